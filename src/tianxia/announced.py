"""What other packages announce to us as entry points: games in the group `tianxia.games`, bots in `tianxia.bots`."""

import os
import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def announced(group: str) -> dict[str, "EntryPoint"]:
    """The entry points of a group by name; looked up once, because it reads every installed package's metadata."""
    if not _is_anything_announced(group):
        return {}
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {entry.name: entry for entry in entry_points(group=group)}


def package_of(entry: "EntryPoint") -> str:
    """The package that announces something."""
    return entry.dist.name if entry.dist is not None else entry.module


def why(error: Exception) -> str:
    """What went wrong in another package, in one line without a full stop."""
    return f"{type(error).__name__}: {error}".partition("\n")[0].rstrip(".")


def _is_anything_announced(group: str) -> bool:
    """Whether some installed package has an entry point of the group: a quick check, to keep startup light."""
    return any(_announces(os.path.join(place, name), group) for place in sys.path for name in _installed(place or "."))


def _installed(place: str) -> list[str]:
    """The folders with the metadata of packages in a folder."""
    try:
        return [name for name in os.listdir(place) if name.endswith((".dist-info", ".egg-info"))]
    except OSError:
        return []


def _announces(folder: str, group: str) -> bool:
    try:
        with open(os.path.join(folder, "entry_points.txt"), encoding="utf-8") as file:
            return f"[{group}]" in file.read()
    except OSError:
        return False
