"""Measures in short rounds that take turns, each way to run in its own process, so that noise hits all alike."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from statistics import median

from tianxia.engine.game import Json
from tianxia.lab.bench.jobs import Runner
from tianxia.lab.bench.peers import LIBRARIES

ROUNDS = 5
WAYS = {"interpreted": "python", "compiled": "compiled"}
"""The value of TIANXIA_KERNELS for each way to run our own code."""

KERNEL, MATCH, CATAN = "kernel_decisions_per_s", "match_decisions_per_s", "catanatron"
SEARCH = "search_iterations_per_s"
RATIOS = {
    "kernel_compiled_to_interpreted": ("compiled", KERNEL, "interpreted", KERNEL),
    "match_compiled_to_interpreted": ("compiled", MATCH, "interpreted", MATCH),
    "search_compiled_to_interpreted": ("compiled", SEARCH, "interpreted", SEARCH),
    "match_to_kernel_interpreted": ("interpreted", MATCH, "interpreted", KERNEL),
    "match_to_kernel_compiled": ("compiled", MATCH, "compiled", KERNEL),
    "kernel_interpreted_to_catanatron": ("interpreted", KERNEL, CATAN, "decisions_per_s"),
    "kernel_interpreted_to_catanatron_ticks": ("interpreted", KERNEL, CATAN, "ticks_per_s"),
    "kernel_compiled_to_catanatron": ("compiled", KERNEL, CATAN, "decisions_per_s"),
    "kernel_compiled_to_catanatron_ticks": ("compiled", KERNEL, CATAN, "ticks_per_s"),
    "match_compiled_to_catanatron": ("compiled", MATCH, CATAN, "decisions_per_s"),
    "match_compiled_to_catanatron_ticks": ("compiled", MATCH, CATAN, "ticks_per_s"),
}
"""Each ratio as numerator and denominator: whose, which, whose, which."""

Figures = dict[str, float]


def bench(
    game: str, seconds: float, peers: bool, rounds: Iterable[int] = range(ROUNDS), search: bool = False, seats: int = 2
) -> Json:
    """All figures of a game, or of its search.

    `compiled` is null if the kernels are not compiled, a peer if it is not installed. `rounds` may report progress.
    """
    with ExitStack() as stack:
        runners: dict[str, Runner] = {}
        for name, runner in started(game, peers, search, seats):
            runners[name] = runner
            stack.callback(runner.stop)
        figures = in_turns(runners, seconds, rounds)
    others = {name: each for name, each in figures.items() if name not in WAYS}
    absent = {name: None for name in LIBRARIES if peers and not runners[name].names}
    ours = {way: figures.get(way) for way in WAYS}
    return {"game": game, "seats": seats, **ours, "peers": {**others, **absent}, "ratios": ratios(figures)}


def started(game: str, peers: bool, search: bool, seats: int) -> Iterator[tuple[str, Runner]]:
    """A process for each way to run our own code and, if wanted, for each peer."""
    measured = ["-m", "tianxia.lab.bench.measures", game, str(seats), *(["search"] if search else [])]
    for way, kernels in WAYS.items():
        yield way, Runner(measured, {**os.environ, "TIANXIA_KERNELS": kernels})
    for library in LIBRARIES if peers else ():
        yield library, Runner(["-m", "tianxia.lab.bench.peers", library], os.environ)


def in_turns(runners: Mapping[str, Runner], seconds: float, rounds: Iterable[int]) -> dict[str, Figures]:
    """The medians of all figures by owner, over rounds in which all take turns."""
    found: dict[tuple[str, str], list[float]] = {}
    for _ in rounds:
        for name in dict.fromkeys(name for runner in runners.values() for name in runner.names):
            for who, runner in runners.items():
                if name in runner.names and (figure := runner.measured(name, seconds / ROUNDS)) is not None:
                    found.setdefault(whose(who, name), []).append(figure)
    return medians(found)


def whose(who: str, name: str) -> tuple[str, str]:
    """The owner of a figure and its name; a library with several games names the owner itself."""
    owner, dot, figure = name.partition(".")
    return (owner, figure) if dot else (who, name)


def medians(found: Mapping[tuple[str, str], list[float]]) -> dict[str, Figures]:
    """The median of each figure over its rounds."""
    figures: dict[str, Figures] = {}
    for (who, name), rounds in found.items():
        figures.setdefault(who, {})[name] = round(median(rounds), 3)
    return figures


def ratios(figures: Mapping[str, Figures]) -> Figures:
    """The ratios of the figures that were measured."""
    found: Figures = {}
    for name, (who, above, other, below) in RATIOS.items():
        if above in figures.get(who, {}) and below in figures.get(other, {}):
            found[name] = round(figures[who][above] / figures[other][below], 3)
    return found
