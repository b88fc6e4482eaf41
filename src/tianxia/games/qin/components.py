"""The boards and pieces of Qin, read from data files and checked. A user's folder may replace them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tianxia.engine.game import BadInput, Datum, digest
from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.data_checks import checked_counts, checked_rows
from tianxia.games.qin.data_list import every_datum
from tianxia.games.qin.loading import load_board

OWN_FOLDER = Path(__file__).parent / "data"
FILES = ("boards.toml", "pieces.toml")


class QinComponents:
    """The data of a set of files, and the boards made from it."""

    def __init__(self, files: Mapping[str, Any], folder: str | None) -> None:
        """Check the files and lay out the boards."""
        self.folder = folder
        self._files = files
        self.rows = {name: checked_rows(files["boards.toml"], name) for name in BOARD_NAMES}
        self.boards = {name: load_board(name, rows) for name, rows in self.rows.items()}
        self.digest = digest({"boards": self.rows, "pieces": checked_counts(files["pieces.toml"])})

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return every_datum(self._files)


@cache
def load_components(folder: str | None) -> QinComponents:
    """The components shipped with the game, or those of a folder; shipped files replace those missing from it."""
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
