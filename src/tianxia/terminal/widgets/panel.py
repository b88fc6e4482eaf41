"""What the table screen asks of a game's own part: a mat with board and hand on which an answer is drafted.

A game's `table` module has `MAT`, a subclass of `Mat`. The screen does the rest: previews, refusals, players, log.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message

from tianxia.engine.eye import SPECTATOR
from tianxia.engine.game import Json, Refusal
from tianxia.telling.faces import Face
from tianxia.words import Words


class Key(NamedTuple):
    """A key that is listed below the mat; a click on it does the same."""

    label: str
    name: str
    """The message `key-…` that says what it does."""
    action: str
    keys: str = ""
    """What is pressed."""


def bound(*keys: Key) -> list[BindingType]:
    """The bindings of keys."""
    return [Binding(key.keys, key.action) for key in keys if key.keys]


@dataclass(frozen=True)
class Sight:
    """What a mat shows: who looks, the view, the choices where that seat is asked, what happened since its turn."""

    seat: int
    view: Json
    choices: list[Json] | None
    news: list[Json] = field(default_factory=list)
    question: str | None = None
    told: list[Json] = field(default_factory=list)
    """All that the seat has heard since the game began."""
    tries: Callable[[], list[Json]] = list
    """Lists all that might be tried, allowed or not; nothing is listed before a mat asks."""
    greyed: Callable[[], list[tuple[Json, Refusal]]] = list
    """Lists what cannot be answered now and why."""


class Mat(Vertical, can_focus=True):
    """Board and hand of one game. It drafts one of the published choices, and knows no rule."""

    class Drafted(Message):
        """The draft is another now."""

    class Confirmed(Message):
        """The draft is to be played."""

    KEYS: tuple[Key, ...] = ()
    """The mat's own keys while somebody is asked."""
    LOOKING: tuple[Key, ...] = ()
    """Those that are of use while nobody is asked, too."""
    HELP = "table-keys"
    """The message that explains the keys, where the game has none of its own."""

    def __init__(self, words: Words, face: Face) -> None:
        """A mat with nothing on it yet, in this language; `face` words the game's questions and answers."""
        super().__init__()
        self.words, self.face = words, face
        self.sight = Sight(SPECTATOR, {}, None)
        self.after: Json | None = None
        self.refusal: Refusal | None = None

    def show(self, sight: Sight) -> None:
        """Show a position; there is a draft only where there are options."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw the position, or that after the draft, or what stands against it."""
        raise NotImplementedError

    def foresee(self, after: Json | None, refusal: Refusal | None) -> None:
        """Show what the draft would bring about, or what stands against it."""
        self.after, self.refusal = after, refusal
        self.draw()

    def action_confirm(self) -> None:
        """Play the draft."""
        if self.key() is not None:
            self.post_message(self.Confirmed())

    def key(self) -> str | None:
        """The drafted answer; None where nobody is asked."""
        raise NotImplementedError

    def named(self, key: str) -> str:
        """A drafted answer as a person reads it; notation where that is what people read."""
        return key

    def follow(self, key: str) -> None:
        """Make a given answer the draft."""
        raise NotImplementedError

    def remark(self) -> str:
        """A sentence that goes with a refusal: what would work instead."""
        return ""

    def fit(self, width: int, height: int) -> None:
        """Take the room there is."""
        raise NotImplementedError

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        raise NotImplementedError

    def beside(self, view: Json) -> list[tuple[int, str]]:  # noqa: ARG002
        """Those who play without a seat: their numbers as players, and their names."""
        return []

    def strip(self, view: Json, after: Json | None, seat: int, width: int) -> list[Text]:
        """What lies before a seat and what the draft would make of it; more than a line where there is room."""
        raise NotImplementedError
