"""Benchmarks: processes that measure, what they count, and ratios."""

import os
from pathlib import Path
from random import Random

import tianxia
from tianxia.games import game
from tianxia.lab.bench.jobs import Runner
from tianxia.lab.bench.measures import measures
from tianxia.lab.bench.rounds import ratios

FIGURES = {
    "kernel_decisions_per_s",
    "match_decisions_per_s",
    "playouts_per_s",
    "forks_per_s",
    "copy_us",
    "guesses_per_s",
}


def test_catanatron_is_measured() -> None:
    runner = Runner(["-m", "tianxia.lab.bench.peers", "catanatron"], environment())
    decisions, ticks = (runner.measured(name, 0.1) or 0 for name in runner.names)
    runner.stop()
    assert 0 < decisions < ticks


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(tianxia.__file__).parents[1])}


def test_process_that_cannot_start_measures_nothing() -> None:
    runner = Runner(["-c", "raise SystemExit(1)"], environment())
    assert runner.names == []
    assert runner.measured("copy_us", 0.1) is None
    runner.stop()


def test_ratios() -> None:
    found = ratios(
        {
            "interpreted": {"kernel_decisions_per_s": 10.0, "match_decisions_per_s": 8.0},
            "compiled": {"kernel_decisions_per_s": 200.0},
            "catanatron": {"decisions_per_s": 5.0, "ticks_per_s": 20.0},
        }
    )
    assert found == {
        "kernel_compiled_to_interpreted": 20.0,
        "match_to_kernel_interpreted": 0.8,
        "kernel_interpreted_to_catanatron": 2.0,
        "kernel_interpreted_to_catanatron_ticks": 0.5,
        "kernel_compiled_to_catanatron": 40.0,
        "kernel_compiled_to_catanatron_ticks": 10.0,
    }


def test_random_games_end_as_games_do() -> None:
    qin = game("qin")
    for number in range(20):
        pos = qin.set_up(2, qin.chosen({}, 2), qin.load_components(None))
        assert qin.playout is not None
        qin.playout(pos, Random(number))
        assert qin.next_step(pos) is None
        assert qin.result(pos).reason in ("last_pagoda", "no_placement")


def test_measures_count_what_they_do() -> None:
    qin = game("qin")
    known = measures(qin)
    assert set(known) == FIGURES
    assert all(measure(Random(1)) >= 1 for measure in known.values())
