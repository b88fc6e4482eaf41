"""How a game is put into letters and words: its own face if `tianxia.telling.<game>` has one, else a generic one.

A face draws views and tidies up what people type, and knows no rules: what can be answered, and the words for it, come
from the game.
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any, cast

from tianxia import games
from tianxia.engine.game import Json, Refusal
from tianxia.telling.listing import BY_SEAT, INDENT, Listing
from tianxia.words import Words

"""The package with a folder for each game that has its own face."""
Group = tuple[str, list[Json]]
"""A heading, and the choices below it."""
LIGHTEST = "qin"
"""The game to begin with: it can be learned in a few minutes."""


class Face:
    """What line mode needs from a game, in letters that any screen and any screen reader can show.

    Unchanged, it is the face of a game that has none: the view as lists, and everything the game has words for.
    """

    in_words = True
    """Whether answers are read in words; else as written in records."""
    OPENING: tuple[str, ...] | None = None
    """The questions that begin something, while all others only continue it; None if every answer is a turn."""
    SILENT: tuple[str, ...] = ()
    """Events that need no sentence: another event says it already, or everybody does the same."""
    ANSWERS: tuple[str, ...] = ()
    """Events that only say that an answer was given."""
    ABSENT: tuple[str, ...] = ()
    """Refusals of things that are not there at all, which nobody would look for."""

    def __init__(self, game: str) -> None:
        """The face of a game."""
        self.game = game

    def worth_telling(self, event: Json) -> bool:
        """Whether an event deserves a sentence."""
        return event["event"] not in self.SILENT

    def consequences(self, events: list[Json]) -> list[Json]:
        """The events of an answer, except those that only say that it was given."""
        return [event for event in events if event["event"] not in self.ANSWERS]

    def worth_greying(self, refusal: Refusal) -> bool:
        """Whether something refused is there at all, so that somebody might ask why not."""
        return refusal.code not in self.ABSENT

    def opens(self, question: str) -> bool:
        """Whether a question is the first of several, so that the whole table should be shown before it."""
        return self.OPENING is None or question in self.OPENING

    def question(self, question: str, words: Words) -> str:
        """A question in words."""
        message = f"{self.game}-question"
        return words.say(message, question=question) if words.has(message) else question.replace("_", " ")

    def seat_name(self, seat: int, words: Words) -> str:
        """The colour of a seat's pieces, if the game has words for it; else its number."""
        colour = f"{self.game}-seat-{seat}"
        return words.say(colour) if words.has(colour) else words.say("seat-number", number=seat + 1)

    def space(self, cell: Sequence[int]) -> str:
        """What a space of the board is called: its numbers, if the game has no name for it."""
        return ",".join(str(number) for number in cell)

    def listing(self, words: Words) -> Listing:
        """Lists the views of the game."""
        return Listing(self.game, words, lambda seat: self.seat_name(seat, words))

    def board(self, view: Json, words: Words) -> list[str]:
        """The board as lines of text: the view as nested lists."""
        rows = self.listing(words).rows(view)
        return [f"{INDENT * depth}{name}: {value}".rstrip() for depth, name, value in rows]

    def supplies(self, view: Json, seat: int, words: Words) -> str:
        """What a seat has in front of it, in a few words: its part of the view, if there is one for each seat."""
        parts: list[Any] = next((view[name] for name in BY_SEAT if isinstance(view.get(name), list)), [])
        return ", ".join(self.listing(words).simple(parts[seat])) if seat < len(parts) else ""

    def hand(self, view: Json, words: Words) -> list[str]:  # noqa: ARG002
        """The hidden things that this seat sees, and what is left to draw."""
        return []

    def described(self, view: Json, words: Words) -> list[str]:
        """The board in sentences, for people who cannot see a drawing."""
        return self.board(view, words)

    def typed(self, text: str) -> str:
        """An answer as people type it, normalised to the form used in records."""
        return text.strip()

    def grouped(self, choices: Sequence[Json], words: Words) -> list[Group]:
        """The choices under the headings that the game gives them; those without a heading come first."""
        groups: dict[str, list[Json]] = {words.say("line-options"): []}
        for choice in choices:
            heading = words.text(choice["group"]) if "group" in choice else words.say("line-options")
            groups.setdefault(heading, []).append(choice)
        return [(heading, found) for heading, found in groups.items() if found]

    def values(self, facts: Mapping[str, Any], view: Json, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Values to add to those of an event or a refusal, or replace them, because its messages need them."""
        return {}

    def balance(self, before: Json, after: Json, words: Words) -> list[str]:  # noqa: ARG002
        """What changes hands between two views, by seat."""
        return []


def face(game: str) -> Face:
    """The face of a game."""
    module = _own_module(game)
    return Face(game) if module is None else cast(Face, importlib.import_module(module).FACE)


def _own_module(game: str) -> str | None:
    """The module that a title announces for its face; an unannounced game has none."""
    return games.title(game).face if game in games.names() else None


def reading_face(game: str) -> Face:
    """The face for reading a game away from its table: its own, if the terminal writes as records do."""
    module = _own_module(game)
    reading = None if module is None else getattr(importlib.import_module(module), "READING", None)
    return face(game) if reading is None else cast(Face, reading)


def first_game(names: Sequence[str]) -> str:
    """The game to offer first."""
    return LIGHTEST if LIGHTEST in names else names[0]
