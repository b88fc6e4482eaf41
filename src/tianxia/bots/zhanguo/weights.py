"""What the evaluation of ZhanGuo measures by: the weights, and the length of the game."""

from typing import Final

from tianxia.games.zhanguo.kit import ROUNDS, TURNS

ALL_TURNS: Final = ROUNDS * TURNS


class Weights:
    """What the outlook is measured in, hundredths of a VP unless they say otherwise. Tuned by play."""

    def __init__(self) -> None:
        """The weights that the bot plays with."""
        self.worker = 150
        self.official = 70
        self.below = 60
        """An official in a workers area, where the track has room for a hire."""
        self.unrest = 35
        self.big_marker = 200
        self.marker = 60
        """A marker that wins nothing this round but stays for the next."""
        self.disc = 25
        """A place higher on the rewards track."""
        self.hand = 12
        """A number in hand that is hard to beat, per tenth of the way from the middle to the end of the range."""
        self.frequency = [10, 14, 24, 22, 10]
        """By trigger, in per cent of the turns: how often the action comes."""
        self.woken = 60
        """In per cent: how often the number is right, with care."""
        self.palace_turns = 6
        """A palace in so many turns."""
        self.bonus = [90, 70, 100, 150, 100, 60, 50, 40, 120]
        """By kind of bonus: marker, points, VP, worker, VP per card, calm any, calm same, move worker, official."""
        self.governor = 100
        """In per cent: how much the outlook on governors counts."""
        self.race = 100
        """In per cent: how much the outlook on rewards counts."""


OWN: Final = Weights()
