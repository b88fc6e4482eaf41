"""The scripts of Lanterns: a night is a deal, a secret choice by everybody, and perhaps a lantern to hang."""

from typing import Final

from lanterns.position import DEAL, HANG, NOBODY, OILS, OVER, PLACES, ROOM, WATCH, Position
from tianxia.engine.script import ALLOWED, Ask, Script, draw, together

LEAVE: Final = 0
FULL: Final = 1
NOT_YOURS: Final = 2


class Watch(Ask):
    """Leave, or stay and show your oil? The answer names it, since nothing hidden may turn up unsaid. (L-2)"""

    name = "watch"

    def __init__(self, pos: Position, seat: int) -> None:
        """Ask a seat about the oil in its hand."""
        super().__init__(seat)
        self.pos = pos

    def candidates(self) -> tuple[int, ...]:
        """Leaving, or any oil."""
        return (LEAVE, *OILS)

    def why_not(self, oil: int) -> int:
        """A seat can burn only its own oil. (L-2)"""
        return ALLOWED if oil in (LEAVE, self.pos.hands[self.seat]) else NOT_YOURS


class Hang(Ask):
    """Where does the lantern go? (L-3)"""

    name = "hang"

    def __init__(self, pos: Position) -> None:
        """Ask the winner of the night."""
        super().__init__(pos.winner)
        self.pos = pos

    def candidates(self) -> range:
        """Every place."""
        return range(len(PLACES))

    def why_not(self, place: int) -> int:
        """Only a limited number of lanterns hang at a place. (L-3)"""
        return FULL if sum(self.pos.lanterns(place)) == ROOM else ALLOWED


def next_step(pos: Position) -> Script[None] | None:
    """What comes next, by the phase in which the last step left the game."""
    return None if pos.phase == OVER else {DEAL: deal, WATCH: watch, HANG: hang}[pos.phase](pos)


def deal(pos: Position) -> Script[None]:
    """Each seat draws a jar of oil, which nobody else sees. (L-1)"""
    for seat in range(pos.size):
        oil = yield from draw("oil", "oil", lambda: pos.deck, seat, pos.night)
        pos.deck[oil] -= 1
        pos.hands[seat] = oil
        pos.tell_only(seat, "drew", seat, oil)
    pos.phase = WATCH


def watch(pos: Position) -> Script[None]:
    """All choose secretly at once. A player who leaves has a point; the most oil wins one for each who stays. (L-2)"""
    oils = yield from together([Watch(pos, seat) for seat in range(pos.size)])
    for seat, oil in enumerate(oils):
        if oil == LEAVE:
            pos.points[seat] += 1
            pos.tell("left", seat)
        else:
            pos.tell("stayed", seat, oil)
    pos.winner = oils.index(max(oils)) if max(oils) != LEAVE and oils.count(max(oils)) == 1 else NOBODY
    put_back(pos)
    if pos.winner == NOBODY:
        begin_night(pos)
        return
    stayed = pos.size - oils.count(LEAVE)
    pos.points[pos.winner] += stayed
    pos.tell("won", pos.winner, stayed)
    # A separate step, so that no guess replays what was secret before.
    pos.phase = HANG


def put_back(pos: Position) -> None:
    """Every jar goes back. (L-1)"""
    for oil in pos.hands:
        pos.deck[oil] += 1
    pos.hands = [0] * pos.size


def hang(pos: Position) -> Script[None]:
    """The winner hangs a lantern at a place with room for it. (L-3)"""
    me = pos.winner
    place = yield Hang(pos)
    pos.hung[me * len(PLACES) + place] += 1
    pos.tell("hung", me, place)
    begin_night(pos)


def begin_night(pos: Position) -> None:
    """The next night, or the end. (L-4)"""
    pos.night += 1
    pos.phase, pos.winner = (DEAL if pos.night <= pos.nights else OVER), NOBODY
