"""ratings: finished games in a form that can be counted, the ratings they make, and daily deals."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("tables", sa.Column("daily", sa.String(length=40), nullable=True))
    _make_results()
    _make_result_seats()
    _make_ratings()
    _make_daily_tries()
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_secrets")),
    )


def _make_results() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("unrated", sa.String(length=20), nullable=True),
        sa.Column("reason", sa.String(length=40), nullable=False),
        sa.Column("daily", sa.String(length=40), nullable=True),
        sa.Column("begun", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
    )
    op.create_index("ix_results_public", "results", ["public", "ended", "id"])
    op.create_index("ix_results_rated", "results", ["rated", "ended", "id"])


def _make_result_seats() -> None:
    op.create_table(
        "result_seats",
        sa.Column("result", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("outcome", sa.String(length=10), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("abandoned", sa.Boolean(), nullable=False),
        sa.Column("mean_before", sa.Float(), nullable=True),
        sa.Column("doubt_before", sa.Float(), nullable=True),
        sa.Column("mean", sa.Float(), nullable=True),
        sa.Column("doubt", sa.Float(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["result"], ["results.id"], name=op.f("fk_result_seats_result"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_result_seats_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("result", "seat", name=op.f("pk_result_seats")),
    )
    op.create_index("ix_result_seats_history", "result_seats", ["person", "ended", "result"])


def _make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("best", sa.Float(), nullable=True),
        sa.Column("last", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "pace", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_leaders", "ratings", ["game", "pace", "settled", "mean", "person"])


def _make_daily_tries() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("deal", sa.String(length=20), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("margin", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_daily_tries_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_daily_tries")),
    )
    op.create_index("ix_daily_tries_day", "daily_tries", ["deal", "day", "counted", "won", "margin"])
    op.create_index("ix_daily_tries_person", "daily_tries", ["person", "deal", "day"])
    counted = sa.text("counted")
    op.create_index(
        "uq_daily_tries_counted",
        "daily_tries",
        ["deal", "day", "person"],
        unique=True,
        sqlite_where=counted,
        postgresql_where=counted,
    )


def downgrade() -> None:
    """Go back to the one before."""
    for table in ("server_secrets", "daily_tries", "ratings", "result_seats", "results"):
        op.drop_table(table)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("daily")
