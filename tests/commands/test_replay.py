"""`tianxia replay`: turns for people, notation, positions line by line, and whether the draws were fair."""

import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Typed
from tests.games.qin.older import HALF, older
from tianxia.commands.replay_states import states
from tianxia.engine import replay
from tianxia.engine.game import Game
from tianxia.engine.live import new_live_match
from tianxia.engine.match import Match, begin
from tianxia.engine.record import Line, read, record_of, write, write_notation
from tianxia.engine.replay import played, replayed
from tianxia.lab.simulate import play_bots
from tianxia.words import LANGUAGES

SECRET = "00112233445566778899aabbccddeeff"
KEYS = ["game", "n", "seat", "question", "answer", "forced", "options", "position"]
POSITION = ["board", "cells", "provinces", "villages", "supply", "hands", "bag", "to_move"]


def states_of(typed: Typed, file: Path) -> list[dict[str, Any]]:
    result = typed("replay", str(file), "--states")
    assert (result.exit_code, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


FIXTURES = Path(__file__).parents[1] / "fixtures"
TOLD = [
    "qin/bird-2-passes",
    "qin/lion-3-shared_victory",
    "zhanguo/draft-3",
    "first_empire/3-advanced",
    "first_empire/solo-2",
]


def turns_of(text: str) -> list[str]:
    """The numbered lines."""
    return [line for line in text.splitlines() if re.match(r" *\d+\. ", line)]


def test_turns_are_numbered_and_draws_folded_away(typed: Typed, record: Path, two_games: str) -> None:
    result = typed("replay", str(record))
    assert (result.exit_code, result.stderr) == (0, "")
    told = result.stdout.split("\n\nQin")
    assert len(told) == 2
    for text, game in zip(told, read(two_games), strict=True):
        turns = turns_of(text)
        assert [int(line.split(".")[0]) for line in turns] == list(range(1, len(turns) + 1))
        assert len(turns) == sum(line.question == "place" for line in game.lines)
        for line, answer in zip(turns, (line for line in game.lines if line.question == "place"), strict=True):
            assert re.match(rf" *\d+\. {('Green', 'Purple')[answer.seat]} lays ", line)
        assert " draws " not in text
        assert re.search(r"\d,\d", text) is None, "a space by coordinates"


def test_spaces_are_those_of_the_board(typed: Typed, record: Path, two_games: str) -> None:
    """As on the page and in records: column letter, then row from 1."""
    laid = next(line.answer for line in read(two_games)[0].lines if line.question == "place")
    names = [half[1:] for half in laid.split()]
    first = turns_of(typed("replay", str(record)).stdout)[0]
    assert re.search(rf"lays [a-z-]+: [a-z]+ {names[0]}, [a-z]+ {names[1]}\.", first)


def test_a_record_in_the_older_notation_is_printed_in_today_s(typed: Typed, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "older.jsonl"
    file.write_text(older(record.read_text(encoding="utf-8")), encoding="utf-8")
    assert HALF.search(file.read_text(encoding="utf-8"))
    for form in ([], ["--notation"], ["--states"], ["--verify"]):
        assert typed("replay", str(file), *form).stdout == typed("replay", str(record), *form).stdout


def test_draws_unfold(typed: Typed, record: Path, two_games: str) -> None:
    with_draws = typed("replay", str(record), "--draws").stdout
    drawn = sum(line.question in ("deal", "draw") for game in read(two_games) for line in game.lines)
    assert with_draws.count(" draws ") == drawn
    without = [line for line in with_draws.splitlines() if " draws " not in line]
    assert without == typed("replay", str(record)).stdout.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_every_game_is_told_in_words(typed: Typed, name: str, language: str) -> None:
    """No key of an answer, no name of a question: seats by colour, places by name, a score for everybody at the end."""
    file = FIXTURES / f"{name}.jsonl"
    result = typed("--lang", language, "replay", str(file))
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.search(r"\{|\d,\d|[a-z]_[a-z]|None|\d+\. *$", result.stdout) is None
    turns, (game,) = turns_of(result.stdout), read(file.read_text(encoding="utf-8"))
    assert [int(line.split(".")[0]) for line in turns] == list(range(1, len(turns) + 1))
    players = len(game.header.seats) + ("solo" in name)
    assert len(result.stdout.split("\n\n")[-1].splitlines()) == 1 + players


def test_names_stand_beside_the_colours(typed: Typed, two_games: str) -> None:
    named = two_games.replace('["random", "random"]', '["Ada", "me"]')
    assert typed("replay", "-", stdin=named).stdout.startswith("Qin · Bird\nGreen: Ada\nPurple: you\n\n")


def test_a_game_that_still_runs_says_so(typed: Typed, two_games: str) -> None:
    begun = "".join(two_games.splitlines(keepends=True)[:20])
    assert typed("replay", "-", stdin=begun).stdout.endswith("\n\nThe game is not over yet.\n")


def test_notation_of_every_game(typed: Typed, record: Path, two_games: str) -> None:
    result = typed("replay", str(record), "--notation")
    first, second = read(two_games)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == write_notation(first) + "\n" + write_notation(second)


def test_notation_can_be_replayed_too(typed: Typed, record: Path, tmp_path: Path) -> None:
    notation = tmp_path / "games.txt"
    notation.write_text(typed("replay", str(record), "--notation").stdout, encoding="utf-8")
    assert typed("replay", str(notation), "--notation").stdout == notation.read_text(encoding="utf-8")
    for form in ([], ["--states"]):
        assert typed("replay", str(notation), *form).stdout == typed("replay", str(record), *form).stdout


@pytest.mark.parametrize("options", [(), ("--verify",), ("--verify", "--states"), ("--verify", "--draws")])
def test_every_answer_is_played_once(
    typed: Typed, record: Path, two_games: str, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    given: list[str] = []
    play_line = replay.play_line

    def counted(match: Match, line: Line, number: int, place: str) -> None:
        given.append(line.place)
        play_line(match, line, number, place)

    monkeypatch.setattr(replay, "play_line", counted)
    assert typed("replay", str(record), *options).exit_code == 0
    assert given == [line.place for game in read(two_games, str(record)) for line in game.lines]


def test_one_form_at_a_time(refused: Any, record: Path) -> None:
    assert refused("replay", str(record), "--states", "--notation") == ("Use only one of --notation, --states.")


def test_standard_input_windows_lines_and_comments(typed: Typed, record: Path, two_games: str) -> None:
    expected = typed("replay", str(record)).stdout
    assert typed("replay", "-", stdin=two_games).stdout == expected
    assert typed("replay", "-", stdin="\ufeff# a comment\r\n" + two_games.replace("\n", "\r\n")).stdout == expected


def test_states_have_one_line_an_answer_and_one_at_the_end(typed: Typed, record: Path, two_games: str) -> None:
    lines = states_of(typed, record)
    for number, game in enumerate(read(two_games)):
        own = [line for line in lines if line["game"] == number]
        assert [line["n"] for line in own] == list(range(len(game.lines) + 1))
        assert [list(line) for line in own[:-1]] == [KEYS] * len(game.lines)
        given = [(line["seat"], line["question"], line["answer"], line["forced"]) for line in own[:-1]]
        seats = ["chance" if line.seat < 0 else line.seat for line in game.lines]
        assert given == [(c, x.question, x.answer, x.forced) for c, x in zip(seats, game.lines, strict=True)]
    assert [line["game"] for line in lines] == sorted(line["game"] for line in lines)


def test_states_end_with_the_result(typed: Typed, record: Path, two_games: str) -> None:
    last = [line for line in states_of(typed, record) if "result" in line]
    assert [line["result"] for line in last] == [game.result for game in read(two_games)]
    for line in last:
        assert list(line) == [*KEYS, "result", "parts"]
        assert [sum(part.values()) for part in line["parts"]] == line["result"]["scores"]
        assert [line[key] for key in KEYS[2:7]] == [None, None, None, False, None]
        assert set(line["result"]) == {"winners", "scores", "reason"}


def test_options_are_keys_in_the_order_of_the_engine(
    typed: Typed, record: Path, two_games: str, qin: Game[Any]
) -> None:
    lines, match = iter(states_of(typed, record)), begin(qin, 2, read(two_games)[0].header.options)
    for line in read(two_games)[0].lines:
        state = next(lines)
        if line.seat < 0:
            assert (state["seat"], state["options"]) == ("chance", None)
            match.answer_chance(qin.answer_of(line.question, line.answer))
        elif not line.forced:
            ask = match.questions[0]
            assert state["options"] == [qin.key_of(ask.name, option) for option in ask.options()]
            assert line.answer in state["options"]
            match.answer(line.seat, qin.answer_of(line.question, line.answer))


def test_positions_of_qin(typed: Typed, record: Path) -> None:
    for line in states_of(typed, record):
        position = line["position"]
        assert list(position) == POSITION
        assert len(position["cells"]) == 13
        assert all(len(row) == 13 and set(row) <= set(".~Vryb") for row in position["cells"])
        cells = position["cells"]
        for province in position["provinces"]:
            assert list(province) == ["colour", "cells", "site", "owner", "pagodas"]
            assert province["site"] in province["cells"]
            assert len(province["cells"]) > 1
            assert {cells[row][column] for row, column in province["cells"]} == {province["colour"]}
        for village in position["villages"]:
            assert {cells[row][column] for row, column in village["cells"]} == {"V"}
        assert_whole(position)


def assert_whole(position: dict[str, Any]) -> None:
    """No piece is lost: 24 pagodas by seat, 72 tiles."""
    for seat, left in enumerate(position["supply"]):
        standing = sum(p["pagodas"] for p in position["provinces"] if p["owner"] == seat)
        assert left + standing + sum(v["owner"] == seat for v in position["villages"]) == 24
    spaces = sum(sign in "ryb" for row in position["cells"] for sign in row) - 3
    assert sum(position["bag"].values()) + sum(map(len, position["hands"])) + spaces // 2 == 72


def test_each_position_is_the_one_before_its_answer(typed: Typed, record: Path) -> None:
    lines = [line for line in states_of(typed, record) if line["game"] == 0]
    for line, following in pairwise(lines):
        before, after = line["position"], following["position"]
        if line["question"] == "place" and line["answer"] != "pass":
            halves = [half_of(text) for text in line["answer"].split()]
            assert all(before["cells"][row][column] == "." for _, row, column in halves)
            assert all(after["cells"][row][column] == colour for colour, row, column in halves)
            assert before["to_move"] == line["seat"]
            assert len(after["hands"][line["seat"]]) == len(before["hands"][line["seat"]]) - 1
        if line["question"] in ("deal", "draw"):
            assert after["bag"][line["answer"]] == before["bag"][line["answer"]] - 1
            assert sum(map(len, after["hands"])) == sum(map(len, before["hands"])) + 1


def half_of(text: str) -> tuple[str, int, int]:
    return text[0], int(text[2:]) - 1, ord(text[1]) - ord("A")


@pytest.fixture(scope="module")
def passed(qin: Game[Any]) -> str:
    """The record of a game in which somebody had to pass, so that it contains forced answers."""
    for number in range(200):
        live = new_live_match(qin, ["random"] * 4, {"board": "lion"}, f"forced/{number}")
        play_bots(live)
        if any(entry.forced for entry in live.match.entries):
            return write(live.record())
    raise AssertionError("nobody ever passed")


def test_forced_answers_have_their_line(typed: Typed, passed: str, tmp_path: Path, qin: Game[Any]) -> None:
    (tmp_path / "x").write_text(passed, encoding="utf-8")
    lines = states_of(typed, tmp_path / "x")
    forced = [line for line in lines if line["forced"]]
    assert forced
    for line in forced:
        assert line["options"] == [line["answer"]]
        assert line["position"]["to_move"] == line["seat"]
    last = replayed(qin, read(passed)[0])
    assert lines[-1]["position"] == qin.to_json(last.position)


def test_states_of_a_game_that_still_runs(qin: Game[Any], two_games: str) -> None:
    whole = read(two_games)[0]
    begun = replace(whole, lines=whole.lines[:20], result=None, seed=None)
    last = list(states(qin, begun, played(qin, begun)))[-1]
    assert (last["n"], last["result"], last["answer"]) == (20, None, None)


def test_verify_without_commitment(typed: Typed, record: Path) -> None:
    result = typed("replay", str(record), "--verify")
    assert (result.exit_code, result.stderr) == (0, "")
    one, two = result.stdout.splitlines()
    assert one.startswith("Game 1: no commitment (chosen seed)")
    assert two.startswith("Game 2: no commitment (chosen seed)")
    assert "Partie 1: kein Prüfwert" in typed("--lang", "de", "replay", str(record), "--verify").stdout


@pytest.fixture(scope="module")
def committed(qin: Game[Any]) -> str:
    live = new_live_match(qin, ["random", "random"], {}, SECRET)
    play_bots(live)
    return write(live.record())


def test_verify_with_commitment(typed: Typed, committed: str) -> None:
    result = typed("replay", "-", "--verify", stdin=committed)
    draws = sum('"chance"' in line for line in committed.splitlines())
    assert result.stdout == f"Game 1: the seed matches its commitment, and all {draws} draws match the seed.\n"


@pytest.mark.parametrize("form", ["--states", "--notation", "--draws"])
def test_verify_beside_another_form_keeps_it_pure(typed: Typed, record: Path, form: str) -> None:
    result = typed("replay", str(record), "--verify", form)
    assert result.stdout == typed("replay", str(record), form).stdout
    assert result.stderr.count("\n") == 2


def test_verify_names_the_draw_that_disagrees(refused: Any, committed: str, qin: Game[Any]) -> None:
    """A game with another seed's draws in it, played by the rules, but with the first seed at its end."""
    other = new_live_match(qin, ["random", "random"], {}, SECRET.replace("0", "1"))
    play_bots(other)
    honest = read(committed)[0]
    lie = replace(record_of(other.match, honest.header), seed=SECRET)
    wrong = next(n for n, (a, b) in enumerate(zip(lie.lines, honest.lines, strict=False), 1) if a.answer != b.answer)
    sentence = refused("replay", "-", "--verify", stdin=write(lie))
    assert sentence.startswith(f"stdin:{wrong + 1}: move {wrong}, a draw for ")


def test_verify_checks_the_commitment(refused: Any, committed: str) -> None:
    honest = read(committed)[0]
    renamed = replace(honest, header=replace(honest.header, seats=("greedy", "random")))
    assert refused("replay", "-", "--verify", stdin=write(renamed)) == (
        "stdin:1: the seed does not match the commitment in the header."
    )
    seedless = write(replace(honest, seed=None))
    assert "has no seed" in refused("replay", "-", "--verify", stdin=seedless)
