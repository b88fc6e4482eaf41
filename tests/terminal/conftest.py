"""Every test here has its own data folder, so that nobody's saved games are touched."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's data folder."""
    monkeypatch.setenv("TIANXIA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
