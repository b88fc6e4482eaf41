"""Bots against one another on shared deals: who plays whom, each deal once for every way to sit.

All pairings get the same deals, and in each deal every bot sits in every seat. So the luck of the deal falls out of the
comparison, and fewer games tell as much.
"""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations, cycle, islice
from typing import NamedTuple

from tianxia import games
from tianxia.engine.game import Json
from tianxia.engine.live import new_live_match
from tianxia.lab.executors import worked
from tianxia.lab.simulate import play_out


class Slot(NamedTuple):
    """One game of a contest: which pairing, which deal, and by how many seats the pairing has moved on."""

    lineup: int
    deal: int
    turned: int


@dataclass(frozen=True)
class Contest:
    """All that somebody must know to play any game of a contest."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: str

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits down together: every choice of bots, or the first among the others where there are too few."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [(self.bots[0], *islice(cycle(self.bots[1:]), self.seats - 1))]

    def deals(self, games_each: int) -> int:
        """How many deals give each pairing at least so many games."""
        return -(-games_each // self.seats)

    def slots(self, deals: int) -> Iterator[Slot]:
        """Every game, deal by deal."""
        for deal in range(deals):
            for lineup in range(len(self.lineups)):
                yield from (Slot(lineup, deal, turned) for turned in range(self.seats))

    def chair(self, player: int, turned: int) -> int:
        """Where a player of a pairing sits."""
        return (player - turned) % self.seats


@dataclass(frozen=True)
class Outcome:
    """What a contest keeps of a game, by player of its pairing rather than by seat."""

    slot: Slot
    shares: tuple[float, ...]
    """Of the victory: 1 for a winner alone, a half for each of two."""
    ranks: tuple[float, ...]
    """From 1; those who are level share the mean of their ranks."""

    def to_json(self) -> Json:
        """A line of the results file."""
        return {**self.slot._asdict(), "shares": list(self.shares), "ranks": list(self.ranks)}


def play_slot(contest: Contest, slot: Slot) -> Outcome:
    """Play one game of a contest to its end."""
    lineup, chairs = contest.lineups[slot.lineup], [contest.chair(p, slot.turned) for p in range(contest.seats)]
    names = [lineup[chairs.index(seat)] for seat in range(contest.seats)]
    live = new_live_match(games.game(contest.game), names, contest.options, f"{contest.seed}/{slot.deal}")
    play_out(live)
    result = live.match.result()
    victors = len(result.winners) + len(result.also_won())
    shares = [1 / victors if seat in result.winners else 0.0 for seat in chairs]
    ranks = ranked([(shares[player], result.scores[seat]) for player, seat in enumerate(chairs)])
    return Outcome(slot, tuple(shares), ranks)


def ranked(standings: list[tuple[float, int]]) -> tuple[float, ...]:
    """The ranks of these standings, the higher the better; equals share the mean of theirs."""
    above = [sum(other > mine for other in standings) for mine in standings]
    return tuple(place + (standings.count(mine) + 1) / 2 for place, mine in zip(above, standings, strict=True))


def outcomes(contest: Contest, wanted: Iterator[Slot], jobs: int) -> Generator[Outcome, None, None]:
    """The games of these slots, in order, played by so many processes."""
    yield from worked(partial(play_slot, contest), wanted, jobs)


def still_open(slots: Iterator[Slot], is_settled: Callable[[int], bool]) -> Iterator[Slot]:
    """The slots but for those whose pairing has been settled by the time their turn comes."""
    return (slot for slot in slots if not is_settled(slot.lineup))
