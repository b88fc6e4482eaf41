"""People and how they are known: names, keys, passkeys and secrets that serve once."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from tianxia.server.store.schema.common import METADATA

people = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", Text),  # none before it is asked for
    Column("login", Text, unique=True),
    Column("password", Text),  # scrypt, with its salt and cost
    Column("email", Text),  # confirmed
    Column("since", Float),  # when they made an account; visitors have none
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when somebody last came, to the day
    Column("muted_until", Float),
    Column("banned_until", Float),
    Column("visible", Boolean, nullable=False, server_default=false()),  # whether followers see when they are here
    Column("present", Float),  # when they were last here, to the minute; only of those who are visible
    Index("ix_people_seen", "seen"),
)

# Private keys of devices: only their hashes are stored.
keys = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("seen", Float),  # when the device was last used, to the hour
    Column("device", String(40)),  # its browser and system, no more than a person recognises it by
)

# The names that accounts have, by what they look like: no two look alike.
names = Table(
    "names",
    METADATA,
    Column("skeleton", Text, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # as the browser writes it
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False),  # the public key
    Column("count", Integer, nullable=False),
    Column("device", String(40)),
    Column("made", Float, nullable=False),
    Column("used", Float),
)

# Secrets that serve once: challenges, recovery codes and links in e-mails; only hashes are stored. Who spends one adds
# its second row, which only one can.
tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), nullable=False),
    Column("spent", Boolean, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("email", Text),
    Column("until", Float),
    PrimaryKeyConstraint("hash", "spent"),
    Index("ix_tokens_until", "until"),
)
