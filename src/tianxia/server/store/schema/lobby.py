"""How people find one another."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from tianxia.server.store.schema.common import METADATA

# Who follows whom. Only the follower is told.
follows = Table(
    "follows",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("followed", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("person", "followed"),
)

# Who waits to be matched, and for what: one request of each person. With a table once they are matched.
seeks = Table(
    "seeks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("within", Integer),  # how far the others' ratings may be from theirs at first; none for any
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when their page last said that it waits
    Column("table", String(40)),
    Index("ix_seeks_waiting", "game", "pace", "seats", "rated", "table", "seen"),
)
