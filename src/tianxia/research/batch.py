"""Many games at once, numpy in and out: `batch("qin", 64)` runs in compiled code, with nothing recorded or told."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from tianxia.engine.lanes import Lane, Lanes, ScriptLane
from tianxia.numbers import Numbers
from tianxia.research.rewards import REWARDS, SCORE
from tianxia.research.setups import Setup, checked_setup
from tianxia.table import whole_number


class Batch:
    """Games side by side. Each waits for the action of one seat; a game that ends is followed by the next at once.

    `observations` (n, width), `masks` (n, actions) and `to_move` (n) show the games as they are now, without a copy:
    they are read-only, and the next step changes them.
    """

    def __init__(self, setup: Setup, count: int, seed: object = 0) -> None:
        """Start the games; the same seed gives the same ones."""
        self.setup = setup
        self._rngs = [Random(f"{seed}/{number}") for number in range(count)]
        self._nothing = constant((count, setup.seats), np.float32), constant((count,), np.bool_)
        self._chooser = Random(f"{seed}/choices")
        lanes = [_lane(setup) for _ in range(count)]
        self._lanes = Lanes(lanes, setup.observer(), setup.seats)
        for number in range(count):
            self._restart(number)
        seen = self._lanes
        self.observations: Numbers = np.frombuffer(seen.observations, np.int16).reshape(count, -1)  # type: ignore[call-overload]
        self.masks: Numbers = np.frombuffer(seen.masks, np.int8).reshape(count, -1)  # type: ignore[call-overload]
        self.to_move: Numbers = np.frombuffer(seen.to_move, np.int16)  # type: ignore[call-overload]

    def __len__(self) -> int:
        """How many games run side by side."""
        return len(self._rngs)

    def __repr__(self) -> str:
        """The game, the seats and how many there are."""
        return f"<Batch of {len(self)} games of {self.setup.game.name}, {self.setup.seats} seats>"

    def step(self, actions: Numbers | Sequence[int]) -> tuple[Numbers, Numbers]:
        """Give every game the action of the seat to move; return rewards (n, seats) and which games have ended (n).

        Rewards are those of games that ended with this step, 0 for the others. ValueError names an action that is not
        allowed, and nothing has changed.
        """
        chosen: list[int] = actions if isinstance(actions, list) else np.asarray(actions).ravel().tolist()
        done = self._lanes.step(chosen)
        if not done:
            return self._nothing
        rewards, ended = np.zeros((len(self), self.setup.seats), np.float32), np.zeros(len(self), np.bool_)
        for number in done:
            rewards[number] = REWARDS[self.setup.reward](self.setup.game.result(self._lanes.lanes[number].pos))
            ended[number] = True
            self._restart(number)
        return rewards, ended

    def sample(self) -> list[int]:
        """A random action for every game, each that its mask allows equally likely."""
        return self._lanes.sample(self._chooser)

    def _restart(self, number: int) -> None:
        self._lanes.restart(number, self.setup.set_up(), self._rngs[number])


def constant(shape: tuple[int, ...], kind: Any) -> Numbers:
    """Zeros that nobody can change: what a step pays that ends no game."""
    zeros: Numbers = np.zeros(shape, kind)
    zeros.flags.writeable = False
    return zeros


def _lane(setup: Setup) -> Lane:
    made = setup.game.lane
    return (
        ScriptLane(setup.game.next_step, setup.catalogue, setup.bounds.step) if made is None else made(setup.catalogue)
    )


def batch(
    game: str, count: int, seats: int | None = None, seed: object = 0, reward: str = "victory", **options: object
) -> Batch:
    """Many games of a title at one kind of table; a wrong name or option raises ValueError with what is allowed."""
    if reward == SCORE:
        raise ValueError("a batch pays at the end only: choose victory, rank or margin")
    return Batch(checked_setup(game, seats, reward, options), whole_number("count", count, lowest=1), seed)
