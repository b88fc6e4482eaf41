"""The part of the screen that a game draws itself: a panel with board and hand, on which an answer is drafted.

The module that a title announces has `PANEL`, a subclass of `GamePanel`. The screen does the rest: previews, refusals,
players, log.
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
    """A key listed at the bottom; a click on it does the same."""

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
    """What a panel shows: the seat that looks, its view, its choices if it is asked, and the news since its turn."""

    seat: int
    view: Json
    choices: list[Json] | None
    news: list[Json] = field(default_factory=list)
    question: str | None = None
    told: list[Json] = field(default_factory=list)
    """All events that the seat knows of, since the beginning."""
    tries: Callable[[], list[Json]] = list
    """Lists everything that might be tried, allowed or not; called only if a panel needs it."""
    greyed: Callable[[], list[tuple[Json, Refusal]]] = list
    """Lists the answers that are not allowed now, with the reasons."""


class GamePanel(Vertical, can_focus=True):
    """Board and hand of one game. It drafts one of the published choices and has no rules."""

    class Drafted(Message):
        """The draft has changed."""

    class Confirmed(Message):
        """The draft is to be played."""

    KEYS: tuple[Key, ...] = ()
    """Its own keys while somebody is asked."""
    LOOKING: tuple[Key, ...] = ()
    """Those that work while nobody is asked, too."""
    HELP = "table-keys"
    """The message that explains the keys, if the game has no own one."""

    def __init__(self, words: Words, face: Face) -> None:
        """Create an empty panel in this language; `face` words the questions and answers."""
        super().__init__()
        self.words, self.face = words, face
        self.sight = Sight(SPECTATOR, {}, None)
        self.after: Json | None = None
        self.refusal: Refusal | None = None

    def show(self, sight: Sight) -> None:
        """Show a position; there is a draft only if there are choices."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw the position, the one after the draft, or why the draft is refused."""
        raise NotImplementedError

    def foresee(self, after: Json | None, refusal: Refusal | None) -> None:
        """Show what the draft would change, or why it is refused."""
        self.after, self.refusal = after, refusal
        self.draw()

    def action_confirm(self) -> None:
        """Play the draft."""
        if self.key() is not None:
            self.post_message(self.Confirmed())

    def key(self) -> str | None:
        """The drafted answer; None if nobody is asked."""
        raise NotImplementedError

    def named(self, key: str) -> str:
        """A drafted answer in words, or in notation if the game is read that way."""
        return key

    def follow(self, key: str) -> None:
        """Make a given answer the draft."""
        raise NotImplementedError

    def remark(self) -> str:
        """A sentence after a refusal: what would be allowed."""
        return ""

    def fit(self, width: int, height: int) -> None:
        """Fill the space there is."""
        raise NotImplementedError

    def chip(self, seat: int) -> Text:
        """The sign of a seat on its colour."""
        raise NotImplementedError

    def beside(self, view: Json) -> list[tuple[int, str]]:  # noqa: ARG002
        """Players without a seat: their numbers and their names."""
        return []

    def strip(self, view: Json, after: Json | None, seat: int, width: int) -> list[Text]:
        """A seat's supply now and after the draft; more than one line if there is space."""
        raise NotImplementedError
