"""`tianxia simulate`: the same games for any number of processes, honest figures, bad input before anything starts."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Typed
from tianxia.commands.output import title
from tianxia.engine.game import Game
from tianxia.engine.record import read
from tianxia.engine.replay import verified
from tianxia.lab.intervals import mean_interval
from tianxia.lab.simulate import Simulation
from tianxia.lab.summary import spread
from tianxia.words import words

FEW = ["--games", "10", "--seats", "random,random,random", "--seed", "3"]


def test_same_result_and_file_for_any_number_of_processes(typed: Typed, tmp_path: Path) -> None:
    results, files = [], []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        results.append(typed("simulate", "qin", *FEW, "--jobs", jobs, "--json", "--record", str(file)))
        files.append(file.read_bytes())
    assert [result.exit_code for result in results] == [0, 0]
    assert results[0].stdout == results[1].stdout
    assert files[0] == files[1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.jsonl", "2.jsonl"]


def test_record_replays_with_rotated_seats(typed: Typed, tmp_path: Path, qin: Game[Any]) -> None:
    file = tmp_path / "games.jsonl"
    typed("simulate", "qin", "--games", "3", "--seats", "greedy,random", "--seed", "s", "--record", str(file))
    records = read(file.read_text(encoding="utf-8"))
    assert [record.header.seats for record in records] == [
        ("greedy", "random"),
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    assert [record.seed for record in records] == ["s/0", "s/1", "s/2"]
    assert [verified(qin, record) for record in records] == [False] * 3


def test_figures_agree_with_the_record(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    data = json.loads(typed("simulate", "qin", *FEW, "--json", "--record", str(file)).stdout)
    records = read(file.read_text(encoding="utf-8"))
    results = [record.result or {} for record in records]
    assert data["games"] == len(records) == 10
    for seat, each in enumerate(data["by_seat"]):
        scores = [result["scores"][seat] for result in results]
        assert each["scores"] == spread(scores)
        assert each["wins"] == sum(result["winners"] == [seat] for result in results)
    (only,) = data["by_bot"]
    assert (only["bot"], only["played"]) == ("random", 30)
    free = [sum(line.seat >= 0 and not line.forced for line in record.lines) for record in records]
    assert data["lengths"] == spread(free)
    assert data["reasons"] == {reason: sum(r["reason"] == reason for r in results) for reason in data["reasons"]}


def test_figures_as_csv(typed: Typed, tmp_path: Path) -> None:
    sheet = tmp_path / "figures.csv"
    result = typed("simulate", "qin", *FEW, "--json", "--csv", str(sheet))
    data, rows = json.loads(result.stdout), list(csv.DictReader(sheet.open(encoding="utf-8", newline="")))
    assert [(row["by"], row["who"]) for row in rows] == [("bot", "random"), ("seat", "0"), ("seat", "1"), ("seat", "2")]
    for row, each in zip(rows, [*data["by_bot"], *data["by_seat"]], strict=True):
        assert (row["game"], row["seed"], row["option_board"]) == ("qin", "3", "bird")
        assert [float(row[name]) for name in ("share_low", "share_high")] == each["interval"]
        assert (int(row["wins"]), float(row["score_mean"])) == (each["wins"], each["scores"]["mean"])
        assert float(row["source_villages"]) == each["sources"]["villages"]
    only = typed("simulate", "qin", *FEW, "--csv", "-")
    assert (only.stdout, only.stderr) == (sheet.read_text(encoding="utf-8"), "")


def test_csv_of_several_plans_is_one_table(typed: Typed) -> None:
    text = typed(
        "simulate", "first_empire", "--games", "1", "--seats", "random", "--each", "li_si=1,2", "--csv", "-"
    ).stdout
    rows = list(csv.DictReader(text.splitlines()))
    assert [(row["option_li_si"], row["by"]) for row in rows] == [
        (level, by) for level in "12" for by in ("bot", "seat", "other")
    ]
    assert all((row["margin"] != "") == (row["by"] == "other") for row in rows)
    series = typed("simulate", "qin", "--games", "1", "--series", "bird,lion", "--csv", "-").stdout
    found = [row["by"] for row in csv.DictReader(series.splitlines())]
    assert found == ["bot", "bot", "seat", "seat", "series", "series"]


def test_record_on_standard_output(typed: Typed, refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    report = typed("simulate", "qin", *FEW, "--record", str(file)).stdout
    result = typed("simulate", "qin", *FEW, "--record", "-")
    assert (result.stdout, result.stderr) == (file.read_text(encoding="utf-8"), report)
    assert not Path("-").exists()
    mixed = refused("simulate", "qin", *FEW, "--record", "-", "--json")
    assert mixed == "Only one of --record, --json can go to standard output."


def test_title_of_a_game_without_options() -> None:
    data = {"game": "go", "games": 50, "options": {}, "seed": "7"}
    assert title(words("en"), data) == "go: 50 games, seed 7"
    assert title(words("de"), data) == "go: 50 Partien, Startwert 7"
    assert title(words("fr"), {**data, "options": {"a": "b", "c": "d"}}) == "go : 50 parties, a=b, c=d, graine 7"


def test_table_for_people(typed: Typed) -> None:
    text = typed("simulate", "qin", *FEW, "--option", "board=lion").stdout
    lines = text.splitlines()
    assert lines[0] == "qin: 10 games, board=lion, first=random, seed 3"
    assert lines[1].split() == ["who", "seats", "wins", "share", "(95", "%)", "shared", "score"]
    assert [line.split("  ")[0] for line in lines[2:6]] == ["random", "seat 0", "seat 1", "seat 2"]
    assert "Ended by: " in text
    assert "Punkte" in typed("--lang", "de", "simulate", "qin", *FEW).stdout


def test_series_are_summed(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--games", "3", "--seats", "random,random", "--seed", "1", "--series", "bird,lion,bird"]
    data = json.loads(typed("simulate", "qin", *arguments, "--json", "--record", str(file)).stdout)
    records = read(file.read_text(encoding="utf-8"))
    assert [record.header.options["board"] for record in records] == ["bird", "lion", "bird"] * 3
    assert (data["games"], data["series"]["played"], data["series"]["values"]) == (9, 3, ["bird", "lion", "bird"])
    assert data["options"] == {"first": "random"}
    left = [
        sum(24 - (r.result or {})["scores"][seat] for r in records[s : s + 3]) for s in (0, 3, 6) for seat in (0, 1)
    ]
    assert data["series"]["by_bot"][0]["scores"] == spread(left)
    assert "3 series with board bird, lion, bird:" in typed("simulate", "qin", *arguments).stdout


def test_each_value_of_an_option_gets_the_same_deals(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--games", "2", "--seats", "random", "--seed", "s", "--each", "li_si=1,4"]
    runs = json.loads(typed("simulate", "first_empire", *arguments, "--json", "--record", str(file)).stdout)
    records = read(file.read_text(encoding="utf-8"))
    assert [run["options"]["li_si"] for run in runs] == ["1", "4"]
    assert [(r.header.options["li_si"], r.seed) for r in records] == [
        (level, seed) for level in "14" for seed in ("s/0", "s/1")
    ]


def test_margin_over_one_who_is_no_seat(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ["--games", "3", "--seats", "random", "--seed", "s", "--option", "li_si=2"]
    data = json.loads(typed("simulate", "first_empire", *arguments, "--json", "--record", str(file)).stdout)
    results = [record.result or {} for record in read(file.read_text(encoding="utf-8"))]
    his, margins = data["others"]["li_si"], [r["scores"][0] - r["others"]["li_si"] for r in results]
    assert his["scores"] == spread([result["others"]["li_si"] for result in results])
    assert his["margin"] == {**spread(margins), "interval": list(mean_interval(margins))}
    for each in (his, data["by_bot"][0]):
        assert sum(each["sources"].values()) == pytest.approx(each["scores"]["mean"])
    assert "Li Si: " in typed("simulate", "first_empire", *arguments).stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "greedy"], "qin can’t be played with 1 seat. Possible: 2, 3, 4."),
        (["--seats", "random,random,random,random,random"], "can’t be played with 5 seats"),
        (
            ["--seats", "random,stockfish"],
            "Unknown bot “stockfish”. Available: beginner, easy, medium, hard, master, random, greedy.",
        ),
        (["--seats", "random,"], "Unknown bot “”"),
        (["--option", "board"], "Write options as name=value (got “board”)."),
        (["--option", "colour=red"], "qin has no option “colour”. Available: board, first."),
        (["--option", "board=cat"], "Option board can’t be “cat”. Possible: bird, lion."),
        (["--option", "first=2"], "Option first can’t be “2”. Possible: random, 0, 1."),
        (["--series", "bird,cat"], "Option board can’t be “cat”"),
        (["--series", "bird", "--option", "board=bird"], "A series sets the option board for each game."),
        (["--each", "board"], "Write options as name=value (got “board”)."),
        (["--each", "board=bird,cat"], "Option board can’t be “cat”. Possible: bird, lion."),
        (["--components", "/no/such/folder"], "No component files in"),
    ],
)
def test_bad_input_before_anything_starts(
    refused: Callable[..., str], tmp_path: Path, arguments: list[str], words: str
) -> None:
    file = tmp_path / "x.jsonl"
    assert words in refused("simulate", "qin", "--games", "100000", *arguments, "--record", str(file))
    assert list(tmp_path.iterdir()) == []


def test_unwritable_file_is_refused(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "Can’t write" in refused("simulate", "qin", "--record", str(tmp_path / "no" / "x.jsonl"))
    assert "not a regular file" in refused("simulate", "qin", "--record", str(tmp_path))


def test_old_file_stays_when_a_simulation_fails(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_simulation: Simulation, _number: int) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("tianxia.lab.simulate.play_game", failing)
    file = tmp_path / "x.jsonl"
    file.write_text("old", encoding="utf-8")
    assert typed("simulate", "qin", "--record", str(file)).exit_code == 1
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_greedy_beats_random(typed: Typed, request: pytest.FixtureRequest) -> None:
    games = 500 if request.config.getoption("--thorough", default=False) else 40
    for board in ("bird", "lion"):
        arguments = [
            "--games",
            str(games // 2),
            "--seats",
            "greedy,random",
            "--seed",
            "1",
            "--option",
            f"board={board}",
        ]
        data = json.loads(typed("simulate", "qin", *arguments, "--jobs", "2", "--json").stdout)
        greedy = next(each for each in data["by_bot"] if each["bot"] == "greedy")
        assert greedy["wins"] >= 0.95 * greedy["played"]
