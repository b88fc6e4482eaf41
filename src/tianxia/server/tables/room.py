"""A room: one table that does one piece of work at a time. Each change is applied, stored, then published.

If a change cannot be stored, the room is discarded and rebuilt from the store, so nobody sees what did not happen.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Executable, update

from tianxia.engine.game import Refused
from tianxia.server.logs import REQUEST, context_of
from tianxia.server.notifications.queue import Subscribers, queued
from tianxia.server.protocol.errors import Failure, refused
from tianxia.server.protocol.outgoing import Act
from tianxia.server.protocol.shapes import Json
from tianxia.server.settings import Settings
from tianxia.server.store.schema import Values, seats
from tianxia.server.store.store import Store
from tianxia.server.tables import occasions
from tianxia.server.tables.changes import apply
from tianxia.server.tables.publishing import Publisher
from tianxia.server.tables.results import finish_of
from tianxia.server.tables.state import TableState

LOG = logging.getLogger("tianxia.server")
T = TypeVar("T")
BESIDE_THE_GAME = ("pause", "resume", "chat_switch")
"""What a seat does without deciding anything: its draft stays."""


class Follower(Protocol):
    """What moves a table on without its players: `automation.Automation`."""

    @property
    def busy(self) -> bool:
        """Whether it will do something without being called."""
        ...

    def follow_up(self) -> None:
        """React to a change of the table."""
        ...

    def set_clocks(self) -> None:
        """React to people who come, go, or look through other eyes."""
        ...

    def stop(self) -> None:
        """Do nothing any more."""
        ...


class Room:
    """A table with its connections, its queue of work, and its place in the store."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        state: TableState,
        holders: dict[str, set[int]],
        subscribers: Subscribers,
        automate: Callable[["Room"], Follower],
        discard: Callable[["Room", str], None],
    ) -> None:
        """Take over a state that equals what is stored; `discard` forgets a room whose state no longer does."""
        self.store, self.settings, self.state, self.holders = store, settings, state, holders
        self._subscribers = subscribers
        self.id: str = state.row["id"]
        self.publisher = Publisher(state)
        self.chatting: bool = state.row["chat"]
        self.last_seen: dict[int, float] = {}
        self.used = self.opened = time.monotonic()
        self.closed = False
        self.hinted: dict[int, int] = {}
        """The question at which each seat last used a hint, by its version."""
        self.committing = False
        """Whether a change is applied here and not stored yet."""
        self._discard = discard
        self._work: deque[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], str | None]] = deque()
        self._worker: asyncio.Task[None] | None = None
        """The task that does the work, while there is some."""
        self._context = context_of(self.id)
        self.automation = automate(self)

    # -- one piece of work at a time

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do a piece of work when its turn comes; it is finished even if nobody waits for it any more."""
        return await self.begin(work)

    def begin(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """The same for those who do not wait: they must ask the future how it went."""
        if self.closed:
            raise Failure("room-closed", 503)
        self.used = time.monotonic()
        return self._queue(work)

    def post(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Queue a piece of work that nobody waits for."""
        if not self.closed:
            self._queue(work)

    def _queue(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.append((work, future, REQUEST.get()))
        if self._worker is None:
            self._worker = asyncio.create_task(self._run(), context=self._context)
        return future

    async def _run(self) -> None:
        while self._work:
            work, future, request = self._work.popleft()
            REQUEST.set(request)
            try:
                if self.closed:
                    raise Failure("room-closed", 503)
                result = await work()
            except asyncio.CancelledError:  # the room is closed: nobody may wait for this any longer
                if not future.done():
                    future.set_exception(Failure("room-closed", 503))
                raise
            except Exception as error:
                if not future.done():
                    future.set_exception(refused(error) if isinstance(error, Refused) else error)
            else:
                if not future.done():
                    future.set_result(result)
        self._worker = None

    # -- changes

    async def commit(
        self, kind: str, seat: int | None, body: Json, more: Sequence[Executable] = (), by_bot: bool = False
    ) -> None:
        """Make one change: apply it, store it, then publish it. Only inside `do`."""
        before, made, was = self.state.version, time.time(), occasions.before(self.state)
        apply(self.state, kind, seat, body, made)
        self._press_clock(kind, seat, body)
        row = {"table": self.id, "number": before + 1, "kind": kind, "seat": seat, "body": body, "made": made}
        self.committing = True
        try:
            ends = self.state.phase == "finished" and not was.finished
            finish = finish_of(self.state, self.holders, made) if ends else None
            told = self._notifications(was, kind, seat, made)
            await self.store.append([row], self.columns(made), [*more, *told], finish)
        except BaseException as error:
            self.give_up(error)
            raise Failure("store-failed", 503) from error
        self.committing = False
        self._drop_drafts(kind, seat, before)
        act = Act(before + 1, kind, seat, made, by_bot)  # type: ignore[arg-type]
        self.publisher.publish(before, act, rewound=kind == "undo")
        self.automation.follow_up()

    def _notifications(self, was: occasions.Before, kind: str, seat: int | None, made: float) -> list[Executable]:
        """The statements that queue what absent people have asked to hear of, to be written with the change itself."""
        if not self._subscribers:
            return []
        found = occasions.occasions(self.state, was, kind, seat, made, self.publisher.is_looking)
        return [
            queued(each.person, each.kind, self.id, self.state.version, each.made, each.due)
            for each in found
            if each.person in self._subscribers
        ]

    def _drop_drafts(self, kind: str, seat: int | None, before: int) -> None:
        """Forget drafts and a proposal that were about an earlier question."""
        if self.state.asked_at > before:
            self.publisher.drafts.clear()
            self.publisher.proposal = None
        if seat is not None and kind not in BESIDE_THE_GAME:
            self.publisher.drafts.pop(seat, None)

    def seat_change(self, seat: int, **values: Any) -> Executable:
        """Change a seat here, and return the statement that changes it in the store with the same commit."""
        for name, value in values.items():
            setattr(self.state.seats[seat], name, value)
        values.pop("name", None)
        there = (seats.c.table == self.id) & (seats.c.seat == seat)
        return update(seats).where(there).values(values)

    def columns(self, made: float) -> Values:
        """The columns of the table's row that follow from its entries, as far as they have changed."""
        state, row = self.state, self.state.row
        begun = row["begun"] or (made if state.phase != "open" else None)
        ended = row["ended"] or (made if state.phase == "finished" else None)
        now = {"state": state.phase, "paused": state.paused, "result": state.result, "begun": begun, "ended": ended}
        # Others are left alone, as most are in an index that would have to be written again.
        changed = {name: value for name, value in now.items() if row[name] != value}
        if changed:
            state.row = {**row, **changed}
        return {"id": self.id, **changed, "asked": state.asked(), "version": state.version}

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

        On a shared device a clock starts when its player has the device and looks through that seat's eyes. This holds
        only if nobody else has a seat: against an opponent, looking away must not stop a clock.
        """
        wanted, held = self.state.clocked(), [held for held in self.holders.values() if held]
        if len(held) != 1 or len(held[0]) < 2:
            return wanted
        return [seat for seat in wanted if self.publisher.looks(seat)]

    # -- people

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person may play."""
        return sorted(self.holders.get(person or "", ()))

    async def reload_holders(self) -> None:
        """Read again who may play which seat, and disconnect those who no longer may. Only inside `do`."""
        before, self.holders = self.holders, await self.store.holders(self.id)
        for connection in list(self.publisher.connections):
            if connection.eye >= 0 and connection.eye not in self.seats_of(connection.person):
                connection.bid_farewell("revoked" if connection.person in before else "again")
        self.automation.set_clocks()

    # -- ending

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory."""
        return bool(self.publisher.connections) or self.automation.busy or self._worker is not None

    def give_up(self, error: BaseException) -> None:
        """Discard this room: its state may not be what is stored."""
        LOG.error("table %s is made again from the store: %s", self.id, type(error).__name__)
        self._discard(self, "again")

    def close(self, code: str) -> None:
        """Disconnect everybody and stop."""
        self.closed = True
        for connection in list(self.publisher.connections):
            connection.bid_farewell(code)
        self.automation.stop()
        while self._work:
            _, future, _ = self._work.popleft()
            if not future.done():
                future.set_exception(Failure("room-closed", 503))
        if self._worker is not None and self._worker is not asyncio.current_task():
            self._worker.cancel()
