"""Fits the figures of `chances.py` to how games ended: the likeliest ones, by Newton's method.

Tables of players share slopes and edges, however many they are, since more games tell more. So do the levels of Li Si,
once the points that each level usually gains are allowed for: a level that nobody loses to cannot be fitted alone.
Sums are exact, so that every version of Python finds the same.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import fsum

from tianxia.bots.chances import Figures, Prospects, at
from tianxia.bots.learning.fitting import solved
from tianxia.bots.learning.outcomes import Moment

PLACES = 6
"""The beginnings of the five rounds, and the end."""
STEPS = 30
CLOSE = 1e-7
"""Newton's method ends after this many steps, or when no figure changes by more than this."""
PULL = 10.0
"""How strongly neighbouring figures are drawn together, so that few games do not make them jump."""
SCALE = 10.0
"""Points are fitted in tens: then slopes and edges are about as large."""

Line = tuple[float, ...]
"""A figure at each of the places."""


def fitted(moments: Mapping[str, Sequence[Moment]]) -> dict[str, Figures]:
    """The figures by kind of table."""
    to_come = {kind: line([(each.seen.place, each.to_come) for each in some]) for kind, some in moments.items()}
    ahead = {kind: _ahead(some) for kind, some in moments.items()}
    found: dict[str, Figures] = {}
    for alike in ([kind for kind in moments if not ahead[kind]], [kind for kind in moments if ahead[kind]]):
        slope, edge = likeliest([_with(ahead[kind], each) for kind in alike for each in moments[kind]])
        for kind in alike:
            plus = ahead[kind] or (0.0,) * PLACES
            edges = [mine + much * by for mine, much, by in zip(edge, slope, plus, strict=True)]
            found[kind] = Figures(_rounded(slope, 5), _rounded(edges, 3), _rounded(to_come[kind], 1))
    return {kind: found[kind] for kind in moments}


def _ahead(moments: Sequence[Moment]) -> Line:
    """By how much more a player usually gains than Li Si; nothing if he does not play."""
    if not any(each.rival_to_come for each in moments):
        return ()
    return line([(each.seen.place, each.to_come - each.rival_to_come) for each in moments])


def _with(ahead: Line, moment: Moment) -> Moment:
    """A moment with that allowed for."""
    seen = moment.seen
    return replace(moment, seen=replace(seen, own=seen.own + at(ahead, seen.place))) if ahead else moment


def likeliest(moments: Sequence[Moment]) -> tuple[Line, Line]:
    """The slopes and edges that make the ends of these games likeliest."""
    found = [0.0] * (2 * PLACES)
    for _ in range(STEPS if moments else 0):
        change = solved(*_slopes(moments, found))
        found = [figure + by for figure, by in zip(found, change, strict=True)]
        if max(map(abs, change)) < CLOSE:
            break
    return tuple(max(0.0, figure) / SCALE for figure in found[:PLACES]), tuple(found[PLACES:])


def _slopes(moments: Sequence[Moment], found: Sequence[float]) -> tuple[list[list[float]], list[float]]:
    """How the likelihood bends, and where it rises, at these figures."""
    size = len(found)
    bends: list[list[list[float]]] = [[[] for _ in range(size)] for _ in range(size)]
    rises: list[list[float]] = [[] for _ in range(size)]
    figures = Figures(tuple(figure / SCALE for figure in found[:PLACES]), tuple(found[PLACES:]), ())
    for moment in moments:
        where, rows = _rows(moment.seen)
        chances = figures.shares(moment.seen)
        means = [sum([chance * row[one] for chance, row in zip(chances, rows, strict=True)]) for one in range(4)]
        for share, chance, row in zip(moment.shares, chances, rows, strict=True):
            for one in range(4):
                rises[where[one]].append((share - chance) * row[one])
                for two in range(4):
                    bends[where[one]][where[two]].append(chance * (row[one] - means[one]) * (row[two] - means[two]))
    matrix = [[fsum(cell) for cell in cells] for cells in bends]
    right = [fsum(column) for column in rises]
    for first in (*range(PLACES - 1), *range(PLACES, 2 * PLACES - 1)):
        _draw_together(matrix, right, first, found[first + 1] - found[first])
    return matrix, right


def _draw_together(matrix: list[list[float]], right: list[float], first: int, apart: float) -> None:
    """Let a figure and the next one pull at each other."""
    for one, two, sign in ((first, first + 1, 1.0), (first + 1, first, -1.0)):
        matrix[one][one] += PULL
        matrix[one][two] -= PULL
        right[one] += sign * PULL * apart


def _rows(seen: Prospects) -> tuple[list[int], list[list[float]]]:
    """Which four figures matter here, and by how much for each player."""
    before, part = _between(seen.place)
    where = [before, before + 1, PLACES + before, PLACES + before + 1]
    rows = [[(1 - part) * seen.own / SCALE, part * seen.own / SCALE, 1 - part, part]]
    rows += [[(1 - part) * points / SCALE, part * points / SCALE, 0.0, 0.0] for points in seen.rivals]
    return where, rows


def line(points: Sequence[tuple[float, float]]) -> Line:
    """The figures at the places that fit these best, given by place."""
    matrix = [[1e-9 * (one == two) for two in range(PLACES)] for one in range(PLACES)]
    right = [0.0] * PLACES
    for place, figure in points:
        before, part = _between(place)
        for one, much in ((before, 1 - part), (before + 1, part)):
            right[one] += much * figure
            matrix[one][before] += much * (1 - part)
            matrix[one][before + 1] += much * part
    return tuple(solved(matrix, right))


def _between(place: float) -> tuple[int, float]:
    before = min(int(place), PLACES - 2)
    return before, place - before


def _rounded(figures: Sequence[float], digits: int) -> Line:
    return tuple(round(figure, digits) + 0.0 for figure in figures)
