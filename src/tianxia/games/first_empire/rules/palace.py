"""Build one palace, paid or free, with the palace tile of its region. (F-5.5, F-6.5, F-8.6)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import (
    ARCHITECT,
    FROM_PALACE_TILES,
    FROM_PALACES,
    MOST_UNREST,
    PALACES,
    PLACES,
    REGIONS,
    Position,
)
from tianxia.games.first_empire.rules.deeds import TO_BUILD, all_aspects, all_regions, raise_unrest, score

POINTS: Final = 6
WORKERS_HERE: Final = 2
ANY_CARD: Final = 4
"""The kind of palace tile that counts every card and raises unrest."""


def why_no_palace(pos: Position, me: int) -> int:
    """A palace in stock and a region that can pay. (F-5.5, F-5.8)"""
    if pos.palaces_out(me) >= PALACES:
        return codes.NO_PALACE
    reason = codes.NO_REGION_TO_BUILD
    for region in range(REGIONS):
        code = why_not_here(pos, me, region)
        if code == ALLOWED:
            return ALLOWED
        if code == codes.OTHER_WORKER_MISSING:
            reason = code
    return reason


def why_not_here(pos: Position, me: int, region: int) -> int:
    """An architect and two workers there, and a worker in another region. (F-5.5)"""
    if not pos.officials[me * PLACES + region * 3 + ARCHITECT]:
        return codes.NO_ARCHITECT
    here = pos.workers[me * REGIONS + region]
    if here < WORKERS_HERE:
        return codes.WORKERS_MISSING
    if sum(pos.workers[me * REGIONS : me * REGIONS + REGIONS]) == here:
        return codes.OTHER_WORKER_MISSING
    return ALLOWED


def why_no_third(pos: Position, me: int, region: int, other: int) -> int:
    """The third worker comes from another region, even if the first has three. (F-5.5)"""
    if other == region:
        return codes.REGION_HAS_PAID
    return ALLOWED if pos.workers[me * REGIONS + other] else codes.NO_WORKER_THERE


def build(pos: Position, me: int) -> Script[None]:
    """The architect stays; two workers there and one of another region are paid. (F-5.5)"""
    region = yield from choose(
        me, "region", all_regions, lambda region: why_not_here(pos, me, region), about=(TO_BUILD,)
    )
    other = yield from choose(
        me, "worker", all_regions, lambda other: why_no_third(pos, me, region, other), about=(TO_BUILD,)
    )
    pos.workers[me * REGIONS + region] -= WORKERS_HERE
    pos.workers[me * REGIONS + other] -= 1
    yield Tell("paid_workers", (me, region, WORKERS_HERE))
    yield Tell("paid_workers", (me, other, 1))
    yield from erect(pos, me, region)
    if not all(pos.large):
        yield from take_large_token(pos, me)


def erect(pos: Position, me: int, region: int) -> Script[None]:
    """The palace stands: 6 points and a palace tile of the region, if any can be taken. (F-5.5, F-8.6)"""
    pos.palaces[me * REGIONS + region] += 1
    yield Tell("palace", (me, region))
    yield from score(pos, me, FROM_PALACES, POINTS)
    if any(why_no_tile(pos, me, region, kind) == ALLOWED for kind in tiles_in(pos, region)):
        kind = yield from choose_tile(pos, me, region)
        yield from score_tile(pos, me, region, kind)


def tiles_in(pos: Position, region: int) -> list[int]:
    """The kinds of palace tile that lie in a region."""
    there = [tile - 1 for tile in pos.palace_tiles[region * 3 : region * 3 + 3] if tile]
    return [kind for kind in range(5) if kind in there]


def why_no_tile(pos: Position, me: int, region: int, kind: int) -> int:
    """The tile that raises unrest cannot be taken at 3. (F-6.5)"""
    if kind == ANY_CARD and pos.unrest[me * REGIONS + region] >= MOST_UNREST:
        return codes.TILE_RAISES_UNREST
    return ALLOWED


def choose_tile(pos: Position, me: int, region: int) -> Script[int]:
    """One must be taken; among several one chooses. (F-5.5)"""
    return choose(
        me,
        "palace_tile",
        lambda: tiles_in(pos, region),
        lambda kind: why_no_tile(pos, me, region, kind),
        about=(region,),
    )


def score_tile(pos: Position, me: int, region: int, kind: int) -> Script[None]:
    """Points for the cards in that region at this moment; the tile leaves the game. (F-6.5)"""
    remove_tile(pos, region, kind)
    yield Tell("palace_tile", (me, region, kind))
    if kind == ANY_CARD:
        yield from raise_unrest(pos, me, region, 1)
    yield from score(pos, me, FROM_PALACE_TILES, tile_points(pos, me, region, kind))


def tile_points(pos: Position, me: int, region: int, kind: int) -> int:
    """What a palace tile is worth on the cards that lie in the region. (F-6.5)"""
    cards = pos.cards_in(me, region) if kind == ANY_CARD else pos.count_type_in(me, region, kind)
    return cards * pos.box.palace_points[kind]


def remove_tile(pos: Position, region: int, kind: int) -> None:
    """The leftmost tile of a kind leaves its space."""
    pos.palace_tiles[pos.palace_tiles.index(kind + 1, region * 3, region * 3 + 3)] = 0


def why_no_large(pos: Position, aspect: int) -> int:
    """There is one large token an aspect. (F-1.2)"""
    return codes.LARGE_TOKEN_TAKEN if pos.large[aspect] else ALLOWED


def take_large_token(pos: Position, me: int) -> Script[None]:
    """A large token of choice must be taken if any is there. (F-5.5)"""
    aspect = yield from choose(me, "large_token", all_aspects, lambda aspect: why_no_large(pos, aspect))
    pos.large[aspect] = me + 1
    yield Tell("large_token", (pos.chair(me), aspect))
