"""The load that `tianxia load` puts on a server runs for every game, and loses nothing."""

import pytest

from tianxia import games
from tianxia.server.ops.load_test import Load, highest, loaded


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_every_acknowledged_answer_is_stored(game: str) -> None:
    found = loaded(Load(game, tables=3, rate=4.0, seconds=1.5))
    assert found["game"] == game
    assert found["tables"] == 3
    assert 0 < found["acknowledged"] <= found["stored"]
    assert found["median_ms"] <= found["p99_ms"] <= found["longest_ms"]


def test_the_highest_rate_is_the_last_that_held(monkeypatch: pytest.MonkeyPatch) -> None:
    def pretended(load: Load) -> dict[str, float]:
        return {"rate": load.rate, "p99_ms": 100 * load.rate}

    monkeypatch.setattr("tianxia.server.ops.load_test.loaded", pretended)
    found = highest(Load("qin", 10, 1.0, 1.0), limit_ms=150)
    assert found is not None
    assert found["rate"] == 0.5 * 1.5**2
    assert highest(Load("qin", 10, 1.0, 1.0), limit_ms=10) is None
