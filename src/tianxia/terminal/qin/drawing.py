"""Qin's board in coloured characters, drawn from a view. No meaning depends on colour alone.

A province space has its letter, a pagoda its owner's letter (two for a double one), a village a roof, water waves. A
tile in the draft stands in brackets, the last move has capital letters, provinces that forbid a join an exclamation
mark.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from rich.segment import Segment
from rich.style import Style

from tianxia.engine.game import Json, Refusal
from tianxia.telling.qin.face import LETTERS, letter
from tianxia.terminal import palette
from tianxia.terminal.palette import PLAYERS, PROVINCES
from tianxia.terminal.qin.canvas import EDGE, Canvas, Size
from tianxia.terminal.qin.draft import Cell, Draft
from tianxia.terminal.widgets.panel import Sight

PATTERNS = {"r": "╱", "y": "·", "b": "≈"}
"""Strokes, dots and waves tell the provinces apart without colours."""


@dataclass
class Marks:
    """What is shown on the board besides the position."""

    draft: dict[Cell, str] = field(default_factory=dict)
    """The halves of the drafted tile, by space."""
    refused: bool = False
    spots: Collection[Cell] = ()
    """Where the tile fits."""
    last: Collection[Cell] = ()
    """Where the last tiles were placed."""
    clash: Collection[Cell] = ()
    """The pieces because of which the draft is refused."""
    fresh: Collection[Cell] = ()
    """Spaces whose pagodas the draft would change."""


def chips(view: Json) -> dict[Cell, tuple[int, int]]:
    """Owner and number of pagodas by where they are drawn: their site in a province (R25), a village's first space."""
    held = [(province["site"], province["owner"], province["pagodas"]) for province in view["provinces"]]
    held += [(village["cells"][0], village["owner"], 1) for village in view["villages"]]
    return {(cell[0], cell[1]): (owner, count) for cell, owner, count in held if owner is not None}


def sizes(view: Json) -> dict[Cell, int]:
    """The size of each province by its last space, where it is written."""
    return {(p["cells"][-1][0], p["cells"][-1][1]): len(p["cells"]) for p in view["provinces"]}


class Painter:
    """Draws one position in one size."""

    def __init__(self, view: Json, size: Size, marks: Marks) -> None:
        """Draw this view; lazily, line by line."""
        self.view, self.size, self.marks = view, size, marks
        self.side = len(view["cells"])
        self._chips, self._sizes = chips(view), sizes(view)
        self._pointed = next(iter(marks.draft), None)

    def lines(self) -> Iterator[list[Segment]]:
        """The board from top to bottom."""
        corner = Segment(" " * EDGE, self._edge_style(lit=False))
        yield [corner, *(self._column_number(column) for column in range(self.side))]
        for row in range(self.side):
            cells = [self.cell((row, column)) for column in range(self.side)]
            for line in range(self.size.height):
                label = f"{row + 1:>2} " if line == (self.size.height - 1) // 2 else " " * EDGE
                style = self._edge_style(self._is_at(0, row))
                yield [Segment(label, style), *(segment for cell in cells for segment in cell[line])]

    def _column_number(self, column: int) -> Segment:
        return Segment(f"{letter(column):^{self.size.width}}", self._edge_style(self._is_at(1, column)))

    def _edge_style(self, lit: bool) -> Style:
        return Style(color=palette.INK if lit else palette.MUTED, bgcolor=palette.PAPER, bold=lit)

    def _is_at(self, axis: int, number: int) -> bool:
        return self._pointed is not None and self._pointed[axis] == number

    def cell(self, cell: Cell) -> list[list[Segment]]:
        """One space as lines of segments."""
        canvas = Canvas(self.size)
        sign = self.view["cells"][cell[0]][cell[1]]
        if cell in self.marks.draft and self.marks.refused:
            self._refused(canvas)
        elif sign in PROVINCES:
            self._space(canvas, cell, sign)
        else:
            self._ground(canvas, cell, sign)
        if cell in self.marks.draft:
            canvas.brackets(palette.CINNABAR if self.marks.refused else palette.INK)
        if cell in self._chips and not (self.marks.refused and cell in self.marks.draft):
            self._pagoda(canvas, cell)
        return canvas.lines()

    def _refused(self, canvas: Canvas) -> None:
        canvas.fill(" ", palette.CINNABAR, palette.CINNABAR_WASH)
        canvas.put(canvas.middle, canvas.centre, "×", palette.CINNABAR, bold=True)

    def _space(self, canvas: Canvas, cell: Cell, sign: str) -> None:
        """A province space: its letter in the corner, a pattern, and the size of the province on its last space."""
        colours = PROVINCES[sign]
        canvas.fill(" ", colours.text, colours.fill)
        if self.size.height > 1:
            canvas.put(0, self.size.width - 2, PATTERNS[sign], colours.mark)
            canvas.put(self.size.height - 1, 0, PATTERNS[sign], colours.mark)
            if cell in self._sizes:
                canvas.put(
                    self.size.height - 1, self.size.width - 2, f"{self._sizes[cell]:>2}", colours.text, bold=True
                )
        self._letter(canvas, cell, sign)

    def _letter(self, canvas: Canvas, cell: Cell, sign: str) -> None:
        colours = PROVINCES[sign]
        if cell in self.marks.draft:
            canvas.put(0, canvas.centre, sign, colours.text, bold=True)
        elif cell in self.marks.clash:
            canvas.put(0, 0, "!", palette.PAPER, palette.CINNABAR, bold=True)
        elif cell in self.marks.last:
            canvas.put(0, 0, sign.upper(), palette.PAPER, palette.CINNABAR, bold=True)
        else:
            canvas.put(0, 0, sign, colours.text)

    def _ground(self, canvas: Canvas, cell: Cell, sign: str) -> None:
        if sign == "~":
            canvas.fill("~", palette.WATER_LINE, palette.WATER)
        elif sign == "V":
            canvas.fill(" ", palette.VILLAGE_LINE, palette.VILLAGE)
            canvas.put(0, 0, "⌂", palette.VILLAGE_LINE, bold=True)
        elif cell in self.marks.spots:
            canvas.fill(" ", palette.JADE, palette.JADE_WASH)
            canvas.put(canvas.middle, canvas.centre, "•", palette.JADE, bold=True)
        else:
            canvas.fill(" ", palette.SILK_LINE, palette.SILK)
            canvas.put(canvas.middle, canvas.centre, "·", palette.SILK_LINE)

    def _pagoda(self, canvas: Canvas, cell: Cell) -> None:
        """A roof for each storey where there is room, and the owner's letter for each pagoda."""
        owner, count = self._chips[cell]
        colours, letters = PLAYERS[owner], LETTERS[owner] * count
        if self.size.height > 1:
            canvas.put(0, canvas.centre, "▲" * count, colours.text, colours.fill, bold=True)
        fresh = cell in self.marks.fresh
        canvas.put(canvas.middle, canvas.centre, letters, colours.text, colours.fill, bold=True, underline=fresh)


def marks_of(sight: Sight, draft: Draft | None, after: Json | None, refusal: Refusal | None) -> Marks:
    """The draft with its consequences, if there is one, and the last move."""
    if draft is None:
        return Marks(last=last_laid(sight))
    return Marks(
        draft={(row, column): colour for colour, row, column in draft.halves()},
        refused=refusal is not None,
        spots=draft.cells({tuple(choice["spots"]) for choice in sight.choices or ()}),
        last=last_laid(sight),
        clash=clashing(sight.view, refusal),
        fresh=changed(sight.view, after),
    )


def last_laid(sight: Sight) -> set[Cell]:
    """Where others placed tiles since the seat's turn; its own last tile if nobody has."""
    placed = [event for event in sight.news if "cells" in event]
    others = [event for event in placed if event["seat"] != sight.seat]
    return {(row, column) for event in others or placed for row, column in event["cells"]}


def clashing(view: Json, refusal: Refusal | None) -> set[Cell]:
    """All spaces of the provinces that a refusal names."""
    named = refusal.numbers.get("provinces", []) if refusal is not None else []
    provinces = [p["cells"] for p in view["provinces"] if any(cell in p["cells"] for cell in named)]
    return {(row, column) for cells in provinces for row, column in cells}


def changed(before: Json, after: Json | None) -> set[Cell]:
    """Spaces whose pagodas would change."""
    if after is None:
        return set()
    old, new = chips(before), chips(after)
    return {cell for cell, chip in new.items() if old.get(cell) != chip}
