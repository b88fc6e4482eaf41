"""The position of the small game as JSON values, and what one seat may know about it."""

from collections.abc import Sequence
from random import Random

from tests.engine.small_game.notation import CARD_NAMES, FAVOUR_NAMES
from tests.engine.small_game.position import BACKS, FAVOURS, KINDS, NOBODY, Position, back_of
from tests.engine.small_game.turn import CARDS, DECKS
from tianxia.engine.game import Json

LISTS = ("layers", "backs", "knowers", "hands", "open_hands", "piles", "coins", "favours", "taken", "gone")
NUMBERS = ("seats", "phase", "round", "turns", "spent", "offer")


def to_json(pos: Position) -> Json:
    """The whole position."""
    lists = {name: list(getattr(pos, name)) for name in LISTS}
    return {**{name: getattr(pos, name) for name in NUMBERS}, **lists}


def from_json(data: Json, _components: object) -> Position:
    """The position that `to_json` wrote."""
    pos = Position(data["seats"])
    for name in NUMBERS:
        setattr(pos, name, data[name])
    for name in LISTS:
        setattr(pos, name, list(data[name]))
    return pos


def named(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    """A multiset as the names of what is in it."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def cards_of(counts: Sequence[int], seat: int) -> list[str]:
    """The cards of one seat in a list by seat and kind."""
    return named(counts[seat * KINDS : (seat + 1) * KINDS], CARD_NAMES)


def shared(pos: Position) -> Json:
    """What everybody may know: everything open, and backs."""
    return {
        "round": pos.round,
        "to_move": pos.to_move(),
        "offer": None if pos.offer == NOBODY else FAVOUR_NAMES[pos.offer],
        "players": [seen_player(pos, other) for other in range(pos.seats)],
    }


def own(pos: Position, seat: int) -> Json:
    """What a seat knows besides: its own hand, and what it put under the decks."""
    return {
        "decks": {DECKS[back]: [seen_layer(pos, n, seat) for n in pos.layers_of(back)] for back in range(BACKS)},
        "hand": None if seat == NOBODY else cards_of(pos.hands, seat),
    }


def seen_player(pos: Position, seat: int) -> Json:
    """What everybody sees of a seat: the backs of its hand, and everything open."""
    return {
        "backs": {DECKS[back]: backs_held(pos, seat, back) for back in range(BACKS)},
        "open": cards_of(pos.open_hands, seat),
        "pile": cards_of(pos.piles, seat),
        "favours": named(pos.taken[seat * FAVOURS : (seat + 1) * FAVOURS], FAVOUR_NAMES),
        "coins": pos.coins[seat],
    }


def seen_layer(pos: Position, layer: int, seat: int) -> Json:
    """A layer of a deck: its size for all, its cards for the seat that put them there."""
    known = seat != NOBODY and pos.knowers[layer] == seat
    return {"size": sum(pos.layer(layer)), "cards": named(pos.layer(layer), CARD_NAMES) if known else None}


def backs_held(pos: Position, seat: int, back: int) -> int:
    """How many cards with this back a seat holds face down."""
    return sum(pos.held(seat, card) for card in CARDS if back_of(card) == back)


def redeal(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """Deal again the hands of the others, by their backs, and all layers that this seat did not put there itself.

    A card that another seat has shown since then must be in its hand, unless it has one of that kind face up.
    """
    shown = [(who, card) for who, question, card in since if question == "show" and who != seat]
    surely = [(who, card) for who, card in shown if not pos.held_openly(who, card)]
    for back in range(BACKS):
        redeal_back(pos, seat, back, [(who, card) for who, card in surely if back_of(card) == back], rng)


def redeal_back(pos: Position, seat: int, back: int, surely: list[tuple[int, int]], rng: Random) -> None:
    """Deal again what has this back: gather the unseen cards, give back what must be where it is, deal out the rest."""
    hands = [other for other in range(pos.seats) if other != seat]
    layers = [number for number in pos.layers_of(back) if pos.knowers[number] != seat]
    places = [(pos.hands, other, backs_held(pos, other, back)) for other in hands]
    places += [(pos.layers, number, sum(pos.layer(number))) for number in layers]
    unseen = [gather(places, card) if back_of(card) == back else 0 for card in CARDS]
    for who, card in surely:
        pos.hands[who * KINDS + card] += 1
        unseen[card] -= 1
    cards = [card for card in CARDS for _ in range(unseen[card])]
    rng.shuffle(cards)
    for counts, number, size in places:
        missing = size - sum(counts[number * KINDS + card] for card in CARDS if back_of(card) == back)
        for _ in range(missing):
            counts[number * KINDS + cards.pop()] += 1


def gather(places: list[tuple[list[int], int, int]], card: int) -> int:
    """Take every card of a kind out of these places; return how many there were."""
    total = 0
    for counts, number, _ in places:
        total += counts[number * KINDS + card]
        counts[number * KINDS + card] = 0
    return total
