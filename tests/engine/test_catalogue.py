"""Numbers of answers: stable when a game grows, and clear about what is no action."""

from dataclasses import replace

import pytest

from tianxia.engine.entry import Entry
from tianxia.engine.match import begin
from tianxia.engine.question import Question
from tianxia.games import game


def test_a_question_that_grows_keeps_all_numbers() -> None:
    qin = game("qin")
    place = qin.asked["place"]
    more = replace(qin, questions=(*qin.questions, Question("place", (9_000, 9_001), place.describe)))
    size = len(qin.catalogue)
    assert more.catalogue.actions.answers[:size] == qin.catalogue.actions.answers
    assert more.catalogue.actions.number_of("place", 9_001) == size + 1
    assert more.asked["place"] is place


def test_an_action_of_another_question_is_refused_with_a_sentence() -> None:
    title = game("zhanguo")
    match = begin(title, 2)
    while match.draw is not None:
        match.answer_chance(next(kind for kind, count in enumerate(match.draw.counts()) if count))
    ask, catalogue = match.questions[0], title.catalogue
    stray = catalogue.actions.number_of("rods", 2)
    with pytest.raises(ValueError, match=f"action {stray} answers 'rods', but the question is 'card'"):
        catalogue.answer_of(ask, stray)
    with pytest.raises(ValueError, match="-1 is not an action: they go from 0 to 729"):
        catalogue.answer_of(ask, -1)
    with pytest.raises(KeyError):
        catalogue.action_of(ask, 1_000)


def test_draws_and_answers_of_seats_have_different_tokens() -> None:
    catalogue = game("first_empire").catalogue
    assert catalogue.token(Entry(0, "palace_tile", 2)) > 0 > catalogue.token(Entry(-1, "palace_tile", 2))
