"""Record files on the command line: read, checked, and played with their components."""

import sys
from typing import Any

from tianxia import games
from tianxia.engine.game import BadInput, Game
from tianxia.engine.record import Record, read
from tianxia.engine.replay import replayed
from tianxia.files import decoded, read_text

STDIN = "-"

Checked = tuple[Game[Any], Record, Any]
"""A game, a checked record of it, and its components."""


def read_records(file: str) -> list[Record]:
    """The records of a file or, for `-`, of standard input."""
    if file == STDIN:
        return read(decoded(sys.stdin.buffer.read(), "stdin"), "stdin")
    return read(read_text(file), file)


def game_of(record: Record) -> Game[Any]:
    """The game of a record; BadInput names the place of the record."""
    try:
        return games.game(record.header.game)
    except BadInput as error:
        raise BadInput(error.message, **{**error.values, "place": record.place}) from None


def check(record: Record, folder: str | None) -> Checked:
    """Play a record through; BadInput says where it breaks the rules."""
    game = game_of(record)
    components = game.load_components(folder)
    replayed(game, record, components)
    return game, record, components
