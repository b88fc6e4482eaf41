"""The events of a placement. (Q-3) One game; `jax.vmap` makes it many."""

from typing import Any, NamedTuple

import jax.numpy as jnp

from tianxia.games.qin.ids import CELLS, MAJOR, NOBODY, WIDTH
from tianxia.research.jax.fitting import (
    SEATS,
    by_seat,
    byte_of,
    distinct,
    leaders,
    owner_of,
    pagodas_of,
    province_number,
    size_of,
)
from tianxia.research.jax.printed import SHORE, SHORES

AROUND = (-WIDTH, -1, 1, WIDTH)
KEPT = 2
"""At most this many pagodas of the winner stay in an absorption. (Q-3.7)"""


class Group(NamedTuple):
    """A group of spaces that a half, or a whole one-coloured tile, makes."""

    province: Any
    """Its number, 0 for a single space."""
    members: Any
    """Its spaces."""
    returned: Any
    """By seat, the pagodas that go back to the supplies."""
    wanted: Any
    """By seat, the pagodas that it needs."""


def group(plane: Any, name: Any, spaces: Any, near: Any, joined: Any, me: Any) -> Group:
    """Found, expand or absorb: what becomes of these new spaces and the cells near them that join. (Q-3.1 to Q-3.7)"""
    older = jnp.where(joined, plane[near], 0)
    slots = [older[number] for number in range(near.shape[0])]
    new = jnp.stack(distinct(slots))
    sizes = jnp.where(new, size_of(older), 0)
    total = sizes.sum() + (joined & (older == 0)).sum() + spaces.sum()
    exists = (total > 1) & spaces.any()
    _, lead = leaders(by_seat(owner_of(older), sizes).sum(dtype=jnp.uint32))
    owner = jnp.where(new.any(), seat_of(lead), me)
    standing = by_seat(owner_of(older), jnp.where(new, pagodas_of(older), 0)).sum(dtype=jnp.uint32)
    seats = jnp.arange(SEATS)
    before = jnp.stack([byte_of(standing, seat) for seat in range(SEATS)]).astype(jnp.int32)
    kept = jnp.where(seats == owner, jnp.minimum(before, KEPT), 0)
    wanted = jnp.where((seats == owner) & exists, 1 + (total >= MAJOR) - kept, 0)
    cells = jnp.arange(CELLS)
    members = spaces
    for number in range(near.shape[0]):
        grown = (cells == near[number]) | ((older[number] != 0) & (plane == older[number]))
        members |= joined[number] & grown
    return Group(jnp.where(exists, province_number(name, owner, total), 0), members & exists, before - kept, wanted)


def seat_of(lead: Any) -> Any:
    """The seat with the 1 in its byte, if only one has it."""
    return sum(seat * byte_of(lead, seat).astype(jnp.int32) for seat in range(SEATS))


def placed(supply: Any, wanted: Any, me: Any, seats: Any) -> tuple[Any, Any]:
    """The supplies after everybody has placed, the active seat first, and whether the last pagoda ended it. (Q-3.10)

    Who places the last one wins at once: the seats after it place nothing. (Q-4.2)
    """
    turn = (jnp.arange(SEATS) - me) % seats
    out = (wanted > 0) & (wanted >= supply)
    first = jnp.min(jnp.where(out, turn, SEATS))
    given = jnp.where(turn < first, wanted, jnp.where(turn == first, supply, 0))
    return supply - given, out.any()


def around_villages(province: Any, board: Any) -> Any:
    """By village, the pagodas of each seat in the provinces that adjoin it, each province counted once. (Q-3.6)"""
    shore = province[jnp.asarray(SHORES)[board]]
    slots = [shore[:, number] for number in range(SHORE)]
    sums: Any = jnp.uint32(0)
    for slot, new in zip(slots, distinct(slots), strict=True):
        sums += by_seat(owner_of(slot), jnp.where(new, pagodas_of(slot), 0))
    return sums


def claimants(sums: Any, owners: Any) -> Any:
    """By village, the seat that takes it now, NOBODY where it stays as it is. (Q-3.4, Q-3.5)"""
    top, lead = leaders(sums)
    held = jnp.where(owners == NOBODY, 0, sums >> (8 * owners).astype(jnp.uint32) & 255)
    alone = lead & (lead - 1) == 0
    return jnp.where(alone & (top > held), seat_of(lead), NOBODY)


def settled(province: Any, board: Any, owners: Any, supply: Any, me: Any, seats: Any) -> tuple[Any, Any, Any]:
    """The owners of the villages and the supplies after all villages are judged, and whether that ended the game."""
    winners = claimants(around_villages(province, board), owners)
    taken = winners != NOBODY
    each = jnp.arange(SEATS)[:, None]
    supply = supply + (taken & (owners == each)).sum(1)
    supply, over = placed(supply, (winners == each).sum(1), me, seats)
    return jnp.where(taken, winners, owners), supply, over
