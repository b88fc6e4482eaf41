"""Unification markers: value 1 from the general supply, value 3 from beside the court. (Z-3.2, Z-5.7, Z-6.1)"""

from collections.abc import Sequence

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import ALL_ASPECTS, FROM_SHORTAGE, NOBODY, Aspect, Code, Seat, Source
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question


def take_markers(pos: Position, me: Seat, aspect: Aspect, count: int) -> None:
    """Take value-1 markers of an aspect; score 1 VP for each that the supply lacks. (Z-3.2)"""
    taken = min(count, pos.markers_left(aspect))
    pos.add_markers(me, aspect, taken)
    if taken < count:
        pos.score(me, FROM_SHORTAGE, count - taken)


class Marker(Question):
    """Which marker do you take? (Z-6.1)"""

    name = "marker"

    def candidates(self) -> Sequence[int]:
        """One of each aspect."""
        return ALL_ASPECTS

    def why_not(self, answer: int) -> Code:
        """A value-1 marker must be in supply. (Z-6.1)"""
        return ALLOWED if self.pos.markers_left(Aspect(answer)) > 0 else refusals.MARKER_GONE


def marker_of_choice(pos: Position, me: Seat, source: Source) -> Script[None]:
    """Take a value-1 marker of the player's choice; 1 VP when none of any aspect is left. (Z-6.1, Z-4.6)"""
    if all(pos.markers_left(aspect) == 0 for aspect in ALL_ASPECTS):
        pos.score(me, source, 1)
        return
    aspect: Aspect = yield Marker(pos, me)
    pos.add_markers(me, aspect, 1)


class BigMarker(Question):
    """Which value-3 marker do you take? (Z-5.7)"""

    name = "big_marker"

    def candidates(self) -> Sequence[int]:
        """One of each aspect."""
        return ALL_ASPECTS

    def why_not(self, answer: int) -> Code:
        """It must be beside the court. (Z-5.7)"""
        return ALLOWED if self.pos.big_marker(Aspect(answer)) == NOBODY else refusals.BIG_MARKER_GONE


def take_big_marker(pos: Position, me: Seat) -> Script[None]:
    """Take a value-3 marker of the player's choice, if any is left. (Z-5.7)"""
    if not pos.has_big_marker_left():
        return
    aspect: Aspect = yield BigMarker(pos, me)
    pos.set_big_marker(aspect, me)
    pos.tell("big_marker", me, aspect)


def give_back_markers(pos: Position, me: Seat, aspect: Aspect) -> None:
    """Return all markers of an aspect, the value-3 one beside the court. (Z-7.2)"""
    pos.set_markers(me, aspect, 0)
    if pos.big_marker(aspect) == me:
        pos.set_big_marker(aspect, NOBODY)
