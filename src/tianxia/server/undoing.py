"""Where undo and redo lead: for free within one's own turn or where one person plays, else by everybody's consent."""

from collections.abc import Mapping, Sequence
from typing import Literal

from tianxia.engine.eye import moved_since
from tianxia.engine.host import last_chosen
from tianxia.engine.match import Match
from tianxia.engine.record import Line

Offer = Literal["free", "consent", "none"]
Persons = Mapping[str, Sequence[int]]
"""The seats of each person who plays."""


def free_place(match: Match, seat: int, persons: Persons, turn: bool = False) -> int | None:
    """How many answers would remain after a free undo of this seat; None where it is not free."""
    alone = next(iter(persons.values())) if len(persons) == 1 else None
    place = last_chosen(match, alone) if alone is not None and seat in alone else match.last_free(seat)
    return _start_of_turn(match, place) if turn and place is not None else place


def _start_of_turn(match: Match, place: int) -> int:
    """The first of the answers of the same seat that lead up to this one without a barrier between."""
    seat, first = match.entries[place].seat, place
    for earlier in range(place - 1, -1, -1):
        entry = match.entries[earlier]
        if entry.seat != seat or entry.sealed:
            break
        first = earlier if not entry.forced else first
    return first


def offered(match: Match, seat: int, persons: Persons) -> Offer:
    """What undo means for a seat right now."""
    if seat < 0 or last_chosen(match, [seat]) is None:
        return "none"
    return "free" if free_place(match, seat, persons) is not None else "consent"


def others_moves(match: Match, seat: int, persons: Persons) -> list[int]:
    """The other seats whose moves an undo would take back too, as far as this seat knows of them."""
    free = free_place(match, seat, persons)
    place = last_chosen(match, [seat]) if free is None else free
    if seat < 0 or place is None:
        return []
    return sorted(moved_since(match, seat, place) - {*_seats_with(seat, persons)})


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
