"""Advice: the best answers with their values, for every game, and nothing that the seat could not know."""

from random import Random

import pytest

from tianxia import games
from tianxia.bots.advice import CHANCE, POINTS, advised, can_advise
from tianxia.engine.eye import Eye
from tianxia.engine.host import Host, new_host

UNITS = {"qin": CHANCE, "zhanguo": POINTS, "first_empire": POINTS}


@pytest.fixture(params=games.names())
def host(request: pytest.FixtureRequest) -> Host:
    host, luck = new_host(games.game(request.param), ["x", "x"], {}, "advice"), Random(1)
    while len(host.match.entries) < 60 or len(host.match.questions[0].options()) < 3:
        ask = host.match.questions[0]
        host.answer(ask.seat, luck.choice(ask.options()))
    return host


def test_the_best_answers_are_told_with_their_values(host: Host) -> None:
    eye = Eye(host.match, host.match.to_answer()[0])
    best, unit = advised(eye, Random(2))
    assert unit == UNITS[host.match.game.name]
    assert 1 <= len(best) <= 3
    assert {each.answer for each in best} <= set(eye.options())
    assert len({each.answer for each in best}) == len(best)
    for way in best:
        assert way.steps[:1] == ((eye.question(), way.answer),)
    assert unit == POINTS or all(0 <= (each.value or -1) <= 1 for each in best)


def test_worlds_that_look_alike_get_the_same_advice(host: Host) -> None:
    seat = host.match.to_answer()[0]
    eye = Eye(host.match, seat)
    assert advised(Eye(eye.guess(Random(5)), seat), Random(2)) == advised(eye, Random(2))


def test_who_can_be_advised() -> None:
    assert all(can_advise(name) for name in games.names())
    assert not can_advise("no-such-game")
