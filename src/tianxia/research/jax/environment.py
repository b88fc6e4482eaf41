"""Qin as an environment of Pgx, for those who have its package: actions are the moves of the rules, 0 is passing.

from tianxia.research.jax.environment import Qin
state = Qin(seats=4, board="lion").init(jax.random.key(0))
"""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from pgx._src.struct import dataclass
from pgx.core import Env
from pgx.core import State as PgxState

from tianxia.drawing.svg import box, tag
from tianxia.games.qin import BOARD_NAMES
from tianxia.games.qin.ids import NOBODY, SIDE
from tianxia.research.jax.engine import MOVES, Table, begun, drawn, legal, shares, step
from tianxia.research.jax.features import grid, observed

ID = "tianxia_qin"
COLOURS = ("#e9e4c8", "#b5402f", "#d9b13b", "#3d6a9e", "#7a6a55", "#a9c7d6")
"""Grassland, red, yellow, blue, villages and water."""
SQUARE = 24


@dataclass
class State(PgxState):
    """A table as Pgx shows it."""

    current_player: Any
    observation: Any
    rewards: Any
    terminated: Any
    truncated: Any
    legal_action_mask: Any
    _step_count: Any
    _table: Table

    @property
    def env_id(self) -> str:
        """The name of the environment."""
        return ID

    def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:  # noqa: ARG002 Pgx's own
        """The ground of the board; the first one of a batch."""
        ground = np.asarray(grid(self._table.ground)).reshape(-1, SIDE, SIDE)[0]
        cells = [
            box(SQUARE, SQUARE, COLOURS[ground[row, column]], x=SQUARE * column, y=SQUARE * row)
            for row in range(SIDE)
            for column in range(SIDE)
        ]
        side = int(SIDE * SQUARE * (scale or 1))
        shown = f"0 0 {SIDE * SQUARE} {SIDE * SQUARE}"
        return tag("svg", *cells, xmlns="http://www.w3.org/2000/svg", width=side, height=side, viewBox=shown)

    def save_svg(self, filename: str, *, color_theme: str | None = None, scale: float | None = None) -> None:
        """Write the picture to a file."""
        Path(filename).write_text(self.to_svg(color_theme=color_theme, scale=scale), encoding="utf-8")


class Qin(Env):
    """Qin with some seats on a board; a step needs a key, because a tile is drawn."""

    def __init__(self, seats: int = 2, board: str = "bird") -> None:
        """Choose the table; ValueError for one that does not exist."""
        super().__init__()
        if seats not in (2, 3, 4) or board not in BOARD_NAMES:
            raise ValueError(f"Qin has 2 to 4 seats and the boards {', '.join(BOARD_NAMES)}, not {seats} and {board!r}")
        self.seats, self.board = seats, BOARD_NAMES.index(board)

    def _init(self, key: Any) -> State:
        table = begun(key, jnp.int32(self.seats), jnp.int32(self.board))
        nothing = jnp.zeros(self.seats, jnp.float32)
        no = jnp.bool_(False)
        return State(table.to_move, jnp.float32(0), nothing, no, no, mask(table), jnp.int32(0), table)

    def _step(self, state: Any, action: Any, key: Any) -> Any:
        if key is None:
            raise ValueError("a step of Qin draws a tile: give it a key")
        table = step(state._table, action, drawn(state._table.bag, jax.random.uniform(key)))
        over = table.to_move == NOBODY
        paid = (self.seats * shares(table)[: self.seats] - 1) / (self.seats - 1)
        return state.replace(
            current_player=jnp.where(over, state.current_player, table.to_move),
            rewards=jnp.where(over, paid, 0).astype(jnp.float32),
            terminated=over,
            legal_action_mask=mask(table),
            _table=table,
        )

    def _observe(self, state: Any, player_id: Any) -> Any:
        planes, numbers = observed(state._table, player_id, 0)
        wide = jnp.broadcast_to(numbers, (SIDE, SIDE, numbers.shape[0]))
        return jnp.concatenate([planes, wide], -1).astype(jnp.float32)

    @property
    def id(self) -> str:
        """The name of the environment."""
        return ID

    @property
    def version(self) -> str:
        """Its version."""
        return "v0"

    @property
    def num_players(self) -> int:
        """How many play."""
        return self.seats


def mask(table: Table) -> Any:
    """The legal moves as a mask; passing only where nothing else is legal."""
    on = (legal(table)[:, None] >> jnp.arange(18, dtype=jnp.uint32) & 1).reshape(MOVES) == 1
    return on.at[0].set(~on.any())
