"""The schema of the store. Entries are only ever added; a running game can be rebuilt from them."""

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    types,
)
from sqlalchemy.engine import RowMapping

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""Names for every constraint, so that later migrations can alter them on any database."""

JSON = types.JSON(none_as_null=True)
METADATA = MetaData(naming_convention=NAMING)
Row = RowMapping
Values = dict[str, Any]

people = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),  # scrypt, with its salt and cost
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when somebody last came, to the day
    Column("muted_until", Float),
    Column("banned_until", Float),
    Index("ix_people_seen", "seen"),
)

# Private keys of devices: only their hashes are stored.
keys = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("clock", JSON),
    Column("chat", Boolean, nullable=False),
    Column("wait", Boolean, nullable=False),
    Column("state", String(20), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("made", Float, nullable=False),
    Column("begun", Float),
    Column("ended", Float),
    Column("result", JSON),
    Column("asked", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seed", Text),  # secret until the end; none for uploaded records
    Column("commitment", Text),
    Column("series", JSON),
    Column("series_id", String(40), index=True),
    Column("previous", String(40)),
    Column("next", String(40)),
    Column("forked", JSON),
    Column("lesson", Text),  # the lesson that guides this game, if one does
    Index("ix_tables_lobby", "state", "public", "made", "id"),
    Index("ix_tables_finished", "state", "ended", "id"),
    Index("ix_tables_age", "state", "made", "id"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),
    Column("stand_in", Text),
    Column("gone", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("body", JSON, nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),  # of two writers at one version only one can win
)

chat = Table(
    "chat",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    Index("ix_chat_made", "made"),
)

# Invitations to a free seat and links that open one's own seat on another device; only hashes are stored.
links = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_links_seat", "table", "seat"),
)

# Reviews of finished games and the method that made them; a review can be repeated at any time.
reviews = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("method", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("body", JSON, nullable=False),
)

# People besides its own person who may play a seat, and the link that lets them.
grants = Table(
    "grants",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("link", String(64), nullable=False),
    PrimaryKeyConstraint("table", "seat", "person"),
)

# The server processes that share this database. Each renews its row; one that no longer does has ended.
servers = Table(
    "servers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("address", Text, nullable=False),  # where the other processes reach it
    Column("secret", Text, nullable=False),  # what they show there
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Which process has a table in memory. Without one, since when its clocks run unwatched, and what they showed then.
leases = Table(
    "leases",
    METADATA,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server", ForeignKey("servers.id", ondelete="SET NULL"), index=True),
    Column("rested", Float),
    Column("left", JSON),
)

# Networks from which nobody may act; addresses are stored nowhere else.
bans = Table(
    "bans",
    METADATA,
    Column("network", String(50), primary_key=True),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# What the operator wants done, and what came of it: `tianxia admin` writes, and a running server reads.
orders = Table(
    "orders",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("body", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("taker", String(40)),  # who carries it out; nobody yet if there is none
    Column("result", JSON),  # once it is carried out
)

# One row, written to see whether anything can be written.
pulse = Table("pulse", METADATA, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False))
