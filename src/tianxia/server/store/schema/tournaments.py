"""Tournaments and duplicate deals."""

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
    UniqueConstraint,
)

from tianxia.server.store.schema.common import JSON, METADATA

# Who has a seat at a table with a duplicate deal: nobody plays one deal twice.
deal_people = Table(
    "deal_people",
    METADATA,
    Column("deal", String(40), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("deal", "person"),
)

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("form", String(20), nullable=False),  # swiss, round_robin or arena
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),  # at each table
    Column("pace", String(20), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("duplicate", Boolean, nullable=False),  # whether all tables of a round have one deal
    Column("rounds", Integer),  # of a Swiss; none: as many as are usual
    Column("minutes", Integer),  # of an arena
    Column("late", String(10), nullable=False),  # joining late: no, or what a missed round counts: zero or half
    Column("missing", String(10), nullable=False),  # who does not come forfeits, or a bot plays
    Column("bot", Text, nullable=False),  # the level of that bot
    Column("grace", Integer, nullable=False),  # seconds to come to the table
    Column("by_itself", Boolean, nullable=False),  # whether rounds begin without the organiser
    Column("most", Integer, nullable=False),  # entrants
    Column("starts", Float),  # when it begins automatically
    Column("state", String(20), nullable=False),  # open, running, finished or cancelled
    Column("made", Float, nullable=False),
    Column("begun", Float),
    Column("ended", Float),
    Index("ix_tournaments_list", "state", "public", "made", "id"),
)

# People and bots in a tournament. One person enters once.
entrants = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),
    Column("made", Float, nullable=False),
    Column("withdrawn", Float),
    Column("ready", Float),  # when somebody in an arena last said that they wait for a game
    PrimaryKeyConstraint("tournament", "number"),
    UniqueConstraint("tournament", "person"),
)

# The rounds that were paired; of two processes that pair one, the second finds it here.
tournament_rounds = Table(
    "tournament_rounds",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deal", String(40)),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
)

# Who meets whom. Results are in `results`, by the id of the table.
pairings = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("table", String(40), index=True),  # none for a bye, and where too few came
    Column("entrants", JSON, nullable=False),  # their numbers, in the order of seats
    Column("absent", JSON, nullable=False),  # those who did not come, and for whom nobody plays
    PrimaryKeyConstraint("tournament", "round", "board"),
)
