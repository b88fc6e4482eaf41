"""How a variant of the small game is made: by changing what its scripts say, or one of its functions."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.engine.small_game import GAME, set_up
from tests.engine.small_game.position import Position
from tests.engine.small_game.turn import next_step
from tests.engine.small_game.view import from_json
from tianxia.engine.game import Game
from tianxia.engine.script import Ask, Draw, Request, Script, Tell, Together

BROKEN: dict[str, tuple[Game[Position], str]] = {}
"""Each variant with the name of the check that finds it, by its own name."""

Step = Callable[[Position], Script[None] | None]


def broken(name: str, caught_by: str, **changes: Any) -> None:
    """Register a variant of the small game with some of its functions changed, with its own home."""
    home = f"tests.engine.broken_games:{name}"
    BROKEN[name] = replace(GAME, **{"home": home, **changes}), caught_by


def saying(change: Callable[[Request], Request]) -> Step:
    """The scripts of the small game with their requests changed on the way."""

    def changed_step(pos: Position) -> Script[None] | None:
        script = next_step(pos)
        return None if script is None else passed_on(script, change)

    return changed_step


def passed_on(script: Script[None], change: Callable[[Request], Request]) -> Script[None]:
    request = next(script, None)
    while request is not None:
        answer = yield change(request)
        try:
            request = script.send(answer)
        except StopIteration:
            request = None


def asking(name: str, change: Callable[[Ask], Ask]) -> Step:
    """The scripts of the small game with one question changed."""
    return saying(lambda request: change(request) if isinstance(request, Ask) and request.name == name else request)


def telling(name: str, change: Callable[[Tell], Tell]) -> Step:
    """The scripts of the small game with one event changed."""

    def changed_step(pos: Position) -> Script[None] | None:
        script = next_step(pos)
        return None if script is None else told_otherwise(pos, script, name, change)

    return changed_step


def told_otherwise(pos: Position, script: Script[None], name: str, change: Callable[[Tell], Tell]) -> Script[None]:
    answer: Any = None
    while True:
        told, before = pos.told, len(pos.told or ())
        try:
            request = script.send(answer)
        except StopIteration:
            request = None
        if told is not None:
            told[before:] = [change(tell) if tell.name == name else tell for tell in told[before:]]
        if request is None:
            return
        answer = yield request


def drawing(name: str, change: Callable[[Draw], Draw]) -> Step:
    """The scripts of the small game with one draw changed."""
    return saying(lambda request: change(request) if isinstance(request, Draw) and request.name == name else request)


def sealing(change: Callable[[list[Ask]], list[Ask]]) -> Step:
    """The scripts of the small game with the sealed question changed."""
    return saying(lambda request: Together(change(request.asks)) if isinstance(request, Together) else request)


def instead(phase: int, script: Callable[[Position, int], Script[None]]) -> Step:
    """The scripts of the small game with that of one phase of a turn replaced."""
    return lambda pos: script(pos, pos.to_move()) if pos.phase == phase else next_step(pos)


class Variant(Position):
    """A position that does something differently, and so do its copies."""

    __slots__ = ()

    def copy(self) -> Position:
        twin = super().copy()
        twin.__class__ = type(self)
        return twin


def dealt_as(sort: type[Position]) -> dict[str, Any]:
    """The changes that make a game use another sort of position."""

    def turned(pos: Position) -> Position:
        pos.__class__ = sort
        return pos

    return {
        "set_up": lambda seats, options, components: turned(set_up(seats, options, components)),
        "from_json": lambda data, components: turned(from_json(data, components)),
    }
