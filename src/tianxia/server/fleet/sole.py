"""The only process on its database, as on every SQLite file: it has every table, and nobody to tell."""

import time
from collections.abc import Sequence

from sqlalchemy import Executable

from tianxia.server.fleet.fleet import Hooks, Peer, Rest


class SoleProcess:
    """A fleet of one. Clocks do not run while it is down."""

    def __init__(self) -> None:
        """Begin with every table at rest since now."""
        self._started = time.monotonic()
        self._resting: dict[str, tuple[float, Sequence[float] | None]] = {}
        """Since when, and what the clocks showed."""

    async def join(self, hooks: Hooks) -> None:
        """Nobody else is there."""

    async def leave(self) -> None:
        """Nobody takes over."""

    async def take(self, table: str) -> Rest:
        """Return how long a table has rested."""
        since, left = self._resting.pop(table, (self._started, None))
        return Rest(time.monotonic() - since, left)

    async def release(self, table: str, rest: Rest | None) -> None:
        """Remember since when a table's clocks run unwatched."""
        if rest is not None:
            self._resting[table] = time.monotonic() - rest.seconds, rest.left

    is_alone = True

    def keeper(self) -> Peer | None:
        """We are."""
        return None

    def notice(self, _kind: str, *_ids: str) -> list[Executable]:
        """Nobody is to be told."""
        return []
