"""Advice: the best answers with their values, for every game, and nothing that the seat could not know."""

from importlib import import_module
from random import Random

import pytest

from tianxia import games
from tianxia.bots.advice import CHANCE, POINTS, advised, can_advise
from tianxia.engine.eye import Eye
from tianxia.engine.live import LiveMatch, new_live_match

UNITS = {"qin": CHANCE, "zhanguo": POINTS, "first_empire": POINTS}


@pytest.fixture(params=games.names())
def live(request: pytest.FixtureRequest) -> LiveMatch:
    live, luck = new_live_match(games.game(request.param), ["x", "x"], {}, "advice"), Random(1)
    while len(live.match.entries) < 60 or len(live.match.questions[0].options()) < 3:
        ask = live.match.questions[0]
        live.answer(ask.seat, luck.choice(ask.options()))
    return live


def test_the_best_answers_are_told_with_their_values(live: LiveMatch) -> None:
    eye = Eye(live.match, live.match.to_answer()[0])
    best, unit = advised(eye, Random(2))
    assert unit == UNITS[live.match.game.name]
    assert 1 <= len(best) <= 3
    assert {each.answer for each in best} <= set(eye.options())
    assert len({each.answer for each in best}) == len(best)
    for way in best:
        assert way.steps[:1] == ((eye.question(), way.answer),)
    assert unit == POINTS or all(0 <= (each.value or -1) <= 1 for each in best)


def test_worlds_that_look_alike_get_the_same_advice(live: LiveMatch) -> None:
    seat = live.match.to_answer()[0]
    eye = Eye(live.match, seat)
    assert advised(Eye(eye.guess(Random(5)), seat), Random(2)) == advised(eye, Random(2))


@pytest.mark.parametrize("name", ["zhanguo", "first_empire"])
def test_points_are_told_as_they_may_be_at_the_end(name: str) -> None:
    """The evaluation leaves out what everybody will still gain: most of it in round 1, little in round 5."""
    module = import_module(f"tianxia.bots.{name}.search")
    view = {"round": 1, "stage": "play", "turn": 6, "seats": [0, 1], "boards": [0, 1]}
    told = [module.at_end({**view, "round": number}, 50.0) for number in range(1, 6)]
    assert told == [50.0 + more for more in module.TO_COME[2]]
    assert module.at_end({**view, "turn": 0}, 50.0) == told[0]
    assert told[0] > module.at_end({**view, "turn": 11}, 50.0) > told[1]
    assert module.at_end({**view, "round": 2, "turn": 0}, 50.0) == (told[0] + told[1]) / 2


def test_who_can_be_advised() -> None:
    assert all(can_advise(name) for name in games.names())
    assert not can_advise("no-such-game")
