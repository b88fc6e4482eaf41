"""One player: their ratings and how these have changed; and people by their names."""

import time

from sqlalchemy import func, select

from tianxia.server.days import day_of
from tianxia.server.players.streaks import streak_of
from tianxia.server.players.visibility import known, visible_player
from tianxia.server.protocol.player_responses import (
    Curve,
    CurvePoint,
    FoundPlayer,
    FoundPlayers,
    Player,
    PlayerRating,
)
from tianxia.server.store.schema import Row, follows, people, ratings, result_seats
from tianxia.server.store.store import Store

SIGMAS = 2.0
"""The range of a rating in standard deviations: 95 % certainty."""
FOUND = 20
DAY = 86_400.0
POINTS = 400
"""The most days of a curve; older ones are left out."""


async def player_of(store: Store, player: str, viewer: str | None) -> Player:
    """What the viewer may see of somebody; Failure if nothing."""
    row = await visible_player(store, player, viewer)
    query = select(ratings).where(ratings.c.person == player).order_by(ratings.c.game, ratings.c.pace)
    found = [_rating(rating) for rating in await store.rows(query)]
    streak = await streak_of(store, player, time.time())
    following = select(follows.c.made).where(follows.c.person == viewer, follows.c.followed == player)
    followed = viewer is not None and await store.row(following) is not None
    return Player(row["id"], row["name"], row["made"] // DAY * DAY, viewer == player, found, followed, streak)


def _rating(row: Row) -> PlayerRating:
    return PlayerRating(
        game=row["game"],
        pace=row["pace"],
        mean=round(row["mean"], 1),
        range=round(SIGMAS * row["doubt"], 1),
        games=row["games"],
        won=row["won"],
        settled=row["settled"],
        best=round(row["best"], 1) if row["best"] is not None else None,
    )


async def curve_of(store: Store, player: str, viewer: str | None, game: str, pace: str) -> Curve:
    """A rating after each day with a rated game. Single games could be private, so they are not shown."""
    await visible_player(store, player, viewer)
    seat = result_seats.c
    query = select(seat.ended, seat.mean, seat.doubt).where(
        seat.person == player, seat.rated.is_(True), seat.game == game, seat.pace == pace
    )
    last = {row["ended"] // DAY: row for row in await store.rows(query.order_by(seat.ended, seat.result))}
    return Curve([_point(row) for row in list(last.values())[-POINTS:]])


def _point(row: Row) -> CurvePoint:
    """What the last game of a day has left."""
    return CurvePoint(day_of(row["ended"]), round(row["mean"], 1), round(SIGMAS * row["doubt"], 1))


async def players_named(store: Store, name: str) -> FoundPlayers:
    """People of whom everybody may know and whose names begin with this, or contain it."""
    plain = func.lower(people.c.name)
    wanted = name.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    fits = plain.like(f"%{wanted}%", escape="\\")
    begins = plain.like(f"{wanted}%", escape="\\")
    query = select(people.c.id, people.c.name).where(fits, known()).order_by(begins.desc(), plain, people.c.id)
    return FoundPlayers([FoundPlayer(row["id"], row["name"]) for row in await store.rows(query.limit(FOUND))])
