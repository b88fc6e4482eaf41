"""A match: the position where the current step began, plus the answers since. Everything else follows from these.

The generator that runs the script is only a cache. Fork, undo, save and restart replay a handful of answers. A match
never carries a seed: its owner answers chance.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from tianxia.engine.entry import PAST, Entry
from tianxia.engine.game import BadInput, Game, Refusal, Refused, Result
from tianxia.engine.script import (
    ALLOWED,
    CHANCE,
    EVERYONE,
    NOT_A_CANDIDATE,
    STEP_ENDS,
    Ask,
    Draw,
    Script,
    Tell,
    Teller,
    Together,
    counted,
    steps,
)

Position = Any


NO_SEAT: Final[tuple[int, ...]] = ()
"""Who knows a hidden draw that belongs to no seat."""


class ScriptFailed(Exception):
    """A script raised for an offered answer. The match is back where it was."""


class Match:
    """A game in progress. Made by `begin`; answered by `answer` and `answer_chance`; forked and rewound at will."""

    def __init__(self) -> None:
        """An empty shell; use `begin`, `fork` or `restore`."""
        self.game: Game[Any] = cast(Any, None)
        self.seats = 0
        self.options: Mapping[str, str] = {}
        self.components: Any = None
        self.entries: list[Entry] = []
        self.events: list[Tell] = []
        self.origin = 0
        self._mark = 0
        self._checkpoint: Position = None
        self._position: Position = None
        self._script: Script[None] | None = None
        self._asks: list[Ask] = []
        self._sealed: Together | None = None
        self._draw: Draw | None = None
        self._quiet = False

    # -- what it waits for

    @property
    def position(self) -> Position:
        """The current position. Read only: only scripts change it."""
        self._wake()
        return self._position

    @property
    def questions(self) -> list[Ask]:
        """The open questions, nearly always one; a sealed one is open until all seats have answered."""
        self._wake()
        return self._asks

    @property
    def draw(self) -> Draw | None:
        """The open question to chance, if there is one."""
        self._wake()
        return self._draw

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        self._wake()
        return self._draw is None and not self._asks

    def result(self) -> Result:
        """How the game ended."""
        if not self.over:
            raise BadInput("match-not-over")
        result: Result = self.game.result(self._position)
        return result

    def standing(self) -> Result:
        """How the game would end if it ended now."""
        result: Result = self.game.result(self.position)
        return result

    def question(self, seat: int) -> Ask | None:
        """The open question to this seat, if there is one."""
        for ask in self.questions:
            if ask.seat == seat:
                return ask
        return None

    def to_answer(self) -> list[int]:
        """The seats that have an open question."""
        return [ask.seat for ask in self.questions]

    def given(self) -> list[Entry]:
        """The sealed answers that are waiting for the rest."""
        self._wake()
        count = 0 if self._sealed is None else len(self._sealed.asks) - len(self._asks)
        return self.entries[len(self.entries) - count :]

    # -- answers

    def refused(self, seat: int, answer: int) -> Refusal | None:
        """Why this seat may not give this answer; None if it may."""
        ask = self.question(seat)
        if ask is None:
            return Refusal("not-asked", "", {"seat": seat})
        code = ask.judged(answer)
        if code == ALLOWED:
            return None
        if code == NOT_A_CANDIDATE:
            return Refusal("not-a-candidate", "", {"question": ask.name})
        refusal: Refusal = self.game.refusal(self._position, ask, answer, code)
        return refusal

    def answer(self, seat: int, answer: int) -> list[Tell]:
        """Give a seat's answer and run to the next question; return the events it caused."""
        ask = self.question(seat)
        if ask is None or ask.judged(answer) != ALLOWED:
            refusal = self.refused(seat, answer)
            assert refusal is not None
            raise Refused(refusal)
        # Asked alone, as in a solo game, a seat learns nothing about others by answering.
        sealed = self._sealed is not None and len(self._sealed.asks) > 1
        return self._take(Entry(seat, ask.name, answer, False, sealed, knowers(ask)))

    def answer_chance(self, drawn: int) -> list[Tell]:
        """Give chance's answer and continue; return the events it caused."""
        draw = self.draw
        if draw is None:
            raise Refused(Refusal("not-asked", "", {"seat": CHANCE}))
        counts = draw.counts()
        if not 0 <= drawn < len(counts) or counts[drawn] <= 0:
            raise Refused(Refusal("not-there", "", {"question": draw.name}))
        only = EVERYONE if not draw.hidden else (draw.seat,) if draw.seat != CHANCE else NO_SEAT
        return self._take(Entry(CHANCE, draw.name, drawn, False, False, only))

    def take_back(self, seat: int) -> None:
        """Take back a sealed answer while others are still choosing."""
        given = self.given()
        kept = [entry for entry in given if entry.seat != seat]
        if len(kept) == len(given):
            raise Refused(Refusal("nothing-to-take-back", "", {"seat": seat}))
        self.entries[len(self.entries) - len(given) :] = kept
        self._sleep()

    # -- copies

    def fork(self) -> "Match":
        """An independent copy. It shares only what never changes, and has no events yet."""
        twin = self._shell()
        twin.entries = self.entries[:]
        twin.origin = self.origin
        twin._mark = self._mark
        twin._checkpoint = self._checkpoint
        return twin

    def __deepcopy__(self, _memo: object) -> "Match":
        """A fork: what never changes is not copied."""
        return self.fork()

    def believed(self, checkpoint: Position, entries: list[Entry]) -> "Match":
        """A match from another checkpoint with these answers since; this is how a seat's guess is made."""
        twin = self._shell()
        twin.entries = [PAST] * self._mark + entries
        twin.origin = twin._mark = self._mark
        twin._checkpoint = checkpoint
        return twin

    def forget_events(self) -> None:
        """Drop all events so far."""
        self.events = []

    def checkpoint(self) -> Position:
        """A copy of the position at which the current step began."""
        return self._checkpoint.copy()

    def step_began(self) -> int:
        """How many answers had been given when the current step began; it grows when a turn ends."""
        self._wake()
        return self._mark

    def since(self) -> list[Entry]:
        """The answers since the checkpoint."""
        return self.entries[self._mark :]

    def retrace(self, visit: Callable[["Match", Entry], None], more: Sequence[Entry] = ()) -> None:
        """Run the current step again on a copy, and show the copy before each answer, forced ones included.

        Then do the same with more answers, which must be possible.
        """
        twin = self.fork()
        since = [*twin.since(), *more]
        del twin.entries[twin._mark :]
        twin._position = twin._checkpoint.copy()
        twin._quiet = True
        twin._start_step()
        for entry in since:
            visit(twin, entry)
            twin.entries.append(entry)
            twin._pass_on(entry)

    def rewind(self, length: int) -> None:
        """Go back to when only `length` answers had been given."""
        if not self.origin <= length <= len(self.entries):
            raise BadInput("rewind-too-far", length=length)
        if length < self._mark:
            self._replay_from_start(length)
        else:
            del self.entries[length:]
            self._untell(length)
            self._sleep()

    def __repr__(self) -> str:
        """The game and where it stands. It never wakes the match: one that sleeps does not say what it waits for."""
        game: Any = self.game
        if game is None:
            return "<Match without a game>"
        return (
            f"<Match {game.name}, {counted(self.seats, 'seat')}, {counted(len(self.entries), 'answer')}{self._waits()}>"
        )

    def _waits(self) -> str:
        if self._position is None:
            return ""
        if self._draw is not None:
            return f": chance to {self._draw.name}"
        if self._asks:
            seats = ", ".join(str(ask.seat) for ask in self._asks)
            return f": seat{'s' * (len(self._asks) > 1)} {seats} to {self._asks[0].name}"
        return ", over" if self._script is None else ""

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickle as plain values: where the game lives, how it was set up, the checkpoint and the answers."""
        facts = [(*entry.facts(), entry.sealed, entry.only) for entry in self.entries]
        data = self.game.to_json(self._checkpoint)
        return restore, (
            self.game.home,
            self.seats,
            dict(self.options),
            self.components.source,
            data,
            facts,
            self.origin,
            self._mark,
        )

    # -- how it runs

    def _shell(self) -> "Match":
        twin = Match()
        twin.game, twin.seats, twin.options, twin.components = self.game, self.seats, self.options, self.components
        return twin

    def _lay_out(self, position: Position) -> None:
        """Go to the first step of the game."""
        self._mark = 0
        self._checkpoint = position
        self._position = position.copy()

    def _sleep(self) -> None:
        """Drop the generator and the live position; they are rebuilt by replay on next access."""
        self._position = None
        self._script = None

    def _wake(self) -> None:
        if self._position is None:
            self._replay(self.entries[self._mark :])

    def _replay(self, since: list[Entry]) -> None:
        """Run the current step again with its answers; if a script fails, drop everything as before."""
        checkpoint, mark = self._checkpoint, self._mark
        try:
            self._position = checkpoint.copy()
            self._give_again(since)
        except Exception:
            self._fall_back(checkpoint, mark, since)
            raise

    def _fall_back(self, checkpoint: Position, mark: int, since: list[Entry]) -> None:
        """Go back to an earlier checkpoint with just these answers since: a sealed one may have moved."""
        self._checkpoint, self._mark = checkpoint, mark
        self.entries[mark:] = since
        self._sleep()

    def _replay_from_start(self, length: int) -> None:
        entries = self.entries[:length]
        self._untell(length)
        self._lay_out(self.game.set_up(self.seats, self.options, self.components))
        self._give_again(entries)

    def _give_again(self, entries: list[Entry]) -> None:
        """Run the script from the checkpoint with answers it has already had, telling nothing twice."""
        del self.entries[self._mark :]
        self._quiet = True
        try:
            self._start_step()
            for entry in entries:
                self.entries.append(entry)
                self._pass_on(entry)
        finally:
            self._quiet = False

    def _take(self, entry: Entry) -> list[Tell]:
        """Note an answer and continue; if a script fails, restore the match and raise."""
        checkpoint, mark, told, count = self._checkpoint, self._mark, len(self.events), len(self.entries)
        # A sealed answer may move once all are in; other answers stay where they are.
        sealed = None if self._sealed is None else self.entries[mark:]
        try:
            self.entries.append(entry)
            self._pass_on(entry)
            self._force()
        except Exception as error:
            del self.events[told:]
            self._fall_back(checkpoint, mark, self.entries[mark:count] if sealed is None else sealed)
            failed = ScriptFailed(f"{self.game.name}: the script of {entry.question} failed: {error!r}")
            failed.__cause__ = error  # when compiled, `raise … from` would lose the cause
            raise failed from error
        return self.events[told:]

    def _force(self) -> None:
        """Answer questions with one option, except sealed ones: everybody would see that the seat had no choice."""
        while len(self._asks) == 1 and self._sealed is None:
            ask = self._asks[0]
            options = ask.options()
            if len(options) != 1:
                if not options:
                    raise AssertionError(f"dead end: {ask.name} has no option")
                return
            entry = Entry(ask.seat, ask.name, options[0], True, False, knowers(ask))
            self.entries.append(entry)
            self._pass_on(entry)

    def _pass_on(self, entry: Entry) -> None:
        """Hand an answer to the script; a sealed one waits for the rest."""
        if self._sealed is None:
            self._run(entry.answer)
            return
        self._asks = [ask for ask in self._asks if ask.seat != entry.seat]
        if not self._asks:
            self._open_sealed(self._sealed)

    def _open_sealed(self, sealed: Together) -> None:
        """Everybody has answered: put the answers in asking order, whatever order they came in."""
        count = len(sealed.asks)
        given = {entry.seat: entry for entry in self.entries[-count:]}
        self.entries[-count:] = [given[ask.seat] for ask in sealed.asks]
        self._sealed = None
        self._run([given[ask.seat].answer for ask in sealed.asks])

    def _run(self, value: Any) -> None:
        """Run the script until it asks somebody, step after step."""
        self._asks = []
        self._draw = None
        position: Teller = self._position
        position.told = None if self._quiet else self.events
        position.after = len(self.entries) - 1
        self._run_on(value)
        position.told = None

    def _run_on(self, value: Any) -> None:
        if self._script is None:
            return
        try:
            request = self._script.send(value)
            while request is STEP_ENDS:
                self._end_step()
                request = self._script.send(None)
        except StopIteration:
            self._script = None
            return
        if isinstance(request, Ask):
            self._asks = [request]
        elif isinstance(request, Draw):
            self._draw = request
        else:
            self._sealed = request
            self._asks = request.asks[:]

    def _untell(self, length: int) -> None:
        while self.events and self.events[-1].after >= length:
            self.events.pop()

    def _start_step(self) -> None:
        self._sealed = None
        self._script = steps(self.game.next_step, self._position)
        self._run(None)

    def _end_step(self) -> None:
        checkpoint: Teller = self._position.copy()
        checkpoint.told = None
        self._checkpoint = checkpoint
        self._mark = len(self.entries)


def knowers(ask: Ask) -> tuple[int, ...]:
    """Who knows the answer to a question."""
    return (ask.seat,) if ask.secret else EVERYONE


def begin(game: Game[Any], seats: int, options: Mapping[str, str] | None = None, components: Any = None) -> Match:
    """Begin a new match, waiting at its first question, which is nearly always one to chance."""
    match = Match()
    match.game = game
    match.seats = seats
    match.options = game.chosen(options or {}, seats)
    match.components = game.load_components(None) if components is None else components
    match._lay_out(game.set_up(seats, match.options, match.components))
    match._start_step()
    match._force()
    return match


def restore(
    home: str,
    seats: int,
    options: dict[str, str],
    source: Any,
    data: Any,
    facts: list[Any],
    origin: int,
    mark: int,
) -> Match:
    """Restore a pickled match, in this process or another."""
    module, _, name = home.partition(":")
    match = Match()
    match.game = getattr(importlib.import_module(module), name)
    match.seats, match.options, match.origin, match._mark = seats, options, origin, mark
    match.components = match.game.load_components(source)
    match.entries = [Entry(*fact) for fact in facts]
    match._checkpoint = match.game.from_json(data, match.components)
    return match
