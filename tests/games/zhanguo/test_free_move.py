"""The free move at three questions loses nothing: tried by brute force against offering it at every moment."""

from random import Random

import pytest

from tests.games.zhanguo.every_moment import TooMany, at_rest, ends, rested, small_turn, spent
from tests.games.zhanguo.scene import ME
from tianxia.engine.script import ALLOWED
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.moves import DOWNS
from tianxia.games.zhanguo.rules.officials import move_down, why_no_down

LIMIT = 1500
"""Turns with more different moments than this are left out."""


def compared(seed: int) -> tuple[int, int]:
    """Compare one small turn, the first of this seed that is not too large; how many ends it has, of how many tries."""
    rng = Random(f"free move {seed}")
    for tries in range(1, 100):
        start = small_turn(rng)
        try:
            everywhere = ends(start, True, LIMIT)
        except TooMany:
            continue
        assert ends(start, False, LIMIT) == everywhere
        return len(everywhere), tries
    raise AssertionError("all turns are too large")


def test_the_same_positions_at_the_start_of_the_next_turn(thorough: bool) -> None:  # Z-5.3
    found = [compared(seed) for seed in range(400 if thorough else 6)]
    assert sum(ends_ for ends_, _ in found) > 10 * len(found)


def moved_down(start: Position) -> list[Position]:
    """Every position that free moves lead to."""
    todo, found = [start], [start]
    while todo:
        at = todo.pop()
        for down in DOWNS:
            if why_no_down(at, ME, down) == ALLOWED:
                further = at.copy()
                move_down(further, ME, down)
                todo.append(further)
                found.append(further)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_for_points_in_the_rewards_phase(seed: int, thorough: bool) -> None:  # Z-5.3
    """Free moves at the end of a turn, then four points from a reward's square: no further than the points alone."""
    rng = Random(f"rewards {seed}")
    for _ in range(20 if thorough else 1):
        start = small_turn(rng)
        plainly = {found for pos in spent(start, 3) for found in rested(at_rest(pos))}
        before = {f for first in moved_down(start) for pos in spent(first, 3) for f in rested(at_rest(pos))}
        assert plainly == before
