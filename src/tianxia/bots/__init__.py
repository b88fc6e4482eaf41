"""Bots: a seat's eye in, an answer out. They see what a person in that seat would see, and nothing else."""

import importlib
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Protocol

from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput

LEVELS = ("beginner", "easy", "medium", "hard", "master")
"""The opponents that people choose from, each stronger than the one before."""
EASY = "easy"
PLAIN = ("random", "greedy")
"""Bots for programs and tests; old tables may have them too."""
LEARNED = "learned"
"""Plays like the greedy one, but by the value that self-play has taught; for programs and tests."""
WEIGHTS = Path(__file__).parent
"""The folder in which each game's folder may have what was learned, as `learned.json`."""
NAMES = (*LEVELS, *PLAIN, LEARNED)
"""Every name that a bot can have."""


class Bot(Protocol):
    """Somebody who answers for a seat. The same eye and the same rng give the same answer."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """One of the eye's options."""
        ...


def levels_for(game: str) -> tuple[str, ...]:
    """The levels at which a game can be played: all with a search, two with an evaluation alone, else none."""
    if find_spec(f"{__name__}.{game}_search") is not None:
        return LEVELS
    return LEVELS[:2] if find_spec(f"{__name__}.{game}") is not None else ()


def names_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    levels = levels_for(game)
    plain = (*PLAIN, LEARNED) if (WEIGHTS / game / "learned.json").is_file() else PLAIN
    return (*levels, *plain) if levels else PLAIN[:1]


def offered(game: str) -> tuple[str, ...]:
    """The bots that people choose from: the levels, or the one that plays anything."""
    return levels_for(game) or PLAIN[:1]


def usual(game: str) -> str:
    """The opponent where nobody has chosen one."""
    return EASY if EASY in names_for(game) else offered(game)[0]


def bot(name: str, game: str, patient: bool = False) -> Bot:
    """The bot of that name for a game; BadInput lists those that there are.

    Where somebody is `patient`, no clock cuts a thought short, and the same game comes out however busy the machine is.
    """
    if name not in names_for(game):
        if name in NAMES:
            raise BadInput("bot-not-for-game", bot=name, game=game)
        raise BadInput("unknown-bot", bot=name, allowed=", ".join(names_for(game)))
    made: Bot
    if name in LEVELS:
        made = importlib.import_module(f"{__name__}.levels").make(name, game, patient)
    else:
        made = importlib.import_module(f"{__name__}.{name}").make(game)
    return made


def luck_of(seed: str, seat: int, count: int) -> Random:
    """The luck of a seat's bot at its answer after so many: its own, and the same when the game is played again."""
    return Random(f"{seed}/{seat}/{count}")
