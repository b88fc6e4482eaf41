"""The search of The First Empire: whole turns, judged at the upper levels by what self-play taught. (turn_tree.py)"""

from dataclasses import replace
from random import Random

from tianxia.bots.first_empire import value
from tianxia.bots.learned import Learned, learned_weights
from tianxia.bots.turn_tree import Manner, TurnTree
from tianxia.engine.eye import Eye
from tianxia.games.first_empire.position import PLAY, Position

BUDGETS = {"medium": 1_000, "hard": 8_000, "master": 64_000}
"""Answers tried a turn, by level."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""


def round_of(pos: Position) -> int:
    """The round while cards are played; no way on is followed into its rewards, which the evaluation weighs. (F-2.1)"""
    return pos.round if pos.stage == PLAY else -1


OWN = Manner(value, ("card", "use"), round_of)
LEARNED = replace(OWN, value=Learned("first_empire", learned_weights("first_empire")))
MANNERS = {"medium": replace(OWN, ahead=False), "hard": replace(LEARNED, ahead=False), "master": LEARNED}
"""What a level follows, and by what it judges. docs/strength.md has what that is worth."""


def begun(eye: Eye, rng: Random, level: str) -> TurnTree:
    """A search with a seat's eye, as a level goes about it."""
    return TurnTree(eye, rng, MANNERS[level])
