"""What the rewards are: one script a kind, and whether a player can have it in full. (F-8.2, F-8.6)

A reward in the box is four numbers: kind, how many, where (regions as bits), officials (two bits a type).
"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import ALLOWED, Script, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import GOVERNORS, PALACES, WALLS, Position
from tianxia.games.first_empire.rules.deeds import (
    TO_BUILD,
    TO_GOVERN,
    TO_HIRE,
    TO_RECRUIT,
    add_workers,
    all_regions,
    any_unrest,
    choose_official,
    recruit_official,
    unlock,
)
from tianxia.games.first_empire.rules.elixir import can_place, place_alchemist, sail
from tianxia.games.first_empire.rules.governor import install
from tianxia.games.first_empire.rules.mausoleum import put_anywhere
from tianxia.games.first_empire.rules.moves import reset_unrest
from tianxia.games.first_empire.rules.palace import erect
from tianxia.games.first_empire.rules.wall import build_free

FIELDS: Final = 4
ACCEPT: Final = 0
DECLINE: Final = 1
ANSWERS: Final = (ACCEPT, DECLINE)
NO_MORE_CARDS: Final = 1

Reward = Callable[[Position, int, int, int, int], Script[None]]
"""A script over position, player, how many, where and officials."""


def answers() -> tuple[int, ...]:
    """Accept or pass."""
    return ANSWERS


def field(pos: Position, row: int, number: int) -> int:
    """One of the four numbers of this round's reward in a row."""
    return pos.box.reward[(row * 5 + pos.round - 1) * FIELDS + number]


def carry_out(pos: Position, me: int, row: int) -> Script[None]:
    """The reward of this round in a row. (F-8.2)"""
    kind = field(pos, row, 0)
    return REWARDS[kind](pos, me, field(pos, row, 1), field(pos, row, 2), field(pos, row, 3))


def why_no_answer(pos: Position, me: int, row: int, answer: int) -> int:
    """Accepting needs the full reward; passing is free. (F-8.2)"""
    if answer == DECLINE:
        return ALLOWED
    kind = field(pos, row, 0)
    return REASONS[kind](pos, me, field(pos, row, 1), field(pos, row, 3))


def why_not_region(where: int, region: int) -> int:
    """The reward may name regions. (F-8.2)"""
    return ALLOWED if where >> region & 1 else codes.NOT_THIS_REGION


def choose_where(me: int, where: int, purpose: int) -> Script[int]:
    """A region that the reward names."""
    return choose(me, "region", all_regions, lambda region: why_not_region(where, region), about=(purpose,))


def recruit_any(pos: Position, me: int, count: int, where: int, _officials: int) -> Script[None]:
    """Officials of one's choice in one region. (F-8.2)"""
    region = yield from choose_where(me, where, TO_RECRUIT)
    for _ in range(count):
        official = yield from choose_official(pos, me, codes.REWARD_LACKS_OFFICIAL)
        yield from recruit_official(pos, me, official, region)


def recruit_named(pos: Position, me: int, _count: int, where: int, officials: int) -> Script[None]:
    """The officials that the reward names, in one region. (F-8.2)"""
    region = yield from choose_where(me, where, TO_RECRUIT)
    for official in range(3):
        for _ in range(officials >> (2 * official) & 3):
            yield from recruit_official(pos, me, official, region)


def place_alchemists(pos: Position, me: int, count: int, _where: int, _officials: int) -> Script[None]:
    """Up to so many alchemist cards in any regions, no alchemist needed. (F-8.2, F-8.6)"""
    for number in range(count):
        if not can_place(pos, me, False):
            return
        if number and (yield from choose(me, "another_card", answers)) == NO_MORE_CARDS:
            return
        yield from place_alchemist(pos, me, False)


def free_governor(pos: Position, me: int, _count: int, where: int, _officials: int) -> Script[None]:
    """A governor without officials; bonus and unrest reset as usual. (F-8.6)"""
    region = yield from choose_where(me, where, TO_GOVERN)
    yield from install(pos, me, region)


def free_palace(pos: Position, me: int, _count: int, where: int, _officials: int) -> Script[None]:
    """6 points and a palace tile, but no large token. (F-8.6)"""
    region = yield from choose_where(me, where, TO_BUILD)
    yield from erect(pos, me, region)


def free_wall(pos: Position, me: int, _count: int, _where: int, _officials: int) -> Script[None]:
    """A wall on any legal slot, with its emperor tile. (F-8.6)"""
    return build_free(pos, me)


def unlock_some(pos: Position, me: int, count: int, _where: int, _officials: int) -> Script[None]:
    """Soldiers are unlocked. (F-8.2)"""
    return unlock(pos, me, count)


def sail_on(pos: Position, me: int, count: int, _where: int, _officials: int) -> Script[None]:
    """The ship moves; excess is lost. (F-8.2)"""
    return sail(pos, me, count)


def hire_free(pos: Position, me: int, count: int, where: int, _officials: int) -> Script[None]:
    """Workers in one region, without unrest. (F-8.6)"""
    region = yield from choose_where(me, where, TO_HIRE)
    yield from add_workers(pos, me, region, count)


def unlock_and_put(pos: Position, me: int, count: int, _where: int, _officials: int) -> Script[None]:
    """Unlock, then put one soldier on any tile. (F-8.2)"""
    yield from unlock(pos, me, count)
    yield from put_anywhere(pos, me)


def put_one(pos: Position, me: int, _count: int, _where: int, _officials: int) -> Script[None]:
    """Put one unlocked soldier on any tile. (F-8.2)"""
    return put_anywhere(pos, me)


def reset_some(pos: Position, me: int, count: int, _where: int, _officials: int) -> Script[None]:
    """Unrest goes to 0 in up to so many regions. (F-8.2)"""
    return reset_unrest(pos, me, count)


# -- whether it can be had in full


def why_no_any(pos: Position, me: int, count: int, _officials: int) -> int:
    """So many officials in stock."""
    return ALLOWED if pos.any_official_stock(me) >= count else codes.OFFICIALS_SHORT


def why_no_named(pos: Position, me: int, _count: int, officials: int) -> int:
    """The named officials in stock."""
    for official in range(3):
        if pos.official_stock(me, official) < officials >> (2 * official) & 3:
            return codes.OFFICIALS_SHORT
    return ALLOWED


def why_no_card(pos: Position, me: int, _count: int, _officials: int) -> int:
    """A card that is not placed yet, and a region with room."""
    if not pos.alchemists[me]:
        return codes.REWARD_LACKS_CARD
    return ALLOWED if can_place(pos, me, False) else codes.NO_ROOM_FOR_CARD


def why_no_governor(pos: Position, me: int, _count: int, _officials: int) -> int:
    """A governor in stock."""
    return ALLOWED if pos.governors_out(me) < GOVERNORS else codes.REWARD_LACKS_GOVERNOR


def why_no_palace(pos: Position, me: int, _count: int, _officials: int) -> int:
    """A palace in stock."""
    return ALLOWED if pos.palaces_out(me) < PALACES else codes.REWARD_LACKS_PALACE


def why_no_wall(pos: Position, me: int, _count: int, _officials: int) -> int:
    """A wall in stock; then some section is without an own one, and has a slot for each player."""
    return ALLOWED if pos.walls_out(me) < WALLS else codes.REWARD_LACKS_WALL


def why_no_unlock(pos: Position, me: int, count: int, _officials: int) -> int:
    """So many soldiers still locked."""
    return ALLOWED if pos.locked[me] >= count else codes.REWARD_LOCKED_SHORT


def why_no_sail(pos: Position, me: int, _count: int, _officials: int) -> int:
    """The ship is not at the end."""
    return ALLOWED if pos.ship[me] < pos.box.last_space else codes.REWARD_SHIP_AT_END


def why_no_workers(_pos: Position, _me: int, _count: int, _officials: int) -> int:
    """Workers are without limit."""
    return ALLOWED


def why_no_unlock_and_put(pos: Position, me: int, count: int, _officials: int) -> int:
    """A locked soldier; nine soldiers for nine tiles leave one open then."""
    return why_no_unlock(pos, me, count, 0)


def why_no_put(pos: Position, me: int, _count: int, _officials: int) -> int:
    """A soldier at the entrance; nine soldiers for nine tiles leave one open then."""
    return ALLOWED if pos.entrance[me] else codes.ENTRANCE_EMPTY


def why_no_reset(pos: Position, me: int, _count: int, _officials: int) -> int:
    """Some unrest to reset."""
    return ALLOWED if any_unrest(pos, me) else codes.NO_UNREST


REWARDS: Final[tuple[Reward, ...]] = (
    recruit_any,
    recruit_named,
    place_alchemists,
    free_governor,
    free_palace,
    free_wall,
    unlock_some,
    sail_on,
    hire_free,
    unlock_and_put,
    put_one,
    reset_some,
)
REASONS: Final[tuple[Callable[[Position, int, int, int], int], ...]] = (
    why_no_any,
    why_no_named,
    why_no_card,
    why_no_governor,
    why_no_palace,
    why_no_wall,
    why_no_unlock,
    why_no_sail,
    why_no_workers,
    why_no_unlock_and_put,
    why_no_put,
    why_no_reset,
)
"""Both in the order of `names.REWARD_NAMES`."""
