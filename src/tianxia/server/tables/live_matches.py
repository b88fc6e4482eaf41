"""Live matches at a table: new ones, and those that continue a finished game with a seed of their own."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.match import begin
from tianxia.engine.record import Header, Line, header_of


def seat_names(bots: Sequence[str | None]) -> list[str]:
    """The names in a record: a bot's level or the number of a chair. A person's name would outlive a wish to be
    forgotten, since the commitment covers the header."""
    return [bot or f"player {number}" for number, bot in enumerate(bots, 1)]


def header_for(game: Game[Any], names: Sequence[str], options: Mapping[str, str], seed: str) -> Header:
    """The header of a game that is still to begin, with the promise of its seed."""
    return header_of(begin(game, len(names), options), names).committed(seed)


def fresh_match(game: Game[Any], names: Sequence[str], options: Mapping[str, str], seed: str) -> LiveMatch:
    """A new game, dealt up to its first question."""
    return new_live_match(game, names, options, seed)


def forked_match(
    game: Game[Any], names: Sequence[str], options: Mapping[str, str], seed: str, prefix: Sequence[Line]
) -> LiveMatch:
    """A game that goes on after the lines of another, dealt from here on by its own seed. It makes no promise."""
    match = begin(game, len(names), options)
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
