"""What people give on a command line, read and checked before anything starts."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tianxia.bots import bot
from tianxia.engine.game import BadInput, Game

STDIN = "-"


def option_pairs(texts: Sequence[str]) -> dict[str, str]:
    """`name=value` texts as a mapping; the last of a name counts."""
    for text in texts:
        if "=" not in text or text.startswith("="):
            raise BadInput("bad-option-form", text=text)
    pairs = [text.split("=", 1) for text in texts]
    return {name.strip(): value.strip() for name, value in pairs}


def listed_names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(part.strip() for part in text.split(","))


def check_bots(names: Sequence[str], game: Game[Any]) -> None:
    """See that every bot is there and can play the game."""
    for name in dict.fromkeys(names):
        bot(name, game.name)


def read_text(file: str) -> tuple[str, str]:
    """The text of a file or, for `-`, of standard input, and how messages call it."""
    place = "stdin" if file == STDIN else file
    try:
        content = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        return content.decode("utf-8-sig"), place
    except FileNotFoundError:
        raise BadInput("file-missing", file=file) from None
    except IsADirectoryError:
        raise BadInput("file-folder", file=file) from None
    except OSError as error:
        raise BadInput("file-unreadable", file=file, why=str(error.strerror)) from None
    except UnicodeDecodeError as error:
        raise BadInput("file-not-text", file=place, byte=error.start) from None
