"""Qin as an array program: one game as a `Table`, its moves numbered as in the rules, PASS among them.

    tables = jax.vmap(begun)(keys, seats, boards)
    tables = jax.vmap(step)(tables, moves, tiles)

`tiles` are the kinds that the seats draw, from `drawn`: chance is an argument, so that a game can be repeated.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tianxia.games.qin.ids import CELLS, COPIES, HAND, KINDS, NOBODY, WIDTH, supply_for
from tianxia.games.qin.rules.placing import PASS
from tianxia.research.jax.fitting import SEATS, fits
from tianxia.research.jax.laying import AROUND, group, placed, settled
from tianxia.research.jax.printed import GROUND, KIND_BITS, VILLAGES

MOVES = CELLS * 18
"""Moves are numbered below this, as in the rules; PASS is 0."""
SUPPLIES = np.array([0, 0, *(supply_for(seats) for seats in (2, 3, 4))], np.int32)


class Table(NamedTuple):
    """Everything on and beside the board."""

    board: Any
    seats: Any
    to_move: Any
    """The seat to move, NOBODY once the game is over."""
    ground: Any
    province: Any
    """By cell, the number of its province."""
    villages: Any
    """The owner of each village."""
    supply: Any
    hands: Any
    bag: Any
    fits: Any
    """By cell, the placements that the board allows."""


def begun(key: Any, seats: Any, board: Any) -> Table:
    """A game whose first seat is drawn and whose tiles are dealt. (Q-1)"""
    lots = jax.random.uniform(key, (1 + HAND * SEATS,))
    first = jnp.floor(lots[0] * seats).astype(jnp.int32)
    bag = jnp.full(KINDS, COPIES, jnp.int32)
    hands = jnp.zeros((SEATS, KINDS), jnp.int32)
    for number in range(HAND * SEATS):
        deal = (jnp.arange(KINDS) == drawn(bag, lots[1 + number])) & (number < HAND * seats)
        bag -= deal
        hands += ((jnp.arange(SEATS) == (first + number) % seats)[:, None] & deal).astype(jnp.int32)
    ground = jnp.asarray(GROUND)[board]
    return Table(
        board=board,
        seats=seats,
        to_move=first,
        ground=ground,
        province=jnp.zeros(CELLS, jnp.int32),
        villages=jnp.full(VILLAGES, NOBODY, jnp.int32),
        supply=jnp.where(jnp.arange(SEATS) < seats, jnp.asarray(SUPPLIES)[seats], 0),
        hands=hands,
        bag=bag,
        fits=jnp.asarray(FIRST_FITS)[board],
    )


def drawn(bag: Any, lot: Any) -> Any:
    """The kind of tile that a number from 0 to 1 draws from the bag, every tile equally likely."""
    place = jnp.floor(lot * bag.sum())
    return (place >= jnp.cumsum(bag)).sum().clip(0, KINDS - 1)


def lay(table: Table, move: Any) -> Table:
    """Place a tile and carry out every event; PASS changes nothing. `fits` is left for `step` to bring up to date."""
    cell, pair, me = move // 18, move % 9, table.to_move
    other = cell + jnp.where(move // 9 % 2 == 1, WIDTH, 1)
    first, second = pair // 3 + 1, pair % 3 + 1
    same = first == second
    cells, around = jnp.arange(CELLS), jnp.array(AROUND)
    here, there = (cells == cell) & (move != PASS), (cells == other) & (move != PASS)
    near, beside = cell + around, other + around
    touched, touched_beside = table.ground[near] == first, table.ground[beside] == second
    both = group(
        table.province,
        cell,
        here | (there & same),
        jnp.concatenate([near, beside]),
        jnp.concatenate([touched, touched_beside & same]) & (move != PASS),
        me,
    )
    rest = group(table.province, other, there & ~same, beside, touched_beside & ~same & (move != PASS), me)
    province = jnp.where(both.members, both.province, jnp.where(rest.members, rest.province, table.province))
    supply, won = placed(table.supply + both.returned + rest.returned, both.wanted + rest.wanted, me, table.seats)
    villages, later, over = settled(province, table.board, table.villages, supply, me, table.seats)
    kind = jnp.where(same, first - 1, first + second)
    used = (jnp.arange(SEATS) == me)[:, None] & (jnp.arange(KINDS) == kind) & (move != PASS)
    ground = jnp.where(here, first, jnp.where(there, second, table.ground)).astype(table.ground.dtype)
    return table._replace(
        to_move=jnp.where(won | over, NOBODY, me),
        ground=ground,
        province=province,
        villages=jnp.where(won, table.villages, villages),
        supply=jnp.where(won, supply, later),
        hands=table.hands - used,
    )


def step(table: Table, move: Any, tile: Any) -> Table:
    """A whole turn: a placement or PASS, its events, a tile drawn, the turn passed on. A game that is over stays so."""
    me, over = table.to_move, table.to_move == NOBODY
    after = lay(table, jnp.where(over, PASS, move))
    draws = (move != PASS) & (after.to_move != NOBODY) & (after.bag.sum() > 0)
    taken = ((jnp.arange(KINDS) == tile) & draws).astype(jnp.int32)
    hands = after.hands + jnp.where((jnp.arange(SEATS) == me)[:, None], taken, 0)
    after = after._replace(hands=hands, bag=after.bag - taken, fits=fits(after.ground, after.province))
    return after._replace(to_move=jnp.where(after.to_move == NOBODY, NOBODY, passed_on(after)))


def passed_on(table: Table) -> Any:
    """The next seat clockwise with tiles, NOBODY if no seat can place any. (Q-2.5, Q-4.3)"""
    anywhere = jax.lax.reduce(table.fits, jnp.uint32(0), jax.lax.bitwise_or, (0,))
    can = ((table.hands > 0) & (jnp.asarray(KIND_BITS) & anywhere != 0)).any()
    turn = (jnp.arange(SEATS) - table.to_move - 1) % table.seats
    waits = (table.hands.sum(1) > 0) & (jnp.arange(SEATS) < table.seats)
    return jnp.where(can, jnp.argmin(jnp.where(waits, turn, SEATS)).astype(jnp.int32), NOBODY)


def hand_bits(hand: Any) -> Any:
    """The placements that a hand allows on a cell."""
    bits = jnp.where(hand > 0, jnp.asarray(KIND_BITS), 0)
    return jax.lax.reduce(bits, jnp.uint32(0), jax.lax.bitwise_or, (0,))


def legal(table: Table) -> Any:
    """By cell, the legal placements of the seat to move as bits; all 0 if it must pass, or if the game is over."""
    hand = (table.hands * (jnp.arange(SEATS) == table.to_move)[:, None]).sum(0)
    return table.fits & hand_bits(hand)


def shares(table: Table) -> Any:
    """By seat, the share of the victory: fewest pagodas left win, ties share it. (Q-4.2, Q-4.3)"""
    sits = jnp.arange(SEATS) < table.seats
    left = jnp.where(sits, table.supply, 99)
    winners = left == left.min()
    return winners / winners.sum()


UP_TO = np.triu(np.ones((CELLS, CELLS), np.float32))


def random_move(bits: Any, lot: Any) -> Any:
    """The legal move that a number from 0 to 1 chooses, every one equally likely; PASS if there is none."""
    counts = jax.lax.population_count(bits).astype(jnp.float32)
    up_to = counts @ jnp.asarray(UP_TO)  # a running sum; exact, and on a GPU faster than one
    place = jnp.minimum(jnp.floor(lot * up_to[-1]), up_to[-1] - 1)
    cell = (up_to <= place).sum()
    rest = (place - up_to[cell] + counts[cell]).astype(jnp.uint32)
    numbers = jnp.arange(18, dtype=jnp.uint32)
    before = jax.lax.population_count(bits[cell] & ((jnp.uint32(1) << numbers) - 1))
    chosen = (before == rest) & (bits[cell] >> numbers & 1 == 1)
    return jnp.where(up_to[-1] > 0, cell * 18 + jnp.argmax(chosen), PASS).astype(jnp.int32)


FIRST_FITS = np.stack([np.asarray(fits(jnp.asarray(ground), jnp.zeros(CELLS, jnp.int32))) for ground in GROUND])
