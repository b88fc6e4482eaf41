"""Live matches at a table: new ones, and those that continue a finished game with a new seed."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.live import LiveMatch
from tianxia.engine.match import begin
from tianxia.engine.record import Header, Line, header_of


def seat_names(bots: Sequence[str | None]) -> list[str]:
    """The names in a record: a bot's level or a seat's number. The commitment covers the header, so a person's name
    could never be forgotten again."""
    return [bot or f"player {number}" for number, bot in enumerate(bots, 1)]


def header_for(
    game: Game[Any], names: Sequence[str], options: Mapping[str, str], seed: str, components: Any = None
) -> Header:
    """The header of a game before it begins, with the promise of its seed."""
    return header_of(begin(game, len(names), options, components), names).committed(seed)


def forked_match(
    game: Game[Any],
    names: Sequence[str],
    options: Mapping[str, str],
    seed: str,
    prefix: Sequence[Line],
    components: Any = None,
) -> LiveMatch:
    """A game that continues after the lines of another, dealt from its own seed. It makes no promise."""
    match = begin(game, len(names), options, components)
    live = LiveMatch(match, header_of(match, names), seed)
    live.foreign = len(prefix)
    live.follow(prefix, "fork")
    live.deal()
    return live


def packed(lines: Sequence[Line]) -> list[list[Any]]:
    """Lines of a record as they are stored."""
    return [[line.seat, line.question, line.answer, line.forced] for line in lines]


def unpacked(lines: Sequence[Sequence[Any]]) -> list[Line]:
    """The lines that `packed` wrote."""
    return [Line(*line) for line in lines]
