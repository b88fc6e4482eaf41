"""The review of a finished game over the table: a bar while it is made, then what was found, in words."""

from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import ProgressBar, Static
from textual.worker import get_current_worker

from tianxia.bots.dealing import Deal
from tianxia.bots.review import Move, Task
from tianxia.terminal.judging import judged
from tianxia.terminal.session import Session
from tianxia.words import Words


class ReviewSheet(ModalScreen[None]):
    """Judges in another process; putting the sheet away stops it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,r", "dismiss")]

    class Found(Message):
        """So many moves and deals have been judged; None where the process was lost."""

        def __init__(self, found: Sequence[Move | Deal] | None) -> None:
            """Carry what was found from the thread to the screen."""
            super().__init__()
            self.found = found

    def __init__(self, session: Session, words: Words) -> None:
        """Review the game of a session, which is over."""
        super().__init__()
        self._session, self._words = session, words
        self._tasks: list[Task] = []

    def compose(self) -> ComposeResult:
        """The bar, how far it has come, and room for what is found."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._words.say("review-heading")
            sheet.border_subtitle = self._words.say("table-close")
            yield Static(self._words.say("review-looking"), id="review-now", markup=False)
            yield ProgressBar(id="review-bar", show_eta=False)
            with VerticalScroll():
                yield Static(id="review-text", markup=False)

    def on_mount(self) -> None:
        """Begin once the sheet is there."""
        self.run_worker(self._judge, thread=True)

    def on_click(self) -> None:
        """A click puts it away too."""
        self.dismiss()

    def _judge(self) -> None:
        worker, found = get_current_worker(), list[Move | Deal]()
        self._tasks = self._session.to_judge()
        try:
            for one in judged(self._tasks, lambda: worker.is_cancelled):
                found.append(one)
                self.post_message(self.Found(tuple(found)))
        except BrokenProcessPool:
            self.post_message(self.Found(None))

    def on_review_sheet_found(self, event: Found) -> None:
        """Move the bar on; at the end tell all."""
        if event.found is None:
            self._tell(self._words.say("review-worker-lost"))
            return
        done, total = len(event.found), len(self._tasks)
        self.query_one(ProgressBar).update(total=total, progress=done)
        self.query_one("#review-now", Static).update(self._words.say("review-judging", done=done, total=total))
        if done == total:
            self._tell("\n".join(self._session.retold(event.found, self._words).lines()))

    def _tell(self, text: str) -> None:
        self.query_one(ProgressBar).display = False
        self.query_one("#review-now", Static).display = False
        self.query_one("#review-text", Static).update(text)
        self.query_one(VerticalScroll).focus()
