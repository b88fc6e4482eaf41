"""Bots: a seat's eye in, an answer out. They see what a person in that seat would see, and nothing else."""

import importlib
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Protocol

from tianxia import games
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput

LEVELS = ("beginner", "easy", "medium", "hard", "master")
"""The opponents that people choose from, each stronger than the one before."""
EASY = "easy"
PLAIN = ("random", "greedy")
"""Simple bots for programs and tests; old tables may have them too."""
LEARNED = "learned"
"""Plays like the greedy one, but by a value learned from self-play; for programs and tests."""
NAMES = (*LEVELS, *PLAIN, LEARNED)
"""All names of bots."""


class Bot(Protocol):
    """Answers for a seat. The same eye and the same rng give the same answer."""

    def answer(self, eye: Eye, rng: Random) -> int | str:
        """One of the eye's options, or its text."""
        ...


def levels_for(game: str) -> tuple[str, ...]:
    """The levels of a game: all with a search, two with only an evaluation, else none."""
    if has_part(game, "search"):
        return LEVELS
    return LEVELS[:2] if has_part(game, "evaluation") else ()


def has_part(game: str, name: str) -> bool:
    """Whether the package of a game's bots has a module of that name."""
    package = _package_of(game)
    return package is not None and find_spec(f"{package}.{name}") is not None


def part(game: str, name: str) -> Any:
    """The module of that name in the package of a game's bots, which must have it."""
    return importlib.import_module(f"{_package_of(game)}.{name}")


def weights_file(game: str) -> Path:
    """The file with the learned weights of a game, and how they were made."""
    package = _package_of(game)
    assert package is not None, f"{game} has no bots"
    return Path(str(importlib.import_module(package).__file__)).with_name("learned.json")  # modules may be elsewhere


def _package_of(game: str) -> str | None:
    return games.title(game).bots if game in games.names() else None


def names_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game."""
    levels = levels_for(game)
    plain = (*PLAIN, LEARNED) if has_part(game, LEARNED) else PLAIN
    return (*levels, *plain) if levels else PLAIN[:1]


def offered(game: str) -> tuple[str, ...]:
    """The bots that people choose from: the levels, or the random one."""
    return levels_for(game) or PLAIN[:1]


def usual(game: str) -> str:
    """The default opponent."""
    return EASY if EASY in names_for(game) else offered(game)[0]


def bot(name: str, game: str, patient: bool = False) -> Bot:
    """Our bot of that name for a game; BadInput lists the bots there are. No other code is loaded (see `own.py`).

    A `patient` bot has no time limit, so that its games do not depend on how busy the machine is.
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


def rng_for(seed: str, seat: int, count: int) -> Random:
    """The random generator for a seat's bot after `count` answers: the same whenever the game is played again."""
    return Random(f"{seed}/{seat}/{count}")
