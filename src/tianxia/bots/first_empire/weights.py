"""What the evaluation of The First Empire measures by: the weights, and the length of the game."""

from typing import Final

from tianxia.games.first_empire.position import HAND

ROUNDS: Final = 5
ALL_TURNS: Final = ROUNDS * HAND
SECTIONS: Final = 6


class Weights:
    """What the outlook is measured in, hundredths of a VP unless they say otherwise. Tuned by play."""

    def __init__(self) -> None:
        """The weights that the bot plays with."""
        self.worker = 150
        self.official = 60
        self.general = 50
        """A region with a general and calm enough to hire."""
        self.alchemist = 60
        """A region with an alchemist and room for a card."""
        self.unrest = 30
        self.revolt = 60
        """For each card that sleeps in a region at unrest 3."""
        self.large_token = 180
        self.token = 60
        """A token that wins nothing: three unlock a soldier."""
        self.symbol = 250
        """A symbol on the elixir track."""
        self.tile = 180
        """The bonus of a governor tile."""
        self.emperor_tile = 80
        self.hand = 8
        """A number in hand that is hard to beat, per tenth of the way from the middle to the end of the range."""
        self.frequency = [14, 11, 8, 12, 8, 8]
        """By trigger, in per cent of the turns: how often the action comes."""
        self.woken = 60
        """In per cent: how often the number is right, with care."""
        self.cluster = 20
        """In per cent: how much oftener an action is taken for each further card that it wakes."""
        # By kind of bonus, in the order of `names.BONUS_NAMES`; per card or piece where it counts them.
        self.bonus = [100, 100, 40, 70, 60, 80, 100, 100, 110, 120, 85]
        self.bonus += [150, 110, 90, 120, 200, 240, 100, 100, 300, 150, 200, 100]
        self.governor = 100
        """In per cent: how much the outlook on governors counts."""
        self.race = 100
        """In per cent: how much the outlook on rewards counts."""
        self.locked = 45
        """In per cent: what a condition is worth for a soldier that is still locked."""


OWN: Final = Weights()
