"""A bot that plays a random legal answer."""

from random import Random

from tianxia.engine.eye import Eye


class RandomBot:
    """Plays at random."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """Any of the options."""
        return rng.choice(eye.options())


def make(_game: str) -> RandomBot:
    """The bot; it is the same for every game."""
    return RandomBot()
