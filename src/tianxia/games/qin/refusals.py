"""Why a placement is not allowed, with the numbers and the rule. The codes are those of `placing.py`."""

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.game import Plain, Refusal
from tianxia.engine.script import Ask
from tianxia.games.qin.notation import COLOURS, KIND_NAMES
from tianxia.games.qin.position import CELLS, GRASS, MAJOR, VILLAGE, WATER, Position
from tianxia.games.qin.rules import placing
from tianxia.games.qin.views import square

RULES = {
    placing.CAN_PLACE: ("can-place", "Q-2.1"),
    placing.NOT_IN_HAND: ("not-in-hand", "Q-2.1"),
    placing.NOT_GRASS: ("not-grass", "Q-2.2"),
    placing.TOUCHES_NOTHING: ("touches-nothing", "Q-2.3"),
    placing.TIED: ("tied", "Q-3.8"),
    placing.TWO_MAJORS: ("two-majors", "Q-3.8"),
    placing.MAJOR_LOST: ("major-lost", "Q-3.8"),
}
"""Code and rule by the number that `why_not` gives."""


def refusal(pos: Position, _ask: Ask, move: int, code: int) -> Refusal:
    """The refusal of one answer, its numbers worked out only now."""
    name, rule = RULES[code]
    return Refusal(name, rule, _numbers(pos, move, code))


def _numbers(pos: Position, move: int, code: int) -> Plain:
    if code == placing.CAN_PLACE:
        return {"placements": len(placing.placements(pos, pos.to_move))}
    cells = [int(placing.cell_of(move)), int(placing.other_cell_of(move))]
    if code == placing.NOT_IN_HAND:
        return {"tile": KIND_NAMES[placing.kind_of(placing.colour_of(move), placing.other_colour_of(move))]}
    if code == placing.NOT_GRASS:
        blocked = next(cell for cell in cells if pos.ground[cell] != GRASS)
        return {"cell": square(blocked), "ground": _ground(int(pos.ground[blocked]))}
    if code == placing.TOUCHES_NOTHING:
        return {"cells": [square(cell) for cell in cells]}
    return _join_numbers(pos, move)


def _ground(sort: int) -> str:
    return {VILLAGE: "village", WATER: "water"}.get(sort, "province")


def _join_numbers(pos: Position, move: int) -> Plain:
    """The clashing provinces: spaces brought by each seat, how many majors, and the first cell of each province."""
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
