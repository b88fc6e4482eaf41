"""A search for games whose turns have many answers: whole turns as branches, two turns of one's own deep.

First a beam finds the ways through the own turn and judges where each ends. Then the best of them are followed on, in
worlds that the seat could believe: the others answer as they would at a glance, and a second beam finds the own next
turn. What counts is where that ends. All ways are tried in the same worlds, and the worse half drops out after each
round of them, so that the comparison gets finer the closer it is. No way is followed beyond the end of the round.

An iteration is one answer tried and judged. Searches of games differ only in their `Manner`.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tianxia.bots.turns import Beam, Line, Value
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match

Steps = Generator[None, None, None]
"""Goes on by one iteration a step."""
WORLDS = 12
"""Given ways are compared in so many worlds at most."""
NOT_POSSIBLE = -(10**9)
"""Stands for what a way came to in a world in which it could not be taken."""


@dataclass(frozen=True)
class Manner:
    """How a game's turns are searched."""

    value: Value
    turn: tuple[str, ...]
    """The questions with which a turn may begin, the first left out where it has one option only; ways on are followed
    further only from there."""
    round: Callable[[Any], int]
    """The number of the round of a position."""
    width: int = 24
    """So many lines are followed at a time through the own turn,"""
    next_width: int = 12
    """through the own next turn,"""
    glance: int = 1
    """and through the turns of others in between."""
    branches: int = 12
    """So many ways on are kept,"""
    ahead: bool = True
    """and followed beyond the own turn, if that is wanted,"""
    fewest: int = 4
    """so many of them to the end."""


class Branch:
    """A way through the own turn, and what came of it in each world so far."""

    def __init__(self, line: Line) -> None:
        """A way that has not been followed further yet."""
        self.line = line
        self.ends: list[int] = []

    def worth(self) -> float:
        """The mean of the end of the turn and of the ends in all worlds: each is one opinion, and may be off."""
        return (self.line.worth + sum(self.ends)) / (1 + len(self.ends))


class TurnTree:
    """A search under way, as `bots/search.py` drives it."""

    def __init__(self, eye: Eye, rng: Random, manner: Manner) -> None:
        """Begin at the question that waits for this eye's seat."""
        self._eye, self._rng, self._manner = eye, rng, manner
        self._beam = Beam(eye.guess(rng), eye.seat, manner.value, manner.width)
        self._branches: list[Branch] = []
        self._steps = self._thought()
        self._over = False

    def run(self, iterations: int) -> int:
        """Try so many more answers, or as many as there are left."""
        for made in range(iterations):
            if self._over or next(self._steps, self) is self:
                self._over = True
                return made
        return iterations

    def settled(self, left: int) -> bool:  # noqa: ARG002 nobody can tell what a world still to come will say
        """Whether there is nothing left to compare."""
        return self._over

    def found(self) -> list[tuple[tuple[tuple[str, int], ...], int, float]]:
        """The ways on, best first: those that lasted longest, by what came of them; values in points."""
        branches = self._branches or [Branch(line) for line in distinct(self._beam.ranked(), self._manner.branches)]
        ranked = sorted(branches, key=lambda branch: (-len(branch.ends), -branch.worth()))
        return [(branch.line.answers, 1 + len(branch.ends), branch.worth() / 100) for branch in ranked]

    def line(self) -> list[tuple[int, int]]:
        """The own turn that it settles on."""
        return [(self._eye.seat, answer) for _, answer in self.found()[0][0]]

    def compared(self, ways: Sequence[tuple[tuple[str, int], ...]], iterations: int) -> list[float]:
        """What given ways on come to at the end of the turn, in points, all in the same worlds.

        They are not followed further: one might go over the end of the round and another not, and that is no measure.
        """
        lucks = [self._rng.getrandbits(32) for _ in range(min(iterations, WORLDS))]
        worlds = [[self._at_end_of_turn(answers, Random(luck)) for answers in ways] for luck in lucks]
        # Where one of them was not possible, nothing can be compared.
        told = [world for world in worlds if NOT_POSSIBLE not in world] or [[0] * len(ways)]
        return [sum(ends) / len(told) / 100 for ends in zip(*told, strict=True)]

    def _at_end_of_turn(self, answers: tuple[tuple[str, int], ...], luck: Random) -> int:
        """What a way is worth in one world, what it leaves open of the turn taken at a glance."""
        manner, seat, world = self._manner, self._eye.seat, self._eye.guess(luck)
        began = world.step_began()
        if not taken(world, seat, answers):
            return NOT_POSSIBLE
        while world.questions and world.step_began() == began:
            asked = world.questions[0].seat
            beam = Beam(world, asked, manner.value, manner.glance)
            for _ in beam.steps():
                pass
            taken(world, asked, beam.ranked()[0].answers)
        return manner.value(world.position, seat)

    def _thought(self) -> Steps:
        """The whole search, an answer a step."""
        manner = self._manner
        yield from self._beam.steps()
        self._branches = [Branch(line) for line in distinct(self._beam.ranked(), manner.branches)]
        follows = manner.ahead and self._eye.question() in manner.turn
        lasting = self._branches[:] if follows else []
        while len(lasting) > 1:
            luck = self._rng.getrandbits(32)
            ends: list[int] = []
            for branch in lasting:
                end = yield from self._followed(branch.line, Random(luck))
                ends.append(end)
            # Told only when the world has been through with all: a comparison between unlike worlds would mislead.
            for branch, end in zip(lasting, ends, strict=True):
                branch.ends.append(end)
            lasting.sort(key=lambda branch: -branch.worth())
            lasting = lasting[: max(manner.fewest, len(lasting) // 2)]

    def _followed(self, line: Line, luck: Random) -> Generator[None, None, int]:
        """What a way on comes to in one world: to the end of the own next turn, or of the round."""
        manner, seat = self._manner, self._eye.seat
        world = self._eye.guess(luck)
        now = manner.round(world.position)
        if not taken(world, seat, line.answers):
            return line.worth
        while not world.over and manner.round(world.position) == now:
            if world.draw is not None:
                draw(world, luck)
                continue
            ask = world.questions[0]
            own = ask.seat == seat and ask.name in manner.turn
            width = manner.next_width if own else manner.glance
            beam = Beam(world, ask.seat, manner.value, width)
            yield from beam.steps()
            best = beam.ranked()[0]
            if own:
                return best.worth
            taken(world, ask.seat, best.answers)
        return manner.value(world.position, seat)


def distinct(lines: Sequence[Line], most: int) -> list[Line]:
    """The first of the lines, no two with the same answers in another order and the same worth."""
    kept: list[Line] = []
    seen: set[tuple[Any, ...]] = set()
    for line in lines:
        same = (line.worth, *sorted(line.answers))
        if same not in seen:
            seen.add(same)
            kept.append(line)
        if len(kept) == most:
            break
    return kept


def taken(world: Match, seat: int, answers: Sequence[tuple[str, int]]) -> bool:
    """Give a seat's answers while the questions come as foreseen; whether all could be given."""
    for question, answer in answers:
        began = world.step_began()
        while world.questions and world.question(seat) is None and world.step_began() == began:
            ask = world.questions[0]
            world.answer(ask.seat, ask.options()[0])
        wanted = world.question(seat)
        if wanted is None or wanted.name != question or wanted.refused(answer) != 0:
            return False
        world.answer(seat, answer)
    return True


def draw(world: Match, luck: Random) -> None:
    """Answer chance by lot, every piece as likely as any other."""
    wanted = world.draw
    assert wanted is not None
    counts = wanted.counts()
    world.answer_chance(luck.choices(range(len(counts)), counts)[0])
