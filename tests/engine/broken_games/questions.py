"""Games whose questions explain themselves badly: undeclared, without a place, peeking, or never the same twice."""

from dataclasses import replace
from random import Random
from typing import Any

from tests.engine.asking import AskWith
from tests.engine.broken_games.making import asking, broken
from tests.engine.small_game.position import Position
from tests.engine.small_game.questions import QUESTIONS
from tianxia.engine.question import Choice, Describe, Question, Text
from tianxia.engine.script import Ask


def with_question(name: str, **changes: Any) -> tuple[Question, ...]:
    return tuple(replace(question, **changes) if question.name == name else question for question in QUESTIONS)


def in_one_place(_pos: Position, _ask: Ask, answer: int) -> Choice:
    return Choice(("card",), Text("choice", {"key": answer}))


def nowhere(_pos: Position, _ask: Ask, answer: int) -> Choice:
    return Choice((), Text("choice", {"key": answer}))


def telling_the_neighbours_hand(pos: Position, ask: Ask, answer: int) -> Choice:
    held = pos.held(pos.left_of(ask.seat), 0)
    return Choice((f"price:{answer}",), Text("choice", {"key": held}))


def described_by(name: str, describe: Describe) -> tuple[Question, ...]:
    return with_question(name, describe=describe)


broken("UNDECLARED", "questions", questions=tuple(each for each in QUESTIONS if each.name != "deck"))
broken("UNDECLARED_DRAW", "questions", questions=tuple(each for each in QUESTIONS if each.name != "card"))
broken("ANSWER_UNDECLARED", "questions", questions=with_question("bid", answers=(0, 1)))
broken("DECLARED_TWICE", "questions", questions=(*QUESTIONS, QUESTIONS[-1]))
broken("ABOUT_NOTHING", "questions", questions=with_question("show", about={"card": int}))
broken("SAME_SPOTS", "questions", questions=described_by("show", in_one_place))
broken("NO_SPOTS", "questions", questions=described_by("show", nowhere))
broken("CHOICE_PEEKS", "trees", questions=described_by("price", telling_the_neighbours_hand))

MOOD = Random(1)


def other_each_time(ask: Ask) -> Ask:
    """A script must ask the same again when its answers are given again."""
    return AskWith(ask.seat, MOOD.choice(("reply", "price")), lambda: (0, 1))


broken("NEVER_THE_SAME", "turns", next_step=asking("price", other_each_time))
