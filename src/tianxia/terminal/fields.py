"""The choices of the start, with their words: players, values of options, series and saved games."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from tianxia import bots
from tianxia.engine.game import Game
from tianxia.engine.title import Option
from tianxia.kernels import is_compiled
from tianxia.telling.speech import PERSON, Speech, bot_name, message_part
from tianxia.telling.titles import game_title, move_count
from tianxia.terminal.saves import SavedGame
from tianxia.words import Words

NOBODY, SINGLE = "-", "single"
Choices = list[tuple[str, str]]
"""Rows to choose from: a label, and its value."""


class Fields(Speech):
    """The choices of one game in one language."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        """Offer this game."""
        super().__init__(game.name, words)
        self._game = game

    def players(self, seat: int) -> Choices:
        """The players for a seat; only seats beyond the least number may stay empty."""
        say = self.words.say
        bot_rows = [(say(f"bot-{name}"), name) for name in bots.offered(self.game)]
        empty = [] if seat < min(self._game.seat_counts) else [(say("start-nobody"), NOBODY)]
        return [(say("start-me"), PERSON), *bot_rows, *empty]

    def values_of(self, option: Option, seats: int) -> Choices:
        """The values of an option at a table with that many seats."""
        return [(self.option_value(option.name, value), value) for value in option.allowed(seats)]

    def about(self, option: str, value: str) -> str:
        """A value of an option in a sentence."""
        return self.said(f"option-{message_part(option)}-{message_part(value)}-text")

    def series(self) -> Choices:
        """A single game, or one game with each value of the series' option, once or twice over."""
        assert self._game.series is not None
        name = self._game.series
        values = next(option.values for option in self._game.options if option.name == name)
        return [(self.words.say("start-single"), SINGLE), *(self._row(name, row) for row in (values, values * 2))]

    def _row(self, option: str, values: Sequence[str]) -> tuple[str, str]:
        return ", ".join(self.option_value(option, value) for value in values), ",".join(values)


def runs_compiled(game: Game[Any]) -> bool:
    """Whether the bots of a game are as strong as they can be here: compiled, or never meant to be."""
    return not game.kernel or is_compiled(*game.kernel)


def save_title(save: SavedGame, number: int, words: Words) -> str:
    """A game of a save in one line: title, players, moves, and when it was saved."""
    record = save.records[number]
    seats = [words.say("start-you") if name == PERSON else bot_name(name, words) for name in record.header.seats]
    title = words.say(
        "start-kept",
        game=game_title(record.header.game, words),
        seats=", ".join(seats),
        moves=move_count(record.lines),
        when=f"{datetime.fromtimestamp(save.path.stat().st_mtime):%Y-%m-%d %H:%M}",
    )
    if not save.series:
        return title
    return f"{title} · {words.say('table-series', number=number + 1, games=len(save.series))}"
