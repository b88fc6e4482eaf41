"""The search of The First Empire: what the search through turns must know of the game, and its levels."""

from dataclasses import replace
from random import Random

from tianxia.bots import turn_levels
from tianxia.bots.first_empire.evaluation import value
from tianxia.bots.turn_levels import judged_by
from tianxia.bots.turn_nodes import Manner
from tianxia.bots.turn_search import Search
from tianxia.engine.eye import Eye
from tianxia.engine.game import Json
from tianxia.games.first_empire.ids import DEAL, OVER, PLAY
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.redeal import redeal
from tianxia.games.first_empire.rules.turn import next_step

BUDGETS = {"medium": 50, "hard": 400, "master": 3_200}
"""Iterations a turn, by level."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""
TO_COME = {2: (79, 51, 22, 7, -6), 3: (75, 44, 11, -1, -7), 4: (56, 25, -8, -22, -31)}
"""By players and round: points that players had in the end beyond their value; means of games of the easy level."""
NOBODY = -1


def mover(pos: Position) -> int:
    """Whose turn begins now."""
    return pos.player() if pos.stage == PLAY else NOBODY


def rests(pos: Position) -> bool:
    """Whether the round is over: what the next one deals cannot be foreseen. (F-2.1)"""
    return pos.stage in (DEAL, OVER)


def at_end(view: Json, value: float) -> float:
    """The points at the end of the game that a value stands for, as far as can be said."""
    return turn_levels.at_end(view, value, len(view["boards"]), TO_COME[len(view["boards"])])


RULES = judged_by("first_empire", next_step, value, redeal, mover, rests)
"""What a level judges by."""
HAND, TAUGHT = RULES["hard"], RULES["master"]
OWN = Manner()
MANNERS = {"medium": replace(OWN, width=5, narrow=2), "hard": replace(OWN, width=10, narrow=4), "master": OWN}
"""How a level goes about it: who follows fewer lines of a turn at a time overlooks more. Figures: docs/strength.md."""


def begun(eye: Eye, rng: Random, level: str) -> Search:
    """A search with a seat's eye, as a level goes about it."""
    return Search(eye, rng, RULES[level], MANNERS[level])
