"""`tianxia bench`: the figures of the specification, ratios, and what it says where something is missing."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.commands.conftest import Typed
from tests.lab.test_bench import FIGURES
from tianxia.commands.reports.bench import report
from tianxia.lab.bench import rounds
from tianxia.words import words


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


def test_figures_of_the_interfaces_for_learning(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.commands.bench.ROUNDS", 1)
    result = typed("bench", "qin", "--research", "--json", "--seconds", "0.05")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    wanted = {"kernel_decisions_per_s", "aec_steps_per_s", "openspiel_decisions_per_s", "batch_decisions_per_s"}
    assert set(data["interpreted"]) == wanted
    peers = {"pettingzoo connect_four_v3", "pettingzoo chess_v6", "open_spiel python_block_dominoes"}
    assert all(data["peers"][peer] for peer in peers)
    if data["compiled"] is not None:
        ratios = {"aec_to_connect_four", "aec_to_chess", "openspiel_to_dominoes", "batch_to_kernel"}
        assert ratios <= set(data["ratios"])
        assert all(words("de").say(f"bench-ratio-{name.replace('_', '-')}") for name in ratios)


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
