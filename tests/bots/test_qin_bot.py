"""Qin's greedy bot: it beats chance, gives the same answer when asked again, and sees what is obvious on the board."""

from random import Random

import pytest

from tests.games.qin.board import QinTable, qin
from tianxia.bots import Bot, bot, rng_for
from tianxia.bots.playing import answer_from
from tianxia.bots.qin.evaluation import value
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.games.qin import GAME


def on(match: Match, bots: list[Bot], seed: str, until: int = 10**6) -> Match:
    """The same match, played by bots until it is over or has this many answers."""
    rng = Random(seed)
    while not match.over and len(match.entries) < until:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
            continue
        for ask in match.questions[:]:
            luck = rng_for(seed, ask.seat, len(match.entries))
            match.answer(ask.seat, answer_from(bots[ask.seat], match, ask.seat, luck))
    return match


def crew(*names: str) -> list[Bot]:
    return [bot(name, "qin") for name in names]


def chosen(table: QinTable, luck: int = 0) -> str:
    """What greedy answers at a table where seat 0 is to place."""
    answer = answer_from(crew("greedy")[0], table.match, 0, Random(luck))
    return GAME.key_of("place", answer)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_clearly(seats: int, thorough: bool) -> None:
    games, won = 60 if thorough else 6, 0
    for game in range(games):
        place = game % seats
        names = ["greedy" if seat == place else "random" for seat in range(seats)]
        won += place in on(begin(GAME, seats), crew(*names), f"clear-{game}").result().winners
    assert won >= games - games // 6


def test_the_same_eye_and_luck_give_the_same_answers() -> None:
    ended = [on(begin(GAME, 2), crew("greedy", "greedy"), "again").entries for _ in range(2)]
    assert ended[0] == ended[1]


@pytest.mark.parametrize("answers", [12, 24, 36])
def test_twin_worlds_get_the_same_answer(answers: int) -> None:
    """What the seat cannot know is dealt again; with the same seed the bot must not notice."""
    match = on(begin(GAME, 3), crew("random", "random", "random"), "twins", answers)
    while match.draw is not None:
        on(match, crew("random", "random", "random"), "twins", len(match.entries) + 1)
    seat = match.to_answer()[0]
    said = crew("greedy")[0].answer(Eye(match, seat), Random("luck"))
    for number in range(3):
        twin = Eye(match, seat).guess(Random(number))
        assert crew("greedy")[0].answer(Eye(twin, seat), Random("luck")) == said
        assert value(twin.position, seat) == value(match.position, seat)


@pytest.mark.parametrize("luck", range(3))
def test_it_puts_its_last_pagoda_on_the_board(luck: int) -> None:
    """One pagoda is left, and only the founding at the left edge places it."""
    table = qin("R...bbb", {(0, 4): 1}, hands=["rr"], supply=[1, 5])
    table.answers(0, place=chosen(table, luck))
    assert table.match.over
    assert table.result().winners == (0,)


@pytest.mark.parametrize("luck", range(3))
def test_it_absorbs_rather_than_grows(luck: int) -> None:
    """Joining two red provinces takes the smaller one's pagoda from the other seat."""
    table = qin("rrr..rr.....Y", {(0, 0): 0, (0, 5): 1}, hands=["rr bb yy"])
    assert chosen(table, luck) == "rD1 rE1"


def test_a_province_that_can_be_absorbed_is_worth_less() -> None:
    """The same provinces, once two cells apart and once only one: a tile could then join them."""
    apart = qin("rr....rrr", {(0, 0): 0, (0, 6): 1})
    close = qin("rr.rrr", {(0, 0): 0, (0, 3): 1})
    assert value(close.match.position, 0) < value(apart.match.position, 0)
    assert value(close.match.position, 1) > value(apart.match.position, 1)


@pytest.mark.parametrize("luck", range(3))
def test_it_does_not_walk_up_to_a_larger_neighbour(luck: int) -> None:
    """Growing to the right would leave one cell between its province and a larger one of the same colour."""
    table = qin("Y..rr...rrrrr", {(0, 3): 0, (0, 8): 1}, hands=["rr"])
    assert chosen(table, luck) != "rF1 rG1"


def test_the_space_that_makes_a_province_major_is_worth_most() -> None:
    """It gives a second pagoda, and nobody can take the province any more."""
    smaller, minor, major = (value(qin(row, {(0, 0): 0}).match.position, 0) for row in ("rrr", "rrrr", "rrrrr"))
    assert major - minor > 3 * (minor - smaller) > 0
