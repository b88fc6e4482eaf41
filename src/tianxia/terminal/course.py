"""The course of a game on the screen: whose turn it is, the curtain between persons, bots, and the end."""

import time
from collections.abc import Callable
from functools import partial

from textual.message import Message
from textual.worker import get_current_worker

from tianxia.engine.eye import SPECTATOR
from tianxia.engine.game import BadInput
from tianxia.terminal.desk import Desk
from tianxia.terminal.mats import Mat
from tianxia.terminal.replay import Replay
from tianxia.terminal.replay_screen import ReplayScreen
from tianxia.terminal.review_sheet import ReviewSheet
from tianxia.terminal.screens import Confirm, Curtain, End
from tianxia.terminal.session import Hint, Session
from tianxia.words import Words

HINT = "hint"
"""The group of the threads that look for a hint: a new one, or the next answer, ends the last."""


class Course(Desk):
    """Drives a session. It is dismissed with `start` or `quit`; the game is saved after every answer anyway.

    Bots think in a thread of their own, and so does whoever gives a hint: the screen never stands still.
    """

    class Thought(Message):
        """A bot has made up its mind."""

        def __init__(self, seat: int, answer: int, number: int) -> None:
            """Carry the answer from the bot's thread to the table, with the number of the thought."""
            super().__init__()
            self.seat, self.answer, self.number = seat, answer, number

    class Hinted(Message):
        """A hint has been found for a seat, at a moment of the game."""

        def __init__(self, seat: int, hint: Hint, count: int) -> None:
            """Carry the hint from its thread to the table."""
            super().__init__()
            self.seat, self.hint, self.count = seat, hint, count

    def __init__(self, session: Session, words: Words, mat: Mat, pause: float) -> None:
        """Sit down; a bot takes at least the pause for an answer, so that its moves can be followed."""
        super().__init__(session, words, mat)
        self._pause = pause
        self._thoughts = 0

    def proceed(self) -> None:
        """Go on: to the end, to a person, or to a bot."""
        self.workers.cancel_group(self, HINT)
        person, bot = self.session.asked_person(), self.session.asked_bot()
        if person is not None:
            self._turn_to(person)
            return
        self.seat = self.session.viewer
        self.look()
        if bot is not None:
            self._let_think(bot)
        else:
            self._end()

    def _end(self) -> None:
        """How it ended, and what now."""
        self.app.push_screen(End(self.sentences), self._after_end)

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

    def _let_think(self, seat: int) -> None:
        """Start a bot's thought; it comes back as a message."""
        self._thoughts += 1
        self.run_worker(partial(self._think, self.session.thinking(seat), seat, self._thoughts), thread=True)

    def _think(self, thought: Callable[[], int], seat: int, number: int) -> None:
        began = time.monotonic()
        answer = thought()
        time.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        self.post_message(self.Thought(seat, answer, number))

    def on_course_thought(self, event: Thought) -> None:
        """Play a bot's answer, unless the game has gone another way since."""
        if event.number == self._thoughts:
            self.play(event.seat, event.answer)

    def let_advise(self) -> None:
        """Start the search for a hint; it comes back as a message, unless the game has gone on meanwhile."""
        thought = self.session.hinting(self.seat)
        advise = partial(self._advise, thought, self.seat, self.session.count)
        self.run_worker(advise, group=HINT, exclusive=True, thread=True)

    def _advise(self, thought: Callable[[], Hint], seat: int, count: int) -> None:
        worker, hint = get_current_worker(), thought()
        if not worker.is_cancelled:
            self.post_message(self.Hinted(seat, hint, count))

    def play(self, seat: int, answer: int) -> None:
        """Give an answer; where it cannot be saved, say so and play on."""
        try:
            self.session.answer(seat, answer)
        except BadInput as error:
            self.notify(self.words.complaint(error), severity="error", markup=False)
        self.proceed()

    def _after_end(self, choice: str | None) -> None:
        """Do what was chosen at the end of a game."""
        if choice == "next":
            self.session.next_game()
            self.proceed()
        elif choice == "undo":
            self.take_back()
        elif choice == "review":
            self.app.push_screen(ReviewSheet(self.session, self.words), lambda _: self._end())
        elif choice == "replay":
            replay = ReplayScreen(Replay(self.session), self.words, type(self.mat)(self.words))
            self.app.push_screen(replay, self._after_replay)
        elif choice in ("start", "quit"):
            self.dismiss(choice)

    def _after_replay(self, where: str | None) -> None:
        if where == "quit":
            self.dismiss(where)
        else:
            self._end()

    def take_back(self) -> None:
        """Take back the last answer of a person, and what followed; asks first where others have moved since."""
        asked = self.sentences.undo()
        if asked:
            title, *more = asked
            yes, no = self.words.say("page-undo-yes"), self.words.say("page-undo-no")
            self.app.push_screen(Confirm(title, "\n".join(more), yes, no), self._after_asking)
        else:
            self._go_to(self.session.undo(), "table-nothing-to-undo")

    def _after_asking(self, yes: bool | None) -> None:
        if yes:
            self._go_to(self.session.undo(), "table-nothing-to-undo")
        elif self.session.match.over:
            self._end()

    def redo(self) -> None:
        """Play again what was undone last."""
        self._go_to(self.session.redo(), "server-nothing-to-redo")

    def _go_to(self, done: bool, otherwise: str) -> None:
        """Go on from another place of the game, where a bot's thought about the last one counts no more."""
        if done:
            self._thoughts += 1
            self.proceed()
        else:
            self.notify(self.words.say(otherwise), markup=False)
