"""Every question of The First Empire: what it is about, all its answers, their spots and what they are called.

Spots: `hand:57`, `tucked:57`, `alchemist:A1`, `master:M1`, `board:chu` (a region of the player's board) with `:above`
(all its officials), `:general`, `:worker`, `:unrest` and `:place` (the next one for a card), `map:chu` with `:tile:1`,
`:tile:1:left`, `:open` and `:palace:any`, `court:palace`, `wall:west-left` with `:slot:2`, `supply:general`,
`token:laws` and `own:laws` with `:large`, `li_si:laws`, `tomb:chu`, `reward:laws`, `start:S1`, `unlock:2`; answers
without a place on the table have a word: `stop`, `pass`, `nothing`.
"""

from collections.abc import Callable
from dataclasses import replace

from tianxia.engine.question import STOP, Choice, Describe, Question, Spot, Text
from tianxia.engine.script import ALLOWED, Ask, Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.events import SHOWN
from tianxia.games.first_empire.ids import (
    COINS,
    MOVERS,
    NO_CARD,
    Action,
    Card,
    Official,
    PalaceTile,
    Region,
    Section,
    Tomb,
)
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.notation import KEYS
from tianxia.games.first_empire.notes import (
    brings,
    card_face,
    governor_tile,
    region_note,
    reward_notes,
    tomb_notes,
    wakes_note,
    word,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.asking import PURPOSES
from tianxia.games.first_empire.rules.court import ACTIVATE, awake, why_asleep
from tianxia.games.first_empire.rules.criteria import slot_worth
from tianxia.games.first_empire.rules.governor import AREA
from tianxia.games.first_empire.rules.mausoleum import NO_MORE_SOLDIERS
from tianxia.games.first_empire.rules.moves import NO_MORE_REGIONS, STOP_MOVING, WORKER
from tianxia.games.first_empire.rules.palace import tile_points
from tianxia.games.first_empire.rules.rewards import ACCEPT
from tianxia.games.first_empire.views.planning import waiting
from tianxia.games.first_empire.views.printed import halves
from tianxia.games.first_empire.views.table import reward as reward_json
from tianxia.games.first_empire.views.table import section

PARTS = {
    **dict.fromkeys(("tuck", "place"), ":place"),
    **dict.fromkeys(("calm", "reset"), ":unrest"),
    "recruit": ":above",
    "hire": ":worker",
}
"""The part of a region of the player's board that it concerns; governors and palaces go to the game board."""


# -- spots


def board(region: int, part: str = "") -> Spot:
    """A region of the player's board, or a part of it."""
    return f"board:{names.REGION_NAMES[region]}{part}"


def at_map(region: int, part: str = "") -> Spot:
    """A region of the game board, or a part of it."""
    return f"map:{names.REGION_NAMES[region]}{part}"


def wall(section: int, part: str = "") -> Spot:
    """A section of the wall, or a slot of it."""
    return f"wall:{names.SECTION_NAMES[section]}{part}"


# -- answers, one function per kind


def stop(ask: Ask) -> Choice:
    """Stopping."""
    return Choice((STOP,), Text("first_empire-choice-stop", {"question": ask.name}))


def starting_tile(_pos: Position, _ask: Ask, tile: int) -> Choice:
    """A starting tile. (F-1.8)"""
    name = names.STARTING_TILE_NAMES[tile - 1]
    return Choice((f"start:{name}",), Text("first_empire-starting-tile", {"starting_tile": name}))


def card_at(place: str) -> Describe:
    """A card with what is printed on it: in hand, beside the board, or among the masters."""

    def describe(pos: Position, _ask: Ask, card: int) -> Choice:
        name = card_name(Card(card))
        return Choice(
            (f"{place}:{name}",), Text("first_empire-choice-card", {"card": name}), (card_face(pos, Card(card)),)
        )

    return describe


def own_card(pos: Position, ask: Ask, answer: int) -> Choice:
    """A card in the player's tableau, and where it is. (F-4.4, F-5.6)"""
    if answer == NO_CARD:
        return stop(ask)
    me, card = Seat(ask.seat), Card(answer)
    values = {"card": card_name(card), "region": names.REGION_NAMES[pos.region_of(me, card)]}
    face = card_face(pos, card, pos.trigger_of(me, card))
    return Choice((f"tucked:{card_name(card)}",), Text("first_empire-choice-own-card", values), (face,))


def emperor(pos: Position, ask: Ask, card: int) -> Choice:
    """A card in the player's tableau, and what would trigger it from now on. (F-5.6)"""
    choice = own_card(pos, ask, card)
    (action,) = ask.about()
    note = Text("first_empire-would-wake", {"action": names.ACTION_NAMES[action]})
    return replace(choice, notes=(*choice.notes, note))


def use(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """Unification, court, or nothing. (F-2.3, F-4.1)"""
    name = KEYS["use"][answer]
    return Choice((("board", "court", "nothing")[answer],), word(name))


def in_region(pos: Position, ask: Ask, region: int) -> Choice:
    """A region for some purpose, with what is there on the player's board."""
    purpose = PURPOSES[ask.about()[0]] if ask.name == "region" else ask.name
    spot = board(region, PARTS[purpose]) if purpose in PARTS else at_map(region)
    return region_choice(pos, ask, region, spot, purpose)


def to(pos: Position, ask: Ask, region: int) -> Choice:
    """Where an official or a worker moves. (F-4.2, F-6.1)"""
    _start, piece = ask.about()
    spot = board(region, ":worker" if piece == WORKER else ":above")
    return region_choice(pos, ask, region, spot, "to")


def region_choice(pos: Position, ask: Ask, region: int, spot: Spot, purpose: str) -> Choice:
    """A region, with what is there on the player's board."""
    text = Text("first_empire-choice-region", {"purpose": purpose, "region": names.REGION_NAMES[region]})
    return Choice((spot,), text, (region_note(pos, Seat(ask.seat), Region(region)),))


def worker(pos: Position, ask: Ask, region: int) -> Choice:
    """A worker of a region, or stopping. (F-5.5, F-5.6, F-6.1)"""
    if region == NO_MORE_REGIONS:
        return stop(ask)
    text = Text("first_empire-choice-worker", {"region": names.REGION_NAMES[region]})
    return Choice((board(region, ":worker"),), text, (region_note(pos, Seat(ask.seat), Region(region)),))


def calm(pos: Position, ask: Ask, region: int) -> Choice:
    """A region where unrest is lowered, or stopping. (F-6.1, F-8.2)"""
    return stop(ask) if region == NO_MORE_REGIONS else in_region(pos, ask, region)


def action(pos: Position, ask: Ask, answer: int) -> Choice:
    """A court action, and what it would activate with the card being played. (F-4.1, F-4.3)"""
    name = names.ACTION_NAMES[answer]
    (card,) = ask.about()
    asleep = why_asleep(pos, Card(card), Action(answer))
    cards = waiting(pos, Seat(ask.seat))[0][answer] if asleep == ALLOWED else []
    return Choice((f"court:{name}",), Text("first_empire-action", {"action": name}), (wakes_note(cards),))


def official(pos: Position, ask: Ask, answer: int) -> Choice:
    """An official from the player's stock. (F-5.1)"""
    name = names.OFFICIAL_NAMES[answer]
    note = Text("first_empire-left-in-stock", {"count": pos.officials_left(Seat(ask.seat), Official(answer))})
    return Choice((f"supply:{name}",), Text("first_empire-official", {"official": name}), (note,))


def symbol(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """What a symbol of the elixir track gives. (F-5.2)"""
    return Choice((("unlock:1", "alchemists")[answer],), word(KEYS["symbol"][answer]))


def space(pos: Position, ask: Ask, answer: int) -> Choice:
    """A space for a governor, with the bonus of its tile. (F-5.3)"""
    (region,) = ask.about()
    text = Text("first_empire-choice-space", {"answer": KEYS["space"][answer], "region": names.REGION_NAMES[region]})
    if answer == AREA:
        return Choice((at_map(region, ":open"),), text)
    note = governor_tile(pos, pos.governor_tile(Region(region), answer))
    return Choice((at_map(region, f":tile:{answer + 1}"),), text, (note,))


def half(pos: Position, ask: Ask, answer: int) -> Choice:
    """Half a governor tile. (F-6.4)"""
    region, at = ask.about()
    data = halves(pos.printed, pos.governor_tile(Region(region), at))[answer]
    name = KEYS["half"][answer]
    return Choice((at_map(region, f":tile:{at + 1}:{name}"),), word(name), (Text("first_empire-ability", data),))


def palace_tile(pos: Position, ask: Ask, kind: int) -> Choice:
    """A palace tile, and what it is worth now. (F-6.5)"""
    (region,) = ask.about()
    name = names.PALACE_TILE_NAMES[kind]
    text = Text("first_empire-palace-tile", {"palace_tile": name})
    worth = tile_points(pos, Seat(ask.seat), Region(region), PalaceTile(kind))
    return Choice((at_map(region, f":palace:{name}"),), text, (brings(worth),))


def token_at(place: str, large: bool = False) -> Describe:
    """A token by its aspect: from the supply or the player's own, small or large."""

    def describe(_pos: Position, _ask: Ask, answer: int) -> Choice:
        coin = COINS[answer]
        is_large, aspect = large or coin.large, names.ASPECT_NAMES[coin.aspect]
        text = Text("first_empire-token", {"token": f"large-{aspect}" if is_large else aspect})
        return Choice((f"{place}:{aspect}{':large' if is_large else ''}",), text)

    return describe


def wall_section(pos: Position, ask: Ask, answer: int) -> Choice:
    """A wall section: what it pays by rods, and how often the player meets its criterion. (F-5.6)"""
    text = Text("first_empire-section", {"section": names.SECTION_NAMES[answer]})
    data = section(pos, Section(answer))
    if data["criterion"] is None or data["points_by_rods"] is None:
        return Choice((wall(answer),), text)
    worth = "/".join(str(points) for points in data["points_by_rods"])
    pays = Text("first_empire-wall-tile", {"worth": worth, "criterion": data["criterion"]})
    met = Text("first_empire-met", {"count": pos.criterion(Section(answer)).times_met(pos, Seat(ask.seat))})
    return Choice((wall(answer),), text, (pays, met))


def slot(pos: Position, ask: Ask, answer: int) -> Choice:
    """A slot of a wall section, and what a wall there is worth now. (F-5.6)"""
    (at,) = ask.about()
    met = pos.criterion(Section(at)).times_met(pos, Seat(ask.seat))
    worth = slot_worth(pos, Section(at), answer, met)
    text = Text("first_empire-choice-slot", {"slot": answer + 1, "rods": pos.printed.rods[at][answer]})
    return Choice((wall(at, f":slot:{answer + 1}"),), text, (brings(worth),))


def after(pos: Position, ask: Ask, answer: int) -> Choice:
    """What follows a court action. (F-4.2)"""
    (action,) = ask.about()
    cards = [card_name(card) for card in awake(pos, Seat(ask.seat), Action(action), [])]
    notes = (wakes_note(cards),) if answer == ACTIVATE else ()
    return Choice((("awake", "officials", "pass")[answer],), word(KEYS["after"][answer]), notes)


def mover(_pos: Position, ask: Ask, answer: int) -> Choice:
    """An official on the player's board, or no more moves. (F-4.2, F-6.1)"""
    if answer == STOP_MOVING:
        return stop(ask)
    region, name = MOVERS[answer].region, names.OFFICIAL_NAMES[MOVERS[answer].official]
    values = {"official": name, "region": names.REGION_NAMES[region]}
    return Choice((board(region, f":{name}"),), Text("first_empire-choice-mover", values))


def tile_of_tomb(pos: Position, ask: Ask, answer: int) -> Choice:
    """A mausoleum tile: its condition, and what a soldier there is worth. (F-7.1, F-7.2)"""
    if answer == NO_MORE_SOLDIERS:
        return stop(ask)
    name = names.SYMBOL_NAMES[answer]
    return Choice((f"tomb:{name}",), Text("first_empire-spot", {"spot": name}), tomb_notes(pos, ask, Tomb(answer)))


def reward(pos: Position, ask: Ask, answer: int) -> Choice:
    """Accept a reward, or pass. (F-8.2)"""
    (row,) = ask.about()
    name = names.ASPECT_NAMES[pos.printed.rows[row]]
    if answer != ACCEPT:
        return Choice(("pass",), Text("first_empire-choice-reward", {"answer": "pass", "aspect": name}))
    text = Text("first_empire-choice-reward", {"answer": "accept", "aspect": name})
    return Choice((f"reward:{name}",), text, reward_notes(reward_json(pos.reward(row))))


def another_card(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """Whether to place one more alchemist card. (F-8.2)"""
    return Choice((("alchemists", STOP)[answer],), word(KEYS["another_card"][answer]))


def unlock(_pos: Position, _ask: Ask, count: int) -> Choice:
    """How many soldiers to unlock for tokens. (F-8.4)"""
    return Choice((f"unlock:{count}" if count else STOP,), Text("first_empire-choice-unlock", {"count": count}))


# -- the list


def asked(name: str, describe: Describe, *about: str, many: bool = False) -> Question:
    """A question to a seat."""
    return Question(name, tuple(KEYS[name]), describe, {each: ABOUT.get(each, int) for each in about}, many)


def drawn(name: str) -> Question:
    """A question to chance."""
    return Question(name, tuple(KEYS[name]))


ABOUT: dict[str, Callable[[int], object]] = {
    **SHOWN,
    "purpose": lambda purpose: PURPOSES[purpose],
    "piece": lambda piece: (*names.OFFICIAL_NAMES, "worker")[piece],
}
"""How what a question is about is written: as in events, plus two things that no event tells."""
QUESTIONS: tuple[Question, ...] = (
    asked("starting_tile", starting_tile),
    asked("card", card_at("hand")),
    asked("use", use, "card"),
    asked("region", in_region, "purpose"),
    asked("action", action, "card"),
    asked("official", official),
    asked("symbol", symbol),
    asked("alchemist", card_at("alchemist")),
    asked("master", card_at("master")),
    asked("space", space, "region"),
    asked("half", half, "region", "space"),
    asked("worker", worker, "purpose"),
    asked("palace_tile", palace_tile, "region"),
    asked("large_token", token_at("token", large=True)),
    asked("section", wall_section),
    asked("slot", slot, "section"),
    asked("emperor", emperor, "action"),
    asked("after", after, "action"),
    asked("ability", own_card, "action", many=True),
    asked("mover", mover),
    asked("to", to, "region", "piece"),
    asked("calm", calm),
    asked("reset", calm),
    asked("token", token_at("token")),
    asked("soldier", tile_of_tomb),
    asked("put", tile_of_tomb),
    asked("reward", reward, "row"),
    asked("another_card", another_card),
    asked("unlock", unlock),
    asked("pay", token_at("own"), "need"),
    asked("return", token_at("own")),
    asked("li_si_soldier", tile_of_tomb),
    asked("li_si_aspect", token_at("li_si")),
    drawn("tomb_spot"),
    drawn("tomb_region"),
    drawn("tomb_wall"),
    drawn("palace_tile"),
    drawn("wall_tile"),
    drawn("wall_side"),
    drawn("emperor_tile"),
    drawn("governor_tile"),
    drawn("governor_space"),
    drawn("masters"),
    drawn("first"),
    drawn("starting_deal"),
    drawn("deal_writing"),
    drawn("deal_currency"),
    drawn("deal_laws"),
    drawn("pile_top"),
    drawn("li_si_action"),
    drawn("li_si_writing"),
    drawn("li_si_currency"),
    drawn("li_si_laws"),
    drawn("li_si_master"),
    drawn("li_si_alchemist"),
)
