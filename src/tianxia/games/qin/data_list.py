"""Every entry of the data files as a datum with its provenance."""

from collections.abc import Iterator, Mapping
from typing import Any

from tianxia.engine.game import Datum
from tianxia.games.qin import BOARD_NAMES


def every_datum(files: Mapping[str, Any]) -> list[Datum]:
    """All files, entry by entry."""
    return [*_board_data(files["boards.toml"]), *_piece_data(files["pieces.toml"])]


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
    """The provenance and source of an entry; a user's folder may omit them."""
    told = entry if isinstance(entry, dict) else {}
    return str(told.get("provenance", "given")), str(told.get("source", ""))
