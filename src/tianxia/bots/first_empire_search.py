"""The search of The First Empire: whole turns by the hand-written evaluation, two of one's own deep. (turn_tree.py)"""

from random import Random

from tianxia.bots.first_empire import value
from tianxia.bots.turn_tree import Manner, TurnTree
from tianxia.engine.eye import Eye
from tianxia.games.first_empire.position import PLAY, Position

BUDGETS = {"medium": 1_000, "hard": 8_000, "master": 64_000}
"""Answers tried a turn, by level."""
UNIT = "points"
"""Values are victory points."""


def round_of(pos: Position) -> int:
    """The round while cards are played; no way on is followed into its rewards, which the evaluation weighs. (F-2.1)"""
    return pos.round if pos.stage == PLAY else -1


OWN = Manner(value, ("card", "use"), round_of)


def begun(eye: Eye, rng: Random) -> TurnTree:
    """A search with a seat's eye."""
    return TurnTree(eye, rng, OWN)
