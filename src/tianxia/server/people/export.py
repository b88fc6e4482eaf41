"""All that is stored about one person, for that person. About others it says only whom this person follows."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Select, or_, select

from tianxia.server.people.people import Person
from tianxia.server.protocol.shapes import Json
from tianxia.server.store.schema import (
    Row,
    chat,
    daily_tries,
    deal_people,
    edition_holders,
    editions,
    entrants,
    follows,
    grants,
    keys,
    notification_choices,
    notification_settings,
    notifications,
    passkeys,
    people,
    ratings,
    receivers,
    result_seats,
    seats,
    seeks,
    tables,
    tournaments,
)
from tianxia.server.store.store import Store

FORM = 1
"""Raised when a program that reads exports would no longer understand them."""


async def exported(store: Store, person: Person) -> Json:
    """Everything stored about somebody."""
    return {"form": FORM, **{part: await _rows(store, query) for part, query in _queries(person.id).items()}}


def _queries(person: str) -> dict[str, Select[Any]]:
    """What belongs to a person, by the part of the export it goes to; no secret and nobody else is in it."""
    me = people.c.id == person
    mine = receivers.c.person == person
    seated = select(seats.c.table).where(seats.c.person == person)
    games = ("id", "game", "options", "pace", "clock", "public", "rated", "state", "made", "begun", "ended", "result")
    held = ("id", "name", "form", "game", "options", "public", "rated", "state", "made", "begun", "ended")
    places = ("result", "seat", "game", "pace", "seats", "public", "rank", "outcome", "score", "abandoned", "ended")
    rated = ("rated", "mean_before", "doubt_before", "mean", "doubt")
    rating = ("game", "pace", "mean", "doubt", "games", "won", "settled", "best", "last")
    tries = ("table", "deal", "day", "counted", "made", "ended", "won", "margin")
    wanted = ("game", "pace", "seats", "rated", "within")
    return {
        "person": _some(
            people,
            "id",
            "name",
            "login",
            "email",
            "since",
            "made",
            "seen",
            "muted_until",
            "banned_until",
            "visible",
            "present",
        ).where(me),
        "devices": _some(keys, "device", "made", "seen").where(keys.c.person == person),
        "passkeys": _some(passkeys, "id", "device", "made", "used").where(passkeys.c.person == person),
        "tables": _some(tables, *games).where(or_(tables.c.host == person, tables.c.id.in_(seated))),
        "seats": _some(seats, "table", "seat", "stand_in", "gone").where(seats.c.person == person),
        "lent_seats": _some(grants, "table", "seat").where(grants.c.person == person),
        "tournaments": _some(tournaments, *held).where(tournaments.c.organiser == person),
        "entered": _some(entrants, "tournament", "number", "made", "withdrawn", "ready").where(
            entrants.c.person == person
        ),
        "duplicate_deals": _some(deal_people, "deal", "table").where(deal_people.c.person == person),
        "notifications": _some(notification_settings, "language", "zone", "quiet_from", "quiet_until").where(
            notification_settings.c.person == person
        ),
        "notification_choices": _some(notification_choices, "channel", "kind").where(
            notification_choices.c.person == person
        ),
        "receivers": _some(receivers, "channel", "address", "made", "off", "failures").where(mine),
        "waiting_notifications": _some(notifications, "kind", "subject", "number", "made", "due")
        .join(receivers)
        .where(mine),
        "results": _some(result_seats, *places, *rated).where(result_seats.c.person == person),
        "ratings": _some(ratings, *rating).where(ratings.c.person == person),
        "daily": _some(daily_tries, *tries).where(daily_tries.c.person == person),
        "follows": _some(follows, "followed", "made").where(follows.c.person == person),
        "waiting": _some(seeks, *wanted, "made", "seen", "table").where(seeks.c.person == person),
        "editions": _some(editions, "id", "game", "name", "credits", "made")
        .join(edition_holders)
        .where(edition_holders.c.person == person),
        "chat": _some(chat, "table", "number", "seat", "text", "made").where(chat.c.person == person),
    }


def _some(table: Any, *names: str) -> Select[Any]:
    return select(*(table.c[name] for name in names))


async def _rows(store: Store, query: Select[Any]) -> list[Json]:
    found: Iterable[Row] = await store.rows(query)
    return [dict(row) for row in found]
