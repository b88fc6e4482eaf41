"""A bot for measuring how strong the masters of ZhanGuo and The First Empire are.

tianxia arena zhanguo --bots master,tianxia.bots.turn_rivals:NearMaster --games 100 --all
"""

from random import Random
from types import SimpleNamespace

from tianxia.bots import part
from tianxia.bots.search import SearchBot
from tianxia.bots.turn_search import Search
from tianxia.engine.eye import Eye

ITERATIONS = 3_200


class NearMaster:
    """The master's value and candidates, in many worlds, but only to the end of its own next turn."""

    def __init__(self) -> None:
        """The first question tells which game it is."""
        self._bot: SearchBot | None = None

    def answer(self, eye: Eye, rng: Random) -> int:
        """The answer of the search."""
        if self._bot is None:
            self._bot = near(eye.game.name)
        return self._bot.answer(eye, rng)


def near(game: str) -> SearchBot:
    """The searching bot of a game, without a time limit."""
    found = part(game, "search")
    module = SimpleNamespace(
        begun=lambda eye, rng, _level: Search(eye, rng, found.TAUGHT, found.OWN),
        BUDGETS={"master": ITERATIONS},
        UNIT=found.UNIT,
    )
    return SearchBot(module, "master")
