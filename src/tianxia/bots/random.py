"""A bot that plays any legal answer, each as likely as the others."""

from random import Random

from tianxia.engine.eye import Eye


class RandomBot:
    """Plays by lot."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """Any of the options."""
        return rng.choice(eye.options())


def make(_game: str) -> RandomBot:
    """The bot; it is the same for every game."""
    return RandomBot()
