"""The searches of Qin by level: hard and master search by the network, where its layers are compiled.

Without them all levels search the tree of `tree.py`, with budgets and limits to match.
"""

from random import Random
from typing import Any, Final

from tianxia.bots.qin import halving, tree
from tianxia.bots.qin.network import loaded
from tianxia.engine.eye import Eye

NETWORK: Final[Any] = loaded()
"""None where its layers are not compiled."""
UNIT: Final = "chance"
"""Values are chances of winning."""
ADVISER: Final = "medium" if NETWORK is None else "hard"
"""The level that gives advice."""
MEASURED: Final = "medium"
"""The level that `tianxia bench` measures: the highest that searches the same way compiled and interpreted."""
TUNINGS: Final = {"hard": halving.Tuning(16, 4), "master": halving.Tuning(16, 16)}
"""The levels that search by the network. A large budget in few worlds learns what only these deals hold."""
AMONG_FOUR: Final = {**TUNINGS, "master": halving.Tuning(16, 16, curiosity=0.5)}
"""The same with four seats, where three others move between two turns of one's own: rare replies matter less."""
BUDGETS: Final[dict[str, int]] = tree.BUDGETS if NETWORK is None else {**tree.BUDGETS, "hard": 100, "master": 1_200}
"""Iterations per turn, by level: with the network, positions that it judges."""
REVIEWS: Final[dict[str, int]] = {} if NETWORK is None else {"hard": 60, "master": BUDGETS["master"]}
"""Iterations for each move of a review, by level: a first pass in seconds, and a closer look."""
SECONDS: Final[dict[str, float]] = {} if NETWORK is None else {"hard": 0.3, "master": 1.0}
"""Limits of a turn that differ from those of the other games."""


def begun(eye: Eye, rng: Random, level: str) -> tree.Search | halving.Halving:
    """A search through a seat's eye."""
    if NETWORK is None or level not in TUNINGS:
        return tree.begun(eye, rng, level)
    pos = eye.guess(rng).position  # the other hands of the guess do not matter: they are redealt in each world
    tunings = AMONG_FOUR if pos.seats == tree.FOUR else TUNINGS
    return halving.Halving(NETWORK, pos, eye.seat, rng.getrandbits(30), eye.question(), tunings[level])
