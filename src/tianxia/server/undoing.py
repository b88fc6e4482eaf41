"""Where an undo leads: for free within one's own turn or where one person plays, else by everybody's consent."""

from collections.abc import Mapping, Sequence
from typing import Literal

from tianxia.engine.match import Match


def last_chosen(match: Match, seats: Sequence[int]) -> int | None:
    """The number of the last answer that one of these seats chose."""
    for place in range(len(match.entries) - 1, -1, -1):
        if match.entries[place].seat in seats and not match.entries[place].forced:
            return place
    return None


def free_place(match: Match, seat: int, persons: Mapping[str, Sequence[int]], turn: bool = False) -> int | None:
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


def offered(match: Match, seat: int, persons: Mapping[str, Sequence[int]]) -> Literal["free", "consent", "none"]:
    """What undo means for a seat right now."""
    if seat < 0 or last_chosen(match, [seat]) is None:
        return "none"
    return "free" if free_place(match, seat, persons) is not None else "consent"
