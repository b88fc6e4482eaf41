"""The queue of reviews: requested once, computed one after the other in the background, and kept in the store.

A review under way when the server stops is lost, and starts over when somebody asks again.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from dataclasses import asdict

import msgspec
from sqlalchemy import delete, insert, select

from tianxia.bots.review import LEVEL, METHOD, Move, Review, summed
from tianxia.bots.review_luck import Deal
from tianxia.engine.record import Record
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.responses import ReviewState, Verdict
from tianxia.server.store.schema import Values, reviews
from tianxia.server.store.store import Store
from tianxia.server.workers.reviews import ReviewPool

LOG = logging.getLogger("tianxia.server")
FAILED_KEPT = 100


class ReviewJob:
    """A game waiting for its review, or being reviewed."""

    def __init__(self, table: str, record: Record) -> None:
        """Begin with nothing judged."""
        self.table, self.record = table, record
        self.total: int | None = None
        self.found: list[Move | Deal] = []


class ReviewQueue:
    """Reviews one game at a time, in the order of the requests."""

    def __init__(self, store: Store, pool: ReviewPool, most: int) -> None:
        """`most` games may wait."""
        self.pool = pool
        self._store, self._most = store, most
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        """How many games wait or are being reviewed."""
        return len(self._jobs)

    async def state(self, table: str) -> ReviewState:
        """The progress of a table's review."""
        # A job is removed only after its review is stored: one that is not under way is found there.
        if (job := self._jobs.get(table)) is not None:
            return self._under_way(job)
        verdict = await self.verdict(table)
        if verdict is not None:
            return ReviewState("done", review=verdict)
        return ReviewState("failed" if table in self._failed else "none")

    def _under_way(self, job: ReviewJob) -> ReviewState:
        ahead = list(self._jobs).index(job.table)
        if ahead:
            return ReviewState("waiting", ahead=ahead)
        return ReviewState("working", done=len(job.found), total=job.total or 0)

    async def verdict(self, table: str) -> Verdict | None:
        """The stored review of a table; one made by another method no longer counts."""
        query = select(reviews.c.body).where(reviews.c.table == table, reviews.c.method == METHOD)
        body = await self._store.value(query)
        return None if body is None else msgspec.convert(body, Verdict)

    def knows(self, table: str) -> bool:
        """Whether a table's game waits or is being reviewed."""
        return table in self._jobs

    def ask(self, table: str, record: Record) -> None:
        """Queue a finished game for review; Failure if too many wait."""
        if table in self._jobs:
            return
        if len(self._jobs) >= self._most:
            raise Failure("review-busy", 503, waiting=len(self._jobs))
        self._failed.pop(table, None)
        self._jobs[table] = ReviewJob(table, record)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Review game after game; the process ends when none is left."""
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                await self._judge(job)
            except Exception:
                LOG.exception("the review of table %s failed", job.table)
                self._note_failure(job.table)
            finally:
                self._jobs.pop(job.table, None)
        self.pool.close()

    async def _judge(self, job: ReviewJob) -> None:
        """Review one game, a move or a deal at a time, and store the review."""
        job.total = await self.pool.count(job.table, job.record)
        while job.total is not None and len(job.found) < job.total:
            found = await self.pool.judge(job.table, job.record, len(job.found))
            if found is None:
                break
            job.found.append(found)
        if job.total is None or len(job.found) < job.total:
            self._note_failure(job.table)
            return
        await self._keep(job.table, body_of(summed(job.record, job.found)))

    async def _keep(self, table: str, body: Values) -> None:
        row = {"table": table, "method": METHOD, "made": time.time(), "body": body}
        await self._store.write(delete(reviews).where(reviews.c.table == table), insert(reviews).values(row))

    def _note_failure(self, table: str) -> None:
        self._failed[table] = None
        while len(self._failed) > FAILED_KEPT:
            self._failed.popitem(last=False)

    async def close(self) -> None:
        """Stop at once; a half-finished review is lost."""
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker
        self._jobs.clear()
        self.pool.close()


def body_of(review: Review) -> Values:
    """A review as it is stored: as JSON, with answers by name."""
    moves = [{**move.to_json(), "played": _named(move.played), "best": _named(move.best)} for move in review.moves]
    seats = [{name: value for name, value in asdict(seat).items() if name != "name"} for seat in review.seats]
    return {"level": LEVEL, **review.to_json(), "moves": moves, "seats": seats}


def _named(answers: tuple[tuple[str, str], ...]) -> list[Values]:
    return [{"question": question, "answer": answer} for question, answer in answers]
