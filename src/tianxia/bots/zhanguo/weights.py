"""What the evaluation of ZhanGuo measures by: the weights, and the length of the game."""

from typing import Final

from tianxia.games.zhanguo.ids import ROUNDS, TURNS

ALL_TURNS: Final = ROUNDS * TURNS
UNTUNED: Final = 80


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
        self.bonus = {
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
        """By kind of bonus; VP for each of them."""
        self.governor = 100
        """In per cent: how much the outlook on governors counts."""
        self.race = 100
        """In per cent: how much the outlook on rewards counts."""

    def bonus_worth(self, name: str) -> int:
        """What a kind of bonus is worth; a kind that has not been tuned yet counts like many others."""
        return self.bonus.get(name, UNTUNED)


OWN: Final = Weights()
