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
    """One game. `seat` is who chooses among `options`; nobody does once it is over."""

    def __init__(self) -> None:
        """An empty lane: `begin` starts a game."""
        self.pos: Any = None
        self.over = True
        self.seat = 0
        self.question = ""
        self.options = vec[i64]()
        self.marked = vec[i64]()
        """What its mask shows: options of the question below."""
        self.marked_question = ""

    def begin(self, pos: Any, rng: Random) -> None:
        """Start a game from a position that has just been set up, and run to the first choice."""
        raise NotImplementedError("a lane must begin")

    def give(self, answer: int) -> None:
        """Answer the open question with one of its options, and run to the next choice."""
        raise NotImplementedError("a lane must take answers")

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:
        """Write the open question and the answers of the current step into a row."""
        raise NotImplementedError("a lane must write its step")


class ScriptLane(Lane):
    """A lane for any game: it runs the scripts."""

    def __init__(self, next_step: NextStep, catalogue: Catalogue) -> None:
        """Play by these scripts."""
        super().__init__()
        self._next_step = next_step
        self._catalogue = catalogue
        self._rng = Random(0)
        self._script: Script[None] | None = None
        self._ask: Ask | None = None
        self._asks: list[Ask] = []
        self._sealed: list[int] = []
        self._seats: list[int] = []
        self._tokens: list[int] = []

    def begin(self, pos: Any, rng: Random) -> None:
        """Start a game, and run to the first choice."""
        self.pos, self._rng = pos, rng
        self._asks, self._sealed = [], []
        self._seats, self._tokens = [], []
        self._script = steps(self._next_step, pos)
        self.over = False
        self._run(None)

    def give(self, answer: int) -> None:
        """Answer the open question; of sealed ones, ask the next."""
        if not self._asks:
            self._note(answer)
            self._run(answer)
            return
        self._sealed.append(answer)
        if len(self._sealed) < len(self._asks):
            self._wait(self._asks[len(self._sealed)])
            return
        asks, answers = self._asks, self._sealed
        self._asks, self._sealed = [], []
        for ask, given in zip(asks, answers, strict=True):
            self._ask = ask
            self._note(given)
        self._run(answers)

    def _note(self, answer: int) -> None:
        """Remember an answer of the current step."""
        ask = self._ask
        assert ask is not None
        self._seats.append(ask.seat)
        self._tokens.append(1 + self._catalogue.actions.number_of(ask.name, answer))

    def _wait(self, ask: Ask) -> None:
        """Stop at a question."""
        self._ask = ask
        self.seat, self.question, self.options = ask.seat, ask.name, vec[i64](ask.listed())

    def _run(self, value: Any) -> None:
        """Run the script to the next choice or to the end."""
        script, rng = self._script, self._rng
        assert script is not None
        while True:
            try:
                request = script.send(value)
            except StopIteration:
                self.over, self._ask, self._script = True, None, None
                return
            if isinstance(request, Ask):
                self._wait(request)
                if len(self.options) > 1:
                    return
                only: int = self.options[0]
                self._note(only)
                value = only
            elif isinstance(request, Together):
                self._asks = request.asks
                self._wait(request.asks[0])
                return
            elif request is STEP_ENDS:
                self._seats, self._tokens = [], []
                value = None
            else:
                drawn = lot(request.counts(), rng.random())
                self._seats.append(CHANCE)
                self._tokens.append(-1 - self._catalogue.draws.number_of(request.name, drawn))
                value = drawn

    def write_step(self, observer: Observer, seats: i64, out: vec[i16], at: i64) -> None:
        """Write the open question and the answers of the current step into a row."""
        asks = [self._ask] if self._ask is not None else []
        observer.write_question(self._asks[len(self._sealed) :] or asks, self.seat, seats, out, at)
        observer.write_answers(self._seats, self._tokens, self.seat, seats, out, at)


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
        self.lanes[number].begin(pos, rng)
        self._show(number)

    def sample(self, rng: Random) -> list[int]:
        """A random action for every lane, each option equally likely."""
        numbers = self.observer.catalogue.actions
        found: list[int] = []
        for lane in self.lanes:
            options = lane.options
            count: int = len(options)
            luck: i64 = int(rng.random() * count)
            found.append(numbers.number_of(lane.question, options[luck]))
        return found

    def illegal(self, actions: list[int]) -> int:
        """The first lane whose mask does not allow its action; -1 if all are fine."""
        count = self.actions
        for number in range(len(self.lanes)):
            action = actions[number]
            if not 0 <= action < count or self.masks[number * count + action] == 0:
                return number
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Give every lane its action; return the lanes whose game is over, which wait for `restart`."""
        done: list[int] = []
        answers = self.observer.catalogue.actions.answers
        for number in range(len(self.lanes)):
            lane = self.lanes[number]
            lane.give(answers[actions[number]][1])
            if lane.over:
                done.append(number)
            else:
                self._show(number)
        return done

    def _show(self, number: int) -> None:
        """Write the row and the mask of a lane."""
        lane, observer = self.lanes[number], self.observer
        numbers = observer.catalogue.actions
        first: i64 = number * self.actions
        if len(lane.marked) > 0:
            numbers.mark(self.masks, first, lane.marked_question, lane.marked, 0)
        numbers.mark(self.masks, first, lane.question, lane.options, 1)
        lane.marked, lane.marked_question = lane.options, lane.question
        self.to_move[number] = i16(lane.seat)
        at: i64 = number * self.width
        lane.write_step(observer, self._seats, self.observations, at)
        observer.encoder.write(lane.pos, lane.seat, self.observations, at + ANSWERS + 2 * observer.room)
