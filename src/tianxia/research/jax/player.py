"""Bots that play Qin by the network, for the arena: the policy alone, or one placement ahead.

tianxia arena qin --bots tianxia.research.jax.player:Policy,easy
"""

from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tianxia.engine.eye import Eye
from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.ids import CELLS, KINDS, NOBODY
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import options
from tianxia.research.jax.engine import Table, lay
from tianxia.research.jax.features import observed
from tianxia.research.jax.fitting import SEATS, province_number
from tianxia.research.jax.network import PER_CELL, Weights, exported, judge
from tianxia.research.jax.printed import VILLAGES
from tianxia.research.jax.selfplay import expected, move_at, outcome_of, worth

OWN_WEIGHTS = Path(__file__).parent / "weights" / "qin.npz"
AHEAD = 16
"""How many of the policy's placements are laid and judged."""


def filled(values: Any, count: int, rest: int) -> Any:
    """Whole numbers as an array of that length."""
    found = [int(value) for value in values]
    return np.array(found + [rest] * (count - len(found)), np.int32)


def table_of(pos: Position) -> Table:
    """A position of the rules as a table; `fits` is left empty."""
    names = [int(name) for name in pos.province]
    return Table(
        board=np.int32(BOARD_NAMES.index(pos.board.name)),
        seats=np.int32(pos.seats),
        to_move=np.int32(pos.to_move),
        ground=filled(pos.ground, CELLS, 0).astype(np.uint8),
        province=np.array(
            [province_number(name, int(pos.owner[name]), int(pos.size[name])) if name else 0 for name in names],
            np.int32,
        ),
        villages=filled(pos.village_owner, VILLAGES, NOBODY),
        supply=filled(pos.supply, SEATS, 0),
        hands=filled(pos.hands, SEATS * KINDS, 0).reshape(SEATS, KINDS),
        bag=filled(pos.bag, KINDS, 0),
        fits=np.zeros(CELLS, np.uint32),
    )


@jax.jit  # type: ignore[untyped-decorator]
def policy_of(weights: Weights, table: Table) -> Any:
    """The score of every placement by its number in the rules."""
    planes, numbers = observed(table, table.to_move, 0)
    scores, _ = judge(weights, planes[None].astype(jnp.float32), numbers[None].astype(jnp.float32))
    moves = move_at(jnp.arange(scores.size))
    return jnp.full(CELLS * PER_CELL, -jnp.inf).at[moves].set(scores.ravel())


@jax.jit  # type: ignore[untyped-decorator]
def worths_of(weights: Weights, table: Table, moves: Any) -> Any:
    """What each of these placements is worth to the seat that moves."""
    after = jax.vmap(lay, (None, 0))(table, moves)
    planes, numbers = jax.vmap(observed, (0, None, None))(after, table.to_move, 1)
    _, said = judge(weights, planes.astype(jnp.float32), numbers.astype(jnp.float32))
    judged = jax.vmap(expected, (0, None, None))(said, table.to_move, table.seats)
    values = jnp.where((after.to_move == NOBODY)[:, None], jax.vmap(outcome_of)(after), judged)
    return jax.vmap(worth, (0, None, None))(values, table.to_move, table.seats)


class Policy:
    """Plays what the policy likes best."""

    def __init__(self, path: Path = OWN_WEIGHTS) -> None:
        """Read the weights."""
        self.weights, _ = exported(path)

    def answer(self, eye: Eye, rng: Random) -> int:
        """The best legal placement."""
        pos = eye.guess(rng).position
        return self.ordered(pos, table_of(pos))[0]

    def ordered(self, pos: Position, table: Table) -> list[int]:
        """The legal placements, the policy's favourite first."""
        scores = np.asarray(policy_of(self.weights, table))
        return sorted(options(pos), key=lambda move: -float(scores[move]))


class Ahead(Policy):
    """Lays the policy's favourites and plays the one that leads to the best position."""

    def answer(self, eye: Eye, rng: Random) -> int:
        """The best of them; the policy's favourite fills up where there are few."""
        pos = eye.guess(rng).position
        table = table_of(pos)
        moves = self.ordered(pos, table)[:AHEAD]
        worths = np.asarray(worths_of(self.weights, table, filled(moves, AHEAD, moves[0])))
        return moves[int(worths[: len(moves)].argmax())]
