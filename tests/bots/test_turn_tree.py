"""The search by whole turns: repeatable, ended at any moment, fair between ways, and never beyond the round."""

from dataclasses import replace
from random import Random

import pytest

from tianxia.bots import turn_tree, zhanguo_search
from tianxia.bots.search import SearchBot, thought_of
from tianxia.bots.turn_tree import Manner, TurnTree, distinct, taken
from tianxia.bots.turns import Beam, Line, best_turn, ways_on
from tianxia.engine.eye import Eye
from tianxia.engine.host import Host, new_host
from tianxia.games import game

NARROW = replace(zhanguo_search.OWN, width=3, next_width=2, branches=4, fewest=2)
PLENTY = 10**6


def at_turn(turns: int = 3, seats: int = 2) -> Host:
    """A game by lot, at the beginning of somebody's turn, so many turns into the game."""
    host, luck = new_host(game("zhanguo"), ["x"] * seats, {}, "turns"), Random(2)
    while True:
        ask = host.match.questions[0]
        if ask.name == "card" and host.match.step_began() == len(host.match.entries):
            if turns == 0:
                return host
            turns -= 1
        host.answer(ask.seat, luck.choice(ask.options()))


def eye_of(host: Host) -> Eye:
    return Eye(host.match, host.match.to_answer()[0])


def tree(host: Host, manner: Manner = NARROW, luck: int = 5) -> TurnTree:
    return TurnTree(eye_of(host), Random(luck), manner)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_luck_finds_the_same_whatever_the_slices(seats: int) -> None:
    host = at_turn(seats=seats)
    whole, sliced = tree(host), tree(host)
    whole.run(600)
    for _ in range(60):
        sliced.run(10)
    assert whole.found() == sliced.found()
    assert whole.found() != tree(host).found(), "nothing was searched"


def test_the_best_way_can_be_played_to_the_end_of_the_turn() -> None:
    host = at_turn()
    eye, began = eye_of(host), host.match.step_began()
    search = tree(host)
    search.run(500)
    answers, visits, _ = search.found()[0]
    assert visits > 1, "followed further"
    assert search.line() == [(eye.seat, answer) for _, answer in answers]
    assert taken(host.match, eye.seat, answers)
    assert host.match.step_began() > began


def test_a_turn_is_thought_through_once() -> None:
    host = at_turn()
    player, eye = SearchBot(zhanguo_search, "medium"), eye_of(host)
    steps = player.plan(eye, Random(1))
    assert steps[0][0] == "card"
    player.answer(eye, Random(1))
    host.answer(eye.seat, steps[0][1])
    if host.match.question(eye.seat) is not None and len(steps) > 1:
        assert player.answer(eye, Random(99)) == steps[1][1], "by the plan, not by new luck"


@pytest.mark.parametrize("budget", [1, 5, 40])
def test_a_budget_too_small_for_the_beam_still_gives_a_whole_turn(budget: int) -> None:
    host = at_turn()
    search = tree(host)
    assert thought_of(search, budget).iterations == budget
    assert taken(host.match, host.match.to_answer()[0], search.found()[0][0])


def test_ways_are_compared_in_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks: list[tuple[object, ...]] = []
    guess = Eye.guess

    def spied(self: Eye, rng: Random) -> object:
        lucks.append(rng.getstate())
        return guess(self, rng)

    monkeypatch.setattr(Eye, "guess", spied)
    search = tree(at_turn())
    search.run(3000)
    followed = lucks[1:]
    assert followed[0] == followed[1] == followed[2] == followed[3], "four ways in the first world"
    assert followed[4] == followed[5] != followed[0], "two of them in the next"
    assert sorted({len(branch.ends) for branch in search._branches})[0] >= 1


def test_nothing_beyond_the_end_of_the_round_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last turn of a round has no next one: its ways are judged when the round is over."""
    host = at_turn(turns=11)
    eye = eye_of(host)
    assert len(host.match.position.hands[eye.seat]) == 1
    asked: list[tuple[int, int]] = []
    original = Beam

    def spied(world: object, seat: int, value: object, width: int) -> Beam:
        asked.append((getattr(world, "position").round, width))  # noqa: B009
        return original(world, seat, value, width)  # type: ignore[arg-type]

    monkeypatch.setattr(turn_tree, "Beam", spied)
    search = tree(host)
    search.run(600)
    assert {number for number, _ in asked} == {1}
    assert NARROW.next_width not in {width for _, width in asked}
    assert search.found()[0][1] > 1


def test_other_questions_are_answered_by_the_beam_alone() -> None:
    host = new_host(game("zhanguo"), ["x", "x"], {"draft": "on"}, "boards")
    search = tree(host)
    assert eye_of(host).question() != "card"
    search.run(PLENTY)
    assert search.settled(0)
    assert {visits for _, visits, _ in search.found()} == {1}


def test_the_beam_leaves_its_world_alone_and_finds_what_it_found_before() -> None:
    host = at_turn()
    eye = eye_of(host)
    world = eye.guess(Random(1))
    before, value = len(world.entries), NARROW.value
    ways = ways_on(world, eye.seat, value, 3)
    assert len(world.entries) == before
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
    assert best_turn(world, eye.seat, value, 3) == list(ways[0].answers)
    assert [way.answers for way in ways_on(world, eye.seat, value, 3)] == [way.answers for way in ways]
    assert len(ways_on(world, eye.seat, value, 3, deadline=0.0)) >= 1, "late, but whole"


def test_ways_with_the_same_end_count_once() -> None:
    world = at_turn().match
    lines = [
        Line((("a", 1), ("b", 2)), world, 5),
        Line((("b", 2), ("a", 1)), world, 5),
        Line((("a", 1), ("b", 3)), world, 5),
    ]
    assert distinct(lines, 9) == [lines[0], lines[2]]
    assert distinct(lines, 1) == [lines[0]]
