"""The table screen: the course of a game, in which persons answer through the mat and bots think meanwhile."""

import asyncio
import time
from collections.abc import Awaitable
from functools import partial
from typing import ClassVar

from rich.text import Text

from tianxia.engine.eye import SPECTATOR
from tianxia.engine.game import BadInput
from tianxia.terminal.screens.dialogs import Confirm, Curtain, End, Reading
from tianxia.terminal.screens.layout import Desk
from tianxia.terminal.screens.replay import Replay, ReplayScreen
from tianxia.terminal.screens.review import ReviewSheet
from tianxia.terminal.session import Hint, Session
from tianxia.terminal.widgets import guide, panes
from tianxia.terminal.widgets.panel import Key, Mat, Sight, bound
from tianxia.words import Words

HINT = Key("H", "hint", "screen.hint", "h")
WHY = Key("W", "why", "screen.why", "w")
GUIDE = Key("G", "guide", "screen.guide", "g")
REDO = Key("Y", "redo", "screen.redo", "y,ctrl+y")
ALWAYS = (
    Key("U", "undo", "screen.undo", "u"),
    Key("L", "log", "screen.log", "l"),
    Key("?", "help", "screen.help", "question_mark,f1"),
    Key("S", "leave", "screen.leave('start')", "s,escape"),
    Key("Q", "quit", "screen.leave('quit')", "q"),
)
THINKING, HINTING = "thinking", "hinting"
"""What goes on beside the screen, which therefore never stands still: a bot's thought, and the search for a hint."""


class TableScreen(Desk):
    """Drives a session. It is dismissed with `start` or `quit`; the game is saved after every answer anyway."""

    BINDINGS: ClassVar = bound(HINT, WHY, GUIDE, REDO, *ALWAYS)

    def __init__(self, session: Session, words: Words, mat: Mat, pause: float) -> None:
        """Sit down; a bot takes at least the pause for an answer, so that its moves can be followed."""
        super().__init__(session, words, mat)
        self._pause = pause
        self._hint = guide.SILENT

    def on_mount(self) -> None:
        """Begin once everything has its size."""
        self.mat.focus()
        self.call_after_refresh(self.proceed)

    # -- the course of the game

    def proceed(self) -> None:
        """Go on: to the end, to a person, or to a bot; a hint holds no longer."""
        self.workers.cancel_group(self, HINTING)
        self._hint = guide.SILENT
        person, bot = self.session.asked_person(), self.session.asked_bot()
        if person is not None:
            self._turn_to(person)
            return
        self._sit(self.session.viewer)
        if bot is not None:
            self.run_worker(self._think(bot), group=THINKING)
        else:
            self._end()

    def _turn_to(self, seat: int) -> None:
        """A person's turn; between two persons a curtain falls, and the table shows no hand behind it."""
        if len(self.session.people) == 1 or seat == self.seat:
            self._sit(seat)
            return
        self._sit(SPECTATOR)
        self.app.push_screen(Curtain(self.words, self.sentences.seat(seat)), lambda _: self._sit(seat))

    def _sit(self, seat: int) -> None:
        self.seat = seat
        self.look()

    async def _think(self, seat: int) -> None:
        """Let a bot think in a thread of its own, then play its answer."""
        began = time.monotonic()
        answer = await asyncio.to_thread(self.session.thinking(seat))
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        self._play(seat, answer)

    def _play(self, seat: int, answer: int) -> None:
        """Give an answer; where it cannot be saved, say so and play on."""
        try:
            self.session.answer(seat, answer)
        except BadInput as error:
            self._complain(error)
        self.proceed()

    def _complain(self, error: BadInput) -> None:
        self.notify(self.words.complaint(error), severity="error", markup=False)

    def _end(self) -> None:
        """How it ended, and what now."""
        self.app.push_screen(End(self.sentences), self._after_end)

    def _after_end(self, choice: str | None) -> None:
        """Do what was chosen at the end of a game; to look at the table, nothing is to be done."""
        if choice == "next":
            self.session.next_game()
            self.proceed()
        elif choice == "undo":
            self.action_undo()
        elif choice == "review":
            self.app.push_screen(ReviewSheet(self.session, self.words), lambda _: self._end())
        elif choice == "replay":
            replay = ReplayScreen(Replay(self.session), self.words, type(self.mat)(self.words, self.mat.face))
            self.app.push_screen(replay, lambda where: self._after_end(where) if where == "quit" else self._end())
        elif choice in ("start", "quit"):
            self.dismiss(choice)

    # -- what is shown

    def look(self) -> None:
        """Show the table as the present seat sees it."""
        seen = self.session.seen(self.seat)
        asked = self.seat in self.session.people and self.session.match.question(self.seat) is not None
        choices = self.session.choices(self.seat) if asked else None
        told = self.session.events(self.seat)
        news = self.session.events(self.seat, self.session.since_last_turn(self.seat))
        tries = (partial(self.session.tries, self.seat), partial(self.session.greyed, self.seat))
        sight = Sight(self.seat, seen["view"], choices, news, seen["question"], told, *tries)
        self.lay(sight, self.sentences.prompt(self.seat), self._keys(asked))
        self.on_mat_drafted()
        self._advise()

    def _keys(self, asked: bool) -> list[Key]:
        """The mat's own keys stand first."""
        own = [*self.mat.KEYS, HINT, WHY] if asked else []
        guided = [GUIDE] if self.session.guide is not None else []
        return [*own, *guided, *([REDO] if self.session.live.undone else []), *ALWAYS]

    def _advise(self) -> None:
        """What the guide of a lesson says, and the hint that was asked for."""
        self.guide.say(guide.lesson(self.sentences, self.seat, self.mat.named), self._hint)

    def on_mat_drafted(self) -> None:
        """Show what the draft would do, on the mat and beside it."""
        view, key = self.view(), self.mat.key()
        if key is None:
            self.foresee(view)
            return
        answer = self.session.answer_of(self.seat, key)
        refusal = self.session.refused(self.seat, answer)
        preview = self.session.preview(self.seat, answer) if refusal is None else None
        self.mat.foresee(preview.view if preview is not None else None, refusal)
        self.foresee(view, preview, refusal)

    # -- what people do

    def on_mat_confirmed(self) -> None:
        """Play the draft if it is allowed; else say why not."""
        key = self.mat.key()
        if key is None:
            return
        answer = self.session.answer_of(self.seat, key)
        if self.session.refused(self.seat, answer) is None:
            self._play(self.seat, answer)
        else:
            self.action_why()

    def action_undo(self) -> None:
        """Take back the last answer of a person, and what followed; asks first where others have moved since."""
        title, *more = self.sentences.undo() or [""]
        if not title:
            self._undo(True)
            return
        yes, no = self.words.say("page-undo-yes"), self.words.say("page-undo-no")
        self.app.push_screen(Confirm(title, "\n".join(more), yes, no), self._undo)

    def _undo(self, sure: bool | None) -> None:
        if sure:
            self._go_to(self.session.undo(), "table-nothing-to-undo")
        elif self.session.match.over:
            self._end()

    def action_redo(self) -> None:
        """Play again what was undone last."""
        self._go_to(self.session.redo(), "server-nothing-to-redo")

    def _go_to(self, done: bool, otherwise: str) -> None:
        """Go on from another place of the game, where a bot's thought about the last one counts no more."""
        if done:
            self.workers.cancel_group(self, THINKING)
            self.proceed()
        else:
            self.notify(self.words.say(otherwise), markup=False)

    def action_hint(self) -> None:
        """Ask what a bot would play; a new question ends the search for an answer to the last one."""
        if self.mat.key() is None:
            return
        try:
            search = asyncio.to_thread(self.session.hinting(self.seat))
        except BadInput as error:
            self._complain(error)
            return
        self.run_worker(self._look_for(search), group=HINTING, exclusive=True)
        self.put("prompt", self.words.say("table-hinting"))

    async def _look_for(self, search: Awaitable[Hint]) -> None:
        """Put the draft where a bot would play."""
        hint = await search
        ask = self.session.match.question(self.seat)
        assert ask is not None, "the next answer ends the search"
        self.put("prompt", self.sentences.prompt(self.seat))
        self._hint = guide.hint(self.sentences, self.sentences.ways(ask.name, hint, self.mat.named))
        self._advise()
        self.mat.follow(self.session.game.key_of(ask.name, hint[0][0].answer))

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
