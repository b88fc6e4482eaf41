"""A session at the table: a live match, the player of each seat, and the file that is written after every answer.

Line mode and the app share it. What is allowed, refused or would happen comes from the engine.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tianxia import games, lessons
from tianxia.bots import Bot, rng_for
from tianxia.bots.advice import Way, advised, can_advise
from tianxia.bots.own import any_bot
from tianxia.bots.playing import answer_from
from tianxia.bots.review import Move, Task, effort_of, summed, tasks
from tianxia.bots.review_luck import Deal
from tianxia.engine.chance import is_secret, new_seed
from tianxia.engine.draft import Trial, tried
from tianxia.engine.eye import SPECTATOR, Eye, published, published_choice, published_events
from tianxia.engine.game import BadInput, Game, Json, Refusal, Result
from tianxia.engine.live import LiveMatch, resumed
from tianxia.engine.match import Match
from tianxia.engine.record import Record, renewed
from tianxia.engine.replay import replayed
from tianxia.engine.undo import last_chosen, undo_of
from tianxia.files import write_text
from tianxia.lessons import Advice, Lesson
from tianxia.telling.review import Retold
from tianxia.telling.speech import PERSON, signed
from tianxia.terminal.saves import SavedGame, SavePaths, new_paths, save_text
from tianxia.terminal.setup import Setup, make_setup, setup_of
from tianxia.words import Words

Hint = tuple[list[Way], str]
"""The best answers with their values, and what these are."""


class Session:
    """One game or series of people and bots."""

    def __init__(
        self, setup: Setup, live: LiveMatch, past: Sequence[Record], paths: SavePaths, copy: Path | None = None
    ) -> None:
        """Play a match; `past` are the finished games of its series, `copy` is a second file for the record."""
        self.setup, self.live, self.paths, self.copy = setup, live, paths, copy
        self.past = list(past)
        self.found: Sequence[Move | Deal] | None = None
        """The results of a review of the finished game, once there is one."""
        self.people = [seat for seat, name in enumerate(setup.names) if name == PERSON]
        self._bots: dict[int, Bot] = {
            seat: any_bot(name, setup.game.name) for seat, name in enumerate(setup.names) if name != PERSON
        }

    # -- a lesson

    @property
    def lesson(self) -> Lesson | None:
        """The lesson being played, if its learner is the only person."""
        lesson = lessons.of_seed(self.game.name, self.live.seed) if self.setup.folder is None else None
        return lesson if lesson is not None and self.people == [lesson.learner] else None

    def advice(self, seat: int) -> Advice | None:
        """What the lesson says to a seat."""
        lesson = self.lesson
        return lessons.advice(lesson, self.match) if lesson is not None and seat == lesson.learner else None

    def _advised(self, seat: int) -> int | None:
        """The answer that a lesson scripts for a bot, or suggests to the learner."""
        lesson = self.lesson
        return lessons.answer_on_path(lesson, self.match, seat) if lesson is not None else None

    # -- looking

    @property
    def game(self) -> Game[Any]:
        """The game being played."""
        return self.setup.game

    @property
    def match(self) -> Match:
        """The match as it stands. Undo replaces it, so do not keep a reference."""
        return self.live.match

    @property
    def count(self) -> int:
        """How many answers have been given in this game."""
        return len(self.match.entries)

    def seen(self, seat: int) -> Json:
        """Everything a seat sees now."""
        seen = published(self.match, seat)
        return {**seen, "view": signed(seen["view"], seat, seen["steps"])}

    def events(self, seat: int, since: int = 0) -> list[Json]:
        """The facts that a seat may know, from the given number on."""
        return published_events(self.match, seat, since)

    def since_last_turn(self, seat: int) -> int:
        """The number of the first event after a seat's last answer, or 0; a spectator has the last answer of all."""
        seats = range(self.match.seats) if seat == SPECTATOR else [seat]
        own = [place for place, entry in enumerate(self.match.entries) if entry.seat in seats and not entry.forced]
        if not own:
            return 0
        return next((n for n, tell in enumerate(self.match.events) if tell.after >= own[-1]), len(self.match.events))

    def asked_person(self) -> int | None:
        """The seat of the person to answer now."""
        return next((seat for seat in self.match.to_answer() if seat in self.people), None)

    def asked_bot(self) -> int | None:
        """The seat of the bot to answer now."""
        return next((seat for seat in self.match.to_answer() if seat in self._bots), None)

    @property
    def viewer(self) -> int:
        """The seat whose view is shown while no person is asked: the only person's, else a spectator's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # -- answering

    def answer_of(self, seat: int, text: str) -> int:
        """The answer that a text means; BadInput if it means none."""
        ask = self.match.question(seat)
        assert ask is not None, f"seat {seat} is not asked anything"
        try:
            return self.game.answer_of(ask.name, text)
        except ValueError:
            raise BadInput("play-no-answer", text=text) from None

    def refused(self, seat: int, answer: int) -> Refusal | None:
        """Why a seat may not give this answer; None if it may."""
        return self.match.refused(seat, answer)

    def choices(self, seat: int) -> list[Json]:
        """What a seat may answer, in spots and words."""
        ask = self.match.question(seat)
        return [] if ask is None else [published_choice(self.match, ask, answer) for answer in ask.options()]

    def tries(self, seat: int) -> list[Json]:
        """Everything a seat might try, allowed or not, in spots and words."""
        ask = self.match.question(seat)
        return [] if ask is None else [published_choice(self.match, ask, answer) for answer in ask.candidates()]

    def greyed(self, seat: int) -> list[tuple[Json, Refusal]]:
        """The answers that are not allowed now, each with the reason."""
        found = [(each, self.refused(seat, self.answer_of(seat, each["key"]))) for each in self.tries(seat)]
        return [(choice, why) for choice, why in found if why is not None]

    def preview(self, seat: int, answer: int) -> Trial:
        """What an answer would change, as far as its seat can know."""
        ask = self.match.question(seat)
        assert ask is not None, f"seat {seat} is not asked anything"
        trial = tried(self.match, seat, [self.game.key_of(ask.name, answer)])
        return replace(trial, view=signed(trial.view, seat, trial.steps))

    def answer(self, seat: int, answer: int) -> None:
        """Give an answer and save the game."""
        self.live.answer(seat, answer)
        self.save()

    def thinking(self, seat: int) -> Callable[[], int]:
        """A function that finds a bot's answer. It works on its own fork, so that it may run in another thread."""
        advised = self._advised(seat)
        if advised is not None:
            return lambda: advised
        match, luck = self.match.fork(), rng_for(self.live.seed, seat, self.count)
        return lambda: answer_from(self._bots[seat], match, seat, luck)

    def play_bots(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        while (seat := self.asked_bot()) is not None and self.asked_person() is None:
            self.answer(seat, self.thinking(seat)())

    def hinting(self, seat: int) -> Callable[[], Hint]:
        """A function that finds the best answers by what this seat sees. It works on its own fork too."""
        path = self._advised(seat)
        if path is not None:
            return lambda: ([Way(path)], "")
        if not can_advise(self.game.name):
            raise BadInput("no-hints-for-game")
        eye, luck = Eye(self.match.fork(), seat), rng_for(self.live.seed, seat, self.count)
        return lambda: advised(eye, luck)

    def undoes(self) -> list[int] | None:
        """The other seats whose moves an undo would undo; None if it stays within the current turn."""
        place = last_chosen(self.match, self.people)
        if place is None:
            return None
        seat = self.match.entries[place].seat
        undo = undo_of(self.match, seat, {PERSON: self.people})
        return None if undo.within_turn and self.asked_person() in (seat, None) else undo.others

    def undo(self) -> bool:
        """Undo the last answer that a person chose, with everything after it; False if there is none."""
        return self._moved(self.live.undo(self.people))

    def redo(self) -> bool:
        """Redo what was undone last; False if there is nothing to redo."""
        return self._moved(self.live.redo())

    def _moved(self, done: bool) -> bool:
        """Save the game after an undo or redo, and drop the review of the other moves."""
        if done:
            self.found = None
            self.save()
        return done

    # -- after the end

    def to_judge(self) -> list[Task]:
        """The tasks of a review of the game; BadInput if it is not over."""
        return tasks(self.game, self.live.record(), effort_of(self.game.name), components=self.setup.components)

    def retold(self, found: Sequence[Move | Deal], words: Words) -> Retold:
        """The review made of these results, in words."""
        record = self.live.record()
        return Retold(summed(record, found), self.game, record, words, self.setup.components)

    # -- games in a row

    @property
    def more_games(self) -> bool:
        """Whether this game is over and the series goes on."""
        return self.match.over and len(self.past) + 1 < len(self.setup.options)

    def next_game(self) -> None:
        """Begin the next game of the series."""
        first = self.past[0].seed if self.past else self.live.seed
        self.past.append(self.live.record())
        self.found = None
        # Chosen seeds stay repeatable, secret ones secret.
        seed = new_seed() if is_secret(first or "") else f"{first}-{len(self.past) + 1}"
        self.live = self.setup.begin(len(self.past), seed)
        self.save()

    def results(self) -> list[Result]:
        """The results of the finished games of this session."""
        done = [replayed(self.game, record, self.setup.components).result() for record in self.past]
        return [*done, self.match.result()] if self.match.over else done

    def standing(self) -> tuple[list[int], list[int]] | None:
        """The sums of a series by seat, and the seats ahead; None without a series or a finished game."""
        results = self.results()
        if self.game.standing is None or not self.setup.series or not results:
            return None
        return self.game.standing(results)

    # -- saving

    def save(self) -> None:
        """Write the game to its file, and to the copy without a seed that must stay secret."""
        if self.copy is not None:
            write_text(self.copy, self._text(self.live.record()))
        self.paths.write(self._text(self.live.save()), self.match.over and not self.more_games)

    def _text(self, current: Record) -> str:
        return save_text([*self.past, current], self.setup.series, self.setup.folder)


def new_session(setup: Setup, seed: str | None, paths: SavePaths, copy: Path | None = None) -> Session:
    """A new game or series, dealt and saved."""
    live = setup.begin(0, new_seed() if seed is None else seed)
    session = Session(setup, live, [], paths, copy)
    session.save()
    return session


def lesson_session(game: str, copy: Path | None = None) -> Session:
    """A guided first game, which has its own seats, options and deal."""
    lesson = lessons.lesson(game)
    names = [PERSON if seat == lesson.learner else name for seat, name in enumerate(lesson.seats)]
    setup = make_setup(games.game(game), names, lesson.options)
    return new_session(setup, lesson.seed, new_paths(game), copy)


def resumed_session(save: SavedGame, components: str | None = None, copy: Path | None = None) -> Session:
    """A saved game or series, where it was left; BadInput if it cannot be resumed."""
    setup = setup_of(save, components)
    *past, last = save.records
    for record in past:
        replayed(setup.game, record, setup.components)
    live, finished = resumed(setup.game, last, setup.components), [renewed(setup.game, record) for record in past]
    return Session(setup, live, finished, save.paths, copy)
