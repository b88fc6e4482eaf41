"""Leaderboards: the settled ratings of a game and pace, best first, with the bots for comparison."""

import time
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Integer, and_, cast, func, or_, select

from tianxia.server.players.profiles import SIGMAS
from tianxia.server.protocol.player_responses import Bin, Leader, Leaderboard, LevelRating
from tianxia.server.ratings.anchors import anchors
from tianxia.server.settings import DAY
from tianxia.server.store.schema import Row, people, ratings, result_seats
from tianxia.server.store.store import Store

RECENT = 14
"""Days with a rated game. Single games could be private, so they are not shown."""
WEEK = 7
WIDTH = 50
"""The width of the bins, in points."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of a leaderboard."""

    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


async def leaderboard(store: Store, game: str, pace: str, part: Part, viewer: str | None) -> Leaderboard:
    """One part of a leaderboard, and where the viewer is."""
    which = _settled(game, pace)
    order = (ratings.c.mean.desc(), ratings.c.person)
    listed = select(ratings, people.c.name).join(people).where(which).order_by(*order)
    rows = list(await store.rows(listed.offset(part.first).limit(part.limit)))
    total = int(await store.value(select(func.count()).select_from(ratings).join(people).where(which)))
    leaders = await _leaders(store, rows, which, viewer, part.first)
    following = part.first + part.limit
    return Leaderboard(
        leaders=leaders,
        bots=[LevelRating(bot, rating.mean) for bot, rating in anchors(game).items()],
        total=total,
        you=await _you(store, which, leaders, viewer),
        width=WIDTH,
        bins=await _bins(store, which),
        next=following if following < total else None,
    )


def _settled(game: str, pace: str) -> ColumnElement[bool]:
    """Settled ratings of people who are not banned."""
    here = or_(people.c.banned_until.is_(None), people.c.banned_until < time.time())
    return and_(ratings.c.game == game, ratings.c.pace == pace, ratings.c.settled.is_(True), here)


async def _you(store: Store, which: ColumnElement[bool], leaders: list[Leader], viewer: str | None) -> Leader | None:
    """The viewer's own place, if they have one."""
    if viewer is None:
        return None
    if (shown := next((leader for leader in leaders if leader.you), None)) is not None:
        return shown
    own = select(ratings, people.c.name).join(people).where(which, ratings.c.person == viewer)
    found = await _leaders(store, list(await store.rows(own)), which, viewer)
    return found[0] if found else None


async def _leaders(
    store: Store, rows: Sequence[Row], which: ColumnElement[bool], viewer: str | None, first: int | None = None
) -> list[Leader]:
    """Neighbouring rows of the list with their places; `first` others come before them. One row needs no `first`."""
    if not rows:
        return []
    better = select(func.count()).select_from(ratings).join(people).where(which, ratings.c.mean > rows[0]["mean"])
    places, recent = [int(await store.value(better)) + 1], await _recent(store, rows)
    for number, (row, before) in enumerate(zip(rows[1:], rows, strict=False), 1):
        places.append(places[-1] if row["mean"] == before["mean"] else (first or 0) + number + 1)
    return [_leader(row, place, recent.get(row["person"], []), viewer) for row, place in zip(rows, places, strict=True)]


def _leader(row: Row, place: int, days: list["_Day"], viewer: str | None) -> Leader:
    """A leader with what their last days of play have changed; the newest are first."""
    week = [day for day in days if day.number > time.time() // DAY - WEEK]
    recent = [*(day.after for day in days), days[-1].before] if days else []
    return Leader(
        place=place,
        player=row["person"],
        name=row["name"],
        mean=round(row["mean"], 1),
        range=round(SIGMAS * row["doubt"], 1),
        games=row["games"],
        won=row["won"],
        recent=[round(mean, 1) for mean in reversed(recent)],
        week=round(row["mean"] - week[-1].before, 1) if week else 0.0,
        you=row["person"] == viewer,
    )


class _Day(NamedTuple):
    """A day of play: the rating before its first rated game and after its last one."""

    number: int
    before: float
    after: float


async def _recent(store: Store, rows: Sequence[Row]) -> dict[str, list[_Day]]:
    """The last days on which these people played rated games, newest first."""
    seat = result_seats.c
    day = _whole(store, seat.ended / DAY)
    one_day: dict[str, Any] = {"partition_by": (seat.person, day)}
    which = and_(
        seat.person.in_([row["person"] for row in rows]),
        seat.game == rows[0]["game"],
        seat.pace == rows[0]["pace"],
        seat.rated.is_(True),
    )
    told = select(
        *(seat.person, seat.mean, seat.mean_before, day.label("day")),
        func.dense_rank().over(partition_by=seat.person, order_by=day.desc()).label("back"),
        func.row_number().over(**one_day, order_by=(seat.ended, seat.result)).label("first"),
        func.row_number().over(**one_day, order_by=(seat.ended.desc(), seat.result.desc())).label("last"),
    )
    numbered = told.where(which).subquery()
    ends = and_(numbered.c.back <= RECENT, or_(numbered.c.first == 1, numbered.c.last == 1))
    found: dict[str, list[_Day]] = {}
    # Of one day the last game comes first.
    for row in await store.rows(
        select(numbered).where(ends).order_by(numbered.c.person, numbered.c.back, numbered.c.last)
    ):
        days = found.setdefault(row["person"], [])
        after = days.pop().after if days and days[-1].number == row["day"] else row["mean"]
        days.append(_Day(row["day"], row["mean_before"], after))
    return found


def _whole(store: Store, number: Any) -> Any:
    """The whole part of a positive number. PostgreSQL rounds what it casts, and not every SQLite can round down."""
    return cast(func.floor(number) if store.is_shared else number, Integer)


async def _bins(store: Store, which: ColumnElement[bool]) -> list[Bin]:
    low = _whole(store, ratings.c.mean / WIDTH)
    query = select(low.label("low"), func.count().label("count")).select_from(ratings).join(people).where(which)
    return [Bin(row["low"] * WIDTH, row["count"]) for row in await store.rows(query.group_by(low).order_by(low))]
