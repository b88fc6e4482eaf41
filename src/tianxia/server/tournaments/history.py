"""What has happened in a tournament so far: everything that pairings and standings follow from.

Points are counted in halves: two for every opponent one finishes ahead of, one for a tie.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

WIN = 2
"""Half points for an opponent who was beaten."""
TIE = 1


@dataclass(frozen=True)
class Pairing:
    """Entrants who meet in a round, in the order of their seats; a single one has a bye."""

    round: int
    entrants: tuple[int, ...]
    table: str | None = None
    """Where they play; none for a bye, or if too few came for a game."""
    places: tuple[int | None, ...] | None = None
    """The place of each seat once the game has ended; None within for a game that nobody won or lost."""
    scores: tuple[int, ...] = ()
    absent: frozenset[int] = frozenset()
    """Those who did not come and had nobody play for them."""

    @property
    def is_bye(self) -> bool:
        """Whether somebody was left over."""
        return len(self.entrants) == 1

    @property
    def is_over(self) -> bool:
        """Whether nothing more will happen."""
        return self.table is None or self.places is not None

    @property
    def present(self) -> tuple[int, ...]:
        """Those who came."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.absent)

    def met(self) -> Iterator[tuple[int, int]]:
        """Every two who play each other, in both orders."""
        return permutations(self.present, 2) if self.table is not None else iter(())

    def margin(self, entrant: int) -> int | None:
        """By how many points of the game somebody was ahead of the best opponent; None without a full game."""
        if not self.scores or entrant in self.absent or len(self.entrants) < 2:
            return None
        own = self.entrants.index(entrant)
        return self.scores[own] - max(score for seat, score in enumerate(self.scores) if seat != own)

    def points_against(self, entrant: int, other: int) -> int:
        """Half points that somebody has from one opponent, in a pairing that is over."""
        if entrant in self.absent:
            return 0
        if other in self.absent:
            return WIN
        if self.places is None:
            return 0
        own, their = (self.places[self.entrants.index(one)] for one in (entrant, other))
        return TIE if own == their or own is None or their is None else WIN if own < their else 0


@dataclass(frozen=True)
class History:
    """The entrants in the order of their lots, and every pairing so far."""

    entrants: tuple[int, ...]
    seats: int
    pairings: tuple[Pairing, ...] = ()
    withdrawn: frozenset[int] = frozenset()
    missed: int = 0
    """Half points for each round that somebody who joined late has missed."""
    bye: int = WIN
    """Half points from a bye for each opponent that there would have been."""

    @property
    def active(self) -> tuple[int, ...]:
        """Those who play on."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.withdrawn)

    @cached_property
    def rounds(self) -> int:
        """How many rounds have been paired."""
        return max((pairing.round for pairing in self.pairings), default=0)

    @cached_property
    def of(self) -> dict[int, list[Pairing]]:
        """The pairings of each entrant, in order."""
        found: dict[int, list[Pairing]] = {entrant: [] for entrant in self.entrants}
        for pairing in self.pairings:
            for entrant in pairing.entrants:
                found[entrant].append(pairing)
        return found

    @cached_property
    def meetings(self) -> Counter[tuple[int, int]]:
        """How often every two have met."""
        return Counter(pair for pairing in self.pairings for pair in pairing.met())

    @cached_property
    def points(self) -> dict[int, int]:
        """Half points of everybody."""
        return {entrant: self._missed(entrant) + sum(self._won(entrant)) for entrant in self.entrants}

    def _won(self, entrant: int) -> Iterable[int]:
        return (self.points_in(pairing, entrant) for pairing in self.of[entrant] if pairing.is_over)

    def points_in(self, pairing: Pairing, entrant: int) -> int:
        """Half points from one pairing that is over; from a bye none for somebody who had withdrawn."""
        if pairing.is_bye:
            return 0 if entrant in pairing.absent else self.bye * (self.seats - 1)
        return sum(pairing.points_against(entrant, other) for other in pairing.entrants if other != entrant)

    def rounds_missed(self, entrant: int) -> int:
        """Rounds that somebody who joined late missed before first being paired; none until then."""
        return self.of[entrant][0].round - 1 if self.of[entrant] else 0

    def _missed(self, entrant: int) -> int:
        return self.missed * self.rounds_missed(entrant)

    def byes(self, entrant: int) -> int:
        """How often somebody got points without playing."""
        return sum(
            pairing.table is None and entrant not in pairing.absent and self.points_in(pairing, entrant) > 0
            for pairing in self.of[entrant]
        )

    def times_in(self, entrant: int, seat: int) -> int:
        """How often somebody sat in a seat."""
        return sum(pairing.table is not None and pairing.entrants[seat] == entrant for pairing in self.of[entrant])

    def last_met(self, entrant: int) -> frozenset[int]:
        """Whom somebody met in their last game."""
        last = next((pairing for pairing in reversed(self.of[entrant]) if pairing.table is not None), None)
        return frozenset(last.present) - {entrant} if last is not None else frozenset()

    def all_met(self, some: Sequence[int]) -> bool:
        """Whether everybody among these has met everybody else."""
        return all(self.meetings[pair] for pair in combinations(some, 2))


@dataclass(frozen=True)
class Draw:
    """Who meets whom in a round: tables in the order of their seats, and those who are left over."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
