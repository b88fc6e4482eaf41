"""A bot that looks to the end of its own turn: a beam of the most promising ways on, judged by its game's evaluation.

One answer ahead sees nothing where a turn has many: choosing a card changes nothing yet. The plan of a turn is kept
while the questions come as foreseen, so that a turn is thought through once.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any, TypeVar

from tianxia.engine.eye import Eye
from tianxia.engine.match import Match

Value = Callable[[Any, int], int]
"""(position, seat) to how good it is for the seat."""

WIDTH = 24
"""So many ways on are followed at a time."""
ALIKE = 6
"""So many of them may have been asked the same: half-way, what has been asked differently cannot be compared."""
AGAIN = 2
"""A kind of way is followed so many times as often in all, whatever number of small moves leads into it."""
DEEPEST = 24
"""No turn is followed further than so many answers."""


class Line:
    """A way through the turn: the questions and answers so far, where they lead, and how good that is."""

    def __init__(self, answers: tuple[tuple[str, int], ...], world: Match, worth: int) -> None:
        """Remember the way."""
        self.answers = answers
        self.world = world
        self.worth = worth

    def kind(self, seat: int) -> tuple[str, ...]:
        """The questions on the way and the open one; a question asked again at once counts as one."""
        ask = self.world.question(seat)
        asked = [*[question for question, _ in self.answers], ask.name if ask is not None else ""]
        return tuple([name for place, name in enumerate(asked) if place == 0 or asked[place - 1] != name])


class Plan:
    """The answers of a turn that was thought through, given one by one while the questions come as foreseen."""

    def __init__(self, steps: Sequence[tuple[str, int]] = (), since: int = 0) -> None:
        """Plan these questions and answers, from where so many answers have been given."""
        self._steps = list(steps)
        self._next = since

    def next(self, eye: Eye) -> int | None:
        """The next answer, None if the plan is at its end or something came differently, forced answers aside."""
        if not self._steps or eye.count() < self._next:
            return None
        question, answer = self._steps[0]
        if question != eye.question() or answer not in eye.options():
            return None
        self._steps.pop(0)
        self._next = eye.count() + 1
        return answer


class Planner(ABC):
    """A bot that thinks a turn through once and keeps to it."""

    def __init__(self) -> None:
        """Begin without a plan."""
        self._plan = Plan()

    @abstractmethod
    def plan(self, eye: Eye, rng: Random) -> list[tuple[str, int]]:
        """The questions and answers of the rest of the turn, at least of the question that waits."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """The next answer of the plan, or of a new one."""
        answer = self._plan.next(eye)
        if answer is None:
            self._plan = Plan(self.plan(eye, rng), eye.count())
            answer = self._plan.next(eye)
        assert answer is not None
        return answer


class TurnBot(Planner):
    """Takes the turn at whose end it stands best; one that errs at times takes another of the better ones."""

    def __init__(self, value: Value, width: int = WIDTH, seconds: float = inf, errs: float = 0.0) -> None:
        """Play by this evaluation; `errs` is the chance that the turn is not the best one found."""
        super().__init__()
        self._value = value
        self._width = width
        self._seconds = seconds
        self._errs = errs

    def plan(self, eye: Eye, rng: Random) -> list[tuple[str, int]]:
        """The answers of the turn."""
        return list(slip(self._ways(eye, rng), self._errs, rng).answers)

    def options(self, eye: Eye, rng: Random) -> dict[int, float]:
        """What the best turn found with each answer is worth in points, best first."""
        values: dict[int, float] = {}
        for way in self._ways(eye, rng):
            values.setdefault(way.answers[0][1], way.worth / 100)
        return values

    def _ways(self, eye: Eye, rng: Random) -> list[Line]:
        return ways_on(eye.guess(rng), eye.seat, self._value, self._width, perf_counter() + self._seconds)


T = TypeVar("T")


def slip(ranked: Sequence[T], errs: float, rng: Random) -> T:
    """The first of things in order or, with that chance, any of the better third: sensible, but not the best."""
    if errs == 0.0 or rng.random() >= errs:
        return ranked[0]
    return ranked[rng.randrange(max(2, len(ranked) // 3)) % len(ranked)]


def best_turn(world: Match, seat: int, value: Value, width: int = WIDTH) -> list[tuple[str, int]]:
    """The questions and answers of the best turn that the beam finds, from the question that waits now."""
    return list(ways_on(world, seat, value, width)[0].answers)


def ways_on(world: Match, seat: int, value: Value, width: int = WIDTH, deadline: float = inf) -> list[Line]:
    """The turns that a beam finds, best first; when the time is up, as far as it has come."""
    beam = Beam(world, seat, value, width)
    for _ in beam.steps():
        if perf_counter() > deadline:
            break
    return beam.ranked()


class Beam:
    """A search through a turn that follows only the most promising lines. It can be stopped at any step."""

    def __init__(self, world: Match, seat: int, value: Value, width: int = WIDTH) -> None:
        """Begin at the question that waits for the seat; the world that was given is left alone."""
        self._world, self._seat, self._value, self._width = world, seat, value, width
        self._found: list[Line] = []

    def steps(self) -> Iterator[None]:
        """Go on by one answer, tried and judged, a step."""
        began = self._world.step_began()
        # A line's world is used up by its last option, so the one that was given is forked.
        lines = [Line((), self._world.fork(), 0)]
        followed: dict[tuple[str, ...], int] = {}
        for _ in range(DEEPEST):
            going: list[Line] = []
            for line in lines:
                for longer, goes_on in _longer(line, self._seat, self._value, began):
                    (going if goes_on else self._found).append(longer)
                    yield
            if not going:
                return
            lines = _promising(going, self._seat, self._width, followed)
        self._found += lines

    def ranked(self) -> list[Line]:
        """The turns found so far, best first; at least one, if only found at a glance."""
        if not self._found and self._width > 1:
            return ways_on(self._world, self._seat, self._value, 1)
        return sorted(self._found, key=lambda line: -line.worth)


def _promising(lines: list[Line], seat: int, width: int, followed: dict[tuple[str, ...], int]) -> list[Line]:
    """The best lines, at most so many, and only some of a kind; `followed` counts the kinds over the whole search."""
    kept: list[Line] = []
    seen: set[tuple[Any, ...]] = set()
    alike: dict[tuple[str, ...], int] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        # The same answers in another order, with the same worth: the same position.
        same = (line.worth, *sorted(line.answers))
        kind = line.kind(seat)
        if same in seen or alike.get(kind, 0) == ALIKE or followed.get(kind, 0) == AGAIN * ALIKE:
            continue
        seen.add(same)
        alike[kind] = alike.get(kind, 0) + 1
        followed[kind] = followed.get(kind, 0) + 1
        kept.append(line)
        if len(kept) == width:
            break
    # A long row of the same question, such as paying piece by piece, may use up its kind: the best line goes on.
    return kept if kept else [max(lines, key=lambda line: line.worth)]


def _longer(line: Line, seat: int, value: Value, began: int) -> Iterator[tuple[Line, bool]]:
    """A line with each answer more, judged, and whether its turn goes on."""
    ask = line.world.question(seat)
    assert ask is not None
    options = ask.options()
    for option in options:
        # A fork goes the whole way again; the last option goes on from where the line stands.
        world = line.world if option == options[-1] else line.world.fork()
        world.answer(seat, option)
        _let_others_answer(world, seat, began)
        longer = Line((*line.answers, (ask.name, option)), world, value(world.position, seat))
        yield longer, world.step_began() == began and world.question(seat) is not None


def _let_others_answer(world: Match, seat: int, began: int) -> None:
    """Others who are asked within the step take their first option, so that what is judged is no half-done thing.

    Who passes a reward would else be judged as if it still waited for him.
    """
    while world.step_began() == began and world.questions and world.question(seat) is None:
        ask = world.questions[0]
        world.answer(ask.seat, ask.options()[0])
