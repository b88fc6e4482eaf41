"""The boards, cards and tiles of ZhanGuo, read from data files and checked. A user's folder may replace them."""

import csv
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from tianxia.engine.game import BadInput, Datum, digest
from tianxia.games.zhanguo.data_checks import PIECES
from tianxia.games.zhanguo.data_list import every_datum
from tianxia.games.zhanguo.loading import load_printed
from tianxia.games.zhanguo.printed import Printed
from tianxia.games.zhanguo.rules.governor import SQUARE_BONUSES
from tianxia.games.zhanguo.rules.reward_kinds import REWARDS
from tianxia.games.zhanguo.rules.tasks import WallTask

OWN_FOLDER = Path(__file__).parent / "data"
FILES = ("boards.toml", "cards.csv", "map.toml", "pieces.toml", "rewards.toml", "tiles.toml")


class ZhanguoComponents:
    """The data of a set of files, and what is printed according to it."""

    def __init__(self, files: Mapping[str, Any], folder: str | None) -> None:
        """Check the files."""
        self.folder = folder
        self._files = files
        self.printed = load_printed(files)
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


@cache
def load_components(folder: str | None) -> ZhanguoComponents:
    """The components shipped with the game, or those of a folder; shipped files replace those missing from it."""
    own = {name: _read(OWN_FOLDER / name) for name in FILES}
    if folder is None:
        return ZhanguoComponents(own, None)
    found = {name: _read(Path(folder) / name) for name in FILES if (Path(folder) / name).is_file()}
    if not found:
        raise BadInput("components-none", folder=folder, files=", ".join(FILES))
    return ZhanguoComponents({**own, **found}, folder)


def _read(path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8")
        return list(csv.DictReader(text.splitlines())) if path.suffix == ".csv" else tomllib.loads(text)
    except (OSError, ValueError, csv.Error) as error:
        raise BadInput("components-unreadable", file=str(path), why=str(error)) from None
