"""The suite itself: it passes the small game, and each of its checks fails a game that is broken in its way."""

import pytest

from tests.engine.broken_games import BROKEN
from tests.engine.small_game import GAME
from tianxia.engine.conformance import CHECKS, ONCE, ConformanceError, Trial, check_game, name_of, play_trial
from tianxia.engine.conformance.playing import DEAD_ENDS, ENDS
from tianxia.engine.conformance.trial import checking, require

BY_NAME = {name_of(check): check for check in (*CHECKS, *ONCE)}


@pytest.mark.parametrize("purse", ["plain", "rich"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_small_game_passes_everything(seats: int, purse: str, thorough: bool) -> None:
    check_game(GAME, seats, {"purse": purse}, games=10 if thorough else 2, rate=1 if thorough else 0.4)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_caught(name: str) -> None:
    game, caught_by = BROKEN[name]
    checks = [BY_NAME[caught_by]] if caught_by in BY_NAME else []
    with pytest.raises(ConformanceError) as caught:
        check_game(game, 3, games=10, rate=1, checks=checks)
    assert caught.value.check == caught_by


def test_every_check_can_fail() -> None:
    assert {caught_by for _, caught_by in BROKEN.values()} == {*BY_NAME, ENDS, DEAD_ENDS}


def test_each_finding_is_one_sentence_with_its_place() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(BROKEN["LOST_PIECE"][0], 2, {"purse": "rich"}, seed=7)
    text = str(caught.value)
    assert text.startswith("pieces: the number of ")
    assert 'small, 2 seats, options {"purse":"rich"}, seed 7, after ' in text
    assert isinstance(caught.value, AssertionError)


def test_a_trial_is_the_same_every_time() -> None:
    one, other = (play_trial(GAME, 3, seed=5) for _ in range(2))
    assert one.moves == other.moves
    assert one.moves != play_trial(GAME, 3, seed=6).moves


def test_what_raises_in_a_check_is_a_finding_too() -> None:
    @checking
    def check_nothing(_trial: Trial) -> None:
        raise ZeroDivisionError

    with pytest.raises(ConformanceError, match=r"nothing: something raised ZeroDivisionError\(\)") as caught:
        check_nothing(play_trial(GAME, 2))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_require_says_nothing_where_all_is_well() -> None:
    require(True, "never said")
