"""Plays random games on the arrays and by the rules side by side, and compares every position."""

import sys
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import KINDS, NOBODY
from tianxia.games.qin.position import Position, empty_position
from tianxia.games.qin.rules.placing import PASS, options
from tianxia.games.qin.rules.provinces import lay, pass_turn_on
from tianxia.research.jax.engine import Table, begun, drawn, legal, random_move, step
from tianxia.research.jax.fitting import owner_of, pagodas_of, size_of

PLENTY = 90
"""Pagodas and tiles that never run out: every third game has them, and draws one-coloured tiles until its board is full
or its seats have to pass."""


class Agreement(NamedTuple):
    """What was compared without finding a difference."""

    positions: int
    games: int
    passes: int


def moment(tables: Table) -> dict[str, Any]:
    """Many tables as numpy arrays, with their legal moves."""
    found = {**tables._asdict(), "legal": jax.vmap(legal)(tables)}
    found |= {"owner": owner_of(tables.province), "size": size_of(tables.province)}
    found["pagodas"] = pagodas_of(tables.province)
    return {name: np.asarray(values) for name, values in found.items()}


def moves_of(bits: Any) -> list[int]:
    """The moves that bits by cell stand for, or PASS."""
    cells, numbers = np.nonzero(bits[:, None] >> np.arange(18, dtype=np.uint32) & 1)
    return (cells * 18 + numbers).tolist() or [PASS]


def difference(seen: dict[str, Any], number: int, pos: Position) -> str:
    """What differs between a table and a position: the name of a part, "" if nothing does."""
    seats = int(pos.seats)
    if seen["to_move"][number] != pos.to_move:
        return "to_move"
    if seen["supply"][number][:seats].tolist() != [int(left) for left in pos.supply]:
        return "supply"
    if pos.to_move == NOBODY:
        return ""  # the rules stop at the last pagoda: what lies where after it decides nothing
    hands = seen["hands"][number][:seats].ravel().tolist()
    facts = {
        "ground": (seen["ground"][number].tolist(), [int(cell) for cell in pos.ground]),
        "villages": (seen["villages"][number][: len(pos.village_owner)].tolist(), [int(o) for o in pos.village_owner]),
        "hands": (hands, [int(count) for count in pos.hands]),
        "bag": (seen["bag"][number].tolist(), pos.bag_counts()),
        "legal": (moves_of(seen["legal"][number]), sorted(options(pos))),
    }
    wrong = [name for name, (ours, theirs) in facts.items() if ours != theirs]
    return wrong[0] if wrong else province_difference(seen, number, pos)


def province_difference(seen: dict[str, Any], number: int, pos: Position) -> str:
    """The same for provinces, which may have other names."""
    names: dict[int, int] = {}
    for cell, province in enumerate(seen["province"][number].tolist()):
        name = int(pos.province[cell])
        if (province == 0) != (name == 0) or names.setdefault(province, name) != name:
            return "province"
        if province:
            ours = [int(seen[part][number][cell]) for part in ("owner", "size", "pagodas")]
            if ours != [int(pos.owner[name]), int(pos.size[name]), int(pos.pagodas[name])]:
                return "province"
    return "" if len(set(names.values())) == len(names) else "province"


def position_of(seen: dict[str, Any], number: int) -> Position:
    """The rules' position at the beginning of a table's game."""
    seats = int(seen["seats"][number])
    pos = empty_position(load_components(None).boards[BOARD_NAMES[seen["board"][number]]], seats)
    pos.to_move = int(seen["to_move"][number])
    for seat in range(seats):
        pos.supply[seat] = int(seen["supply"][number][seat])
    for kind in range(KINDS):
        pos.bag[kind] = int(seen["bag"][number][kind] + seen["hands"][number][:, kind].sum())
    for place, count in enumerate(seen["hands"][number][:seats].ravel().tolist()):
        for _ in range(count):
            pos.take(place // KINDS, place % KINDS)
    return pos


def follow(pos: Position, move: int, tile: int) -> None:
    """The same turn by the rules."""
    me = int(pos.to_move)
    if move != PASS:
        lay(pos, move)
        if pos.to_move != NOBODY and pos.bag_size() > 0:
            pos.take(me, tile)
    if pos.to_move != NOBODY:
        pass_turn_on(pos)


@jax.jit  # type: ignore[untyped-decorator]
def advance(tables: Table, key: Any) -> tuple[Table, Any, Any]:
    """A random turn of every table, with what was played and drawn."""
    lots = jax.random.uniform(key, (2, tables.to_move.shape[0]))
    moves = jax.vmap(random_move)(jax.vmap(legal)(tables), lots[0])
    tiles = jax.vmap(drawn)(tables.bag, lots[1])
    return jax.vmap(step)(tables, moves, tiles), moves, tiles


def compare(games: int, seed: int) -> Agreement:
    """Play that many games of all kinds side by side to their ends; ValueError names the first difference."""
    rng = Random(seed)
    seats, boards = [rng.choice((2, 3, 4)) for _ in range(games)], [rng.randrange(2) for _ in range(games)]
    key, start = jax.random.split(jax.random.key(seed))
    tables = jax.jit(jax.vmap(begun))(jax.random.split(start, games), jnp.array(seats), jnp.array(boards))
    rich = (jnp.arange(games) % 3 == 0)[:, None]
    supply = jnp.where(rich & (tables.supply > 0), PLENTY, tables.supply)
    tables = tables._replace(supply=supply, bag=jnp.where(rich, jnp.array([PLENTY] * 3 + [0] * 3), tables.bag))
    seen = moment(tables)
    positions = [position_of(seen, number) for number in range(games)]
    compared = passes = 0
    live = list(range(games))
    while live:
        check(seen, live, positions)
        compared += len(live)
        live = [number for number in live if positions[number].to_move != NOBODY]
        key, now = jax.random.split(key)
        tables, moves, tiles = advance(tables, now)
        seen, played, taken = moment(tables), np.asarray(moves).tolist(), np.asarray(tiles).tolist()
        for number in live:
            passes += played[number] == PASS
            follow(positions[number], played[number], taken[number])
    return Agreement(compared, games, passes)


def check(seen: dict[str, Any], live: list[int], positions: list[Position]) -> None:
    """Compare all tables that are still played."""
    for number in live:
        wrong = difference(seen, number, positions[number])
        if wrong:
            raise ValueError(f"game {number}: {wrong} differs from the rules")


if __name__ == "__main__":
    print(compare(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))
