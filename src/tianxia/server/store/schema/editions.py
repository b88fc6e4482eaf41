"""Editions of components."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, PrimaryKeyConstraint, String, Table, Text

from tianxia.server.store.schema.common import METADATA

# Sets of components. They never change; an id is a hash of everything in one, so tables can rely on it.
editions = Table(
    "editions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("credits", Text, nullable=False),
    Column("components", String(64), nullable=False),  # the hash that records have
    Column("body", Text, nullable=False),  # the whole file
    Column("listed", Boolean, nullable=False),  # whether everybody may choose it
    Column("made", Float, nullable=False),
    Index("ix_editions_game", "game", "listed", "made"),
    Index("ix_editions_components", "components"),
)

# Who has uploaded an edition, and may choose it.
edition_holders = Table(
    "edition_holders",
    METADATA,
    Column("edition", ForeignKey("editions.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("edition", "person"),
)
