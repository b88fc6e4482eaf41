"""Li Si's soldiers, which he places as soon as he can, and the checks that he tells of. (F-10.8)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire.position import LI_SI, SYMBOLS, Position
from tianxia.games.first_empire.rules.mausoleum import put_soldier, slot_points, why_no_soldier

HAS_ROOM: Final = 0
CAN_SAIL: Final = 1
ENTRANCE_EMPTY: Final = 2
CARD_LEFT: Final = 3
PIECE_LEFT: Final = 4
NO_SOLDIER_IN_REGION: Final = 5
MAJORITY_OPEN: Final = 6
FIRST_OF_ORDER: Final = 7
NO_SOLDIER_AT_SITE: Final = 8
SECTION_OPEN: Final = 9

CHECK_NAMES: Final = (
    "has-room",
    "can-sail",
    "entrance-empty",
    "card-left",
    "piece-left",
    "no-soldier-in-region",
    "majority-open",
    "first-of-order",
    "no-soldier-at-site",
    "section-open",
)


def check(card: int, what: int, where: int, outcome: bool) -> Tell:
    """One thing that he looked at, where, and whether it was so. (F-10.2)"""
    return Tell("li_si_check", (card, what, where, 1 if outcome else 0))


def open_tiles(pos: Position) -> list[int]:
    """Tiles whose condition he meets and where he has no soldier, the best slots first. (F-10.8)"""
    found = [symbol for symbol in range(SYMBOLS) if why_no_soldier(pos, LI_SI, symbol) == ALLOWED]
    return sorted(found, key=lambda symbol: -slot_points(pos, symbol))


def settle(pos: Position) -> Script[None]:
    """Every soldier at his entrance goes to a tile that he has earned; the person chooses among too many. (F-10.8)"""
    while pos.entrance[LI_SI]:
        tiles = open_tiles(pos)
        if not tiles:
            return
        symbol = tiles[0]
        if len(tiles) > pos.entrance[LI_SI]:
            symbol = yield from choose_tile(pos)
        yield from put_soldier(pos, LI_SI, symbol)


def choose_tile(pos: Position) -> Script[int]:
    """The person says which tile he takes. (F-10.8)"""
    return choose(0, "li_si_soldier", lambda: open_tiles(pos))
