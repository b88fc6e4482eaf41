"""Undo and redo: where they lead, whether they are free, whose moves go too, and what is played again.

Server and terminal decide by this alone; a live match carries it out. Undo is free within your own turn or where
one person plays; otherwise everybody must agree.
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
"""The seats of each person who plays."""


@dataclass(frozen=True)
class Undo:
    """What undo means for a seat right now."""

    offer: Offer
    place: int | None
    """How many answers would remain; None where there is nothing to undo."""
    within_turn: bool
    """Whether no barrier lies between: nothing has been revealed and nobody else has answered since."""
    others: list[int]
    """The seats of other persons whose moves would go too, as far as this seat knows of them."""


NOTHING = Undo("none", None, False, [])


def undo_of(match: Match, seat: int, persons: Persons) -> Undo:
    """What undo means for a seat: where it leads, what it needs, and whom it concerns."""
    own = last_chosen(match, [seat]) if seat >= 0 else None
    if own is None:
        return NOTHING
    free = free_place(match, seat, persons)
    place = own if free is None else free
    others = sorted(moved_since(match, seat, place) - {*_seats_with(seat, persons)})
    return Undo("consent" if free is None else "free", place, last_free(match, seat) == place, others)


def free_place(match: Match, seat: int, persons: Persons, turn: bool = False) -> int | None:
    """How many answers would remain after a free undo of this seat, or of its turn; None where it is not free."""
    alone = next(iter(persons.values())) if len(persons) == 1 else None
    place = last_chosen(match, alone) if alone is not None and seat in alone else last_free(match, seat)
    return _start_of_turn(match, place) if turn and place is not None else place


def last_chosen(match: Match, seats: Sequence[int]) -> int | None:
    """The number of the last answer that one of these seats chose, whatever barrier lies behind it."""
    for place in range(len(match.entries) - 1, -1, -1):
        if match.entries[place].seat in seats and not match.entries[place].forced:
            return place
    return None


def last_free(match: Match, seat: int) -> int | None:
    """The number of a seat's last answer that was not forced, unless a barrier lies behind it.

    A barrier is an answer of chance, which reveals something, or of another seat; sealed answers, once all have come,
    are one as well.
    """
    opened = len(match.entries) - len(match.given())
    for place in range(len(match.entries) - 1, match.origin - 1, -1):
        entry = match.entries[place]
        if entry.seat != seat or (entry.sealed and place < opened):
            return None
        if not entry.forced:
            return place
    return None


def _start_of_turn(match: Match, place: int) -> int:
    """The first of the answers of the same seat that lead up to this one without a barrier between."""
    seat, first = match.entries[place].seat, place
    for earlier in range(place - 1, -1, -1):
        entry = match.entries[earlier]
        if entry.seat != seat or entry.sealed:
            break
        first = earlier if not entry.forced else first
    return first


def moved_since(match: Match, seat: int, place: int) -> set[int]:
    """The seats whose answers from that place on have told this seat something.

    An answer of which it has heard nothing may have been forced, and stays as unknown as it was.
    """
    moved: set[int] = set()
    for tell in reversed(match.events):  # they stand in the order of the answers that caused them
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
    """What redo means for a seat right now: its person has taken back the first of the answers that come again.

    Only own answers among them could as well be given once more; moves of other persons need their consent.
    """
    if seat < 0 or not undone or undone[-1][0].seat not in _seats_with(seat, persons):
        return "none"
    own = {line.seat for line in undone[-1]} <= {undone[-1][0].seat}
    return "free" if own or len(persons) == 1 else "consent"


def _seats_with(seat: int, persons: Persons) -> Sequence[int]:
    """The seats of the person in this one."""
    return next((seats for seats in persons.values() if seat in seats), [seat])
