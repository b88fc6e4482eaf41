"""`tianxia bench`: the figures of the specification, ratios, and what it says where something is missing."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tianxia
from tests.commands.conftest import Typed
from tianxia.commands.bench import report
from tianxia.engine.game import Game
from tianxia.lab.bench import rounds
from tianxia.lab.bench.jobs import Runner
from tianxia.lab.bench.measures import measures
from tianxia.lab.bench.rounds import ratios
from tianxia.words import words

FIGURES = {
    "kernel_decisions_per_s",
    "match_decisions_per_s",
    "playouts_per_s",
    "forks_per_s",
    "copy_us",
    "guesses_per_s",
}


def test_figures_of_both_ways_to_run(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.commands.bench.ROUNDS", 1)
    result = typed("bench", "qin", "--json", "--seconds", "0.05")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert set(data) == {"game", "seats", "interpreted", "compiled", "peers", "ratios"}
    assert set(data["interpreted"]) == FIGURES
    assert all(figure > 0 for figure in data["interpreted"].values())
    if data["compiled"] is None:
        assert "Not compiled" in result.stderr
    else:
        assert set(data["compiled"]) == FIGURES
        assert result.stderr == ""
    assert data["peers"] == {}


def test_figures_of_a_search(typed: Typed, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.commands.bench.ROUNDS", 1)
    data = json.loads(typed("bench", "qin", "--search", "--json", "--seconds", "0.05").stdout)
    assert set(data["interpreted"]) == {"search_iterations_per_s"}
    assert data["interpreted"]["search_iterations_per_s"] > 0
    if data["compiled"] is not None:
        ratio = data["compiled"]["search_iterations_per_s"] / data["interpreted"]["search_iterations_per_s"]
        assert data["ratios"]["search_compiled_to_interpreted"] == pytest.approx(ratio, abs=0.01)
    monkeypatch.setattr("tianxia.bots.levels_for", lambda _game: ("beginner", "easy"))
    assert refused("bench", "qin", "--search") == "qin has no search yet."


def test_missing_kernels_are_said(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "WAYS", {"interpreted": "python", "compiled": "python"})
    monkeypatch.setattr(rounds, "Runner", only_interpreted())
    result = typed("bench", "qin", "--peers", "--seconds", "0.05")
    assert result.exit_code == 0
    assert [line.split(" ")[0] for line in result.stderr.splitlines()] == ["Not", "catanatron", "open_spiel"]
    assert "requirements-peers.lock" in result.stderr
    assert "–" in result.stdout


def only_interpreted() -> type:
    """A stand-in for processes of which only the first starts."""

    class Stub:
        started = 0

        def __init__(self, _arguments: list[str], _environment: object) -> None:
            self.names = sorted(FIGURES) if Stub.started == 0 else []
            Stub.started += 1

        def measured(self, _name: str, seconds: float) -> float:
            return seconds

        def stop(self) -> None:
            pass

    return Stub


def test_catanatron_is_measured() -> None:
    runner = Runner(["-m", "tianxia.lab.bench.peers", "catanatron"], environment())
    decisions, ticks = (runner.measured(name, 0.1) or 0 for name in runner.names)
    runner.stop()
    assert 0 < decisions < ticks


def environment() -> dict[str, str]:
    import os

    return {**os.environ, "PYTHONPATH": str(Path(tianxia.__file__).parents[1])}


def test_process_that_cannot_start_measures_nothing() -> None:
    runner = Runner(["-c", "raise SystemExit(1)"], environment())
    assert runner.names == []
    assert runner.measured("copy_us", 0.1) is None
    runner.stop()


def test_ratios() -> None:
    found = ratios(
        {
            "interpreted": {"kernel_decisions_per_s": 10.0, "match_decisions_per_s": 8.0},
            "compiled": {"kernel_decisions_per_s": 200.0},
            "catanatron": {"decisions_per_s": 5.0, "ticks_per_s": 20.0},
        }
    )
    assert found == {
        "kernel_compiled_to_interpreted": 20.0,
        "match_to_kernel_interpreted": 0.8,
        "kernel_interpreted_to_catanatron": 2.0,
        "kernel_interpreted_to_catanatron_ticks": 0.5,
        "kernel_compiled_to_catanatron": 40.0,
        "kernel_compiled_to_catanatron_ticks": 10.0,
    }


def test_report_for_people() -> None:
    data: Any = {
        "game": "qin",
        "seats": 4,
        "interpreted": {"copy_us": 2.5},
        "compiled": {"copy_us": 0.5},
        "peers": {"catanatron": {"decisions_per_s": 9000.0}, "open_spiel": None},
        "ratios": {"kernel_compiled_to_interpreted": 20.0},
    }
    text = report(words("de"), data)
    assert "Kopie einer Stellung, µs" in text
    assert "2,5" in text
    assert "9.000" in text
    assert "20,00" in text
    assert "4 Plätze" in text


def test_random_games_end_as_games_do(qin: Game[Any]) -> None:
    for number in range(20):
        pos = qin.set_up(2, qin.chosen({}, 2), qin.load_components(None))
        assert qin.playout is not None
        qin.playout(pos, Random(number))
        assert qin.next_step(pos) is None
        assert qin.result(pos).reason in ("last_pagoda", "no_placement")


def test_measures_count_what_they_do(qin: Game[Any]) -> None:
    known = measures(qin)
    assert set(known) == FIGURES
    assert all(measure(Random(1)) >= 1 for measure in known.values())
