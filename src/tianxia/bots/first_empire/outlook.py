"""What the parts of the evaluation share: the turns left, the cards tucked, and what one more piece is worth."""

from tianxia.bots.first_empire.weights import ROUNDS, Weights
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import HAND, REGIONS
from tianxia.games.first_empire.position import Position


class Outlook:
    """What the parts of the evaluation share: what is left to do, and what one more piece is worth."""

    def __init__(self, pos: Position, me: Seat, weights: Weights) -> None:
        """Count the turns left, which everything else depends on."""
        self.weights = weights
        self.turns = turns_left(pos, me)
        self.soon = min(8, self.turns)
        self.types = [0, 0, 0, 0]
        self.cards = 0
        self.met: list[int] = []
        self.chance: list[int] = []
        self.want_governor = [0] * REGIONS
        self.want_palace = [0] * REGIONS
        self.want_site = [0, 0, 0]
        self.soldier = 0
        """One more soldier."""
        self.any_tile = 0
        """A soldier on any tile, its condition ignored."""
        self.best_palace = 0
        self.best_wall = 0
        self.space = 0
        """A space on the elixir track."""
        self.alchemist_card = 0


def turns_left(pos: Position, me: Seat) -> int:
    """How many cards the seat will still play."""
    return (ROUNDS - pos.round) * HAND + pos.hand_size(me)
