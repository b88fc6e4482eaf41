"""The search of ZhanGuo: whole turns by the hand-written evaluation, the master's two deep. (turn_tree.py)"""

from dataclasses import replace
from random import Random
from typing import Any

from tianxia.bots.turn_tree import Manner, TurnTree
from tianxia.bots.zhanguo import value
from tianxia.engine.eye import Eye

BUDGETS = {"medium": 1_000, "hard": 8_000, "master": 64_000}
"""No turn takes more answers tried, by level; but for the master the widths below end it earlier."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""


def round_of(pos: Any) -> int:
    """The round of a position; no way on is followed beyond it. (Z-2.1)"""
    number: int = pos.round
    return number


OWN = Manner(value, ("card", "use"), round_of)
MANNERS = {
    "medium": replace(OWN, width=8, ahead=False),
    "hard": replace(OWN, ahead=False),
    "master": OWN,
}
"""What a level follows. docs/strength.md has what that is worth."""


def begun(eye: Eye, rng: Random, level: str) -> TurnTree:
    """A search with a seat's eye, as a level goes about it."""
    return TurnTree(eye, rng, MANNERS[level])
