"""`tianxia review`: the moves that cost most, luck and skill by seat, and what is refused."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.commands.conftest import Typed
from tianxia.bots.review import Effort, Move, MoveTask, tasks
from tianxia.commands import review
from tianxia.engine.record import read, write
from tianxia.telling.review import chances, step_of

FIXTURES = Path(__file__).parents[1] / "fixtures"
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
    title, seats, curve, moves, note = result.stdout.split("\n\n")
    assert title == "Qin, reviewed by General (hard). Values are winning chances."
    assert efforts == [("qin", "hard")]
    assert re.fullmatch(r"Winning chances .*:\n(Green|Purple), random bot: [▁▂▃▄▅▆▇█]{6}", curve)
    head, *rows = moves.splitlines()
    assert head == "Costliest moves"
    costs = [float(found[1]) for row in rows if (found := re.search(r"costs (\d+\.\d) %$", row))]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert [line.partition(":")[0] for line in seats.splitlines()[1:]] == ["Green, random bot", "Purple, random bot"]
    assert all(re.search(r"luck: [+-]?\d+\.\d % ± \d+\.\d %$", line) for line in seats.splitlines()[1:])
    assert note.startswith("Moves are judged by what their seat knew")


def test_the_curve_is_of_one_seat_where_two_play_and_of_own_moves_where_more_do() -> None:
    moves = [Move(number, number % 2, (), (), 90.0, 92.0, chance=0.25 * number) for number in range(4)]
    assert chances(moves, 0, 2) == [0.0, 0.75, 0.5, 0.25]
    assert chances(moves, 0, 3) == [0.0, 0.5]
    assert chances([Move(0, 0, (), (), 90.0, 92.0)], 0, 2) == [], "the judge did not tell"
    assert [step_of(chance) for chance in (0.0, 0.5, 0.99, 1.0)] == ["▁", "▅", "█", "█"]


@pytest.mark.parametrize(
    ("name", "players"),
    [("zhanguo/a-2", 1), ("zhanguo/a-3", 3), ("first_empire/4-board", 4), ("first_empire/solo-2", 1)],
)
def test_games_judged_in_points_have_a_curve_of_chances_too(
    typed: Typed, name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = lambda *given: [each for each in tasks(*given) if isinstance(each, MoveTask)][10 : 10 + BEGINNING]  # noqa: E731
    monkeypatch.setattr(review, "tasks", turns)
    parts = typed("review", str(FIXTURES / f"{name}.jsonl"), "--worst", "1").stdout.split("\n\n")
    title, _, curve, moves, _ = parts
    assert title.endswith("reviewed by General (hard). Values are expected points.")
    head, *curves = curve.splitlines()
    assert head.startswith("Winning chances after each move")
    assert len(curves) == players
    assert all(re.fullmatch(r".+: [▁▂▃▄▅▆▇█]+", each) for each in curves)
    assert sum(len(each.rpartition(": ")[2]) for each in curves) == BEGINNING
    assert "points" in moves


def test_a_stronger_player_than_the_judge_is_mentioned(typed: Typed, one_game: Path, tmp_path: Path) -> None:
    record = read(one_game.read_text(encoding="utf-8"))[0]
    file = tmp_path / "stronger.jsonl"
    file.write_text(write(replace(record, header=replace(record.header, seats=("random", "master")))), encoding="utf-8")
    said = "General (hard) judged, and a stronger bot played"
    assert said in typed("review", str(file)).stdout
    assert said not in typed("review", str(one_game)).stdout


def test_moves_are_told_in_words(typed: Typed, one_game: Path) -> None:
    told = typed("review", str(one_game), "--worst", "2").stdout.split("\n\n")[3].splitlines()
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
