"""Which placements the board allows, for every cell at once. (Q-2.2, Q-2.3, Q-3.8)

A province is one number, the same on each of its spaces: its name, its owner and its size. The placements on a cell are
18 bits, numbered as in the rules: direction, then the two colours.
"""

from collections.abc import Sequence
from typing import Any

import jax.numpy as jnp

from tianxia.games.qin.ids import BLUE, GRASS, MAJOR, RED, WIDTH

SEATS = 4
OWNER_BITS, SIZE_BITS = 8, 11


def province_number(name: Any, owner: Any, size: Any) -> Any:
    """The number of a province; 0 stands for none."""
    return name | owner << OWNER_BITS | size << SIZE_BITS


def owner_of(province: Any) -> Any:
    """The seat that owns a province."""
    return province >> OWNER_BITS & 7


def size_of(province: Any) -> Any:
    """How many spaces a province has."""
    return province >> SIZE_BITS


def pagodas_of(province: Any) -> Any:
    """How many pagodas stand in a province: two in a major one. (Q-3.1, Q-3.3)"""
    return jnp.where(province != 0, 1 + (size_of(province) >= MAJOR), 0)


def shifted(plane: Any, by: int) -> Any:
    """What lies that many cells further on, 0 beyond the end."""
    pad = [(0, 0)] * (plane.ndim - 1)
    if by > 0:
        return jnp.pad(plane[..., by:], [*pad, (0, by)])
    return jnp.pad(plane[..., :by], [*pad, (-by, 0)])


def distinct(slots: Sequence[Any]) -> list[Any]:
    """For each of these provinces whether it is one and no earlier slot has it."""
    found = []
    for number, province in enumerate(slots):
        new = province != 0
        for other in slots[:number]:
            new &= province != other
        found.append(new)
    return found


def by_seat(seat: Any, amount: Any) -> Any:
    """An amount below 256 in the byte of a seat: sums of these add up each seat's apart."""
    return amount.astype(jnp.uint32) << (8 * seat).astype(jnp.uint32)


def byte_of(sums: Any, seat: int) -> Any:
    """One seat's part of such a sum."""
    return sums >> (8 * seat) & 255


def leaders(sums: Any) -> tuple[Any, Any]:
    """The highest part of such a sum, and a 1 in the byte of each seat that has it."""
    parts = [byte_of(sums, seat) for seat in range(SEATS)]
    top = jnp.maximum(jnp.maximum(parts[0], parts[1]), jnp.maximum(parts[2], parts[3]))
    lead = jnp.zeros_like(sums)
    for seat, part in enumerate(parts):
        lead |= (part == top).astype(jnp.uint32) << (8 * seat)
    return top, lead


def barred(slots: Sequence[Any]) -> Any:
    """Whether the rules forbid to join the provinces in these slots. (Q-3.8)

    A tie for most spaces, two majors, or a major that would not keep its owner forbid it.
    """
    count: Any = 0
    spaces: Any = jnp.uint32(0)
    majors: Any = jnp.uint32(0)
    for province, new in zip(slots, distinct(slots), strict=True):
        seat, size = owner_of(province), size_of(province)
        spaces += by_seat(seat, jnp.where(new, size, 0))
        majors += by_seat(seat, new & (size >= MAJOR))
        count += new.astype(jnp.int32)
    _, lead = leaders(spaces)
    tied = lead & (lead - 1) != 0
    return (count > 1) & (tied | ((majors != 0) & (majors != lead)))


def fits(ground: Any, province: Any) -> Any:
    """For every cell the placements that the board allows, whatever the hand."""
    colours = jnp.arange(RED, BLUE + 1, dtype=ground.dtype)[:, None]
    own = jnp.where(ground[None] == colours, province[None], 0)
    up, left, right, down = (shifted(own, by) for by in (-WIDTH, -1, 1, WIDTH))
    half = ~barred([up, left, right, down])
    across = ~barred([up, left, down, shifted(up, 1), shifted(right, 1), shifted(down, 1)])
    below = ~barred([up, left, right, shifted(left, WIDTH), shifted(right, WIDTH), shifted(down, WIDTH)])
    grass = ground == GRASS
    coloured = (ground >= RED) & (ground <= BLUE)
    near = shifted(coloured, -WIDTH) | shifted(coloured, -1) | shifted(coloured, 1) | shifted(coloured, WIDTH)
    bits: Any = jnp.zeros(ground.shape, jnp.uint32)
    for down_bit, (by, tile) in enumerate(((1, across), (WIDTH, below))):
        free = grass & shifted(grass, by) & (near | shifted(near, by))
        other = shifted(half, by)
        for first in range(3):
            for second in range(3):
                fit = free & (tile[first] if first == second else half[first] & other[second])
                bits |= fit.astype(jnp.uint32) << (9 * down_bit + 3 * first + second)
    return bits
