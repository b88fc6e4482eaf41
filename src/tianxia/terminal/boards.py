"""How a game is put into letters and words: its own face where `tianxia.terminal.<game>` has one, else a plain one.

A face draws views and tidies what people type, and knows no rule: what can be answered, and the words for it, comes
from the game. Games with a Textual table also have a module `tianxia.terminal.<game>.table`.
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol, cast, runtime_checkable

from tianxia.engine.game import Plain, Refusal
from tianxia.words import Words

Group = tuple[str, list[Plain]]
"""A heading, and the choices below it."""
LIGHTEST = "qin"
"""The game with which to begin: it is learned in a few minutes."""


class Face(Protocol):
    """What line mode needs of a game, in letters that any screen and any screen reader can show."""

    in_words: bool
    """Whether answers are read in words; else as records write them, by row and column."""

    def worth_telling(self, event: Plain) -> bool:
        """Whether an event deserves a sentence, or another one says it already."""
        ...

    def consequences(self, events: list[Plain]) -> list[Plain]:
        """The events of an answer without the one that only says that it was given."""
        ...

    def seat_name(self, seat: int, words: Words) -> str:
        """What a seat is called in sentences."""
        ...

    def space(self, cell: Sequence[int]) -> str:
        """What a space of the board is called."""
        ...

    def board(self, view: Plain, words: Words) -> list[str]:
        """The board as lines of text."""
        ...

    def supplies(self, view: Plain, seat: int, words: Words) -> str:
        """What lies openly before a seat, in a few words."""
        ...

    def hand(self, view: Plain, words: Words) -> list[str]:
        """The hidden things that the looking seat sees, and what is left to draw."""
        ...

    def described(self, view: Plain, words: Words) -> list[str]:
        """The board in sentences, for those who cannot see a drawing."""
        ...

    def typed(self, text: str) -> str:
        """An answer as people type it, tidied into the form that records have."""
        ...

    def grouped(self, choices: Sequence[Plain], words: Words) -> list[Group]:
        """The choices under headings."""
        ...

    def worth_greying(self, refusal: Refusal) -> bool:
        """Whether something refused is there at all, so that somebody might want to know why not."""
        ...

    def values(self, facts: Mapping[str, Any], view: Plain, words: Words) -> dict[str, Any]:
        """Values beside or instead of those of an event or a refusal, which its messages need too."""
        ...

    def balance(self, before: Plain, after: Plain, words: Words) -> list[str]:
        """What changes hands between two views, by seat."""
        ...


@runtime_checkable
class Asking(Protocol):
    """What the face of a game with many kinds of questions has besides: words for these."""

    def opens(self, question: str) -> bool:
        """Whether a question is the first of several, before which the whole table is worth a look."""
        ...

    def question(self, question: str, words: Words) -> str:
        """A question in words."""
        ...


class AskingFace(Face, Asking, Protocol):
    """A face with all of it."""


def coordinates(cell: Sequence[int]) -> str:
    """A space as records write it, like `6,4`."""
    return ",".join(str(number) for number in cell)


class InWords:
    """What faces have in common that list answers in words."""

    in_words = True

    def grouped(self, choices: Sequence[Plain], words: Words) -> list[Group]:
        """The choices under the headings that the game gives them; those without one come first."""
        groups: dict[str, list[Plain]] = {words.say("line-options"): []}
        for choice in choices:
            heading = words.text(choice["group"]) if "group" in choice else words.say("line-options")
            groups.setdefault(heading, []).append(choice)
        return [(heading, found) for heading, found in groups.items() if found]


class PlainFace(InWords):
    """The face of a game that has none of its own: questions and choices, without a drawing."""

    def worth_telling(self, event: Plain) -> bool:  # noqa: ARG002
        """Everything is."""
        return True

    def consequences(self, events: list[Plain]) -> list[Plain]:
        """All of them, as nothing is known of any."""
        return events

    def seat_name(self, seat: int, words: Words) -> str:
        """Seats are counted from 1."""
        return words.say("seat-number", number=seat + 1)

    def space(self, cell: Sequence[int]) -> str:
        """As records write it."""
        return coordinates(cell)

    def board(self, view: Plain, words: Words) -> list[str]:  # noqa: ARG002
        """The view itself, one value a line."""
        return [f"{name}: {value}" for name, value in view.items()]

    def supplies(self, view: Plain, seat: int, words: Words) -> str:  # noqa: ARG002
        """Nothing is known of supplies."""
        return ""

    def hand(self, view: Plain, words: Words) -> list[str]:  # noqa: ARG002
        """The view has said it all."""
        return []

    def described(self, view: Plain, words: Words) -> list[str]:
        """The same as the board."""
        return self.board(view, words)

    def typed(self, text: str) -> str:
        """As typed, without spaces around it."""
        return text.strip()

    def worth_greying(self, refusal: Refusal) -> bool:  # noqa: ARG002
        """Everything is."""
        return True

    def values(self, facts: Mapping[str, Any], view: Plain, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Nothing to add."""
        return {}

    def balance(self, before: Plain, after: Plain, words: Words) -> list[str]:  # noqa: ARG002
        """Nothing is known of what counts."""
        return []


def face(game: str) -> Face:
    """The face of a game."""
    module = _module(game, "face")
    return PlainFace() if module is None else cast(Face, module.FACE)


def reading_face(game: str) -> Face:
    """The face for reading a game away from its table: its own where the terminal writes as records do."""
    module = _module(game, "reading")
    return face(game) if module is None else cast(Face, module.FACE)


def first_game(names: Sequence[str]) -> str:
    """The game to offer first."""
    return LIGHTEST if LIGHTEST in names else names[0]


def table_module(game: str) -> ModuleType | None:
    """The module with a game's Textual table; None where the game has only line mode."""
    return _module(game, "table")


def _module(game: str, name: str) -> ModuleType | None:
    """A module of the game's folder here, if there is such a folder with such a module."""
    package = f"{__package__}.{game}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
