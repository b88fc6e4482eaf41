"""Trying answers out before giving them: in worlds that the seat could believe, never in the true one.

A preview of the truth would leak secrets, such as whether another hand can still place a tile. Server and terminal
both use this module.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Literal

from tianxia.engine.entry import Entry
from tianxia.engine.eye import (
    Eye,
    published_events,
    published_options,
    published_step,
    published_steps,
)
from tianxia.engine.game import BadInput, Json, Refusal, Refused
from tianxia.engine.match import Match
from tianxia.engine.script import Ask

BELIEFS = 2
"""A draft shows only what is the same in this many worlds."""

Barrier = Literal["chance", "others", "sealed", "end"]
"""Why a draft stops: something would be revealed, others have to answer, or the game would end."""


@dataclass(frozen=True)
class Trial:
    """What a draft would do, as far as its seat can know."""

    answers: list[str]
    view: Json
    events: list[Json]
    steps: list[Json]
    """The turn so far: what was given before, the draft, and what was forced in between."""
    question: str | None
    options: list[str] | None
    barrier: Barrier | None
    ledger: list[Json] = field(default_factory=list)
    """What changes hands: the amount before and after, by seat, kind and name."""
    complete: bool = True
    """Whether the turn is complete: its seat is asked nothing more, or already about its next turn."""
    world: "World | None" = None
    """The world in which it was tried, if it can continue."""


def is_sealed(match: Match) -> bool:
    """Whether the open question goes to several seats at once."""
    return len(match.questions) > 1 or bool(match.given())


def answer_of(match: Match, ask: Ask, key: str) -> int:
    """The answer that a text stands for."""
    try:
        return match.game.answer_of(ask.name, key)
    except ValueError:
        raise BadInput("no-answer", answer=key, question=ask.name) from None


class World:
    """A seat's guess, in which its draft is played."""

    def __init__(self, match: Match, seat: int, number: int = 0) -> None:
        """Seed the guess from public information only, so that the same draft always gives the same trial."""
        self.seat = seat
        self.base = len(match.entries)
        self.match = Eye(match.fork(), seat).guess(Random(f"{number}/{self.base}"))
        self._start = self.match.fork()

    def give(self, key: str) -> None:
        """Play one more answer of the draft; it is refused exactly as it would be at the table."""
        ask = self.ask()
        self.match.answer(self.seat, answer_of(self.match, ask, key))

    def ask(self) -> Ask:
        """The question that the draft has reached; BadInput if it cannot continue."""
        ask, barrier = self.match.question(self.seat), self.barrier()
        if ask is None or barrier is not None:
            raise BadInput("draft-barrier", barrier=barrier or "others")
        return ask

    def barrier(self) -> Barrier | None:
        """Why the draft can't continue."""
        return barrier_at(self.match, self.seat, self.base)

    def events(self) -> list[Json]:
        """What the seat's own answers do; everything after that depends on guessed hands."""
        until = self.base + len(self._own())
        return [event for event in published_events(self.match, self.seat) if event["after"] < until]

    def steps(self) -> list[Json]:
        """The turn so far: what was given before, the draft, and what was forced in between."""
        return published_steps(self._start, self.seat, self._own())

    def _own(self) -> list[Entry]:
        return own_answers(self.match, self.seat, self.base)


def barrier_at(match: Match, seat: int, base: int) -> Barrier | None:
    """What stops a seat from answering further, after its own answers from `base` on."""
    if match.over:
        return "end"
    if match.draw is not None:
        return "chance"
    if match.question(seat) is None or len(own_answers(match, seat, base)) < len(match.entries) - base:
        return "others"
    return "sealed" if is_sealed(match) else None


def own_answers(match: Match, seat: int, base: int) -> list[Entry]:
    """The seat's own answers from `base` on, up to the first by anybody else."""
    return list(takewhile(lambda entry: entry.seat == seat, match.entries[base:]))


def tried(match: Match, seat: int, answers: Sequence[str]) -> Trial:
    """Play a draft in several believed worlds and return what they have in common.

    The first answer that is not allowed raises its refusal.
    """
    if is_sealed(match):
        return _tried_sealed(match, seat, list(answers))
    worlds = played(match, seat, answers)
    first, told = worlds[0], [world.events() for world in worlds]
    events = [event for event in told[0] if all(event in others for others in told[1:])]
    view, barrier = match.game.view(first.match.position, seat), first.barrier()
    ledgers = [ledger(match, world.match) for world in worlds]
    sure = [line for line in ledgers[0] if all(line in others for others in ledgers[1:])]
    if barrier is not None:
        # Whether the game ends may depend on hands that only their owners have seen.
        agreed: Barrier = barrier if all(world.barrier() == barrier for world in worlds) else "others"
        return Trial(list(answers), view, events, first.steps(), None, None, agreed, sure)
    ask = first.ask()
    options = published_options(first.match, ask)
    complete = first.match.step_began() > match.step_began()
    return Trial(list(answers), view, events, first.steps(), ask.name, options, None, sure, complete, first)


def ledger(before: Match, after: Match) -> list[Json]:
    """What each seat gains and loses: points scored, points that the end of the game would add, and pieces."""
    lines: list[Json] = []
    for seat in range(before.seats):
        old, new = (before.game.account(match.position, seat) for match in (before, after))
        lines += _changes(seat, "earned", old.earned, new.earned)
        lines += _changes(seat, "final", old.final, new.final)
        lines += _changes(seat, "held", old.held, new.held)
    return lines


def _changes(seat: int, kind: str, was: Mapping[str, int], now: Mapping[str, int]) -> list[Json]:
    changed = [name for name in now if was[name] != now[name]]
    named: Json = {"seat": seat, "kind": kind}
    return [{**named, "what": name, "before": was[name], "after": now[name]} for name in changed]


def played(match: Match, seat: int, answers: Sequence[str]) -> list[World]:
    """The believed worlds after a draft."""
    _check_asked(match, seat)
    worlds = [World(match, seat, number) for number in range(BELIEFS)]
    for world in worlds:
        for key in answers:
            world.give(key)
    return worlds


def _tried_sealed(match: Match, seat: int, answers: list[str]) -> Trial:
    """A sealed answer shows nothing until all seats have answered, except whether it is allowed."""
    if len(answers) > 1:
        raise BadInput("draft-barrier", barrier="sealed")
    view, ask = match.game.view(match.position, seat), match.question(seat)
    if ask is None and answers:
        raise Refused(Refusal("not-asked", "", {"seat": seat}))
    if ask is None:
        return Trial([], view, [], [], None, None, "sealed")
    if not answers:
        return Trial([], view, [], [], ask.name, published_options(match, ask), None, complete=False)
    entry = Entry(seat, ask.name, answer_of(match, ask, answers[0]))
    refusal = match.refused(seat, entry.answer)
    if refusal is not None:
        raise Refused(refusal)
    return Trial(answers, view, [], [published_step(match, ask, entry)], None, None, "sealed")


def reached(match: Match, seat: int, answers: Sequence[str]) -> tuple[Match, Ask]:
    """The match and the question that a draft has reached."""
    if is_sealed(match) or not answers:
        ask = match.question(seat)
        if ask is None or answers:
            raise Refused(Refusal("not-asked", "", {"seat": seat}))
        return match, ask
    world = played(match, seat, answers)[0]
    return world.match, world.ask()


def _check_asked(match: Match, seat: int) -> None:
    if match.question(seat) is None:
        raise Refused(Refusal("not-asked", "", {"seat": seat}))
