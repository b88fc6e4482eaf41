"""A bot that looks to the end of its own turn, with a value learned from self-play."""

import json
from typing import Any

from tianxia.bots import LEARNED, part, weights_file
from tianxia.bots.beam import Value
from tianxia.bots.turns import TurnBot


def learned_weights(game: str) -> list[list[int]]:
    """The weights of a game, by round and by feature, in thousandths."""
    weights: list[list[int]] = json.loads(weights_file(game).read_text(encoding="utf-8"))["weights"]
    return weights


def teachable(game: str) -> Any:
    """The module of a game with what its learned value looks at, and the value for given weights."""
    return part(game, LEARNED)


def by_hand(game: str) -> Value:
    """The hand-written evaluation of a game, where learning begins."""
    value: Value = part(game, "evaluation").value
    return value


class Learned:
    """The learned value of a game, as an evaluation: (position, seat) to how good it is for the seat."""

    def __init__(self, game: str, weights: list[list[int]]) -> None:
        """Judge by these weights."""
        self._judged, self._expected = teachable(game).judged, teachable(game).expected
        self._weights = weights

    def __call__(self, position: Any, seat: int) -> int:
        """How good the position is for the seat, in hundredths of a VP."""
        value: int = self._judged(position, seat, self._weights)
        return value

    def own(self, position: Any, seat: int) -> int:
        """What the seat itself will have: quicker, and enough to compare its own turns."""
        expected: int = self._expected(position, seat, True, self._weights)
        return expected


def make(game: str) -> TurnBot:
    """The bot that plays by the learned value of that game."""
    return TurnBot(Learned(game, learned_weights(game)))
