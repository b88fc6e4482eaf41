"""Whole games with everything anybody sees, compared with their texts; `playthrough.py` writes those."""

import pytest

from tests.playthroughs.playthrough import FOLDER, PLAYS, path_of, playthrough

WRITE = "read the difference; if it is intended, run: python -m tests.playthroughs.playthrough --write"


@pytest.mark.parametrize("name", PLAYS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(PLAYS[name]).splitlines() == path_of(name).read_text(encoding="utf-8").splitlines(), WRITE


def test_there_is_no_text_without_a_game() -> None:
    assert {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.txt")} == set(PLAYS)


def test_every_title_has_one() -> None:
    assert {play.game for play in PLAYS.values()} == {"qin", "zhanguo", "first_empire"}


@pytest.mark.parametrize("name", PLAYS)
def test_hands_are_shown_to_their_seat_alone(name: str) -> None:  # Z-2.2, F-2.2
    lines = path_of(name).read_text(encoding="utf-8").splitlines()
    hands = [line for line in lines if line[4:].startswith(("hand:", "hand "))]
    assert hands
    if PLAYS[name].seats > 1:
        assert {line[2] for line in hands if "[]" not in line and "null" not in line} <= set("0123")


@pytest.mark.parametrize("name", [name for name in PLAYS if name.startswith("qin/")])
def test_hidden_tiles_are_told_to_one_seat_only(name: str) -> None:
    lines = path_of(name).read_text(encoding="utf-8").splitlines()
    told = [line.split() for line in lines if " > drew_tile " in line]
    assert told
    assert all(words[0] in "0123" and f'"seat":{words[0]},' in words[3] for words in told)
