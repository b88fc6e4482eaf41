"""Search for the elixir. (F-5.2)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.elixir import sail

STEPS: Final = 3


def why_no_search(pos: Position, me: int) -> int:
    """Impossible from the last space. (F-5.2)"""
    return ALLOWED if pos.ship[me] < pos.box.last_space else codes.SHIP_AT_END


def search(pos: Position, me: int) -> Script[None]:
    """The ship moves three spaces. (F-5.2)"""
    return sail(pos, me, STEPS)
