"""One match played by actions: what the environments of PettingZoo and Gymnasium have in common."""

from random import Random
from typing import Any

from tianxia.engine.game import Refused
from tianxia.engine.match import Match
from tianxia.engine.script import Ask
from tianxia.numbers import Numbers, acting
from tianxia.research.rewards import REWARDS, SCORE, Rewards, lead
from tianxia.research.setups import Setup, deal
from tianxia.table import Table, table_of


class Play:
    """A match with chance at its side, and rewards by seat as they fall due."""

    def __init__(self, setup: Setup) -> None:
        """Sit down; `reset` begins a game."""
        self.setup = setup
        self._eyes = setup.eyes()
        self.match: Match = setup.begin()
        self._rng = Random()
        self._leads: Rewards = []

    def reset(self, seed: int | None) -> None:
        """Begin a new game; without a seed it goes on with the draws of the last one's."""
        if seed is not None:
            self._rng = Random(seed)
        self.match = self.setup.begin()
        deal(self.match, self._rng)
        self._leads = self._standing()

    @property
    def to_move(self) -> int:
        """The seat that acts next."""
        return self._ask().seat

    def _ask(self) -> Ask:
        ask = acting(self.match)
        if ask is None:
            raise ValueError("the game is over: begin a new one with reset")
        return ask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    def step(self, action: int) -> Rewards:
        """Take an action for the seat to move; return what each seat earns by it.

        An action that is not allowed raises ValueError with the reason, and nothing has changed.
        """
        return self.give(self.setup.catalogue.answer_of(self._ask(), action))

    def give(self, answer: int) -> Rewards:
        """The same with an answer as the engine numbers it."""
        ask = self._ask()
        try:
            self.match.answer(ask.seat, answer)
        except Refused as refused:
            raise ValueError(self.shown().sentence(ask.seat, refused.refusal)) from None
        self.match.forget_events()
        deal(self.match, self._rng)
        return self._earned()

    def __getstate__(self) -> dict[str, Any]:
        """All but the room for numbers: a deep copy is a fork, and a pickled game goes on where it was."""
        return {name: value for name, value in vars(self).items() if name != "_eyes"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make room again."""
        vars(self).update(state)
        self._eyes = self.setup.eyes()

    def observation(self, seat: int) -> Numbers:
        """What a seat knows now."""
        return self._eyes.observation(self.match, seat)

    def mask(self, seat: int) -> Numbers:
        """What a seat may do now."""
        return self._eyes.mask(self.match, seat)

    def shown(self) -> Table:
        """The match for people: print it, or draw it."""
        return table_of(self.match)

    def _standing(self) -> Rewards:
        return lead(self.match.standing()) if self.setup.reward == SCORE else []

    def _earned(self) -> Rewards:
        """The end pays by its result; with `score`, every step pays what it changed."""
        earned = REWARDS[self.setup.reward](self.match.result()) if self.match.over else [0.0] * self.setup.seats
        if self._leads:
            now = self._standing()
            earned = [paid + new - old for paid, new, old in zip(earned, now, self._leads, strict=True)]
            self._leads = now
        return earned
