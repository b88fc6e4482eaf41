"""The review of a finished game: every move judged once, without peeking, against the best; deals against others."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tianxia.bots import part, review
from tianxia.bots.alternatives import play_alternative
from tianxia.bots.judge import Answers, Expected, judge_of
from tianxia.bots.review import TRIALS, Effort, Move, MoveTask, Task, done, effort_of, summed, tasks, texts
from tianxia.bots.review_luck import Deal, DealTask
from tianxia.bots.search import Way
from tianxia.bots.turn_search import Search
from tianxia.bots.zhanguo.search import HAND, OWN
from tianxia.engine.eye import Eye, published_event
from tianxia.engine.game import BadInput
from tianxia.engine.record import Record, read
from tianxia.engine.replay import replayed
from tianxia.engine.script import CHANCE
from tianxia.games import game

FIXTURES = Path(__file__).parents[1] / "fixtures"
LITTLE = Effort(iterations=40, deals=2)
GAMES = {"qin": "bird-3-last_pagoda", "zhanguo": "auction-2", "first_empire": "2-advanced"}


def record_of(name: str) -> Record:
    return read((FIXTURES / name / f"{GAMES[name]}.jsonl").read_text(encoding="utf-8"))[0]


@cache
def tasks_of(name: str) -> tuple[Task, ...]:
    return tuple(tasks(game(name), record_of(name), LITTLE))


def moves_of(name: str) -> list[MoveTask]:
    return [task for task in tasks_of(name) if isinstance(task, MoveTask)]


def deals_of(name: str) -> list[DealTask]:
    return [task for task in tasks_of(name) if isinstance(task, DealTask)]


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_part_of_one_move_and_every_draw_of_one_deal(name: str) -> None:
    lines = record_of(name).lines
    drawn = [answer for task in deals_of(name) for answer in task.drawn]
    assert drawn == [game(name).answer_of(line.question, line.answer) for line in lines if line.seat == CHANCE]
    chosen = [answer for task in moves_of(name) for answer in task.answers]
    wanted = [(x.question, game(name).answer_of(x.question, x.answer)) for x in lines if x.seat >= 0 and not x.forced]
    # A sealed question is asked even if a seat has only one option.
    assert [each for each in wanted if each in chosen] == chosen
    assert len(wanted) - len(chosen) <= 2 * len(record_of(name).header.seats)


def test_a_move_ends_with_its_step_even_where_one_seat_has_all_turns() -> None:
    alone = read((FIXTURES / "first_empire" / "solo-1.jsonl").read_text(encoding="utf-8"))[0]
    found = [task for task in tasks(game("first_empire"), alone, LITTLE) if isinstance(task, MoveTask)]
    assert len(found) > 30
    for task in found:
        world, began = task.match.fork(), task.match.step_began()
        for question, answer in task.answers:
            ask = world.question(task.seat)
            assert ask is not None
            assert ask.name == question
            assert world.step_began() == began
            world.answer(task.seat, answer)


@pytest.mark.parametrize("name", GAMES)
def test_a_task_comes_to_the_same_in_another_process(name: str) -> None:
    for task in (moves_of(name)[3], deals_of(name)[-1]):
        assert done(pickle.loads(pickle.dumps(task))) == done(task)


@pytest.mark.parametrize(
    "name", [*(f"{name}/{record}" for name, record in GAMES.items()), "zhanguo/draft-4", "first_empire/4-tile_a"]
)
def test_what_the_seat_did_not_see_changes_neither_its_verdict_nor_its_chance(name: str) -> None:
    found = game(name.partition("/")[0])
    record = read((FIXTURES / f"{name}.jsonl").read_text(encoding="utf-8"))[0]
    turns = [each for each in tasks(found, record, LITTLE) if isinstance(each, MoveTask)]
    turns = [task for task in turns if task.answers[0][0] in ("card", "place")]
    for task in (turns[4], turns[len(turns) // 2]):
        elsewhere = replace(task, match=Eye(task.match, task.seat).guess(Random(3)))
        assert found.to_json(elsewhere.match.position) != found.to_json(task.match.position)
        verdict = task.done()
        assert elsewhere.done() == verdict
        assert verdict.chance is not None
        assert 0 <= verdict.chance <= 1


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_as_the_search_loses_nothing_and_who_does_not_never_gains(name: str) -> None:
    task = moves_of(name)[5]
    found = task.done()
    best = tuple((question, game(name).answer_of(question, key)) for question, key in found.best)
    again = replace(task, answers=best).done()
    assert (again.loss, again.played, again.best) == (0, found.best, found.best)
    assert all(each.done().loss >= 0 for each in moves_of(name)[:4])


def test_a_blunder_costs() -> None:
    task = max(moves_of("qin"), key=lambda each: len(each.match.entries))
    last = task.done()
    # The record's last placement places the last pagoda: it wins, and not every other does.
    assert (last.loss, last.value) == (0, 1)
    options = Eye(task.match, task.seat).options()[::8]
    worst = max((replace(task, answers=(("place", each),)).done() for each in options), key=lambda move: move.loss)
    assert worst.loss > 0.01
    assert worst.best != worst.played


def test_the_luck_of_all_outcomes_of_a_draw_adds_up_to_nothing() -> None:
    spread = 0.0
    for task in [each for each in deals_of("qin") if len(each.drawn) == 1][19:21]:
        assert task.match.draw is not None
        counts = task.match.draw.counts()
        lucks = {kind: replace(task, drawn=(kind,)).done().luck for kind, count in enumerate(counts) if count > 0}
        for seat in range(3):
            assert sum(counts[kind] * luck[seat] for kind, luck in lucks.items()) == pytest.approx(0, abs=0.01)
        spread = max(spread, *(abs(luck) for each in lucks.values() for luck in each))
    assert spread > 0.01, "no tile was better than another"


def test_luck_of_a_deal_differs_by_what_was_dealt() -> None:
    task = deals_of("zhanguo")[-1]
    came = task.done()
    assert (came.number, came.draws, len(came.luck)) == (len(task.match.entries), len(task.drawn), 2)
    assert came.luck != (0, 0)
    assert task.done() == came != replace(task, seed="another").done()


def test_equal_ways_are_worth_the_same() -> None:
    for task in [each for each in moves_of("zhanguo") if each.answers[0][0] == "card"][::5]:
        search = Search(Eye(task.match, task.seat), Random(1), HAND, replace(OWN, faith=100))
        first, second = search.compared([task.answers, task.answers], 4)
        assert first == second


class Noisy:
    """A judge that rates two lines apart by this much, give or take."""

    def __init__(self, gain: float, noise: float) -> None:
        self.gain, self.noise, self.asked = gain, noise, 0

    def preferred(self, eye: Eye, rng: Random, level: str, iterations: int) -> Way:
        assert (level, iterations) == (LITTLE.level, LITTLE.iterations)
        return judge_of("qin").preferred(eye, rng, level, iterations)

    def expected(self, eye: Eye, rng: Random, way: Answers, value: float, iterations: int) -> Expected:
        assert way[0][1] in eye.options()
        assert iterations * rng.random() > 0
        return Expected(value, None)

    def compared(self, eye: Eye, rng: Random, level: str, ways: Sequence[Answers], iterations: int) -> list[float]:
        assert level == LITTLE.level
        assert eye.options()
        assert rng.random() > 0
        assert iterations == LITTLE.iterations // (2 * TRIALS)
        self.asked += 1
        return [0.5, *(0.5 + self.gain + self.noise * (-1) ** self.asked for _ in ways[1:])]


@pytest.mark.parametrize(("gain", "noise", "loss"), [(0.1, 0.0, 0.1), (0.1, 0.05, 0.1), (0.02, 0.05, 0), (-0.1, 0, 0)])
def test_a_loss_within_the_error_counts_as_none(
    gain: float, noise: float, loss: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Noisy(gain, noise)
    monkeypatch.setattr(review, "judge_of", lambda _: judge)
    task = next(each for each in moves_of("qin") if each.done().error or judge.asked)
    assert task.done().chance is None, "this judge does not tell"
    judge.asked = 0
    found = task.done()
    assert judge.asked == TRIALS, "each time in other worlds"
    assert found.value == 0.5
    assert found.loss == pytest.approx(loss)
    assert found.error == pytest.approx(noise / 3**0.5, abs=1e-4)
    assert (found.best == found.played) == (loss == 0)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_played_made_again_brings_about_what_it_did(name: str) -> None:
    record = record_of(name)
    whole = replayed(game(name), record)
    told = 0
    for task in moves_of(name):
        number, match = len(task.match.entries), task.match.fork()
        own = texts(game(name), task.answers)
        events, _ = play_alternative(match, task.seat, own, record.lines[number:])
        now = range(number, number + task.lines)
        happened = [published_event(whole, tell) for tell in whole.events if tell.known_to(task.seat)]
        mine = [each for each in happened if task.seat in (each.get("seat"), each.get("from"))]
        assert [each for each in events if each["after"] in now] == [each for each in mine if each["after"] in now]
        told += len(events)
    assert told > len(moves_of(name))


def test_what_is_forced_by_a_move_belongs_to_it() -> None:
    lines = record_of("zhanguo").lines
    ends = [(len(task.match.entries) + task.lines, task.seat) for task in moves_of("zhanguo")]
    assert not any(end < len(lines) and lines[end].forced and lines[end].seat == seat for end, seat in ends)
    assert any(lines[end - 1].forced for end, _ in ends)


def test_a_way_that_cannot_be_gone_to_its_end_is_told_as_far_as_it_went() -> None:
    task = next(each for each in moves_of("zhanguo") if each.answers[0][0] == "card" and len(each.answers) > 2)
    own = texts(game("zhanguo"), task.answers)
    whole = play_alternative(task.match.fork(), task.seat, own)
    assert play_alternative(task.match.fork(), task.seat, [*own, ("card", "1")]) == whole != ([], [])
    assert play_alternative(task.match.fork(), task.seat, [("use", "court")]) == ([], []), "a card comes first"


def test_a_game_that_was_given_up_is_judged_as_far_as_it_went() -> None:
    record = record_of("qin")
    half = replace(record, lines=record.lines[:20], result=None, seed=None)
    found = tasks(game("qin"), half, LITTLE, given_up=True)
    assert [len(each.match.entries) for each in found] == [len(each.match.entries) for each in tasks_of("qin")][
        : len(found)
    ]
    assert found


def test_sums_by_seat() -> None:
    place = (("place", "a"),)
    moves = [Move(2, 0, place, place, 0.5, 0.5), Move(4, 1, place, (("place", "b"),), 0.2, 0.3)]
    deals = [Deal(0, 7, (0.1, -0.1, 0.0), (0.03, 0.0, 0.0)), Deal(3, 1, (-0.05, 0.05, 0.0), (0.04, 0.0, 0.0))]
    found = summed(record_of("qin"), [*deals, *moves])
    assert [(each.moves, each.best, each.loss, each.luck) for each in found.seats] == [
        (1, 1, 0, 0.05),
        (1, 0, 0.1, -0.05),
        (0, 0, 0, 0),
    ]
    assert [each.luck_error for each in found.seats] == [0.05, 0, 0]
    data = found.to_json()
    assert data["unit"] == "chance"
    assert [move["loss"] for move in data["moves"]] == [0, 0.1]


def test_only_some_seats() -> None:
    found = tasks(game("qin"), record_of("qin"), LITTLE, [1])
    assert {task.seat for task in found if isinstance(task, MoveTask)} == {1}


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_is_refused(name: str) -> None:
    record = record_of(name)
    with pytest.raises(BadInput, match="review-running"):
        tasks(game(name), replace(record, lines=record.lines[:-1], result=None, seed=None), LITTLE)


def test_games_without_a_search_and_the_effort_of_a_level() -> None:
    with pytest.raises(BadInput, match="review-no-search"):
        judge_of("chess")
    assert effort_of("qin").iterations == part("qin", "search").REVIEWS.get("hard", 8_000)
    assert effort_of("zhanguo", "medium") == Effort(50, level="medium")
    assert effort_of("qin").seed == review.SEED


@pytest.mark.parametrize("name", ["zhanguo", "first_empire"])
def test_the_heavy_games_get_a_quick_pass_and_then_more_than_the_master_plays_with(name: str) -> None:
    budgets = part(name, "search").BUDGETS
    assert review.judges_of(name) == ("hard", "master")
    assert effort_of(name).iterations < budgets["medium"]
    assert effort_of(name, "master").iterations > budgets["master"]


def test_where_a_first_pass_is_quick_a_stronger_judge_looks_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part("qin", "search"), "REVIEWS", {})
    assert review.judges_of("qin") == ("hard",)
    monkeypatch.setattr(part("qin", "search"), "REVIEWS", {"hard": 60, "master": 500})
    assert review.judges_of("qin") == ("hard", "master")
    assert [effort_of("qin", level).iterations for level in review.judges_of("qin")] == [60, 500]
