"""What OpenSpiel's players observe: the current moment, all that they have known, or only one half of it."""

from typing import Any

import numpy as np

from tianxia.engine.game import canonical
from tianxia.engine.match import Match
from tianxia.engine.observing import known_since, remembered
from tianxia.engine.script import EVERYONE
from tianxia.numbers import Numbers
from tianxia.research.setups import Setup


class SeatObserver:
    """The current moment, as the other interfaces show it."""

    def __init__(self, setup: Setup) -> None:
        """Make room for the numbers."""
        self._eyes = setup.eyes()
        self.tensor: Numbers | None = np.zeros(self._eyes.observer.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player knows now."""
        self.dict["observation"][:] = self._eyes.observation(state.match, player)

    def string_from(self, state: Any, player: int) -> str:
        """The same numbers as text."""
        return " ".join(map(str, self._eyes.observation(state.match, player).tolist()))


class PerfectRecall:
    """Every answer that a player has known, in order; of the others, that there was one."""

    def __init__(self, setup: Setup, short: int) -> None:
        """Make room for the history, where games are short."""
        bounds = setup.bounds
        self._catalogue, self._room = setup.catalogue, bounds.choices + bounds.draws + bounds.step
        has_tensor = bounds.choices <= short
        self.tensor: Numbers | None = np.zeros(1 + 2 * self._room, np.float32) if has_tensor else None
        self.dict = {"history": self.tensor} if self.tensor is not None else {}

    def set_from(self, state: Any, player: int) -> None:
        """Write the player, then who answered what: 0 stands for an answer that it does not know."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.tensor[0] = player
        for number, entry in enumerate(remembered(state.match, player)[-self._room :]):
            known = entry.known_to(player)
            self.tensor[1 + 2 * number] = entry.seat + 2
            self.tensor[2 + 2 * number] = self._catalogue.token(entry) if known else 0

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        game = state.match.game
        lines = [f"player {player}"]
        for entry in remembered(state.match, player):
            key = game.key_of(entry.question, entry.answer) if entry.known_to(player) else f"? {entry.only}"
            lines.append(f"{entry.seat} {entry.question} {key}")
        return "\n".join(lines)


class TextOnly:
    """An observation without numbers."""

    def __init__(self) -> None:
        """Keep no room."""
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There are no numbers."""


class PublicOnly(TextOnly):
    """What everybody knows, as text."""

    def string_from(self, state: Any, player: int) -> str:  # noqa: ARG002 everybody knows the same
        """The table, and the answers of the current step."""
        match: Match = state.match
        since = [entry.facts()[:3] for entry in match.since() if entry.only == EVERYONE and entry not in match.given()]
        return canonical([match.game.shared(match.position), since])


class PrivateOnly(TextOnly):
    """What only a player knows, as text."""

    def string_from(self, state: Any, player: int) -> str:
        """The player's own part of the view, and its answers that are still sealed."""
        match: Match = state.match
        own = [entry.facts()[:3] for entry in known_since(match, player) if entry in match.given()]
        return canonical([match.game.own(match.position, player), own])
