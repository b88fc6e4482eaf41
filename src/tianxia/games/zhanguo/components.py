"""The boards, cards and tiles of ZhanGuo, read from data files and checked. An edition may replace them."""

from pathlib import Path
from typing import Any

from tianxia.engine.components.files import ComponentFiles, FileSet
from tianxia.engine.components.sheets import SAID, Column, Sheet
from tianxia.engine.game import Datum, digest
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.data_list import every_datum
from tianxia.games.zhanguo.ids import CARDS
from tianxia.games.zhanguo.loading import PIECES, load_printed
from tianxia.games.zhanguo.printed import Printed
from tianxia.games.zhanguo.rules.bonuses import BONUSES
from tianxia.games.zhanguo.rules.governor import SQUARE_BONUSES
from tianxia.games.zhanguo.rules.reward_kinds import REWARDS
from tianxia.games.zhanguo.rules.tasks import WallTask

OWN_FOLDER = Path(__file__).parent / "data"
CARD_COLUMNS = (
    Column("number", low=1, high=CARDS),
    Column("aspect", names.ASPECTS),
    Column("trigger", names.ACTIONS[:-1]),
    Column("bonus", tuple(kind.name for kind in BONUSES)),
    Column("amount"),
    *SAID,
)


class ZhanguoComponents:
    """The data of a set of files, and what is printed according to it."""

    def __init__(self, files: FileSet) -> None:
        """Check the files."""
        self.source = files.source
        self._files = files.plain
        self.printed = load_printed(files)
        files.faults.stop()
        self.digest = digest(fingerprint(self.printed))

    def data(self) -> list[Datum]:
        """Every datum with its provenance."""
        return every_datum(self._files)


def fingerprint(printed: Printed) -> dict[str, Any]:
    """Everything printed, in numbers: all that could change how a record replays."""
    cards, squares = printed.bonus[1:], [None if square is None else type(square) for square in printed.squares]
    kinds = [None, *(type(square) for square in SQUARE_BONUSES)]
    return {
        # The cards start with an unused row.
        "trigger": [0, *printed.trigger[1:]],
        "bonus": [0, *(bonus.number for bonus in cards)],
        "amount": [0, *(bonus.amount for bonus in cards)],
        "near": printed.near,
        "length": list(printed.tracks),
        "block": list(printed.symbols),
        "starts": list(printed.starts),
        "squares": [kinds.index(square) - 1 for square in squares],
        "criterion": [criterion.number for criterion in printed.criterion],
        "worth": list(printed.worth),
        "slots": list(printed.slots),
        "needs": [list(task.needs) if isinstance(task, WallTask) else task.places for task in printed.task],
        "reward": [REWARDS.index(type(reward)) for reward in printed.rewards],
        "places": [reward.regions for reward in printed.rewards],
        "pieces": PIECES,
    }


FILES = ComponentFiles(
    "zhanguo",
    OWN_FOLDER,
    ZhanguoComponents,
    ("boards.toml", "cards.csv", "map.toml", "pieces.toml", "rewards.toml", "tiles.toml"),
    (Sheet("cards", CARD_COLUMNS, CARDS),),
)
load_components = FILES.load
