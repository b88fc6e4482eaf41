"""Who sits where at a table: everybody should go first equally often."""

from collections.abc import Iterable, Sequence
from itertools import permutations

from tianxia.server.tournaments.history import History


def seated(table: Sequence[int], history: History) -> tuple[int, ...]:
    """The entrants of a table in the order of seats that evens out where they sat so far."""
    sat = {(entrant, seat): history.times_in(entrant, seat) for entrant in table for seat in range(len(table))}
    cost = {place: (count + 1) ** 2 - count**2 for place, count in sat.items()}
    return min(permutations(table), key=lambda order: sum(cost[entrant, seat] for seat, entrant in enumerate(order)))


def all_seated(tables: Iterable[Sequence[int]], history: History) -> tuple[tuple[int, ...], ...]:
    """The same for many tables."""
    return tuple(seated(table, history) for table in tables)
