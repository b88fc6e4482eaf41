"""Every question of Qin: its answers, their spots on the board and what they are called.

Spots: `hand:ry` a tile in hand, `cell:H11` a space by column and row, `pass` for passing. A placement is a tile and two
spaces, first the one for the colour that the tile's name begins with.
"""

from tianxia.engine.question import Choice, Question, Spot, Text
from tianxia.engine.script import Ask
from tianxia.games.qin.ids import KINDS, SIDE, cell_at, column_of, row_of
from tianxia.games.qin.notation import COLOURS, DEAL, DRAW, FIRST, PLACE, space_name
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, cell_of, colour_of, move_of, other_cell_of, other_colour_of

PAIRS = 9


def cell_name(cell: int) -> str:
    """A space as on the edge of the board, like `E7`."""
    return space_name(row_of(cell), column_of(cell))


def cell_spot(cell: int) -> Spot:
    """A space of the board."""
    return f"cell:{cell_name(cell)}"


def placement(_pos: Position, _ask: Ask, move: int) -> Choice:
    """A tile on two spaces, or passing. (Q-2)"""
    if move == PASS:
        return Choice(("pass",), Text("qin-pass"))
    halves = [(int(colour_of(move)), int(cell_of(move))), (int(other_colour_of(move)), int(other_cell_of(move)))]
    (first, cell), (second, other) = sorted(halves)
    tile = COLOURS[first] + COLOURS[second]
    values = {"tile": tile, "first": cell_name(cell), "second": cell_name(other)}
    return Choice((f"hand:{tile}", cell_spot(cell), cell_spot(other)), Text("qin-choice-place", values))


def placements() -> tuple[int, ...]:
    """Passing, and every tile on every two adjacent spaces of the board, legal or not."""
    moves = [PASS]
    for row in range(SIDE):
        for column in range(SIDE):
            for down in (0, 1):
                if row + down < SIDE and column + 1 - down < SIDE:
                    moves += [int(move_of(cell_at(row, column), down, pair)) for pair in range(PAIRS)]
    return tuple(moves)


QUESTIONS: tuple[Question, ...] = (
    Question(FIRST, tuple(range(4))),
    Question(DEAL, tuple(range(KINDS))),
    Question(PLACE, placements(), placement),
    Question(DRAW, tuple(range(KINDS))),
)
