"""`tianxia review`: the moves that cost most, luck and skill by seat, and what is refused."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.commands.conftest import Typed
from tianxia.bots.review import Effort, tasks
from tianxia.commands import review
from tianxia.engine.record import read, write

Refused = Callable[..., str]
BEGINNING = 12


@pytest.fixture(autouse=True)
def efforts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Look at the beginning only, and briefly; note who was asked for which game."""
    asked: list[tuple[str, str]] = []

    def little(game: str, level: str) -> Effort:
        asked.append((game, level))
        return Effort(4, 1)

    monkeypatch.setattr(review, "effort_of", little)
    monkeypatch.setattr(review, "tasks", lambda *given: tasks(*given)[:BEGINNING])
    return asked


@pytest.fixture
def one_game(two_games: str, tmp_path: Path) -> Path:
    file = tmp_path / "one.jsonl"
    file.write_text(write(read(two_games)[0]), encoding="utf-8")
    return file


def test_costliest_moves_and_luck_by_seat(typed: Typed, one_game: Path, efforts: list[tuple[str, str]]) -> None:
    result = typed("review", str(one_game), "--worst", "3")
    assert (result.exit_code, result.stderr) == (0, "")
    title, seats, moves, note = result.stdout.split("\n\n")
    assert title == "Qin, reviewed by General (hard). Values are winning chances."
    assert efforts == [("qin", "hard")]
    head, *rows = moves.splitlines()
    assert head == "Costliest moves"
    costs = [float(found[1]) for row in rows if (found := re.search(r"costs (\d+\.\d) %$", row))]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert [line.partition(":")[0] for line in seats.splitlines()[1:]] == ["Green, random bot", "Purple, random bot"]
    assert all(re.search(r"luck: [+-]?\d+\.\d % ± \d+\.\d %$", line) for line in seats.splitlines()[1:])
    assert note.startswith("Moves are judged by what their seat knew")


def test_moves_are_told_in_words(typed: Typed, one_game: Path) -> None:
    told = typed("review", str(one_game), "--worst", "2").stdout.split("\n\n")[2].splitlines()
    assert re.fullmatch(r"1\. (Green|Purple), move \d+: costs \d+\.\d %", told[1])
    assert re.fullmatch(r"   Played, \d+ % to win: (Green|Purple) lays .*", told[2])
    assert re.fullmatch(r"   Better, \d+ % to win: (Green|Purple) lays .*", told[3])
    assert told[2].partition(": ")[2] != told[3].partition(": ")[2]


def test_json_has_the_moves_and_the_jobs_do_not_matter(typed: Typed, one_game: Path) -> None:
    result = typed("review", str(one_game), "--json", "--seat", "1", "--level", "medium")
    (data,) = json.loads(result.stdout)
    lines = read(one_game.read_text(encoding="utf-8"))[0].lines
    assert data["level"] == "medium"
    own = [number for number, line in enumerate(lines) if line.seat == 1 and not line.forced]
    assert len(data["moves"]) > 2
    assert len(data["moves"]) + len(data["deals"]) == BEGINNING
    assert [move["number"] for move in data["moves"]] == own[: len(data["moves"])]
    for move in data["moves"]:
        line = lines[move["number"]]
        assert move["played"] == [[line.question, line.answer]]
        assert move["loss"] == pytest.approx(move["best_value"] - move["value"])
        assert (move["loss"] == 0) == (move["best"] == move["played"])
    assert data["seats"][1]["loss"] == pytest.approx(sum(move["loss"] for move in data["moves"]))
    assert data["deals"][0]["draws"] == 7
    assert [data["seats"][0][name] for name in ("moves", "loss")] == [0, 0]
    args = ("review", str(one_game), "--json", "--seat", "1", "--level", "medium", "--jobs", "2")
    assert typed(*args).stdout == result.stdout


def test_other_languages(typed: Typed, one_game: Path) -> None:
    assert "Gewinnchancen" in typed("review", str(one_game), "--seat", "0", "--lang", "de").stdout


def test_a_running_game_is_refused(refused: Refused, one_game: Path, tmp_path: Path) -> None:
    record = read(one_game.read_text(encoding="utf-8"))[0]
    running = tmp_path / "running.jsonl"
    running.write_text(write(replace(record, lines=record.lines[:20], result=None)), encoding="utf-8")
    said = refused("review", str(running))
    assert said == f"{running}:1: only a finished game can be reviewed."


def test_what_else_is_refused(refused: Refused, typed: Typed, one_game: Path) -> None:
    assert refused("review", str(one_game), "--seat", "2").endswith("there is no seat 2. Seats are 0 to 1.")
    assert refused("review", "/no/such") == "File not found: /no/such."
    assert typed("review", str(one_game), "--level", "easy").exit_code == 2


def test_at_a_terminal_lines_are_broken_at_words(typed: Typed, one_game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = typed("review", str(one_game), "--worst", "2").stdout
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setattr(review, "at_terminal", lambda: True)
    broken = typed("review", str(one_game), "--worst", "2").stdout
    assert max(len(line) for line in whole.splitlines()) > 100
    assert all(len(line) < 50 for line in broken.splitlines())
    assert broken.split() == whole.split()
    assert re.search(r"^   Played, .*\n     \S", broken, re.MULTILINE)
