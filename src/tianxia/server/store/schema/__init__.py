"""The schema of the store, by subject. Entries are only ever added; a running game can be rebuilt from them."""

from tianxia.server.store.schema.common import JSON, METADATA, NAMING, Row, Values
from tianxia.server.store.schema.editions import edition_holders, editions
from tianxia.server.store.schema.lobby import follows, seeks
from tianxia.server.store.schema.notifications import (
    notification_choices,
    notification_settings,
    notifications,
    receivers,
)
from tianxia.server.store.schema.operations import bans, leases, orders, pulse, server_secrets, servers
from tianxia.server.store.schema.people import keys, names, passkeys, people, tokens
from tianxia.server.store.schema.results import daily_tries, ratings, result_seats, results
from tianxia.server.store.schema.tables import chat, entries, grants, links, reviews, seats, tables
from tianxia.server.store.schema.tournaments import deal_people, entrants, pairings, tournament_rounds, tournaments

__all__ = [
    "JSON",
    "METADATA",
    "NAMING",
    "Row",
    "Values",
    "bans",
    "chat",
    "daily_tries",
    "deal_people",
    "edition_holders",
    "editions",
    "entrants",
    "entries",
    "follows",
    "grants",
    "keys",
    "leases",
    "links",
    "names",
    "notification_choices",
    "notification_settings",
    "notifications",
    "orders",
    "pairings",
    "passkeys",
    "people",
    "pulse",
    "ratings",
    "receivers",
    "result_seats",
    "results",
    "reviews",
    "seats",
    "seeks",
    "server_secrets",
    "servers",
    "tables",
    "tokens",
    "tournament_rounds",
    "tournaments",
]
