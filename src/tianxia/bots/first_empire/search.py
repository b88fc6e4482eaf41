"""The search of The First Empire: what the search through turns needs to know of the game, and its levels."""

from dataclasses import replace
from random import Random

from tianxia.bots import turn_levels
from tianxia.bots.first_empire.evaluation import value
from tianxia.bots.turn_levels import TURNS, judged_by
from tianxia.bots.turn_nodes import Tuning
from tianxia.bots.turn_search import Search
from tianxia.engine.eye import Eye
from tianxia.engine.game import Json
from tianxia.games.first_empire.ids import DEAL, OVER, PLAY
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.redeal import redeal
from tianxia.games.first_empire.rules.turn import next_step

BUDGETS = {"medium": 50, "hard": 400, "master": 400}
"""Iterations per turn, by level."""
REVIEWS = {"hard": 16, "master": 800}
"""Iterations for each move of a review, by level: a first pass in seconds, and a closer look."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""
TO_COME = {2: (79, 51, 22, 7, -6), 3: (75, 44, 11, -1, -7), 4: (56, 25, -8, -22, -31)}
"""Points that players had in the end beyond their value, by players and round; means of games of the easy level."""
NOBODY = -1


def mover(pos: Position) -> int:
    """Whose turn begins now."""
    return pos.player() if pos.stage == PLAY else NOBODY


def rests(pos: Position) -> bool:
    """Whether the round is over: the next deal cannot be foreseen. (F-2.1)"""
    return pos.stage in (DEAL, OVER)


def at_end(view: Json, value: float) -> float:
    """The expected points at the end of the game that a value stands for."""
    return turn_levels.at_end(view, value, len(view["boards"]), TO_COME[len(view["boards"])])


RULES = judged_by("first_empire", next_step, value, redeal, mover, rests)
"""The rules and evaluations of each level."""
HAND, TAUGHT = RULES["hard"], RULES["master"]
OWN = Tuning()
FAR = replace(OWN, ahead=TURNS - 1)
"""On to the end of the round, where its rewards are decided. A world costs more, and fewer of them say more."""
TUNINGS = {"medium": replace(OWN, width=5, narrow=2), "hard": replace(OWN, width=10, narrow=4), "master": FAR}
"""The parameters of each level: following fewer lines at a time overlooks more. Figures: docs/strength.md."""


def begun(eye: Eye, rng: Random, level: str) -> Search:
    """A search through a seat's eye, with the parameters of a level."""
    return Search(eye, rng, RULES[level], TUNINGS[level])
