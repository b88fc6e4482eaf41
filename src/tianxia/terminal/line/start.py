"""The start of line mode where no game was named: a few questions, each with an answer that Enter takes."""

from collections.abc import Callable
from typing import TypeVar

from tianxia import games
from tianxia.engine.game import BadInput
from tianxia.engine.title import Option
from tianxia.telling.faces import first_game
from tianxia.telling.speech import message_part
from tianxia.terminal.fields import Fields, kept_title
from tianxia.terminal.line.streams import Lines
from tianxia.terminal.plan import make_plan, usual_seats
from tianxia.terminal.saves import Kept, new_place, saved_games
from tianxia.terminal.session import Session, lesson_session, new_session, resumed_session
from tianxia.words import Words

T = TypeVar("T")
LESSON = "lesson"
"""What somebody types who wants to be taught."""


class LineStart:
    """Asks what to play; the end of the input raises Left before anything is written."""

    def __init__(self, words: Words, lines: Lines) -> None:
        """Ask in this language over these lines."""
        self.words, self.lines = words, lines

    def session(self) -> Session:
        """A saved game to go on with, or a new one."""
        kept = self._saved()
        if kept is not None:
            return resumed_session(kept)
        name = self._game()
        return self._asked("line-start-seats", usual_seats(name), lambda text: self._new(name, text))

    def _asked(self, message: str, default: str, take: Callable[[str], T], **values: object) -> T:
        """Ask until the answer can be taken; an empty line is the default."""
        while True:
            self.lines.say(self.words.say(message, default=default, **values))
            try:
                return take(self.lines.ask() or default)
            except BadInput as error:
                self.lines.say(self.words.complaint(error))

    def _saved(self) -> Kept | None:
        saved = saved_games()
        if not saved:
            return None
        for number, kept in enumerate(saved, 1):
            self.lines.say(f"{number}. {kept_title(kept, len(kept.records) - 1, self.words)}")
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
        make_plan(game, names, {})
        options = {option.name: self._option(name, option, len(names)) for option in game.options}
        return new_session(make_plan(game, names, options), None, new_place(name))

    def _option(self, game: str, option: Option, seats: int) -> str:
        allowed = option.allowed(seats)
        fields = Fields(games.game(game), self.words)
        label = fields.option_name(option.name)
        values = "; ".join(f"{value} ({fields.option_value(option.name, value)})" for value in allowed)

        def take(text: str) -> str:
            if text not in allowed:
                raise BadInput("bad-option-value", option=option.name, value=text, allowed=", ".join(allowed))
            return text

        self.lines.say(fields.said(f"option-{message_part(option.name)}-text"))
        return self._asked("line-start-option", allowed[0], take, option=label, values=values)


def _numbered(saved: list[Kept], text: str) -> Kept | None:
    """The saved game of that number; 0 for none of them."""
    if not text.isdecimal() or int(text) > len(saved):
        raise BadInput("play-no-such-number", text=text, count=len(saved))
    return saved[int(text) - 1] if int(text) else None
