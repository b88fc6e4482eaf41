"""Measures how fast a game runs, one figure at a time; `rounds.py` starts this as a process.

All figures are for random play on one core. Decisions are questions with more than one option.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from tianxia import bots, games
from tianxia.bots.search import SLICE
from tianxia.engine.eye import Eye
from tianxia.engine.game import Game
from tianxia.engine.live import new_live_match
from tianxia.engine.match import Match, begin
from tianxia.engine.playout import play_match, play_out
from tianxia.lab.bench.jobs import Measure, answer_jobs, per_second

SEATS = 2
HARD = "hard"
OPENING = "opening"
"""The seed of the deal that searches are measured on."""
MANY = 20
"""How many quick things are done between two looks at the clock."""


def measures(game: Game[Any], seats: int = SEATS) -> dict[str, Measure]:
    """What can be measured of a game, by name."""
    components, options = game.load_components(None), game.chosen({}, seats)
    middle = mid_game(game, seats)

    def set_up() -> Any:
        return game.set_up(seats, options, components)

    def by_scripts(pos: Any, rng: Random) -> int:
        return play_out(game.next_step, pos, rng)

    kernel, playout = game.kernel_game or by_scripts, game.playout or by_scripts
    return {
        "kernel_decisions_per_s": lambda rng: kernel(set_up(), rng),
        "match_decisions_per_s": lambda rng: play_match(begin(game, seats, options, components), rng),
        "playouts_per_s": lambda rng: counted(playout(set_up(), rng)),
        "forks_per_s": lambda _rng: forks(middle),
        "copy_us": lambda _rng: copies(middle),
        "guesses_per_s": lambda rng: guesses(middle, rng),
    }


def search_measures(game: Game[Any], seats: int = SEATS) -> dict[str, Measure]:
    """What can be measured of a game's search: iterations from its opening position, at a level's budget."""
    module = bots.part(game.name, "search")
    eye = opening(game, seats, module)
    thoughts = iter(slices(module, eye))
    return {"search_iterations_per_s": lambda _rng: next(thoughts)}


def opening(game: Game[Any], seats: int, module: Any) -> Eye:
    """The first question of a game that its search makes iterations for."""
    live = new_live_match(game, ["x"] * seats, {}, OPENING)
    while True:
        eye = Eye(live.match, live.match.to_answer()[0])
        search = module.begun(eye, Random(1), level_of(module))
        while not search.settled(1):
            if search.run(1):
                return eye
        live.answer(eye.seat, eye.options()[0])


def level_of(module: Any) -> str:
    """The level whose search is measured: a game may name one that searches the same way compiled and interpreted."""
    level: str = getattr(module, "MEASURED", HARD)
    return level


def slices(module: Any, eye: Eye) -> Iterator[int]:
    """Searches of one level in slices, one after the other: the iterations of each slice."""
    rng = Random(1)
    while True:
        search, left = module.begun(eye, rng, level_of(module)), module.BUDGETS[level_of(module)]
        while left > 0:
            made = search.run(min(SLICE, left))
            left -= made
            yield made


def counted(_done: object) -> int:
    """Count something as one."""
    return 1


def mid_game(game: Game[Any], seats: int) -> Match:
    """A match at a decision halfway through a random game."""
    whole = begin(game, seats)
    play_match(whole, Random(1))
    chosen = [number for number, entry in enumerate(whole.entries) if entry.seat >= 0 and not entry.forced]
    whole.rewind(chosen[len(chosen) // 2])
    return whole


def forks(match: Match) -> int:
    """Fork a match up to its question."""
    for _ in range(MANY):
        assert match.fork().questions
    return MANY


def copies(match: Match) -> int:
    """Copy a position."""
    copy = match.position.copy
    for _ in range(MANY * MANY):
        copy()
    return MANY * MANY


def guesses(match: Match, rng: Random) -> int:
    """Guess a world that the seat to answer could believe, up to its question."""
    eye = Eye(match, match.to_answer()[0])
    for _ in range(MANY):
        assert eye.guess(rng).questions
    return MANY


def timed(name: str, measure: Measure, rng: Random, seconds: float) -> float:
    """How many are done per second; for copies, the microseconds of one."""
    done = per_second(measure, rng, seconds)
    return 1e6 / done if name == "copy_us" else done


def main(name: str, seats: str, what: str = "") -> None:
    """Measure a game, or its search, on request."""
    known, rng = (search_measures if what == "search" else measures)(games.game(name), int(seats)), Random(1)
    for name_, measure in known.items():
        timed(name_, measure, rng, 0.01)  # the first time is always slower
    answer_jobs(list(known), lambda wanted, seconds: timed(wanted, known[wanted], rng, seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
