"""What a seat may know about a table, as planes of the board and single numbers: what the network sees.

Seats are counted from the one that looks. Of the tiles it sees its own hand and, by kind, all that it has not seen.
"""

from typing import Any

import jax.numpy as jnp

from tianxia.games.qin.ids import BORDER, COPIES, HAND, KINDS, MAJOR, NOBODY, SIDE, TILES, WIDTH, supply_for
from tianxia.research.jax.engine import Table
from tianxia.research.jax.fitting import SEATS, byte_of, owner_of, size_of
from tianxia.research.jax.laying import around_villages
from tianxia.research.jax.printed import VILLAGE_AT

PLANES = BORDER + 2 + 3 * SEATS
"""Kinds of ground, major provinces, sizes; owners of provinces and villages, pagodas around villages."""
NUMBERS = 2 * KINDS + SEATS + (SEATS - 1) + 1 + (SEATS - 1) + 1
"""Hand, unseen tiles, supplies, the others' hands, the bag, how many seats, and whether the seat has just moved."""
LARGE, AROUND_MUCH = 8, 4
MOST = supply_for(2)


def grid(cells: Any) -> Any:
    """Cells with the border around them as rows and columns."""
    return cells[..., WIDTH : WIDTH * (SIDE + 1)].reshape(*cells.shape[:-1], SIDE, WIDTH)[..., :SIDE]


def relative(values: Any, me: Any, seats: Any) -> Any:
    """Values by seat, counted from one seat; 0 for seats that nobody has."""
    order = jnp.arange(SEATS)
    return jnp.where(order < seats, values[(me + order) % seats], 0)


def absolute(values: Any, me: Any, seats: Any) -> Any:
    """The other way round."""
    order = jnp.arange(SEATS)
    return jnp.where(order < seats, values[(order - me) % seats], 0)


def observed(table: Table, me: Any, moved: Any) -> tuple[Any, Any]:
    """The planes (13, 13, PLANES) and the numbers that a seat sees, before its move or just after it."""
    return jnp.moveaxis(grid(planes(table, me)), 0, -1), numbers(table, me, moved)


def planes(table: Table, me: Any) -> Any:
    """The planes, by cell."""
    seat = jnp.arange(SEATS)[:, None]
    kinds = table.ground == jnp.arange(BORDER, dtype=table.ground.dtype)[:, None]
    size, has = size_of(table.province), table.province != 0
    province_owner = jnp.where(has, (owner_of(table.province) - me) % table.seats, NOBODY)
    village = jnp.asarray(VILLAGE_AT)[table.board]
    owners = jnp.where(table.villages == NOBODY, NOBODY, (table.villages - me) % table.seats)
    village_owner = jnp.append(owners, NOBODY)[village]
    sums = around_villages(table.province, table.board)
    counts = jnp.stack([byte_of(sums, number) for number in range(SEATS)])
    around = jnp.pad(relative_rows(counts, me, table.seats), ((0, 0), (0, 1)))[:, village]
    parts = [kinds, (size >= MAJOR)[None], size[None] / LARGE, province_owner == seat, village_owner == seat]
    return jnp.concatenate([part.astype(jnp.float32) for part in parts] + [around / AROUND_MUCH]).astype(jnp.bfloat16)


def relative_rows(rows: Any, me: Any, seats: Any) -> Any:
    """Rows by seat, counted from one seat."""
    order = jnp.arange(SEATS)
    return jnp.where((order < seats)[:, None], rows[(me + order) % seats], 0).astype(jnp.float32)


def numbers(table: Table, me: Any, moved: Any) -> Any:
    """The single numbers."""
    hand = table.hands[me]
    unseen = table.bag + table.hands.sum(0) - hand
    sizes = relative(table.hands.sum(1), me, table.seats)
    parts = [
        hand / HAND,
        unseen / COPIES,
        relative(table.supply, me, table.seats) / MOST,
        sizes[1:] / HAND,
        table.bag.sum()[None] / TILES,
        table.seats == jnp.arange(2, SEATS + 1),
        jnp.asarray(moved)[None],
    ]
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts]).astype(jnp.bfloat16)
