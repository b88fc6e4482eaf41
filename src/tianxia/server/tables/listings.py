"""Lists of tables for the lobby. Each page is one query, and two more for its seats."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select, true, tuple_

from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.responses import TablePage
from tianxia.server.protocol.shapes import Pace, Word
from tianxia.server.ratings.plackett_luce import POINTS
from tianxia.server.store.schema import grants, ratings, seats, tables
from tianxia.server.store.store import Store
from tianxia.server.tables.summaries import tables_for

PAGE = 30
PUBLIC = tables.c.public == true()
"""As a comparison, which an index can answer."""


Points = Annotated[int, Meta(ge=0, le=5000)]


class Listing(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables: open ones that anybody may join, one's own that have not ended, or finished ones."""

    which: Literal["open", "mine", "running", "finished"] = "open"
    game: Word | None = None
    pace: Pace | None = None
    rated: Literal["yes", "no"] | None = None
    free: Annotated[int, Meta(ge=1, le=8)] | None = None
    """At least this many seats that anybody may take."""
    low: Points | None = None
    """Only tables where nobody has a lower rating in that game at that pace, or, with `high`, a higher one."""
    high: Points | None = None
    after: Annotated[str, Meta(max_length=80)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = PAGE


async def page_of_tables(store: Store, listing: Listing, person: str | None, local_only: bool) -> TablePage:
    """One page of a list, newest tables first."""
    query, column = _listed(listing, person)
    query = query.where(*_filters(listing))
    if listing.after is not None:
        query = query.where(tuple_(column, tables.c.id) < _cursor(listing.after))
    rows = await store.rows(query.order_by(column.desc(), tables.c.id.desc()).limit(listing.limit + 1))
    shown = rows[: listing.limit]
    found = await tables_for(store, shown, person, local_only)
    following = f"{shown[-1][column.name]!r}~{shown[-1]['id']}" if len(rows) > len(shown) else None
    return TablePage(found, following)


def _filters(listing: Listing) -> list[ColumnElement[bool]]:
    wanted = {name: getattr(listing, name) for name in ("game", "pace")}
    found = [tables.c[name] == value for name, value in wanted.items() if value is not None]
    if listing.rated is not None:
        found.append(tables.c.rated.is_(listing.rated == "yes"))
    if listing.free is not None:
        free = select(func.count()).select_from(seats).where(seats.c.table == tables.c.id, seats.c.kind == "open")
        found.append(free.scalar_subquery() >= listing.free)
    if listing.low is not None:
        found.append(~_somebody_rated(lambda mean: mean < listing.low))
    if listing.high is not None:
        found.append(~_somebody_rated(lambda mean: mean > listing.high))
    return found


def _somebody_rated(how: Callable[[Any], ColumnElement[bool]]) -> ColumnElement[bool]:
    """Whether somebody with such a rating sits at a table; people without one have a newcomer's."""
    here = and_(ratings.c.person == seats.c.person, ratings.c.game == tables.c.game, ratings.c.pace == tables.c.pace)
    mean = func.coalesce(ratings.c.mean, POINTS.start.mean)
    seated = select(seats.c.seat).join_from(seats, ratings, here, isouter=True).correlate(tables)
    return seated.where(seats.c.table == tables.c.id, seats.c.kind == "person", how(mean)).exists()


def _cursor(text: str) -> Any:
    moment, _, table = text.partition("~")
    try:
        return tuple_(float(moment), table)
    except ValueError:
        raise Failure("malformed", 400, why="after") from None


def _listed(listing: Listing, person: str | None) -> tuple[Select[Any], Any]:
    """The query for a list and the column that orders it."""
    mine = _mine(person)
    if listing.which == "mine":
        # Both states are named, so that the index skips finished tables.
        return select(tables).where(tables.c.state.in_(("open", "running")), mine), tables.c.made
    if listing.which == "finished":
        shown = or_(PUBLIC, mine) if person is not None else PUBLIC
        return select(tables).where(tables.c.state == "finished", shown), tables.c.ended
    if listing.which == "open":
        # Those of tournaments wait for certain players.
        return select(tables).where(tables.c.state == "open", PUBLIC, tables.c.tournament.is_(None)), tables.c.made
    return select(tables).where(tables.c.state == listing.which, PUBLIC), tables.c.made


def _mine(person: str | None) -> Any:
    """Tables where somebody has a seat, or one is kept for them, or that they created."""
    who = person if person is not None else ""
    own = exists().where(and_(seats.c.table == tables.c.id, seats.c.person == who))
    lent = exists().where(and_(grants.c.table == tables.c.id, grants.c.person == who))
    return or_(own, lent, tables.c.host == who)
