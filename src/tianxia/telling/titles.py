"""What a saved game is called where people choose one, and how its moves are counted."""

from collections.abc import Iterable
from datetime import datetime

from tianxia.engine.match import Entry
from tianxia.engine.record import Line
from tianxia.engine.script import CHANCE
from tianxia.terminal.plan import PERSON
from tianxia.terminal.shelf import Kept
from tianxia.words import Words


def game_title(game: str, words: Words) -> str:
    """The name of a game, as its box has it where there are words for it."""
    return words.say(f"{game}-name") if words.has(f"{game}-name") else game


def move_count(answers: Iterable[Line] | Iterable[Entry]) -> int:
    """How many moves there are among answers: those of seats, not of chance."""
    return sum(1 for answer in answers if answer.seat != CHANCE)


def kept_title(kept: Kept, number: int, words: Words) -> str:
    """A game of a file: which it is, who plays, how far it has come and when it was left."""
    record = kept.records[number]
    seats = [words.say("start-you" if name == PERSON else f"bot-{name}") for name in record.header.seats]
    title = words.say(
        "start-kept",
        game=game_title(record.header.game, words),
        seats=", ".join(seats),
        moves=move_count(record.lines),
        when=f"{datetime.fromtimestamp(kept.path.stat().st_mtime):%Y-%m-%d %H:%M}",
    )
    if not kept.series:
        return title
    return f"{title} · {words.say('table-series', number=number + 1, games=len(kept.series))}"
