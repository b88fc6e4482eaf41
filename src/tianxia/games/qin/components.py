"""The boards and pieces of Qin, read from data files and checked. An edition may replace them."""

from pathlib import Path

from tianxia.engine.components.files import ComponentFiles, FileSet
from tianxia.engine.game import Datum, digest
from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.data_checks import checked_counts, checked_rows
from tianxia.games.qin.data_list import every_datum
from tianxia.games.qin.loading import load_board

OWN_FOLDER = Path(__file__).parent / "data"


class QinComponents:
    """The data of a set of files, and the boards made from it."""

    def __init__(self, files: FileSet) -> None:
        """Check the files and lay out the boards."""
        self.source = files.source
        self._files = files.plain
        self.rows = {name: checked_rows(files["boards.toml"][name]) for name in BOARD_NAMES}
        counts = checked_counts(files["pieces.toml"])
        files.faults.stop()
        self.boards = {name: load_board(name, rows) for name, rows in self.rows.items()}
        self.digest = digest({"boards": self.rows, "pieces": counts})

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return every_datum(self._files)


FILES = ComponentFiles("qin", OWN_FOLDER, QinComponents, ("boards.toml", "pieces.toml"))
load_components = FILES.load
