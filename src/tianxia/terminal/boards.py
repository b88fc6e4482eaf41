"""How a game is put into letters and words: its own face where `tianxia.terminal.<game>` has one, else a plain one.

A face draws views and tidies what people type, and knows no rule: what can be answered, and the words for it, comes
from the game. The mat of a game's Textual table is in `tianxia.terminal.<game>.table`. Any other game, such as one of
another package, has face and mat of `tianxia.terminal.plain`.
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from tianxia import games
from tianxia.engine.game import Plain, Refusal
from tianxia.words import Words

if TYPE_CHECKING:
    from tianxia.terminal.mats import Mat

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


def face(game: str) -> Face:
    """The face of a game."""
    module = _module(game, "face")
    return cast(Face, _plain("face").PlainFace(game) if module is None else module.FACE)


def reading_face(game: str) -> Face:
    """The face for reading a game away from its table: its own where the terminal writes as records do."""
    module = _module(game, "reading")
    return face(game) if module is None else cast(Face, module.FACE)


def first_game(names: Sequence[str]) -> str:
    """The game to offer first."""
    return LIGHTEST if LIGHTEST in names else names[0]


def mat(game: str, words: Words) -> "Mat":
    """A mat for the Textual table of a game."""
    module = _module(game, "table")
    return cast("Mat", _plain("table").PlainMat(game, words) if module is None else module.MAT(words))


def _module(game: str, name: str) -> ModuleType | None:
    """A module of the game's folder here, if it is one of ours and there is such a folder with such a module."""
    package = f"{__package__}.{game}"
    if not games.is_ours(game) or importlib.util.find_spec(package) is None:
        return None
    found = importlib.util.find_spec(f"{package}.{name}") is not None
    return importlib.import_module(f"{package}.{name}") if found else None


def _plain(name: str) -> ModuleType:
    return importlib.import_module(f"{__package__}.plain.{name}")
