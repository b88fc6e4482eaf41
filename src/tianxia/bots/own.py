"""Bots from other programs: an object with `answer`, or the place `module:Name` of a class, a function or an object."""

import importlib
import os
import sys
from typing import Any, cast

from tianxia.bots import Bot
from tianxia.engine.game import BadInput


def bot_at(place: str) -> Bot:
    """The bot at `module:Name`: a class or a function without arguments that makes one, or the bot itself."""
    module, _, name = place.partition(":")
    if os.getcwd() not in sys.path:  # the console script does not look in the folder where it is started
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        made = found if hasattr(found, "answer") and not isinstance(found, type) else found()
    except Exception as error:
        raise BadInput("bot-not-loaded", bot=place, why=f"{type(error).__name__}: {error}".splitlines()[0]) from None
    if not callable(getattr(made, "answer", None)):
        raise BadInput("bot-no-answer", bot=place)
    return cast(Bot, made)


def name_of(player: "str | Bot") -> str:
    """What a bot is called in records and figures."""
    return player if isinstance(player, str) else type(player).__name__
