"""`tianxia replay` with bad records: one sentence with the place, nothing printed before."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.commands.test_games import corrected

Refused = Callable[..., str]


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def with_header(text: str, **changes: object) -> str:
    first, *rest = lines_of(text)
    return text_of([{**first, **changes}, *rest])


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "go"}, "stdin:1: Unknown game “go”. Available: "),
        ({"game": 3}, "stdin:1: invalid or missing header field “game”."),
        (
            {"rules": 2},
            "stdin:1: this record uses rules version 2 of qin. This version of tianxia supports",
        ),
        ({"rules": "1"}, "missing header field “rules”"),
        ({"rules": True}, "missing header field “rules”"),
        ({"components": "0" * 64}, "stdin:1: this record uses other components of qin."),
        ({"components": None}, "missing header field “components”"),
        ({"seats": ["a"]}, "stdin:1: qin can’t be played with 1 seat. Possible: 2, 3, 4."),
        ({"seats": ["a"] * 5}, "stdin:1: qin can’t be played with 5 seats"),
        ({"seats": "ab"}, "missing header field “seats”"),
        ({"seats": [1, 2]}, "missing header field “seats”"),
        ({"options": {"board": "cat"}}, "stdin:1: Option board can’t be “cat”. Possible: bird, lion."),
        ({"options": {"colour": "red"}}, "stdin:1: qin has no option “colour”"),
        ({"options": [["board", "bird"]]}, "missing header field “options”"),
        ({"options": {"board": 1}}, "missing header field “options”"),
        ({"commitment": 5}, "missing header field “commitment”"),
        ({"tianxia": 2}, "stdin:1: record format 2 is not supported. This version of tianxia reads format 1."),
        ({"tianxia": None}, "stdin:1: record format None"),
    ],
)
def test_bad_headers(refused: Refused, two_games: str, changes: dict[str, Any], words: str) -> None:
    assert words in refused("replay", "-", stdin=with_header(two_games, **changes))


def test_unknown_entries_of_a_header_do_no_harm(typed: Any, two_games: str) -> None:
    assert typed("replay", "-", stdin=with_header(two_games, mood="fine")).exit_code == 0


def test_header_of_the_second_game_is_checked_before_the_first_is_printed(refused: Refused, two_games: str) -> None:
    lines = lines_of(two_games)
    second = max(number for number, line in enumerate(lines) if "tianxia" in line)
    lines[second]["game"] = "go"
    assert refused("replay", "-", stdin=text_of(lines)).startswith(f"stdin:{second + 1}: Unknown game “go”")


@pytest.mark.parametrize("options", [[], ["--states"], ["--verify"]])
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ({"seat": 0, "question": "place"}, "is not a valid move. It needs a seat"),
        ({"seat": -1, "question": "place", "answer": "pass"}, "is not a valid move. It needs a seat"),
        ({"seat": True, "question": "place", "answer": "pass"}, "is not a valid move. It needs a seat"),
        ({"seat": "north", "question": "place", "answer": "pass"}, "is not a valid move. It needs a seat"),
        ({"seat": 0, "question": "place", "answer": 5}, "is not a valid move. It needs a seat"),
        ({"seat": 9, "question": "place", "answer": "rB2 rC2"}, "is not legal: It’s not this seat’s turn."),
        ({"seat": "chance", "question": "draw", "answer": "rr"}, "is not legal: It’s not this seat’s turn."),
        ({"seat": None, "question": "place", "answer": "pass"}, "is not a valid move"),
    ],
)
def test_bad_lines(refused: Refused, two_games: str, line: dict[str, Any], words: str, options: list[str]) -> None:
    lines = lines_of(two_games)
    lines[8] = line
    sentence = refused("replay", "-", *options, stdin=text_of(lines))
    assert sentence.startswith("stdin:9")
    assert words in sentence


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("pass", "You can’t pass while you can lay a tile. (Q-2.1)"),
        ("nonsense", "That is not a valid move here."),
        ("rA1 rC1", "That is not a valid move here."),
        ("{}F1 {}G1", "No room at F1: there’s a village. (Q-2.2)"),
        ("{}B2 {}C2", "B2 and C2 don’t touch a tile. (Q-2.3)"),
    ],
)
def test_illegal_answers_are_refused_in_the_words_of_the_rules(
    refused: Refused, two_games: str, answer: str, words: str
) -> None:
    """The first answer of a seat is the ninth line; its own colours make sure that the tile is in its hand."""
    lines = lines_of(two_games)
    own = [half[0] for half in lines[8]["answer"].split()]
    lines[8]["answer"] = answer.format(*own)
    assert refused("replay", "-", stdin=text_of(lines)) == (
        f"stdin:9: move 8, “{lines[8]['answer']}” for “place”, is not legal: {words}"
    )


def test_answer_to_another_question(refused: Refused, two_games: str) -> None:
    lines = lines_of(two_games)
    lines[2]["question"] = "draw"
    assert "stdin:3: move 2, " in refused("replay", "-", stdin=text_of(lines))


def test_forced_mark_that_is_not_true(refused: Refused, two_games: str) -> None:
    lines = lines_of(two_games)
    lines[8]["forced"] = True
    sentence = refused("replay", "-", stdin=text_of(lines))
    assert sentence.endswith("The game expects a different move here.")


def test_draw_of_what_is_not_there(refused: Refused, two_games: str) -> None:
    lines = lines_of(two_games)
    lines[1]["answer"] = "2"  # a third seat begins, at a table of two
    assert "None of these are left to draw" in refused("replay", "-", stdin=text_of(lines))


def test_wrong_results(refused: Refused, two_games: str) -> None:
    lines = lines_of(two_games)
    end = next(number for number, line in enumerate(lines) if "result" in line)
    lines[end]["result"]["scores"][0] += 1
    assert "does not end with the recorded result" in refused("replay", "-", stdin=text_of(lines))
    for broken in ({"result": 5, "seed": None}, {"result": None, "seed": 5}):
        assert "needs a result" in refused("replay", "-", stdin=text_of([*lines[:end], broken]))
    short = text_of([*lines[: end - 1], lines[end]])
    assert "does not end with the recorded result" in refused("replay", "-", stdin=short)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "stdin contains no game."),
        ("\n\n# nothing\n", "stdin contains no game."),
        ("hello\n", "stdin:1 is not a valid record line"),
        ("[1, 2]\n", "stdin:1 is not a valid record line"),
        ("[" * 100_000, "stdin:1 is not a valid record line"),
        ('{"seat": 0}\n', "stdin:1: a record starts with a header line"),
        ('@game "qin"\n', "stdin:1: a record starts with a header line"),
        ("@tianxia 1\n@game\n", "stdin:2 is not a valid record line"),
        ('@tianxia 1\n@game "qin"\n', "missing header field “rules”"),
        ("\0\0\0\0\n", "stdin:1 is not a valid record line"),
    ],
)
def test_text_that_is_no_record(refused: Refused, text: str, words: str) -> None:
    assert words in refused("replay", "-", stdin=text)


def test_bad_notation(refused: Refused, typed: Any, two_games: str) -> None:
    notation = typed("replay", "-", "--notation", stdin=two_games).stdout.splitlines()
    place = next(number for number, line in enumerate(notation) if " place " in line)
    for broken in ("  8. 0", "x. 0 place pass", "@seat 1", "hello"):
        text = "\n".join([*notation[:place], broken, *notation[place + 1 :]])
        assert refused("replay", "-", stdin=text).startswith(f"stdin:{place + 1} is not a valid move")


def test_bad_files(refused: Refused, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b'{"tianxia": \xff}')
    assert refused("replay", str(binary)) == f"{binary} is not UTF-8 text (first invalid byte: 12)."
    assert refused("replay", str(tmp_path / "no")) == f"File not found: {tmp_path / 'no'}."
    assert refused("replay", str(tmp_path)) == f"{tmp_path} is a folder, not a file."
    assert "UTF-8" in refused("replay", "-", stdin=b"\xff\xfe")


def test_other_components(refused: Refused, typed: Any, record: Path, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    folder = corrected(tmp_path / "data", '".....VV.....V"', '".....VV......"')
    assert "other components of qin" in refused("replay", str(record), "--components", folder)
    made = tmp_path / "made.jsonl"
    arguments = ["--games", "1", "--seats", "random,random", "--components", folder, "--record", str(made)]
    assert typed("simulate", "qin", *arguments).exit_code == 0
    assert "uses the edition “data” of qin" in refused("replay", str(made))
    assert typed("replay", str(made), "--components", folder).exit_code == 0
