"""The review of a finished game: a progress bar while it is made, then the results, move by move."""

import asyncio
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click
from textual.message import Message
from textual.widgets import ProgressBar, Static
from textual.worker import get_current_worker

from tianxia.bots.review import Move
from tianxia.bots.review_luck import Deal
from tianxia.terminal.review_process import run_review
from tianxia.terminal.screens.dialogs import Dialog
from tianxia.terminal.session import Session
from tianxia.terminal.styles import PLAIN, STRONG
from tianxia.words import Words

INDENT = 3
"""Columns by which the moves are indented."""


class MoveRow(Static, can_focus=True):
    """A costly move: Enter or a click opens the board at that move."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose")]

    @dataclass
    class Chosen(Message):
        """The board at this move is to be shown, with the comment on it."""

        session: Session
        move: Move
        text: Text

    def __init__(self, session: Session, move: Move, lines: Sequence[str]) -> None:
        """Show a move: its cost, then what was played and what was better."""
        head, *ways = [line.strip() for line in lines]
        texts = [Text(head, STRONG), *(Text(way, PLAIN) for way in ways)]
        super().__init__(Group(texts[0], *(Padding(way, (0, 0, 0, INDENT)) for way in texts[1:])))
        self._session, self._move, self._text = session, move, Text("\n").join(texts)

    def action_choose(self) -> None:
        """Go to the board."""
        self.post_message(self.Chosen(self._session, self._move, self._text))

    def on_click(self, event: Click) -> None:
        """Choose it, without closing the dialog."""
        event.stop()
        self.action_choose()


class ReviewText(VerticalScroll):
    """The results. Up and down go from move to move."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "go(-1)"), Binding("down", "go(1)")]

    def action_go(self, step: int) -> None:
        """Go to the previous or next move; beyond them scroll to the beginning or the end."""
        rows = list(self.query(MoveRow))
        place = next((number for number, row in enumerate(rows) if row.has_focus), -step) + step
        if 0 <= place < len(rows):
            rows[place].focus()
        else:
            self.scroll_to(y=self.max_scroll_y if step > 0 else 0, animate=False)


class ReviewDialog(Dialog[None]):
    """Reviews in another process; closing the dialog stops it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,r", "dismiss")]

    def __init__(self, session: Session, words: Words) -> None:
        """Review the finished game of a session."""
        super().__init__()
        self._session, self._words = session, words

    def compose(self) -> ComposeResult:
        """The progress, and space for the results."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self._words.say("review-heading")
            dialog.border_subtitle = self._words.say("review-close")
            yield Static(self._words.say("review-looking"), id="review-now", markup=False)
            yield ProgressBar(id="review-bar", show_eta=False)
            yield ReviewText(id="review-text")

    def on_mount(self) -> None:
        """Begin once the dialog is there; show results that are there already."""
        if self._session.found is None:
            self.run_worker(self._judge())
        else:
            self._tell(self._session.found)

    def on_click(self) -> None:
        """Close on a click."""
        self.dismiss()

    async def _judge(self) -> None:
        """Move the bar with each result; show all at the end."""
        worker, found = get_current_worker(), list[Move | Deal]()
        tasks = await asyncio.to_thread(self._session.to_judge)
        results = iter(run_review(tasks, lambda: worker.is_cancelled))
        try:
            while (one := await asyncio.to_thread(next, results, None)) is not None:
                found.append(one)
                self.query_one(ProgressBar).update(total=len(tasks), progress=len(found))
                now = self._words.say("review-judging", done=len(found), total=len(tasks))
                self.query_one("#review-now", Static).update(now)
        except BrokenProcessPool:
            self._show(Static(self._words.say("review-worker-lost"), markup=False))
            return
        self._session.found = found
        self._tell(found)

    def _tell(self, found: Sequence[Move | Deal]) -> None:
        retold = self._session.retold(found, self._words)
        rows = [MoveRow(self._session, move, lines) for move, lines in retold.moves()]
        after = Static("\n".join(["", *retold.after()]), markup=False)
        self._show(Static("\n".join(retold.before()), markup=False), *rows, after)
        if rows:
            # Do not scroll: the players are at the top.
            self.call_after_refresh(rows[0].focus, scroll_visible=False)

    def _show(self, *parts: Static) -> None:
        self.query_one(ProgressBar).display = False
        self.query_one("#review-now", Static).display = False
        text = self.query_one(ReviewText)
        text.mount(*parts)
        text.focus()
