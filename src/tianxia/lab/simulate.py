"""Many games between bots, in this process or in several. The same simulation gives the same games in the same order.

Each game has its own seed, made from the seed of the simulation and the number of the game, so it does not matter
which process plays it.
"""

import gc
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tianxia import games
from tianxia.bots import Bot
from tianxia.bots.own import any_bot, check_bots
from tianxia.bots.playing import play_to_end
from tianxia.engine.game import Game, Result
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.record import write
from tianxia.lab.executors import run_tasks
from tianxia.lab.needs import needs_of
from tianxia.lab.workers import Workers

BATCH = 4
"""Games that a worker plays at a time, unless it decides by the clock."""
RARELY = 10_000
"""New objects between two runs of the garbage collector. Positions have no cycles, and the usual rate costs a third."""


@dataclass(frozen=True)
class Simulation:
    """Everything needed to play any game of a simulation."""

    game: str
    players: tuple[str, ...]
    """The bots. They move on by one seat after every game, or after every series."""
    options: dict[str, str]
    seed: str
    count: int
    """How many games; how many series where series are played."""
    series_option: str = ""
    series: tuple[str, ...] = ()
    """The values of that option in the games of a series."""
    folder: str | None = None
    recorded: bool = False
    own: Mapping[str, Bot] = field(default_factory=dict)
    """Bots of the calling program, by the name that stands for them in `players`."""

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return self.count * self.per_series

    @property
    def per_series(self) -> int:
        """How many games are played before the bots change seats."""
        return len(self.series) or 1

    def seating(self, number: int) -> tuple[int, ...]:
        """The players by seat in the game of that number."""
        seats, round_ = len(self.players), number // self.per_series
        return tuple((seat + round_) % seats for seat in range(seats))

    def options_of(self, number: int) -> dict[str, str]:
        """The options of the game of that number."""
        if not self.series:
            return self.options
        return {**self.options, self.series_option: self.series[number % self.per_series]}


@dataclass(frozen=True)
class PlayedGame:
    """What a simulation keeps of a game."""

    seating: tuple[int, ...]
    result: Result
    length: int
    """Answers of seats that had a choice."""
    text: str
    """The record, if the simulation is recorded."""


def new_simulation(
    game: Game[Any],
    players: Sequence[str],
    count: int,
    seed: str,
    options: Mapping[str, str],
    series: Sequence[str] = (),
    folder: str | None = None,
    recorded: bool = False,
    own: Mapping[str, Bot] | None = None,
) -> Simulation:
    """A simulation of a game between these bots; BadInput where a bot, an option or the components are wrong."""
    chosen = game.chosen(options, len(players))
    known = own or {}
    check_bots([player for player in players if player not in known], game.name)
    for each in game.series_options(options, series):
        game.chosen(each, len(players))
    game.load_components(folder)
    option = game.series if game.series and series else ""
    return Simulation(game.name, tuple(players), chosen, seed, count, option, tuple(series), folder, recorded, known)


def play_game(simulation: Simulation, number: int) -> PlayedGame:
    """Play one game of a simulation to its end."""
    game, seating = games.game(simulation.game), simulation.seating(number)
    names = [simulation.players[player] for player in seating]
    seed, components = f"{simulation.seed}/{number}", game.load_components(simulation.folder)
    live = new_live_match(game, names, simulation.options_of(number), seed, components)
    play_bots(live, simulation.own)
    length = sum(1 for entry in live.match.entries if entry.seat >= 0 and not entry.forced)
    return PlayedGame(seating, live.match.result(), length, write(live.record()) if simulation.recorded else "")


@contextmanager
def rarely_collected() -> Iterator[None]:
    """Run the garbage collector less often inside this context."""
    before = gc.get_threshold()
    gc.set_threshold(RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@rarely_collected()
def play_bots(live: LiveMatch, own: Mapping[str, Bot] | None = None) -> None:
    """Play a match to its end with the bots that its seats are named after, some of them the caller's own."""
    # A clock would make the games depend on how busy the machine is.
    title, known = live.match.game.name, own or {}
    play_to_end(live, [known.get(name) or any_bot(name, title, patient=True) for name in live.header.seats])


def play_games(simulations: Iterable[Simulation], workers: Workers | None = None) -> Generator[PlayedGame, None, None]:
    """All games of one or more simulations in order, played by these workers or, without any, by this process.

    Closing it early, as when nobody reads on, stops them.
    """
    for each in simulations:
        needs = needs_of(each.game, each.folder, [name for name in each.players if name not in each.own])
        with closing(run_tasks(partial(play_game, each), range(each.total), workers, BATCH, needs)) as finished:
            yield from finished
