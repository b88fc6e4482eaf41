"""Every bonus of cards and governor tiles: one small script each, and one question before it: would it do anything?

A bonus is a kind with two numbers, `what` and `count`, in the region of its card (-1 for a governor tile). (F-6)
"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import Script
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import (
    ALCHEMIST_TYPE,
    FROM_CARDS,
    FROM_GOVERNOR_TILES,
    REGIONS,
    Position,
)
from tianxia.games.first_empire.rules.deeds import (
    TO_HIRE,
    TO_RECRUIT,
    add_workers,
    any_official,
    any_unrest,
    any_worker,
    choose_official,
    choose_region,
    gain_tokens,
    raise_unrest,
    recruit_official,
    score,
    set_unrest,
    unlock,
)
from tianxia.games.first_empire.rules.elixir import can_place, place_alchemist, sail
from tianxia.games.first_empire.rules.moves import (
    any_token,
    calm,
    calm_regions,
    move_officials,
    move_workers,
    take_tokens,
)

Bonus = Callable[[Position, int, int, int, int], Script[None]]
"""A script over position, player, region, what and count."""
Effect = Callable[[Position, int, int, int, int], bool]
"""Whether such a script would do anything."""


def source_of(region: int) -> int:
    """Points of a bonus come from a card, which has a region, or from a governor tile, which has none."""
    return FROM_GOVERNOR_TILES if region < 0 else FROM_CARDS


def pieces_out(pos: Position, me: int, piece: int) -> int:
    """A player's governors, palaces or walls on the board."""
    if piece == 0:
        return pos.governors_out(me)
    return pos.palaces_out(me) if piece == 1 else pos.walls_out(me)


# -- would it do anything?


def always(_pos: Position, _me: int, _region: int, _what: int, _count: int) -> bool:
    """A bonus that never fails: workers are without limit."""
    return True


def can_sail(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """The ship is not on the last space yet."""
    return pos.ship[me] < pos.box.last_space


def can_recruit(pos: Position, me: int, _region: int, what: int, _count: int) -> bool:
    """An official of the type is in stock."""
    return pos.official_stock(me, what) > 0


def can_recruit_any(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """Any official is in stock."""
    return pos.any_official_stock(me) > 0


def has_worker(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """A worker could move."""
    return any_worker(pos, me)


def has_official(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """An official could move."""
    return any_official(pos, me)


def has_unrest(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """A region could be calmed."""
    return any_unrest(pos, me)


def has_supply(pos: Position, _me: int, _region: int, _what: int, _count: int) -> bool:
    """Some token could be taken."""
    return any_token(pos)


def has_pair(pos: Position, _me: int, _region: int, what: int, _count: int) -> bool:
    """One of the two tokens shown could be taken."""
    return pos.supply(what % 3) > 0 or pos.supply(what // 3) > 0


def has_type(pos: Position, me: int, _region: int, what: int, _count: int) -> bool:
    """A card of the type lies in the tableau."""
    return pos.count_type(me, what) > 0


def has_piece(pos: Position, me: int, _region: int, what: int, _count: int) -> bool:
    """A piece of the sort stands on the board."""
    return pieces_out(pos, me, what) > 0


def has_locked(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """A soldier could be unlocked."""
    return pos.locked[me] > 0


def has_soldier(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """A soldier stands on a mausoleum tile."""
    return pos.soldiers_out(me) > 0


def has_card(pos: Position, me: int, _region: int, _what: int, _count: int) -> bool:
    """An alchemist card could be placed somewhere."""
    return can_place(pos, me, False)


# -- the bonuses


def ship(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """The ship moves. (F-6.1, F-6.4)"""
    return sail(pos, me, count)


def recruit_here(pos: Position, me: int, region: int, what: int, _count: int) -> Script[None]:
    """The official shown comes to the card's region. (F-6.1)"""
    return recruit_official(pos, me, what, region)


def workers_move(pos: Position, me: int, region: int, _what: int, count: int) -> Script[None]:
    """Workers move to adjacent regions. (F-6.1, F-6.4)"""
    return move_workers(pos, me, count, codes.TILE_LACKS_WORKER if region < 0 else codes.NO_WORKER_TO_MOVE)


def officials_move(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """Up to so many official moves. (F-6.1, F-6.2, F-6.4)"""
    return move_officials(pos, me, count)


def reduce_unrest(pos: Position, me: int, _region: int, _what: int, _count: int) -> Script[None]:
    """Unrest falls by one in any region. (F-6.1)"""
    yield from calm(pos, me, 0, codes.NO_UNREST_THERE)


def any_tokens(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """Tokens of one's choice. (F-6.1)"""
    return take_tokens(pos, me, count)


def vp_per_card(pos: Position, me: int, region: int, what: int, count: int) -> Script[None]:
    """Points for each card of a type in the tableau. (F-6.1, F-6.4)"""
    return score(pos, me, source_of(region), count * pos.count_type(me, what))


def vp_per_piece(pos: Position, me: int, region: int, what: int, count: int) -> Script[None]:
    """Points for each own governor, palace or wall on the board. (F-6.1, F-6.4)"""
    return score(pos, me, source_of(region), count * pieces_out(pos, me, what))


def unrest_for_tokens(pos: Position, me: int, region: int, what: int, _count: int) -> Script[None]:
    """Unrest rises by one here for the two tokens shown. (F-6.1)"""
    yield from raise_unrest(pos, me, region, 1)
    yield from gain_tokens(pos, me, what % 3, 1)
    yield from gain_tokens(pos, me, what // 3, 1)


def unrest_for_workers(pos: Position, me: int, region: int, _what: int, count: int) -> Script[None]:
    """Unrest rises by one here for workers here. (F-6.1, F-6.3)"""
    yield from raise_unrest(pos, me, region, 1)
    yield from add_workers(pos, me, region, count)


def unrest_for_vp_per_card(pos: Position, me: int, region: int, what: int, count: int) -> Script[None]:
    """Unrest rises by one here for points by cards of a type. (F-6.1)"""
    yield from raise_unrest(pos, me, region, 1)
    yield from vp_per_card(pos, me, region, what, count)


def workers_here(pos: Position, me: int, region: int, _what: int, count: int) -> Script[None]:
    """Workers here, without unrest. (F-6.2)"""
    return add_workers(pos, me, region, count)


def recruit_any_here(pos: Position, me: int, region: int, _what: int, _count: int) -> Script[None]:
    """An official of one's choice here. (F-6.2)"""
    official = yield from choose_official(pos, me, codes.CARD_LACKS_OFFICIAL)
    yield from recruit_official(pos, me, official, region)


def calm_here_and_anywhere(pos: Position, me: int, region: int, _what: int, _count: int) -> Script[None]:
    """Unrest falls by one here, then by one in any region, as far as possible. (F-6.2)"""
    here = pos.unrest[me * REGIONS + region]
    if here:
        yield from set_unrest(pos, me, region, here - 1)
    if any_unrest(pos, me):
        yield from calm(pos, me, 0, codes.ALCHEMIST_LACKS_UNREST)


def unrest_for_any_tokens(pos: Position, me: int, region: int, _what: int, count: int) -> Script[None]:
    """Unrest rises by one here for tokens of one's choice. (F-6.2)"""
    yield from raise_unrest(pos, me, region, 1)
    yield from take_tokens(pos, me, count)


def vp_per_alchemist_here(pos: Position, me: int, region: int, _what: int, count: int) -> Script[None]:
    """Points for each alchemist card in this region, this one too. (F-6.3)"""
    return score(pos, me, FROM_CARDS, count * pos.count_type_in(me, region, ALCHEMIST_TYPE))


def unlock_soldiers(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """Soldiers are unlocked. (F-6.3, F-6.4)"""
    return unlock(pos, me, count)


def vp_per_soldier(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """Points for each own soldier on a mausoleum tile. (F-6.3)"""
    return score(pos, me, FROM_CARDS, count * pos.soldiers_out(me))


def vp_round(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """As many points as the round's number. (F-6.3)"""
    return score(pos, me, FROM_CARDS, count * pos.round)


def place_card(pos: Position, me: int, _region: int, _what: int, _count: int) -> Script[None]:
    """An alchemist card goes to any region; no alchemist is needed there. (F-6.4)"""
    return place_alchemist(pos, me, False)


def workers_anywhere(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """Workers in any region, without unrest. (F-6.4)"""
    to = yield from choose_region(me, TO_HIRE)
    yield from add_workers(pos, me, to, count)


def recruit_in_one_region(pos: Position, me: int, _region: int, what: int, count: int) -> Script[None]:
    """Officials of one type in the same region, as many as are in stock. (F-6.4)"""
    to = yield from choose_region(me, TO_RECRUIT)
    stock = pos.official_stock(me, what)
    for _ in range(count if count < stock else stock):
        yield from recruit_official(pos, me, what, to)


def calm_some(pos: Position, me: int, _region: int, _what: int, count: int) -> Script[None]:
    """Unrest falls by one in different regions. (F-6.4)"""
    return calm_regions(pos, me, count)


EFFECTS: Final[tuple[Effect, ...]] = (
    can_sail,
    can_recruit,
    has_worker,
    has_official,
    has_unrest,
    has_supply,
    has_type,
    has_piece,
    has_pair,
    always,
    has_type,
    always,
    can_recruit_any,
    has_unrest,
    has_supply,
    always,
    has_locked,
    has_soldier,
    always,
    has_card,
    always,
    can_recruit,
    has_unrest,
)
BONUSES: Final[tuple[Bonus, ...]] = (
    ship,
    recruit_here,
    workers_move,
    officials_move,
    reduce_unrest,
    any_tokens,
    vp_per_card,
    vp_per_piece,
    unrest_for_tokens,
    unrest_for_workers,
    unrest_for_vp_per_card,
    workers_here,
    recruit_any_here,
    calm_here_and_anywhere,
    unrest_for_any_tokens,
    vp_per_alchemist_here,
    unlock_soldiers,
    vp_per_soldier,
    vp_round,
    place_card,
    workers_anywhere,
    recruit_in_one_region,
    calm_some,
)
"""Both in the order of `names.BONUS_NAMES`."""


def card_has_effect(pos: Position, me: int, card: int, region: int) -> bool:
    """Whether a card's ability would do more than raise unrest. (F-4.6)"""
    box = pos.box
    return EFFECTS[box.bonus[card]](pos, me, region, box.what[card], box.count[card])


def use_card(pos: Position, me: int, card: int, region: int) -> Script[None]:
    """Carry out a card's ability. (F-6.1 to F-6.3)"""
    box = pos.box
    return BONUSES[box.bonus[card]](pos, me, region, box.what[card], box.count[card])
