"""Recruit 1 official. (Z-5.1)"""

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import COLOURS
from tianxia.games.zhanguo.position import ALL_REGIONS, THREE, Position


def why_no_recruit(pos: Position, me: int) -> int:
    """Somebody must be in the supply. (Z-5.1)"""
    at = me * COLOURS
    return ALLOWED if pos.supply[at] or pos.supply[at + 1] or pos.supply[at + 2] else codes.SUPPLY_EMPTY


def why_no_official(pos: Position, me: int, colour: int, code: int) -> int:
    """An official of that colour must be in the supply; the code says by which rule. (Z-5.1, Z-5.5, Z-7.3)"""
    if not 0 <= colour < COLOURS:
        return NOT_A_CANDIDATE
    return ALLOWED if pos.supply[me * COLOURS + colour] else code


def recruit(pos: Position, me: int) -> Script[None]:
    """Send one official of any colour in supply to any governors area. (Z-5.1)"""
    colour: int = yield AskWith(
        me, "official", lambda: THREE, lambda colour: why_no_official(pos, me, colour, codes.NO_SUCH_OFFICIAL)
    )
    region: int = yield AskWith(me, "official_region", lambda: ALL_REGIONS, about=(colour,))
    yield send_official(pos, me, colour, region)


def send_official(pos: Position, me: int, colour: int, region: int) -> Tell:
    """An official goes from the supply to a governors area; there is always room. (Z-5.1)"""
    pos.supply[me * COLOURS + colour] -= 1
    pos.above[me * 15 + region * 3 + colour] += 1
    return Tell("recruited", (me, colour, region))
