"""What running a server needs: its secrets and processes, bans and the operator's orders."""

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from tianxia.server.store.schema.common import JSON, METADATA

# What the server must know and nobody else: made once, by name.
server_secrets = Table(
    "server_secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
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
