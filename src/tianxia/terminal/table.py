"""The table screen: a game's mat with the side column, and the keys that work at the table."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from tianxia.engine.game import BadInput, Refusal
from tianxia.terminal import panes
from tianxia.terminal.course import Course
from tianxia.terminal.mats import Mat, Sight
from tianxia.terminal.screens import Reading
from tianxia.terminal.session import Session
from tianxia.terminal.side import Side
from tianxia.words import Words

BARS = 3
"""Rows that the title and the keys take."""
GUIDE_STAYS = 45
"""Seconds for which the words of a lesson can be read."""


class TableScreen(Course):
    """One sitting: persons answer through the mat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("h", "hint"),
        Binding("w", "why"),
        Binding("l", "log"),
        Binding("question_mark,f1", "help"),
        Binding("s,escape", "leave('start')"),
        Binding("q", "leave('quit')"),
    ]

    def __init__(self, session: Session, words: Words, mat: Mat, pause: float) -> None:
        """Lay a mat on the table."""
        super().__init__(session, words, pause)
        self.mat = mat
        self.side = Side(self.sentences, mat)
        self._told = ""

    def compose(self) -> ComposeResult:
        """Title, mat and side, keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="desk"):
            with Vertical(id="place"):
                yield self.mat
                yield Static(id="prompt", markup=False)
            yield self.side
        yield panes.Keys()

    def on_mount(self) -> None:
        """Begin once everything has its size."""
        self.mat.focus()
        self.call_after_refresh(self.proceed)

    def on_resize(self, event: events.Resize) -> None:
        """Make the best of the room."""
        self.mat.fit(event.size.width, event.size.height - BARS)
        self.call_after_refresh(self.look)

    # -- what is shown

    def look(self) -> None:
        """Show the table as the present seat sees it."""
        seen = self.session.seen(self.seat)
        options = seen["options"] if self.seat in self.session.people else None
        news = self.session.events(self.seat, self.session.since_last_turn(self.seat))
        self.query_one("#title", Static).update(self.sentences.title())
        told = self.session.events(self.seat)
        self.mat.show(Sight(self.seat, seen["view"], options, news, seen["question"], told, self._greyed))
        self.side.tell(seen["view"], told, news)
        self.query_one("#prompt", Static).update(self.sentences.prompt(self.seat))
        self.query_one(panes.Keys).show(self.words, options is not None, self.mat.KEYS)
        self._foresee()
        self._guide()

    def _guide(self) -> None:
        """What the guide of a lesson says, once: `h` puts the draft where it advises."""
        told = "\n".join(self.sentences.lesson(self.seat))
        if told and told != self._told:
            self.notify(told, title=self.words.say("table-lesson"), timeout=GUIDE_STAYS, markup=False)
        self._told = told

    def _greyed(self) -> list[tuple[str, Refusal]]:
        return self.session.greyed(self.seat)

    def _foresee(self) -> None:
        """Show what the draft would do, on the mat and beside it."""
        view, key = self.session.seen(self.seat)["view"], self.mat.key()
        if key is None:
            self.side.foresee(view, None, None)
            return
        answer = self.session.answer_of(self.seat, key)
        refusal = self.session.refused(self.seat, answer)
        preview = self.session.preview(self.seat, answer) if refusal is None else None
        self.mat.foresee(preview.view if preview is not None else None, refusal)
        self.side.foresee(view, preview, refusal)

    # -- what people do

    def on_mat_drafted(self) -> None:
        """The draft has changed."""
        self._foresee()

    def on_mat_confirmed(self) -> None:
        """Play the draft if it is allowed; else say why not."""
        key = self.mat.key()
        if key is None:
            return
        answer = self.session.answer_of(self.seat, key)
        if self.session.refused(self.seat, answer) is None:
            self.play(self.seat, answer)
        else:
            self.action_why()

    def action_undo(self) -> None:
        """Take back."""
        self.take_back()

    def action_hint(self) -> None:
        """Ask what a bot would play."""
        if self.mat.key() is None:
            return
        try:
            self.let_advise()
            self.query_one("#prompt", Static).update(self.words.say("table-hinting"))
        except BadInput as error:
            self.notify(self.words.complaint(error), severity="error", markup=False)

    def on_course_hinted(self, event: Course.Hinted) -> None:
        """Put the draft where a bot would play, if the question is still the same."""
        ask = self.session.match.question(self.seat)
        if ask is None or (event.seat, event.count) != (self.seat, self.session.count):
            return
        self.query_one("#prompt", Static).update(self.sentences.prompt(self.seat))
        if ways := self.sentences.ways(ask.name, event.hint):
            self.notify(self.words.say("table-hinted", ways="; ".join(ways)), markup=False)
        self.mat.follow(self.session.game.key_of(ask.name, event.hint[0][0].answer))

    def action_why(self) -> None:
        """Say whether the draft is allowed, and if not, why and what would be."""
        key = self.mat.key()
        if key is None:
            return
        refusal = self.session.refused(self.seat, self.session.answer_of(self.seat, key))
        if refusal is None:
            text = Text(self.words.say("table-allowed", answer=self.mat.named(key)))
        else:
            text = panes.refused(self.sentences, refusal, self.session.seen(self.seat)["view"])
        self._read("table-why", text.append(f"\n\n{self.mat.remark()}"))

    def action_log(self) -> None:
        """Show all that has happened."""
        view = self.session.seen(self.seat)["view"]
        told = panes.log(self.sentences, self.session.events(self.seat), view, self.session.count)
        self.app.push_screen(Reading(self.words, self.words.say("table-log"), told, from_end=True))

    def action_help(self) -> None:
        """Show the keys and the game in short."""
        keys = self.sentences.said("table-keys") or self.words.say("table-keys")
        self._read("table-help", Text(f"{keys}\n\n{self.sentences.said('help')}"))

    def _read(self, title: str, text: Text) -> None:
        self.app.push_screen(Reading(self.words, self.words.say(title), text))

    def action_leave(self, where: str) -> None:
        """Leave the table; the game has been kept after every answer."""
        self.dismiss(where)
