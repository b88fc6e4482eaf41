"""Qin's board: silk, water, villages, provinces and pagodas, with the coordinates that the page uses."""

from collections.abc import Sequence

from tianxia.drawing.icons import coloured
from tianxia.drawing.palette import (
    CARD,
    CINNABAR,
    HALO,
    INK,
    PAGODAS,
    PROVINCES,
    SILK,
    SILK_FRAME,
    SILK_LINE,
    SILK_TEXT,
    VILLAGE,
    VILLAGE_LINE,
    VILLAGE_LIT,
    WATER,
    WATER_LINE,
)
from tianxia.drawing.qin.shapes import UNIT, Cell, brackets, middle, outline, seams
from tianxia.drawing.svg import SERIF, Block, box, disc, path, tag, text
from tianxia.engine.game import Json

EDGE = 26
END = 8
COLOURS = "ryb"
PATTERNS = {
    "r": "".join(f"M{x + 3} {y + 9}l6 -6" for x in range(0, 48, 12) for y in range(0, 48, 12)),
    "y": "".join(f"M{x + d} {y + d}h.01" for x in range(0, 48, 12) for y in range(0, 48, 12) for d in (3, 9)),
    "b": "".join(f"M4 {5.4 + 9.3 * n:g}q5 -5 10 0t10 0t10 0t10 0" for n in range(5)),
}
"""Strokes, dots and waves of a space, so that no province is told by its colour alone."""
RIGHT_HALF = "M48 2H87Q94 2 94 9V39Q94 46 87 46H48Z"
RIPPLES = "M7 14q4 -4.500 8 0t8 0M24 32q4 -4.500 8 0t8 0"


def board(view: Json, last: Sequence[Cell]) -> Block:
    """The whole board; `last` are the spaces of the tile that was laid last."""
    side = len(view["cells"]) * UNIT
    size = float(side + EDGE + END)
    marks = [_ground(view, side), *map(_village, view["villages"]), *_provinces(view), *_pagodas(view)]
    if last:
        around = brackets(last)
        marks += [
            path(around, "none", HALO, 6, opacity=0.85),
            path(around, "none", CINNABAR, 3, stroke_linecap="round"),
        ]
    inside = Block(side, side, "".join(marks)).at(EDGE, EDGE)
    return Block(size, size, box(size, size, SILK_FRAME, rx=6) + _coordinates(view) + inside)


def _coordinates(view: Json) -> str:
    """Letters for columns, numbers for rows."""
    middles = [EDGE + (n + 0.5) * UNIT for n in range(len(view["cells"]))]
    letters = [text(at, 17, chr(ord("A") + n), 13, SILK_TEXT, anchor="middle") for n, at in enumerate(middles)]
    numbers = [text(12.5, at + 4.5, str(n), 13, SILK_TEXT, anchor="middle") for n, at in enumerate(middles, 1)]
    return "".join([*letters, *numbers])


def _ground(view: Json, side: int) -> str:
    grid = "".join(f"M{n} 0V{side}M0 {n}H{side}" for n in range(UNIT, side, UNIT))
    water = _spaces(view, "~")
    ripples = [Block(UNIT, UNIT, path(RIPPLES, "none", WATER_LINE, 1.2)).at(c * UNIT, r * UNIT) for r, c in water]
    return "".join(
        [
            box(side, side, SILK),
            path(grid, "none", SILK_LINE),
            path(outline(water, 2.5, 14), WATER) if water else "",
            *ripples,
            box(side, side, "none", INK, stroke_width=1.4),
            box(side + 6, side + 6, "none", INK, -3, -3, stroke_width=0.6, opacity=0.55),
        ]
    )


def _spaces(view: Json, signs: str) -> list[tuple[int, int]]:
    rows = enumerate(view["cells"])
    return [(row, column) for row, line in rows for column, sign in enumerate(line) if sign in signs]


def _village(village: Json) -> str:
    """Four roofs around a yard."""
    row, column = village["cells"][0]
    (y, x), (bottom, right) = (row, column), village["cells"][-1]
    wide, tall = (right - x + 1) * UNIT - 7, (bottom - y + 1) * UNIT - 7
    roofs = [
        (0, 11.0, tall - 22, False),
        (wide - 11, 11.0, tall - 22, False),
        (0, 0.0, wide, True),
        (0, tall - 11, wide, True),
    ]
    marks = [box(wide, tall, SILK, rx=3), *(_roof(*roof) for roof in roofs)]
    ridges = f"M1 5.500H{wide - 1}M1 {tall - 5.5}H{wide - 1}M5.500 11V{tall - 11}M{wide - 5.5} 11V{tall - 11}"
    marks += [path(ridges, "none", VILLAGE_LINE, 1.3), box(wide - 22, tall - 22, "none", INK, 11, 11)]
    marks += [box(wide, tall, "none", INK, rx=3, stroke_width=1.5)]
    return Block(wide, tall, "".join(marks)).at(x * UNIT + 3.5, y * UNIT + 3.5)


def _roof(x: float, y: float, long: float, level: bool) -> str:
    """The lit side and the dark side of a roof with its ribs."""
    if level:
        ribs = "".join(f"M{x + n} {y}v11" for n in range(3, int(long), 4))
        return box(long, 5.5, VILLAGE_LIT, x=x, y=y) + box(long, 5.5, VILLAGE, x=x, y=y + 5.5) + _ribs(ribs)
    ribs = "".join(f"M{x} {y + n}h11" for n in range(3, int(long), 4))
    return box(5.5, long, VILLAGE_LIT, x=x, y=y) + box(5.5, long, VILLAGE, x=x + 5.5, y=y) + _ribs(ribs)


def _ribs(d: str) -> str:
    return path(d, "none", INK, 0.7, opacity=0.2)


def _provinces(view: Json) -> list[str]:
    """Every province with its size; a major one has a double line, a single space a dashed one."""
    inside = {tuple(cell) for province in view["provinces"] for cell in province["cells"]}
    singles = [(row, column) for row, column in _spaces(view, COLOURS) if (row, column) not in inside]
    marks = [_painted([cell], view["cells"][cell[0]][cell[1]], 1.2, stroke_dasharray="3 3") for cell in singles]
    for province in view["provinces"]:
        marks += [
            _painted(province["cells"], province["colour"], 1.9),
            path(seams(province["cells"]), "none", INK, 0.7, opacity=0.28),
        ]
        marks += [path(outline(province["cells"], 6.4, 4), "none", INK, 1.3)] if province["pagodas"] > 1 else []
    return [*marks, *map(_size, view["provinces"])]


def _painted(cells: Sequence[Cell], colour: str, line: float, **more: object) -> str:
    edge = outline(cells)
    patterns = [Block(UNIT, UNIT, _pattern(colour)).at(column * UNIT, row * UNIT) for row, column in cells]
    return path(edge, PROVINCES[colour].fill) + "".join(patterns) + path(edge, "none", INK, line, **more)


def _pattern(colour: str) -> str:
    width, opacity = (3.0, 0.85) if colour == "y" else (1.5, 0.75)
    return path(PATTERNS[colour], "none", PROVINCES[colour].pen, width, stroke_linecap="round", opacity=opacity)


def _size(province: Json) -> str:
    """How many spaces it has, on its last space without a pagoda."""
    others = [cell for cell in province["cells"] if cell != province["site"]]
    row, column = (others or province["cells"])[-1]
    x, y = (column + 1) * UNIT - 14.0, (row + 1) * UNIT - 14.0
    count = text(x, y + 4.6, str(len(province["cells"])), 13, weight=600, anchor="middle", family=SERIF)
    return disc(x, y, 9.5, CARD, INK, stroke_width=1.1) + count


def _pagodas(view: Json) -> list[str]:
    """Pagodas on provinces, and on the yards of villages."""
    marks = []
    for province in view["provinces"]:
        if province["owner"] is not None and province["pagodas"]:
            row, column = province["site"]
            double = province["pagodas"] > 1
            at = (column + 0.5) * UNIT, row * UNIT + (45 if double else 40)
            marks.append(pagoda(province["owner"], *at, 1.08 if double else 1, 2 if double else 1))
    for village in view["villages"]:
        if village["owner"] is not None:
            x, y = middle(village["cells"])
            marks += [
                disc(x, y, 17, CARD, PAGODAS[village["owner"]].fill if village["owner"] < 3 else INK, stroke_width=2.4)
            ]
            marks += [pagoda(village["owner"], x, y + 11, 0.9)]
    return marks


def pagoda(seat: int, x: float, y: float, scale: float = 1.0, storeys: int = 1) -> str:
    """A pagoda that stands on a point."""
    drawn = coloured(f"pagoda-{seat}-{storeys}", PAGODAS[seat])
    return tag("g", drawn, transform=f"translate({x:g} {y:g}) scale({scale:g})")


def tile(kind: str) -> Block:
    """A tile as it lies in a hand."""
    both, left, right = outline([(0, 0), (0, 1)]), kind[0], kind[1]
    halves = path(both, PROVINCES[left].fill) + path(RIGHT_HALF, PROVINCES[right].fill)
    patterns = _pattern(left) + Block(UNIT, UNIT, _pattern(right)).at(UNIT, 0)
    return Block(
        2 * UNIT,
        UNIT,
        halves + patterns + path("M48 6v36", "none", INK, 0.7, opacity=0.28) + path(both, "none", INK, 1.6),
    )
