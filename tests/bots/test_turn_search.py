"""The search through turns: fair, repeatable, stoppable at any moment, every answer allowed, never beyond the round."""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tests.kernel_runs import check_same
from tianxia.bots import turn_rivals
from tianxia.bots.beam import Line, best_turn, distinct, taken, ways_on
from tianxia.bots.search import SearchBot, thought_of
from tianxia.bots.turn_nodes import Lots, Node, Tuning
from tianxia.bots.turn_rivals import NearMaster
from tianxia.bots.turn_search import Search
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.games import game

GAMES = ["zhanguo", "first_empire"]
QUICK = Tuning(width=3, ways=4, narrow=2, first=2, kept=2, own=1, others=1, worlds=5)
"""Parameters that cost little where nothing is compiled."""
FEW = 12


def module(name: str) -> Any:
    return import_module(f"tianxia.bots.{name}.search")


def waiting(name: str, seats: int, seed: int = 1, asked: Callable[[Match], bool] | None = None) -> Match:
    """A match after some random answers, at the beginning of a turn or wherever else was asked for."""
    match, rng = begin(game(name), seats, {"li_si": "2"} if seats == 1 else None), Random(seed)
    wanted = asked or (lambda match: len(match.entries) > 80 and turn_begins(match, name))
    while match.draw is not None or not wanted(match):
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            ask = match.questions[0]
            match.answer(ask.seat, rng.choice(ask.options()))
    return match


def turn_begins(match: Match, name: str) -> bool:
    return module(name).mover(match.position) >= 0 and match.questions[0].name == "card"


def last_of_round(match: Match, name: str) -> bool:
    """Whether everybody has one card left."""
    # In The First Empire a single card is not asked for, and a card stays in hand until it is used.
    own = turn_begins(match, name) or (name == "first_empire" and match.questions[0].name == "use")
    return own and max(held(match.position, seat) for seat in range(match.seats)) == 1


def held(pos: Any, seat: int) -> int:
    """How many cards a seat holds."""
    return len(pos.hand(seat) if hasattr(pos, "hand") else pos.hands[seat])


def eye_of(match: Match) -> Eye:
    return Eye(match, match.questions[0].seat)


def begun(eye: Eye, tuning: Tuning = QUICK, seed: int = 1) -> Search:
    """A search whose ways are found."""
    search = Search(eye, Random(seed), module(eye.game.name).HAND, tuning)
    while search.beaming is not None:
        assert search.run(1) == 0
    return search


def searched(eye: Eye, iterations: int, tuning: Tuning = QUICK) -> Search:
    search = begun(eye, tuning)
    run(search, iterations)
    return search


def run(search: Search, iterations: int) -> None:
    """If a beam comes in between, a slice ends early."""
    while iterations > 0:
        made = search.run(iterations)
        assert 0 < made <= iterations
        iterations -= made


def tree_of(node: Node) -> tuple[object, ...]:
    return (node.plan, node.visits, node.total, tuple(tree_of(child) for child in node.children))


@pytest.mark.parametrize(("name", "seats"), [("zhanguo", 2), ("zhanguo", 4), ("first_empire", 1), ("first_empire", 3)])
def test_ways_are_whole_turns_of_allowed_answers(name: str, seats: int) -> None:
    match = waiting(name, seats)
    eye, began = eye_of(match), match.step_began()
    search = searched(eye, FEW)
    for answers, visits, _ in search.found():
        world = eye.guess(Random(3))
        assert visits > 0
        assert taken(world, eye.seat, answers)
        assert world.step_began() != began
    first = [(eye.seat, answer) for _, answer in search.found()[0][0]]
    assert search.line()[: len(first)] == first
    assert len(search.line()) > len(first), "the seat's turn after it"


@pytest.mark.parametrize(("name", "seats"), [("zhanguo", 4), ("first_empire", 1), ("first_empire", 2)])
def test_a_seed_and_a_budget_give_the_same_tree_however_they_are_sliced(name: str, seats: int) -> None:
    eye = eye_of(waiting(name, seats))
    whole, sliced = searched(eye, FEW), begun(eye)
    for _ in range(FEW):
        sliced.run(1)
    assert tree_of(whole.root) == tree_of(sliced.root)
    assert whole.root.visits == sum(child.visits for child in whole.root.children) == FEW


@pytest.mark.parametrize("name", GAMES)
def test_twin_worlds_give_the_same_tree(name: str) -> None:
    """Two worlds that look the same to the seat, in which others hold different cards."""
    match = waiting(name, 2)
    eye = eye_of(match)
    twins = [eye.guess(Random(number)) for number in (8, 9)]
    assert twins[0].game.to_json(twins[0].position) != twins[1].game.to_json(twins[1].position)
    trees = [tree_of(searched(Eye(world, eye.seat), FEW).root) for world in (match, *twins)]
    assert trees[0] == trees[1] == trees[2]


@pytest.mark.parametrize("name", GAMES)
def test_every_iteration_is_a_world_dealt_anew_and_every_way_meets_the_same_ones(name: str) -> None:
    match = waiting(name, 2)
    search = searched(eye_of(match), 3 * FEW)
    data = match.game.to_json
    hands = {repr(data(world)) for world in search.worlds}
    assert 1 < len(search.worlds) <= QUICK.worlds
    assert len(hands) > 1, "worlds differ in what is hidden"
    again, lots = search.dealt(1), search.lots.state
    search.dealt(2)
    assert search.lots.state != lots
    search.dealt(1)
    assert search.lots.state == lots, "and the same random numbers"
    assert data(again) == data(search.dealt(1 + QUICK.worlds)) == data(search.worlds[1])


@pytest.mark.parametrize("name", GAMES)
def test_searching_leaves_the_match_as_it_was(name: str) -> None:
    match = waiting(name, 2, 4)
    before, length = game(name).to_json(match.position), len(match.entries)
    searched(eye_of(match), FEW)
    assert (game(name).to_json(match.position), len(match.entries)) == (before, length)


@pytest.mark.parametrize("name", GAMES)
def test_a_round_is_not_looked_beyond(name: str) -> None:
    """The last card of a round: what follows is judged before new cards are dealt."""
    match = waiting(name, 2, 7, lambda match: last_of_round(match, name))
    judged: list[Any] = []
    rules = module(name).HAND

    def noted(pos: Any, seat: int) -> int:
        judged.append(pos)
        return int(rules.value(pos, seat))

    search = begun(eye_of(match))
    search.rules = type(rules)(
        rules.next_step,
        noted,
        rules.redeal,
        rules.mover,
        rules.rests,
        rules.own,
        rules.quick,
    )
    run(search, FEW)
    assert any(rules.rests(pos) for pos in judged)
    assert all(held(pos, seat) == 0 for pos in judged for seat in range(2) if rules.rests(pos))
    assert all(not child.children for child in search.root.children), "the seat has no turn left"


def test_a_plan_may_begin_with_an_answer_that_is_the_only_one() -> None:
    """A match does not ask for the last card, but a beam that begins with the step does."""
    match = waiting("first_empire", 2, 7, lambda match: last_of_round(match, "first_empire"))
    search = begun(eye_of(match))
    plan = tuple(best_turn(search.match_at(search.start), search.me, search.rules.value, 2))
    assert [question for question, _ in plan[:2]] == ["card", "use"]
    search.play(search.start.copy(), search.me, plan, [])
    assert search.given_by(search.me) == plan[1:]


@pytest.mark.parametrize("name", GAMES)
def test_questions_outside_the_own_turn_are_answered_by_the_beam_alone(name: str) -> None:
    match = waiting(name, 2, 6, lambda match: module(name).mover(match.position) < 0)
    search = begun(eye_of(match))
    assert search.settled(1)
    assert search.run(5) == 0
    assert search.found()[0][0][0][1] in eye_of(match).options()


def test_a_question_within_the_turn_is_searched_too() -> None:
    match = waiting("first_empire", 2, 6, lambda match: match.questions[0].name == "region")
    eye = eye_of(match)
    answers = searched(eye, 4).found()[0][0]
    assert answers[0] == (eye.question(), answers[0][1])
    assert answers[0][1] in eye.options()


@pytest.mark.parametrize("name", GAMES)
def test_stopped_at_any_moment_it_has_a_whole_turn(name: str) -> None:
    eye = eye_of(waiting(name, 2))
    search = Search(eye, Random(1), module(name).HAND, QUICK)
    assert taken(eye.guess(Random(1)), eye.seat, search.found()[0][0]), "before anything was looked at"
    thought = thought_of(search, 1000, cancelled=lambda: True)
    assert thought.iterations == 0
    assert taken(eye.guess(Random(1)), eye.seat, thought.ways[0].answers)
    assert thought_of(search, 1000, seconds=-1.0).ways


def test_it_stops_when_the_choice_cannot_change() -> None:
    search = begun(eye_of(waiting("first_empire", 2)))
    for visits, plan in ((9, (("card", 1),)), (4, (("card", 2),))):
        search.root.branch(plan).visits = visits
    assert search.settled(4)
    assert not search.settled(5)
    search.ways = search.ways[:1]
    assert search.settled(1000), "there is only one way"


def test_compared_ways_meet_the_same_worlds() -> None:
    eye = eye_of(waiting("zhanguo", 2))
    way = begun(eye).ways[0].answers
    first, second = begun(eye, replace(QUICK, faith=100)).compared([way, way], 6)
    assert first == second


def test_a_way_that_breaks_off_is_compared_to_the_end_of_its_turn() -> None:
    eye = eye_of(waiting("zhanguo", 2))
    search = begun(eye)
    way = search.ways[0].answers
    whole = search.whole(way[:1])
    assert len(whole) > 1
    assert whole[0] == way[0]
    world = eye.guess(Random(2))
    assert taken(world, eye.seat, whole)
    assert world.step_began() > eye.step_began()
    assert search.whole(way) == way


def test_a_turn_is_thought_through_once_and_its_limit_is_for_the_whole_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = waiting("zhanguo", 2)
    eye, limits = eye_of(match), []
    player = SearchBot(module("zhanguo"), "medium", seconds=0.5, iterations=FEW)

    def thought(_search: object, _iterations: int, seconds: float, _cancelled: object) -> object:
        limits.append(seconds)
        return thought_of(begun(eye), 2)

    monkeypatch.setattr("tianxia.bots.search.thought_of", thought)
    answer = player.answer(eye, Random(1))
    player._plan = type(player._plan)()  # something unforeseen: the plan is no longer valid
    player.answer(eye, Random(1))
    assert limits[0] == 0.5
    assert limits[1] < 0.5
    match.answer(eye.seat, answer)
    assert len(limits) == 2


@pytest.mark.compiler
def test_compiled_and_interpreted_find_the_same(thorough: bool) -> None:
    check_same("bots", 60 if thorough else 4)


def test_who_seldom_comes_is_hoped_for() -> None:
    root = Node(())
    often, seldom = root.branch((("card", 1),)), root.branch((("card", 2),))
    often.visits, often.total, seldom.visits, seldom.total = 100, 100 * 50, 4, 4 * 40
    assert root.promising(0.0) is often
    assert root.promising(100.0) is seldom
    assert root.foremost(1) == [often]
    assert root.by_visits() == [often, seldom]
    assert root.branch((("card", 1),)) is often


def test_lots_are_the_same_everywhere() -> None:
    lots = Lots(5)
    assert [lots.below(10) for _ in range(6)] == [6, 4, 5, 7, 1, 1]


@pytest.mark.parametrize("name", GAMES)
def test_hard_looks_at_more_worlds_than_medium_and_the_master_farther(name: str) -> None:
    found = module(name)
    assert found.BUDGETS["hard"] / found.BUDGETS["medium"] == 8
    assert [found.TUNINGS[level].ahead for level in found.TUNINGS] == [1, 1, 5]


@pytest.mark.parametrize("name", GAMES)
def test_the_master_plays_on_to_the_end_of_the_round(name: str) -> None:
    match = waiting(name, 2)
    eye = eye_of(match)
    turns = held(match.position, eye.seat)
    assert turns > 2, "otherwise the next turn is the last one"
    assert depth(searched(eye, FEW, replace(QUICK, ahead=module(name).FAR.ahead)).root) == turns
    assert depth(searched(eye, FEW).root) == 2


def depth(node: Node) -> int:
    """How many own turns follow one another from here."""
    return max((1 + depth(child) for child in node.children if child.visits), default=0)


@pytest.mark.parametrize("name", GAMES)
def test_the_rival_for_measuring_plays_by_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_rivals, "ITERATIONS", FEW)
    eye, rival = eye_of(waiting(name, 2)), NearMaster()
    assert rival.answer(eye, Random(1)) in eye.options()


def test_the_beam_leaves_its_world_alone_and_finds_what_it_found_before() -> None:
    eye = eye_of(waiting("zhanguo", 2))
    world, value = eye.guess(Random(1)), module("zhanguo").HAND.value
    before = len(world.entries)
    ways = ways_on(world, eye.seat, value, 3)
    assert len(world.entries) == before
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
    assert best_turn(world, eye.seat, value, 3) == list(ways[0].answers)
    assert [way.answers for way in ways_on(world, eye.seat, value, 3)] == [way.answers for way in ways]
    assert len(ways_on(world, eye.seat, value, 3, deadline=0.0)) >= 1, "late, but whole"


def test_ways_of_the_same_worth_count_once() -> None:
    world = waiting("zhanguo", 2)
    lines = [Line((("a", number),), world, worth) for number, worth in enumerate((5, 5, 4, 3))]
    assert distinct(lines, 9) == [lines[0], lines[2], lines[3]]
    assert distinct(lines, 2) == [lines[0], lines[2]]
