"""A room: one table that takes one piece of work at a time. Apply, persist, then publish and acknowledge.

If a change cannot be stored, the room is thrown away and made again from the store, so nobody sees what did not happen.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Executable, update

from tianxia.engine.game import Refused
from tianxia.server.protocol.codec import ENCODER
from tianxia.server.protocol.errors import Failure, refused
from tianxia.server.protocol.outgoing import Act
from tianxia.server.protocol.outgoing import Room as RoomNews
from tianxia.server.protocol.patches import Shown
from tianxia.server.protocol.shapes import Json, Proposal
from tianxia.server.store import schema
from tianxia.server.store.schema import Values
from tianxia.server.tables.automation import Automation
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.publishing import publish, room_now
from tianxia.server.tables.state import TableState

if TYPE_CHECKING:
    from tianxia.server.tables.rooms import Rooms

LOG = logging.getLogger("tianxia.server")
T = TypeVar("T")
BESIDE_THE_GAME = ("pause", "resume", "chat_switch")
"""What a seat does without deciding anything: its draft stays."""


class Room:
    """A table, the people who look at it, and the bots and clocks that move it on."""

    def __init__(self, rooms: "Rooms", state: TableState, holders: dict[str, set[int]]) -> None:
        """Take over a state that the store holds just so."""
        self.rooms, self.state, self.holders = rooms, state, holders
        self.id: str = state.row["id"]
        self.connections: set[Connection] = set()
        self.drafts: dict[int, list[str]] = {}
        self.shown = Shown()
        self.proposal: Proposal | None = None
        self.chatting: bool = state.row["chat"]
        self.last_seen: dict[int, float] = {}
        self.used = self.opened = time.monotonic()
        self.closed = False
        self._work: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._worker = asyncio.create_task(self._run())
        self.automation = Automation(self)

    # -- one piece of work at a time

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do a piece of work when its turn comes; it is finished even if nobody waits for it any more."""
        if self.closed:
            raise Failure("room-closed", 503)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.put_nowait((work, future))
        self.used = time.monotonic()
        return await asyncio.shield(future)

    async def _run(self) -> None:
        while not self.closed:
            work, future = await self._work.get()
            try:
                if self.closed:
                    raise Failure("room-closed", 503)
                result = await work()
            except Exception as error:
                if not future.done():
                    future.set_exception(refused(error) if isinstance(error, Refused) else error)
            else:
                if not future.done():
                    future.set_result(result)

    # -- changes

    async def commit(
        self, kind: str, seat: int | None, body: Json, more: Sequence[Executable] = (), by_bot: bool = False
    ) -> None:
        """Make one change: apply it, store it, then tell everybody. Only inside `do`."""
        before, made = self.state.version, time.time()
        self.state.apply(kind, seat, body, made)
        self._press_clock(kind, seat, body)
        row = {"table": self.id, "number": before + 1, "kind": kind, "seat": seat, "body": body, "made": made}
        try:
            await self.rooms.store.append([row], self._standing(made), more)
        except BaseException as error:
            self.give_up(error)
            raise Failure("store-failed", 503) from error
        if self.state.asked_at > before:
            self.drafts.clear()
            self.proposal = None
        if seat is not None and kind not in BESIDE_THE_GAME:
            self.drafts.pop(seat, None)
        act = Act(before + 1, kind, seat, made, by_bot)  # type: ignore[arg-type]
        publish(self, before, act, rewound=kind == "undo")
        self.automation.follow_up()

    def seat_change(self, seat: int, **values: Any) -> Executable:
        """Change a chair here, and return the statement that changes it in the store with the same commit."""
        for name, value in values.items():
            setattr(self.state.seats[seat], name, value)
        values.pop("name", None)
        there = (schema.seats.c.table == self.id) & (schema.seats.c.seat == seat)
        return update(schema.seats).where(there).values(values)

    def _standing(self, made: float) -> Values:
        state, row = self.state, self.state.row
        begun = row["begun"] or (made if state.phase != "open" else None)
        ended = row["ended"] or (made if state.phase == "finished" else None)
        changed = {"begun": begun, "ended": ended}
        self.state.row = {**row, **changed}
        standing = {"id": self.id, "state": state.phase, "paused": state.paused, "result": state.result}
        return {**standing, **changed, "asked": state.asked(), "version": state.version}

    def _press_clock(self, kind: str, seat: int | None, body: Json) -> None:
        clock = self.state.clock
        if clock is None:
            return
        if kind == "answer" and seat is not None and self.state.turn_over(seat):
            body["earned"] = len(self.state.match.entries) - 1
            clock.earned(seat, body["earned"])
        clock.run(self.clocked())
        body["left"] = [round(left, 3) for left in clock.left]

    def clocked(self) -> list[int]:
        """The seats whose clocks should run.

        Where one device goes round, a clock starts when its player has the device and looks with that seat's eyes. It
        does so only where nobody else holds a seat: with an opponent, looking away must not stop a clock.
        """
        seats, held = self.state.clocked(), [held for held in self.holders.values() if held]
        if len(held) != 1 or len(held[0]) < 2:
            return seats
        return [seat for seat in seats if any(connection.eye == seat for connection in self.connections)]

    def give_up(self, error: BaseException) -> None:
        """Throw this room away: what it holds may not be what the store holds."""
        LOG.error("table %s is made again from the store: %s", self.id, type(error).__name__)
        self.rooms.discard(self, "again")

    # -- telling

    def tell_room(self, but: Connection | None = None) -> None:
        """Send what changes besides the game to everybody, or all but one who gets it in another way."""
        data = ENCODER.encode(RoomNews(room_now(self)))
        for connection in list(self.connections):
            if connection.welcomed and connection is not but:
                connection.push(data)

    def on_time(self) -> None:
        """A clock has fallen: see to it when the room's turn comes."""
        from tianxia.server.tables.seating import time_is_up

        if not self.closed:
            self._work.put_nowait((lambda: time_is_up(self), asyncio.get_running_loop().create_future()))

    # -- ending

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory."""
        return bool(self.connections) or self.automation.busy or not self._work.empty()

    def close(self, code: str) -> None:
        """Send everybody away and stop."""
        self.closed = True
        for connection in list(self.connections):
            connection.bid_farewell(code)
        self.automation.stop()
        while not self._work.empty():
            _, future = self._work.get_nowait()
            if not future.done():
                future.set_exception(Failure("room-closed", 503))
        if self._worker is not asyncio.current_task():
            self._worker.cancel()
