"""The archive: finished games by table, and what a seat may download of a game that still runs."""

import asyncio
import json
import time
from collections import OrderedDict
from dataclasses import replace

from tianxia.engine.components.edition import Edition
from tianxia.engine.eye import SPECTATOR, published_events
from tianxia.engine.game import BadInput
from tianxia.engine.record import Header, Record
from tianxia.server.days import is_secret
from tianxia.server.editions import Editions
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.store.schema import Row, Values
from tianxia.server.store.store import Store
from tianxia.server.tables import live_matches
from tianxia.server.tables.changes import restored
from tianxia.server.tables.deals import require_told
from tianxia.server.tables.finished import FinishedGame, finished_game
from tianxia.server.tables.state import TableState

KEPT = 16


class Archive:
    """Finished games by table; the most recently used stay in memory."""

    def __init__(self, store: Store, editions: Editions) -> None:
        """Begin with nothing in memory."""
        self._store, self._editions = store, editions
        self._cache: OrderedDict[str, FinishedGame] = OrderedDict()

    async def get(self, row: Row) -> FinishedGame:
        """A finished game. It never changes again, so it may be cached."""
        if row["state"] != "finished":
            raise Failure("not-finished", 409)
        if is_secret(row["daily"], time.time()):
            raise Failure("daily-secret", 409)
        await require_told(self._store, row)
        table = row["id"]
        if table not in self._cache:
            seats, entries = await self._store.seats([table]), await self._store.entries(table)
            edition = await self._editions.get(row["edition"])
            try:
                self._cache[table] = await asyncio.to_thread(_loaded, row, seats, list(entries), edition)
            except BadInput as error:
                raise bad_input(error, 409) from None
        self._cache.move_to_end(table)
        while len(self._cache) > KEPT:
            self._cache.popitem(last=False)
        return self._cache[table]


def _loaded(row: Row, seats: list[Values], entries: list[Row], edition: Edition | None) -> FinishedGame:
    state = restored(row, seats, entries, edition)
    return finished_game(state.game, _record(state, entries), state.origin, state.times, state.components)


def _record(state: TableState, entries: list[Row]) -> Record:
    stored = entries[-1]["body"] if entries and entries[-1]["kind"] == "uploaded" else None
    if stored is not None:
        header = Header(**{**stored["header"], "seats": tuple(stored["header"]["seats"])})
        return Record(header, tuple(live_matches.unpacked(stored["lines"])), stored["result"], stored["seed"])
    if state.live is None:
        raise Failure("not-begun", 409)
    # A resigned game has no result by its rules; a sealed answer that waited for others never counted.
    record = replace(state.live.record(), seed=state.live.seed)
    waiting = len(state.match.given())
    return replace(record, lines=record.lines[: len(record.lines) - waiting])


def seen_so_far(state: TableState, eye: int) -> str:
    """What a seat or a spectator has seen of a running game, as JSON lines: no seed, no answers of others."""
    if state.live is None:
        raise Failure("not-begun", 409)
    header = {**state.live.header.to_json(), "seen_by": eye if eye != SPECTATOR else "spectator"}
    lines = [header, *published_events(state.match, eye), {"view": state.game.view(state.match.position, eye)}]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
