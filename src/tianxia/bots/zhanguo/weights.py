"""What the evaluation of ZhanGuo uses: the weights, and the length of the game."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.zhanguo.ids import ROUNDS, TURNS
from tianxia.games.zhanguo.rules.bonuses import BONUSES

ALL_TURNS: Final = ROUNDS * TURNS
BONUS_WORTHS: Final[dict[str, int]] = {
    "marker": 90,
    "points": 70,
    "vp": 100,
    "worker": 150,
    "vp_per_aspect": 100,
    "calm_any": 60,
    "calm_same": 50,
    "move_worker": 40,
    "official": 120,
}
UNTUNED: Final = 80
"""The weight of a kind of bonus that has not been tuned yet."""


class Weights:
    """The weights of the outlook, hundredths of a VP unless stated differently. Tuned by play."""

    def __init__(self) -> None:
        """The weights that the bot plays with."""
        self.worker: i64 = 150
        self.official: i64 = 70
        self.below: i64 = 60
        """An official in a workers area, where the track has room for a hire."""
        self.unrest: i64 = 35
        self.big_marker: i64 = 200
        self.marker: i64 = 60
        """A marker that wins nothing this round but stays for the next."""
        self.disc: i64 = 25
        """A place higher on the rewards track."""
        self.hand: i64 = 12
        """A number in hand that is hard to beat, per tenth of the way from the middle to the end of the range."""
        self.frequency = [10, 14, 24, 22, 10]
        """By trigger, in per cent of the turns: how often the action is taken."""
        self.woken: i64 = 60
        """In per cent: how often the number is right, with careful play."""
        self.palace_turns: i64 = 6
        """One palace per this many turns."""
        self.bonus = [BONUS_WORTHS.get(kind.name, UNTUNED) for kind in BONUSES]
        """By kind of bonus; for VP, the worth of each."""
        self.official_bonus: i64 = BONUS_WORTHS["official"]
        """An official that a reward gives."""
        self.governor: i64 = 100
        """In per cent: how much the outlook on governors counts."""
        self.race: i64 = 100
        """In per cent: how much the outlook on rewards counts."""


OWN: Final = Weights()
