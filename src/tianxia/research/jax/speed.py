"""Measures how many decisions a second the engine takes in random play, without a network, and where the time goes."""

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from tianxia.games.qin.ids import NOBODY
from tianxia.research.jax.engine import Table, drawn, lay, legal, random_move, step
from tianxia.research.jax.fitting import fits
from tianxia.research.jax.selfplay import many, random_turn, renewed

TURNS = 64


def seconds(work: Callable[..., Any], *given: Any) -> float:
    """How long something takes, the shortest of five, after a first time that compiles it."""
    jax.block_until_ready(work(*given))
    times = []
    for _ in range(5):
        began = time.perf_counter()
        jax.block_until_ready(work(*given))
        times.append(time.perf_counter() - began)
    return min(times)


@jax.jit  # type: ignore[untyped-decorator]
def turns(tables: Table, key: Any) -> Any:
    """Random turns at every table, ended games replaced."""
    return jax.lax.scan(lambda now, one: (random_turn(now, one), None), tables, jax.random.split(key, TURNS))[0]


def parts(tables: Table, key: Any) -> dict[str, Callable[[], float]]:
    """The parts of a turn, each measured alone."""
    moves = jax.vmap(random_move)(jax.vmap(legal)(tables), jax.random.uniform(key, tables.to_move.shape))
    lots = jax.random.uniform(key, tables.to_move.shape)
    tiles = jax.vmap(drawn)(tables.bag, lots)
    over = tables.to_move == NOBODY
    return {
        "choose": lambda: seconds(jax.jit(lambda t: jax.vmap(random_move)(jax.vmap(legal)(t), lots)), tables),
        "lay": lambda: seconds(jax.jit(jax.vmap(lay)), tables, moves),
        "fits": lambda: seconds(jax.jit(jax.vmap(fits)), tables.ground, tables.province),
        "step": lambda: seconds(jax.jit(jax.vmap(step)), tables, moves, tiles),
        "renew": lambda: seconds(jax.jit(renewed), tables, over, key),
    }


def main(count: int) -> None:
    """Print decisions a second, and nanoseconds a table for each part."""
    key = jax.random.key(1)
    tables = jax.jit(partial(many, turns=40))(jnp.arange(count, dtype=jnp.int32) % 3 + 2, key)
    taken = seconds(turns, tables, key)
    print(f"{jax.devices()[0].device_kind}, {count} tables: {count * TURNS / taken / 1e6:.2f} million decisions/s")
    for name, measure in parts(tables, key).items():
        print(f"  {name}: {measure() * 1e9 / count:.0f} ns a table")


if __name__ == "__main__":
    for size in sys.argv[1:] or ["65536"]:
        main(int(size))
