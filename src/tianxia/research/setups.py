"""What all interfaces share: a game with its seats, options and reward, checked, and how to observe it."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tianxia import games
from tianxia.engine.catalogue import Catalogue
from tianxia.engine.game import BadInput, Bounds, Game
from tianxia.engine.match import Match, begin
from tianxia.engine.observing import Observer
from tianxia.engine.playout import lot
from tianxia.research.rewards import REWARDS
from tianxia.table import option_texts, usual_seats
from tianxia.words import words

Numbers = np.ndarray[tuple[int, ...], np.dtype[Any]]
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
        assert self.game.encoder is not None
        return Observer(self.game.catalogue, self.game.encoder, self.bounds.step)

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

    def eyes(self) -> "Eyes":
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
        count = usual_seats(title.seat_counts) if seats is None else seats
        chosen = title.chosen(option_texts(options), count)
    except BadInput as error:
        raise ValueError(words("en").complaint(error)) from None
    if title.encoder is None:
        raise ValueError(f"{title.name} cannot be observed as numbers: it has no encoder")
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
    return Setup(title, count, chosen, reward)


class Eyes:
    """Observations and masks as numpy arrays, written by compiled code and copied once."""

    def __init__(self, observer: Observer) -> None:
        """Make room for one of each."""
        self.observer = observer
        self._row = vec[i16]([0] * observer.width)
        self._mask = vec[u8]([0] * len(observer.catalogue))
        self._row_seen = np.frombuffer(self._row, dtype=np.int16)  # type: ignore[call-overload]
        self._mask_seen = np.frombuffer(self._mask, dtype=np.int8)  # type: ignore[call-overload]

    def observation(self, match: Match, seat: int) -> Numbers:
        """What a seat knows now."""
        self.observer.write(match, seat, self._row, 0)
        seen: Numbers = self._row_seen.copy()
        return seen

    def mask(self, match: Match, seat: int) -> Numbers:
        """1 for every action that a seat may take; all 0 where it is not its turn."""
        ask = acting(match)
        if ask is None or ask.seat != seat:
            return np.zeros(len(self.observer.catalogue), dtype=np.int8)
        options, numbers = vec[i64](ask.options()), self.observer.catalogue.actions
        numbers.mark(self._mask, 0, ask.name, options, 1)
        shown: Numbers = self._mask_seen.copy()
        numbers.mark(self._mask, 0, ask.name, options, 0)
        return shown


def acting(match: Match) -> Any:
    """The question that is answered next; sealed ones are asked in seat order."""
    asks = match.questions
    return asks[0] if asks else None


def deal(match: Match, rng: Random) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while (draw := match.draw) is not None:
        match.answer_chance(lot(draw.counts(), rng.random()))
