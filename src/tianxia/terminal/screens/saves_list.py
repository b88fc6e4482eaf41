"""Saved or finished games on the start screen: to be opened, or deleted after a question."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tianxia.engine.game import BadInput
from tianxia.terminal.fields import kept_title
from tianxia.terminal.saves import Kept, remove
from tianxia.terminal.screens.dialogs import Confirm
from tianxia.words import Words


class KeptList(OptionList):
    """Games in rows, newest first; a finished series has a row for each of its games."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("delete,d", "delete")]

    @dataclass
    class Opened(Message):
        """Somebody wants to go on with a game of a file, or to look at it again."""

        kept: Kept
        number: int

    def __init__(self, name: str, words: Words, find: Callable[[], list[Kept]]) -> None:
        """List what is found."""
        super().__init__(id=name, markup=False)
        self._words, self._find = words, find
        self._games: list[tuple[Kept, int]] = []
        self.none = Static(words.say(f"start-none-{name}"), classes="about", markup=False)

    def on_mount(self) -> None:
        """List the games; where there are none, a sentence stands there instead."""
        self._games = [(each, number) for each in self._find() for number in _numbers(each)]
        self.clear_options()
        self.add_options([Option(kept_title(each, number, self._words)) for each, number in self._games])
        self.highlighted = 0 if self._games else None
        self.display, self.none.display = bool(self._games), not self._games

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game of the row."""
        event.stop()
        self.post_message(self.Opened(*self._games[event.option_index]))

    def action_delete(self) -> None:
        """Delete the game of the row, after a question."""
        if self.highlighted is None:
            return
        kept, say = self._games[self.highlighted][0], self._words.say
        title = kept_title(kept, len(kept.records) - 1, self._words)
        text = say("start-delete-text", title=title, games=len(kept.records))
        confirm = Confirm(say("start-delete-title"), text, say("start-delete"), say("start-keep"))
        self.app.push_screen(confirm, lambda sure: self._remove(kept) if sure else None)

    def _remove(self, kept: Kept) -> None:
        try:
            remove(kept)
        except BadInput as error:
            self.notify(self._words.complaint(error), severity="error", markup=False)
        self.on_mount()
        (self if self.display else self.screen.query_one("#begin")).focus()

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


def shelf(name: str, words: Words, find: Callable[[], list[Kept]]) -> Vertical:
    """A list of kept games with its title."""
    games = KeptList(name, words, find)
    place = Vertical(games, games.none, classes="shelf")
    place.border_title = words.say(f"start-{name}")
    return place


def _numbers(kept: Kept) -> range:
    """The games of a file that can be opened: each finished one, or the running one."""
    last = len(kept.records) - 1
    return range(last + 1) if kept.finished else range(last, last + 1)
