"""tournaments: who entered, who met whom, and deals that several tables share."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    for column in ("deal", "tournament"):
        op.add_column("tables", sa.Column(column, sa.String(length=40), nullable=True))
        op.create_index(f"ix_tables_{column}", "tables", [column])
    _make_deal_people()
    _make_tournaments()
    _make_entrants()
    _make_rounds()
    _make_pairings()


def _make_deal_people() -> None:
    op.create_table(
        "deal_people",
        sa.Column("deal", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_deal_people_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_deal_people_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal", "person", name=op.f("pk_deal_people")),
    )
    op.create_index("ix_deal_people_person", "deal_people", ["person"])
    op.create_index("ix_deal_people_table", "deal_people", ["table"])


def _make_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("organiser", sa.String(length=40), nullable=True),
        sa.Column("form", sa.String(length=20), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("duplicate", sa.Boolean(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("minutes", sa.Integer(), nullable=True),
        sa.Column("late", sa.String(length=10), nullable=False),
        sa.Column("missing", sa.String(length=10), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("grace", sa.Integer(), nullable=False),
        sa.Column("by_itself", sa.Boolean(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("starts", sa.Float(), nullable=True),
        sa.Column("state", sa.String(length=20), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("begun", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["organiser"], ["people.id"], name=op.f("fk_tournaments_organiser"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_list", "tournaments", ["state", "public", "made", "id"])


def _make_entrants() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("withdrawn", sa.Float(), nullable=True),
        sa.Column("ready", sa.Float(), nullable=True),
        _of_tournament("entrants"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_entrants_tournament_person")),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])


def _make_rounds() -> None:
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("deal", sa.String(length=40), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        _of_tournament("tournament_rounds"),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_rounds")),
    )


def _make_pairings() -> None:
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=40), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=True),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("absent", sa.JSON(), nullable=False),
        _of_tournament("pairings"),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name=op.f("pk_pairings")),
    )
    op.create_index("ix_pairings_table", "pairings", ["table"])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_tournament")
    return sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    """Go back to the one before."""
    for table in ("pairings", "tournament_rounds", "entrants", "tournaments", "deal_people"):
        op.drop_table(table)
    for column in ("deal", "tournament"):
        op.drop_index(f"ix_tables_{column}", table_name="tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("deal")
        batch_op.drop_column("tournament")
