"""What a person sees when printing things at a prompt: short, truthful, and without secrets."""

from random import Random
from typing import Any

import tianxia
from tests.engine.small_game import GAME
from tests.engine.tables import asked, live_match_of, play_out, play_until
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.engine.script import Tell, Together


def test_a_match_says_where_it_stands() -> None:
    match = begin(tianxia.new_game("qin").match.game, 2)
    assert repr(match) == "<Match qin, 2 seats, 0 answers: chance to first>"
    assert repr(match.draw) == "<Draw first from first>"
    table = tianxia.new_game("qin", seed=7, board="lion", first=0)
    assert repr(table.match).endswith(": seat 0 to place>")
    assert repr(table.live) == repr(table.match).replace("Match", "LiveMatch")
    ended = tianxia.play("qin", ["random", "random"], seed=1)
    assert repr(ended.match).endswith("answers, over>")


def test_a_match_is_not_woken_or_changed_by_printing_it() -> None:
    assert repr(Match()) == "<Match without a game>"
    match = tianxia.new_game("qin", seed=7).match.fork()
    assert repr(match).endswith("answers>")
    assert match._position is None
    assert match.questions
    assert repr(match).endswith("to place>")
    assert repr(match.questions[0]) in ("<Ask place to seat 0>", "<Ask place to seat 1>")
    match.questions[0].options()
    assert repr(match.questions[0]).endswith(" options)>")


def test_nothing_prints_as_an_address() -> None:
    live = live_match_of()
    entries = [repr(entry) for entry in live.match.entries]
    sealed = list(live.match.questions)
    assert repr(Together(sealed)).startswith("<Together <Ask bid to seat 0>, <Ask bid to seat 1>")
    live = play_until(live, "show")
    eye = Eye(live.match, asked(live).seat)
    choices = [GAME.asked["show"].describe(live.match.position, asked(live), eye.options()[0])]  # type: ignore[misc]
    things: list[Any] = [live, live.match, GAME, live.record(), live.header, asked(live), eye, *choices]
    for thing in [*things, *live.match.entries, *live.match.events, *GAME.questions]:
        said = repr(thing)
        assert " at 0x" not in said
        assert said == f"<{said[1:-1]}>"
        assert len(said) < 160
    assert all(entry.startswith("<Entry chance: ") for entry in entries)
    assert repr(live.match.entries[-1]).startswith("<Entry ")
    assert repr(Tell("drew", (3,), (1,))) == "<Tell drew 3, only to seat 1>"


def test_no_seed_is_printed() -> None:
    live = play_out(live_match_of())
    assert live.seed not in repr(live)
    assert live.seed not in repr(live.save())
    assert repr(live.record()).startswith(f"<Record {GAME.name}, 3 seats, ")
    assert "over: " in repr(live.record())


def test_an_eye_prints_the_same_in_every_world() -> None:
    match = tianxia.new_game("zhanguo", seats=2, seed=3, draft=True).match
    eye = Eye(match, 0)
    assert repr(eye).startswith("<Eye of seat 0 at zhanguo, ")
    assert repr(eye) == repr(Eye(eye.guess(Random(1)), 0))


def test_a_result_says_who_won_and_why() -> None:
    result = tianxia.new_game("qin", seed=7).rollout(1)
    won = " and ".join(f"seat {seat}" for seat in result.winners)
    assert repr(result) == f"<Result {result.scores[0]}, {result.scores[1]}: {won} won, {result.reason}>"
    solo = tianxia.new_game("first_empire", seats=1, seed=3).rollout(1)
    assert "li_si won" in repr(solo)
