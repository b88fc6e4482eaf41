"""The column beside the mat: players, advice, what the draft would do, and the log."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from tianxia.engine.game import Plain, Refusal
from tianxia.terminal import panes
from tianxia.terminal.guide import Guide
from tianxia.terminal.mats import Mat
from tianxia.terminal.sentences import Sentences
from tianxia.terminal.session import Preview

LOG_EVENTS = 40
"""As many events as the log beside the board goes back; the L key shows all."""


class Players(Static):
    """A strip for each seat, drawn anew whenever its width changes."""

    def __init__(self, sentences: Sentences, mat: Mat) -> None:
        """Show nothing yet."""
        super().__init__(id="players")
        self._sentences, self._mat = sentences, mat
        self._views: tuple[Plain, Plain | None] | None = None

    def show(self, view: Plain, after: Plain | None) -> None:
        """Show what lies before each seat, now and after the draft."""
        self._views = view, after
        self.on_resize()

    def on_resize(self) -> None:
        """Fill the width there is."""
        if self._views is not None and self.content_size.width:
            view, after = self._views
            self.update(panes.players(self._sentences, self._mat, view, after, self.content_size.width))


class Side(Vertical):
    """Speaks of a session for whoever looks at it."""

    def __init__(self, sentences: Sentences, mat: Mat) -> None:
        """Stand beside a mat."""
        super().__init__(id="side")
        self._sentences, self._mat = sentences, mat
        self.guide = Guide()

    def compose(self) -> ComposeResult:
        """From who plays to what has happened."""
        yield Players(self._sentences, self._mat)
        yield self.guide
        with VerticalScroll(id="preview-pane", can_focus=False):
            yield Static(id="preview")
        with VerticalScroll(id="log-pane", can_focus=False) as log:
            log.border_title = self._sentences.words.say("table-log")
            yield Static(id="log")

    def tell(self, view: Plain, events: list[Plain], news: list[Plain]) -> None:
        """Show the log, what is new marked."""
        new = news[0]["after"] if news else len(self._sentences.session.match.entries)
        self.query_one("#log", Static).update(panes.log(self._sentences, events[-LOG_EVENTS:], view, new))
        self.query_one("#log-pane", VerticalScroll).scroll_end(animate=False)

    def foresee(self, view: Plain, preview: Preview | None, refusal: Refusal | None) -> None:
        """Show what the draft would do, or why it cannot be played."""
        text = Text()
        if preview is not None:
            text = panes.foreseen(self._sentences, preview, view)
        elif refusal is not None:
            text = panes.refused(self._sentences, refusal, view)
        self.query_one("#preview", Static).update(text)
        key, say = self._mat.key(), self._sentences.words.say
        title = say("table-preview") if key and self._mat.named(key) != key else say("table-preview-of", answer=key)
        self.query_one("#preview-pane").border_title = title if key else ""
        self.query_one(Players).show(view, preview.view if preview is not None else None)
