"""The rounds of a Swiss tournament: equals meet, nobody meets twice if that can be avoided, byes are shared."""

from collections.abc import Sequence
from itertools import count

from tianxia.server.tournaments.groups import tables_of
from tianxia.server.tournaments.history import Draw, History
from tianxia.server.tournaments.matching import FREE, Graph, grow, pairs_of
from tianxia.server.tournaments.seat_order import all_seated


def usual_rounds(entrants: int, seats: int) -> int:
    """Enough rounds to leave one winner, and one more to be sure."""
    rounds, field = 1, max(entrants, 1)
    while field > seats:
        field, rounds = -(-field // seats), rounds + 1
    return max(3, rounds + 1)


def next_round(history: History) -> Draw:
    """Who meets whom next."""
    order = _ordered(history)
    if len(order) < history.seats:
        return Draw((), order)
    if history.seats == 2:
        return _in_pairs(order, history)
    byes = _bye_order(order, history)[: len(order) % history.seats]
    playing = [entrant for entrant in order if entrant not in byes]
    return Draw(all_seated(tables_of(playing, history.seats, history.meetings), history), tuple(byes))


def _ordered(history: History) -> tuple[int, ...]:
    """Those who play on, best first; equals in their random order."""
    return tuple(sorted(history.active, key=lambda entrant: -history.points[entrant]))


def _bye_order(order: Sequence[int], history: History) -> list[int]:
    """Who gets a bye first: those with the fewest byes, among them those with the fewest points, then at random."""
    last = list(reversed(order))
    return sorted(last, key=lambda entrant: (history.byes(entrant), history.points[entrant]))


def _in_pairs(order: Sequence[int], history: History) -> Draw:
    """Pairs; with an odd number, the first in turn whose bye lets all others meet somebody new sits out."""
    if len(order) % 2 == 0:
        return Draw(all_seated(_pairs(order, history), history))
    turn = _bye_order(order, history)
    fewest = history.byes(turn[0])
    for bye in turn:
        rest = [entrant for entrant in order if entrant != bye]
        if history.byes(bye) == fewest and FREE not in pairs_of(_graph(rest, history, 0)):
            break
    else:
        bye = turn[0]
    return Draw(all_seated(_pairs([one for one in order if one != bye], history), history), (bye,))


def _graph(order: Sequence[int], history: History, most: int) -> Graph:
    """For each place in the order, the places it may be paired with: those met at most this many times."""
    met = history.meetings
    return [[two for two, b in enumerate(order) if two != one and met[a, b] <= most] for one, a in enumerate(order)]


def _pairs(order: Sequence[int], history: History) -> list[tuple[int, int]]:
    """From the top, everybody gets the best opponent who leaves one for all the others."""
    for most in count():  # how often two may have met; more only if there is no other way
        graph = _graph(order, history, most)
        mates = pairs_of(graph)
        if FREE not in mates:
            break
    alive, found = [True] * len(order), list[tuple[int, int]]()
    for one in range(len(order)):
        if alive[one]:
            two = next(two for two in _preferred(one, order, alive, history) if _agreed(one, two, graph, mates, alive))
            alive[one] = alive[two] = False
            found.append((order[one], order[two]))
    return found


def _preferred(one: int, order: Sequence[int], alive: Sequence[bool], history: History) -> list[int]:
    """Opponents for the best who is left: the upper half of a score group meets the lower half, then those below."""
    points = [history.points[entrant] for entrant in order]
    rest = [two for two in range(one + 1, len(order)) if alive[two]]
    group = [two for two in rest if points[two] == points[one]]
    ideal = group[len(group) // 2] if group else one
    return sorted(rest, key=lambda two: (points[one] - points[two], abs(two - ideal)))


def _agreed(one: int, two: int, graph: Graph, mates: list[int], alive: list[bool]) -> bool:
    """Let two be partners, if all the others then still find some."""
    if mates[one] == two:
        return True
    if two not in graph[one]:
        return False
    tried, left, right = list(mates), mates[one], mates[two]
    tried[one], tried[two], tried[left], tried[right] = two, one, FREE, FREE
    rest = [there and place not in (one, two) for place, there in enumerate(alive)]
    if not grow(graph, tried, left, rest):
        return False
    mates[:] = tried
    return True
