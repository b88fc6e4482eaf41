"""The five levels: who has them, that they play by the rules and repeatably, and that none of them peeks."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from random import Random

import pytest

from tianxia import games
from tianxia.bots import LEVELS, bot, levels_for, names_for, offered, rng_for, usual
from tianxia.bots.levels import SECONDS
from tianxia.bots.search import SLICE, SearchBot
from tianxia.bots.turn_nodes import Tuning
from tianxia.bots.turns import Plan, slip
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput, canonical
from tianxia.engine.live import LiveMatch, new_live_match

EVERY = [(game, name) for game in games.names() for name in names_for(game)]
SEATS = 3
SHORT = {"medium": 60, "hard": 250, "master": 600}
"""Iterations for tests: enough to walk through every part of a search."""
SHORT_TURNS = {"medium": 4, "hard": 10, "master": 20}
"""For games where an iteration is some whole turns."""


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets are reduced, and no clock cuts a thought short: only the budget decides."""
    for game in games.names():
        if levels_for(game) == LEVELS:
            module = import_module(f"tianxia.bots.{game}.search")
            turns = isinstance(getattr(module, "OWN", None), Tuning)
            monkeypatch.setattr(module, "BUDGETS", SHORT_TURNS if turns else SHORT)
            if turns:
                narrow = replace(module.OWN, width=2, ways=3, narrow=1, own=1, others=1, kept=1)
                monkeypatch.setattr(module, "TUNINGS", dict.fromkeys(LEVELS, narrow))
            monkeypatch.setattr(module, "SECONDS", {}, raising=False)
    for level in SECONDS:
        monkeypatch.setitem(SECONDS, level, float("inf"))


@cache
def stages(game: str) -> tuple[LiveMatch, ...]:
    """One random game, stopped at several moments."""
    return tuple(played(game, answers) for answers in (0, 7, 23, 34))


def played(name: str, answers: int) -> LiveMatch:
    live, luck = new_live_match(games.game(name), ["x"] * SEATS, {}, "stages"), Random(4)
    while answers > 0 and not live.match.over:
        ask = live.match.questions[0]
        live.answer(ask.seat, luck.choice(ask.options()))
        answers -= 1
    return live


def test_levels_by_game() -> None:
    assert levels_for("qin") == LEVELS
    for game in games.names():
        assert levels_for(game)[:2] == LEVELS[:2]
        assert offered(game) == levels_for(game)
        assert usual(game) == "easy"
    assert names_for("no-such-game") == offered("no-such-game") == ("random",)
    assert usual("no-such-game") == "random"


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown-bot"):
        bot("stockfish", "qin")
    with pytest.raises(BadInput, match="bot-not-for-game"):
        bot("hard", "no-such-game")


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_bot_answers_what_is_allowed_and_the_same_again(game: str, name: str) -> None:
    for live in stages(game):
        seat = live.match.to_answer()[0]
        eye, luck = Eye(live.match, seat), rng_for("again", seat, len(live.match.entries)).getstate()
        answers = []
        for _ in range(2):
            rng = Random()
            rng.setstate(luck)
            answers.append(bot(name, game).answer(eye, rng))
        assert answers[0] == answers[1]
        assert answers[0] in eye.options()


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_worlds_that_look_alike_get_the_same_answer(game: str, name: str) -> None:
    """No peeking: however the things that the seat cannot see are dealt, the answer stays."""
    for number, live in enumerate(stages(game)):
        seat = live.match.to_answer()[0]
        said = bot(name, game).answer(Eye(live.match, seat), Random("luck"))
        seen = canonical(Eye(live.match, seat).view())
        for twin_number in range(2):
            twin = Eye(live.match, seat).guess(Random(f"twin/{number}/{twin_number}"))
            assert canonical(Eye(twin, seat).view()) == seen
            assert bot(name, game).answer(Eye(twin, seat), Random("luck")) == said


def test_twins_differ_in_what_is_hidden() -> None:
    """Without this the test above would show nothing."""
    for game in games.names():
        live = stages(game)[-1]
        seat = live.match.to_answer()[0]
        worlds = [Eye(live.match, seat).guess(Random(number)) for number in range(4)]
        data = games.game(game).to_json
        assert len({canonical(data(world.checkpoint())) for world in worlds}) > 1


def test_slips_stay_among_the_better() -> None:
    ranked = list(range(30))
    assert slip(ranked, 0.0, Random(1)) == 0
    slips = [slip(ranked, 0.5, Random(number)) for number in range(200)]
    assert 60 < slips.count(0) < 160
    assert max(slips) < 10
    assert slip([7], 1.0, Random(1)) == 7
    assert {slip([7, 8], 1.0, Random(number)) for number in range(20)} == {7, 8}


def test_a_plan_holds_only_while_it_is_asked_as_foreseen() -> None:
    live = played("zhanguo", 12)
    eye = Eye(live.match, live.match.to_answer()[0])
    question, option, count = eye.question(), eye.options()[0], eye.count()
    assert Plan([(question, option)], count).next(eye) == option
    assert Plan([(question, option)], count + 1).next(eye) is None, "taken back since"
    assert Plan([("another", option)], count).next(eye) is None
    assert Plan([(question, -5)], count).next(eye) is None
    assert Plan().next(eye) is None


@pytest.mark.parametrize("level", ["hard", "master"])
def test_who_is_patient_gets_the_whole_budget(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, level, 0.0)
    live = played("qin", 6)
    eye = Eye(live.match, live.match.to_answer()[0])
    hurried, patient = (bot(level, "qin", patient=patient) for patient in (False, True))
    assert isinstance(hurried, SearchBot)
    assert isinstance(patient, SearchBot)
    assert hurried.think(eye, Random(1)).iterations == SLICE
    assert patient.think(eye, Random(1)).iterations > 2 * SLICE
