"""What somebody's results add up to, as far as the viewer may see them."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, Select, Text, and_, case, cast, func, literal, null, or_, select

from tianxia.server.players.visibility import seen_by, visible_player
from tianxia.server.protocol.player_responses import Rival, SeatsTally, Statistics, Tally
from tianxia.server.store.schema import Row, Values, people, result_seats
from tianxia.server.store.store import Store

RIVALS = 12
"""People in the list of those met most often."""
seat, other = result_seats.c, result_seats.alias("other")


async def statistics_of(store: Store, player: str, viewer: str | None, game: str | None) -> Statistics:
    """Results by outcome: in all, by the number of players, and by opponent."""
    await visible_player(store, player, viewer)
    which = and_(seat.person == player, seen_by(viewer, player), *([seat.game == game] if game is not None else []))
    tallies, abandoned = await _by_seats(store, which)
    rows = await store.rows(_opponents(player, which))
    met = next((found for found in rows if found["rivals"] and not found["bot"]), None)
    rivals = sorted((found for found in rows if found["person"]), key=_often)
    return Statistics(
        all=_sum(tallies.values()),
        by_seats=[SeatsTally(count, tally) for count, tally in sorted(tallies.items())],
        people=_tally(met) if met is not None else Tally(),
        bots=[Rival(_tally(found), bot=found["bot"]) for found in sorted(rows, key=_often) if found["bot"]],
        rivals=[Rival(_tally(found), player=found["person"], name=found["name"]) for found in rivals],
        rival_count=met["rivals"] if met is not None else 0,
        abandoned=abandoned,
    )


async def _by_seats(store: Store, which: ColumnElement[bool]) -> tuple[dict[int, Tally], int]:
    left = func.sum(case((seat.abandoned, 1), else_=0))
    query = select(seat.seats, seat.outcome, func.count().label("games"), left.label("left")).where(which)
    counts: dict[int, Values] = {}
    abandoned = 0
    for row in await store.rows(query.group_by(seat.seats, seat.outcome)):
        abandoned += row["left"]
        if row["outcome"] != "none":
            counts.setdefault(row["seats"], {})[row["outcome"]] = row["games"]
    return {count: Tally(**found) for count, found in counts.items()}, abandoned


def _opponents(player: str, which: ColumnElement[bool]) -> CompoundSelect[Any]:
    """In a single query, because it reads all games: each bot, all people together, and those people met most often."""
    met = _met(player, which).cte("met")
    sums = [func.sum(met.c[name]).label(name) for name in ("won", "drawn", "lost")]
    kinds = select(_nothing().label("person"), met.c.bot, _nothing().label("name"), *sums, _count(met.c.person))
    most = select(met).where(met.c.bot.is_(None)).order_by(met.c.games.desc(), met.c.person).limit(RIVALS).subquery()
    numbers = [most.c[name] for name in ("won", "drawn", "lost")]
    named = select(most.c.person, most.c.bot, people.c.name, *numbers, literal(0).label("rivals"))
    return kinds.group_by(met.c.bot).union_all(named.join(people, people.c.id == most.c.person))


def _nothing() -> ColumnElement[Any]:
    return cast(null(), Text)


def _count(column: ColumnElement[Any]) -> ColumnElement[int]:
    return func.count(column).label("rivals")


def _met(player: str, which: ColumnElement[bool]) -> Select[Any]:
    """Every opponent at these tables, with the games in which one had the better place."""
    sums = {"won": seat.rank < other.c.rank, "drawn": seat.rank == other.c.rank, "lost": seat.rank > other.c.rank}
    columns = [func.sum(case((found, 1), else_=0)).label(name) for name, found in sums.items()]
    somebody = or_(and_(other.c.person.is_not(None), other.c.person != player), other.c.bot.is_not(None))
    there = and_(other.c.result == seat.result, other.c.seat != seat.seat)
    query = select(other.c.person, other.c.bot, *columns, func.count().label("games"))
    return query.join_from(result_seats, other, there).where(which, somebody).group_by(other.c.person, other.c.bot)


def _often(found: Row) -> int:
    return -int(found["won"] + found["drawn"] + found["lost"])


def _tally(found: Row) -> Tally:
    return Tally(int(found["won"]), int(found["drawn"]), int(found["lost"]))


def _sum(tallies: Iterable[Tally]) -> Tally:
    found = list(tallies)
    return Tally(*(sum(getattr(tally, name) for tally in found) for name in ("won", "drawn", "lost")))
