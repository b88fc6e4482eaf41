"""Li Si's side of the solo game: pile, deck, turn, soldiers, and phase 3. He is part of the rules, not a bot. (F-10)

His cards are drawn only when he draws them, so nothing about them can be known before. Each check he makes is told with
its outcome, so that a client can show why he did what he did.
"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import Draw, Script, Seat
from tianxia.games.first_empire.ids import (
    ALCHEMIST_CARDS,
    ALCHEMIST_TYPE,
    ALL_ASPECTS,
    ASPECTS,
    DISCARDED,
    HAND,
    IN_DECK,
    LARGE_TOKEN,
    LI_SI,
    MASTER_CARDS,
    NO_ASPECT,
    NOBODY,
    OUT_OF_GAME,
    PLACES,
    REWARD,
    SOLDIER_PRICE,
    TOKENS_KEPT,
    ActionCard,
    Aspect,
    Card,
    Region,
    aspect_of,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import ActionFace
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.elixir import MASTER, give_master, lay_alchemist, move_ship
from tianxia.games.first_empire.rules.li_si_builds import build_palace, build_wall, install_governors
from tianxia.games.first_empire.rules.li_si_soldiers import (
    CAN_SAIL,
    CARD_LEFT,
    ENTRANCE_EMPTY,
    HAS_ROOM,
    YOU,
    check,
    settle,
)
from tianxia.games.first_empire.rules.set_up import draw_card

REVEALS: Final[tuple[str, ...]] = ("li_si_writing", "li_si_currency", "li_si_laws")
"""The questions to chance for the top card of his pile, by its back."""


# -- his pile of unification cards


def make_pile(pos: Position) -> Script[None]:
    """Two cards of each deck, shuffled face down; only the top back shows. (F-10.2)"""
    for aspect in ALL_ASPECTS:
        pos.set_pile(aspect, 2)
    yield from turn_up(pos)


def turn_up(pos: Position) -> Script[None]:
    """The back on top now. Which card it is will be drawn when he plays it. (F-10.2)"""
    if sum(pos.pile_counts()):
        pos.pile_top = yield Draw("pile_top", "pile", pos.pile_counts, LI_SI, pos.round, False)
    else:
        pos.pile_top = NO_ASPECT


# -- his turn


def turn(pos: Position) -> Script[None]:
    """Draw an action card and carry out its top option that is possible; a one-shot leaves the game. (F-10.2)"""
    card: ActionCard = yield Draw("li_si_action", "li_si", pos.action_deck, LI_SI, pos.round, False)
    face = pos.printed.action_cards[card]
    pos.set_action_card(card, OUT_OF_GAME if face.once else DISCARDED)
    pos.tell("li_si_card", card)
    yield from act(pos, card, face)
    pos.end_turn(HAND * pos.players, REWARD)


def act(pos: Position, card: ActionCard, face: ActionFace) -> Script[None]:
    """What the card says. (F-10.3 to F-10.7)"""
    if face.kind == "unification":
        return play_unification(pos, card)
    if face.kind == "elixir":
        return search_elixir(pos, card, face)
    if face.kind == "governor":
        return install_governors(pos, card, face)
    return build_palace(pos, card, face) if face.kind == "palace" else build_wall(pos, card, face)


def play_unification(pos: Position, card: ActionCard) -> Script[None]:
    """The first region with room from Chu up to the round's; if all are full, the court. (F-10.3)"""
    for number in range(pos.round):
        region = Region(number)
        if check(pos, card, HAS_ROOM, region, pos.cards_in(LI_SI, region) < PLACES):
            yield from tuck(pos, region)
            return
    shown = yield from reveal(pos)
    pos.lay_on_court(shown)
    pos.tell("li_si_court", shown)
    for aspect in ALL_ASPECTS:
        pos.gain_tokens(LI_SI, aspect, 1)
    yield from turn_up(pos)


def tuck(pos: Position, region: Region) -> Script[None]:
    """Tuck his top card in the region: 1, 2, 3 tokens by its place, no unrest. (F-10.3)"""
    shown = yield from reveal(pos)
    before = pos.cards_in(LI_SI, region)
    pos.add_card(LI_SI, region, shown)
    pos.tell("tucked", pos.seat_of(LI_SI), shown, region)
    pos.gain_tokens(LI_SI, aspect_of(shown), before + 1)
    yield from turn_up(pos)


def reveal(pos: Position) -> Script[Card]:
    """The top card of his pile, drawn from its deck at this moment. (F-10.2)"""
    card = yield from draw_card(pos, REVEALS, LI_SI, pos.pile_top, False)
    pos.set_pile(pos.pile_top, pos.pile(pos.pile_top) - 1)
    return card


def search_elixir(pos: Position, card: ActionCard, face: ActionFace) -> Script[None]:
    """Sail, place a soldier if the move earned it, then decide once for all symbols. (F-10.4)"""
    start = pos.ship(LI_SI)
    if not check(pos, card, CAN_SAIL, start, pos.can_sail(LI_SI)):
        return
    end = move_ship(pos, LI_SI, face.steps)
    yield from settle(pos)
    symbols = [symbol for symbol in pos.printed.symbols[start + 1 : end + 1] if symbol]
    if symbols:
        waiting = pos.entrance(LI_SI)
        unlocks = check(pos, card, ENTRANCE_EMPTY, waiting, waiting == 0)
        for symbol in symbols:
            yield from resolve_space(pos, card, symbol, unlocks)


def resolve_space(pos: Position, card: ActionCard, symbol: int, unlocks: bool) -> Script[None]:
    """Add a master to his cards; each other symbol gives a soldier or a card. (F-10.4)"""
    if symbol == MASTER:
        yield from take_master(pos)
        return
    for _ in range(symbol):
        if unlocks or not (yield from place_card(pos, card)):
            pos.unlock(LI_SI, 1)
            yield from settle(pos)


def take_master(pos: Position) -> Script[None]:
    """A random master among those left. (F-10.4)"""
    if pos.any_master_left():
        counts = [1 if pos.master_left(master) else 0 for master in MASTER_CARDS]
        drawn: int = yield Draw("li_si_master", "li_si_master", lambda: counts, LI_SI, 0, False)
        give_master(pos, LI_SI, MASTER_CARDS[drawn])


def place_card(pos: Position, card: ActionCard) -> Script[bool]:
    """Place a random alchemist card in the round's region, if he has one left and there is room. (F-10.4)"""
    region = Region(pos.round - 1)
    if not check(pos, card, CARD_LEFT, region, pos.holds_any(LI_SI)):
        return False
    if not check(pos, card, HAS_ROOM, region, pos.cards_in(LI_SI, region) < PLACES):
        return False
    counts = [1 if pos.holds(LI_SI, alchemist) else 0 for alchemist in ALCHEMIST_CARDS]
    # A separate number for each draw: a master that joins them changes which cards can come.
    shuffle = pos.count_type(LI_SI, ALCHEMIST_TYPE)
    drawn: int = yield Draw("li_si_alchemist", "li_si_alchemists", lambda: counts, LI_SI, shuffle, False)
    lay_alchemist(pos, LI_SI, ALCHEMIST_CARDS[drawn], region)
    return True


# -- phase 3


class LiSiAspect(Question):
    """Which of Li Si's equal aspects goes first? (F-10.9)"""

    name = "li_si_aspect"

    def __init__(self, pos: Position, me: Seat, tied: list[Aspect]) -> None:
        """Remember the equal aspects."""
        super().__init__(pos, me)
        self.tied = tied

    def candidates(self) -> Sequence[int]:
        """The equal aspects."""
        return self.tied


def unlock_with_tokens(pos: Position) -> Script[None]:
    """Unlock as many soldiers as he can pay for: large tokens first, then small ones of his ranking. (F-10.9)"""
    count = min(pos.purse(LI_SI) // SOLDIER_PRICE, pos.locked(LI_SI))
    price = SOLDIER_PRICE * count
    need = max(price - LARGE_TOKEN * pos.large_tokens(LI_SI), 0)
    ranking = yield from rank_aspects(pos, need)
    pos.set_ranking(ranking)
    if count:
        pay_large_tokens(pos, price)
        give_small(pos, need)
        pos.unlock(LI_SI, count)
        yield from settle(pos)


def pay_large_tokens(pos: Position, price: int) -> None:
    """Pay large tokens until the price is met; the others go back anyway. (F-10.9)"""
    need = price
    for aspect in ALL_ASPECTS:
        if need > 0 and pos.has_large(LI_SI, aspect):
            pos.put_large(NOBODY, aspect)
            need -= LARGE_TOKEN


def rank_aspects(pos: Position, need: int) -> Script[list[Aspect]]:
    """Rank his aspects by small tokens, once before paying; the human breaks ties that matter. (F-10.9)"""
    leaving = max(need, pos.all_tokens(LI_SI) - TOKENS_KEPT)
    ranking: list[Aspect] = []
    gone = 0
    while len(ranking) < ASPECTS:
        left = [aspect for aspect in ALL_ASPECTS if aspect not in ranking]
        most = max([pos.tokens(LI_SI, aspect) for aspect in left])
        tied = [aspect for aspect in left if pos.tokens(LI_SI, aspect) == most]
        first = tied[0]
        if len(tied) > 1 and gone < leaving < gone + most * len(tied):
            first = yield LiSiAspect(pos, YOU, tied)
        ranking.append(first)
        gone += most
    return ranking


def give_small(pos: Position, count: int) -> None:
    """Return small tokens in the order of his ranking. (F-10.9)"""
    left = count
    for aspect in pos.ranking():
        given = min(left, pos.tokens(LI_SI, aspect))
        if given:
            pos.spend_tokens(LI_SI, aspect, given)
            left -= given
            pos.tell("li_si_paid", aspect, given)


def return_excess(pos: Position) -> None:
    """Keep five small tokens, like everybody. (F-10.9)"""
    give_small(pos, max(pos.all_tokens(LI_SI) - TOKENS_KEPT, 0))


def end_round(pos: Position) -> None:
    """The rest of his pile leaves the game unseen; his discards return to the deck. (F-10.2, F-10.10)"""
    for aspect in ALL_ASPECTS:
        pos.set_pile(aspect, 0)
    pos.pile_top = NO_ASPECT
    pos.set_ranking([])
    for number in range(1, len(pos.printed.action_cards)):
        card = ActionCard(number)
        if pos.action_card(card) == DISCARDED:
            pos.set_action_card(card, IN_DECK)
