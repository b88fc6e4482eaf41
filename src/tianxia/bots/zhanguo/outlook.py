"""What the parts of the evaluation share: the turns left, the cards tucked, and what a piece more would bring."""

from tianxia.bots.zhanguo.weights import Weights
from tianxia.games.zhanguo.ids import PLAY, ROUNDS, TURNS, Seat
from tianxia.games.zhanguo.position import Position


class Outlook:
    """What one seat can still expect, gathered once for a position and used by the parts of the evaluation."""

    def __init__(self, pos: Position, me: Seat, weights: Weights) -> None:
        """Count turns and cards; the rest is filled in by `look`."""
        self.weights = weights
        self.turns: int = TURNS * (ROUNDS - pos.round) + (pos.hand_size(me) if pos.stage >= PLAY else TURNS)
        """Own turns left in the game; before the cards of a round are dealt, all of it is still to come."""
        self.cards: int = 0
        self.aspects: list[int] = [0, 0, 0]
        """Own tucked cards by aspect."""
        self.want_palace: list[int] = [0, 0, 0, 0, 0]
        self.want_governor: list[int] = [0, 0, 0, 0, 0]
        self.want_site: list[int] = [0, 0, 0]
        """What the tasks add to a palace or governor in a region, or a wall at a site."""
        self.tasks: int = 0
        """The tasks on their way."""
        self.met: list[int] = []
        """By section: how often its criterion will be met."""
        self.best_palace: int = 0
        self.best_wall: int = 0
        """A building without payment, as a reward gives it."""
