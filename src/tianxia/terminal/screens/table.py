"""The table screen: people answer on the game's panel, bots think in the background."""

import asyncio
import time
from collections.abc import Awaitable
from functools import partial
from typing import ClassVar

from rich.text import Text

from tianxia.engine.eye import SPECTATOR
from tianxia.engine.game import BadInput
from tianxia.terminal.replay import Replay
from tianxia.terminal.screens.dialogs import Confirm, Curtain, End, TextDialog
from tianxia.terminal.screens.layout import GameLayout
from tianxia.terminal.screens.replay import ReplayScreen
from tianxia.terminal.screens.review import ReviewDialog
from tianxia.terminal.session import Hint, Session
from tianxia.terminal.widgets import guide, panes
from tianxia.terminal.widgets.panel import GamePanel, Key, Sight, bound
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
"""The groups of background workers: bots, and searches for a hint. The screen stays responsive."""


class TableScreen(GameLayout):
    """Plays a session. It is dismissed with `start` or `quit`; the game is saved after every answer."""

    BINDINGS: ClassVar = bound(HINT, WHY, GUIDE, REDO, *ALWAYS)

    def __init__(self, session: Session, words: Words, panel: GamePanel, pause: float) -> None:
        """Open a session; bots take at least the pause for an answer, so that their moves can be followed."""
        super().__init__(session, words, panel)
        self._pause = pause
        self._hint = guide.SILENT

    def on_mount(self) -> None:
        """Begin once everything has its size."""
        self.panel.focus()
        self.call_after_refresh(self.proceed)

    # -- the game

    def proceed(self) -> None:
        """Continue with a person, a bot or the end; drop the last hint."""
        self.workers.cancel_group(self, HINTING)
        self._hint = guide.SILENT
        person, bot = self.session.asked_person(), self.session.asked_bot()
        if person is not None:
            self._turn_to(person)
            return
        self._show_to(self.session.viewer)
        if bot is not None:
            self.run_worker(self._think(bot), group=THINKING)
        else:
            self._end()

    def _turn_to(self, seat: int) -> None:
        """Begin a person's turn; between two people a curtain falls, and no hand is shown behind it."""
        if len(self.session.people) == 1 or seat == self.seat:
            self._show_to(seat)
            return
        self._show_to(SPECTATOR)
        self.app.push_screen(Curtain(self.words, self.wording.seat(seat)), lambda _: self._show_to(seat))

    def _show_to(self, seat: int) -> None:
        self.seat = seat
        self.look()

    async def _think(self, seat: int) -> None:
        """Let a bot think in its own thread, then play its answer."""
        began = time.monotonic()
        answer = await asyncio.to_thread(self.session.thinking(seat))
        await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        self._play(seat, answer)

    def _play(self, seat: int, answer: int) -> None:
        """Give an answer; if it cannot be saved, say so and play on."""
        try:
            self.session.answer(seat, answer)
        except BadInput as error:
            self._complain(error)
        self.proceed()

    def _complain(self, error: BadInput) -> None:
        self.notify(self.words.complaint(error), severity="error", markup=False)

    def _end(self) -> None:
        """Show how it ended, and what to do now."""
        self.app.push_screen(End(self.wording), self._after_end)

    def _after_end(self, choice: str | None) -> None:
        """Handle a choice at the end of a game; looking at the table needs nothing."""
        if choice == "next":
            self.session.next_game()
            self.proceed()
        elif choice == "undo":
            self.action_undo()
        elif choice == "review":
            self.app.push_screen(ReviewDialog(self.session, self.words), lambda _: self._end())
        elif choice == "replay":
            replay = ReplayScreen(Replay(self.session), self.words, type(self.panel)(self.words, self.panel.face))
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
        self.show_position(sight, self.wording.prompt(self.seat), self._keys(asked))
        self.on_game_panel_drafted()
        self._advise()

    def _keys(self, asked: bool) -> list[Key]:
        """The keys that work now, those of the panel first."""
        own = [*self.panel.KEYS, HINT, WHY] if asked else []
        guided = [GUIDE] if self.session.lesson is not None else []
        return [*own, *guided, *([REDO] if self.session.live.undone else []), *ALWAYS]

    def _advise(self) -> None:
        """Show the advice of a lesson, and the last hint."""
        self.guide.say(guide.lesson(self.wording, self.seat, self.panel.named), self._hint)

    def on_game_panel_drafted(self) -> None:
        """Show what the draft would do, on the panel and beside it."""
        view, key = self.view(), self.panel.key()
        if key is None:
            self.foresee(view)
            return
        answer = self.session.answer_of(self.seat, key)
        refusal = self.session.refused(self.seat, answer)
        preview = self.session.preview(self.seat, answer) if refusal is None else None
        self.panel.foresee(preview.view if preview is not None else None, refusal)
        self.foresee(view, preview, refusal)

    # -- what people do

    def on_game_panel_confirmed(self) -> None:
        """Play the draft if it is allowed, else say why not."""
        key = self.panel.key()
        if key is None:
            return
        answer = self.session.answer_of(self.seat, key)
        if self.session.refused(self.seat, answer) is None:
            self._play(self.seat, answer)
        else:
            self.action_why()

    def action_undo(self) -> None:
        """Undo the last answer of a person, and what followed; ask first if others have moved since."""
        title, *more = self.wording.undo() or [""]
        if not title:
            self._undo(True)
            return
        yes, no = self.words.say("page-undo-yes"), self.words.say("page-undo-no")
        self.app.push_screen(Confirm(title, "\n".join(more), yes, no), self._undo)

    def _undo(self, sure: bool | None) -> None:
        if sure:
            self._continue_from(self.session.undo(), "table-nothing-to-undo")
        elif self.session.match.over:
            self._end()

    def action_redo(self) -> None:
        """Redo what was undone last."""
        self._continue_from(self.session.redo(), "server-nothing-to-redo")

    def _continue_from(self, done: bool, failure: str) -> None:
        """Continue from another point of the game, and drop what a bot was thinking."""
        if done:
            self.workers.cancel_group(self, THINKING)
            self.proceed()
        else:
            self.notify(self.words.say(failure), markup=False)

    def action_hint(self) -> None:
        """Ask what a bot would play; a new question ends the search."""
        if self.panel.key() is None:
            return
        try:
            search = asyncio.to_thread(self.session.hinting(self.seat))
        except BadInput as error:
            self._complain(error)
            return
        self.run_worker(self._look_for(search), group=HINTING, exclusive=True)
        self.put("prompt", self.words.say("table-hinting"))

    async def _look_for(self, search: Awaitable[Hint]) -> None:
        """Make the draft what a bot would play."""
        hint = await search
        ask = self.session.match.question(self.seat)
        assert ask is not None, "the next answer ends the search"
        self.put("prompt", self.wording.prompt(self.seat))
        self._hint = guide.hint(self.wording, self.wording.ways(ask.name, hint, self.panel.named))
        self._advise()
        self.panel.follow(self.session.game.key_of(ask.name, hint[0][0].answer))

    def action_why(self) -> None:
        """Say whether the draft is allowed, and if not, why not and what would be."""
        key = self.panel.key()
        if key is None:
            return
        refusal = self.session.refused(self.seat, self.session.answer_of(self.seat, key))
        if refusal is None:
            text = Text(self.words.say("table-allowed", answer=self.panel.named(key)))
        else:
            text = panes.refused(self.wording, refusal, self.view())
        self._read("table-why", text.append(f"\n\n{self.panel.remark()}"))

    def action_help(self) -> None:
        """Show the keys and the game in short."""
        keys = self.wording.said("table-keys") or self.words.say(self.panel.HELP)
        self._read("table-help", Text(f"{keys}\n\n{self.wording.said('help')}"))

    def _read(self, title: str, text: Text) -> None:
        self.app.push_screen(TextDialog(self.words, self.words.say(title), text))
