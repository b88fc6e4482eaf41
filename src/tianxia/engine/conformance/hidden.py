"""Checks of hidden things: no step continues past them, nobody sees them, and no guess knows them."""

from math import sqrt
from random import Random

from tianxia.engine.conformance.looks import guess, heard, look, onlookers, position_text
from tianxia.engine.conformance.trial import Trial, checking, give, require
from tianxia.engine.conformance.worlds import common_answer, line_up
from tianxia.engine.entry import Entry
from tianxia.engine.eye import SPECTATOR, Eye
from tianxia.engine.match import Match
from tianxia.engine.observing import remembered

GUESSES = 4
"""How many guesses are made at a decision."""
SURELY = 4
"""How many standard deviations cannot be noise."""


@checking
def check_steps(trial: Trial) -> None:
    """A hidden draw or secret answer ends its step: a guess replays the answers since, and would give it away."""
    hidden: set[int] = set()
    seen = 0
    for match, rest in trial.stops():
        forced = trial.forced(match, seen)
        hidden.update(len(twin.entries) for twin, answer in forced if _is_hidden(twin, answer))
        seen = len(match.entries)
        if match.questions:
            opened = range(len(match.entries) - len(match.since()), len(match.entries) - len(match.given()))
            told = [match.entries[place].question for place in opened if place in hidden]
            require(not told, f"a step continues to a question after the hidden answer to {told}")
        if rest and _is_hidden(match, rest[0]):
            hidden.add(len(match.entries))


def _is_hidden(match: Match, answer: Entry) -> bool:
    """Whether this answer, about to be given, is hidden from somebody."""
    if match.draw is not None:
        return match.draw.hidden
    ask = match.question(answer.seat)
    return ask is not None and ask.secret


@checking
def check_secrets(trial: Trial) -> None:
    """If a hidden answer had been different, seats that must not know it would see, hear and guess the same."""
    rng = trial.rng("secrets")
    for match, rest in trial.stops():
        if rest and _is_hidden(match, rest[0]) and rng.random() < trial.rate:
            others = _other_answers(match, rest[0])
            if others:
                answer = Entry(rest[0].seat, rest[0].question, rng.choice(others))
                _compare(match, rest[0], answer, rng)


def _other_answers(match: Match, answer: Entry) -> list[int]:
    if match.draw is not None:
        there = [number for number, count in enumerate(match.draw.counts()) if count > 0]
    else:
        ask = match.question(answer.seat)
        there = ask.options() if ask is not None else []
    return [other for other in there if other != answer.answer]


def _compare(match: Match, answer: Entry, another: Entry, rng: Random) -> None:
    """Play both worlds to the next question to a seat, then let everybody look and guess."""
    knower = answer.seat if match.draw is None else match.draw.seat
    one, other = match.fork(), match.fork()
    give(one, answer)
    give(other, another)
    alike = dict.fromkeys((seat for seat in onlookers(match) if seat not in (SPECTATOR, knower)), True)
    alike[SPECTATOR] = True
    if _run_on(one, other, len(match.entries) + 1, alike, rng):
        _judge(one, other, alike, answer.question)


def _run_on(one: Match, other: Match, start: int, alike: dict[int, bool], rng: Random) -> bool:
    """Bring both worlds to a seat's question and note who can tell them apart; False if they diverge on the way."""
    while line_up(one, other, start) and not one.over:
        for seat in alike:
            same = look(one, seat) == look(other, seat)
            alike[seat] &= same and heard(one, seat, one.events) == heard(other, seat, other.events)
        if one.questions:
            return True
        drawn = common_answer(one, other, rng)
        if drawn is None:
            return False
        give(one, drawn)
        give(other, drawn)
    return False


def _judge(one: Match, other: Match, alike: dict[int, bool], question: str) -> None:
    """A seat guesses the same exactly if the worlds look the same to it; a spectator knows no more than any seat."""
    seats = [seat for seat in alike if seat != SPECTATOR]
    for seat in seats:
        same = all(guess(one, seat, lot) == guess(other, seat, lot) for lot in range(2))
        require(same or not alike[seat], f"a guess of seat {seat} knows the hidden answer to {question!r}")
        require(alike[seat] or not same, f"seat {seat} can tell the hidden answer to {question!r}")
    can_tell = not alike[SPECTATOR] and any(alike[seat] for seat in seats)
    require(not can_tell, f"a spectator can tell the hidden answer to {question!r}")


@checking
def check_memories(trial: Trial) -> None:
    """What a seat can tell it remembers: if all answers it has heard of are the same, it sees and hears the same."""
    rng, seen = trial.rng("memories"), set[tuple[str, int]]()
    for match, rest in trial.stops():
        # Every kind of question at least once, since secret ones are few; the last sealed answer opens the others.
        if rest and ((kind := (rest[0].question, len(match.given()))) not in seen or rng.random() < trial.rate):
            seen.add(kind)
            if others := _other_answers(match, rest[0]):
                _remembered(match, rest[0], Entry(rest[0].seat, rest[0].question, rng.choice(others)))


def _remembered(match: Match, answer: Entry, another: Entry) -> None:
    """Give both answers, each in its own world."""
    one, other = match.fork(), match.fork()
    give(one, answer)
    give(other, another)
    for seat in range(match.seats):
        can_tell = _noticed(one, seat) != _noticed(other, seat) and _memory(one, seat) == _memory(other, seat)
        require(not can_tell, f"seat {seat} can tell the answer to {answer.question!r}, but does not remember it")


def _noticed(match: Match, seat: int) -> tuple[str, str]:
    """All that a seat sees now, and all that it has been told."""
    return look(match, seat), heard(match, seat, match.events)


def _memory(match: Match, seat: int) -> list[tuple[int, str, int | None]]:
    """All answers that a seat has heard of."""
    return [
        (entry.seat, entry.question, entry.answer if entry.known_to(seat) else None)
        for entry in remembered(match, seat)
    ]


@checking
def check_guesses(trial: Trial) -> None:
    """A guess equals the truth no more often than it equals another guess."""
    rng = trial.rng("guesses")
    tried = true = equal = 0
    for match, _ in trial.decisions("which guesses"):
        truth = position_text(match)
        for seat in match.to_answer():
            worlds = [position_text(Eye(match, seat).guess(rng)) for _ in range(GUESSES)]
            tried += GUESSES
            true += worlds.count(truth)
            equal += sum(world == worlds[number - 1] for number, world in enumerate(worlds))
    noise = sqrt(true * (1 - true / max(tried, 1)) + equal * (1 - equal / max(tried, 1)))
    said = f"of {tried} guesses {true} are the truth, but only {equal} are another guess"
    require(true - equal <= SURELY * noise, said)
