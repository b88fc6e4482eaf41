"""Unification markers of value 1, from the general supply, and 3, from beside the court. (Z-3.2, Z-5.7, Z-6.1)"""

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import ASPECTS
from tianxia.games.zhanguo.position import FROM_SHORTAGE, NOBODY, THREE, Position, markers_left


def take_markers(pos: Position, me: int, aspect: int, count: int) -> Script[None]:
    """So many value-1 markers of an aspect; each one that the supply cannot give is 1 VP. (Z-3.2)"""
    taken = min(count, markers_left(pos, aspect))
    pos.markers[me * ASPECTS + aspect] += taken
    yield Tell("markers", (me, aspect, taken))
    if taken < count:
        pos.score(me, FROM_SHORTAGE, count - taken)
        yield Tell("scored", (me, count - taken, FROM_SHORTAGE))


def why_no_marker(pos: Position, aspect: int) -> int:
    """A value-1 marker must be in supply. (Z-6.1)"""
    if not 0 <= aspect < ASPECTS:
        return NOT_A_CANDIDATE
    return ALLOWED if markers_left(pos, aspect) > 0 else codes.MARKER_GONE


def marker_of_choice(pos: Position, me: int, source: int) -> Script[None]:
    """A value-1 marker of choice; 1 VP when none of any aspect is left. (Z-6.1, Z-4.6)"""
    if all(markers_left(pos, aspect) == 0 for aspect in THREE):
        pos.score(me, source, 1)
        yield Tell("scored", (me, 1, source))
        return
    aspect: int = yield AskWith(me, "marker", lambda: THREE, lambda aspect: why_no_marker(pos, aspect))
    pos.markers[me * ASPECTS + aspect] += 1
    yield Tell("markers", (me, aspect, 1))


def why_no_big_marker(pos: Position, aspect: int) -> int:
    """The value-3 marker must lie beside the court. (Z-5.7)"""
    if not 0 <= aspect < ASPECTS:
        return NOT_A_CANDIDATE
    return ALLOWED if pos.big[aspect] == NOBODY else codes.BIG_MARKER_GONE


def take_big_marker(pos: Position, me: int) -> Script[None]:
    """A value-3 marker of choice, if any is left. (Z-5.7)"""
    if NOBODY not in pos.big:
        return
    aspect: int = yield AskWith(me, "big_marker", lambda: THREE, lambda aspect: why_no_big_marker(pos, aspect))
    pos.big[aspect] = me
    yield Tell("big_marker", (me, aspect))


def give_back_markers(pos: Position, me: int, aspect: int) -> None:
    """All markers of an aspect go back, the value-3 one beside the court. (Z-7.2)"""
    pos.markers[me * ASPECTS + aspect] = 0
    if pos.big[aspect] == me:
        pos.big[aspect] = NOBODY
