"""The components of The First Empire, read from data files and checked. A user's folder may replace them."""

import csv
import io
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tianxia.engine.game import BadInput, Datum, digest
from tianxia.games.first_empire.data_checks import check_files
from tianxia.games.first_empire.data_list import every_datum
from tianxia.games.first_empire.loading import load_printed
from tianxia.games.first_empire.printed import Printed

OWN_FOLDER = Path(__file__).parent / "data"
FILES = ("cards.csv", "alchemists.toml", "tiles.toml", "boards.toml", "rewards.toml", "li_si.csv", "li_si.toml")
NOT_RULES = ("provenance", "source")
"""Keys of a datum that do not change how a record replays."""


class FirstEmpireComponents:
    """The data of a set of files, and what is printed according to it."""

    def __init__(self, files: Mapping[str, Any], folder: str | None) -> None:
        """Check the files."""
        self.folder = folder
        self._files = files
        self._printed: dict[tuple[int, int, int], Printed] = {}
        check_files(files)
        self.digest = digest(_bare(dict(files)))

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return every_datum(self._files)

    def printed(self, players: int, tableau: int, level: int) -> Printed:
        """What is printed for a number of players, a tableau, and a level of Li Si or 0."""
        key = (players, tableau, level)
        if key not in self._printed:
            self._printed[key] = load_printed(self._files, players, tableau, level)
        return self._printed[key]


@cache
def load_components(folder: str | None) -> FirstEmpireComponents:
    """The components shipped with the game, or those of a folder; shipped files replace those missing from it."""
    own = {name: _read(OWN_FOLDER / name) for name in FILES}
    if folder is None:
        return FirstEmpireComponents(own, None)
    found = {name: _read(Path(folder) / name) for name in FILES if (Path(folder) / name).is_file()}
    if not found:
        raise BadInput("components-none", folder=folder, files=", ".join(FILES))
    return FirstEmpireComponents({**own, **found}, folder)


def _read(path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8")
        return list(csv.DictReader(io.StringIO(text), strict=True)) if path.suffix == ".csv" else tomllib.loads(text)
    except (OSError, ValueError, csv.Error) as error:
        raise BadInput("components-unreadable", file=str(path), why=str(error)) from None


def _bare(plain: Any) -> Any:
    """The data without their provenance."""
    if isinstance(plain, dict):
        return {str(name): _bare(value) for name, value in plain.items() if name not in NOT_RULES}
    return [_bare(value) for value in plain] if isinstance(plain, list) else plain
