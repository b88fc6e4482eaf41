"""Bots of other programs: an object with `answer`; the place `module:Name` of a class, a function or an object; or the
name of one that another package announces as an entry point of the group `tianxia.bots`.

Their code runs here, so only the person at this machine may name them: the server takes `bots.bot`, which knows ours.
"""

import importlib
import os
import sys
from collections.abc import Callable, Iterable
from typing import Any, cast

from tianxia.announced import announced, package_of, why
from tianxia.bots import NAMES, Bot, bot, names_for
from tianxia.engine.game import BadInput

GROUP = "tianxia.bots"


def any_bot(name: str, game: str, patient: bool = False) -> Bot:
    """Our bot of that name for a game, another package's, or the one at `module:Name`; BadInput says what is wrong."""
    if ":" in name:
        return bot_at(name)
    if name in NAMES:
        return bot(name, game, patient)
    if name not in announced(GROUP):
        raise BadInput("unknown-bot", bot=name, allowed=", ".join(all_names_for(game)))
    return announced_bot(name)


def check_bots(names: Iterable[str], game: str) -> None:
    """Check that every bot exists and can play the game; BadInput otherwise."""
    for name in dict.fromkeys(names):
        any_bot(name, game)


def all_names_for(game: str) -> tuple[str, ...]:
    """The bots that can play a game, those of other packages last."""
    return (*names_for(game), *others())


def others() -> tuple[str, ...]:
    """The names of other packages' bots, not loaded. None of them replaces one of ours."""
    return tuple(name for name in sorted(announced(GROUP)) if name not in NAMES)


def broken() -> list[BadInput]:
    """What is wrong with other packages' bots that cannot be used; loads them all."""
    taken = [name for name in sorted(announced(GROUP)) if name in NAMES]
    found = [BadInput("bot-name-taken", bot=name, package=package_of(announced(GROUP)[name])) for name in taken]
    for name in others():
        try:
            announced_bot(name)
        except BadInput as error:
            found.append(error)
    return found


def announced_bot(name: str) -> Bot:
    """The bot that another package announces. What its code raises is its own problem and affects no other bot."""
    entry = announced(GROUP)[name]
    try:
        return made(entry.load)
    except Exception as error:
        raise BadInput("bot-broken", bot=name, package=package_of(entry), why=why(error)) from None


def bot_at(place: str) -> Bot:
    """The bot at `module:Name`."""
    if os.getcwd() not in sys.path:  # the console script does not look in the folder where it is started
        sys.path.insert(0, os.getcwd())
    try:
        return made(lambda: thing_at(place))
    except NotABot:
        raise BadInput("bot-no-answer", bot=place) from None
    except Exception as error:
        raise BadInput("bot-not-loaded", bot=place, why=why(error)) from None


class NotABot(TypeError):
    """Something cannot answer."""


def made(load: Callable[[], Any]) -> Bot:
    """The bot from what is loaded: a class or a function without arguments that makes one, or the bot itself."""
    found = load()
    ready = found if hasattr(found, "answer") and not isinstance(found, type) else found()
    if not callable(getattr(ready, "answer", None)):
        raise NotABot("it has no method answer(eye, rng)")
    return cast(Bot, ready)


def checked(player: Bot) -> Bot:
    """An object of the calling program that is meant as a bot; TypeError says what it lacks."""
    name = getattr(player, "__name__", None) or type(player).__name__
    if isinstance(player, type):
        raise TypeError(f"{name} is a class: give a bot made from it, such as {name}()")
    if not callable(getattr(player, "answer", None)):
        raise TypeError(f"{player!r} is not a bot: a bot is a name, or an object with a method answer(eye, rng)")
    return player


def thing_at(place: str) -> Any:
    """What `module:Name` names; the name may have dots."""
    module, _, name = place.partition(":")
    found: Any = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def name_of(player: "str | Bot") -> str:
    """What a bot is called in records and figures."""
    return player if isinstance(player, str) else type(player).__name__
