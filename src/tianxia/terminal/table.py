"""The table screen: persons answer through the mat, with previews, refusals, hints and undo."""

from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from tianxia.engine.game import BadInput
from tianxia.terminal import guide, panes
from tianxia.terminal.course import Course
from tianxia.terminal.mats import Key, Mat, Sight
from tianxia.terminal.screens import Reading
from tianxia.terminal.session import Session
from tianxia.words import Words

ASKED: tuple[Key, ...] = (
    ("H", "hint", "screen.hint"),
    ("W", "why", "screen.why"),
)
GUIDED: tuple[Key, ...] = (("G", "guide", "screen.guide"),)
REDO: tuple[Key, ...] = (("Y", "redo", "screen.redo"),)
ALWAYS: tuple[Key, ...] = (
    ("U", "undo", "screen.undo"),
    ("L", "log", "screen.log"),
    ("?", "help", "screen.help"),
    ("S", "leave", "screen.leave('start')"),
    ("Q", "quit", "screen.leave('quit')"),
)


class TableScreen(Course):
    """One sitting: persons answer through the mat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("y,ctrl+y", "redo"),
        Binding("h", "hint"),
        Binding("g", "guide"),
        Binding("w", "why"),
        Binding("l", "log"),
        Binding("question_mark,f1", "help"),
        Binding("s,escape", "leave('start')"),
        Binding("q", "leave('quit')"),
    ]

    def __init__(self, session: Session, words: Words, mat: Mat, pause: float) -> None:
        """Lay a mat on the table."""
        super().__init__(session, words, mat, pause)
        self._hint = guide.SILENT
        self._hinted = -1
        """How many answers had been given when the hint was found: it holds until the next one."""

    def on_mount(self) -> None:
        """Begin once everything has its size."""
        self.mat.focus()
        self.call_after_refresh(self.proceed)

    # -- what is shown

    def look(self) -> None:
        """Show the table as the present seat sees it."""
        seen = self.session.seen(self.seat)
        choices = self.session.choices(self.seat) if self._is_asked() else None
        told = self.session.events(self.seat)
        news = self.session.events(self.seat, self.session.since_last_turn(self.seat))
        tries = (partial(self.session.greyed, self.seat), partial(self.session.candidates, self.seat))
        sight = Sight(self.seat, seen["view"], choices, news, seen["question"], told, *tries)
        self.lay(sight, self.sentences.prompt(self.seat), self._keys(choices is not None))
        self._foresee()
        self._guide()

    def _keys(self, asked: bool) -> list[Key]:
        """The mat's own keys stand first."""
        own = [*self.mat.KEYS, *ASKED] if asked else []
        guided, undone = self.session.guide is not None, bool(self.session.host.undone)
        return [*own, *(GUIDED if guided else ()), *(REDO if undone else ()), *ALWAYS]

    def _guide(self) -> None:
        """What the guide of a lesson says, and the hint that was asked for."""
        taught = guide.lesson(self.sentences, self.seat, self.mat.named)
        self.side.guide.say(taught, self._hint if self._hinted == self.session.count else guide.SILENT)

    def _is_asked(self) -> bool:
        return self.seat in self.session.people and self.session.match.question(self.seat) is not None

    def _foresee(self) -> None:
        """Show what the draft would do, on the mat and beside it."""
        view, key = self.view(), self.mat.key()
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

    def action_redo(self) -> None:
        """Play again."""
        self.redo()

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
        ways = self.sentences.ways(ask.name, event.hint, self.mat.named)
        self._hint, self._hinted = guide.hint(self.sentences, ways), event.count
        self._guide()
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
            text = panes.refused(self.sentences, refusal, self.view())
        self._read("table-why", text.append(f"\n\n{self.mat.remark()}"))

    def action_help(self) -> None:
        """Show the keys and the game in short."""
        keys = self.sentences.said("table-keys") or self.words.say(self.mat.HELP)
        self._read("table-help", Text(f"{keys}\n\n{self.sentences.said('help')}"))

    def _read(self, title: str, text: Text) -> None:
        self.app.push_screen(Reading(self.words, self.words.say(title), text))
