"""Checks of questions: all are declared, every choice can be pointed at, and nobody else sees forced answers."""

import json
from collections import Counter
from random import Random

from tianxia.engine.catalogue import Numbers
from tianxia.engine.conformance.answers import some
from tianxia.engine.conformance.looks import onlookers
from tianxia.engine.conformance.trial import Trial, checking, require
from tianxia.engine.eye import SPECTATOR, published_choice, published_steps
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.question import Question
from tianxia.engine.script import Ask


@checking
def check_questions(trial: Trial) -> None:
    """Every question is declared with all its answers; each choice has distinct spots, and words."""
    rng = trial.rng("questions")
    catalogue = trial.game.catalogue
    _declared_once(trial.game.questions)
    for match, rest in trial.stops():
        if match.draw is not None:
            _is_declared(catalogue.draws, match.draw.name, [rest[0].answer])
        for ask in match.questions:
            _is_declared(catalogue.actions, ask.name, some(list(ask.candidates()), rng))
            if rng.random() < trial.rate:
                _can_be_pointed_at(match, ask, rng)


def _declared_once(questions: tuple[Question, ...]) -> None:
    """A question may be declared again with more answers, but no answer twice."""
    declared = [(question.of_chance, question.name, answer) for question in questions for answer in question.answers]
    twice = [name for (_, name, _), count in Counter(declared).items() if count > 1]
    require(not twice, f"an answer to {', '.join(sorted(set(twice)))} is declared twice")


def _is_declared(numbers: Numbers, name: str, answers: list[int]) -> None:
    require(name in numbers.names, f"the question {name!r} is not declared")
    strays = set(answers) - {answer for question, answer in numbers.answers if question == name}
    require(not strays, f"answers {sorted(strays)} to {name!r} are not declared")


def _can_be_pointed_at(match: Match, ask: Ask, rng: Random) -> None:
    """The options have spots that tell them apart; refused candidates have spots and words too."""
    about = match.game.asked[ask.name].about_of(ask)
    _is_json(about, f"what {ask.name!r} is about")
    choices = [published_choice(match, ask, option) for option in ask.options()]
    for choice in [*choices, *(published_choice(match, ask, answer) for answer in some(list(ask.candidates()), rng))]:
        _is_whole(choice, ask.name)
    spots = {tuple(choice["spots"]) for choice in choices}
    require(len(spots) == len(choices), f"two options of {ask.name!r} have the same spots")


def _is_whole(choice: Json, question: str) -> None:
    said = f"the choice {choice['key']!r} of {question!r}"
    _is_json(choice, said)
    require(bool(choice["spots"]) and all(choice["spots"]), f"{said} has no spot")
    require(all(text["say"] for text in (choice["text"], *choice.get("notes", ()))), f"{said} has no words")


def _is_json(value: Json, what: str) -> None:
    require(json.loads(json.dumps(value)) == value, f"{what} is not a JSON value")


@checking
def check_turns(trial: Trial) -> None:
    """A seat sees the answers of its turn including forced ones; nobody else sees any."""
    for match, _ in trial.decisions("turns"):
        since = match.since()
        for seat in onlookers(match):
            # A spectator has the number of chance, whose answers are not steps of the spectator.
            own = [entry for entry in since if entry.seat == seat != SPECTATOR]
            given = [(entry.question, match.game.key_of(entry.question, entry.answer), entry.forced) for entry in own]
            told = [(step["question"], step["key"], step["forced"]) for step in published_steps(match, seat)]
            require(told == given, f"seat {seat} sees a different turn from the one it played")
