"""Positions of Qin from pictures, so that a test shows what it is about.

A picture has the signs of the data files (`.` grass, `~` water, `V` village, `R` `Y` `B` start spaces) and lower-case
letters for province spaces on tiles. It may be smaller than the board: the rest is water, and start spaces that it does
not show lie where nobody can reach them.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tianxia.engine.components.files import FileSet
from tianxia.engine.game import Json
from tianxia.games.qin import GAME
from tianxia.games.qin.components import FILES, QinComponents
from tianxia.games.qin.ids import MAJOR, SIDE, supply_for
from tianxia.games.qin.notation import KIND_NAMES
from tianxia.testing import Table

Square = tuple[int, int]
Owners = Mapping[Square, int]
"""Seats by one square of what they own."""

OTHER_HANDS = "rr yy bb"
"""The hand of a seat for which a test names none."""
BAG = "rr yy bb ry rb yb"
"""The default bag: after a placement the match waits for chance, so nothing else happens yet."""
OUT_OF_REACH = {"R": 12, "Y": 10, "B": 8}
"""Where in the last row a start space is that is not in the picture."""


class QinTable(Table):
    """A table with short names for what the tests look at."""

    def province(self, row: int, column: int) -> tuple[int | None, int, int]:
        """Owner, pagodas and spaces of the province on a square."""
        (found,) = [province for province in self.data()["provinces"] if [row, column] in province["cells"]]
        return found["owner"], found["pagodas"], len(found["cells"])

    def provinces(self) -> int:
        """How many provinces there are."""
        return len(self.data()["provinces"])

    def village(self, row: int, column: int) -> int | None:
        """The owner of the village on a square."""
        (found,) = [village for village in self.data()["villages"] if [row, column] in village["cells"]]
        owner: int | None = found["owner"]
        return owner

    def supply(self) -> list[int]:
        """The pagodas left by seat."""
        return list(self.data()["supply"])

    def hand(self, seat: int) -> list[str]:
        """The tiles of a seat."""
        return list(self.data()["hands"][seat])


def qin(
    picture: str,
    owners: Owners | None = None,
    villages: Owners | None = None,
    hands: Sequence[str] = (),
    *,
    seats: int = 2,
    to_move: int = 0,
    supply: Sequence[int] | None = None,
    bag: str = BAG,
) -> QinTable:
    """A table at the position of a picture. Hands and bag are lists of kinds in one string, `"ry rr"`."""
    rows = picture.split()
    components = components_for(rows)
    data = plain_position(components, rows, owners or {}, villages or {}, seats)
    hands = [*hands, *[OTHER_HANDS] * (seats - len(hands))]
    data |= {"hands": [hand.split() for hand in hands], "to_move": to_move}
    data |= {"bag": {kind: bag.split().count(kind) for kind in KIND_NAMES}}
    data |= {"supply": list(supply) if supply else data["supply"]}
    return QinTable(GAME, seats, GAME.from_json(data, components), components=components)


def siteless(data: Json) -> Json:
    """A position without the sites of its pagodas: the rules don't depend on where they are. (R25)"""
    bare = [{name: value for name, value in province.items() if name != "site"} for province in data["provinces"]]
    return {**data, "provinces": bare}


def components_for(rows: Sequence[str]) -> QinComponents:
    """Components whose two boards are the ground of a picture."""
    ground = ["".join("." if sign in "ryb" else sign for sign in row).ljust(SIDE, "~") for row in rows]
    ground += ["~" * SIDE] * (SIDE - len(ground))
    for start, column in OUT_OF_REACH.items():
        if not any(start in row for row in ground):
            ground[-1] = ground[-1][:column] + start + ground[-1][column + 1 :]
    boards = f"[bird]\nrows = {json.dumps(ground)}\n[lion]\nrows = {json.dumps(ground)}\n"
    return QinComponents(FileSet(FILES, {"boards.toml": boards.encode()}, None))


def plain_position(
    components: QinComponents, rows: Sequence[str], owners: Owners, villages: Owners, seats: int
) -> dict[str, Any]:
    """All of a position except hands, bag and turn; every province and pagoda must be accounted for."""
    cells = _cells(components, rows)
    provinces = list(_provinces(cells, dict(owners)))
    occupied = list(_villages(components, dict(villages)))
    standing = [0] * seats
    for province in provinces:
        standing[province["owner"]] += province["pagodas"]
    for village in occupied:
        if village["owner"] is not None:
            standing[village["owner"]] += 1
    return {
        "board": "bird",
        "cells": cells,
        "provinces": provinces,
        "villages": occupied,
        "supply": [supply_for(seats) - pagodas for pagodas in standing],
    }


def _cells(components: QinComponents, rows: Sequence[str]) -> list[str]:
    """The board as positions write it: the ground of the components under the spaces of the picture."""
    ground = [list(row) for row in components.rows["bird"]]
    for row, signs in enumerate(rows):
        ground[row][: len(signs)] = signs
    return ["".join(sign.lower() if sign in "RYB" else sign for sign in row) for row in ground]


def _provinces(cells: list[str], owners: dict[Square, int]) -> Iterator[Json]:
    """Every group of two or more spaces, with the owner that is named by one of its squares."""
    seen: set[Square] = set()
    for square in ((row, column) for row in range(SIDE) for column in range(SIDE)):
        if square in seen or cells[square[0]][square[1]] not in "ryb":
            continue
        group = _group(cells, square)
        seen |= set(group)
        if len(group) > 1:
            owner = _named(owners, group)
            pagodas = 2 if len(group) >= MAJOR else 1
            colour = cells[square[0]][square[1]]
            yield {"colour": colour, "cells": [list(cell) for cell in group], "owner": owner, "pagodas": pagodas}
    assert not owners, f"no province at {sorted(owners)}"


def _named(owners: dict[Square, int], group: list[Square]) -> int:
    named = [square for square in group if square in owners]
    assert len(named) == 1, f"name the owner of the province at {group[0]} by one square"
    return owners.pop(named[0])


def _group(cells: list[str], start: Square) -> list[Square]:
    """The connected squares with the same sign as this one, in (row, column) order."""
    group = [start]
    for row, column in group:
        for near in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            on_board = 0 <= near[0] < SIDE and 0 <= near[1] < SIDE
            if on_board and near not in group and cells[near[0]][near[1]] == cells[start[0]][start[1]]:
                group.append(near)
    return sorted(group)


def _villages(components: QinComponents, owners: dict[Square, int]) -> Iterator[Json]:
    rows = components.rows["bird"]
    squares = [(row, column) for row in range(SIDE) for column in range(SIDE) if rows[row][column] == "V"]
    seen: set[Square] = set()
    for square in squares:
        if square not in seen:
            group = _group(rows, square)
            seen |= set(group)
            named = [cell for cell in group if cell in owners]
            owner = owners.pop(named[0]) if named else None
            yield {"cells": [list(cell) for cell in group], "owner": owner}
    assert not owners, f"no village at {sorted(owners)}"
