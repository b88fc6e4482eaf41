"""`tianxia arena`: shared deals in every seat, honest figures, a test that may stop early, results that are kept."""

import csv
import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands.conftest import Typed
from tianxia.lab.arena.contest import Contest, Outcome, Slot, play_slot

SVG = "{http://www.w3.org/2000/svg}"
FEW = ["--bots", "greedy,random", "--games", "8", "--seed", "3"]


def test_same_result_for_any_number_of_processes(typed: Typed) -> None:
    results = [typed("arena", "qin", *FEW, "--jobs", jobs, "--json").stdout for jobs in ("1", "2")]
    assert results[0] == results[1]
    data = json.loads(results[0])
    assert data["games"] == 8
    assert data["pairings"][0]["players"][0]["share"] == 1.0


def test_it_stops_once_settled(typed: Typed) -> None:
    arguments = ["--bots", "greedy,random", "--games", "60", "--seed", "3", "--jobs", "2", "--json"]
    data = json.loads(typed("arena", "qin", *arguments).stdout)
    assert data["pairings"][0]["verdict"] == "above"
    assert data["games"] == data["pairings"][0]["verdict_after_games"] < 60
    assert json.loads(typed("arena", "qin", *arguments, "--games", "26", "--all").stdout)["games"] == 26


def test_results_are_kept_and_gone_on_with(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "part.jsonl", tmp_path / "whole.jsonl"
    typed("arena", "qin", *FEW, "--out", str(whole))
    typed("arena", "qin", *FEW[:2], "--games", "4", "--seed", "3", "--out", str(file))
    with file.open("a", encoding="utf-8") as stream:
        stream.write('{"lineup": 0, "de')  # as if it had been killed
    played: list[Slot] = []

    def counted(which: Contest, slot: Slot) -> Outcome:
        played.append(slot)
        return play_slot(which, slot)

    monkeypatch.setattr("tianxia.lab.arena.contest.play_slot", counted)
    assert typed("arena", "qin", *FEW, "--out", str(file)).exit_code == 0
    assert [slot.deal for slot in played] == [2, 2, 3, 3]
    assert file.read_bytes() == whole.read_bytes()


def test_interrupted_games_are_kept(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.jsonl"

    def interrupted(which: Contest, slot: Slot) -> Outcome:
        if slot.deal == 1:
            raise KeyboardInterrupt
        return play_slot(which, slot)

    monkeypatch.setattr("tianxia.lab.arena.contest.play_slot", interrupted)
    result = typed("arena", "qin", *FEW, "--out", str(file))
    assert (result.exit_code, result.stdout) == (130, "")
    assert result.stderr.strip() == "Stopped after 2 games. Results are saved; the same command resumes."
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    assert "Nothing was saved" in typed("arena", "qin", *FEW).stderr


def test_table_and_picture_for_people(typed: Typed, tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    text = typed("arena", "qin", *FEW, "--plot", str(picture)).stdout
    assert "greedy – random  greedy      8  100.0 %" in text
    assert "undecided after 8 games whether greedy wins more than 50 %." in text
    assert len(ET.fromstring(picture.read_text(encoding="utf-8")).findall(".//{*}circle")) == 2
    assert "Rang" in typed("--lang", "de", "arena", "qin", *FEW).stdout
    four = typed("arena", "qin", "--bots", "greedy,random", "--seats", "4", "--games", "4", "--seed", "1").stdout
    assert "greedy – random – random – random  greedy      4" in four
    assert "more than 25 %" in four


def test_figures_as_csv(typed: Typed, refused: Callable[..., str]) -> None:
    data = json.loads(typed("arena", "qin", *FEW, "--json").stdout)
    result = typed("arena", "qin", *FEW, "--csv", "-")
    first, second = csv.DictReader(result.stdout.splitlines())
    assert result.stderr == ""
    for row, player in zip((first, second), data["pairings"][0]["players"], strict=True):
        assert (row["pairing"], row["bot"], row["games"]) == ("greedy,random", player["bot"], "8")
        assert [float(row[name]) for name in ("share", "mean_rank_low")] == [
            player["share"],
            player["rank_interval"][0],
        ]
    assert [float(row["elo"]) for row in (first, second)] == [each["elo"] for each in data["ladder"]]
    assert (first["verdict"], first["verdict_after_games"], second["verdict"]) == ("open", "8", "")
    mixed = refused("arena", "qin", *FEW, "--csv", "-", "--plot", "-")
    assert mixed == "Only one of --plot, --csv can go to standard output."


def test_the_picture_has_an_axis(typed: Typed) -> None:
    """A line with ticks at round numbers, what they measure, and every dot where the ticks say."""
    result = typed("arena", "qin", *FEW, "--plot", "-")
    assert "greedy – random" in result.stderr
    picture = ET.fromstring(result.stdout)
    lines = {
        name: [line for line in picture.iter(f"{SVG}line") if line.get("class") == name] for name in ("axis", "tick")
    }
    said = [str(text.text) for text in picture.iter(f"{SVG}text")]
    assert "Elo points, with 95 % intervals; 0 is the mean of these bots" in said
    assert "bot" in said
    ticks = [int(label) for label in said if label.lstrip("-").isdecimal() and int(label) % 50 == 0]
    places = [float(line.get("x1", "")) for line in lines["tick"]]
    assert len(ticks) == len(places) >= 4
    (axis,) = lines["axis"]
    assert (float(axis.get("x1", "")), float(axis.get("x2", ""))) == (min(places), max(places))
    low, high = min(ticks), max(ticks)
    greedy = float(next(picture.iter(f"{SVG}circle")).get("cx", ""))
    elo = low + (greedy - min(places)) / (max(places) - min(places)) * (high - low)
    assert f"{elo:.0f}" in said


def test_the_picture_of_more_seats_is_in_per_cent(typed: Typed) -> None:
    text = typed(
        "arena", "qin", "--bots", "greedy,random", "--seats", "3", "--games", "3", "--seed", "1", "--plot", "-"
    ).stdout
    assert "win share in %, with 95 % intervals" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy"], "Name at least two different bots."),
        (["--bots", "greedy,greedy"], "Name at least two different bots"),
        (["--bots", "greedy,stockfish"], "Unknown bot “stockfish”"),
        (["--bots", "greedy,random", "--seats", "5"], "can’t be played with 5 seats"),
        (["--bots", "greedy,random", "--option", "board=cat"], "Option board can’t be “cat”"),
        (["--bots", "greedy,random", "--out", "{folder}"], "not a regular file"),
        (["--bots", "greedy,random", "--out", "-"], "- is not a regular file"),
        (["--bots", "greedy,random", "--out", "{folder}/no/x"], "Can’t write"),
        (["--bots", "greedy,random", "--csv", "{folder}/no/x"], "Can’t write"),
        (["--bots", "greedy,random", "--plot", "{folder}/no/x"], "Can’t write"),
        (["--bots", "greedy,random", "--out", "{folder}/bad"], "line 1: not an arena result."),
        (["--bots", "greedy,random", "--out", "{folder}/cut"], "line 1: not an arena result."),
    ],
)
def test_bad_input_before_anything_starts(
    refused: Callable[..., str], tmp_path: Path, arguments: list[str], words: str
) -> None:
    (tmp_path / "bad").write_text("[]\n", encoding="utf-8")
    (tmp_path / "cut").write_text("{", encoding="utf-8")
    given = [text.replace("{folder}", str(tmp_path)) for text in arguments]
    assert words in refused("arena", "qin", *given)


def test_results_of_another_arena_are_refused(typed: Typed, refused: Callable[..., str], tmp_path: Path) -> None:
    file = str(tmp_path / "x.jsonl")
    typed("arena", "qin", *FEW, "--games", "2", "--out", file)
    line = refused("arena", "qin", "--bots", "greedy,random", "--seed", "4", "--out", file)
    assert line.endswith("contains the results of another arena. It differs in: seed.")
    with Path(file).open("a", encoding="utf-8") as stream:
        stream.write('{"lineup": 0}\n')
    assert "line 4: not an arena result" in refused("arena", "qin", *FEW, "--out", file)
