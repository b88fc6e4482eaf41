"""An arena: for a set time, anyone who is free is paired at once with somebody on about as many points."""

from collections.abc import Collection

from tianxia.server.tournaments.history import History
from tianxia.server.tournaments.seat_order import all_seated


def pair_free(history: History, free: Collection[int], patient: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """Tables for those who are free. Only those who have waited too long meet the same opponents twice in a row.

    While nobody else plays there is nobody to wait for.
    """
    order = sorted(free, key=lambda entrant: (-history.points[entrant], history.entrants.index(entrant)))
    alone = all(pairing.is_over for pairing in history.pairings)
    found = list[list[int]]()
    rest = list(order)
    while len(rest) >= history.seats:
        table = _table(rest, history)
        if alone or not _same_again(table, history) or not set(table) & set(patient):
            found.append(table)
            rest = [entrant for entrant in rest if entrant not in table]
        else:
            rest.pop(0)  # waits for others
    return all_seated(found, history)


def _table(rest: list[int], history: History) -> list[int]:
    """The first, with the nearest players whom they have not just met."""
    first, *others = rest
    last = history.last_met(first)
    others.sort(key=lambda other: (other in last, history.points[first] - history.points[other]))
    return [first, *others[: history.seats - 1]]


def _same_again(table: list[int], history: History) -> bool:
    return all(set(table) - {entrant} <= history.last_met(entrant) for entrant in table)
