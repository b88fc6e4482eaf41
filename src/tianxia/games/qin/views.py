"""The position of Qin as plain values: all of it for records, and what one seat may know for everybody else."""

from random import Random
from typing import Any, get_args

from tianxia.engine.game import Json
from tianxia.games.qin.components import QinComponents
from tianxia.games.qin.notation import KIND_NAMES, Colour, Tile
from tianxia.games.qin.position import (
    BLUE,
    CELLS,
    KINDS,
    NOBODY,
    RED,
    SIDE,
    Position,
    cell_at,
    column_of,
    empty_position,
    row_of,
)
from tianxia.games.qin.scoring import parts
from tianxia.games.qin.view_types import Cell, Open, Own, Province, Shared

SIGNS = ".rybV~"
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)


def square(cell: int) -> Cell:
    """A cell as clients and records write it: row and column."""
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
    """Every province by its first space; single spaces are none.

    `site` is where its pagoda stands: a space of the tile that founded it. It stays there while the province grows, and
    a join keeps the site of the winner's largest older province. (R25)
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
    """What everybody may know: all that is open, and how many tiles hands and bag hold. (Q-1.2)

    `placed` says where each seat's pagodas stand, and how many that are in all. (Q-4.3)
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


def to_json(pos: Position) -> Json:
    """The whole position, as `tianxia replay --states` prints it."""
    return {
        **open_part(pos),
        "hands": [hand(pos, seat) for seat in range(pos.seats)],
        "bag": {kind: int(count) for kind, count in zip(KIND_NAMES, pos.bag, strict=True)},
        "to_move": seat_or_none(pos.to_move),
    }


def from_json(data: Json, components: QinComponents) -> Position:
    """The position that `to_json` wrote."""
    pos = empty_position(components.boards[data["board"]], len(data["supply"]))
    for row, signs in enumerate(data["cells"]):
        for column, sign in enumerate(signs):
            cell, ground = cell_at(row, column), SIGNS.index(sign)
            if RED <= ground <= BLUE and pos.ground[cell] != ground:
                pos.paint(cell, ground)
    for province in data["provinces"]:
        _put_province(pos, province)
    for number, village in enumerate(data["villages"]):
        pos.village_owner[number] = _seat(village["owner"])
    for seat, pagodas in enumerate(data["supply"]):
        pos.supply[seat] = pagodas
    _put_tiles(pos, data)
    pos.to_move = _seat(data["to_move"])
    return pos


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _put_province(pos: Position, data: Json) -> None:
    row, column = data.get("site", data["cells"][0])  # A position written by hand may leave it to us.
    site = cell_at(row, column)
    for row, column in data["cells"]:
        pos.province[cell_at(row, column)] = site
    pos.size[site], pos.pagodas[site] = len(data["cells"]), data["pagodas"]
    pos.owner[site] = _seat(data["owner"])


def _put_tiles(pos: Position, data: Json) -> None:
    for kind, name in enumerate(KIND_NAMES):
        pos.bag[kind] = data["bag"][name]
        for seat, tiles in enumerate(data["hands"]):
            pos.hands[seat * KINDS + kind] = tiles.count(name)


def redeal(pos: Position, seat: int, _since: Any, rng: Random) -> None:
    """Deal anew what a seat has not seen: the hands of the others and the bag. Nothing shown since can contradict it,
    because each turn ends its step with the draw."""
    others = [other for other in range(pos.seats) if other != seat]
    sizes = [pos.hand_size(other) for other in others]
    unseen = [int(pos.bag[kind]) + sum(pos.held(other, kind) for other in others) for kind in range(KINDS)]
    tiles = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
    rng.shuffle(tiles)
    for kind in range(KINDS):
        pos.bag[kind] = unseen[kind]
        for other in others:
            pos.hands[other * KINDS + kind] = 0
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            pos.take(other, tiles.pop())


def pieces(pos: Position) -> dict[str, int]:
    """All pieces, to see that none is lost: tiles by kind on the board cannot be told apart, so spaces are counted."""
    spaces = sum(1 for cell in range(CELLS) if RED <= pos.ground[cell] <= BLUE)
    tiles = pos.bag_size() + sum(pos.hand_size(seat) for seat in range(pos.seats))
    standing = [int(left) for left in pos.supply]
    for province, pagodas in enumerate(pos.pagodas):
        if pagodas:
            standing[pos.owner[province]] += int(pagodas)
    for owner in pos.village_owner:
        if owner != NOBODY:
            standing[owner] += 1
    return {"tiles": tiles + (spaces - 3) // 2, **{f"pagodas-{seat}": count for seat, count in enumerate(standing)}}
