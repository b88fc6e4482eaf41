"""`tianxia arena`: shared deals in every seat, honest figures, a test that may stop early, results that are kept."""

import csv
import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.commands.conftest import Typed
from tianxia.commands.arena import Run
from tianxia.engine.live import new_live_match
from tianxia.games import game
from tianxia.lab.arena.contest import Contest, Outcome, Slot, play_slot, ranked
from tianxia.lab.arena.ladder import bradley_terry, effect, figures, mean_interval, share_interval, student95
from tianxia.lab.arena.plot import MOST_TICKS, Bar, scale_of
from tianxia.lab.arena.sequential import ABOVE, BELOW, OPEN, verdict
from tianxia.lab.summary import wilson

SVG = "{http://www.w3.org/2000/svg}"
FEW = ["--bots", "greedy,random", "--games", "8", "--seed", "3"]


def contest(*bots: str, seats: int = 2) -> Contest:
    return Contest("qin", bots, seats, game("qin").chosen({}, seats), "s")


def duel(deal: int, turned: int, share: float, lineup: int = 0) -> Outcome:
    return Outcome(Slot(lineup, deal, turned), (share, 1 - share), (2 - share, 1 + share))


def test_every_deal_is_played_in_every_seat_by_every_pairing() -> None:
    three = contest("a", "b", "c")
    assert three.lineups == [("a", "b"), ("a", "c"), ("b", "c")]
    assert three.deals(5) == 3
    slots = list(three.slots(2))
    assert slots[:4] == [Slot(0, 0, 0), Slot(0, 0, 1), Slot(1, 0, 0), Slot(1, 0, 1)]
    assert len(slots) == len(set(slots)) == 12
    assert [three.chair(0, turned) for turned in (0, 1)] == [0, 1]


def test_a_bot_among_several_of_another() -> None:
    assert contest("a", "b", seats=4).lineups == [("a", "b", "b", "b")]
    assert contest("a", "b", "c", seats=4).lineups == [("a", "b", "c", "b")]


def test_pairings_share_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, list[str]]] = []

    def spied(game: Any, names: Any, options: Any, seed: str) -> Any:
        seen.append((seed, list(names)))
        return new_live_match(game, names, options, seed)

    monkeypatch.setattr("tianxia.lab.arena.contest.new_live_match", spied)
    for slot in (Slot(0, 7, 0), Slot(0, 7, 1)):
        play_slot(contest("greedy", "random"), slot)
    assert seen == [("s/7", ["greedy", "random"]), ("s/7", ["random", "greedy"])]


def test_outcomes_are_by_player_not_by_seat() -> None:
    for turned in (0, 1):
        outcome = play_slot(contest("greedy", "random"), Slot(0, 1, turned))
        assert (outcome.shares, outcome.ranks) == ((1.0, 0.0), (1.0, 2.0))


def test_ranks_of_equals_are_shared() -> None:
    assert ranked([(0.0, 5), (1.0, 9), (0.0, 5), (0.0, 3)]) == (2.5, 1.0, 2.5, 4.0)
    # Who wins by a tie-break of the rules is first, whatever the scores say.
    assert ranked([(0.0, 9), (1.0, 9)]) == (2.0, 1.0)


def test_bettors_see_what_is_there_and_seldom_what_is_not() -> None:
    luck = Random(1)
    assert verdict([1.0] * 12, 0.5)[0] == ABOVE
    assert verdict([0.0] * 12, 0.5)[0] == BELOW
    wrong = sum(verdict([luck.choice((0.0, 0.5, 1.0)) for _ in range(200)], 0.5)[0] != OPEN for _ in range(400))
    assert wrong <= 20  # 5 % of 400, with a look after every deal
    right = sum(verdict([float(luck.random() < 0.75) for _ in range(100)], 0.5)[0] == ABOVE for _ in range(100))
    assert right >= 90


def test_a_verdict_stands_once_it_is_reached() -> None:
    found, after = verdict([1.0] * 30 + [0.0] * 30, 0.5)
    assert (found, after < 30) == (ABOVE, True)


def test_settled_pairings_take_no_more_games() -> None:
    run = Run(contest("a", "b"), 0.5, play_all=False)
    taken = [run.take(duel(deal, turned, 1.0)) for deal in range(20) for turned in (0, 1)]
    assert taken[0]
    assert not taken[-1]
    assert run.settled(0)
    assert len(run.played) % 2 == 0
    everything = Run(contest("a", "b"), 0.5, play_all=True)
    assert all(everything.take(duel(deal, turned, 1.0)) for deal in range(20) for turned in (0, 1))


def test_deals_that_decide_the_game_count_once() -> None:
    """Where both games of a deal go the same way, twenty games say as much as ten."""
    alike, mixed = [1.0, 0.0] * 5, [0.5] * 10
    assert effect(alike, 2) == 2
    assert effect(mixed, 2) == 0.5
    assert effect([1.0, 1.0], 2) == 1  # nothing to tell it by
    assert share_interval(alike, 2) == wilson(5, 10)
    assert share_interval(mixed, 2) == wilson(20, 40)


def test_unfinished_deals_do_not_count() -> None:
    played = [duel(0, 0, 1.0), duel(0, 1, 0.0), duel(1, 0, 1.0)]
    (only,) = figures(contest("a", "b"), played, 0.5)["pairings"]
    assert (only["deals"], only["games"], only["players"][0]["share"]) == (1, 2, 0.5)


def test_a_bot_that_sits_several_times_is_told_of_once_for_all_its_seats() -> None:
    """The first wins one game of four; of the others the last wins all the rest, so each of them wins a quarter."""
    first, last = (1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 1.0)
    played = [Outcome(Slot(0, 0, turned), last if turned else first, (2.5, 2.0, 3.5, 2.0)) for turned in range(4)]
    (only,) = figures(contest("a", "b", seats=4), played, 0.25)["pairings"]
    told = [(player["bot"], player["share"], player["mean_rank"]) for player in only["players"]]
    assert told == [("a", 0.25, 2.5), ("b", 0.25, 2.5)]


def test_intervals_of_a_mean() -> None:
    assert [round(student95(freedom), 1) for freedom in (5, 14, 100)] == [2.6, 2.1, 2.0]
    low, high = mean_interval([1.0, 2.0, 3.0, 2.0])
    assert (round(low, 1), round(high, 1)) == (0.7, 3.3)
    assert mean_interval([2.0]) == (2.0, 2.0)


def test_ladder_of_three() -> None:
    def pairing(one: str, two: str, share: float) -> dict[str, Any]:
        return {"bots": [one, two], "games": 100, "effect": 1.0, "players": [{"share": share}, {"share": 1 - share}]}

    rows = bradley_terry(("c", "a", "b"), [pairing("a", "b", 0.75), pairing("b", "c", 0.75), pairing("a", "c", 0.9)])
    assert [row["bot"] for row in rows] == ["a", "b", "c"]
    elo = [row["elo"] for row in rows]
    assert sum(elo) == pytest.approx(0, abs=1e-6)
    assert 170 < elo[0] - elo[1] < 200  # three to one is 191 points
    for row in rows:
        low, high = row["interval"]
        assert low < row["elo"] < high
        assert 50 < high - low < 150


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


@pytest.mark.parametrize("values", [(0, 0.4, 1), (-3, 0, 3), (-1234, 5, 987), (49, 50, 51), (0, 0, 0)])
def test_the_scale_is_round_and_holds_everything(values: tuple[float, float, float]) -> None:
    scale = scale_of([Bar("x", *values)])
    ticks = scale.ticks()
    assert ticks[0] <= values[0] <= values[2] <= ticks[-1]
    assert 2 <= len(ticks) <= MOST_TICKS + 2
    assert f"{scale.step:g}".strip("0.")[:1] in ("1", "2", "5")


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
