"""A record as people read it: one line per turn, numbered, in the words of the game's log; draws only on request."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tianxia.engine.eye import published_event
from tianxia.engine.game import Game, Json
from tianxia.engine.match import Match
from tianxia.engine.record import Line, Record
from tianxia.engine.script import CHANCE, EVERYONE, Tell
from tianxia.telling.faces import reading_face
from tianxia.telling.speech import Speech
from tianxia.telling.titles import game_title
from tianxia.words import Words

MARGIN = 6
"""Columns for the number of a turn."""
SET_UP = -1
"""The `after` of an event that no answer caused."""


@dataclass
class Passage:
    """A turn, or what happens between turns."""

    number: int | None = None
    """Which turn it is, from 1."""
    seat: int = CHANCE
    """Whose turn; nobody's if several answer at once."""
    openings: list[str] = field(default_factory=list)
    """The first answer of the turn, or of each seat, shown if it causes nothing that the table hears."""
    question: str = ""
    """What the seat answered last."""
    sentences: list[str] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The turn on one line, its draws on others."""
        mark = "" if self.number is None else f"{self.number}. "
        if text := " ".join(self.sentences) or "; ".join(self.openings):
            yield f"{mark:>{MARGIN}}{text}"
        yield from (f"{'':>{MARGIN}}{draw}" for draw in self.draws)


class Telling:
    """Tells one game while it is replayed."""

    def __init__(self, words: Words, game: Game[Any], record: Record, with_draws: bool = False) -> None:
        """Use the words of the reader's language."""
        self.words, self.game, self.record, self.with_draws = words, game, record, with_draws
        self.speech = Speech(game.name, words, reading_face(game.name))
        self._turns = self._answers = self._events = 0
        self._draw_seats: dict[int, int] = {}
        self._views: dict[int, Json] = {}
        self._opening = ""
        self._passage = Passage()

    def lines(self, matches: Iterable[Match]) -> Iterator[str]:
        """Who plays, every turn, and how it ended. `matches` come from `played`."""
        for number, match in enumerate(matches):
            # The header is checked only now.
            yield from self._head() if number == 0 else ()
            yield from self._since(match)
            self._before(match, number)
        yield from self._passage.lines()
        yield ""
        yield from self.speech.outcome(match.result()) if match.over else [self.words.say("match-not-over")]

    def _head(self) -> Iterator[str]:
        header = self.record.header
        yield " · ".join([game_title(self.game.name, self.words), *self.speech.chosen(self.game, header.options)])
        for seat, name in enumerate(header.seats):
            yield f"{self.speech.seat(seat)}: {self.speech.sitter(name, header.seats)}"
        yield ""

    # -- before an answer

    def _before(self, match: Match, number: int) -> None:
        """Remember what cannot be seen any more once the answer is given."""
        if match.draw is not None:
            self._draw_seats[len(match.entries)] = match.draw.seat
        line = self.record.lines[number] if number < len(self.record.lines) else None
        if line is not None and number == len(match.entries) and self._opens(line):
            self._opening = self._worded(match, line)

    def _opens(self, line: Line) -> bool:
        """Whether an answer begins a turn: another seat's, or the first of several. Repeated questions continue it."""
        face, passage = self.speech.face, self._passage
        if line.seat in (CHANCE, passage.seat) and face.OPENING is not None:
            return line.seat != CHANCE and line.question != passage.question and face.opens(line.question)
        return line.seat != CHANCE

    def _worded(self, match: Match, line: Line) -> str:
        ask = match.question(line.seat)
        # An invalid answer is refused when it is played: until then it is shown as written.
        with suppress(ValueError):
            if ask is not None and ask.name == line.question:
                return self._named(line, self.speech.answer(match, line.seat, line.answer))
        return self._named(line, line.answer)

    def _named(self, line: Line, answer: str) -> str:
        return f"{self.speech.seat(line.seat)}: {answer}"

    # -- after answers

    def _since(self, match: Match) -> Iterator[str]:
        """What has happened since the last look: one answer, or several if some were forced."""
        told: dict[int, list[Tell]] = {}
        for tell in match.events[self._events :]:
            told.setdefault(tell.after, []).append(tell)
        first, self._answers, self._events = self._answers, len(match.entries), len(match.events)
        self._views.clear()
        yield from self._tell(match, told.get(SET_UP, []))
        for number in range(first, self._answers):
            yield from self._answer(match, number, told.get(number, []))

    def _answer(self, match: Match, number: int, tells: list[Tell]) -> Iterator[str]:
        """Tell one answer, in the passage that it belongs to."""
        line = self.record.lines[number]
        if line.seat != CHANCE:
            yield from self._turn(match.entries[number].sealed, line)
        heard = [tell for tell in tells if self._is_open(match, tell)]
        if line.seat == CHANCE and heard and self._draw_seats.get(number, CHANCE) != self._passage.seat:
            yield from self._turn_to(Passage())
        yield from self._tell(match, heard)
        if line.seat == CHANCE and self.with_draws:
            self._draw(match, line, [tell for tell in tells if tell not in heard], told=bool(heard))

    def _turn(self, sealed: bool, line: Line) -> Iterator[str]:
        """Begin a turn if this answer is its first; seats that answer secretly at once share one."""
        passage = self._passage
        goes_on = passage.number is not None and passage.seat == CHANCE if sealed else not self._opens(line)
        if not goes_on:
            self._turns += 1
            yield from self._turn_to(Passage(self._turns, CHANCE if sealed else line.seat))
        if sealed or not goes_on:
            self._passage.openings.append(self._opening or self._named(line, line.answer))
        self._opening, self._passage.question = "", line.question

    def _tell(self, match: Match, tells: list[Tell]) -> Iterator[str]:
        """Add sentences to the passage; a chapter begins another one."""
        for tell in tells:
            if tell.name == self.game.chapter:
                yield from self._turn_to(Passage())
            self._passage.sentences.append(self._sentence(match, tell))

    def _turn_to(self, passage: Passage) -> Iterator[str]:
        """End the passage and begin another one."""
        yield from self._passage.lines()
        self._passage = passage

    def _is_open(self, match: Match, tell: Tell) -> bool:
        """Whether everybody hears an event and it needs a sentence; other events are about draws."""
        return tell.only == EVERYONE and self.speech.face.worth_telling(published_event(match, tell))

    def _sentence(self, match: Match, tell: Tell) -> str:
        viewer = max(self._passage.seat, 0)
        if viewer not in self._views:
            self._views[viewer] = self.speech.view(match, viewer)
        return self.speech.event(published_event(match, tell), self._views[viewer])

    def _draw(self, match: Match, line: Line, tells: list[Tell], told: bool) -> None:
        """A draw by what its seat learns, else by what the table sees of it, else as in the record."""
        private = [tell for tell in tells if tell.only != EVERYONE]
        said = [self._sentence(match, tell) for tell in private or tells]
        if not said and not told:
            said = [self.words.say("replay-draw", question=line.question, answer=line.answer)]
        self._passage.draws += said
