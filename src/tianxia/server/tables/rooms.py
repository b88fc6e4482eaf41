"""All rooms in memory: built from the store when somebody needs them, dropped when nobody does."""

import asyncio
import time
from collections.abc import Iterator

from sqlalchemy import select

from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import Settings
from tianxia.server.store.schema import tables
from tianxia.server.store.store import Store
from tianxia.server.tables.automation import Automation
from tianxia.server.tables.changes import restored
from tianxia.server.tables.room import Room
from tianxia.server.workers.bots import BotPool


class Rooms:
    """Rooms by the id of their table."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        """Begin with no rooms."""
        self.store, self.settings = store, settings
        self._bots = bots
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """How many connections all tables have."""
        return sum(len(room.publisher.connections) for room in self._rooms.values())

    def __iter__(self) -> Iterator[Room]:
        """The rooms in memory."""
        return iter(list(self._rooms.values()))

    async def get(self, table: str) -> Room:
        """The room of a table; Failure if there is no such table."""
        if table not in self._rooms:
            async with self._loading.setdefault(table, asyncio.Lock()):
                try:
                    if table not in self._rooms:
                        self._rooms[table] = await self._load(table)
                        self._rooms[table].automation.follow_up()
                finally:
                    self._loading.pop(table, None)
        room = self._rooms[table]
        room.used = time.monotonic()  # the caller is about to use it
        return room

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise Failure("no-table", 404)
        state = restored(row, await self.store.seats([table]), await self.store.entries(table))
        holders = await self.store.holders(table)
        return Room(self.store, self.settings, state, holders, self._automate, self.discard)

    def _automate(self, room: Room) -> Automation:
        return Automation(room, self._bots, self.settings.bot_pause)

    def discard(self, room: Room, code: str) -> None:
        """Drop a room; it is rebuilt from the store when it is needed again."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.close(code)

    async def wake(self) -> None:
        """After a start: build the rooms where a bot has a question or a clock runs."""
        running = await self.store.rows(select(tables).where(tables.c.state == "running"))
        seats = await self.store.seats([row["id"] for row in running])
        played = {(seat["table"], seat["seat"]) for seat in seats if seat["kind"] == "bot" or seat["stand_in"]}
        for row in running:
            if row["clock"] or any((row["id"], seat) in played for seat in row["asked"]):
                try:
                    await self.get(row["id"])
                except Failure:
                    continue  # its rules are unknown here: people who open it are told so

    async def sweep(self) -> int:
        """Remove tables that never began and drop rooms unused for a while; returns how many tables."""
        removed = await self.store.remove_stale(time.time() - self.settings.never_begun)
        for room in self:
            unused = not room.busy and time.monotonic() - room.used > self.settings.idle
            if unused or room.id in removed:
                self.discard(room, "again")
        return len(removed)

    def rename(self, person: str, name: str) -> None:
        """Show a person's new name at every table where they sit."""
        for room in self:
            own = [seat for seat in room.state.seats if seat.person == person]
            for seat in own:
                seat.name = name
            if own:
                room.publisher.tell_room()

    def part(self, person: str, code: str) -> None:
        """Close every connection of a person."""
        for room in self:
            for connection in list(room.publisher.connections):
                if connection.person == person:
                    connection.bid_farewell(code)

    def forget(self, person: str) -> None:
        """Close every connection of a person and clear their seats."""
        self.part(person, "forgotten")
        for room in self:
            room.holders.pop(person, None)
            for seat in room.state.seats:
                if seat.person == person:
                    seat.person = seat.name = None

    def close(self) -> None:
        """Disconnect everybody: the server stops."""
        for room in self:
            self.discard(room, "stopping")
