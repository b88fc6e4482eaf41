"""Install 1 governor, on a bonus square as long as one is free. (Z-5.4, Z-5.5)"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.actions.recruit import send_official, why_no_official, why_no_recruit
from tianxia.games.zhanguo.kit import COLOURS, NO_SQUARE, REGIONS, SQUARE_OFFICIAL, SQUARE_POINTS, SQUARES
from tianxia.games.zhanguo.officials import has_officials, spend_points
from tianxia.games.zhanguo.position import ALL_REGIONS, FROM_SQUARES, NOBODY, THREE, Position, governors_left
from tianxia.games.zhanguo.unification import lower_unrest

OPEN_AREA: Final = 3
"""Stands for the place beside the squares of a region."""
SQUARE_BONUS_POINTS: Final = 4
SQUARE_BONUS_VP: Final = 4
NO_OFFICIAL: Final = 3
"""The answer of a player who wants no official from a square."""
OFFICIAL_OR_NONE: Final[tuple[int, ...]] = (0, 1, 2, NO_OFFICIAL)


def why_no_governor(pos: Position, me: int) -> int:
    """A governor must be in supply, and some governors area hold one official of each colour. (Z-5.4)"""
    for region in ALL_REGIONS:
        if has_set(pos, me, region):
            return ALLOWED if governors_left(pos, me) > 0 else codes.NO_GOVERNOR_LEFT
    return codes.NO_GOVERNOR_LEFT if governors_left(pos, me) == 0 else codes.NO_SET_ANYWHERE


def has_set(pos: Position, me: int, region: int) -> bool:
    """Whether a governors area holds one red, one gray and one white official. (Z-5.4)"""
    at = me * 15 + region * 3
    above = pos.above
    return above[at] > 0 and above[at + 1] > 0 and above[at + 2] > 0


def why_no_governor_in(pos: Position, me: int, region: int) -> int:
    """The set must be in the governors area of that very region. (Z-5.4)"""
    if not 0 <= region < REGIONS:
        return NOT_A_CANDIDATE
    return ALLOWED if has_set(pos, me, region) else codes.NO_SET_HERE


def install_governor(pos: Position, me: int) -> Script[None]:
    """Return a set of officials to the supply, then install a governor in their region. (Z-5.4)"""
    region: int = yield AskWith(me, "governor", lambda: ALL_REGIONS, lambda region: why_no_governor_in(pos, me, region))
    for colour in THREE:
        pos.above[me * 15 + region * 3 + colour] -= 1
        pos.supply[me * COLOURS + colour] += 1
    yield from place_governor(pos, me, region)


def why_no_square(pos: Position, region: int, square: int) -> int:
    """A square must be printed there and be free. (Z-5.4)"""
    if not 0 <= square < SQUARES:
        return NOT_A_CANDIDATE
    at = region * SQUARES + square
    if pos.kit.squares[at] == NO_SQUARE:
        return codes.NO_SQUARE_THERE
    return ALLOWED if pos.squares[at] == NOBODY else codes.SQUARE_TAKEN


def place_governor(pos: Position, me: int, region: int) -> Script[None]:
    """A governor on a free square with its bonus, in the open area if none is free; then no unrest. (Z-5.4)"""
    square = OPEN_AREA
    if any(why_no_square(pos, region, free) == ALLOWED for free in THREE):
        square = yield AskWith(
            me, "square", lambda: THREE, lambda square: why_no_square(pos, region, square), about=(region,)
        )
        pos.squares[region * SQUARES + square] = me
    pos.governors[me * REGIONS + region] += 1
    yield Tell("installed", (me, region, square))
    if square != OPEN_AREA:
        yield from square_bonus(pos, me, pos.kit.squares[region * SQUARES + square])
    if pos.unrest[me * REGIONS + region]:
        yield lower_unrest(pos, me, region, 0)


def square_bonus(pos: Position, me: int, kind: int) -> Script[None]:
    """Up to 4 re-assignment points, up to one official, or 4 VP. (Z-5.5)"""
    if kind == SQUARE_POINTS:
        if has_officials(pos, me):
            yield from spend_points(pos, me, SQUARE_BONUS_POINTS)
    elif kind == SQUARE_OFFICIAL:
        if why_no_recruit(pos, me) == ALLOWED:
            yield from official_from_square(pos, me)
    else:
        pos.score(me, FROM_SQUARES, SQUARE_BONUS_VP)
        yield Tell("scored", (me, SQUARE_BONUS_VP, FROM_SQUARES))


def official_from_square(pos: Position, me: int) -> Script[None]:
    """An official of choice from the supply to any governors area, or none. (Z-5.5)"""
    colour: int = yield AskWith(
        me, "square_official", lambda: OFFICIAL_OR_NONE, lambda colour: why_no_gift(pos, me, colour)
    )
    if colour != NO_OFFICIAL:
        region: int = yield AskWith(me, "official_region", lambda: ALL_REGIONS, about=(colour,))
        yield send_official(pos, me, colour, region)


def why_no_gift(pos: Position, me: int, colour: int) -> int:
    """To take none is always allowed. (Z-5.5)"""
    if colour == NO_OFFICIAL:
        return ALLOWED
    return why_no_official(pos, me, colour, codes.SQUARE_LACKS_OFFICIAL)
