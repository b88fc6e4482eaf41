"""A table in line mode: it prints text and reads answers in notation, one per line.

The end of the input saves the game and leaves, so that a script can play a game in parts.
"""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from tianxia.bots.judge import has_judge
from tianxia.bots.review import Move
from tianxia.bots.review_luck import Deal
from tianxia.engine.game import BadInput, Json
from tianxia.telling.titles import game_title
from tianxia.terminal.line.streams import Left, Streams
from tianxia.terminal.review_process import run_review
from tianxia.terminal.session import Session
from tianxia.terminal.wording import Wording
from tianxia.words import Words

PLAYED = True
"""What a command returns once the open question is answered; other commands return None."""

EXAMPLES = 3
"""How many options are named after something that is not an answer."""


class LineTable:
    """Plays a session over a pair of streams."""

    def __init__(self, session: Session, words: Words, streams: Streams) -> None:
        """Open a session; events before a person's last answer are not repeated."""
        self.session, self.words, self.streams = session, words, streams
        self.wording = Wording(session, words, "line")
        self.face = self.wording.face
        self._seat = session.viewer
        self._waiting: str | None = None
        self._heard = {seat: session.since_last_turn(seat) for seat in [*session.people, session.viewer]}

    def run(self) -> None:
        """Play until the last game is over or the input ends."""
        self._say("line-welcome", game=game_title(self.session.game.name, self.words))
        try:
            while self._play_game():
                self.session.next_game()
                self._heard = dict.fromkeys(self._heard, 0)
            self._say("line-kept", file=str(self.session.paths.finished))
        except Left:
            self.session.save()
            self._say("line-saved", file=str(self.session.paths.running))

    # -- a game

    def _play_game(self) -> bool:
        """Play the current game to its end; whether another one follows."""
        self._introduce()
        self.session.play_bots()
        while (seat := self.session.asked_person()) is not None:
            self._turn(seat)
            self.session.play_bots()
        self._news(self._seat)
        self.streams.say(*self.face.board(self._view(), self.words))
        self.streams.say("", *self.wording.result(), *self.wording.standing())
        self._offer_review()
        return self.session.more_games

    def _introduce(self) -> None:
        """The options, and the player of each seat."""
        for name, value in self.session.match.options.items():
            self.streams.say(f"{self.wording.option_name(name)}: {self.wording.option_value(name, value)}")
        for seat in range(self.session.match.seats):
            self.streams.say(f"{self.wording.seat(seat)}: {self.wording.player(seat)}")

    def _turn(self, seat: int) -> None:
        """Show a person the table and take commands until the question is answered."""
        self._hand_over(seat)
        self._news(seat)
        self._show()
        while self._do(self._next_line()) is not PLAYED:
            pass

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people, and wait for the next one."""
        if len(self.session.people) > 1 and seat != self._seat:
            self.streams.clear()
            self._say("line-hand-over", seat=self.wording.seat(seat))
            # A script need not send an empty line here: what it sends instead is its first command.
            self._waiting = self.streams.ask() or None
        self._seat = seat

    def _next_line(self) -> str:
        line, self._waiting = self._waiting, None
        return self.streams.ask() if line is None else line

    def _do(self, line: str) -> bool | None:
        """Carry out a command, or take the line as an answer."""
        word, _, rest = line.partition(" ")
        command: Callable[[str], bool | None] | None = getattr(self, f"_do_{word.lower().replace('?', 'help')}", None)
        try:
            if command is not None:
                return command(rest.strip())
            return self._answer(line) if line else None
        except BadInput as error:
            self._complain(error)
            return None

    # -- what it shows

    def _say(self, name: str, **values: object) -> None:
        self.streams.say(self.words.say(name, **values))

    def _view(self) -> Json:
        view: Json = self.session.seen(self._seat)["view"]
        return view

    def _news(self, seat: int) -> None:
        """Print the events that are new to this seat."""
        told = self.wording.events(self.session.events(seat, self._heard[seat]), self.session.seen(seat)["view"])
        self.streams.say(*_points(told), "")
        self._heard[seat] = len(self.session.match.events)

    def _show(self) -> None:
        """Board, supplies, hand, and whose turn it is; between the steps of a turn only the question."""
        ask = self.session.match.question(self._seat)
        if ask is not None and not self.face.opens(ask.name):
            self._ask()
            return
        self._do_board("")
        view = self._view()
        for seat in range(self.session.match.seats):
            self.streams.say(f"{self.wording.seat(seat)}: {self.face.supplies(view, seat, self.words)}")
        self.streams.say(*self.face.hand(view, self.words))
        self._ask()

    def _ask(self) -> None:
        """The question, with its options if the game words them."""
        self.streams.say(*self.wording.lesson(self._seat), self.wording.asked(self._seat))
        if self.face.in_words:
            self._do_options("")

    def _do_board(self, _rest: str) -> None:
        self.streams.say(*self.face.board(self._view(), self.words), "")

    def _do_describe(self, _rest: str) -> None:
        self.streams.say(*self.face.described(self._view(), self.words))

    def _complain(self, error: BadInput) -> None:
        """What is wrong; after something that is not an answer also the question and the form of its answers."""
        self.streams.say(" ".join([self.words.complaint(error), *self._expected(error)]))

    def _expected(self, error: BadInput) -> list[str]:
        if error.message != "play-no-answer":
            return []
        examples = ", ".join(self.session.seen(self._seat)["options"][:EXAMPLES])
        form = self.wording.said("answer-form", examples=examples)
        return [self.wording.asked(self._seat), *([form] if form else [])]

    # -- commands: `_do_` and the word that is typed

    def _answer(self, line: str) -> bool | None:
        answer = self._legal(line)
        if answer is None:
            return None
        try:
            self.session.answer(self._seat, answer)
        except BadInput as error:
            # It was not saved, but it was played.
            self.streams.say(self.words.complaint(error))
        return PLAYED

    def _legal(self, text: str) -> int | None:
        """The answer that a text means; says why if it is not allowed."""
        answer = self.session.answer_of(self._seat, self.face.typed(text))
        refusal = self.session.refused(self._seat, answer)
        if refusal is None:
            return answer
        self.streams.say(self.wording.refusal(refusal, self._view()))
        return None

    def _do_help(self, _rest: str) -> None:
        self.streams.say(self.words.say("line-help"), "", self.wording.said("help"))

    def _do_options(self, _rest: str) -> None:
        if self.face.in_words:
            self.streams.say(*self.wording.options(self._seat))
            return
        for heading, choices in self.face.grouped(self.session.choices(self._seat), self.words):
            self.streams.row(f"{heading} ({len(choices)}):", [choice["key"] for choice in choices])

    def _do_why(self, rest: str) -> None:
        if not rest and self.face.in_words:
            self.streams.say(*self.wording.greyed(self._seat))
        elif self._legal(rest) is not None:
            self._say("line-allowed", answer=self.face.typed(rest))

    def _do_preview(self, rest: str) -> None:
        answer = self._legal(rest)
        if answer is not None:
            self._foretell(answer)

    def _foretell(self, answer: int) -> None:
        told = self.wording.preview(self.session.preview(self._seat, answer), self._view())
        self.streams.say(*_points(told))

    def _do_hint(self, _rest: str) -> None:
        try:
            hint = self.session.hinting(self._seat)()
        except BadInput as error:
            # The command was fine, so the form of answers is not explained.
            self.streams.say(self.words.complaint(error))
            return
        ask = self.session.match.question(self._seat)
        assert ask is not None
        self._say("line-hint", answer=self.session.game.key_of(ask.name, hint[0][0].answer))
        self.streams.say(*_points(self.wording.ways(ask.name, hint)))
        self._foretell(hint[0][0].answer)

    def _do_undo(self, _rest: str) -> bool | None:
        if not self._sure():
            return None
        if not self.session.undo():
            self._say("line-nothing-to-undo")
            return None
        self._heard = {seat: min(heard, len(self.session.match.events)) for seat, heard in self._heard.items()}
        self._say("line-undone")
        return PLAYED

    def _sure(self) -> bool:
        """Whether to undo moves of others too; anything but yes is the next command."""
        asked = self.wording.undo()
        if not asked:
            return True
        self.streams.say(*asked, self.words.say("line-undo-how"))
        line = self.streams.ask()
        yes = line.lower() in ("yes", self.words.say("line-undo-yes"))
        self._waiting = None if yes else line or None
        return yes

    def _do_redo(self, _rest: str) -> bool | None:
        if not self.session.redo():
            self._say("server-nothing-to-redo")
            return None
        self._say("line-redone")
        return PLAYED

    def _do_log(self, _rest: str) -> None:
        self.streams.say(*self.wording.events(self.session.events(self._seat), self._view()))

    # -- after the end

    def _do_review(self, _rest: str) -> None:
        self._say("server-review-too-soon")

    def _offer_review(self) -> None:
        """Offer a review; anything else that a script sends belongs to the next game."""
        if not self.session.people or not has_judge(self.session.game.name):
            return
        self._say("review-offer")
        try:
            line = self.streams.ask()
        except Left:
            return
        if line.lower() == "review":
            self._judge()
        else:
            self._waiting = line or None

    def _judge(self) -> None:
        """Review the game and report the progress; Ctrl-C stops it."""
        tasks = self.session.to_judge()
        found: list[Move | Deal] = []
        try:
            for one in run_review(tasks, lambda: False):
                found.append(one)
                if len(found) % max(1, len(tasks) // 10) == 0:
                    self._say("review-judging", done=len(found), total=len(tasks))
        except KeyboardInterrupt:
            self._say("review-stopped")
            return
        except BrokenProcessPool:
            self._say("review-worker-lost")
            return
        self.streams.say("", *self.session.retold(found, self.words).lines())

    def _do_quit(self, _rest: str) -> bool:
        raise Left


def _points(wording: list[str]) -> list[str]:
    return [f"- {sentence}" for sentence in wording]
