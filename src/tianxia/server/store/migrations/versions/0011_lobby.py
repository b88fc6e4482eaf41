"""lobby: requests to be matched, who follows whom, and who lets followers see when they are here."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("people", sa.Column("visible", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("present", sa.Float(), nullable=True))
    _make_follows()
    _make_seeks()


def _make_follows() -> None:
    op.create_table(
        "follows",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("followed", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_follows_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["followed"], ["people.id"], name=op.f("fk_follows_followed"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "followed", name=op.f("pk_follows")),
    )
    op.create_index(op.f("ix_follows_followed"), "follows", ["followed"])


def _make_seeks() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("within", sa.Integer(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seeks_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_seeks")),
    )
    op.create_index("ix_seeks_waiting", "seeks", ["game", "pace", "seats", "rated", "table", "seen"])


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("seeks")
    op.drop_table("follows")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("present")
        batch_op.drop_column("visible")
