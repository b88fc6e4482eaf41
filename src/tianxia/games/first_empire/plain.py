"""The whole position as plain values and back: what `tianxia replay --states` prints and saved matches hold.

Every score can be worked out by hand from it. The keys are those of `shown.py`, and `hands` and `deck`.
"""

from collections.abc import Sequence
from typing import Any

from tianxia.engine.game import Plain
from tianxia.games.first_empire import names
from tianxia.games.first_empire.components import FirstEmpireComponents
from tianxia.games.first_empire.names import card_named
from tianxia.games.first_empire.position import (
    ASPECTS,
    CARDS,
    ON_TRACK,
    PLACES,
    REGIONS,
    SLOTS,
    SOURCES,
    Position,
    empty_position,
)
from tianxia.games.first_empire.views.printed import faces, printed
from tianxia.games.first_empire.views.table import PILE_NAMES, STAGE_NAMES, open_part


def to_plain(pos: Position) -> Plain:
    """All of it, with every hand, what is printed on their cards, and the cards still in the decks."""
    seen = printed(pos)
    hands = [card for seat in range(pos.seats) for card in pos.hand(seat)]
    return {
        "rules": pos.rules,
        **open_part(pos),
        "printed": {**seen, "cards": {**seen["cards"], **faces(pos, hands)}},
        "hands": [pos.hand(seat) for seat in range(pos.seats)],
        "deck": [card for card in range(1, CARDS + 1) if pos.deck[card]],
    }


def from_plain(plain: Plain, components: FirstEmpireComponents) -> Position:
    """The position that `to_plain` wrote. What follows from the components is not read but looked up there."""
    seats, level, tableau = plain["seats"], plain["li_si"] or 0, names.TABLEAU_NAMES.index(plain["tableau"])
    box = components.box(max(seats, 2), tableau, level)
    pos = empty_position(box, seats, level, tableau, int(plain["advanced"]), plain["rules"])
    _put_stage(pos, plain)
    _put_cards(pos, plain)
    for player, board in enumerate(plain["boards"]):
        _put_board(pos, player, board)
    _put_regions(pos, plain)
    _put_walls(pos, plain)
    _put_mausoleum(pos, plain)
    if level:
        _put_solo(pos, plain)
    return pos


def _number(known: Sequence[str], name: str | None) -> int:
    """A number from 1 on by its name, 0 for null."""
    return 0 if name is None else known.index(name) + 1


def _owner(player: int | None) -> int:
    return 0 if player is None else player + 1


def _put_stage(pos: Position, plain: Plain) -> None:
    pos.stage = STAGE_NAMES.index(plain["stage"])
    pos.round, pos.turn, pos.order = plain["round"], plain["turn"], list(plain["order"])
    pos.marker = [ON_TRACK if row is None else row for row in plain["markers"]]


def _put_cards(pos: Position, plain: Plain) -> None:
    pos.court = list(plain["court"])
    pos.deck = [0] * (CARDS + 1)
    for card in plain["deck"]:
        pos.deck[card] = 1
    for seat, hand in enumerate(plain["hands"]):
        pos.put_in_hand(seat, list(hand))
    pos.large = [_owner(plain["large_tokens"][name]) for name in names.ASPECT_NAMES]
    pos.masters, pos.masters_in_play = _masters(plain["masters"]), _masters(plain["masters_in_play"])


def _masters(there: Sequence[str]) -> int:
    return sum(1 << int(name[1:]) - 1 for name in there)


def _put_board(pos: Position, me: int, board: Any) -> None:
    for region, name in enumerate(names.REGION_NAMES):
        _put_own_region(pos, me, region, board["regions"][name])
    for number, aspect in enumerate(names.ASPECT_NAMES):
        pos.small[me * ASPECTS + number] = board["tokens"][aspect]
    pos.alchemists[me] = sum(1 << names.ALCHEMIST_NAMES.index(name) for name in board["alchemists"])
    pos.ship[me], pos.locked[me], pos.entrance[me] = board["ship"], board["locked"], board["entrance"]
    for number, source in enumerate(names.SOURCE_NAMES):
        pos.vp[me * SOURCES + number] = board["points"][source]
    for number, tile in enumerate(board["starting_tiles"]):
        pos.starting[me * 2 + number] = _number(names.STARTING_TILE_NAMES, tile)
    pos.chosen[me] = _number(names.STARTING_TILE_NAMES, board["starting_tile"])


def _put_own_region(pos: Position, me: int, region: int, plain: Any) -> None:
    first = me * PLACES + region * 3
    for number, card in enumerate(plain["cards"]):
        pos.cards[first + number] = card_named(card["card"])
        pos.emperor[first + number] = _number(names.ACTION_NAMES, card["emperor_tile"])
    for kind, name in enumerate(names.OFFICIAL_NAMES):
        pos.officials[first + kind] = plain["officials"][name]
    place = me * REGIONS + region
    pos.workers[place], pos.unrest[place] = plain["workers"], plain["unrest"]
    pos.governors[place], pos.palaces[place] = plain["governors"], plain["palaces"]
    for number, tile in enumerate(plain.get("palace_tiles", [])):
        pos.li_tiles[region * 3 + number] = _number(names.PALACE_TILE_NAMES, tile)


def _put_regions(pos: Position, plain: Plain) -> None:
    for region, name in enumerate(names.REGION_NAMES):
        here = plain["regions"][name]
        for number, tile in enumerate(here["palace_tiles"]):
            pos.palace_tiles[region * 3 + number] = _number(names.PALACE_TILE_NAMES, tile)
        for number, space in enumerate(here["governor_tiles"]):
            pos.governor_tiles[region * 2 + number] = _number(names.GOVERNOR_TILE_NAMES, space["tile"])
            pos.governor_on[region * 2 + number] = _owner(space["governor"])


def _put_walls(pos: Position, plain: Plain) -> None:
    for number, name in enumerate(names.SECTION_NAMES):
        section = plain["walls"][name]
        pos.wall_tiles[number] = _number(names.CRITERION_NAMES, section["criterion"]) - 1
        for slot, there in enumerate(section["slots"]):
            pos.walls[number * SLOTS + slot] = _owner(there["wall"])
    for at, site in enumerate(names.SITE_NAMES):
        for number, tile in enumerate(plain["emperor_tiles"][site]):
            pos.emperor_piles[at * 2 + number] = _number(names.ACTION_NAMES, tile)


def _put_mausoleum(pos: Position, plain: Plain) -> None:
    for symbol, name in enumerate(names.SYMBOL_NAMES):
        tomb = plain["mausoleum"][name]
        pos.spot[symbol] = (tomb["row"] - 1) * 3 + tomb["column"] - 1
        pos.tomb_tile[symbol] = _number(names.TOMB_TILE_NAMES, tomb["tile"]) - 1
        for slot, there in enumerate(tomb["slots"]):
            pos.soldiers[symbol * SLOTS + slot] = _owner(there["soldier"])


def _put_solo(pos: Position, plain: Plain) -> None:
    solo = plain["solo"]
    pos.li_cards = [0] * len(pos.li_cards)
    for card, place in solo["action_cards"].items():
        pos.li_cards[int(card)] = PILE_NAMES.index(place)
    pos.pile = [solo["pile"][name] for name in names.ASPECT_NAMES]
    pos.pile_top = _number(names.ASPECT_NAMES, solo["pile_top"]) - 1
    pos.li_rank = [names.ASPECT_NAMES.index(name) for name in solo["ranking"]]
