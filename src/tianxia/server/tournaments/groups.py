"""Tables of three and more: no fast exact method is known, so tables are filled greedily and improved by exchanges."""

from collections.abc import Mapping, Sequence
from itertools import combinations

PASSES = 8
"""How many passes look for exchanges that spare somebody a repeated opponent."""
REPEATED = 1_000_000
"""What it costs that two meet again, on top of the square of how often: far more than the square."""
Meetings = Mapping[tuple[int, int], int]


def tables_of(order: Sequence[int], seats: int, meetings: Meetings) -> list[list[int]]:
    """Full tables of neighbours in an order, with few repeated pairings; the number of entrants must fit."""
    found = _filled(list(order), seats, meetings)
    place = {entrant: number for number, entrant in enumerate(order)}
    for _ in range(PASSES):
        if not sum(_mended(found, number, meetings, place) for number in range(len(found))):
            break
    return found


def again(table: Sequence[int], meetings: Meetings) -> int:
    """How many at a table meet again, and among as many how often they have met, the more for every further time."""
    return sum(REPEATED + meetings[pair] ** 2 for pair in combinations(table, 2) if meetings.get(pair))


def _filled(rest: list[int], seats: int, meetings: Meetings) -> list[list[int]]:
    """The first entrant left takes the nearest ones whom the table has met least."""
    found = list[list[int]]()
    while rest:
        table = [rest.pop(0)]
        while len(table) < seats:
            chosen = min(rest, key=lambda one: again([*table, one], meetings))
            rest.remove(chosen)
            table.append(chosen)
        found.append(table)
    return found


def _mended(found: list[list[int]], number: int, meetings: Meetings, place: Mapping[int, int]) -> bool:
    """Exchange somebody at a table with somebody at another if fewer meet again; the nearest of the best."""
    if not again(found[number], meetings):
        return False
    best: tuple[int, int, int, int, int] | None = None
    for other, theirs in enumerate(found):
        if other == number:
            continue
        before = again(found[number], meetings) + again(theirs, meetings)
        for mine, one in enumerate(found[number]):
            for seat, two in enumerate(theirs):
                ours, its = _without(found[number], mine, two), _without(theirs, seat, one)
                gain = again(ours, meetings) + again(its, meetings) - before
                key = (gain, abs(place[one] - place[two]), other, mine, seat)
                best = key if gain < 0 and (best is None or key < best) else best
    if best is None:
        return False
    _, _, other, mine, seat = best
    found[number][mine], found[other][seat] = found[other][seat], found[number][mine]
    return True


def _without(table: Sequence[int], seat: int, other: int) -> list[int]:
    """A table with another in one seat."""
    return [*table[:seat], other, *table[seat + 1 :]]
