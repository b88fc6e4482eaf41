"""Every test here has the game Lanterns, which is in a separate package, and its own data folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.external_game.installing import PACKAGE, installed


@pytest.fixture(autouse=True)
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the game."""
    monkeypatch.setenv("TIANXIA_HOME", str(tmp_path / "home"))
    with installed(tmp_path / "installed", PACKAGE):
        yield "lanterns"
