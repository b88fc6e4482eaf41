"""The search of ZhanGuo: what the search through turns must know of the game, and its levels."""

from dataclasses import replace
from random import Random

from tianxia.bots import turn_levels
from tianxia.bots.turn_levels import judged_by
from tianxia.bots.turn_nodes import Manner
from tianxia.bots.turn_search import Search
from tianxia.bots.zhanguo.evaluation import value
from tianxia.engine.eye import Eye
from tianxia.engine.game import Json
from tianxia.games.zhanguo.ids import DRAW, NOBODY, OVER, PLAY
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.redeal import redeal
from tianxia.games.zhanguo.rules.turn import next_step, to_move

BUDGETS = {"medium": 50, "hard": 400, "master": 3_200}
"""Iterations a turn, by level."""
ADVISER = "hard"
"""The level that gives advice."""
UNIT = "points"
"""Values are victory points."""
TO_COME = {2: (85, 42, 2, -14, -19), 3: (73, 28, -10, -17, -19), 4: (64, 17, -17, -21, -19)}
"""By players and round: points that players had in the end beyond their value; means of games of the easy level."""


def mover(pos: Position) -> int:
    """Whose turn begins now."""
    return to_move(pos) if pos.stage == PLAY else NOBODY


def rests(pos: Position) -> bool:
    """Whether the round is over: what the next one deals cannot be foreseen. (Z-2.1)"""
    return pos.stage in (DRAW, OVER)


def at_end(view: Json, value: float) -> float:
    """The points at the end of the game that a value stands for, as far as can be said."""
    return turn_levels.at_end(view, value, len(view["seats"]), TO_COME[len(view["seats"])])


RULES = judged_by("zhanguo", next_step, value, redeal, mover, rests)
"""What a level judges by."""
HAND, TAUGHT = RULES["hard"], RULES["master"]
OWN = Manner()
MANNERS = {"medium": replace(OWN, width=9, narrow=2), "hard": replace(OWN, width=17, narrow=4), "master": OWN}
"""How a level goes about it: who follows fewer lines of a turn at a time overlooks more. Figures: docs/strength.md."""


def begun(eye: Eye, rng: Random, level: str) -> Search:
    """A search with a seat's eye, as a level goes about it."""
    return Search(eye, rng, RULES[level], MANNERS[level])
