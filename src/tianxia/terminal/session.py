"""A sitting at the table: a live match, who sits where, and the file that is written after every answer.

Line mode and app share it. It asks the engine for everything that is allowed, refused or would happen.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tianxia import games, lessons
from tianxia.bots import Bot, bot, luck_of
from tianxia.bots.advice import Way, advised, can_advise
from tianxia.bots.dealing import Deal
from tianxia.bots.review import Move, Task, effort_of, summed, tasks
from tianxia.engine.chance import is_secret, new_seed
from tianxia.engine.draft import Trial, tried
from tianxia.engine.eye import SPECTATOR, Eye, published, published_choice, published_events
from tianxia.engine.game import BadInput, Game, Json, Refusal, Result
from tianxia.engine.live import LiveMatch, resumed
from tianxia.engine.match import Match
from tianxia.engine.record import Record
from tianxia.engine.replay import replayed
from tianxia.engine.undo import last_chosen, undo_of
from tianxia.lessons import Advice, Lesson
from tianxia.telling.retold import Retold
from tianxia.telling.speech import PERSON, signed
from tianxia.terminal.plan import Plan, make_plan, plan_of
from tianxia.terminal.saves import Kept, Place, new_place, text_of, write_whole
from tianxia.words import Words

Hint = tuple[list[Way], str]
"""The best answers with their values, and what these are."""


class Session:
    """One game or series with persons and bots in its seats."""

    def __init__(
        self, plan: Plan, live: LiveMatch, past: Sequence[Record], place: Place, copy: Path | None = None
    ) -> None:
        """Sit down at a match; `past` are the finished games of the series, `copy` a second file for the record."""
        self.plan, self.live, self.place, self.copy = plan, live, place, copy
        self.past = list(past)
        self.found: Sequence[Move | Deal] | None = None
        """What a review of the finished game has found, once it is made."""
        self.people = [seat for seat, name in enumerate(plan.names) if name == PERSON]
        self._bots: dict[int, Bot] = {
            seat: bot(name, plan.game.name) for seat, name in enumerate(plan.names) if name != PERSON
        }

    # -- a lesson

    @property
    def guide(self) -> Lesson | None:
        """The lesson that is played, if its learner sits here."""
        guide = lessons.of_seed(self.game.name, self.live.seed) if self.plan.folder is None else None
        return guide if guide is not None and self.people == [guide.learner] else None

    def advice(self, seat: int) -> Advice | None:
        """What the guide of a lesson says to a seat."""
        guide = self.guide
        return lessons.advice(guide, self.match) if guide is not None and seat == guide.learner else None

    def _advised(self, seat: int) -> int | None:
        """What a lesson lets another seat answer, or advises to the learner."""
        guide = self.guide
        return lessons.answer_on_path(guide, self.match, seat) if guide is not None else None

    # -- looking

    @property
    def game(self) -> Game[Any]:
        """The title that is played."""
        return self.plan.game

    @property
    def match(self) -> Match:
        """The match as it stands. Undo puts another in its place, so do not keep it."""
        return self.live.match

    @property
    def count(self) -> int:
        """How many answers have been given in this game: a stamp for thoughts that come late."""
        return len(self.match.entries)

    def seen(self, seat: int) -> Json:
        """All that a seat sees now."""
        seen = published(self.match, seat)
        return {**seen, "view": signed(seen["view"], seat, seen["steps"])}

    def events(self, seat: int, since: int = 0) -> list[Json]:
        """The facts that a seat may know, from the given number on."""
        return published_events(self.match, seat, since)

    def since_last_turn(self, seat: int) -> int:
        """The number of the first event that came about with a seat's last answer, or 0; a spectator's is anybody's."""
        seats = range(self.match.seats) if seat == SPECTATOR else [seat]
        own = [place for place, entry in enumerate(self.match.entries) if entry.seat in seats and not entry.forced]
        if not own:
            return 0
        return next((n for n, tell in enumerate(self.match.events) if tell.after >= own[-1]), len(self.match.events))

    def asked_person(self) -> int | None:
        """The person who is to answer now."""
        return next((seat for seat in self.match.to_answer() if seat in self.people), None)

    def asked_bot(self) -> int | None:
        """The bot that is to answer now."""
        return next((seat for seat in self.match.to_answer() if seat in self._bots), None)

    @property
    def viewer(self) -> int:
        """Whose eyes the table has while nobody in particular looks: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # -- answering

    def answer_of(self, seat: int, text: str) -> int:
        """The answer that a text means; BadInput where it means none."""
        ask = self.match.question(seat)
        assert ask is not None, f"seat {seat} is not asked anything"
        try:
            return self.game.answer_of(ask.name, text)
        except ValueError:
            raise BadInput("play-no-answer", text=text) from None

    def refused(self, seat: int, answer: int) -> Refusal | None:
        """Why a seat may not answer so; None where it may."""
        return self.match.refused(seat, answer)

    def choices(self, seat: int) -> list[Json]:
        """What a seat may answer, in spots and words."""
        ask = self.match.question(seat)
        return [] if ask is None else [published_choice(self.match, ask, answer) for answer in ask.options()]

    def tries(self, seat: int) -> list[Json]:
        """All that a seat might try, allowed or not, in spots and words."""
        ask = self.match.question(seat)
        return [] if ask is None else [published_choice(self.match, ask, answer) for answer in ask.candidates()]

    def greyed(self, seat: int) -> list[tuple[Json, Refusal]]:
        """What cannot be answered now, each with why not."""
        found = [(each, self.refused(seat, self.answer_of(seat, each["key"]))) for each in self.tries(seat)]
        return [(choice, why) for choice, why in found if why is not None]

    def preview(self, seat: int, answer: int) -> Trial:
        """What an answer would bring about, as far as its seat can know."""
        ask = self.match.question(seat)
        assert ask is not None, f"seat {seat} is not asked anything"
        trial = tried(self.match, seat, [self.game.key_of(ask.name, answer)])
        return replace(trial, view=signed(trial.view, seat, trial.steps))

    def answer(self, seat: int, answer: int) -> None:
        """Give an answer and keep the game."""
        self.live.answer(seat, answer)
        self.save()

    def thinking(self, seat: int) -> Callable[[], int]:
        """A bot's thought, to be called here or in another thread: it works on a fork of its own."""
        advised = self._advised(seat)
        if advised is not None:
            return lambda: advised
        eye, luck = Eye(self.match.fork(), seat), luck_of(self.live.seed, seat, self.count)
        return lambda: self._bots[seat].answer(eye, luck)

    def play_bots(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        while (seat := self.asked_bot()) is not None and self.asked_person() is None:
            self.answer(seat, self.thinking(seat)())

    def hinting(self, seat: int) -> Callable[[], Hint]:
        """Finds the best answers, seeing what this seat sees; like a bot's thought, it works on a fork of its own."""
        path = self._advised(seat)
        if path is not None:
            return lambda: ([Way(path)], "")
        if not can_advise(self.game.name):
            raise BadInput("no-hints-for-game")
        eye, luck = Eye(self.match.fork(), seat), luck_of(self.live.seed, seat, self.count)
        return lambda: advised(eye, luck)

    def undoes(self) -> list[int] | None:
        """The others whose moves an undo would take back; None where it stays within the turn of who is asked."""
        place = last_chosen(self.match, self.people)
        if place is None:
            return None
        seat = self.match.entries[place].seat
        undo = undo_of(self.match, seat, {PERSON: self.people})
        return None if undo.within_turn and self.asked_person() in (seat, None) else undo.others

    def undo(self) -> bool:
        """Take back the last answer that a person chose, with all that followed; False where there is none."""
        return self._moved(self.live.undo(self.people))

    def redo(self) -> bool:
        """Play again what was undone last; False where nothing was, or something else has been answered since."""
        return self._moved(self.live.redo())

    def _moved(self, done: bool) -> bool:
        """Keep the game after it went back or forth; a review of another course of it is worth nothing now."""
        if done:
            self.found = None
            self.save()
        return done

    # -- after the end

    def to_judge(self) -> list[Task]:
        """What a review of the game looks at; BadInput where it still runs."""
        return tasks(self.game, self.live.record(), effort_of(self.game.name), components=self.plan.components)

    def retold(self, found: Sequence[Move | Deal], words: Words) -> Retold:
        """The review that comes of it, in words."""
        record = self.live.record()
        return Retold(summed(record, found), self.game, record, words, self.plan.components)

    # -- games in a row

    @property
    def more_games(self) -> bool:
        """Whether this game is over and another one of the series follows."""
        return self.match.over and len(self.past) + 1 < len(self.plan.options)

    def next_game(self) -> None:
        """Begin the next game of the series."""
        first = self.past[0].seed if self.past else self.live.seed
        self.past.append(self.live.record())
        self.found = None
        # Chosen seeds stay repeatable, secret ones secret.
        seed = new_seed() if is_secret(first or "") else f"{first}-{len(self.past) + 1}"
        self.live = self.plan.begin(len(self.past), seed)
        self.save()

    def results(self) -> list[Result]:
        """The results of the finished games of this sitting."""
        done = [replayed(self.game, record, self.plan.components).result() for record in self.past]
        return [*done, self.match.result()] if self.match.over else done

    def standing(self) -> tuple[list[int], list[int]] | None:
        """The sums of a series by seat, and who is ahead; None where no series is played or no game has ended."""
        results = self.results()
        if self.game.standing is None or not self.plan.series or not results:
            return None
        return self.game.standing(results)

    # -- keeping

    def save(self) -> None:
        """Write the game to its file, and to the copy without a seed that must stay secret."""
        if self.copy is not None:
            write_whole(self.copy, self._text(self.live.record()))
        self.place.write(self._text(self.live.save()), self.match.over and not self.more_games)

    def _text(self, current: Record) -> str:
        return text_of([*self.past, current], self.plan.series, self.plan.folder)


def new_session(plan: Plan, seed: str | None, place: Place, copy: Path | None = None) -> Session:
    """A new game or series, dealt and kept."""
    live = plan.begin(0, new_seed() if seed is None else seed)
    session = Session(plan, live, [], place, copy)
    session.save()
    return session


def lesson_session(game: str, copy: Path | None = None) -> Session:
    """A guided first game, which brings its own seats, options and deal."""
    guide = lessons.lesson(game)
    names = [PERSON if seat == guide.learner else name for seat, name in enumerate(guide.seats)]
    plan = make_plan(games.game(game), names, guide.options)
    return new_session(plan, guide.seed, new_place(game), copy)


def resumed_session(kept: Kept, components: str | None = None, copy: Path | None = None) -> Session:
    """A kept game or series, where it was left; BadInput where it cannot be gone on with."""
    plan = plan_of(kept, components)
    *past, last = kept.records
    for record in past:
        replayed(plan.game, record, plan.components)
    return Session(plan, resumed(plan.game, last, plan.components), past, kept.place, copy)
