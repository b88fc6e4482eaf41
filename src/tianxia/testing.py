"""For tests of rules, ours and yours. `Table`: a match at any position, played with answers given in advance.

It is strict. An answer for which no question comes fails the test, and so does a question without an answer while
answers are left. A forced answer, which a match gives automatically, may be left out; a given one must agree.
What fails is an AssertionError, so any test runner will do. (`tianxia.Table` is another: it is for playing.)

>>> from tianxia.testing import Table
>>> table = Table("qin", seats=2, options={"first": "0"})
>>> for tile in ("ry", "ry", "rb", "yy", "bb", "rr"):
...     told = table.chance(deal=tile)
>>> table.waits_for()
[(0, 'place')]
>>> first = table.asked(0, "place")[0]
>>> told = table.answers(0, place=first)
>>> table.names()
['placed', 'founded', 'built']
>>> table.answers(1, place=first)
Traceback (most recent call last):
AssertionError: unexpected question: chance draw, not seat 1 place
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from tianxia.engine.entry import Entry
from tianxia.engine.eye import published_event, published_options
from tianxia.engine.game import Game, Json, Refusal, Refused, Result
from tianxia.engine.match import Match, begin
from tianxia.engine.script import CHANCE, Tell
from tianxia.games import game as game_named

Answers = Callable[[int, str, list[int]], int]
"""Answers questions: gets the seat, the question and the options, and returns one."""


def placed_match(
    game: Game[Any], seats: int, position: Any = None, options: Mapping[str, str] | None = None, components: Any = None
) -> Match:
    """A match that begins at the given position: the game is the real one except for its set-up."""
    if position is not None:
        game = replace(game, set_up=lambda _seats, _options, _components: position.copy())
    return begin(game, seats, options, components)


def played_out(match: Match, answers: Answers, rng: Random) -> Match:
    """The same match, played to its end; chance draws at random."""
    while not match.over:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        for ask in match.questions[:]:
            match.answer(ask.seat, answers(ask.seat, ask.name, ask.options()))
    return match


class Table:
    """A match and what has been told. `answers` and `chance` play it; the rest looks."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int,
        position: Any = None,
        options: Mapping[str, str] | None = None,
        components: Any = None,
    ) -> None:
        """Sit down at a game by its name, as it is set up or at the given position."""
        self.game = game_named(game) if isinstance(game, str) else game
        self.match = placed_match(self.game, seats, position, options, components)
        self._checked = 0
        """How many entries of the match have been given here or passed over as forced."""
        self._since = 0
        """The entry with which the last call began."""

    # -- answering

    def answers(self, seat: int, **keys: str) -> list[Json]:
        """A seat's next answers, `question=key` each, in the order in which it must be asked; returns the events."""
        places = [self._give(seat, question, key) for question, key in keys.items()]
        self._since = places[0]
        return self.told()

    def chance(self, **keys: str) -> list[Json]:
        """The same for chance."""
        return self.answers(CHANCE, **keys)

    def _give(self, seat: int, question: str, key: str) -> int:
        """Give one answer, or check that a forced one agrees; return its index among the entries of the match."""
        answer = self.game.answer_of(question, key)
        if not self._was_forced(seat, question, key):
            self._expect(seat, question, key)
            if seat == CHANCE:
                self.match.answer_chance(answer)
            else:
                self.match.answer(seat, answer)
        self._checked += 1
        return self._checked - 1

    def _was_forced(self, seat: int, question: str, key: str) -> bool:
        """Whether the match has given this answer already; forced ones to other questions are passed over."""
        while self._checked < len(self.match.entries):
            entry = self.match.entries[self._checked]
            if self._is_left_out(entry, seat, question):
                self._checked += 1
                continue
            forced = self.game.key_of(entry.question, entry.answer)
            require(forced == key, f"{key!r} was given where {forced!r} was the only option")
            return True
        return False

    @staticmethod
    def _is_left_out(entry: Entry, seat: int, question: str) -> bool:
        require(entry.forced, f"entry {entry.facts()} was not given at this table")
        return (entry.seat, entry.question) != (seat, question)

    def _expect(self, seat: int, question: str, key: str) -> None:
        """Fail unless exactly this question is open."""
        left = f"an answer is left over: {_seat_name(seat)} {question}={key!r}; the game has ended"
        require(bool(self.waits_for()), left)
        self._is_asked(seat, question)

    def _is_asked(self, seat: int, question: str) -> None:
        waits = self.waits_for()
        wrong = f"unexpected question: {_said(waits)}, not {_seat_name(seat)} {question}"
        require((seat, question) in waits, wrong)

    # -- looking

    def waits_for(self) -> list[tuple[int, str]]:
        """The open questions as (seat, question); nothing once the game is over."""
        if self.match.draw is not None:
            return [(CHANCE, self.match.draw.name)]
        return [(ask.seat, ask.name) for ask in self.match.questions]

    def asked(self, seat: int, question: str) -> list[str]:
        """The keys of what this seat may answer to the question, which must be open to it."""
        self._is_asked(seat, question)
        ask = self.match.question(seat)
        assert ask is not None
        return published_options(self.match, ask)

    def refused(self, seat: int, **key: str) -> Refusal:
        """Why this one answer is not allowed; fails if it is. The match must refuse it too and stay as it is."""
        ((question, text),) = key.items()
        self._is_asked(seat, question)
        before, answer = self.data(), self.game.answer_of(question, text)
        told = self.match.refused(seat, answer)
        if told is None:
            raise AssertionError(f"{text!r} is allowed")
        require(self._given(seat, answer) == told, f"the match answers {text!r} otherwise than with {told}")
        same = (self.data(), self.match.refused(seat, answer)) == (before, told)
        require(same, f"the refused answer {text!r} has changed the match")
        return told

    def _given(self, seat: int, answer: int) -> Refusal | None:
        """Why the match refuses an answer that is given to it."""
        try:
            self.match.answer(seat, answer)
        except Refused as error:
            return error.refusal
        return None

    def told(self, *names: str, seat: int | None = None) -> list[Json]:
        """The events of the last call as sent to clients; only of these names, or for this seat, if any are given."""
        heard = [tell for tell in self._events() if seat is None or tell.known_to(seat)]
        values = [published_event(self.match, tell) for tell in heard if not names or tell.name in names]
        return [{name: value for name, value in data.items() if name != "after"} for data in values]

    def names(self) -> list[str]:
        """The names of the events of the last call, in order."""
        return [tell.name for tell in self._events()]

    def _events(self) -> list[Tell]:
        return [tell for tell in self.match.events if tell.after >= self._since]

    def forced(self) -> list[tuple[int, str]]:
        """The forced answers so far as (seat, key)."""
        entries = [entry for entry in self.match.entries if entry.forced]
        return [(entry.seat, self.game.key_of(entry.question, entry.answer)) for entry in entries]

    def data(self) -> Json:
        """The whole position."""
        return self.game.to_json(self.match.position)

    def view(self, seat: int) -> Json:
        """What a seat sees."""
        return self.game.view(self.match.position, seat)

    def result(self) -> Result:
        """How the game ended; fails while it runs."""
        require(not self.waits_for(), f"the game is not over: {_said(self.waits_for())} is asked")
        return self.match.result()


def require(holds: bool, otherwise: str) -> None:
    """Fail the test unless this holds, even where Python leaves `assert` out."""
    if not holds:
        raise AssertionError(otherwise)


def _seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _said(waits: list[tuple[int, str]]) -> str:
    return " and ".join(f"{_seat_name(seat)} {question}" for seat, question in waits) or "nothing"
