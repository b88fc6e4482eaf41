"""A contest under way: it plays what is not on file yet, and leaves out lineups that are settled."""

from collections.abc import Generator, Iterator
from contextlib import closing

from tianxia.lab.arena.contest import Contest, Outcome, Slot, play_slots, still_open
from tianxia.lab.arena.ladder import shares_of
from tianxia.lab.arena.results import open_results, write_result
from tianxia.lab.arena.sequential import OPEN, SequentialTest
from tianxia.lab.workers import Workers

EVEN_SOLO = 0.5
"""The claim about a bot that plays alone against the game itself."""


def even_share(seats: int) -> float:
    """The share of victory of equally strong bots."""
    return EVEN_SOLO if seats == 1 else 1 / seats


class Run:
    """The games of a contest so far, and whether each lineup is settled."""

    def __init__(self, contest: Contest, claim: float, play_all: bool = False) -> None:
        """Test the claim that the first bot of each lineup has this share; `play_all` plays on after a verdict."""
        self.contest = contest
        self.claim = claim
        self.play_all = play_all
        self.played: list[Outcome] = []
        self._tests = [SequentialTest(claim) for _ in contest.lineups]
        self._deal: dict[int, list[Outcome]] = {}

    def settled(self, lineup: int) -> bool:
        """Whether a lineup needs no more games."""
        return not self.play_all and self._tests[lineup].verdict != OPEN

    def add(self, outcome: Outcome) -> bool:
        """Count a game, unless its lineup was settled while it was played; returns whether it counts."""
        lineup = outcome.slot.lineup
        if self.settled(lineup):
            return False
        self.played.append(outcome)
        deal = self._deal.setdefault(lineup, [])
        deal.append(outcome)
        if len(deal) == self.contest.seats:
            self._tests[lineup].add(shares_of([deal], [0])[0])
            self._deal[lineup] = []
        return True


def play(run: Run, deals: int, workers: Workers | None = None, file: str | None = None) -> Generator[Slot, None, None]:
    """Play that many deals of a contest; yields each slot once it is dealt with, played or left out.

    Games on file are not played again, and new ones are added to it. Lineups are settled in the order of the games, so
    the number of workers makes no difference.
    """
    with open_results(file, run.contest) as (known, stream):
        done = {outcome.slot: outcome for outcome in known}
        slots = list(run.contest.slots(deals))
        wanted = still_open((slot for slot in slots if slot not in done), run.settled)
        with closing(play_slots(run.contest, wanted, workers)) as fresh:
            for slot, outcome in zip(slots, merged(slots, done, fresh, run), strict=True):
                if outcome is not None and run.add(outcome) and slot not in done:
                    write_result(stream, outcome)
                yield slot


def merged(
    slots: list[Slot], done: dict[Slot, Outcome], fresh: Iterator[Outcome], run: Run
) -> Iterator[Outcome | None]:
    """The games in the order of the contest, from the file or newly played; None for those left out."""
    waiting: Outcome | None = None
    for slot in slots:
        if slot in done:
            yield done[slot]
        elif run.settled(slot.lineup):
            yield None
        else:
            # Games of a lineup that has been settled since may still come first; they are skipped.
            while waiting is None or waiting.slot != slot:
                waiting = next(fresh)
            yield waiting
