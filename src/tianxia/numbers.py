"""Observations and masks as numpy arrays: written by compiled code into one buffer, and copied once."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tianxia.engine.match import Match
from tianxia.engine.observing import Observer
from tianxia.engine.script import Ask
from tianxia.extras import need

try:
    import numpy as np
except ImportError:
    need("research", "an observation as numbers", "numpy")
    raise

Numbers = np.ndarray[tuple[int, ...], np.dtype[Any]]


class Eyes:
    """Room for one observation and one mask of a game."""

    def __init__(self, observer: Observer) -> None:
        """Make room."""
        self.observer = observer
        self._row = vec[i16]([0] * observer.width)
        self._mask = vec[u8]([0] * len(observer.catalogue))
        self._marked = vec[i64]([0] * len(observer.catalogue))
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
        options = ask.options()
        self.observer.catalogue.actions.mark(self._mask, 0, ask.name, options, self._marked)
        shown: Numbers = self._mask_seen.copy()
        for number in self._marked[: len(options)]:
            self._mask[number] = 0
        return shown


def acting(match: Match) -> Ask | None:
    """The question that is answered next; sealed ones are asked in seat order."""
    asks = match.questions
    return asks[0] if asks else None
