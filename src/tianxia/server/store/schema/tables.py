"""Tables and what happens at them."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from tianxia.server.store.schema.common import JSON, METADATA

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
    Column("hints", Boolean, nullable=False),
    Column("previews", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
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
    Column("daily", String(40)),  # the daily deal that is played here, with its day
    Column("deal", String(40), index=True),  # the duplicate deal, which other tables play too
    Column("tournament", String(40), index=True),  # the tournament that this game is part of
    Column("edition", String(64)),  # the edition of its components, unless they are those built in
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
