"""Which pieces a turn has moved since anything depended on where they stand, and whether one move takes another back.

A piece that goes there and back brings nothing and only looks odd, so the beam leaves such turns out. What counts as a
move, and what depends on one, is its game's: `bots/<game>/shifts.py`.
"""

from collections.abc import Callable, Sequence
from functools import cache

from tianxia.bots import has_part, part
from tianxia.engine.match import Match
from tianxia.engine.script import CHANCE, Tell

Shift = tuple[int, int, int]
"""A kind of piece, where it left, and where it went."""
Trail = tuple[Shift, ...]
Reader = Callable[[Tell], Shift | None]
SETTLED: Shift = (-1, -1, -1)
"""What a reader says of a fact that depends on where pieces stand: all earlier moves have had their use."""


def no_shift(_tell: Tell) -> Shift | None:
    """Nothing moves, as in a game whose turns are one answer."""
    return None


@cache
def reader_for(game: str) -> Reader:
    """How to read the facts of a game."""
    if not has_part(game, "shifts"):
        return no_shift
    reader: Reader = part(game, "shifts").shift
    return reader


def going_on(trail: Trail, told: Sequence[Tell], read: Reader) -> Trail | None:
    """The trail with what has been told since; None if a move takes an earlier one back."""
    for tell in told:
        shift = read(tell)
        if shift is None:
            continue
        if shift == SETTLED:
            trail = ()
        elif (shift[0], shift[2], shift[1]) in trail:
            return None
        else:
            trail = (*trail, shift)
    return trail


def trail_so_far(world: Match, read: Reader) -> Trail:
    """The trail of the step that a world is in the midst of."""
    since = world.since()
    if read is no_shift or not since or any(entry.sealed for entry in since):
        return ()
    twin = world.believed(world.checkpoint(), [])
    trail: Trail = ()
    for place, entry in enumerate(since, world.step_began()):
        if len(twin.entries) == place:  # else it was the only answer, and is given already
            told = twin.answer_chance(entry.answer) if entry.seat == CHANCE else twin.answer(entry.seat, entry.answer)
            # Somebody may have gone there and back: what he has done is done.
            trail = going_on(trail, told, read) or ()
    return trail
