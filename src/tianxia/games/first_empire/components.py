"""The components of The First Empire, read from data files and checked. A folder of one's own may replace them."""

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
from tianxia.games.first_empire.filling import fill_board, fill_cards, fill_level, fill_li_si, fill_rewards, fill_tiles
from tianxia.games.first_empire.kit import Kit
from tianxia.games.first_empire.names import PLAYER_COUNTS, TABLEAU_NAMES

OWN_FOLDER = Path(__file__).parent / "data"
FILES = ("cards.csv", "alchemists.toml", "tiles.toml", "boards.toml", "rewards.toml", "li_si.csv", "li_si.toml")
NOT_RULES = ("provenance", "source")
"""What a datum says about itself does not change how a record replays."""


class FirstEmpireComponents:
    """The data of a set of files, and the kits of printed facts made from it."""

    def __init__(self, files: Mapping[str, Any], folder: str | None) -> None:
        """Check the files."""
        self.folder = folder
        self._files = files
        self._kits: dict[tuple[int, int, int], Kit] = {}
        check_files(files)
        self.digest = digest(_bare(dict(files)))

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return every_datum(self._files)

    def kit(self, players: int, tableau: int, level: int) -> Kit:
        """The printed facts for so many players, a tableau, and a level of Li Si or 0."""
        key = (players, tableau, level)
        if key not in self._kits:
            self._kits[key] = self._filled(players, tableau, level)
        return self._kits[key]

    def _filled(self, players: int, tableau: int, level: int) -> Kit:
        kit, files = Kit(), self._files
        kit.players = players
        fill_cards(kit, files["cards.csv"], files["alchemists.toml"])
        fill_tiles(kit, files["tiles.toml"])
        fill_board(kit, files["boards.toml"], PLAYER_COUNTS[players - 2])
        fill_rewards(kit, files["rewards.toml"][TABLEAU_NAMES[tableau]])
        fill_li_si(kit, files["li_si.csv"])
        if level:
            fill_level(kit, files["li_si.toml"], str(level))
        return kit


@cache
def load_components(folder: str | None) -> FirstEmpireComponents:
    """The game's own components, or those of a folder; a file that the folder lacks is the game's own."""
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
    """Data without what they say about where they come from."""
    if isinstance(plain, dict):
        return {str(name): _bare(value) for name, value in plain.items() if name not in NOT_RULES}
    return [_bare(value) for value in plain] if isinstance(plain, list) else plain
