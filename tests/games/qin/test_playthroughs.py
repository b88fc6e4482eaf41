"""Two whole games with all that anybody sees, compared with their texts; `playthrough.py` writes those anew."""

import pytest

from tests.games.qin.playthrough import FOLDER, GAMES, path_of, playthrough

WRITE = "read the difference; if it is meant, run: python -m tests.games.qin.playthrough --write"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(*GAMES[name]).splitlines() == path_of(name).read_text(encoding="utf-8").splitlines(), WRITE


def test_there_is_no_text_without_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_tiles_are_told_to_one_seat_only(name: str) -> None:
    lines = path_of(name).read_text(encoding="utf-8").splitlines()
    told = [line.split() for line in lines if " > drew_tile " in line]
    assert told
    assert all(words[0] in "0123" and f'"seat":{words[0]},' in words[3] for words in told)
    assert not [line for line in lines if line.startswith(("  * hand:", "  * bag:"))]
