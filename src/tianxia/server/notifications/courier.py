"""Sends what is queued. Each receiver is served by one process at a time, which holds its row for a while.

A message is sent at least once: a process that dies between sending and noting it leaves a batch, which is sent again
under the same id once its hold is over. Receivers can tell by that id.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from sqlalchemy import Executable, Select, and_, delete, or_, select, tuple_, update

from tianxia.server.metrics import UNMEASURED, Metrics
from tianxia.server.notifications.channels import SPACING, Channels, Outcome
from tianxia.server.notifications.items import Later, facts_for, told, verdicts
from tianxia.server.notifications.off import FAILING, off_token, switch_off
from tianxia.server.notifications.queue import TEST, Subscribers
from tianxia.server.notifications.quiet import NOWHERE, quiet_until
from tianxia.server.notifications.wording import Message
from tianxia.server.rate_limits import Buckets
from tianxia.server.store.schema import Row, notification_settings, notifications, people, receivers

LOG = logging.getLogger("tianxia.server")
POLL = 5.0
"""Seconds between two looks at the queue."""
AT_ONCE = 8
"""Receivers served at the same time by one process."""
PART = 50
"""Receivers looked up at once."""
HOLD = 300.0
"""Seconds for which a receiver belongs to the process that serves it: longer than any attempt takes."""
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0
"""Seconds to wait after the first failure, four times as long after each further one, up to the maximum."""
MOST_FAILURES = 8
"""Failures in a row, over about a day, after which a receiver is switched off."""
HELD_UP = 300.0
"""Seconds after which our own relay is tried again."""
PUSH_SERVICES = (".googleapis.com", ".mozilla.com", ".windows.com", ".apple.com")
"""The hosts of the large browsers' push services: they get many messages, and expect them."""
Batch = tuple[str, Sequence[Row]]
rows_of = notifications.c


class Courier:
    """Serves the receivers that have something due."""

    def __init__(self, channels: Channels, subscribers: Subscribers) -> None:
        """Begin with nothing to do."""
        limits = channels.settings.limits
        self._channels, self._store, self._subscribers = channels, channels.store, subscribers
        self._people, self._hosts = Buckets(limits.notifications), Buckets(limits.hosts)
        self._all = Buckets(limits.all_notifications)
        self._busy, self._soon = asyncio.Semaphore(AT_ONCE), asyncio.Event()
        self.clock: Callable[[], float] = time.time
        self.metrics: Metrics = UNMEASURED

    def wake(self) -> None:
        """Look at the queue now."""
        self._soon.set()

    async def run(self) -> None:
        """Send for ever."""
        while True:
            try:
                if self._subscribers:
                    await self.deliver_due()
            except Exception:
                LOG.exception("notifications could not be sent")
            self._soon.clear()
            try:
                await asyncio.wait_for(self._soon.wait(), POLL)
            except TimeoutError:
                continue

    async def deliver_due(self) -> None:
        """Serve every receiver that has something due now."""
        found = await self._store.rows(_due(self.clock()))
        await asyncio.gather(*(self._serve_safely(row["receiver"]) for row in found))

    async def _serve_safely(self, receiver: str) -> None:
        async with self._busy:
            try:
                await self._serve(receiver)
            except Exception:  # one must not hold up the others
                LOG.exception("a notification could not be sent")

    # -- one receiver

    async def _serve(self, receiver: str) -> None:
        token, now = secrets.token_urlsafe(18), self.clock()
        row = await self._held(receiver, token, now)
        if row is None:
            return
        tests = await self._rows(receiver, rows_of.kind == TEST)
        if tests and (wait := self._flood(row, now)) is not None:
            await self._release(row, *(_put_off(each, wait) for each in tests))
            return
        if not tests and (wait := self._why_later(row, now)) is not None:
            await self._release(row, not_before=wait)
            return
        await self._send(row, tests or await self._batched(row, token, now), now)

    async def _held(self, receiver: str, token: str, now: float) -> Row | None:
        """Claim a receiver: of several processes that try at once, only one changes its row."""
        free = and_(receivers.c.id == receiver, receivers.c.taken_until <= now, receivers.c.off.is_(None))
        await self._store.write(update(receivers).where(free).values(taker=token, taken_until=now + HOLD))
        settings = [notification_settings.c[name] for name in ("language", "zone", "quiet_from", "quiet_until")]
        joined = receivers.join(people).outerjoin(notification_settings, notification_settings.c.person == people.c.id)
        query = select(receivers, people.c.email, *settings).select_from(joined)
        return await self._store.row(query.where(receivers.c.id == receiver, receivers.c.taker == token))

    def _why_later(self, row: Row, now: float) -> float | None:
        """The moment to which everything but tests is put off: quiet hours, an e-mail an hour ago, or a flood."""
        quiet = quiet_until(now, row["zone"] or NOWHERE, row["quiet_from"], row["quiet_until"])
        if quiet is not None or row["not_before"] > now:
            return max(quiet or 0.0, float(row["not_before"]))
        return self._flood(row, now)

    def _flood(self, row: Row, now: float) -> float | None:
        """The moment at which a message may go if there have been too many; otherwise it counts as sent."""
        limits = [(self._people, row["person"]), (self._all, "")]
        if (host := _strange_host(row)) is not None:
            limits.append((self._hosts, host))
        wait = max(buckets.wait(name) for buckets, name in limits)
        if wait > 0:
            return now + wait
        for buckets, name in limits:
            buckets.take(name)
        return None

    async def _batched(self, row: Row, token: str, now: float) -> Sequence[Row]:
        """What goes into one message: what an earlier attempt had in it, or else everything there is."""
        left = await self._rows(row["id"], rows_of.batch.is_not(None))
        if left:
            return left
        taken = and_(rows_of.receiver == row["id"], rows_of.made <= now)
        await self._store.write(update(notifications).where(taken).values(batch=token))
        return await self._rows(row["id"], rows_of.batch == token)

    async def _rows(self, receiver: str, which: object) -> Sequence[Row]:
        mine = select(notifications).where(rows_of.receiver == receiver, which)  # type: ignore[arg-type]
        return await self._store.rows(mine.order_by(rows_of.made, rows_of.subject, rows_of.kind))

    async def _send(self, row: Row, rows: Sequence[Row], now: float) -> None:
        found = verdicts(await facts_for(self._store, row["person"], rows, now), rows)
        later = [(each, verdict.due) for each, verdict in found if isinstance(verdict, Later)]
        if later:
            await self._store.write(*(_put_off(each, due) for each, due in later))
        items = told([verdict for _, verdict in found])
        done = [each for each, verdict in found if not isinstance(verdict, Later)]
        if not items or (row["channel"] == "mail" and row["email"] is None):
            await self._release(row, *_removed(done))
            return
        message = Message(rows[0]["batch"] or row["taker"], tuple(items), row["language"] or "en")
        outcome = await self._channels.send(row, message, await off_token(self._store, row["id"]), now)
        self.metrics.notified(row["channel"], outcome.what)
        await self._note(row, done, outcome)

    async def _note(self, row: Row, done: Sequence[Row], outcome: Outcome) -> None:
        """Note what became of a message."""
        now = self.clock()
        if outcome.what == "sent":
            spacing = 0.0 if done[0]["kind"] == TEST else SPACING[row["channel"]]
            await self._release(row, *_removed(done), failures=0, not_before=now + spacing)
        elif outcome.what == "gone":
            await self._store.write(delete(receivers).where(receivers.c.id == row["id"]))
            await self._subscribers.reload(row["person"])
        elif outcome.what == "held":
            await self._release(row, not_before=now + HELD_UP)
        else:
            await self._failed(row, done, outcome.wait, now)

    async def _failed(self, row: Row, done: Sequence[Row], wait: float | None, now: float) -> None:
        failures = row["failures"] + 1
        pause = max(FIRST_WAIT * 4 ** (failures - 1), wait or 0.0)
        tests = [each for each in done if each["kind"] == TEST]  # they have seen that nothing came
        await self._release(row, *_removed(tests), failures=failures, not_before=now + min(pause, LONGEST_WAIT))
        if failures >= MOST_FAILURES:
            LOG.warning("a %s receiver is switched off after %s failures", row["channel"], failures)
            await switch_off(self._store, row["id"], FAILING)
            await self._subscribers.reload(row["person"])

    async def _release(self, row: Row, *also: Executable, **values: float) -> None:
        """Release a receiver, unless our hold has expired and another process serves it."""
        ours = and_(receivers.c.id == row["id"], receivers.c.taker == row["taker"])
        await self._store.write(*also, update(receivers).where(ours).values(taker=None, taken_until=0.0, **values))


def _strange_host(row: Row) -> str | None:
    """The host that a message goes to, if its owner may not know of it: anybody can name any host."""
    host = urlsplit(row["address"] or "").hostname
    return None if host is None or f".{host}".endswith(PUSH_SERVICES) else host


def _due(now: float) -> Select[tuple[str]]:
    """Receivers with something due that nobody serves. A test waits for nothing."""
    ready = or_(receivers.c.not_before <= now, rows_of.kind == TEST)
    query = select(rows_of.receiver).join(receivers, receivers.c.id == rows_of.receiver).distinct()
    return query.where(rows_of.due <= now, receivers.c.off.is_(None), receivers.c.taken_until <= now, ready).limit(PART)


def _key(row: Row) -> tuple[str, str, str, int]:
    return row["receiver"], row["kind"], row["subject"], row["number"]


def _is_row(rows: Sequence[Row]) -> object:
    return tuple_(rows_of.receiver, rows_of.kind, rows_of.subject, rows_of.number).in_([_key(row) for row in rows])


def _removed(rows: Sequence[Row]) -> list[Executable]:
    return [delete(notifications).where(_is_row(rows))] if rows else []  # type: ignore[arg-type]


def _put_off(row: Row, due: float) -> Executable:
    return update(notifications).where(_is_row([row])).values(made=due, due=due, batch=None)  # type: ignore[arg-type]
