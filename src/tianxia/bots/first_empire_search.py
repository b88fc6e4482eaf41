"""The search of The First Empire: what the search through turns must know of the game, and its levels."""

from dataclasses import replace
from random import Random

from tianxia.bots.first_empire import value
from tianxia.bots.turn_levels import judged_by
from tianxia.bots.turn_nodes import Manner
from tianxia.bots.turn_search import Search
from tianxia.engine.eye import Eye
from tianxia.games.first_empire.position import DEAL, OVER, PLAY, Position
from tianxia.games.first_empire.turn import next_step
from tianxia.games.first_empire.unseen import redeal

BUDGETS = {"medium": 50, "hard": 400, "master": 3_200}
"""Iterations a turn, by level."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""
NOBODY = -1


def mover(pos: Position) -> int:
    """Whose turn begins now."""
    return pos.player() if pos.stage == PLAY else NOBODY


def rests(pos: Position) -> bool:
    """Whether the round is over: what the next one deals cannot be foreseen. (F-2.1)"""
    return pos.stage in (DEAL, OVER)


RULES = judged_by("first_empire", next_step, value, redeal, mover, rests)
"""What a level judges by."""
HAND, TAUGHT = RULES["hard"], RULES["master"]
OWN = Manner()
MANNERS = {"medium": replace(OWN, width=5, narrow=2), "hard": replace(OWN, width=10, narrow=4), "master": OWN}
"""How a level goes about it: who follows fewer lines of a turn at a time overlooks more. Figures: docs/strength.md."""


def begun(eye: Eye, rng: Random, level: str) -> Search:
    """A search with a seat's eye, as a level goes about it."""
    return Search(eye, rng, RULES[level], MANNERS[level])
