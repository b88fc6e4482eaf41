"""Playing a daily deal, and its leaderboard."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, and_, case, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from tianxia import games
from tianxia.server.daily.deals import DEALS, Deal, seed_of
from tianxia.server.days import before, day_of, end_of, label
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.player_responses import DailyBest, DailyDeal, DailyDeals, DailyLine
from tianxia.server.protocol.responses import Created
from tianxia.server.store.schema import Row, daily_tries, people, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.creation import Creation
from tianxia.server.tables.summaries import table_for

LINES = 50
"""Places that a leaderboard shows."""
tries = daily_tries.c


@dataclass(frozen=True)
class Daily:
    """Begins tries at daily deals, and shows how they went."""

    store: Store
    creation: Creation

    async def begin(self, person: Person, deal: str, local_only: bool) -> Created:
        """A table with today's deal; the same one again while a try is under way. The first try of a day counts."""
        day = day_of(time.time())
        _known(deal)
        # In this order: a first try that is written in between is found among those under way.
        tried = await self._tried(deal, day, person.id)
        running = await self._running(deal, day, person.id)
        if running is None:
            try:
                return await self._begin(person, deal, day, counted=not tried)
            except IntegrityError:  # a second click was faster: its try goes on, and nobody sees the deal beside it
                running = await self._running(deal, day, person.id)
        if running is None:
            return await self._begin(person, deal, day, counted=False)
        return Created(await table_for(self.store, running, person.id, local_only), [])

    async def _begin(self, person: Person, deal: str, day: str, counted: bool) -> Created:
        kind, seed = DEALS[deal], await seed_of(self.store, deal, day)
        said = label(deal, day, counted)
        made = {"deal": deal, "day": day, "person": person.id, "counted": counted, "made": time.time()}

        def noted(table: str) -> Sequence[Executable]:
            return [insert(daily_tries).values(table=table, **made)]

        return await self.creation.deal(
            person, games.game(kind.game), kind.options_of(day), kind.bot, seed, said, noted
        )

    async def _running(self, deal: str, day: str, person: str) -> str | None:
        """A table where a try of this deal is under way or about to begin: above all the one that counts."""
        query = (
            select(tries.table)
            .join(tables, tables.c.id == tries.table)
            .where(*_of(deal, day, person), tables.c.state != "finished")
            .order_by(tries.counted.desc(), tries.made.desc())
        )
        found: str | None = await self.store.value(query)
        return found

    async def _tried(self, deal: str, day: str, person: str) -> bool:
        query = select(func.count()).select_from(daily_tries).where(*_of(deal, day, person), tries.counted.is_(True))
        return bool(await self.store.value(query))

    # -- looking

    async def today(self, viewer: str | None) -> DailyDeals:
        """Today's deals, and yesterday's best games."""
        day = day_of(time.time())
        deals = [await self.deal(deal, day, viewer) for deal in DEALS]
        best = {deal: DailyBest(before(day), await self._best(deal, before(day), viewer)) for deal in DEALS}
        return DailyDeals(deals, best)

    async def deal(self, deal: str, day: str, viewer: str | None) -> DailyDeal:
        """One deal of one day with its leaderboard; Failure for a day that has not come."""
        kind, now = _known(deal), time.time()
        if day > day_of(now):
            raise Failure("daily-not-yet", 404)
        counts = await self.store.row(_counts(deal, day))
        over = now >= end_of(day)
        lines = await self._lines(deal, day, viewer, over, LINES)
        return DailyDeal(
            deal=deal,
            day=day,
            game=kind.game,
            options=kind.options_of(day),
            bot=kind.bot,
            over=over,
            ends=end_of(day),
            played=counts["played"] if counts is not None else 0,
            won=int(counts["won"] or 0) if counts is not None else 0,
            lines=lines,
            you=await self._you(deal, day, viewer, over, lines),
            running=await self._running(deal, day, viewer) if viewer is not None else None,
            tried=await self._tried(deal, day, viewer) if viewer is not None else False,
        )

    async def _best(self, deal: str, day: str, viewer: str | None) -> DailyLine | None:
        lines = await self._lines(deal, day, viewer, True, 1)
        return lines[0] if lines else None

    async def _lines(self, deal: str, day: str, viewer: str | None, over: bool, limit: int) -> list[DailyLine]:
        order = (tries.won.desc(), func.coalesce(tries.margin, -100_000).desc(), tries.ended, tries.table)
        rows = await self.store.rows(_finished(deal, day).order_by(*order).limit(limit))
        lines: list[DailyLine] = []
        for number, row in enumerate(rows):
            tied = number and (row["won"], row["margin"]) == (rows[number - 1]["won"], rows[number - 1]["margin"])
            lines.append(_line(row, lines[-1].place if tied else number + 1, viewer, over))
        return lines

    async def _you(
        self, deal: str, day: str, viewer: str | None, over: bool, lines: list[DailyLine]
    ) -> DailyLine | None:
        """The viewer's own line, even if it is further down."""
        if viewer is None:
            return None
        if (shown := next((line for line in lines if line.you), None)) is not None:
            return shown
        row = await self.store.row(_finished(deal, day).where(tries.person == viewer))
        if row is None:
            return None
        better = await self.store.value(_better(deal, day, row))
        return _line(row, int(better) + 1, viewer, over)


def _known(deal: str) -> Deal:
    if deal not in DEALS:
        raise Failure("no-deal", 404, deal=deal, allowed=", ".join(DEALS))
    return DEALS[deal]


def _of(deal: str, day: str, person: str) -> list[ColumnElement[bool]]:
    return [tries.deal == deal, tries.day == day, tries.person == person]


def _counted(deal: str, day: str) -> ColumnElement[bool]:
    """Counted tries that were finished in time."""
    return and_(tries.deal == deal, tries.day == day, tries.counted.is_(True), tries.ended.is_not(None))


def _finished(deal: str, day: str) -> Select[Any]:
    query = select(daily_tries, people.c.name, tables.c.id.label("kept")).join(people, people.c.id == tries.person)
    return query.join(tables, tables.c.id == tries.table, isouter=True).where(_counted(deal, day))


def _counts(deal: str, day: str) -> "Select[Any, Any]":
    won = func.sum(case((tries.won, 1), else_=0))
    return select(func.count().label("played"), won.label("won")).where(_counted(deal, day))


def _better(deal: str, day: str, row: Row) -> Select[Any]:
    """How many did better than a try."""
    margin = func.coalesce(tries.margin, -100_000)
    own = row["margin"] if row["margin"] is not None else -100_000
    more = and_(tries.won == row["won"], margin > own)
    better = more if row["won"] else or_(tries.won.is_(True), more)
    return select(func.count()).select_from(daily_tries).where(_counted(deal, day), better)


def _line(row: Row, place: int, viewer: str | None, over: bool) -> DailyLine:
    # While others may still play the deal, nobody learns where it was played.
    table = row["kept"] if over else None
    you = row["person"] == viewer
    return DailyLine(place, row["person"], row["name"], row["won"], row["margin"], you, table)
