"""All rooms in memory: built from the store when somebody needs them, dropped when nobody does."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import Settings
from tianxia.server.store.store import Store
from tianxia.server.tables.alarms import Alarms
from tianxia.server.tables.automation import Automation
from tianxia.server.tables.changes import restored
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.room import Room
from tianxia.server.tables.waking import bots_to_move, clocks_to_fall
from tianxia.server.workers.bots import BotPool

LOG = logging.getLogger("tianxia.server")
WOKEN = 100
"""Tables that are woken together after a start; the next ones follow when their bots have moved."""


@dataclass(frozen=True)
class Rest:
    """The clocks of a running table that is not in memory: since when, and what they showed.

    Without a value they show what the last entry says.
    """

    since: float
    left: Sequence[float] | None = None


class Rooms:
    """Rooms by the id of their table."""

    def __init__(self, store: Store, bots: BotPool, settings: Settings) -> None:
        """Begin with no rooms."""
        self.store, self.settings = store, settings
        self._bots = bots
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._started = time.monotonic()
        self._resting: dict[str, Rest] = {}
        """By table, if its clocks have run since it was in memory; others have rested since the start."""
        self._alarms = Alarms(self._rouse)
        self._waking: asyncio.Task[None] | None = None

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
                        self._resume_clocks(self._rooms[table])
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

    def discard(self, room: Room, code: str, as_stored: bool = False) -> None:
        """Drop a room; it is rebuilt when somebody needs it or a clock runs out.

        `as_stored` says that its state is what is stored: then its clocks run on from what they show.
        """
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._let_clocks_rest(room, as_stored)
        room.close(code)

    def _let_clocks_rest(self, room: Room, as_stored: bool) -> None:
        clock = room.state.clock
        if clock is None or room.state.phase != "running":
            return
        clock.settle()
        self._resting[room.id] = Rest(time.monotonic(), clock.left if as_stored else None)
        wait = clock.next_fall() if clock.rule.at_zero != "nothing" else None
        if wait is not None:
            self._alarms.set(room.id, wait)

    def _resume_clocks(self, room: Room) -> None:
        clock, rest = room.state.clock, self._resting.pop(room.id, Rest(self._started))
        if clock is None or room.state.phase != "running":
            return
        if rest.left is not None:
            clock.left = list(rest.left)
        clock.resume(room.clocked(), rest.since)

    # -- waking

    def wake(self) -> None:
        """After a start, in the background: set alarms for clocks, and build the rooms where a bot has a question."""
        self._waking = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        async for table, seconds in clocks_to_fall(self.store):
            self._alarms.set(table, max(0.0, self._started + seconds - time.monotonic()))
        for number, table in enumerate(await bots_to_move(self.store), 1):
            await self._rouse(table)
            while number % WOKEN == 0 and sum(room.automation.busy for room in self) >= WOKEN:
                await asyncio.sleep(0.1)

    async def _rouse(self, table: str) -> None:
        """Build a room, if it is not there; its bots and clocks do the rest."""
        try:
            if table not in self._rooms:
                await self.get(table)
        except Failure:
            return  # its rules are unknown here: people who open it are told so
        except Exception:
            LOG.exception("table %s could not be woken", table)

    async def sweep(self) -> None:
        """Drop rooms unused for a while."""
        for room in self:
            if not room.busy and time.monotonic() - room.used > self.settings.idle:
                self.discard(room, "again", as_stored=True)

    def remove(self, tables: Collection[str], code: str) -> None:
        """Drop the rooms of tables that are gone from the store, and tell everybody there."""
        for room in self:
            if room.id in tables:
                self.discard(room, code)

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
        self.part_all(lambda connection: connection.person == person, code)

    def part_all(self, wanted: Callable[[Connection], bool], code: str) -> None:
        """Close every connection of a kind."""
        for room in self:
            for connection in list(room.publisher.connections):
                if wanted(connection):
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
        if self._waking is not None:
            self._waking.cancel()
        for room in self:
            self.discard(room, "stopping")
        self._alarms.stop()
