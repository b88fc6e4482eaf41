"""The beam: a search through a turn that follows only the most promising lines, judged by a game's evaluation.

Looking one answer ahead is not enough where a turn has many: choosing a card changes nothing yet.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from math import inf
from time import perf_counter
from typing import Any

from tianxia.bots.trail import Reader, Trail, going_on, no_shift, reader_for, trail_so_far
from tianxia.engine.match import Match
from tianxia.engine.script import ALLOWED

Value = Callable[[Any, int], int]
"""(position, seat) to how good it is for the seat."""

WIDTH = 24
"""How many lines are followed at a time."""
ALIKE = 6
"""How many of them may have been asked the same, more in a wide beam: halfway through a turn, lines that were asked
different questions cannot be compared."""
KINDS = 4
"""A wide beam follows at least this many kinds of lines."""
AGAIN = 2
"""How many times as often a kind is followed in all, however many small moves lead to it."""
DEEPEST = 24
"""The longest turn that is followed, in answers."""


class Line:
    """A line through the turn: the questions and answers so far, where they lead, and how good that is."""

    def __init__(self, answers: tuple[tuple[str, int], ...], world: Match, worth: int, trail: Trail = ()) -> None:
        """Remember the line, and which pieces have moved on it."""
        self.answers = answers
        self.world = world
        self.worth = worth
        self.trail = trail

    def kind(self, seat: int) -> tuple[str, ...]:
        """The questions on the way and the open one; a question repeated at once counts as one."""
        ask = self.world.question(seat)
        asked = [*[question for question, _ in self.answers], ask.name if ask is not None else ""]
        return tuple([name for place, name in enumerate(asked) if place == 0 or asked[place - 1] != name])


def best_turn(world: Match, seat: int, value: Value, width: int = WIDTH) -> list[tuple[str, int]]:
    """The questions and answers of the best turn that the beam finds, from the open question on."""
    return list(ways_on(world, seat, value, width)[0].answers)


def ways_on(world: Match, seat: int, value: Value, width: int = WIDTH, deadline: float = inf) -> list[Line]:
    """The turns that a beam finds, best first; those found so far when the time is up."""
    beam = Beam(world, seat, value, width)
    for _ in beam.steps():
        if perf_counter() > deadline:
            break
    return beam.ranked()


class Beam:
    """A search through a turn that follows only the most promising lines. It can be stopped at any step."""

    def __init__(self, world: Match, seat: int, value: Value, width: int = WIDTH, read: Reader | None = None) -> None:
        """Begin at the open question of the seat; the given world is not changed.

        No line reverses a move of the same turn, as `read` understands the facts of the game.
        """
        self._world, self._seat, self._value, self._width = world, seat, value, width
        self._read: Reader = reader_for(world.game.name) if read is None else read
        self._found: list[Line] = []

    def steps(self) -> Iterator[None]:
        """Search on, with one answer tried and evaluated per step."""
        began = self._world.step_began()
        # A line's world is used by its last option, so the given one is forked.
        lines = [Line((), self._world.fork(), 0, trail_so_far(self._world, self._read))]
        followed: dict[tuple[str, ...], int] = {}
        for _ in range(DEEPEST):
            going: list[Line] = []
            for line in lines:
                for longer, goes_on in _longer(line, self._seat, self._value, began, self._read):
                    (going if goes_on else self._found).append(longer)
                    yield
            if not going:
                return
            lines = _promising(going, self._seat, self._width, followed)
        self._found += lines

    def ranked(self) -> list[Line]:
        """The turns found so far, best first; at least one, found quickly if need be."""
        if not self._found and self._width > 1:
            return ways_on(self._world, self._seat, self._value, 1)
        if not self._found and self._read is not no_shift:
            # Every line left reverses a move: then that is allowed.
            beam = Beam(self._world, self._seat, self._value, 1, no_shift)
            deque(beam.steps(), 0)
            return beam.ranked()
        return sorted(self._found, key=lambda line: -line.worth)


def distinct(lines: Sequence[Line], most: int) -> list[Line]:
    """The first lines, no more than `most`, one of each value: equal values are nearly always the same turn."""
    kept: list[Line] = []
    seen: set[int] = set()
    for line in lines:
        if line.worth not in seen and len(kept) < most:
            seen.add(line.worth)
            kept.append(line)
    return kept


def taken(world: Match, seat: int, answers: Sequence[tuple[str, int]]) -> bool:
    """Give a seat's answers while the questions are the expected ones; returns whether all could be given."""
    for question, answer in answers:
        began = world.step_began()
        while world.questions and world.question(seat) is None and world.step_began() == began:
            ask = world.questions[0]
            world.answer(ask.seat, ask.options()[0])
        wanted = world.question(seat)
        if wanted is None or wanted.name != question or wanted.judged(answer) != ALLOWED:
            return False
        world.answer(seat, answer)
    return True


def _promising(lines: list[Line], seat: int, width: int, followed: dict[tuple[str, ...], int]) -> list[Line]:
    """The best lines, `width` at most, and only some of a kind; `followed` counts the kinds over the whole search."""
    most = max(ALIKE, width // KINDS)
    kept: list[Line] = []
    seen: set[tuple[Any, ...]] = set()
    alike: dict[tuple[str, ...], int] = {}
    for line in sorted(lines, key=lambda line: -line.worth):
        # The same answers in another order, with the same value: the same position.
        same = (line.worth, *sorted(line.answers))
        kind = line.kind(seat)
        if same in seen or alike.get(kind, 0) == most or followed.get(kind, 0) == AGAIN * most:
            continue
        seen.add(same)
        alike[kind] = alike.get(kind, 0) + 1
        followed[kind] = followed.get(kind, 0) + 1
        kept.append(line)
        if len(kept) == width:
            break
    # Many questions of the same kind, such as paying piece by piece, may use up their kind: keep the best line.
    return kept if kept else [max(lines, key=lambda line: line.worth)]


def _longer(line: Line, seat: int, value: Value, began: int, read: Reader) -> Iterator[tuple[Line, bool]]:
    """A line with each next answer, evaluated, and whether its turn goes on; none that reverses a move of the turn."""
    ask = line.world.question(seat)
    assert ask is not None
    options = ask.options()
    for option in options:
        # A fork replays the whole line; the last option continues from where it stands.
        world = line.world if option == options[-1] else line.world.fork()
        trail = going_on(line.trail, world.answer(seat, option), read)
        if trail is None:
            continue
        _let_others_answer(world, seat, began)
        longer = Line((*line.answers, (ask.name, option)), world, value(world.position, seat), trail)
        yield longer, world.step_began() == began and world.question(seat) is not None


def _let_others_answer(world: Match, seat: int, began: int) -> None:
    """Let others who are asked within the step take their first option, so that no half-done step is evaluated.

    A passed reward would otherwise be evaluated as if it were still to come.
    """
    while world.step_began() == began and world.questions and world.question(seat) is None:
        ask = world.questions[0]
        world.answer(ask.seat, ask.options()[0])
