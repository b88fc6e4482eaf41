"""What is kept of finished games: results, ratings and daily deals."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from tianxia.server.store.schema.common import JSON, METADATA

# Finished games, for ratings and statistics: kept when the tables themselves are removed.
results = Table(
    "results",
    METADATA,
    Column("id", String(40), primary_key=True),  # the table's
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),  # whether it counted
    Column("unrated", String(20)),  # why not
    Column("reason", String(40), nullable=False),  # how it ended
    Column("daily", String(40)),
    Column("begun", Float),
    Column("ended", Float, nullable=False),  # rises from game to game of each rating: the order of a rebuild
    Index("ix_results_public", "public", "ended", "id"),
    Index("ix_results_rated", "rated", "ended", "id"),
)

# Who sat there and how they did; `game` to `ended` repeat the result, for indexes.
result_seats = Table(
    "result_seats",
    METADATA,
    Column("result", ForeignKey("results.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("bot", Text),
    Column("rank", Integer),  # 1 is best; none if nobody won or lost
    Column("outcome", String(10), nullable=False),  # won, drawn (a shared first place), lost, or none
    Column("score", Integer),
    Column("abandoned", Boolean, nullable=False),
    Column("mean_before", Float),  # the rating with which a rated game began, and the one after it
    Column("doubt_before", Float),
    Column("mean", Float),
    Column("doubt", Float),
    Column("game", Text, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    PrimaryKeyConstraint("result", "seat"),
    Index("ix_result_seats_history", "person", "ended", "result"),
)

# What the rated games so far have made of each person; `tianxia ratings rebuild` makes the same of them.
ratings = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("mean", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),
    Column("best", Float),  # the highest mean while settled
    Column("last", Float, nullable=False),  # the end of the last rated game
    PrimaryKeyConstraint("person", "game", "pace"),
    Index("ix_ratings_leaders", "game", "pace", "settled", "mean", "person"),
)

# Games of a daily deal: each person's first try of a day counts.
daily_tries = Table(
    "daily_tries",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("deal", String(20), nullable=False),
    Column("day", String(10), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("ended", Float),  # once it has ended in time
    Column("won", Boolean),
    Column("margin", Integer),  # points ahead of the best opponent
    Index("ix_daily_tries_day", "deal", "day", "counted", "won", "margin"),
    Index("ix_daily_tries_person", "person", "deal", "day"),
)
# Only among tries that count: migration 8 has the condition. Here it would load PostgreSQL's dialect for every server.
Index("uq_daily_tries_counted", daily_tries.c.deal, daily_tries.c.day, daily_tries.c.person, unique=True)
