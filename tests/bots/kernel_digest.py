"""Searches some turns of seeded games and prints whether the search runs compiled, and one hash of all it found.

    TIANXIA_KERNELS=python python -m tests.bots.kernel_digest TURNS
    TIANXIA_KERNELS=compiled python -m tests.bots.kernel_digest TURNS

The two hashes must be equal: ways, visits, values and lines of both games whose turns are searched.
"""

import hashlib
import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random

from tests.kernel_runs import how
from tianxia.bots.turn_nodes import Tuning
from tianxia.bots.turn_search import Search
from tianxia.engine.eye import Eye
from tianxia.engine.live import new_live_match
from tianxia.games import game

GAMES = ("zhanguo", "first_empire")
SMALL = Tuning(width=3, ways=4, narrow=2, own=1, others=1, kept=1)
ITERATIONS = 20


def thoughts(name: str, turns: int) -> Iterator[object]:
    """What the search finds at the start of this many turns, with the hand-written and the learned value in turn."""
    module, luck = import_module(f"tianxia.bots.{name}.search"), Random(name)
    live = new_live_match(game(name), ["x"] * 3, {}, "digest")
    while turns > 0:
        seat = live.match.to_answer()[0]
        search = Search(Eye(live.match, seat), luck, (module.HAND, module.TAUGHT)[turns % 2], SMALL)
        while search.beaming is not None:
            search.run(1)
        turns -= 1 if search.looks_on else 0
        while search.looks_on and search.root.visits < ITERATIONS:
            search.run(ITERATIONS - search.root.visits)
        yield search.found(), search.line()
        for question, answer in search.found()[0][0]:
            ask = live.match.question(seat)
            if ask is not None and ask.name == question:
                live.answer(seat, answer)


def digest(turns: int) -> str:
    """The hash of this many turns of each game."""
    whole = hashlib.sha256()
    for name in GAMES:
        for thought in thoughts(name, turns):
            whole.update(repr(thought).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(how(("engine", "turns", *GAMES)), digest(int(sys.argv[1])))
