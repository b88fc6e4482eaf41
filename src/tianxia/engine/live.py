"""A live match holds what a match must not: the seed, the dealer and the names of the seats. Every client has one.

It can be saved at any moment; once resumed, it draws as if it had never stopped.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tianxia.engine.chance import Dealer, deal
from tianxia.engine.game import BadInput, Game
from tianxia.engine.match import Match, begin
from tianxia.engine.record import Header, Line, Record, header_of, record_of
from tianxia.engine.replay import check_draw, opened, play_line
from tianxia.engine.script import Tell
from tianxia.engine.undo import last_chosen


class LiveMatch:
    """A match whose draws are dealt from a seed."""

    def __init__(self, match: Match, header: Header, seed: str) -> None:
        """Take over a match before its first draw."""
        self.match = match
        self.header = header
        self.seed = seed
        self._dealer = Dealer(seed)
        self.foreign = 0
        """How many lines at the start come from another game, so that their draws are not from this seed."""
        self.undone: list[tuple[Line, ...]] = []
        """What was undone, latest on top. It can be redone until somebody gives a different answer."""

    def __repr__(self) -> str:
        """The match, and nothing of its seed."""
        return f"<Live{repr(self.match)[1:]}"

    def deal(self) -> None:
        """Let chance answer until a seat is asked."""
        deal(self.match, self._dealer)

    def answer(self, seat: int, answer: int) -> list[Tell]:
        """Give a seat's answer, then let chance answer; return the events of both."""
        told = len(self.match.events)
        self.match.answer(seat, answer)
        self.undone.clear()
        self.deal()
        return self.match.events[told:]

    def take_back(self, seat: int) -> None:
        """Take back a sealed answer while others are still choosing."""
        self.match.take_back(seat)
        self.undone.clear()

    def rewind(self, length: int) -> None:
        """Go back to when `length` answers had been given; the same draws will follow."""
        if not 0 <= length <= len(self.match.entries):
            raise BadInput("rewind-too-far", length=length)
        lines = self.record().lines
        old = self.match
        self.match, self._dealer = begin(old.game, old.seats, old.options, old.components), Dealer(self.seed)
        self.follow(lines[:length], "")
        # The forced answer right after it is already back.
        if cut := lines[len(self.match.entries) :]:
            self.undone.append(cut)

    def follow(self, lines: Sequence[Line], place: str, first: int = 0) -> None:
        """Play lines of a record, the first of which has that number; their draws must match the seed."""
        for number, line in enumerate(lines, first):
            question = self.match.draw
            # After a forced answer the match may already wait for a draw while the answer's own line is still to come.
            if question is not None and self.foreign <= number == len(self.match.entries):
                check_draw(self.match, self._dealer.draw(question), line, number, place)
            play_line(self.match, line, number, place)

    def undo(self, seats: Sequence[int]) -> bool:
        """Undo the last answer that one of these seats chose, across any barrier; False if there is none."""
        place = last_chosen(self.match, seats)
        if place is not None:
            self.rewind(place)
        return place is not None

    def redo(self) -> bool:
        """Redo the last undo, draws included; False if there is nothing to redo."""
        if not self.undone:
            return False
        self.follow(self.undone.pop(), "", len(self.match.entries))
        return True

    def copy(self) -> "LiveMatch":
        """An independent live match with the same seed: the same answers get the same draws."""
        twin = LiveMatch(self.match.fork(), self.header, self.seed)
        twin._dealer, twin.foreign, twin.undone = self._dealer.copy(), self.foreign, self.undone[:]
        return twin

    def record(self) -> Record:
        """The record so far; it includes the seed only after the end."""
        return record_of(self.match, self.header, self.seed if self.match.over else None)

    def save(self) -> Record:
        """The record with its seed, to resume later. Keep it private: the seed reveals every draw."""
        return replace(self.record(), seed=self.seed)


def new_live_match(
    game: Game[Any], names: Sequence[str], options: Mapping[str, str], seed: str, components: Any = None
) -> LiveMatch:
    """Start a new game, dealt up to its first question to a seat."""
    match = begin(game, len(names), options, components)
    live = LiveMatch(match, header_of(match, names).committed(seed), seed)
    live.deal()
    return live


def resumed(game: Game[Any], record: Record, components: Any = None) -> LiveMatch:
    """Resume a saved game where it was left."""
    if record.seed is None:
        raise BadInput("record-no-seed", place=record.place)
    live = LiveMatch(opened(game, record, components), record.header, record.seed)
    live.follow(record.lines, record.place)
    live.deal()
    return live
