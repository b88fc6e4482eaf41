"""Small changes that many rules make, each with the fact it tells: points, tokens, unrest, workers, soldiers."""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire.position import (
    ASPECTS,
    MOST_UNREST,
    PLACES,
    REGIONS,
    SOURCES,
    Position,
)

ALL_REGIONS: Final = (0, 1, 2, 3, 4)
ALL_ASPECTS: Final = (0, 1, 2)
ALL_OFFICIALS: Final = (0, 1, 2)

# What a question for a region, or for a region's worker, is about.
TO_TUCK: Final = 0
TO_RECRUIT: Final = 1
TO_PLACE: Final = 2
TO_GOVERN: Final = 3
TO_HIRE: Final = 4
TO_BUILD: Final = 5
TO_WALL: Final = 6
TO_MOVE: Final = 7


def all_regions() -> tuple[int, ...]:
    """Chu, Wei, Zhao, Qi, Yan."""
    return ALL_REGIONS


def all_aspects() -> tuple[int, ...]:
    """Writing, currency, laws."""
    return ALL_ASPECTS


def all_officials() -> tuple[int, ...]:
    """Alchemist, architect, general."""
    return ALL_OFFICIALS


def score(pos: Position, me: int, source: int, points: int) -> Script[None]:
    """Points during the game, noted by where they come from. (F-9.1)"""
    pos.vp[me * SOURCES + source] += points
    yield Tell("points", (pos.chair(me), source, points))


def gain_tokens(pos: Position, me: int, aspect: int, count: int) -> Script[None]:
    """Small tokens of an aspect, as far as the supply goes. (F-3.2)"""
    left = pos.supply(aspect)
    got = count if count < left else left
    pos.small[me * ASPECTS + aspect] += got
    yield Tell("tokens", (pos.chair(me), aspect, got))


def set_unrest(pos: Position, me: int, region: int, level: int) -> Script[None]:
    """The unrest marker of a region moves to a level. (F-3.3)"""
    pos.unrest[me * REGIONS + region] = level
    yield Tell("unrest", (me, region, level))


def raise_unrest(pos: Position, me: int, region: int, steps: int) -> Script[None]:
    """Unrest rises; whoever calls this has seen that it does not pass 3. (F-4.5)"""
    level = pos.unrest[me * REGIONS + region] + steps
    assert level <= MOST_UNREST
    return set_unrest(pos, me, region, level)


def add_workers(pos: Position, me: int, region: int, count: int) -> Script[None]:
    """Workers come from a supply without limit. (F-1.2)"""
    pos.workers[me * REGIONS + region] += count
    yield Tell("hired", (me, region, count))


def recruit_official(pos: Position, me: int, official: int, region: int) -> Script[None]:
    """An official goes from the stock to a region. (F-5.1)"""
    pos.officials[me * PLACES + region * 3 + official] += 1
    yield Tell("recruited", (me, official, region))


def unlock(pos: Position, me: int, count: int) -> Script[None]:
    """Soldiers go from the board to the entrance, as many as are still locked. (F-7.1)"""
    freed = count if count < pos.locked[me] else pos.locked[me]
    pos.locked[me] -= freed
    pos.entrance[me] += freed
    yield Tell("unlocked", (pos.chair(me), freed))


def any_unrest(pos: Position, me: int) -> bool:
    """Whether any region of a player is restless."""
    return any(pos.unrest[me * REGIONS : me * REGIONS + REGIONS])


def any_worker(pos: Position, me: int) -> bool:
    """Whether a player has a worker anywhere."""
    return any(pos.workers[me * REGIONS : me * REGIONS + REGIONS])


def any_official(pos: Position, me: int) -> bool:
    """Whether a player has an official anywhere."""
    return any(pos.officials[me * PLACES : me * PLACES + PLACES])


def why_no_official(pos: Position, me: int, official: int, code: int) -> int:
    """An official of a type can be recruited only from the stock; the code says by which rule. (F-5.1, F-6.2, F-8.2)"""
    return ALLOWED if pos.official_stock(me, official) > 0 else code


def choose_official(pos: Position, me: int, code: int) -> Script[int]:
    """Which type to recruit. (F-5.1, F-6.2, F-8.2)"""
    return choose(me, "official", all_officials, lambda official: why_no_official(pos, me, official, code))


def choose_region(me: int, purpose: int) -> Script[int]:
    """Any region."""
    return choose(me, "region", all_regions, about=(purpose,))
