"""A bot of its own package: it can play every game, and people call it by the name of its entry point."""

from random import Random

from tianxia import Eye


class Careful:
    """Thinks twice, and takes the lower of two answers."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """One of the eye's options."""
        options = eye.options()
        return min(rng.choice(options), rng.choice(options))
