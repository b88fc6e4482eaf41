"""What moves within a turn of ZhanGuo, for `bots/trail.py`: officials by points and for free, and workers."""

from tianxia.bots.trail import SETTLED, Shift
from tianxia.engine.script import Tell
from tianxia.games.zhanguo.ids import OFFICIALS, REGIONS
from tianxia.games.zhanguo.rules.moves import ALONG, MOVE_OF, SIDE

WORKER = OFFICIALS
"""Kinds of pieces are the three colours of officials, then workers."""
BELOW = REGIONS
"""Places are the governors areas, then the workers areas."""


def shift(tell: Tell) -> Shift | None:
    """The move that a fact tells; hiring and governors depend on where officials are. (Z-5.4, Z-5.6)"""
    if tell.name == "moved":
        return _by_points(tell.facts[1])
    if tell.name == "down":
        return tell.facts[1], tell.facts[2], tell.facts[2] + BELOW
    if tell.name == "worker_moved":
        return WORKER, tell.facts[1], tell.facts[2]
    return SETTLED if tell.name in ("hired", "installed") else None


def _by_points(answer: int) -> Shift:
    """A move that costs points. (Z-5.2)"""
    move = MOVE_OF[answer]
    left = move.region + (0 if move.kind == SIDE else BELOW)
    return move.official, left, move.to + (BELOW if move.kind == ALONG else 0)
