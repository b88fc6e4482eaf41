"""Recruit one official. (F-5.1)"""

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.deeds import TO_RECRUIT, choose_official, choose_region, recruit_official


def why_no_recruit(pos: Position, me: int) -> int:
    """Some official must be in stock. (F-5.8)"""
    return ALLOWED if pos.any_official_stock(me) > 0 else codes.NONE_IN_STOCK


def recruit(pos: Position, me: int) -> Script[None]:
    """An official of any type in stock goes to any region. (F-5.1)"""
    official = yield from choose_official(pos, me, codes.TYPE_NOT_IN_STOCK)
    region = yield from choose_region(me, TO_RECRUIT)
    yield from recruit_official(pos, me, official, region)
