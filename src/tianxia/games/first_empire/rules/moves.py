"""Moving officials and workers, calming regions, picking tokens: what abilities, tiles and rewards have in common."""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import ASPECTS, PLACES, REGIONS, Position
from tianxia.games.first_empire.rules.deeds import (
    TO_MOVE,
    all_aspects,
    all_regions,
    any_official,
    any_unrest,
    any_worker,
    gain_tokens,
    set_unrest,
)

STOP_MOVING: Final = 15
"""The answer to `mover` that ends a row of official moves; 0 to 14 are region * 3 + type."""
WORKER: Final = 3
"""What moves where it is no official, whose types are 0 to 2."""
NO_MORE_REGIONS: Final = 5
"""The answer to a question for regions that ends a row of them."""

MOVERS: Final = tuple(range(15))
MOVERS_OR_STOP: Final = tuple(range(16))
REGIONS_OR_STOP: Final = tuple(range(6))


def all_movers() -> tuple[int, ...]:
    """Every type in every region."""
    return MOVERS


def movers_or_stop() -> tuple[int, ...]:
    """The same, and the end of moving."""
    return MOVERS_OR_STOP


def regions_or_stop() -> tuple[int, ...]:
    """Every region, and the end of choosing."""
    return REGIONS_OR_STOP


def why_no_mover(pos: Position, me: int, mover: int) -> int:
    """Only an official that stands there can move. (F-4.2)"""
    if mover == STOP_MOVING or pos.officials[me * PLACES + mover]:
        return ALLOWED
    return codes.NO_OFFICIAL_THERE


def why_not_to(start: int, region: int) -> int:
    """Regions lie in a row; one step goes to a neighbour, and the ends are not neighbours. (F-4.2)"""
    return ALLOWED if region - start in (1, -1) else codes.NOT_ADJACENT


def move_official(pos: Position, me: int, mover: int) -> Script[None]:
    """One official goes to an adjacent region. (F-4.2)"""
    start, official = mover // 3, mover % 3
    to = yield from choose(me, "to", all_regions, lambda region: why_not_to(start, region), about=(start, official))
    pos.officials[me * PLACES + mover] -= 1
    pos.officials[me * PLACES + to * 3 + official] += 1
    yield Tell("moved_official", (me, official, start, to))


def move_one_official(pos: Position, me: int) -> Script[None]:
    """The move of one official after a court action. (F-4.2)"""
    mover = yield from choose(me, "mover", all_movers, lambda mover: why_no_mover(pos, me, mover))
    yield from move_official(pos, me, mover)


def move_officials(pos: Position, me: int, most: int) -> Script[None]:
    """Up to so many moves, of the same official or of several; one may stop at any time. (F-6.1)"""
    for _ in range(most):
        if not any_official(pos, me):
            return
        mover = yield from choose(me, "mover", movers_or_stop, lambda mover: why_no_mover(pos, me, mover))
        if mover == STOP_MOVING:
            return
        yield from move_official(pos, me, mover)


def why_no_worker(pos: Position, me: int, region: int, code: int) -> int:
    """Only a worker that is there can move; the code says by which rule. (F-6.1, F-6.4)"""
    if region == NO_MORE_REGIONS or pos.workers[me * REGIONS + region]:
        return ALLOWED
    return code


def move_workers(pos: Position, me: int, most: int, code: int) -> Script[None]:
    """One worker must move; of several moves one may do fewer. (F-6.1, F-6.4)"""
    where = all_regions if most == 1 else regions_or_stop
    for _ in range(most):
        if not any_worker(pos, me):
            return
        start = yield from choose(
            me, "worker", where, lambda region: why_no_worker(pos, me, region, code), about=(TO_MOVE,)
        )
        if start == NO_MORE_REGIONS:
            return
        yield from move_worker(pos, me, start)


def move_worker(pos: Position, me: int, start: int) -> Script[None]:
    """One worker goes to an adjacent region. (F-6.1)"""
    to = yield from choose(me, "to", all_regions, lambda region: why_not_to(start, region), about=(start, WORKER))
    pos.workers[me * REGIONS + start] -= 1
    pos.workers[me * REGIONS + to] += 1
    yield Tell("moved_worker", (me, start, to))


def why_no_calm(pos: Position, me: int, region: int, done: int, code: int) -> int:
    """Only a restless region can be calmed, and each but once where regions must differ. `done` is a set of bits.

    The code says by which rule. (F-6.1, F-6.2, F-6.4, F-8.2)
    """
    if region == NO_MORE_REGIONS:
        return ALLOWED
    if done >> region & 1:
        return codes.CALMED_ALREADY
    return ALLOWED if pos.unrest[me * REGIONS + region] else code


def calm(pos: Position, me: int, done: int, code: int) -> Script[int]:
    """Unrest falls by one in a region of choice. (F-6.1)"""
    region = yield from choose(me, "calm", all_regions, lambda region: why_no_calm(pos, me, region, done, code))
    yield from set_unrest(pos, me, region, pos.unrest[me * REGIONS + region] - 1)
    return region


def may_calm(pos: Position, me: int, done: int) -> bool:
    """Whether a region is left that could be calmed."""
    return any(why_no_calm(pos, me, region, done, codes.TILE_LACKS_UNREST) == ALLOWED for region in range(REGIONS))


def calm_regions(pos: Position, me: int, count: int) -> Script[None]:
    """Unrest falls by one in so many different regions, as far as possible. (F-6.4)"""
    done = 0
    for _ in range(count):
        if may_calm(pos, me, done):
            region = yield from calm(pos, me, done, codes.TILE_LACKS_UNREST)
            done |= 1 << region


def reset_unrest(pos: Position, me: int, most: int) -> Script[None]:
    """Unrest goes to 0 in up to so many regions. (F-8.2)"""
    for _ in range(most):
        if not any_unrest(pos, me):
            return
        region = yield from choose(
            me, "reset", regions_or_stop, lambda region: why_no_calm(pos, me, region, 0, codes.NO_UNREST_TO_RESET)
        )
        if region == NO_MORE_REGIONS:
            return
        yield from set_unrest(pos, me, region, 0)


def why_no_token(pos: Position, aspect: int) -> int:
    """A token can be taken only from the supply. (F-1.2)"""
    return ALLOWED if pos.supply(aspect) > 0 else codes.SUPPLY_EMPTY


def any_token(pos: Position) -> bool:
    """Whether the supply holds any token."""
    return any(pos.supply(aspect) > 0 for aspect in range(ASPECTS))


def take_tokens(pos: Position, me: int, count: int) -> Script[None]:
    """Tokens of one's choice, one by one, as far as the supply goes. (F-6.1)"""
    for _ in range(count):
        if any_token(pos):
            aspect = yield from choose(me, "token", all_aspects, lambda aspect: why_no_token(pos, aspect))
            yield from gain_tokens(pos, me, aspect, 1)
