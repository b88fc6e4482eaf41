"""The search of ZhanGuo: what the search through turns needs to know of the game, and its levels."""

from dataclasses import replace
from random import Random

from tianxia.bots import turn_levels
from tianxia.bots.turn_levels import TURNS, judged_by
from tianxia.bots.turn_nodes import Tuning
from tianxia.bots.turn_search import Search
from tianxia.bots.zhanguo.evaluation import value
from tianxia.engine.eye import Eye
from tianxia.engine.game import Json
from tianxia.games.zhanguo.ids import DRAW, NOBODY, OVER, PLAY
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.redeal import redeal
from tianxia.games.zhanguo.rules.turn import next_step, to_move

BUDGETS = {"medium": 50, "hard": 400, "master": 400}
"""Iterations per turn, by level."""
REVIEWS = {"hard": 1, "master": 800}
"""Iterations for each move of a review, by level: a first pass by the beam alone, in seconds, and a closer look."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""
TO_COME = {2: (85, 42, 2, -14, -19), 3: (73, 28, -10, -17, -19), 4: (64, 17, -17, -21, -19)}
"""Points that players had in the end beyond their value, by players and round; means of games of the easy level."""


def mover(pos: Position) -> int:
    """Whose turn begins now."""
    return to_move(pos) if pos.stage == PLAY else NOBODY


def rests(pos: Position) -> bool:
    """Whether the round is over: the next deal cannot be foreseen. (Z-2.1)"""
    return pos.stage in (DRAW, OVER)


def at_end(view: Json, value: float) -> float:
    """The expected points at the end of the game that a value stands for."""
    return turn_levels.at_end(view, value, len(view["seats"]), TO_COME[len(view["seats"])])


RULES = judged_by("zhanguo", next_step, value, redeal, mover, rests)
"""The rules and evaluations of each level."""
HAND, TAUGHT = RULES["hard"], RULES["master"]
OWN = Tuning()
FAR = replace(OWN, ahead=TURNS - 1)
"""On to the end of the round, where its rewards are decided. A world costs more, and fewer of them say more."""
TUNINGS = {"medium": replace(OWN, width=9, narrow=2), "hard": replace(OWN, width=17, narrow=4), "master": FAR}
"""The parameters of each level: following fewer lines at a time overlooks more. Figures: docs/strength.md."""


def begun(eye: Eye, rng: Random, level: str) -> Search:
    """A search through a seat's eye, with the parameters of a level."""
    return Search(eye, rng, RULES[level], TUNINGS[level])
