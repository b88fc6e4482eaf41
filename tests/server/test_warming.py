"""What the first visitors need is loaded beside the event loop: nobody at a table waits for it."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import PATIENCE, open_house
from tianxia import games
from tianxia.server.ops import warming

NAMES = ["first_empire", "qin", "zhanguo"]


async def test_games_are_loaded_in_threads_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[tuple[str, str]] = []
    game = games.game

    def noted(name: str) -> Any:
        loaded.append((name, threading.current_thread().name))
        return game(name)

    monkeypatch.setattr(games, "game", noted)
    async with open_house(tmp_path) as house:
        async with asyncio.timeout(PATIENCE):
            while len(loaded) < len(NAMES):
                await asyncio.sleep(0.01)
        assert loaded == [(name, "warming") for name in NAMES]
        assert len((await (await house.guest()).ask("GET", "/api/games"))["games"]) == len(NAMES)
    assert threading.main_thread().name not in {thread for _, thread in loaded}


def test_what_is_missing_here_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "MODULES", ("no.such.module",))
    monkeypatch.setattr(games, "game", lambda _name: __import__("another.missing"))
    warming.warm_up()
