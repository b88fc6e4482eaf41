"""The bots' fixed ratings follow from the arena's results, and those are the ones that docs/strength.md reports."""

import json
from pathlib import Path

import pytest

from tianxia import games
from tianxia.bots import LEVELS
from tianxia.server.ratings import anchors
from tianxia.server.ratings.plackett_luce import POINTS
from tools.anchors import renewed

DATA = json.loads(anchors.FILE.read_text("utf-8"))
STRENGTH = (Path(__file__).parent.parent.parent / "docs/strength.md").read_text("utf-8")


def test_every_result_is_reported_with_its_command() -> None:
    for game in DATA["games"].values():
        for found in game["pairings"]:
            strong, weak = found["bots"]
            line = f"| {strong} – {weak} | {found['won']} of {found['games']} |"
            assert any(row.startswith(line) and f"`{found['command']}`" in row for row in STRENGTH.splitlines()), line


def test_the_ratings_follow_from_the_results() -> None:
    assert renewed(json.loads(json.dumps(DATA))) == DATA


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_ladder_in_the_order_of_its_levels(game: str) -> None:
    means = [anchors.anchors(game)[level].mean for level in LEVELS]
    assert means == sorted(means)
    assert anchors.anchors(game)[anchors.FIXED].mean == POINTS.start.mean


def test_a_bot_counts_only_where_it_is_as_strong_as_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anchors, "is_compiled", lambda *_modules: False)
    assert [level for level in LEVELS if anchors.plays_as_measured(level, "qin")] == ["beginner", "easy"]
    monkeypatch.setattr(anchors, "is_compiled", lambda *_modules: True)
    assert all(anchors.plays_as_measured(level, "qin") for level in LEVELS)
    assert not anchors.plays_as_measured("random", "qin")
