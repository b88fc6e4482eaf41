"""The bots' fixed ratings, which anchor the scale: from the arena's ladder, never from games on a server."""

import json
from functools import cache
from pathlib import Path

from tianxia import games
from tianxia.kernels import is_compiled
from tianxia.server.ratings.plackett_luce import Rating

FILE = Path(__file__).parent / "anchors.json"
"""How often which bots beat which, the commands that measured it, and the resulting ratings (tools/anchors.py)."""
FIXED = "medium"
"""The level at which newcomers start."""
LEAST_DOUBT = 20.0
"""No bot's rating is more certain than this: its strength varies with the number of seats and the options."""
NOT_SEARCHING = ("beginner", "easy")
"""Levels that play the same without compiled kernels; the others are weaker than the arena found them."""


@cache
def anchors(game: str) -> dict[str, Rating]:
    """The ratings of a game's levels; none for a game without a ladder."""
    found = json.loads(FILE.read_text("utf-8"))["games"].get(game, {"levels": {}})
    return {level: Rating(mean, doubt) for level, (mean, doubt) in found["levels"].items()}


def plays_as_measured(bot: str, game: str) -> bool:
    """Whether a bot is on the ladder of its game and as strong here as there."""
    return bot in anchors(game) and (bot in NOT_SEARCHING or is_compiled(*games.game(game).kernel))
