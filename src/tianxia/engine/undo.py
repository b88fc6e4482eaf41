"""Undo and redo: where they lead, whether they are free, whose moves they take back, and what is replayed.

Server and terminal decide by this alone; a live match carries it out. Undo is free within your own turn or where
one person plays; in all other cases everybody must agree.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tianxia.engine.game import Refusal, Refused
from tianxia.engine.match import Match
from tianxia.engine.record import Line
from tianxia.engine.script import CHANCE

Offer = Literal["free", "consent", "none"]
Persons = Mapping[str, Sequence[int]]
"""The seats of each person playing."""


@dataclass(frozen=True)
class Undo:
    """What undo means for a seat right now."""

    offer: Offer
    place: int | None
    """How many answers would remain; None if there is nothing to undo."""
    within_turn: bool
    """Whether there is no barrier in the way: nothing has been revealed and nobody else has answered since."""
    others: list[int]
    """The seats of other people whose moves would be undone too, as far as this seat knows."""


NOTHING = Undo("none", None, False, [])


def undo_of(match: Match, seat: int, persons: Persons) -> Undo:
    """What undo means for a seat: where it leads, whether it is free, and whom it affects."""
    own = last_chosen(match, [seat]) if seat >= 0 else None
    if own is None:
        return NOTHING
    within_turn, alone = last_free(match, seat), _alone(seat, persons)
    free = within_turn if alone is None else last_chosen(match, alone)
    place = own if free is None else free
    others = sorted(moved_since(match, seat, place) - {*_seats_with(seat, persons)})
    return Undo("consent" if free is None else "free", place, within_turn == place, others)


def free_place(match: Match, seat: int, persons: Persons, turn: bool = False) -> int | None:
    """How many answers would remain after this seat freely undoes an answer, or its turn; None if it is not free."""
    alone = _alone(seat, persons)
    place = last_free(match, seat) if alone is None else last_chosen(match, alone)
    return _start_of_turn(match, place) if turn and place is not None else place


def _alone(seat: int, persons: Persons) -> Sequence[int] | None:
    """The seats of the only person who plays, if this seat is one of them."""
    seats = next(iter(persons.values())) if len(persons) == 1 else ()
    return seats if seat in seats else None


def last_chosen(match: Match, seats: Sequence[int]) -> int | None:
    """The number of the last answer that one of these seats chose, whatever barriers came after it."""
    entries = match.entries
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if entry.seat in seats and not entry.forced:
            return place
    return None


def last_free(match: Match, seat: int) -> int | None:
    """The number of a seat's last answer that was not forced, unless a barrier came after it.

    A barrier is an answer by chance, which reveals something, or by another seat; so are sealed answers once all of
    them are in.
    """
    entries = match.entries
    opened = len(entries) - len(match.given())
    for place in range(len(entries) - 1, match.origin - 1, -1):
        entry = entries[place]
        if entry.seat != seat or (entry.sealed and place < opened):
            return None
        if not entry.forced:
            return place
    return None


def _start_of_turn(match: Match, place: int) -> int:
    """The first of the same seat's answers that lead up to this one without a barrier in between."""
    seat, first = match.entries[place].seat, place
    for earlier in range(place - 1, -1, -1):
        entry = match.entries[earlier]
        if entry.seat != seat or entry.sealed:
            break
        first = earlier if not entry.forced else first
    return first


def moved_since(match: Match, seat: int, place: int) -> set[int]:
    """The seats whose answers from there on have told this seat something.

    An answer it has heard nothing about may have been forced, and stays as unknown as it was.
    """
    moved: set[int] = set()
    for tell in reversed(match.events):  # events are in the order of the answers that caused them
        if tell.after < place:
            break
        if tell.known_to(seat):
            moved.add(match.entries[tell.after].seat)
    return moved - {CHANCE}


def undo(match: Match, seat: int) -> None:
    """Take back a seat's last answer, within its own turn."""
    place = last_free(match, seat)
    if place is None:
        raise Refused(Refusal("barrier", "", {"seat": seat}))
    match.rewind(place)


def redo_offered(undone: Sequence[Sequence[Line]], seat: int, persons: Persons) -> Offer:
    """What redo means for a seat right now; it needs the first of the answers to be redone to be its person's own.

    Redoing only own answers is free, since they could simply be given again; moves of other people need their consent.
    """
    if seat < 0 or not undone or undone[-1][0].seat not in _seats_with(seat, persons):
        return "none"
    own = {line.seat for line in undone[-1]} <= {undone[-1][0].seat}
    return "free" if own or len(persons) == 1 else "consent"


def _seats_with(seat: int, persons: Persons) -> Sequence[int]:
    """All seats of the person in this seat."""
    return next((seats for seats in persons.values() if seat in seats), [seat])
