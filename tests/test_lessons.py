"""Every lesson plays through on the engine: a change of the rules that breaks one is found here."""

from collections.abc import Iterator
from importlib.resources import files

import pytest

from tianxia import bots, games, lessons
from tianxia.engine.entry import Entry
from tianxia.engine.game import BadInput
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.record import read
from tianxia.lessons import Advice, Lesson, advice, answer_on_path

GAMES = lessons.games_with_lessons()
of_each_lesson = pytest.mark.parametrize("game", GAMES)


def opened(guide: Lesson) -> LiveMatch:
    """The game of a lesson, dealt from its seed."""
    return new_live_match(games.game(guide.game), guide.seats, guide.options, guide.seed)


def texts(guide: Lesson) -> int:
    """How many texts a lesson has."""
    return sum(1 for step in guide.steps if step.say)


def others_answer(live: LiveMatch, guide: Lesson) -> None:
    """Let the others play as the record does until only the learner is asked."""
    while not live.match.over and (waiting := [seat for seat in live.match.to_answer() if seat != guide.learner]):
        answer = answer_on_path(guide, live.match, waiting[0])
        assert answer is not None
        live.answer(waiting[0], answer)


def followed(live: LiveMatch, guide: Lesson) -> Iterator[Advice]:
    """Play as advised; yields each advice before its first step is taken, and the last one."""
    while True:
        others_answer(live, guide)
        said = advice(guide, live.match)
        yield said
        if said.state != "on":
            return
        step = said.path[0]
        ask = live.match.question(guide.learner)
        assert ask is not None
        assert ask.name == step.question
        live.answer(guide.learner, live.match.game.answer_of(step.question, step.answer))


def test_every_game_can_be_learnt_by_playing() -> None:
    assert sorted(GAMES) == sorted(games.names())


@of_each_lesson
def test_a_lesson_plays_through_from_its_seed(game: str) -> None:
    guide = lessons.lesson(game)
    live = opened(guide)
    advices = list(followed(live, guide))
    assert [said.number for said in advices] == list(range(len(guide.steps) + 1))
    assert advices[-1] == Advice("done", len(guide.steps), texts(guide), texts(guide), guide.end)
    assert [entry.facts() for entry in live.match.entries] != []
    assert lessons.settled_entries(live.match) == list(guide.entries)


@of_each_lesson
def test_a_lesson_is_of_the_rules_that_its_learner_will_play(game: str) -> None:
    folder = files(games.game(game).home.partition(":")[0]).joinpath("lessons")
    (record,) = read(folder.joinpath("first.jsonl").read_text(encoding="utf-8"))
    assert record.header.rules == games.game(game).rules_version


@of_each_lesson
def test_the_record_answers_as_the_plan_advises(game: str) -> None:
    guide, key_of = lessons.lesson(game), games.game(game).key_of
    chosen = [entry for entry in guide.entries if entry.seat == guide.learner and not entry.forced]
    answered = [(entry.question, key_of(entry.question, entry.answer)) for entry in chosen]
    assert answered == [(step.question, step.answer) for step in guide.steps]


@of_each_lesson
def test_each_step_brings_about_what_its_text_is_tied_to(game: str) -> None:
    guide = lessons.lesson(game)
    live, told = opened(guide), 0
    steps = iter(guide.steps)
    awaited: tuple[str, ...] = ()
    for said in followed(live, guide):
        names = {tell.name for tell in live.match.events[told:] if tell.known_to(guide.learner)}
        assert set(awaited) <= names
        told = len(live.match.events)
        awaited = next(steps).events if said.state == "on" else ()
    assert any(step.events for step in guide.steps)


@of_each_lesson
def test_it_begins_with_words_and_leaves_a_choice(game: str) -> None:
    guide = lessons.lesson(game)
    assert guide.steps[0].say
    assert sum(1 for step in guide.steps if step.say) >= 6
    for seat, name in enumerate(guide.seats):
        if seat != guide.learner:
            assert name in bots.offered(game)


@of_each_lesson
def test_whoever_tries_something_else_leaves_the_path_and_may_step_back(game: str) -> None:
    guide = lessons.lesson(game)
    live = opened(guide)
    walk = followed(live, guide)
    said = next(walk)
    ask = live.match.question(guide.learner)
    assert ask is not None
    other = next(o for o in ask.options() if live.match.game.key_of(ask.name, o) != said.path[0].answer)
    before = len(live.match.entries)
    live.answer(guide.learner, other)
    if live.match.given():  # a sealed answer counts once all have answered
        others = [seat for seat in live.match.to_answer() if seat != guide.learner]
        live.answer(others[0], live.match.question(others[0]).options()[0])  # type: ignore[union-attr]
    assert advice(guide, live.match).state == "off"
    assert advice(guide, live.match).path == ()
    assert [answer_on_path(guide, live.match, seat) for seat in live.match.to_answer()] == [None]
    live.rewind(before)
    assert advice(guide, live.match).state == "on"
    assert advice(guide, live.match).path[0] == said.path[0]


@of_each_lesson
def test_the_advice_is_the_learners_whole_turn_and_nobody_elses(game: str) -> None:
    guide = lessons.lesson(game)
    for said in followed(opened(guide), guide):
        assert list(said.path) == list(guide.steps[said.number : said.number + len(said.path)])
        assert said.state != "on" or said.path


@of_each_lesson
def test_no_moment_of_a_lesson_counts_past_its_last_text(game: str) -> None:
    guide = lessons.lesson(game)
    live = opened(guide)
    counted = [advice(guide, live.match).text]
    while advice(guide, live.match).state == "on":
        seat = live.match.to_answer()[0]
        steps = advice(guide, live.match).path
        answer = answer_on_path(guide, live.match, seat)
        assert answer is not None or steps
        live.answer(
            seat, answer if answer is not None else live.match.game.answer_of(steps[0].question, steps[0].answer)
        )
        counted.append(advice(guide, live.match).text)
    assert counted == sorted(counted)
    assert set(counted) == set(range(1, texts(guide) + 1))


def test_turning_is_taught_before_a_tile_must_be_turned() -> None:
    for step in lessons.lesson("qin").steps:
        upper, lower = step.answer.split()
        if upper[1] == lower[1]:  # the same column
            assert step.say == "qin-lesson-turn"
            break
        assert step.answer[0] == step.answer.split()[1][0], (
            "both halves look the same, and the tile lies as it is dealt"
        )


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    sealed = [Entry(1, "tile", 3, sealed=True), Entry(0, "tile", 5, sealed=True)]
    rest = [Entry(-1, "deal", 1), Entry(0, "card", 2)]
    assert [entry.seat for entry in lessons._in_order([*sealed, *rest])] == [0, 1, -1, 0]
    twice = [*sealed, Entry(1, "tile", 4, sealed=True), Entry(0, "tile", 6, sealed=True)]
    assert [entry.answer for entry in lessons._in_order(twice)] == [5, 3, 6, 4]


def test_a_lesson_that_is_not_there() -> None:
    assert lessons.found("qin", "second") is None
    for game, name in (("qin", "second"), ("qin", "../first"), ("go", "first")):
        with pytest.raises(BadInput, match="no-lesson"):
            lessons.lesson(game, name)
