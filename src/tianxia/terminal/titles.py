"""What a saved game is called where people choose one."""

from datetime import datetime

from tianxia.terminal.plan import PERSON
from tianxia.terminal.shelf import Kept
from tianxia.words import Words


def game_title(game: str, words: Words) -> str:
    """The name of a game, as its box has it where there are words for it."""
    return words.say(f"{game}-name") if words.has(f"{game}-name") else game


def kept_title(kept: Kept, words: Words) -> str:
    """The game, who plays, how far it has come and when it was left."""
    record = kept.records[-1]
    seats = [words.say("start-you" if name == PERSON else f"bot-{name}") for name in record.header.seats]
    return words.say(
        "start-kept",
        game=game_title(record.header.game, words),
        seats=", ".join(seats),
        moves=sum(1 for line in record.lines if line.seat >= 0),
        when=f"{datetime.fromtimestamp(kept.path.stat().st_mtime):%Y-%m-%d %H:%M}",
    )
