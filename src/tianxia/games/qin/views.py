"""What a seat may know about a position of Qin, as JSON values. The complete position is in `serial.py`."""

from typing import get_args

from tianxia.games.qin.ids import CELLS, KINDS, NOBODY, RED, SIDE, cell_at, column_of, row_of
from tianxia.games.qin.notation import KIND_NAMES, Colour, Tile
from tianxia.games.qin.position import Position
from tianxia.games.qin.scoring import parts
from tianxia.games.qin.view_types import Cell, Open, Own, Province, Shared

SIGNS = ".rybV~"
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)


def square(cell: int) -> Cell:
    """A cell in views, events and refusals: row and column, from 0."""
    return [row_of(cell), column_of(cell)]


def open_part(pos: Position) -> Open:
    """What everybody sees. (Q-1.2, Q-1.3)"""
    return {
        "board": pos.board.name,
        "cells": ["".join(SIGNS[pos.ground[cell_at(r, c)]] for c in range(SIDE)) for r in range(SIDE)],
        "provinces": provinces(pos),
        "villages": [
            {"cells": [square(cell) for cell in cells], "owner": seat_or_none(pos.village_owner[number])}
            for number, cells in enumerate(pos.board.villages)
        ],
        "supply": [int(pagodas) for pagodas in pos.supply],
    }


def provinces(pos: Position) -> list[Province]:
    """Every province by its first space; single spaces don't count.

    `site` is where its pagoda stands: a space of the tile that founded it. It stays there as the province grows, and an
    absorption keeps the site of the winner's largest older province. (R25)
    """
    spaces: dict[int, list[int]] = {}
    for cell in range(CELLS):
        if pos.province[cell]:
            spaces.setdefault(int(pos.province[cell]), []).append(cell)
    return [
        {
            "colour": COLOUR_NAMES[pos.ground[province] - RED],
            "cells": [square(cell) for cell in cells],
            "site": square(province),
            "owner": seat_or_none(pos.owner[province]),
            "pagodas": int(pos.pagodas[province]),
        }
        for province, cells in spaces.items()
    ]


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def hand(pos: Position, seat: int) -> list[Tile]:
    """The tiles of a seat."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(pos.held(seat, kind))]


def shared(pos: Position) -> Shared:
    """What everybody may know: everything open, and how many tiles the hands and the bag hold. (Q-1.2)

    `placed` says where each seat's pagodas are, and how many in all. (Q-4.3)
    """
    return {
        **open_part(pos),
        "placed": [
            {"provinces": at["provinces"], "villages": at["villages"], "all": sum(at.values())} for at in parts(pos)
        ],
        "hand_sizes": [pos.hand_size(other) for other in range(pos.seats)],
        "bag_size": pos.bag_size(),
        "to_move": seat_or_none(pos.to_move),
    }


def own(pos: Position, seat: int) -> Own:
    """The hand of a seat. (Q-1.2)"""
    return {"hand": hand(pos, seat) if seat >= 0 else None}
