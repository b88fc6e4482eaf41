"""The components of The First Empire, read from data files and checked. An edition may replace them."""

from pathlib import Path
from typing import Any

from tianxia.engine.components.files import ComponentFiles, FileSet
from tianxia.engine.components.sheets import SAID, Column, Sheet
from tianxia.engine.game import Datum, digest
from tianxia.games.first_empire import names
from tianxia.games.first_empire.data_checks import check_files
from tianxia.games.first_empire.data_list import every_datum
from tianxia.games.first_empire.ids import CARDS
from tianxia.games.first_empire.loading import load_printed
from tianxia.games.first_empire.printed import Printed
from tianxia.games.first_empire.rules.bonuses import BONUSES

OWN_FOLDER = Path(__file__).parent / "data"
YES_OR_NO = ("yes", "no")
CARD_COLUMNS = (
    Column("number", low=1, high=CARDS),
    Column("aspect", names.ASPECT_NAMES),
    Column("trigger", names.ACTION_NAMES),
    Column("ability", tuple(kind.name for kind in BONUSES)),
    Column("what", blank=True),
    Column("count", low=1, high=9),
    *SAID,
)
LI_SI_COLUMNS = (
    Column("number", low=1, high=24),
    Column("kind", names.LI_SI_KINDS),
    Column("steps", low=1, high=24, blank=True),
    Column("order", blank=True),
    Column("spaces", ("left", "right", "area"), blank=True),
    Column("pieces", low=1, high=2, blank=True),
    Column("takes_tile", YES_OR_NO, blank=True),
    Column("large_tokens", blank=True),
    Column("arrow", ("left", "right"), blank=True),
    Column("removes_tile", YES_OR_NO, blank=True),
    Column("once", YES_OR_NO),
    *SAID,
)
NOT_RULES = ("provenance", "source")
"""Keys of a datum that do not change how a record replays."""


class FirstEmpireComponents:
    """The data of a set of files, and what is printed according to it."""

    def __init__(self, files: FileSet) -> None:
        """Check the files."""
        self.source = files.source
        self._files = files.plain
        self._printed: dict[tuple[int, int, int], Printed] = {}
        check_files(files)
        files.faults.stop()
        self.digest = digest(_bare(files.plain))

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return every_datum(self._files)

    def printed(self, players: int, tableau: int, level: int) -> Printed:
        """What is printed for a number of players, a tableau, and a level of Li Si or 0."""
        key = (players, tableau, level)
        if key not in self._printed:
            self._printed[key] = load_printed(self._files, players, tableau, level)
        return self._printed[key]


def _bare(plain: Any) -> Any:
    """The data without their provenance."""
    if isinstance(plain, dict):
        return {str(name): _bare(value) for name, value in plain.items() if name not in NOT_RULES}
    return [_bare(value) for value in plain] if isinstance(plain, list) else plain


FILES = ComponentFiles(
    "first_empire",
    OWN_FOLDER,
    FirstEmpireComponents,
    ("cards.csv", "alchemists.toml", "tiles.toml", "boards.toml", "rewards.toml", "li_si.csv", "li_si.toml"),
    (Sheet("cards", CARD_COLUMNS, CARDS), Sheet("li_si", LI_SI_COLUMNS, 24)),
)
load_components = FILES.load
