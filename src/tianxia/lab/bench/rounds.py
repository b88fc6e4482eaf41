"""Measures in short rounds that take turns, each way to run in its own process, so that noise hits all alike."""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from statistics import median

from tianxia.engine.game import Json
from tianxia.lab.bench.jobs import Runner
from tianxia.lab.bench.peers import ENGINE_PEERS, RESEARCH_PEERS

ROUNDS = 5
WAYS = {"interpreted": "python", "compiled": "compiled"}
"""The value of TIANXIA_KERNELS for each way to run our own code."""

KERNEL, MATCH, CATAN = "kernel_decisions_per_s", "match_decisions_per_s", "catanatron"
SEARCH_FIGURE = "search_iterations_per_s"
AEC, SPIEL, BATCH = "aec_steps_per_s", "openspiel_decisions_per_s", "batch_decisions_per_s"
ENGINE, SEARCH, RESEARCH = "engine", "search", "research"
"""What can be measured of a game."""
MODULES = {
    ENGINE: "tianxia.lab.bench.measures",
    SEARCH: "tianxia.lab.bench.measures",
    RESEARCH: "tianxia.research.measures",
}
"""The process that measures it."""
RATIOS = {
    "kernel_compiled_to_interpreted": ("compiled", KERNEL, "interpreted", KERNEL),
    "match_compiled_to_interpreted": ("compiled", MATCH, "interpreted", MATCH),
    "search_compiled_to_interpreted": ("compiled", SEARCH_FIGURE, "interpreted", SEARCH_FIGURE),
    "match_to_kernel_interpreted": ("interpreted", MATCH, "interpreted", KERNEL),
    "match_to_kernel_compiled": ("compiled", MATCH, "compiled", KERNEL),
    "kernel_interpreted_to_catanatron": ("interpreted", KERNEL, CATAN, "decisions_per_s"),
    "kernel_interpreted_to_catanatron_ticks": ("interpreted", KERNEL, CATAN, "ticks_per_s"),
    "kernel_compiled_to_catanatron": ("compiled", KERNEL, CATAN, "decisions_per_s"),
    "kernel_compiled_to_catanatron_ticks": ("compiled", KERNEL, CATAN, "ticks_per_s"),
    "match_compiled_to_catanatron": ("compiled", MATCH, CATAN, "decisions_per_s"),
    "match_compiled_to_catanatron_ticks": ("compiled", MATCH, CATAN, "ticks_per_s"),
    "aec_to_connect_four": ("compiled", AEC, "pettingzoo connect_four_v3", "steps_per_s"),
    "aec_to_chess": ("compiled", AEC, "pettingzoo chess_v6", "steps_per_s"),
    "openspiel_to_dominoes": ("compiled", SPIEL, "open_spiel python_block_dominoes", "decisions_per_s"),
    "batch_to_kernel": ("compiled", BATCH, "compiled", KERNEL),
}
"""Each ratio as numerator and denominator: whose, which, whose, which."""

Figures = dict[str, float]


def bench(
    game: str, seconds: float, peers: bool, rounds: Iterable[int] = range(ROUNDS), what: str = ENGINE, seats: int = 2
) -> Json:
    """All figures of a game, of its search, or of its interfaces for learning.

    `compiled` is null if the kernels are not compiled, a peer if it is not installed. `rounds` may report progress.
    """
    others = (RESEARCH_PEERS if what == RESEARCH else ENGINE_PEERS) if peers else ()
    with ExitStack() as stack:
        runners: dict[str, Runner] = {}
        for name, runner in started(game, others, what, seats):
            runners[name] = runner
            stack.callback(runner.stop)
        figures = in_turns(runners, seconds, rounds)
    found = {name: each for name, each in figures.items() if name not in WAYS}
    absent = {name: None for name in others if not runners[name].names}
    ours = {way: figures.get(way) for way in WAYS}
    return {"game": game, "seats": seats, **ours, "peers": {**found, **absent}, "ratios": ratios(figures)}


def started(game: str, peers: Sequence[str], what: str, seats: int) -> Iterator[tuple[str, Runner]]:
    """A process for each way to run our own code, and for each peer."""
    measured = ["-m", MODULES[what], game, str(seats), *([what] if what == SEARCH else [])]
    for way, kernels in WAYS.items():
        yield way, Runner(measured, {**os.environ, "TIANXIA_KERNELS": kernels})
    for library in peers:
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
