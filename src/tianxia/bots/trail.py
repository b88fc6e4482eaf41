"""The pieces that a turn has moved since anything depended on their places, and whether one move reverses another.

Moving a piece back and forth gains nothing and looks odd, so the beam leaves such turns out. A game says what counts as
a move, and what depends on one, in `bots/<game>/shifts.py`.
"""

from collections.abc import Callable, Sequence
from functools import cache

from tianxia.bots import has_part, part
from tianxia.engine.match import Match
from tianxia.engine.script import CHANCE, Tell

Shift = tuple[int, int, int]
"""A kind of piece, where it was, and where it went."""
Trail = tuple[Shift, ...]
Reader = Callable[[Tell], Shift | None]
SETTLED: Shift = (-1, -1, -1)
"""What a reader returns for a fact that depends on the places of pieces: earlier moves have served their purpose."""


def no_shift(_tell: Tell) -> Shift | None:
    """Nothing moves, as in a game with one answer per turn."""
    return None


@cache
def reader_for(game: str) -> Reader:
    """How to read the facts of a game."""
    if not has_part(game, "shifts"):
        return no_shift
    reader: Reader = part(game, "shifts").shift
    return reader


def going_on(trail: Trail, told: Sequence[Tell], read: Reader) -> Trail | None:
    """The trail with the new events; None if a move reverses an earlier one."""
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
    """The trail of a world's present step."""
    since = world.since()
    if read is no_shift or not since or any(entry.sealed for entry in since):
        return ()
    twin = world.believed(world.checkpoint(), [])
    trail: Trail = ()
    for place, entry in enumerate(since, world.step_began()):
        if len(twin.entries) == place:  # else the answer was forced, and is given already
            told = twin.answer_chance(entry.answer) if entry.seat == CHANCE else twin.answer(entry.seat, entry.answer)
            # A person may have moved a piece back and forth already.
            trail = going_on(trail, told, read) or ()
    return trail
