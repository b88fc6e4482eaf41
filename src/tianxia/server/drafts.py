"""Trying answers out before they are played: in worlds that the seat could believe, never in the true one.

A preview of the truth would tell what the seat may not know: whether another hand can still lay a tile, for one.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Literal

from tianxia.engine.eye import Eye, own_answers, published_events, published_options
from tianxia.engine.game import Plain
from tianxia.engine.match import Match
from tianxia.engine.script import Ask
from tianxia.server.errors import Failure, refusal_of
from tianxia.server.outgoing import Candidate
from tianxia.server.shapes import Refusal, WayStep

BELIEFS = 2
"""A draft tells only what is the same in so many worlds."""
MOST_CANDIDATES = 1000

Barrier = Literal["chance", "others", "sealed", "end"]


@dataclass(frozen=True)
class Trial:
    """What a draft would bring about, as far as its seat can know."""

    answers: list[str]
    view: Plain
    events: list[Plain]
    question: str | None = None
    options: list[str] | None = None
    so_far: list[WayStep] = field(default_factory=list)
    barrier: Barrier | None = None


def is_sealed(match: Match) -> bool:
    """Whether the open question goes to several seats at once."""
    return len(match.questions) > 1 or bool(match.given())


def answer_of(match: Match, ask: Ask, key: str) -> int:
    """The answer that a text means."""
    try:
        return match.game.answer_of(ask.name, key)
    except ValueError:
        raise Failure("no-answer", 400, answer=key, question=ask.name) from None


class World:
    """A guess of one seat in which its draft is played."""

    def __init__(self, match: Match, seat: int, number: int) -> None:
        """Guess by what everybody knows, so that the same draft gives the same trial."""
        self.seat = seat
        self.base = len(match.entries)
        self.match = Eye(match.fork(), seat).guess(Random(f"{number}/{self.base}"))

    def give(self, key: str) -> None:
        """Play one more answer of the draft."""
        ask = self.ask()
        self.match.answer(self.seat, answer_of(self.match, ask, key))

    def ask(self) -> Ask:
        """The question that the draft has reached; Failure where it cannot go on."""
        ask = self.match.question(self.seat)
        if ask is None or self.barrier() is not None:
            raise Failure("draft-barrier", 409, barrier=self.barrier() or "others")
        return ask

    def barrier(self) -> Barrier | None:
        """Why the draft can go no further."""
        match = self.match
        if match.over:
            return "end"
        if match.draw is not None:
            return "chance"
        if match.question(self.seat) is None or self._own() < len(match.entries) - self.base:
            return "others"
        return "sealed" if is_sealed(match) else None

    def events(self) -> list[Plain]:
        """What the seat's own answers bring about; whatever follows hangs on guessed hands."""
        until = self.base + self._own()
        return [event for event in published_events(self.match, self.seat) if event["after"] < until]

    def _own(self) -> int:
        """How many answers since the start of the draft are the seat's own, before anybody else's."""
        since = self.match.entries[self.base :]
        return next((n for n, entry in enumerate(since) if entry.seat != self.seat), len(since))


def tried(match: Match, seat: int, answers: list[str]) -> Trial:
    """Play a draft in believed worlds and tell what they have in common."""
    if is_sealed(match):
        return _tried_sealed(match, seat, answers)
    worlds = played(match, seat, answers)
    first, told = worlds[0], [world.events() for world in worlds]
    events = [event for event in told[0] if all(event in others for others in told[1:])]
    barrier = first.barrier()
    if barrier is not None:
        # Whether the game ends may hang on hands that nobody but their owners has seen.
        agreed: Barrier = barrier if all(world.barrier() == barrier for world in worlds) else "others"
        return Trial(answers, match.game.view(first.match.position, seat), events, barrier=agreed)
    return _asked(first.match, seat, answers, events)


def _asked(match: Match, seat: int, answers: list[str], events: list[Plain]) -> Trial:
    """A draft that can go on: the next question, and what led up to it."""
    ask = match.question(seat)
    assert ask is not None
    so_far = [WayStep(*step) for step in own_answers(match, seat)]
    view = match.game.view(match.position, seat)
    return Trial(answers, view, events, ask.name, published_options(match, ask), so_far)


def played(match: Match, seat: int, answers: list[str]) -> list[World]:
    """The believed worlds after a draft."""
    if match.question(seat) is None:
        raise Failure("refused", 409, Refusal("not-asked", "", {"seat": seat}))
    worlds = [World(match, seat, number) for number in range(BELIEFS)]
    for world in worlds:
        for key in answers:
            world.give(key)
    return worlds


def _tried_sealed(match: Match, seat: int, answers: list[str]) -> Trial:
    """A sealed answer shows nothing before all have answered: only whether it is allowed."""
    if len(answers) > 1:
        raise Failure("draft-barrier", 409, barrier="sealed")
    for key in answers:
        refusal = why_not(match, seat, [], key)
        if refusal is not None:
            raise Failure("refused", 409, refusal)
    if answers or match.question(seat) is None:
        return Trial(answers, match.game.view(match.position, seat), [], barrier="sealed")
    return _asked(match, seat, [], [])


def reached(match: Match, seat: int, answers: list[str]) -> tuple[Match, Ask]:
    """The match and the question that a draft has reached."""
    if is_sealed(match) or not answers:
        ask = match.question(seat)
        if ask is None or answers:
            code = Refusal("not-asked", "", {"seat": seat})
            raise Failure("refused", 409, code)
        return match, ask
    world = played(match, seat, answers)[0]
    return world.match, world.ask()


def why_not(match: Match, seat: int, answers: list[str], key: str) -> Refusal | None:
    """Why an answer on top of a draft is not allowed; None where it is."""
    there, ask = reached(match, seat, answers)
    refusal = there.refused(seat, answer_of(there, ask, key))
    return None if refusal is None else refusal_of(refusal)


def candidates(match: Match, seat: int, answers: list[str]) -> tuple[str, list[Candidate], bool]:
    """The question, everything that might be tried with its refusal, and whether the list was cut."""
    there, ask = reached(match, seat, answers)
    found = list(ask.candidates())
    listed = []
    for answer in found[:MOST_CANDIDATES]:
        refusal = there.refused(seat, answer)
        listed.append(
            Candidate(there.game.key_of(ask.name, answer), refusal_of(refusal) if refusal is not None else None)
        )
    return ask.name, listed, len(found) > MOST_CANDIDATES
