"""What the evaluation of The First Empire uses: the weights, and the length of the game."""

from typing import Final

from tianxia.games.first_empire.ids import HAND
from tianxia.games.first_empire.rules.bonuses import BONUSES

ROUNDS: Final = 5
ALL_TURNS: Final = ROUNDS * HAND

BONUS: Final[dict[str, int]] = {
    "move_workers": 40,
    "move_officials": 70,
    "reduce_unrest": 60,
    "gain_tokens": 80,
    "unrest_for_tokens": 110,
    "unrest_for_workers": 120,
    "unrest_for_vp_per_card": 85,
    "workers_here": 150,
    "recruit_any_here": 110,
    "calm_here_and_anywhere": 90,
    "unrest_for_any_tokens": 120,
    "vp_per_alchemist_here": 200,
    "unlock": 240,
    "place_alchemist": 300,
    "workers_anywhere": 150,
    "recruit_in_one_region": 200,
}
"""What a bonus is worth, per card or piece if it counts them; any other is worth one VP."""


class Weights:
    """The weights of the outlook, hundredths of a VP unless stated differently. Tuned by play."""

    def __init__(self) -> None:
        """The weights that the bot plays with."""
        self.worker = 150
        self.official = 60
        self.general = 50
        """A region with a general and little enough unrest to hire."""
        self.alchemist = 60
        """A region with an alchemist and room for a card."""
        self.unrest = 30
        self.revolt = 60
        """For each card blocked in a region at unrest 3."""
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
        """By trigger, in per cent of the turns: how often the action is taken."""
        self.woken = 60
        """In per cent: how often the number is right, with careful play."""
        self.cluster = 20
        """In per cent: how much more often an action is taken for each further card that it activates."""
        self.bonus = [BONUS.get(kind.name, 100) for kind in BONUSES]
        """By number of the bonus."""
        self.governor = 100
        """In per cent: how much the outlook on governors counts."""
        self.race = 100
        """In per cent: how much the outlook on rewards counts."""
        self.locked = 45
        """In per cent: what a condition is worth for a soldier that is still locked."""


OWN: Final = Weights()
