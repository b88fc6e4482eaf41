"""`tianxia train`: the file that it writes, and what it says when there is nothing to learn."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.commands.conftest import Typed
from tianxia.bots.learned import teachable
from tianxia.bots.learning.samples import Sample, TrainingGame


def test_training_writes_a_file_that_plays(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size, luck = len(teachable("zhanguo").SEEN), Random(2)

    def dealt(_game: str, _seed: str, _number: int) -> TrainingGame:
        seen = tuple([tuple([luck.randrange(100) for _ in range(size)]) for _ in range(2)])
        return TrainingGame(tuple([Sample(round_, seen) for round_ in range(1, 6)]), (100 * luck.randrange(99), 500))

    monkeypatch.setattr("tianxia.lab.train.training_game", dealt)
    file = tmp_path / "weights.json"
    result = typed("train", "zhanguo", "--games", "10", "--seed", "x", "--out", str(file))
    assert result.exit_code == 0
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["made_by"] == "tianxia train zhanguo --games 10 --seed x"
    assert len(written["weights"]) == 5


def test_a_game_without_a_recipe_gets_one_sentence(typed: Typed, tmp_path: Path) -> None:
    result = typed("train", "qin", "--out", str(tmp_path / "weights.json"))
    assert result.exit_code == 2
    assert result.stderr.strip().count("\n") == 0
    assert "zhanguo" in result.stderr
    assert list(tmp_path.iterdir()) == []
