"""Who knows an answer; deep copies; the standing at any moment."""

from copy import deepcopy
from random import Random

import pytest

from tianxia.engine.match import Match, begin
from tianxia.engine.playout import lot, play_match
from tianxia.games import game


def midway(name: str, seats: int, answers: int, **options: str) -> Match:
    """A match after that many answers."""
    match, rng = begin(game(name), seats, options), Random(3)
    while len(match.entries) < answers:
        if match.draw is not None:
            match.answer_chance(lot(match.draw.counts(), rng.random()))
        else:
            ask = match.questions[0]
            match.answer(ask.seat, rng.choice(ask.options()))
    return match


def test_a_tile_is_known_to_the_seat_that_drew_it() -> None:
    match = midway("qin", 3, 12, first="0")
    deals = [entry for entry in match.entries if entry.question == "deal"]
    assert [entry.only for entry in deals] == [(number % 3,) for number in range(9)]
    assert deals[1].known_to(1)
    assert not deals[1].known_to(0)
    assert all(entry.known_to(2) for entry in match.entries if entry.question == "place")


def test_a_drafted_card_stays_with_its_seat_though_others_drafted_too() -> None:
    match = midway("zhanguo", 2, 60, draft="on")
    drafted = [entry for entry in match.entries if entry.question == "draft"]
    assert drafted
    assert all(entry.only == (entry.seat,) for entry in drafted)


@pytest.mark.parametrize("name", ["qin", "zhanguo", "first_empire"])
def test_a_deep_copy_is_a_fork(name: str) -> None:
    match = midway(name, 2, 80)
    twin = deepcopy(match)
    assert twin.components is match.components
    assert twin.game is match.game
    before = [entry.facts() for entry in match.entries]
    play_match(twin, Random(1))
    assert [entry.facts() for entry in match.entries] == before
    assert not match.over


def test_the_standing_counts_li_si_too() -> None:
    match = midway("first_empire", 1, 90, li_si="1")
    standing = match.standing()
    assert not match.over
    assert sum(standing.others["li_si"].values()) > 0
    assert standing.scores == (sum(standing.parts[0].values()),)
