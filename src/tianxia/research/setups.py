"""What all interfaces share: a game with its seats, options and reward, checked, and how to observe it."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from tianxia import games
from tianxia.engine.catalogue import Catalogue
from tianxia.engine.game import BadInput, Bounds, Game
from tianxia.engine.match import Match, begin
from tianxia.engine.observing import Observer, observer_of
from tianxia.engine.playout import lot
from tianxia.numbers import Eyes
from tianxia.research.rewards import REWARDS
from tianxia.table import option_texts, seat_count
from tianxia.words import words

LOWEST, HIGHEST = -4096, 4095
"""No number of an observation lies beyond these."""


@dataclass(frozen=True)
class Setup:
    """A game with its seats, options and reward."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str]
    reward: str

    @cached_property
    def components(self) -> Any:
        """The components, loaded once."""
        return self.game.load_components(None)

    @property
    def bounds(self) -> Bounds:
        """The bounds of the game."""
        assert self.game.bounds is not None
        return self.game.bounds

    @property
    def catalogue(self) -> Catalogue:
        """The actions of the game."""
        return self.game.catalogue

    def observer(self) -> Observer:
        """What writes observations."""
        return observer_of(self.game)

    def begin(self) -> Match:
        """A new match that waits for its first draw or question."""
        return begin(self.game, self.seats, self.options, self.components)

    def set_up(self) -> Any:
        """A new position."""
        return self.game.set_up(self.seats, self.options, self.components)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle where the game lives, not the game."""
        return setup_at, (self.game.home, self.seats, dict(self.options), self.reward)

    def __deepcopy__(self, _memo: object) -> "Setup":
        """Itself: it never changes."""
        return self

    def eyes(self) -> Eyes:
        """Room for one observation and one mask."""
        return Eyes(self.observer())


def setup_at(home: str, seats: int, options: dict[str, str], reward: str) -> Setup:
    """A setup that was pickled."""
    module, _, name = home.partition(":")
    return Setup(getattr(importlib.import_module(module), name), seats, options, reward)


def checked_setup(game: str | Game[Any], seats: int | None, reward: str, options: Mapping[str, object]) -> Setup:
    """A checked setup; ValueError says in a sentence what is wrong and what is allowed."""
    try:
        title = games.game(game) if isinstance(game, str) else game
        count = seat_count(title, seats)
        chosen = title.chosen(option_texts(options), count)
    except BadInput as error:
        raise ValueError(words("en").complaint(error)) from None
    observer_of(title)
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
    return Setup(title, count, chosen, reward)


def deal(match: Match, rng: Random) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while (draw := match.draw) is not None:
        match.answer_chance(lot(draw.counts(), rng.random()))
