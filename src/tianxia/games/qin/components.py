"""The boards and pieces of Qin, read from data files and checked. Whoever owns the box may bring his own folder."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tianxia.engine.game import BadInput, Datum, digest
from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.notation import KIND_NAMES
from tianxia.games.qin.position import (
    BLUE,
    BORDER,
    CELLS,
    COPIES,
    GRASS,
    HAND,
    RED,
    SIDE,
    VILLAGE,
    WATER,
    WIDTH,
    YELLOW,
    Board,
    cell_at,
    supply_for,
)

OWN_FOLDER = Path(__file__).parent / "data"
FILES = ("boards.toml", "pieces.toml")
GROUND = {".": GRASS, "~": WATER, "V": VILLAGE, "R": RED, "Y": YELLOW, "B": BLUE}
STARTS = "RYB"


class QinComponents:
    """The data of a set of files, and the boards made from it."""

    def __init__(self, files: Mapping[str, Any], folder: str | None) -> None:
        """Check the files and lay out the boards."""
        self.folder = folder
        self._files = files
        self.rows = {name: _checked_rows(files["boards.toml"], name) for name in BOARD_NAMES}
        self.boards = {name: _board(name, rows) for name, rows in self.rows.items()}
        self.digest = digest({"boards": self.rows, "pieces": _counts(files["pieces.toml"])})

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return [*_board_data(self._files["boards.toml"]), *_piece_data(self._files["pieces.toml"])]


@cache
def load_components(folder: str | None) -> QinComponents:
    """The game's own components, or those of a folder; a file that the folder lacks is the game's own."""
    own = {name: _read(OWN_FOLDER / name) for name in FILES}
    if folder is None:
        return QinComponents(own, None)
    found = {name: _read(Path(folder) / name) for name in FILES if (Path(folder) / name).is_file()}
    if not found:
        raise BadInput("components-none", folder=folder, files=", ".join(FILES))
    return QinComponents({**own, **found}, folder)


def _read(path: Path) -> Any:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("components-unreadable", file=str(path), why=str(error)) from None


def _checked_rows(boards: Any, name: str) -> list[str]:
    """The rows of a board: 13 of 13 known characters with one start space of each colour. (Q-1.1)"""
    rows = boards.get(name, {}).get("rows") if isinstance(boards.get(name), dict) else None
    if not isinstance(rows, list) or len(rows) != SIDE or any(not isinstance(r, str) or len(r) != SIDE for r in rows):
        raise BadInput("components-board-size", board=name, side=SIDE)
    for number, row in enumerate(rows):
        for column, sign in enumerate(row):
            if sign not in GROUND:
                raise BadInput("components-board-sign", board=name, row=number, column=column, sign=sign)
    for start in STARTS:
        if sum(row.count(start) for row in rows) != 1:
            raise BadInput("components-board-starts", board=name, colour=start)
    return [str(row) for row in rows]


def _counts(pieces: Any) -> dict[str, int]:
    """The printed numbers; the rules know no other, so a file may only repeat them."""
    known = {f"tiles.{kind}": COPIES for kind in KIND_NAMES} | {"hand.tiles": HAND}
    known |= {f"pagodas.{name}": supply_for(seats) for name, seats in (("two", 2), ("three", 3), ("four", 4))}
    for path, count in known.items():
        part, _, name = path.partition(".")
        if not isinstance(pieces.get(part), dict) or pieces[part].get(name) != count:
            raise BadInput("components-count", name=path, count=count)
    return known


def _board(name: str, rows: list[str]) -> Board:
    ground = [BORDER] * CELLS
    for row in range(SIDE):
        for column in range(SIDE):
            ground[cell_at(row, column)] = GROUND[rows[row][column]]
    villages = list(_villages(ground))
    return Board(name, ground, [_shore(ground, village) for village in villages], villages)


def neighbours(cell: int) -> tuple[int, int, int, int]:
    """The cells that share an edge with a cell."""
    return (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH)


def _villages(ground: list[int]) -> Iterator[list[int]]:
    """Village squares that share an edge are one village, named by its first square. (Q-1.1)"""
    seen: list[int] = []
    for start in range(CELLS):
        if ground[start] == VILLAGE and start not in seen:
            village = [start]
            for cell in village:
                village += [n for n in neighbours(cell) if ground[n] == VILLAGE and n not in village]
            seen += village
            yield sorted(village)


def _shore(ground: list[int], village: list[int]) -> list[int]:
    """The cells around a village on which a province could adjoin it."""
    around = {n for cell in village for n in neighbours(cell) if ground[n] in (GRASS, RED, YELLOW, BLUE)}
    return sorted(around)


def _board_data(boards: Any) -> Iterator[Datum]:
    for name in BOARD_NAMES:
        board = boards[name]
        for number, row in enumerate(board["rows"]):
            yield Datum(f"board.{name}.row.{number}", row, *_origin(board))
        parts = board.get("parts", [])
        for number, part in enumerate(parts if isinstance(parts, list) else [parts]):
            what = part.get("what", "") if isinstance(part, dict) else part
            yield Datum(f"board.{name}.part.{number}", str(what), *_origin(part))


def _piece_data(pieces: Any) -> Iterator[Datum]:
    for part, values in pieces.items():
        for name, value in values.items() if isinstance(values, dict) else [("value", values)]:
            if name not in ("provenance", "source"):
                yield Datum(f"{part}.{name}", str(value), *_origin(values))


def _origin(entry: Any) -> tuple[str, str]:
    """The provenance and source of an entry; a folder of one's own need not tell them."""
    told = entry if isinstance(entry, dict) else {}
    return str(told.get("provenance", "given")), str(told.get("source", ""))
