"""The saved or finished games on the start screen: open one, or delete it after a question."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tianxia.engine.game import BadInput
from tianxia.terminal.fields import save_title
from tianxia.terminal.saves import SavedGame, remove
from tianxia.terminal.screens.dialogs import Confirm
from tianxia.words import Words


class SavesList(OptionList):
    """One game per row, newest first; a finished series has a row for each of its games."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("delete,d", "delete")]

    @dataclass
    class Opened(Message):
        """A game of a save is to be resumed or replayed."""

        save: SavedGame
        number: int

    def __init__(self, name: str, words: Words, find: Callable[[], list[SavedGame]]) -> None:
        """List what is found."""
        super().__init__(id=name, markup=False)
        self._words, self._find = words, find
        self._games: list[tuple[SavedGame, int]] = []
        self.none = Static(words.say(f"start-none-{name}"), classes="about", markup=False)

    def on_mount(self) -> None:
        """List the games, or say that there are none."""
        self._games = [(each, number) for each in self._find() for number in _numbers(each)]
        self.clear_options()
        self.add_options([Option(save_title(each, number, self._words)) for each, number in self._games])
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
        save, say = self._games[self.highlighted][0], self._words.say
        title = save_title(save, len(save.records) - 1, self._words)
        text = say("start-delete-text", title=title, games=len(save.records))
        confirm = Confirm(say("start-delete-title"), text, say("start-delete"), say("start-keep"))
        self.app.push_screen(confirm, lambda sure: self._remove(save) if sure else None)

    def _remove(self, save: SavedGame) -> None:
        try:
            remove(save)
        except BadInput as error:
            self.notify(self._words.complaint(error), severity="error", markup=False)
        self.on_mount()
        (self if self.display else self.screen.query_one("#begin")).focus()

    # At its ends the cursor goes on to the next field, as everywhere on the start screen.

    def action_cursor_down(self) -> None:
        """Go to the next row, and from the last one to the next field."""
        if self.highlighted == len(self._games) - 1:
            self.screen.focus_next()
        else:
            super().action_cursor_down()

    def action_cursor_up(self) -> None:
        """Go to the previous row, and from the first one to the previous field."""
        if self.highlighted == 0:
            self.screen.focus_previous()
        else:
            super().action_cursor_up()


def saves_box(name: str, words: Words, find: Callable[[], list[SavedGame]]) -> Vertical:
    """A list of saves with its title."""
    games = SavesList(name, words, find)
    box = Vertical(games, games.none, classes="saves")
    box.border_title = words.say(f"start-{name}")
    return box


def _numbers(save: SavedGame) -> range:
    """The games of a save that can be opened: each of a finished one, else the running one."""
    last = len(save.records) - 1
    return range(last + 1) if save.finished else range(last, last + 1)
