"""Measures how fast a game runs through the interfaces for learning; `lab/bench/rounds.py` starts this as a process.

All of it is random play on one core, observations and masks included. The kernel plays the same games without them.
"""

import sys
from random import Random
from typing import Any

from tianxia import games
from tianxia.lab.bench.jobs import Measure, answer_jobs
from tianxia.lab.bench.measures import measures, timed
from tianxia.lab.bench.peers import aec_steps, spiel_game
from tianxia.research import batch
from tianxia.research.openspiel import load_game
from tianxia.research.pettingzoo.aec import wrapped

KERNEL = "kernel_decisions_per_s"
LANES = 16
"""Games side by side; more of them no longer stay in a processor's cache."""
STEPS = 200
"""Between two looks at the clock."""


def research_measures(name: str, seats: int) -> dict[str, Measure]:
    """What can be measured, by name."""
    env, lanes = wrapped(name, seats=seats), batch(name, LANES, seats=seats)
    env.reset(seed=1)
    spiel = load_game(f"tianxia_{name}(players={seats})")
    return {
        KERNEL: measures(games.game(name), seats)[KERNEL],
        "aec_steps_per_s": lambda rng: aec_steps(env, rng, STEPS),
        "openspiel_decisions_per_s": lambda rng: spiel_game(spiel, rng),
        "batch_decisions_per_s": lambda _rng: batch_steps(lanes),
    }


def batch_steps(lanes: Any) -> int:
    """Let all games of a batch take random actions."""
    for _ in range(STEPS // 10):
        lanes.step(lanes.sample())
    return STEPS // 10 * len(lanes)


def main(name: str, seats: str) -> None:
    """Measure a game on request."""
    known, rng = research_measures(name, int(seats)), Random(1)
    for name_, measure in known.items():
        timed(name_, measure, rng, 0.01)  # the first time is always slower
    answer_jobs(list(known), lambda wanted, seconds: timed(wanted, known[wanted], rng, seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
