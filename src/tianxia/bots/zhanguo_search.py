"""The search of ZhanGuo: whole turns by the hand-written evaluation, two of one's own deep. (turn_tree.py)"""

from random import Random
from typing import Any

from tianxia.bots.turn_tree import Manner, TurnTree
from tianxia.bots.zhanguo import value
from tianxia.engine.eye import Eye

BUDGETS = {"medium": 1_000, "hard": 8_000, "master": 64_000}
"""Answers tried a turn, by level."""


def round_of(pos: Any) -> int:
    """The round of a position; no way on is followed beyond it. (Z-2.1)"""
    number: int = pos.round
    return number


OWN = Manner(value, ("card", "use"), round_of)


def begun(eye: Eye, rng: Random) -> TurnTree:
    """A search with a seat's eye."""
    return TurnTree(eye, rng, OWN)
