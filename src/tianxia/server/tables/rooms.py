"""All rooms in memory: built from the store when somebody needs them, dropped when nobody does."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator
from functools import partial

from sqlalchemy import select

from tianxia.server.editions import Editions
from tianxia.server.fleet.fleet import Fleet, Rest
from tianxia.server.notifications.queue import Subscribers
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import Settings
from tianxia.server.store.schema import people
from tianxia.server.store.store import Store
from tianxia.server.tables.alarms import Alarms
from tianxia.server.tables.automation import Automation
from tianxia.server.tables.changes import restored
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.room import Room
from tianxia.server.tables.seating import begin_if_full
from tianxia.server.tables.waking import bots_to_move, clocks_to_fall, games_to_begin
from tianxia.server.workers.bots import BotPool

LOG = logging.getLogger("tianxia.server")
WOKEN = 100
"""Tables that are woken together after a start; the next ones follow when their bots have moved."""
AGAIN_AFTER = 30.0
"""Seconds until a table is looked at again that was dropped although something was to happen there."""


class Rooms:
    """Rooms by the id of their table."""

    def __init__(
        self,
        store: Store,
        fleet: Fleet,
        bots: BotPool,
        editions: Editions,
        subscribers: Subscribers,
        settings: Settings,
    ) -> None:
        """Begin with no rooms."""
        self.store, self.fleet, self.editions, self.settings = store, fleet, editions, settings
        self._subscribers = subscribers
        self._bots = bots
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        """Tables that were dropped a moment ago: who wants one back waits until it is released."""
        self._times_dropped = 0
        self._alarms = Alarms(self._rouse)
        self._waking: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    def __contains__(self, table: object) -> bool:
        """Whether a table is in memory."""
        return table in self._rooms

    @property
    def connections(self) -> int:
        """How many connections all tables have."""
        return sum(len(room.publisher.connections) for room in self._rooms.values())

    @property
    def people(self) -> set[str]:
        """Everybody who is connected to a table."""
        return {one.person for room in self for one in room.publisher.connections if one.person is not None}

    def __iter__(self) -> Iterator[Room]:
        """The rooms in memory."""
        return iter(list(self._rooms.values()))

    async def get(self, table: str) -> Room:
        """The room of a table; Failure if there is no such table, Elsewhere if another process has it."""
        while (room := self._rooms.get(table)) is None:
            await asyncio.shield(self._loading.get(table) or self._begin_to_open(table))
        room.used = time.monotonic()  # the caller is about to use it
        return room

    def _begin_to_open(self, table: str) -> "asyncio.Task[None]":
        """Open a table once for everybody who wants it now; all of them learn if that fails."""
        opening = self._loading[table] = asyncio.create_task(self._open(table))
        opening.add_done_callback(lambda _opening: self._loading.pop(table))
        return opening

    async def _open(self, table: str) -> None:
        """Take a table and build its room."""
        if (releasing := self._releasing.get(table)) is not None:
            await releasing
        times_dropped = self._times_dropped
        rest = await self.fleet.take(table)
        try:
            room = await self._load(table)
            if self._times_dropped != times_dropped:  # another process may have taken it while we read
                raise Failure("room-closed", 503)
        except BaseException as error:
            unknown = isinstance(error, Failure) and error.code == "no-table"
            await self.fleet.release(table, None if unknown else rest)
            raise
        self._rooms[table] = room
        _resume_clocks(room, rest)
        room.automation.follow_up()
        if room.state.ready:  # its process died between the last seat and the beginning
            room.post(partial(begin_if_full, room))

    async def _load(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise Failure("no-table", 404)
        edition = await self.editions.get(row["edition"])
        state = restored(row, await self.store.seats([table]), await self.store.entries(table), edition)
        holders = await self.store.holders(table)
        return Room(self.store, self.settings, state, holders, self._subscribers, self._automate, self.discard)

    def _automate(self, room: Room) -> Automation:
        return Automation(room, self._bots, self.settings.bot_pause)

    def discard(self, room: Room, code: str, as_stored: bool = False) -> None:
        """Drop a room; it is rebuilt when somebody needs it or a clock runs out.

        `as_stored` says that its state is what is stored: then its clocks run on from what they show.
        """
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            rest = _rest_of(room, as_stored)
            if rest is not None and (wait := _first_fall(room)) is not None:
                self._alarms.set(room.id, wait)
            if room.automation.busy or not as_stored:
                # A bot may be to move: nobody would notice if everybody else has left.
                self._alarms.set(room.id, AGAIN_AFTER)
            self._releasing[room.id] = asyncio.create_task(self._release(room.id, rest))
        room.close(code)

    async def _release(self, table: str, rest: Rest | None) -> None:
        try:
            await self.fleet.release(table, rest)
        finally:
            del self._releasing[table]

    async def hand_over(self, room: Room) -> None:
        """Let another process have a room that nobody looks at here."""
        self.discard(room, "again", as_stored=not room.committing)
        await self.settle()

    async def settle(self) -> None:
        """Wait until everything that was dropped is released."""
        await asyncio.gather(*self._releasing.values())

    # -- waking

    def wake(self) -> None:
        """In the background: set alarms for clocks, and build the rooms where a bot has a question or a game can begin.

        For tables that no process has: after a start, and when another process has ended.
        """
        if self._waking is not None:
            self._waking.cancel()
        self._waking = asyncio.create_task(self._wake_safely())

    async def _wake_safely(self) -> None:
        try:
            await self._wake_all()
        except Exception:
            LOG.exception("tables could not be woken")

    async def _wake_all(self) -> None:
        started = time.monotonic()
        async for table, seconds in clocks_to_fall(self.store):
            self._alarms.set(table, max(0.0, started + seconds - time.monotonic()))
        for number, table in enumerate([*await games_to_begin(self.store), *await bots_to_move(self.store)], 1):
            await self._rouse(table)
            while number % WOKEN == 0 and sum(room.automation.busy for room in self) >= WOKEN:
                await asyncio.sleep(0.1)

    async def _rouse(self, table: str) -> None:
        """Build a room, if it is not there; its bots and clocks do the rest."""
        try:
            if table not in self._rooms:
                await self.get(table)
        except Failure:
            return  # another process has it, or its rules are unknown here: people who open it are told so
        except Exception:
            LOG.exception("table %s could not be woken", table)

    async def sweep(self) -> None:
        """Drop rooms unused for a while."""
        for room in self:
            if not room.busy and time.monotonic() - room.used > self.settings.idle:
                self.discard(room, "again", as_stored=True)
        await self.settle()

    def remove(self, tables: Collection[str], code: str) -> None:
        """Drop the rooms of tables that are gone from the store, and tell everybody there."""
        for room in self:
            if room.id in tables:
                self.discard(room, code)

    def drop_all(self, code: str = "again") -> None:
        """Drop every room, and those that are being built; who was connected may connect again."""
        self._times_dropped += 1
        for room in self:
            self.discard(room, code, as_stored=not room.committing)

    def rename(self, person: str, name: str | None) -> None:
        """Show a person's new name at every table where they sit."""
        for room in self:
            own = [seat for seat in room.state.seats if seat.person == person]
            for seat in own:
                seat.name = name
            for connection in room.publisher.connections:
                if connection.person == person:
                    connection.name = name
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

    async def reload_name(self, person: str) -> None:
        """Show the name that a person has now at every table where they sit."""
        name = await self.store.value(select(people.c.name).where(people.c.id == person))
        if name is not None:
            self.rename(person, name)

    def close(self) -> None:
        """Disconnect everybody: the server stops."""
        if self._waking is not None:
            self._waking.cancel()
        self.drop_all("stopping")
        self._alarms.stop()


def _rest_of(room: Room, as_stored: bool) -> Rest | None:
    """What is to be known of a room's clocks while it is not in memory; None if they do not run."""
    clock = room.state.clock
    if clock is None or room.state.phase != "running":
        return None
    clock.settle()
    return Rest(0.0, clock.left if as_stored else None)


def _first_fall(room: Room) -> float | None:
    """Seconds until something happens because of a room's clocks."""
    clock = room.state.clock
    return clock.next_fall() if clock is not None and clock.rule.at_zero != "nothing" else None


def _resume_clocks(room: Room, rest: Rest) -> None:
    clock = room.state.clock
    if clock is None or room.state.phase != "running":
        return
    if rest.left is not None:
        clock.left = list(rest.left)
    clock.resume(room.clocked(), time.monotonic() - rest.seconds)
