"""All rooms in memory: made from the store when somebody needs them, put away when nobody does."""

import asyncio
import time
from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import select

from tianxia.engine.game import BadInput
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.protocol.shapes import ClockRule
from tianxia.server.settings import Settings
from tianxia.server.store.schema import Row, Values, people, seats, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.room import Room
from tianxia.server.tables.seats import seat_state
from tianxia.server.tables.state import TableState
from tianxia.server.workers.bots import BotPool


class Rooms:
    """Rooms by the id of their table."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        """Begin with none."""
        self.store, self.bots, self.settings = store, bots, settings
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """How many pairs of eyes look at tables."""
        return sum(len(room.connections) for room in self._rooms.values())

    def __iter__(self) -> Iterator[Room]:
        """The rooms that are in memory."""
        return iter(list(self._rooms.values()))

    async def get(self, table: str) -> Room:
        """The room of a table; Failure where there is no such table."""
        if table not in self._rooms:
            async with self._loading.setdefault(table, asyncio.Lock()):
                try:
                    if table not in self._rooms:
                        self._rooms[table] = await self._load(table)
                        self._rooms[table].automation.follow_up()
                finally:
                    self._loading.pop(table, None)
        room = self._rooms[table]
        room.used = time.monotonic()  # whoever asks is about to use it
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise Failure("no-table", 404)
        chairs, entries = await seats_of(self.store, [table]), await self.store.entries(table)
        state = state_from(row, chairs, entries)
        return Room(self, state, await self.store.holders(table))

    def discard(self, room: Room, code: str) -> None:
        """Put a room away; the next who needs it makes it again from the store."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.close(code)

    async def wake(self) -> None:
        """After a start: make the rooms in which a bot is to answer or a clock runs."""
        running = await self.store.rows(select(tables).where(tables.c.state == "running"))
        chairs = await seats_of(self.store, [row["id"] for row in running])
        played = {(seat["table"], seat["seat"]) for seat in chairs if seat["kind"] == "bot" or seat["stand_in"]}
        for row in running:
            if row["clock"] or any((row["id"], seat) in played for seat in row["asked"]):
                try:
                    await self.get(row["id"])
                except Failure:
                    continue  # a table of unknown rules cannot be played on; whoever opens it is told so

    async def sweep(self) -> int:
        """Remove tables that never began, and put rooms away that nobody has used for a while; how many tables."""
        removed = await self.store.remove_stale(time.time() - self.settings.never_begun)
        for room in self:
            unused = not room.busy and time.monotonic() - room.used > self.settings.idle
            if unused or room.id in removed:
                self.discard(room, "again")
        return len(removed)

    def rename(self, person: str, name: str) -> None:
        """Show somebody's new name wherever he sits."""
        for room in self:
            mine = [chair for chair in room.state.seats if chair.person == person]
            for chair in mine:
                chair.name = name
            if mine:
                room.tell_room()

    def part(self, person: str, code: str) -> None:
        """Close every connection of somebody."""
        for room in self:
            for connection in list(room.connections):
                if connection.person == person:
                    connection.bid_farewell(code)

    def close(self) -> None:
        """Send everybody away: the server stops."""
        for room in self:
            self.discard(room, "stopping")


async def seats_of(store: Store, ids: list[str]) -> list[Values]:
    """The seats of tables with the names of their people, in order."""
    query = (
        select(seats, people.c.name)
        .join(people, seats.c.person == people.c.id, isouter=True)
        .where(seats.c.table.in_(ids))
        .order_by(seats.c.table, seats.c.seat)
    )
    return [dict(row) for row in await store.rows(query)]


def state_from(row: Row | Values, chairs: list[Values], entries: Sequence[Row]) -> TableState:
    """The state of a table, made again from its entries."""
    clock = msgspec.convert(row["clock"], ClockRule) if row["clock"] else None
    try:
        state = TableState(dict(row), [seat_state(chair) for chair in chairs], clock)
        for entry in entries:
            state.apply(entry["kind"], entry["seat"], entry["body"], entry["made"])
    except BadInput as error:
        raise bad_input(error, 409) from None
    return state
