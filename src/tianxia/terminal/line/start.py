"""The start of line mode without a game: a few questions, each with a default for Enter."""

from collections.abc import Callable
from typing import TypeVar

from tianxia import games
from tianxia.engine.game import BadInput
from tianxia.engine.title import Option
from tianxia.telling.faces import first_game
from tianxia.telling.speech import message_part
from tianxia.terminal.fields import Fields, runs_compiled, save_title
from tianxia.terminal.line.streams import Streams
from tianxia.terminal.saves import SavedGame, new_paths, saved_games
from tianxia.terminal.session import Session, lesson_session, new_session, resumed_session
from tianxia.terminal.setup import make_setup, usual_seats
from tianxia.words import Words

T = TypeVar("T")
LESSON = "lesson"
"""What to type for the lesson."""


class LineStart:
    """Asks what to play; the end of the input raises Left before anything is saved."""

    def __init__(self, words: Words, streams: Streams) -> None:
        """Ask in this language over these streams."""
        self.words, self.streams = words, streams

    def session(self) -> Session:
        """A saved game to resume, or a new one."""
        save = self._saved()
        if save is not None:
            return resumed_session(save)
        name = self._game()
        if not runs_compiled(games.game(name)):
            self.streams.say(self.words.say("start-bots-uncompiled"))
        return self._asked("line-start-seats", usual_seats(name), lambda text: self._new(name, text))

    def _asked(self, message: str, default: str, take: Callable[[str], T], **values: object) -> T:
        """Ask until the answer is valid; an empty line means the default."""
        while True:
            self.streams.say(self.words.say(message, default=default, **values))
            try:
                return take(self.streams.ask() or default)
            except BadInput as error:
                self.streams.say(self.words.complaint(error))

    def _saved(self) -> SavedGame | None:
        saved = saved_games()
        if not saved:
            return None
        for number, save in enumerate(saved, 1):
            self.streams.say(f"{number}. {save_title(save, len(save.records) - 1, self.words)}")
        return self._asked("line-start-saved", "0", lambda text: _numbered(saved, text))

    def _game(self) -> str:
        names = games.names()
        if len(names) == 1:
            return names[0]
        allowed = ", ".join(names)
        return self._asked("line-start-game", first_game(names), lambda text: games.game(text).name, allowed=allowed)

    def _new(self, name: str, seats: str) -> Session:
        if seats.strip() == LESSON:
            return lesson_session(name)
        game, names = games.game(name), [part.strip() for part in seats.split(",")]
        make_setup(game, names, {})
        options = {option.name: self._option(name, option, len(names)) for option in game.options}
        return new_session(make_setup(game, names, options), None, new_paths(name))

    def _option(self, game: str, option: Option, seats: int) -> str:
        allowed = option.allowed(seats)
        fields = Fields(games.game(game), self.words)
        label = fields.option_name(option.name)
        values = "; ".join(f"{value} ({fields.option_value(option.name, value)})" for value in allowed)

        def take(text: str) -> str:
            if text not in allowed:
                raise BadInput("bad-option-value", option=option.name, value=text, allowed=", ".join(allowed))
            return text

        self.streams.say(fields.said(f"option-{message_part(option.name)}-text"))
        return self._asked("line-start-option", allowed[0], take, option=label, values=values)


def _numbered(saved: list[SavedGame], text: str) -> SavedGame | None:
    """The saved game of that number; None for 0."""
    if not text.isdecimal() or int(text) > len(saved):
        raise BadInput("play-no-such-number", text=text, count=len(saved))
    return saved[int(text) - 1] if int(text) else None
