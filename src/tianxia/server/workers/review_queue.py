"""The queue of reviews: requested once, computed one after the other in the background, and kept in the store.

Where a game has a quick judge and a stronger one, everybody gets the quick review first; the closer looks come when no
game waits for its first. A review under way when the server stops is lost, and starts over when somebody asks again.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict

import msgspec
from sqlalchemy import delete, insert, select

from tianxia.bots.review import METHOD, Move, Review, summed
from tianxia.bots.review_luck import Deal
from tianxia.engine.components.edition import Edition
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

    def __init__(self, table: str, record: Record, judges: Sequence[str], edition: Edition | None) -> None:
        """Begin with nothing judged."""
        self.table, self.record, self.edition = table, record, edition
        self.judges, self.round = judges, 0
        self.total: int | None = None
        self.found: list[Move | Deal] = []

    @property
    def level(self) -> str:
        """Who judges now."""
        return self.judges[self.round]

    def look_closer(self) -> bool:
        """Begin again with the next judge; False if there is none."""
        if self.round + 1 == len(self.judges):
            return False
        self.round, self.total, self.found = self.round + 1, None, []
        return True


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
        if (job := self._jobs.get(table)) is not None and job.round == 0:
            return self._under_way(job)
        verdict = await self.verdict(table)
        if verdict is not None and job is not None:
            return ReviewState("refining", done=len(job.found), total=job.total or 0, review=verdict)
        if verdict is not None:
            return ReviewState("done", review=verdict)
        return ReviewState("failed" if table in self._failed else "none")

    def _under_way(self, job: ReviewJob) -> ReviewState:
        ahead = self._in_order().index(job)
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

    def ask(self, table: str, record: Record, edition: Edition | None = None) -> None:
        """Queue a finished game for review; Failure if too many wait."""
        if table in self._jobs:
            return
        waiting = sum(1 for job in self._jobs.values() if job.round == 0)
        if waiting >= self._most:
            raise Failure("review-busy", 503, waiting=waiting)
        self._failed.pop(table, None)
        self._jobs[table] = ReviewJob(table, record, self.pool.judges(record), edition)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())

    def _in_order(self) -> list[ReviewJob]:
        """First reviews before closer looks, each in the order of the requests."""
        return sorted(self._jobs.values(), key=lambda job: job.round)

    async def _work(self) -> None:
        """Judge a move or a deal at a time; the process ends when no game is left."""
        while self._jobs:
            job = self._in_order()[0]
            try:
                if await self._step(job):
                    continue
            except Exception:
                LOG.exception("the review of table %s failed", job.table)
                self._note_failure(job)
            self._jobs.pop(job.table, None)
        self.pool.close()

    async def _step(self, job: ReviewJob) -> bool:
        """Count the tasks, judge the next one or store the review; False when there is no more to do."""
        if job.total is None:
            job.total = await self.pool.count(job.table, job.record, job.level, job.edition)
            return self._noted(job, job.total is not None)
        if len(job.found) == job.total:
            await self._keep(job.table, body_of(summed(job.record, job.found), job.level))
            return job.look_closer()
        found = await self.pool.judge(job.table, job.record, job.level, len(job.found), job.edition)
        if found is not None:
            job.found.append(found)
        return self._noted(job, found is not None)

    def _noted(self, job: ReviewJob, well: bool) -> bool:
        """Whether a step went well; a failure is noted."""
        if not well:
            self._note_failure(job)
        return well

    async def _keep(self, table: str, body: Values) -> None:
        row = {"table": table, "method": METHOD, "made": time.time(), "body": body}
        await self._store.write(delete(reviews).where(reviews.c.table == table), insert(reviews).values(row))

    def _note_failure(self, job: ReviewJob) -> None:
        """Remember that there is no review; if only the closer look failed, the first one stays."""
        if job.round == 0:
            self._failed[job.table] = None
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


def body_of(review: Review, level: str) -> Values:
    """A review by a level as it is stored: as JSON, with answers by name."""
    moves = [{**move.to_json(), "played": _named(move.played), "best": _named(move.best)} for move in review.moves]
    seats = [{name: value for name, value in asdict(seat).items() if name != "name"} for seat in review.seats]
    return {"level": level, **review.to_json(), "moves": moves, "seats": seats}


def _named(answers: tuple[tuple[str, str], ...]) -> list[Values]:
    return [{"question": question, "answer": answer} for question, answer in answers]
