"""Self-play with a step of policy improvement at every move.

The policy proposes a few placements; each is laid, and the network judges what follows from the mover's view. The
improved policy weighs the proposals by exp(sharpness x advantage): it chooses the move, and is what the policy learns.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from tianxia.games.qin.ids import NOBODY, SIDE, WIDTH
from tianxia.games.qin.rules.placing import PASS
from tianxia.research.jax.engine import SUPPLIES, Table, begun, drawn, lay, legal, random_move, shares, step
from tianxia.research.jax.features import absolute, grid, observed
from tianxia.research.jax.fitting import SEATS
from tianxia.research.jax.network import PER_CELL, Weights, judge, victory

PROPOSALS = 8
ANY = 0.1
"""The share of proposals that are drawn from all legal placements, whatever the policy says."""
MARGIN = 0.1
"""What the lead in pagodas counts beside the chance to win."""
NONE = -1e9


class Row(NamedTuple):
    """One decision of every table, as training needs it."""

    planes: Any
    numbers: Any
    after_planes: Any
    after_numbers: Any
    legal: Any
    proposals: Any
    advantage: Any
    to_move: Any
    seats: Any
    judged: Any
    """By seat, chances to win and shares of pagodas placed, after the move."""
    ended: Any
    outcome: Any
    """The same in truth, if the move ended the game."""


def flat_mask(bits: Any) -> Any:
    """Legal placements as a mask over what the policy scores."""
    on = grid(bits)[..., None] >> jnp.arange(PER_CELL, dtype=jnp.uint32) & 1
    return on.reshape(*on.shape[:-3], -1) == 1


def move_at(place: Any) -> Any:
    """The rules' number of a placement, from its place among the policy's scores."""
    cell = place // PER_CELL
    return ((cell // SIDE + 1) * WIDTH + cell % SIDE) * PER_CELL + place % PER_CELL


def outcome_of(table: Table) -> Any:
    """By seat, shares of the victory, then shares of the pagodas placed."""
    supply = jnp.asarray(SUPPLIES)[table.seats]
    sits = jnp.arange(SEATS) < table.seats
    return jnp.concatenate([shares(table), jnp.where(sits, 1 - table.supply / supply, 0)])


def expected(outcome: Any, me: Any, seats: Any) -> Any:
    """By seat, what the network expects, from what it says to the seat that looks."""
    win, placed = jnp.exp(victory(outcome, seats)), jax.nn.sigmoid(outcome[SEATS:])
    return jnp.concatenate([absolute(win, me, seats), absolute(placed, me, seats)])


def worth(values: Any, me: Any, seats: Any) -> Any:
    """What an outcome is worth to a seat."""
    placed = jnp.where(jnp.arange(SEATS) < seats, values[SEATS:], 0)
    rival = jnp.max(jnp.where(jnp.arange(SEATS) == me, 0, placed))
    return values[me] + MARGIN * (placed[me] - rival)


def proposed(scores: Any, mask: Any, key: Any) -> Any:
    """The places of a few different placements, drawn by the policy; illegal ones only where there are too few."""
    chance = (1 - ANY) * jax.nn.softmax(scores) + ANY * mask / jnp.maximum(mask.sum(-1, keepdims=True), 1)
    lots = jnp.where(mask, jnp.log(chance + 1e-12) + jax.random.gumbel(key, scores.shape), NONE)
    places, numbers = [], jnp.arange(scores.shape[-1])
    for _ in range(PROPOSALS):
        places.append(lots.argmax(-1))
        lots = jnp.where(numbers == places[-1][:, None], 2 * NONE, lots)
    return jnp.stack(places, 1)


def tried(weights: Weights, tables: Table, moves: Any) -> tuple[Any, Any, Any]:
    """What the movers see after each proposal, and what they may expect (n, proposals, 8)."""
    count = moves.shape[0]
    after = jax.vmap(jax.vmap(lay, (None, 0)))(tables, moves)
    flat: Table = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), after)
    me = jnp.repeat(tables.to_move, PROPOSALS) % flat.seats
    planes, numbers = jax.vmap(observed, (0, 0, None))(flat, me, 1)
    _, said = judge(weights, planes, numbers)
    judged = jax.vmap(expected)(said, me, flat.seats)
    known = jax.vmap(outcome_of)(flat)
    values = jnp.where((flat.to_move == NOBODY)[:, None], known, judged)
    return (
        *(part.reshape(count, PROPOSALS, *part.shape[1:]) for part in (planes, numbers)),
        values.reshape(count, PROPOSALS, -1),
    )


def turn(weights: Weights, tables: Table, key: Any, sharpness: Any) -> tuple[Table, Row]:
    """One decision of every table; a game that ends is followed by the next."""
    keys = jax.random.split(key, 4)
    planes, numbers = jax.vmap(observed, (0, 0, None))(tables, tables.to_move, 0)
    scores, _ = judge(weights, planes, numbers)
    bits = jax.vmap(legal)(tables)
    mask = flat_mask(bits)
    scores = jnp.where(mask, scores.reshape(mask.shape), NONE)
    places = proposed(scores, mask, keys[0])
    pick = jax.vmap(lambda row, chosen: row[chosen])
    allowed = pick(mask, places)
    options = jnp.where(allowed, move_at(places), PASS).astype(jnp.int32)
    after_planes, after_numbers, values = tried(weights, tables, options)
    log_policy = jnp.where(allowed, pick(jax.nn.log_softmax(scores), places), NONE)
    worths = jax.vmap(jax.vmap(worth, (0, None, None)))(values, tables.to_move, tables.seats)
    policy = jax.nn.softmax(log_policy)
    advantage = jnp.where(allowed, worths - (policy * worths).sum(-1, keepdims=True), 0)
    chosen = jax.random.categorical(keys[1], log_policy + sharpness * advantage)
    moves = pick(options, chosen)
    tiles = jax.vmap(drawn)(tables.bag, jax.random.uniform(keys[2], moves.shape))
    later = jax.vmap(step)(tables, moves, tiles)
    ended = later.to_move == NOBODY
    row = Row(
        planes=planes,
        numbers=numbers,
        after_planes=pick(after_planes, chosen),
        after_numbers=pick(after_numbers, chosen),
        legal=bits,
        proposals=places,
        advantage=advantage,
        to_move=tables.to_move,
        seats=tables.seats,
        judged=pick(values, chosen),
        ended=ended,
        outcome=jax.vmap(outcome_of)(later),
    )
    return renewed(later, ended, keys[3]), row


def renewed(tables: Table, ended: Any, key: Any) -> Table:
    """New games where one has ended, with as many seats as before, on either board."""
    keys = jax.random.split(key, ended.shape[0] + 1)
    boards = jax.random.bernoulli(keys[0], 0.5, ended.shape).astype(jnp.int32)
    fresh = jax.vmap(begun)(keys[1:], tables.seats, boards)
    renewed_tables: Table = jax.tree.map(lambda new, old: jnp.where(wide(ended, old), new, old), fresh, tables)
    return renewed_tables


def wide(flags: Any, like: Any) -> Any:
    """Flags by table in the shape of one of its parts."""
    return flags.reshape(-1, *[1] * (like.ndim - 1))


def random_turn(tables: Table, key: Any) -> Table:
    """One random decision of every table; a game that ends is followed by the next."""
    lots = jax.random.uniform(key, (2, tables.to_move.shape[0]))
    moves = jax.vmap(random_move)(jax.vmap(legal)(tables), lots[0])
    later = jax.vmap(step)(tables, moves, jax.vmap(drawn)(tables.bag, lots[1]))
    return renewed(later, later.to_move == NOBODY, jax.random.fold_in(key, 1))


def many(seats: Any, key: Any, turns: int) -> Table:
    """Tables with these numbers of seats, each somewhere in the middle of a game, after as many random turns."""
    ended = jnp.ones(seats.shape, bool)
    keys = jax.random.split(key, seats.shape[0])
    tables = jax.vmap(begun)(keys, seats, jnp.zeros_like(seats))
    tables = renewed(tables, ended, key)
    keys = jax.random.split(key, turns)
    last: Table = jax.lax.scan(lambda now, one: (random_turn(now, one), None), tables, keys)[0]
    return last


def returns(rows: Row, last: Any, trace: float) -> tuple[Any, Any]:
    """What the values before and after each move should have been, by seat: TD(lambda) backwards from the end."""

    def back(later: Any, row: Any) -> tuple[Any, Any]:
        judged, ended, outcome = row
        after = jnp.where(ended[:, None], outcome, later)
        before = (1 - trace) * judged + trace * after
        return before, (before, after)

    _, (before, after) = jax.lax.scan(back, last, (rows.judged, rows.ended, rows.outcome), reverse=True)
    return before, after
