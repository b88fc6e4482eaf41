"""Why a placement is not allowed, with the numbers and the rule. The codes are those of `placing.py`."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.game import Json
from tianxia.engine.refusals import Refusals
from tianxia.engine.script import Ask
from tianxia.games.qin.ids import CELLS, GRASS, MAJOR, VILLAGE, WATER
from tianxia.games.qin.notation import COLOURS, KIND_NAMES
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules import placing
from tianxia.games.qin.views import square


def placements_left(pos: Position, _ask: Ask, _move: int) -> Json:
    """How many placements there are."""
    return {"placements": len(placing.placements(pos, pos.to_move))}


def blocked_cell(pos: Position, _ask: Ask, move: int) -> Json:
    """The first cell that is not grassland, and what it is."""
    cell = next(cell for cell in cells_of(move) if pos.ground[cell] != GRASS)
    return {"cell": square(cell), "ground": _ground(int(pos.ground[cell]))}


def tile_tried(_pos: Position, _ask: Ask, move: int) -> Json:
    """The tile that is not in hand."""
    return {"tile": KIND_NAMES[placing.kind_of(placing.colour_of(move), placing.other_colour_of(move))]}


def cells_tried(_pos: Position, _ask: Ask, move: int) -> Json:
    """Both cells."""
    return {"cells": [square(cell) for cell in cells_of(move)]}


def cells_of(move: int) -> list[int]:
    """The two cells of a placement."""
    return [int(placing.cell_of(move)), int(placing.other_cell_of(move))]


def _ground(sort: int) -> str:
    return {VILLAGE: "village", WATER: "water"}.get(sort, "province")


def provinces_joined(pos: Position, _ask: Ask, move: int) -> Json:
    """The clashing provinces: spaces contributed by each seat, how many majors, and the first cell of each province."""
    colour, older = _forbidden_join(pos, move)
    spaces = {str(seat): int(placing.spaces_of(pos, older, seat)) for seat in range(pos.seats)}
    return {
        "colour": COLOURS[colour],
        "spaces": {seat: count for seat, count in spaces.items() if count},
        "majors": sum(1 for province in older if pos.size[province] >= MAJOR),
        "provinces": [square(_first_cell(pos, int(province))) for province in older],
    }


def _first_cell(pos: Position, province: int) -> int:
    return next(cell for cell in range(CELLS) if pos.province[cell] == province)


def _forbidden_join(pos: Position, move: int) -> tuple[int, "vec[i64]"]:
    """The half, or the whole one-coloured tile, whose join the rules forbid. (Q-3.9)"""
    cell, other = placing.cell_of(move), placing.other_cell_of(move)
    first, second = placing.colour_of(move), placing.other_colour_of(move)
    older = placing.older_provinces(pos, cell, first, vec[i64]())
    if first == second:
        return int(first), placing.older_provinces(pos, other, first, older)
    if placing.why_no_join(pos, older):
        return int(first), older
    return int(second), placing.older_provinces(pos, other, second, vec[i64]())


REFUSALS = Refusals()
CODES = {
    placing.CAN_PLACE: REFUSALS.declare("can-place", "Q-2.1", placements_left),
    placing.NOT_GRASS: REFUSALS.declare("not-grass", "Q-2.2", blocked_cell),
    placing.NOT_IN_HAND: REFUSALS.declare("not-in-hand", "Q-2.1", tile_tried),
    placing.TOUCHES_NOTHING: REFUSALS.declare("touches-nothing", "Q-2.3", cells_tried),
    placing.TIED: REFUSALS.declare("tied", "Q-3.8", provinces_joined),
    placing.TWO_MAJORS: REFUSALS.declare("two-majors", "Q-3.8", provinces_joined),
    placing.MAJOR_LOST: REFUSALS.declare("major-lost", "Q-3.8", provinces_joined),
}
assert all(given == declared for given, declared in CODES.items()), "declare them in the order of placing.py"
