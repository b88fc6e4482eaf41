"""Qin passes the suite of the engine, on both boards with every number of seats."""

import pytest

from tianxia.engine.conformance import check_game
from tianxia.games.qin import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_qin_passes_everything(board: str, seats: int, thorough: bool) -> None:
    check_game(GAME, seats, {"board": board}, games=8 if thorough else 2, rate=1 if thorough else 0.1)
