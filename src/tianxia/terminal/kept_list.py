"""Saved or finished games on the start screen: to be opened, or deleted after a question."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tianxia.engine.game import BadInput
from tianxia.terminal.screens import Confirm
from tianxia.terminal.shelf import Kept, remove
from tianxia.terminal.titles import kept_title
from tianxia.words import Words


class KeptList(OptionList):
    """Games in rows, newest first; a finished series has a row for each of its games."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("delete,d", "delete")]

    class Opened(Message):
        """Somebody wants to go on with a game, or to look at it again."""

        def __init__(self, kept: Kept, number: int) -> None:
            """Name the file, and which of its games is meant."""
            super().__init__()
            self.kept, self.number = kept, number

    class Unwanted(Message):
        """Somebody wants to delete a game."""

        def __init__(self, kept: Kept) -> None:
            """Name the file."""
            super().__init__()
            self.kept = kept

    def __init__(self, name: str, words: Words) -> None:
        """An empty list."""
        super().__init__(id=name, markup=False)
        self._words = words
        self._games: list[tuple[Kept, int]] = []

    def fill(self, kept: list[Kept]) -> None:
        """List these games."""
        self._games = [(each, number) for each in kept for number in _numbers(each)]
        self.clear_options()
        self.add_options([Option(kept_title(each, number, self._words)) for each, number in self._games])
        self.highlighted = 0 if self._games else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game of the row."""
        event.stop()
        self.post_message(self.Opened(*self._games[event.option_index]))

    def action_delete(self) -> None:
        """Ask to delete the game of the row."""
        if self.highlighted is not None:
            self.post_message(self.Unwanted(self._games[self.highlighted][0]))

    # At its ends one goes on to the next field, as everywhere on the start screen.

    def action_cursor_down(self) -> None:
        """Go to the next row; after the last one to the next field."""
        if self.highlighted == len(self._games) - 1:
            self.screen.focus_next()
        else:
            super().action_cursor_down()

    def action_cursor_up(self) -> None:
        """Go to the row before; before the first one to the field before."""
        if self.highlighted == 0:
            self.screen.focus_previous()
        else:
            super().action_cursor_up()


class Shelf(Vertical):
    """A list of kept games with its title; a sentence where there are none."""

    def __init__(self, name: str, words: Words, find: Callable[[], list[Kept]]) -> None:
        """Show what is found."""
        super().__init__(classes="shelf")
        self._words, self._find = words, find
        self._list = KeptList(name, words)
        self._none = Static(words.say(f"start-none-{name}"), classes="about", markup=False)
        self.border_title = words.say(f"start-{name}")

    def compose(self) -> ComposeResult:
        """The list, or what is said in its place."""
        yield self._list
        yield self._none

    def on_mount(self) -> None:
        """Look what there is."""
        self._fill()

    def _fill(self) -> None:
        found = self._find()
        self._list.fill(found)
        self._list.display, self._none.display = bool(found), not found

    def on_kept_list_unwanted(self, event: KeptList.Unwanted) -> None:
        """Ask before anything is deleted."""
        kept, say = event.kept, self._words.say
        title = kept_title(kept, len(kept.records) - 1, self._words)
        text = say("start-delete-text", title=title, games=len(kept.records))
        confirm = Confirm(say("start-delete-title"), text, say("start-delete"), say("start-keep"))
        self.app.push_screen(confirm, lambda sure: self._remove(kept) if sure else None)

    def _remove(self, kept: Kept) -> None:
        try:
            remove(kept)
        except BadInput as error:
            self.notify(self._words.complaint(error), severity="error", markup=False)
        self._fill()
        (self._list if self._list.display else self.screen.query_one("#begin")).focus()


def _numbers(kept: Kept) -> range:
    """The games of a file that can be opened: each finished one, or the running one."""
    last = len(kept.records) - 1
    return range(last + 1) if kept.finished else range(last, last + 1)
