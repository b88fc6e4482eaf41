"""Bots against one another on shared deals: which bots meet, each deal once for every way to sit.

All lineups get the same deals, and in each deal every bot sits in every seat. So the luck of the deal cancels out, and
fewer games tell as much.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, cycle, islice
from typing import Any, NamedTuple

from tianxia import games
from tianxia.bots import Bot
from tianxia.bots.own import check_bots
from tianxia.engine.game import BadInput, Game, Json
from tianxia.engine.live import new_live_match
from tianxia.lab.executors import run_tasks
from tianxia.lab.needs import needs_of
from tianxia.lab.simulate import play_bots
from tianxia.lab.workers import Workers


class Slot(NamedTuple):
    """One game of a contest: which lineup, which deal, and by how many seats the lineup is rotated."""

    lineup: int
    deal: int
    turned: int


@dataclass(frozen=True)
class Contest:
    """Everything needed to play any game of a contest."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: str
    own: Mapping[str, Bot] = field(default_factory=dict)
    """Bots of the calling program, by the name that stands for them in `bots`."""

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """The bots that meet: every combination, or the first among the others where there are too few."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [(self.bots[0], *islice(cycle(self.bots[1:]), self.seats - 1))]

    def deals(self, games_each: int) -> int:
        """How many deals give each lineup at least that many games."""
        return -(-games_each // self.seats)

    def slots(self, deals: int) -> Iterator[Slot]:
        """Every game, deal by deal."""
        for deal in range(deals):
            for lineup in range(len(self.lineups)):
                yield from (Slot(lineup, deal, turned) for turned in range(self.seats))

    def seat_of(self, player: int, turned: int) -> int:
        """The seat of a player of a lineup."""
        return (player - turned) % self.seats


@dataclass(frozen=True)
class Outcome:
    """What a contest keeps of a game, by player of its lineup rather than by seat."""

    slot: Slot
    shares: tuple[float, ...]
    """Of the victory: 1 for a sole winner, a half for each of two."""
    ranks: tuple[float, ...]
    """From 1; tied players share the mean of their ranks."""

    def to_json(self) -> Json:
        """A line of the results file."""
        return {**self.slot._asdict(), "shares": list(self.shares), "ranks": list(self.ranks)}


def new_contest(
    game: Game[Any],
    bots: Sequence[str],
    seats: int,
    options: Mapping[str, str],
    seed: str,
    own: Mapping[str, Bot] | None = None,
) -> Contest:
    """A contest between these bots; BadInput where a bot or an option is wrong, or the bots are too few."""
    chosen = game.chosen(options, seats)
    known = own or {}
    check_bots([bot for bot in bots if bot not in known], game.name)
    if len(set(bots)) < len(bots) or (len(bots) < 2 and seats > 1):
        raise BadInput("arena-few-bots")
    return Contest(game.name, tuple(bots), seats, chosen, seed, known)


def play_slot(contest: Contest, slot: Slot) -> Outcome:
    """Play one game of a contest to its end."""
    lineup, seats = contest.lineups[slot.lineup], [contest.seat_of(p, slot.turned) for p in range(contest.seats)]
    names = [lineup[seats.index(seat)] for seat in range(contest.seats)]
    live = new_live_match(games.game(contest.game), names, contest.options, f"{contest.seed}/{slot.deal}")
    play_bots(live, contest.own)
    result = live.match.result()
    victors = len(result.winners) + len(result.also_won())
    shares = [1 / victors if seat in result.winners else 0.0 for seat in seats]
    ranks = ranked([(shares[player], result.scores[seat]) for player, seat in enumerate(seats)])
    return Outcome(slot, tuple(shares), ranks)


def ranked(standings: list[tuple[float, int]]) -> tuple[float, ...]:
    """The rank of each standing, the highest first; ties share the mean of theirs."""
    above = [sum(other > mine for other in standings) for mine in standings]
    return tuple(place + (standings.count(mine) + 1) / 2 for place, mine in zip(above, standings, strict=True))


def play_slots(
    contest: Contest, slots: Iterable[Slot], workers: Workers | None = None
) -> Generator[Outcome, None, None]:
    """Play the games of these slots, in order, with these workers."""
    needs = needs_of(contest.game, bots=[name for name in contest.bots if name not in contest.own])
    yield from run_tasks(partial(play_slot, contest), slots, workers, needs=needs)


def still_open(slots: Iterable[Slot], is_settled: Callable[[int], bool]) -> Iterator[Slot]:
    """The slots except those whose lineup has been settled by the time their turn comes."""
    return (slot for slot in slots if not is_settled(slot.lineup))
