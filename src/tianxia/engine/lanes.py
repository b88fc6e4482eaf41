"""Lanes: games that run side by side for programs that learn, with nothing recorded and nothing told.

A lane holds one game and stops at every choice of a seat. Chance answers at once; a question with one option is
answered as a match would, and sealed questions are asked in seat order with earlier answers kept hidden.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from tianxia.engine.catalogue import Catalogue
from tianxia.engine.observing import ANSWERS, Observer
from tianxia.engine.playout import lot
from tianxia.engine.script import CHANCE, STEP_ENDS, Ask, Script, Together, steps

NextStep = Callable[[Any], Script[None] | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lane:
    """One game. `seat` is who chooses; nobody does once it is over."""

    def __init__(self) -> None:
        """An empty lane: `begin` starts a game."""
        self.pos: Any = None
        self.over = True
        self.seat = 0
        self.question = ""

    def begin(self, pos: Any, rng: Random) -> None:
        """Start a game from a position that has just been set up, and run to the first choice."""
        raise NotImplementedError("a lane must begin")

    def give(self, answer: i64, action: i64) -> None:
        """Answer the open question with one of its options, which has that number, and run to the next choice."""
        raise NotImplementedError("a lane must take answers")

    def count(self) -> int:
        """How many options there are."""
        raise NotImplementedError("a lane must count its options")

    def action(self, number: int) -> int:
        """The action of one of the options, once they are marked."""
        raise NotImplementedError("a lane must tell its actions")

    def mark(self, mask: vec[u8], at: i64) -> None:
        """Show the options in a mask that begins at a place, and what it showed before no more."""
        raise NotImplementedError("a lane must mark its options")

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:
        """Write the open question and the answers of the current step into a row."""
        raise NotImplementedError("a lane must write its step")


class ScriptLane(Lane):
    """A lane for any game: it runs the scripts."""

    def __init__(self, next_step: NextStep, catalogue: Catalogue, room: int) -> None:
        """Play by these scripts, with room for that many answers of a step."""
        super().__init__()
        self._next_step = next_step
        self._catalogue = catalogue
        self._rng = Random(0)
        self._script: Script[None] | None = None
        self._asks: list[Ask] = []
        self._alone: list[Ask] = []
        self._options: list[int] = []
        self._marked = vec[i64]([0] * len(catalogue))
        self._marks = 0
        self._sealed: list[int] = []
        self._together = False
        self._room = room
        self._given = 0
        self._seats = vec[i64]([0] * max(room, 1))
        self._tokens = vec[i64]([0] * max(room, 1))
        self._written = 0

    def begin(self, pos: Any, rng: Random) -> None:
        """Start a game, and run to the first choice."""
        self.pos, self._rng = pos, rng
        self._asks, self._sealed, self._together = [], [], False
        self._given = self._written = 0
        self._script = steps(self._next_step, pos)
        self.over = False
        self._run(None)

    def give(self, answer: i64, action: i64) -> None:
        """Answer the open question; of sealed ones, ask the next."""
        given: int = answer
        if not self._together:
            self._remember(self.seat, action + 1)
            self._run(given)
            return
        asks = self._asks
        self._sealed.append(given)
        if len(self._sealed) < len(asks):
            self._wait(asks[len(self._sealed)])
            return
        answers, self._sealed = self._sealed, []
        self._together = False
        for number in range(len(asks)):
            self._note(asks[number], answers[number])
        self._run(answers)

    def _note(self, ask: Ask, answer: int) -> None:
        """Remember an answer of the current step."""
        self._remember(ask.seat, 1 + self._catalogue.actions.number_of(ask.name, answer))

    def _remember(self, seat: i64, token: i64) -> None:
        """Remember an answer of the current step; without room for more, forget the first."""
        place = self._given
        if place >= self._room:
            if self._room == 0:
                return
            for number in range(self._room - 1):
                self._seats[number] = self._seats[number + 1]
                self._tokens[number] = self._tokens[number + 1]
            place = self._room - 1
        self._seats[place] = seat
        self._tokens[place] = token
        self._given += 1

    def _wait(self, ask: Ask) -> None:
        """Stop at a question."""
        self.seat, self.question = ask.seat, ask.name
        self._options = ask.listed()

    def _stop_at(self, ask: Ask, options: list[int]) -> None:
        """Stop at a question to one seat; the list for it is used again."""
        self.seat, self.question, self._options = ask.seat, ask.name, options
        if self._alone:
            self._alone[0] = ask
        else:
            self._alone.append(ask)
        self._asks = self._alone

    def _run(self, value: Any) -> None:
        """Run the script to the next choice or to the end."""
        script, rng = self._script, self._rng
        assert script is not None
        while True:
            try:
                request = script.send(value)
            except StopIteration:
                self.over, self._asks, self._script = True, [], None
                return
            if request is STEP_ENDS:
                self._given = 0
                value = None
            elif isinstance(request, Ask):
                options = request.listed()
                if len(options) > 1:
                    self._stop_at(request, options)
                    return
                self._note(request, options[0])
                value = options[0]
            elif isinstance(request, Together):
                self._asks, self._together = request.asks, True
                self._wait(request.asks[0])
                return
            else:
                drawn = lot(request.counts(), rng.random())
                self._remember(CHANCE, -1 - self._catalogue.draws.number_of(request.name, drawn))
                value = drawn

    def count(self) -> int:
        """How many options there are."""
        return len(self._options)

    def action(self, number: int) -> int:
        """The action of one of the options."""
        return self._marked[number]

    def mark(self, mask: vec[u8], at: i64) -> None:
        """Show the options in a mask, and what it showed before no more."""
        marked = self._marked
        for number in range(self._marks):
            mask[at + marked[number]] = 0
        self._catalogue.actions.mark(mask, at, self.question, self._options, marked)
        self._marks = len(self._options)

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:
        """Write the open question and the answers of the current step into a row."""
        asks = self._asks[len(self._sealed) :] if self._together else self._asks
        observer.write_question(asks, self.seat, seats, out, at)
        observer.write_count(self._given, out, at)
        shown = min(self._given, self._room)
        for number in range(shown):
            observer.write_answer(number, self._seats[number], self._tokens[number], self.seat, seats, out, at)
        for place in range(at + ANSWERS + 2 * shown, at + ANSWERS + 2 * self._written):
            out[place] = 0
        self._written = shown


class Lanes:
    """Many lanes of one game: their observations and masks lie in two long rows, which numpy can look at."""

    def __init__(self, lanes: list[Lane], observer: Observer, seats: int) -> None:
        """Make room for the rows; `restart` fills them."""
        self.lanes = lanes
        self.observer = observer
        self.width = observer.width
        self.actions = len(observer.catalogue)
        self.observations = vec[i16]([0] * (self.width * len(lanes)))
        self.masks = vec[u8]([0] * (self.actions * len(lanes)))
        self.to_move = vec[i16]([0] * len(lanes))
        self._seats = seats

    def restart(self, number: int, pos: Any, rng: Random) -> None:
        """Start a new game in a lane."""
        lane = self.lanes[number]
        lane.begin(pos, rng)
        at: i64 = number * self.width
        for place in range(at, at + self.width):
            self.observations[place] = 0
        self._show(lane, number)

    def sample(self, rng: Random) -> list[int]:
        """A random action for every lane, each option equally likely."""
        return [lane.action(int(rng.random() * lane.count())) for lane in self.lanes]

    def step(self, actions: list[int]) -> list[int]:
        """Give every lane its action; return the lanes whose game is over, which wait for `restart`.

        ValueError names an action that is not allowed, and nothing has changed.
        """
        self._check(actions)
        done: list[int] = []
        numbers = self.observer.catalogue.actions
        for number in range(len(actions)):
            lane = self.lanes[number]
            action: i64 = actions[number]
            lane.give(numbers.answer_at(action), action)
            if lane.over:
                done.append(number)
            else:
                self._show(lane, number)
        return done

    def _check(self, actions: list[int]) -> None:
        lanes, count, masks = len(self.lanes), self.actions, self.masks
        if len(actions) != lanes:
            raise ValueError(f"{lanes} games need {lanes} actions")
        for number in range(lanes):
            action = actions[number]
            if not 0 <= action < count or masks[number * count + action] == 0:
                asked = self.lanes[number].question
                raise ValueError(f"game {number} does not allow action {action} for {asked!r}: see masks")

    def _show(self, lane: Lane, number: int) -> None:
        """Write the row and the mask of a lane."""
        observer = self.observer
        lane.mark(self.masks, number * self.actions)
        self.to_move[number] = i16(lane.seat)
        at: i64 = number * self.width
        lane.write_step(observer, self._seats, self.observations, at)
        observer.encoder.write(lane.pos, lane.seat, self.observations, at + ANSWERS + 2 * observer.room)
