"""Trying answers out before they are given: in worlds that the seat could believe, never in the true one.

A preview of the truth would tell what the seat may not know: whether another hand can still lay a tile, for one. Server
and terminal try everything out here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Literal

from tianxia.engine.eye import (
    Eye,
    published_choice,
    published_events,
    published_options,
    published_step,
    published_steps,
)
from tianxia.engine.game import BadInput, Plain, Refusal, Refused
from tianxia.engine.match import Entry, Match
from tianxia.engine.question import Spot
from tianxia.engine.script import Ask

BELIEFS = 2
"""A draft tells only what is the same in this many worlds."""

Candidate = tuple[Plain, Refusal | None]
"""Something that might be tried, with its spots and words, and why it is not allowed, if it is not."""
MOST_MISSES = 40
"""So many questions are searched for what lies on a spot."""
Barrier = Literal["chance", "others", "sealed", "end"]
"""Why a draft goes no further: something would be revealed, others are to answer, or the game would end."""


@dataclass(frozen=True)
class Trial:
    """What a draft would bring about, as far as its seat can know."""

    answers: list[str]
    view: Plain
    events: list[Plain]
    steps: list[Plain]
    """The turn so far: what was given before, the draft, and what was forced in between."""
    question: str | None
    options: list[str] | None
    barrier: Barrier | None
    ledger: list[Plain] = field(default_factory=list)
    """What changes hands: by seat, kind and name, how much before and how much after."""
    complete: bool = True
    """Whether the turn is whole: its seat is asked nothing more, or about the next one already."""
    world: "World | None" = None
    """The world in which it was tried, where it can go on."""


@dataclass(frozen=True)
class Missed:
    """An answer that somebody has pointed at, and why it is not allowed; no refusal where it is."""

    path: list[str]
    """The answers to it, itself included."""
    refusal: Refusal | None


def is_sealed(match: Match) -> bool:
    """Whether the open question goes to several seats at once."""
    return len(match.questions) > 1 or bool(match.given())


def answer_of(match: Match, ask: Ask, key: str) -> int:
    """The answer that a text means."""
    try:
        return match.game.answer_of(ask.name, key)
    except ValueError:
        raise BadInput("no-answer", answer=key, question=ask.name) from None


class World:
    """A guess of one seat in which its draft is played."""

    def __init__(self, match: Match, seat: int, number: int = 0) -> None:
        """Guess by what everybody knows, so that the same draft gives the same trial."""
        self.seat = seat
        self.base = len(match.entries)
        self.match = Eye(match.fork(), seat).guess(Random(f"{number}/{self.base}"))
        self._start = self.match.fork()

    def give(self, key: str) -> None:
        """Play one more answer of the draft; refused as it would be at the table."""
        ask = self.ask()
        self.match.answer(self.seat, answer_of(self.match, ask, key))

    def ask(self) -> Ask:
        """The question that the draft has reached; BadInput where it cannot go on."""
        ask, barrier = self.match.question(self.seat), self.barrier()
        if ask is None or barrier is not None:
            raise BadInput("draft-barrier", barrier=barrier or "others")
        return ask

    def barrier(self) -> Barrier | None:
        """Why the draft can go no further."""
        return barrier_at(self.match, self.seat, self.base)

    def events(self) -> list[Plain]:
        """What the seat's own answers bring about; whatever follows hangs on guessed hands."""
        until = self.base + len(self._own())
        return [event for event in published_events(self.match, self.seat) if event["after"] < until]

    def steps(self) -> list[Plain]:
        """The turn so far: what was given before, the draft, and what was forced in between."""
        return published_steps(self._start, self.seat, self._own())

    def _own(self) -> list[Entry]:
        return own_answers(self.match, self.seat, self.base)


def barrier_at(match: Match, seat: int, base: int) -> Barrier | None:
    """What keeps a seat from answering on, in a world where it has answered alone from `base` on."""
    if match.over:
        return "end"
    if match.draw is not None:
        return "chance"
    if match.question(seat) is None or len(own_answers(match, seat, base)) < len(match.entries) - base:
        return "others"
    return "sealed" if is_sealed(match) else None


def own_answers(match: Match, seat: int, base: int) -> list[Entry]:
    """The answers from `base` on that are the seat's own, before anybody else's."""
    return list(takewhile(lambda entry: entry.seat == seat, match.entries[base:]))


def tried(match: Match, seat: int, answers: Sequence[str]) -> Trial:
    """Play a draft in believed worlds and tell what they have in common.

    The first answer that is not allowed raises its own refusal.
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
        # Whether the game ends may hang on hands that nobody but their owners has seen.
        agreed: Barrier = barrier if all(world.barrier() == barrier for world in worlds) else "others"
        return Trial(list(answers), view, events, first.steps(), None, None, agreed, sure)
    ask = first.ask()
    options = published_options(first.match, ask)
    complete = first.match.step_began() > match.step_began()
    return Trial(list(answers), view, events, first.steps(), ask.name, options, None, sure, complete, first)


def ledger(before: Match, after: Match) -> list[Plain]:
    """What each seat has more or less of: points earned, points that the end would add, and what is held."""
    lines: list[Plain] = []
    for seat in range(before.seats):
        old, new = (before.game.account(match.position, seat) for match in (before, after))
        lines += _changes(seat, "earned", old.earned, new.earned)
        lines += _changes(seat, "final", old.final, new.final)
        lines += _changes(seat, "held", old.held, new.held)
    return lines


def _changes(seat: int, kind: str, was: Mapping[str, int], now: Mapping[str, int]) -> list[Plain]:
    changed = [name for name in now if was[name] != now[name]]
    named: Plain = {"seat": seat, "kind": kind}
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
    """A sealed answer shows nothing before all have answered: only whether it is allowed."""
    if len(answers) > 1:
        raise BadInput("draft-barrier", barrier="sealed")
    ask = match.question(seat)
    for key in answers:
        refusal = why_not(match, seat, [], key)
        if refusal is not None:
            raise Refused(refusal)
    view = match.game.view(match.position, seat)
    if answers or ask is None:
        given = [Entry(seat, ask.name, answer_of(match, ask, key)) for key in answers] if ask is not None else []
        steps = [published_step(match, ask, entry) for entry in given] if ask is not None else []
        return Trial(answers, view, [], steps, None, None, "sealed")
    return Trial([], view, [], [], ask.name, published_options(match, ask), None, complete=False)


def reached(match: Match, seat: int, answers: Sequence[str]) -> tuple[Match, Ask]:
    """The match and the question that a draft has reached."""
    if is_sealed(match) or not answers:
        ask = match.question(seat)
        if ask is None or answers:
            raise Refused(Refusal("not-asked", "", {"seat": seat}))
        return match, ask
    world = played(match, seat, answers)[0]
    return world.match, world.ask()


def why_not(match: Match, seat: int, answers: Sequence[str], key: str) -> Refusal | None:
    """Why an answer on top of a draft is not allowed; None where it is."""
    there, ask = reached(match, seat, answers)
    return there.refused(seat, answer_of(there, ask, key))


def why_not_there(match: Match, seat: int, answers: Sequence[str], spots: Sequence[Spot]) -> Missed | None:
    """Why what lies on these spots cannot be chosen on top of a draft; None where nothing there is asked about.

    Looked for in the open question, then in those that come once it is only said what is meant: an action at court,
    before a card has been chosen.
    """
    there, _ = reached(match, seat, answers)
    level, looks = [(there, list[str]())], 0
    while level and looks < MOST_MISSES:
        looks += len(level)
        missed = [found for each, way in level if (found := _missed(each, seat, spots, way)) is not None]
        if missed:
            return next((found for found in missed if found.refusal is None), missed[0])
        level = [] if is_sealed(match) else [onward for each, way in level for onward in _meant(each, seat, way)]
    return None


def helps(match: Match, seat: int, answers: Sequence[str]) -> list[tuple[Plain, list[str]]]:
    """Free moves after which these answers could be given, each with the whole draft that it makes."""
    ask = match.question(seat)
    if ask is None or is_sealed(match):
        return []
    free = [choice for option in ask.options() if "group" in (choice := published_choice(match, ask, option))]
    drafts = [(choice, [choice["key"], *answers]) for choice in free]
    return [(choice, keys) for choice, keys in drafts if _can_be_played(match, seat, keys)]


def _can_be_played(match: Match, seat: int, answers: Sequence[str]) -> bool:
    try:
        played(match, seat, answers)
    except (Refused, BadInput):
        return False
    return True


def _missed(match: Match, seat: int, spots: Sequence[Spot], way: list[str]) -> Missed | None:
    """What of the open question lies just there, or holds the place: a region that takes no card, the whole court.

    The spots of an answer in their order mean that answer: a tile lies on two spaces this way round or the other.
    """
    ask = match.question(seat)
    assert ask is not None
    there: Missed | None = None
    whole: Missed | None = None
    for answer in ask.candidates():
        lies = match.game.asked[ask.name].spots_of(match.position, ask, answer)
        just, near = list(lies) == list(spots), there is None and all(spot in lies for spot in spots)
        if just or near:
            there = Missed([*way, match.game.key_of(ask.name, answer)], match.refused(seat, answer))
        if just:
            break
        if there is None and whole is None and all(_holds(lies, spot) for spot in spots):
            no = match.refused(seat, answer)
            whole = Missed([*way, match.game.key_of(ask.name, answer)], no) if no else None
    return there or whole


def _holds(lies: Sequence[Spot], spot: Spot) -> bool:
    return any(spot == each or spot.startswith(f"{each}:") for each in lies)


def _meant(match: Match, seat: int, way: list[str]) -> list[tuple[Match, list[str]]]:
    """The matches after each answer that only says what is meant, with the answers to them."""
    ask, base = match.question(seat), len(match.entries)
    assert ask is not None
    options = ask.options()
    onward: list[tuple[Match, list[str]]] = []
    for option in options if len(options) <= MOST_MISSES else ():
        twin = match.fork()
        twin.answer(seat, option)
        if not twin.events and barrier_at(twin, seat, base) is None:
            onward.append((twin, [*way, match.game.key_of(ask.name, option)]))
    return onward


def candidates(match: Match, seat: int, answers: Sequence[str], most: int) -> tuple[str, list[Candidate], bool]:
    """The question, everything that might be tried with its refusal, and whether the list was cut."""
    there, ask = reached(match, seat, answers)
    found = [(answer, there.refused(seat, answer)) for answer in ask.candidates()]
    named = [(answer, no) for answer, no in found if no is None or no.code not in match.game.absent]
    listed = [(published_choice(there, ask, answer), no) for answer, no in named[:most]]
    return ask.name, listed, len(named) > most


def _check_asked(match: Match, seat: int) -> None:
    if match.question(seat) is None:
        raise Refused(Refusal("not-asked", "", {"seat": seat}))
