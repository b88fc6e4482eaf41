"""Many games between bots, in this process or in several. The same plan gives the same games in the same order.

Each game has a seed of its own, made from the plan's seed and the number of the game, so it does not matter who plays.
"""

import gc
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial

from tianxia import games
from tianxia.bots import bot, luck_of
from tianxia.engine.eye import Eye
from tianxia.engine.game import Result
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.record import write
from tianxia.lab.executors import worked

BATCH = 4
"""Games that a worker plays at a time: few, so that Ctrl-C is not kept waiting."""
SELDOM = 10_000
"""So many new objects lie between two looks for garbage in cycles. Positions are in none; usual looks cost a third."""


@dataclass(frozen=True)
class Plan:
    """All that somebody must know to play any game of a simulation."""

    game: str
    players: tuple[str, ...]
    """The bots; they move on by one seat with every game, or with every series."""
    options: dict[str, str]
    seed: str
    count: int
    """How many games, or series where there are any."""
    series_option: str = ""
    series: tuple[str, ...] = ()
    """The values of that option in the games of a series."""
    folder: str | None = None
    recorded: bool = False

    @property
    def total(self) -> int:
        """How many games are played."""
        return self.count * self.per_series

    @property
    def per_series(self) -> int:
        """How many games are played before the seats change."""
        return len(self.series) or 1

    def seating(self, number: int) -> tuple[int, ...]:
        """The players by seat in that game."""
        seats, round_ = len(self.players), number // self.per_series
        return tuple((seat + round_) % seats for seat in range(seats))

    def options_of(self, number: int) -> dict[str, str]:
        """The options of that game."""
        if not self.series:
            return self.options
        return {**self.options, self.series_option: self.series[number % self.per_series]}


@dataclass(frozen=True)
class Played:
    """What a simulation keeps of a game."""

    seating: tuple[int, ...]
    result: Result
    length: int
    """Answers of seats that had a choice."""
    text: str
    """The record, where it is wanted."""


def play_game(plan: Plan, number: int) -> Played:
    """Play one game of a plan to its end."""
    game, seating, seed = games.game(plan.game), plan.seating(number), f"{plan.seed}/{number}"
    names = [plan.players[player] for player in seating]
    live = new_live_match(game, names, plan.options_of(number), seed, game.load_components(plan.folder))
    play_out(live)
    length = sum(1 for entry in live.match.entries if entry.seat >= 0 and not entry.forced)
    return Played(seating, live.match.result(), length, write(live.record()) if plan.recorded else "")


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Python looks for garbage in cycles less often meanwhile."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@seldom_collected()
def play_out(live: LiveMatch) -> None:
    """Let the bots after whom the seats are named answer until the game is over."""
    match = live.match
    # A clock would make the games depend on how busy the machine is.
    bots = [bot(name, match.game.name, patient=True) for name in live.header.seats]
    while not match.over:
        seat = match.to_answer()[0]
        luck = luck_of(live.seed, seat, len(match.entries))
        live.answer(seat, bots[seat].answer(Eye(match, seat), luck))


def played(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """Every game of a plan, in order, played by so many processes."""
    workers = min(jobs, -(-plan.total // BATCH))
    with closing(worked(partial(play_game, plan), range(plan.total), workers, BATCH)) as finished:
        yield from finished
