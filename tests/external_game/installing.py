"""Another package's game as pip would install it, without pip: its modules on the path, and metadata beside them."""

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tianxia.announced import announced

PACKAGE = Path(__file__).parent / "package"
"""The package with the game Lanterns."""


def metadata(package: Path, folder: Path) -> None:
    """Write what is read of an installed package: its name, version and entry points, from its `pyproject.toml`."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    place = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    place.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (place / "METADATA").write_text(head, encoding="utf-8")
    lines: list[str] = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in entries.items())]
    (place / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def installed(folder: Path, *packages: Path) -> Iterator[None]:
    """The packages as if they were installed, for this process and those that it starts."""
    folder.mkdir(exist_ok=True)
    for package in packages:
        metadata(package, folder)
    places = [str(folder), *(str(package) for package in packages)]
    with pytest.MonkeyPatch.context() as patch:
        for place in places:
            patch.syspath_prepend(place)
        patch.setenv("PYTHONPATH", os.pathsep.join([*places, *filter(None, sys.path)]))
        announced.cache_clear()
        yield
    announced.cache_clear()


def write_package(folder: Path, name: str, source: str, group: str = "tianxia.games", entry: str | None = None) -> Path:
    """A package with one module that announces a game of the same name, or `entry = NAME` of another group."""
    known, _, thing = (entry or f"{name} = GAME").partition(" = ")
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(source, encoding="utf-8")
    points = f'[project.entry-points."{group}"]\n{known} = "{name}:{thing}"\n'
    (folder / "pyproject.toml").write_text(f'[project]\nname = "tianxia-{name}"\nversion = "1"\n{points}')
    return folder
