"""A bot that looks to the end of its own turn: a beam of the most promising ways on, judged by its game's evaluation.

One answer ahead sees nothing where a turn has many: choosing a card changes nothing yet. The plan of a turn is kept
while the questions come as foreseen, so that a turn is thought through once.
"""

from collections.abc import Callable
from random import Random
from typing import Any

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


class TurnBot:
    """Takes the turn at whose end it stands best."""

    def __init__(self, value: Value, width: int = WIDTH) -> None:
        """Play by this evaluation."""
        self._value = value
        self._width = width
        self._plan: list[tuple[str, int]] = []
        self._next = -1

    def answer(self, eye: Eye, rng: Random) -> int:
        """The next answer of the plan, or of a new one if the plan is at its end or something came differently."""
        if not self._holds(eye):
            self._plan = best_turn(eye.guess(rng), eye.seat, self._value, self._width)
        answer = self._plan.pop(0)[1]
        self._next = eye.count() + 1
        return answer

    def _holds(self, eye: Eye) -> bool:
        """Whether the plan foresaw this question, forced answers in between aside."""
        if not self._plan or eye.count() < self._next:
            return False
        question, answer = self._plan[0]
        return question == eye.question() and answer in eye.options()


def best_turn(world: Match, seat: int, value: Value, width: int = WIDTH) -> list[tuple[str, int]]:
    """The questions and answers of the best turn that the beam finds, from the question that waits now."""
    began = world.step_began()
    # A line's world is used up by its last option, so the one that was given is left alone.
    open_lines = [Line((), world.fork(), 0)]
    best: Line | None = None
    followed: dict[tuple[str, ...], int] = {}
    for _ in range(DEEPEST):
        open_lines, ended = _followed(open_lines, seat, value, began)
        for line in ended:
            if best is None or line.worth > best.worth:
                best = line
        if not open_lines:
            break
        open_lines = _promising(open_lines, seat, width, followed)
    chosen = best if best is not None else open_lines[0]
    return list(chosen.answers)


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


def _followed(lines: list[Line], seat: int, value: Value, began: int) -> tuple[list[Line], list[Line]]:
    """Every line with one answer more: those whose turn goes on, and those whose turn is over."""
    going: list[Line] = []
    ended: list[Line] = []
    for line in lines:
        ask = line.world.question(seat)
        assert ask is not None
        options = ask.options()
        for option in options:
            # A fork goes the whole way again; the last option goes on from where the line stands.
            world = line.world if option == options[-1] else line.world.fork()
            world.answer(seat, option)
            _let_others_answer(world, seat, began)
            longer = Line((*line.answers, (ask.name, option)), world, value(world.position, seat))
            goes_on = world.step_began() == began and world.question(seat) is not None
            (going if goes_on else ended).append(longer)
    return going, ended


def _let_others_answer(world: Match, seat: int, began: int) -> None:
    """Others who are asked within the step take their first option, so that what is judged is no half-done thing.

    Who passes a reward would else be judged as if it still waited for him.
    """
    while world.step_began() == began and world.questions and world.question(seat) is None:
        ask = world.questions[0]
        world.answer(ask.seat, ask.options()[0])
