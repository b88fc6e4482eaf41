"""The tree search of Qin: fair, repeatable, and cleanly stopped. `tianxia arena` tells how strong it is."""

from random import Random
from typing import Any

import pytest

from tests.games.qin.board import qin
from tianxia.bots import search
from tianxia.bots.qin.rivals import TREE
from tianxia.bots.qin.tree import Search, begun
from tianxia.bots.search import SearchBot, thought_of
from tianxia.engine.eye import Eye
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.games import game

QIN = game("qin")


def mid_game(answers: int = 8, seats: int = 2) -> LiveMatch:
    live, luck = new_live_match(QIN, ["x"] * seats, {"board": "bird"}, "5"), Random(3)
    for _ in range(answers):
        ask = live.match.questions[0]
        live.answer(ask.seat, luck.choice(ask.options()))
    return live


def eye_of(live: LiveMatch) -> Eye:
    return Eye(live.match, live.match.questions[0].seat)


def tree_of(found: Search) -> list[tuple[int, int, int]]:
    return [(child.move, child.visits, child.total) for child in found.root.children]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_what_is_allowed_and_the_same_again(seats: int) -> None:
    eye = eye_of(mid_game(seats=seats))
    thoughts = [SearchBot(TREE, "hard", iterations=200).think(eye, Random(9)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].ways[0].answers[0][1] in eye.options()
    assert SearchBot(TREE, "hard", iterations=200).answer(eye, Random(9)) == thoughts[0].ways[0].answers[0][1]


def test_hands_of_others_do_not_matter() -> None:
    eye = eye_of(mid_game())
    worlds = [eye.guess(Random(number)) for number in (1, 2, 3)]
    assert len({str(QIN.to_json(world.position)["hands"]) for world in worlds}) > 1
    searches = [Search(world.position, eye.seat, 7) for world in worlds]
    for each in searches:
        each.run(300)
    assert tree_of(searches[0]) == tree_of(searches[1]) == tree_of(searches[2])


@pytest.mark.parametrize("seats", [2, 4])
def test_slices_make_no_difference(seats: int) -> None:
    eye = eye_of(mid_game(seats=seats))
    whole, sliced = begun(eye, Random(2), "hard"), begun(eye, Random(2), "hard")
    whole.run(300)
    for _ in range(30):
        sliced.run(10)
    assert tree_of(whole) == tree_of(sliced)


def test_every_iteration_is_counted() -> None:
    found = begun(eye_of(mid_game()), Random(1), "hard")
    found.run(150)
    assert found.root.visits == 150
    assert sum(child.visits for child in found.root.children) == 150


@pytest.mark.parametrize("level", ["hard", "master"])
def test_with_four_seats_a_world_costs_more_and_the_tree_holds_the_own_placements(level: str) -> None:
    eye = eye_of(mid_game(seats=4))
    found = begun(eye, Random(1), level)
    price = int(found.tuning.price)
    assert price > 1
    found.run(1)
    assert found.root.visits == 1, "a search that is cut short has something to play"
    found.run(60 * price - 1)
    assert found.root.visits == 60
    assert {mover for mover, _ in found.line()} == {eye.seat}
    below = [node for child in found.root.children for node in child.children]
    assert below, "the seat's placement after the next is looked at"
    assert {int(node.mover) for node in below} == {eye.seat}
    assert len(found.root.children) < 10, "few placements are looked at closely"
    first, second = sorted((int(child.visits) for child in found.root.children), reverse=True)[:2]
    assert found.settled((first - second) * price - 1)
    assert not found.settled((first - second) * price)


@pytest.mark.parametrize(("level", "seats"), [("medium", 4), ("hard", 3)])
def test_few_iterations_or_seats_are_for_the_tree_of_all(level: str, seats: int) -> None:
    found = begun(eye_of(mid_game(seats=seats)), Random(1), level)
    found.run(60)
    assert found.root.visits == 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placements_that_are_compared_are_all_tried(seats: int) -> None:
    eye = eye_of(mid_game(seats=seats))
    found = begun(eye, Random(1), "hard")
    moves = eye.options()[:7]
    found.compare(moves, 1)
    assert sorted(child.move for child in found.root.children) == sorted(moves)
    assert all(child.visits == 1 for child in found.root.children)


def test_it_puts_down_the_last_pagoda() -> None:
    table = qin("y.. ...", hands=["yy", "rr"], supply=[1, 20])
    seat = table.match.questions[0].seat
    table.match.answer(seat, SearchBot(TREE, "hard", iterations=60).answer(Eye(table.match, seat), Random(1)))
    assert table.match.over
    assert table.match.result().winners == (seat,)


def test_ways_and_values_are_told() -> None:
    eye = eye_of(mid_game())
    thought = SearchBot(TREE, "hard", iterations=400).think(eye, Random(4))
    visits = [way.visits for way in thought.ways]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == thought.iterations <= 400
    assert all(0 <= way.value <= 1 for way in thought.ways)
    assert next(iter(thought.options())) == thought.ways[0].answers[0][1]
    assert thought.line[0][1] == thought.ways[0].answers[0][1]
    assert [seat for seat, _ in thought.line[:2]] == [eye.seat, 1 - eye.seat]


class Counting:
    """A search that only counts, and is settled when this many iterations are left."""

    def __init__(self, settled_at: int = -1) -> None:
        self.made, self.settled_at = 0, settled_at

    def run(self, iterations: int) -> int:
        self.made += iterations
        return iterations

    def settled(self, left: int) -> bool:
        return left <= self.settled_at

    def found(self) -> list[Any]:
        return [((("place", 1),), self.made, 0.5)]

    def line(self) -> list[tuple[int, int]]:
        return []


def test_the_budget_is_kept_to() -> None:
    counting = Counting()
    assert thought_of(counting, 130).iterations == counting.made == 130


def test_it_stops_when_the_choice_cannot_change() -> None:
    assert thought_of(Counting(settled_at=400), 1000).iterations == 600
    found = Search(mid_game().match.position, 0, 1)
    found.run(200)
    first, second = sorted((int(child.visits) for child in found.root.children), reverse=True)[:2]
    assert found.settled(first - second - 1)
    assert not found.settled(first - second)


def test_it_stops_when_the_time_is_up_or_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(search, "perf_counter", lambda: float(next(clock)))
    assert thought_of(Counting(), 10_000, seconds=3.0).iterations == 3 * search.SLICE
    assert thought_of(Counting(), 10_000, cancelled=lambda: True).iterations == search.SLICE


def test_what_was_cut_short_can_be_played() -> None:
    eye = eye_of(mid_game())
    thought = SearchBot(TREE, "hard", iterations=10_000).think(eye, Random(1), cancelled=lambda: True)
    assert thought.ways[0].answers[0][1] in eye.options()


def test_a_placement_that_is_the_only_one_is_not_thought_about() -> None:
    table = qin("y.. ...", hands=["yy", "rr"], supply=[9, 20])
    eye = Eye(table.match, table.match.questions[0].seat)
    only = begun(eye, Random(1), "hard")
    only.order = only.order[:1]
    assert thought_of(only, 5000).iterations == search.SLICE
