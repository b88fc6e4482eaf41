"""What the parts of the evaluation share: the turns left, the cards tucked, and what one more piece is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.zhanguo.weights import Weights
from tianxia.games.zhanguo.ids import PLAY, ROUNDS, TURNS, Seat
from tianxia.games.zhanguo.position import Position

BLANK: Final = vec[i64]([0, 0, 0, 0, 0, 0])
"""A row of zeros, for all regions, sites or sections."""


class Outlook:
    """What one seat can still expect, gathered once for a position and used by the parts of the evaluation."""

    def __init__(self, pos: Position, me: Seat, weights: Weights) -> None:
        """Count turns and cards; the rest is filled in by `look`."""
        writing, currency, laws = pos.tucked_by_aspect(me)
        self.weights = weights
        self.turns: i64 = TURNS * (ROUNDS - pos.round) + (pos.hand_size(me) if pos.stage >= PLAY else TURNS)
        """Own turns left in the game; before the cards of a round are dealt, all of it is still to come."""
        self.cards: i64 = writing + currency + laws
        self.aspects: list[int] = [writing, currency, laws]
        """Own tucked cards by aspect."""
        self.want_palace: vec[i64] = BLANK[:]
        self.want_governor: vec[i64] = BLANK[:]
        self.want_site: vec[i64] = BLANK[:]
        """What the tasks add to a palace or governor in a region, or a wall at a site."""
        self.tasks: i64 = 0
        """The tasks on their way."""
        self.met: vec[i64] = BLANK[:]
        """By section: how often its criterion will be met."""
        self.best_palace: i64 = 0
        self.best_wall: i64 = 0
        """A building without payment, as a reward gives it."""
