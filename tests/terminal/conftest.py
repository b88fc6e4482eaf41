"""Every test here has a data folder of its own, so that no saved game of a person is touched."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's data folder."""
    monkeypatch.setenv("TIANXIA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
