"""Checks of answers: options are accepted, everything else is refused with a reason, and each text means one answer."""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tianxia.engine.conformance.looks import position_text, state
from tianxia.engine.conformance.playing import OFFERS
from tianxia.engine.conformance.trial import Broken, Trial, checking, require
from tianxia.engine.game import Game, Refusal, Refused
from tianxia.engine.match import Match
from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, Ask

MOST = 24
"""How many answers of one sort are tried at a question, chosen at random if there are more."""

RUBBISH_TEXTS = ("", " ", "xyzzy", "x" * 5000, "☃ 漢字", "\x00\n\t", "-", "!", '"}')
RUBBISH_NUMBERS = (-1, -7, -(2**63), -(10**30), 10**4, 2**31, 2**63 - 1, 10**30)


def some(answers: Sequence[int], rng: Random) -> list[int]:
    """All of the answers, or a sample where there are many."""
    return list(answers) if len(answers) <= MOST else rng.sample(answers, MOST)


@checking
def check_offers(trial: Trial) -> None:
    """Every offered answer is accepted, and no script raises for it."""
    rng = trial.rng("which offers")
    for match, _ in trial.decisions(OFFERS):
        for ask in match.questions:
            for option in some(ask.options(), rng):
                _accept(match.fork(), ask, option)


def _accept(twin: Match, ask: Ask, option: int) -> None:
    given = len(twin.entries)
    try:
        twin.answer(ask.seat, option)
    except Exception as error:
        raise Broken(f"{_said(twin, ask, option)} is offered, but {error!r}") from error
    require(len(twin.entries) > given, f"{_said(twin, ask, option)} is offered but not accepted")


def _said(match: Match, ask: Ask, answer: int) -> str:
    try:
        text = match.game.key_of(ask.name, answer)
    except Exception:
        text = "?"
    return f"answer {answer} ({text!r}) of seat {ask.seat} to {ask.name!r}"


@checking
def check_listings(trial: Trial) -> None:
    """The options are exactly the candidates that the predicate allows, each once, and listing them changes nothing."""
    rng, seen = trial.rng("listings"), 0
    for match, _ in trial.stops():
        if rng.random() < trial.rate:
            _list_all(match.fork())
            for twin, _ in trial.forced(match, seen):
                _list_all(twin)
        seen = len(match.entries)


def _list_all(twin: Match) -> None:
    before = position_text(twin)
    for ask in twin.questions:
        _lists_well(twin, ask)
    require(position_text(twin) == before, "listing candidates and options changes the position")


def _lists_well(match: Match, ask: Ask) -> None:
    candidates, options = list(ask.candidates()), ask.options()
    require(len(set(candidates)) == len(candidates), f"a candidate of {ask.name!r} is listed twice")
    require(len(set(options)) == len(options), f"an option of {ask.name!r} is listed twice")
    for answer in candidates:
        allowed = ask.why_not(answer) == ALLOWED
        require(allowed == (answer in options), f"list and predicate disagree on {_said(match, ask, answer)}")
    strays = set(options) - set(candidates)
    require(not strays, f"options {sorted(strays)} of {ask.name!r} are not candidates")


@checking
def check_refusals(trial: Trial) -> None:
    """Everything that is not an option is refused with code, numbers and rule, as are junk and wrong seats."""
    rng = trial.rng("which refusals")
    for match, _ in trial.decisions("refusals"):
        before = state(match)
        for ask in match.questions:
            refused = [answer for answer in ask.candidates() if ask.why_not(answer) != ALLOWED]
            for answer in some(refused, rng):
                _has_reason(match, ask, answer)
            for rubbish in _rubbish(ask):
                _refuses(match, ask.seat, rubbish)
            for stranger in _strangers(match):
                _refuses(match, stranger, ask.options()[0])
        require(state(match) == before, "a refusal changed something")


def _rubbish(ask: Ask) -> list[int]:
    """Numbers that are never answers: far off, and just beyond the candidates, where a predicate may go wrong."""
    candidates = set(ask.candidates())
    numbers = (*RUBBISH_NUMBERS, *range(max(candidates) + 1, max(candidates) + 8))
    return [number for number in numbers if number not in candidates]


def _strangers(match: Match) -> list[int]:
    return [seat for seat in (-2, *range(-1, match.seats + 1), 99) if seat not in match.to_answer()]


def _has_reason(match: Match, ask: Ask, answer: int) -> None:
    """The refusal of a candidate has a code and a rule, and its numbers are JSON values by name."""
    said, refusal = _said(match, ask, answer), _refuses(match, ask.seat, answer)
    require(ask.why_not(answer) != NOT_A_CANDIDATE, f"{said} is a candidate but refused as if it were not")
    require(bool(refusal.code) and isinstance(refusal.code, str), f"the refusal of {said} has no code")
    require(bool(refusal.rule) and isinstance(refusal.rule, str), f"the refusal of {said} names no rule")
    require(isinstance(refusal.numbers, Mapping), f"the refusal of {said} has no numbers by name")
    numbers = dict(refusal.numbers)
    require(json.loads(json.dumps(numbers)) == numbers, f"the numbers of the refusal of {said} are not JSON values")


def _refuses(match: Match, seat: int, answer: int) -> Refusal:
    """Check that an answer is refused, with the same reason whether it is looked up or given."""
    refusal = match.refused(seat, answer)
    try:
        match.answer(seat, answer)
    except Refused as error:
        require(error.refusal == refusal, f"answer {answer} of seat {seat} is refused for two reasons")
        return error.refusal
    raise Broken(f"answer {answer} of seat {seat} is not refused")


@checking
def check_keys(trial: Trial) -> None:
    """Every answer has one text, which fits on a line and stands for that answer; junk is refused with a sentence."""
    rng, game = trial.rng("which keys"), trial.game
    for match, rest in trial.stops():
        if match.draw is not None:
            _round_trips(game, match.draw.name, rest[0].answer)
        for ask in match.questions:
            for answer in {*some(list(ask.candidates()), rng), *some(ask.options(), rng)}:
                _round_trips(game, ask.name, answer)
    for question in sorted({move.question for move in trial.moves}):
        for text in RUBBISH_TEXTS:
            _means_nothing(game, question, text)


def _round_trips(game: Game[Any], question: str, answer: int) -> None:
    text = game.key_of(question, answer)
    fits = bool(text) and text == text.strip() and text.isprintable() and not text.endswith(" !")
    require(fits, f"{text!r} does not fit into a line, as the text of answer {answer} to {question!r}")
    meant = game.answer_of(question, text)
    require(meant == answer, f"{text!r} means {meant}, but is the text of answer {answer} to {question!r}")


def _means_nothing(game: Game[Any], question: str, text: str) -> None:
    """A text that nobody would write is either refused with a sentence, or the text of exactly that answer."""
    try:
        require(game.key_of(question, game.answer_of(question, text)) == text, f"{text[:20]!r} is taken for an answer")
    except ValueError as error:
        require(len(str(error).split()) > 2, f"{text[:20]!r} is refused for {question!r} without a sentence")
