"""What a game is called, and how its moves are counted."""

from collections.abc import Iterable

from tianxia.engine.entry import Entry
from tianxia.engine.record import Line
from tianxia.engine.script import CHANCE
from tianxia.words import Words


def game_title(game: str, words: Words) -> str:
    """The name of a game, as on its box if there are words for it."""
    return words.say(f"{game}-name") if words.has(f"{game}-name") else game


def move_count(answers: Iterable[Line] | Iterable[Entry]) -> int:
    """How many of these answers are moves: those of seats, not of chance."""
    return sum(1 for answer in answers if answer.seat != CHANCE)
