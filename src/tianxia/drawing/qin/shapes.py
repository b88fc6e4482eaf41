"""Shapes of sets of spaces: rounded outlines, holes included, seams and brackets. A space is `UNIT` wide."""

from collections.abc import Sequence

UNIT = 48

Cell = Sequence[int]
"""Row and column."""
Corner = tuple[float, float]
Edge = tuple[tuple[int, int], tuple[int, int]]
"""From one corner of a space to the next, the inside to the right."""


def outline(cells: Sequence[Cell], inset: float = 2, radius: float = 7) -> str:
    """The path around a set of spaces, this far inside, with rounded corners."""
    return "".join(_rounded(_shrunk(corners, inset), radius) for corners in _loops(cells))


def seams(cells: Sequence[Cell], gap: float = 6) -> str:
    """Thin lines between neighbouring spaces of a set, so that they can be counted."""
    inside, d = {tuple(cell) for cell in cells}, ""
    for row, column in sorted(inside):
        x, y, long = column * UNIT, row * UNIT, UNIT - 2 * gap
        d += f"M{x + UNIT} {y + gap}v{long}" if (row, column + 1) in inside else ""
        d += f"M{x + gap} {y + UNIT}h{long}" if (row + 1, column) in inside else ""
    return d


def brackets(cells: Sequence[Cell], reach: float = 11) -> str:
    """The corners of the smallest rectangle that holds all these spaces."""
    rows, columns = [cell[0] for cell in cells], [cell[1] for cell in cells]
    left, top = min(columns) * UNIT, min(rows) * UNIT
    right, bottom = (max(columns) + 1) * UNIT, (max(rows) + 1) * UNIT
    return (
        f"M{left} {top + reach}V{top}H{left + reach}M{right - reach} {top}H{right}V{top + reach}"
        f"M{right} {bottom - reach}V{bottom}H{right - reach}M{left + reach} {bottom}H{left}V{bottom - reach}"
    )


def middle(cells: Sequence[Cell]) -> Corner:
    """The middle of several spaces."""
    count = len(cells)
    return sum(cell[1] + 0.5 for cell in cells) / count * UNIT, sum(cell[0] + 0.5 for cell in cells) / count * UNIT


def _edges(cells: Sequence[Cell]) -> list[Edge]:
    """The sides of spaces that have no other space of the set beside them."""
    inside, found = {tuple(cell) for cell in cells}, []
    for y, x in sorted(inside):
        sides = [
            ((y - 1, x), ((x, y), (x + 1, y))),
            ((y, x + 1), ((x + 1, y), (x + 1, y + 1))),
            ((y + 1, x), ((x + 1, y + 1), (x, y + 1))),
            ((y, x - 1), ((x, y + 1), (x, y))),
        ]
        found += [edge for neighbour, edge in sides if neighbour not in inside]
    return found


def _loops(cells: Sequence[Cell]) -> list[list[Corner]]:
    """The corners of every loop around a set of spaces."""
    left, loops = _edges(cells), []
    while left:
        edge, corners = left.pop(0), []
        start = edge[0]
        while edge[1] != start:
            after = _after(edge, left)
            left.remove(after)
            if _turn(edge, after):
                corners.append(edge[1])
            edge = after
        # The first edge begins at the upper left corner of a space that has none above: always a corner.
        loops.append([(float(x), float(y)) for x, y in [start, *corners]])
    return loops


def _after(edge: Edge, left: list[Edge]) -> Edge:
    """The next edge. Where two spaces touch by a corner it turns right, so that they stay separate."""
    ways = [way for way in left if way[0] == edge[1]]
    return max(ways, key=lambda way: _turn(edge, way))


def _turn(first: Edge, second: Edge) -> int:
    """1 to the right, -1 to the left, 0 straight on."""
    (ax, ay), (bx, by) = _way(first), _way(second)
    return ax * by - ay * bx


def _way(edge: Edge) -> tuple[int, int]:
    return edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _shrunk(corners: list[Corner], inset: float) -> list[Corner]:
    around = zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False)
    return [
        (
            x * UNIT + inset * (-_sign(y - before[1]) - _sign(after[1] - y)),
            y * UNIT + inset * (_sign(x - before[0]) + _sign(after[0] - x)),
        )
        for before, (x, y), after in around
    ]


def _rounded(corners: list[Corner], radius: float) -> str:
    around = zip([corners[-1], *corners], corners, [*corners[1:], corners[0]], strict=False)
    parts = [
        f"{_at(_towards(at, before, radius))}Q{_at(at)} {_at(_towards(at, after, radius))}"
        for before, at, after in around
    ]
    return f"M{'L'.join(parts)}Z"


def _towards(start: Corner, end: Corner, distance: float) -> Corner:
    long = abs(end[0] - start[0]) + abs(end[1] - start[1])
    step = min(distance, long / 2)
    return start[0] + _sign(end[0] - start[0]) * step, start[1] + _sign(end[1] - start[1]) * step


def _at(corner: Corner) -> str:
    return f"{corner[0]:g} {corner[1]:g}"
