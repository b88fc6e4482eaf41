"""Finished games by who played, what, when and how it went. Each page is one query, and one more for its seats."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Select, and_, exists, or_, select, true, tuple_

from tianxia.server.players.visibility import seen_by, visible_player
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.player_responses import FinishedGameRow, FinishedGames, ResultSeat
from tianxia.server.protocol.shapes import Pace, Word
from tianxia.server.store.schema import Row, people, result_seats, results, tables
from tianxia.server.store.store import Store

PlayerId = Annotated[str, Meta(min_length=2, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Flag = Literal["yes", "no"]


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """Which games: a player's, or without one those at public tables. `opponent` and `bot` took part, too."""

    player: PlayerId | None = None
    opponent: PlayerId | None = None
    bot: Word | None = None
    game: Word | None = None
    pace: Pace | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    rated: Flag | None = None
    people: Flag | None = None
    """Whether somebody other than the player took part."""
    outcome: Literal["won", "drawn", "lost"] | None = None
    """How it went for the player."""
    since: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    until: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    after: Annotated[str, Meta(max_length=80)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


async def found_games(store: Store, search: Search, viewer: str | None) -> FinishedGames:
    """One page of games, newest first."""
    if search.player is None and search.opponent is not None:
        search = replace(search, player=search.opponent, opponent=None)
    if search.player is not None:
        await visible_player(store, search.player, viewer)
    elif search.outcome is not None or search.people is not None:
        raise Failure("malformed", 400, why="player")
    ended, number = (result_seats.c.ended, result_seats.c.result) if search.player else (results.c.ended, results.c.id)
    query = _of_player(search, viewer) if search.player else _public(search)
    if search.after is not None:
        query = query.where(tuple_(ended, number) < _cursor(search.after))
    rows = await store.rows(query.order_by(ended.desc(), number.desc()).limit(search.limit + 1))
    shown = rows[: search.limit]
    following = f"{shown[-1]['ended']!r}~{shown[-1]['id']}" if len(rows) > len(shown) else None
    return FinishedGames(await _games(store, shown, viewer), following)


async def result_of(store: Store, table: str, viewer: str | None) -> FinishedGameRow:
    """One finished game: at a public table, or one where the viewer sat."""
    seen = or_(results.c.public == true(), _sat(results.c.id, lambda other: other.c.person == (viewer or "")))
    query = select(results, tables.c.id.label("kept")).join(tables, tables.c.id == results.c.id, isouter=True)
    rows = await store.rows(query.where(results.c.id == table, seen))
    if not rows:
        raise Failure("no-table", 404)
    (found,) = await _games(store, rows, viewer)
    return found


def _cursor(text: str) -> Any:
    moment, _, table = text.partition("~")
    try:
        return tuple_(float(moment), table)
    except ValueError:
        raise Failure("malformed", 400, why="after") from None


def _of_player(search: Search, viewer: str | None) -> Select[Any]:
    seat = result_seats.c
    which: list[ColumnElement[bool]] = [seat.person == search.player, seen_by(viewer, search.player or "")]
    if search.outcome is not None:
        which.append(seat.outcome == search.outcome)
    if search.people is not None:
        met = _sat(seat.result, lambda other: and_(other.c.person.is_not(None), other.c.seat != seat.seat))
        which.append(met if search.people == "yes" else ~met)
    # The end of a seat is that of its result, and in the index that leads from a player to their games.
    played = select(results, tables.c.id.label("kept")).join_from(result_seats, results)
    return _filtered(played, search, seat.result, seat.ended, which)


def _public(search: Search) -> Select[Any]:
    return _filtered(
        select(results, tables.c.id.label("kept")).select_from(results),
        search,
        results.c.id,
        results.c.ended,
        [results.c.public == true()],
    )


def _filtered(query: Select[Any], search: Search, number: Any, ended: Any, which: list[Any]) -> Select[Any]:
    wanted = {name: getattr(search, name) for name in ("game", "pace", "seats")}
    which += [results.c[name] == value for name, value in wanted.items() if value is not None]
    if search.rated is not None:
        which.append(results.c.rated.is_(search.rated == "yes"))
    if search.opponent is not None:
        which.append(_sat(number, lambda other: other.c.person == search.opponent))
    if search.bot is not None:
        which.append(_sat(number, lambda other: other.c.bot == search.bot))
    which += [ended >= search.since] if search.since is not None else []
    which += [ended < search.until] if search.until is not None else []
    return query.join(tables, tables.c.id == results.c.id, isouter=True).where(*which)


def _sat(number: Any, who: Any) -> ColumnElement[bool]:
    """Whether there is such a seat at a table."""
    other = result_seats.alias()
    return exists().where(and_(other.c.result == number, who(other)))


async def _games(store: Store, rows: Sequence[Row], viewer: str | None) -> list[FinishedGameRow]:
    ids = [row["id"] for row in rows]
    query = (
        select(result_seats, people.c.name)
        .join(people, result_seats.c.person == people.c.id, isouter=True)
        .where(result_seats.c.result.in_(ids))
        .order_by(result_seats.c.result, result_seats.c.seat)
    )
    seats: dict[str, list[ResultSeat]] = {}
    for row in await store.rows(query) if ids else []:
        seats.setdefault(row["result"], []).append(_seat(row, viewer))
    return [_game(row, seats.get(row["id"], [])) for row in rows]


def _game(row: Row, seats: list[ResultSeat]) -> FinishedGameRow:
    names = ("id", "game", "options", "pace", "public", "rated", "unrated", "reason", "ended")
    kept = {name: row[name] for name in names}
    return FinishedGameRow(**kept, daily=row["daily"] is not None, replay=row["kept"] is not None, seats=seats)


def _seat(row: Row, viewer: str | None) -> ResultSeat:
    rated = row["rated"] and row["person"] is not None and row["mean"] is not None
    return ResultSeat(
        seat=row["seat"],
        player=row["person"],
        name=row["name"],
        bot=row["bot"],
        rank=row["rank"],
        outcome=row["outcome"],
        score=row["score"],
        abandoned=row["abandoned"],
        change=round(row["mean"] - row["mean_before"], 1) if rated else None,
        rating=round(row["mean"], 1) if rated else None,
        you=viewer is not None and row["person"] == viewer,
    )
