"""servers and leases."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("server", sa.String(length=40), nullable=True),
        sa.Column("rested", sa.Float(), nullable=True),
        sa.Column("left", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_leases_table"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name=op.f("fk_leases_server"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_server"), "leases", ["server"])


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("leases")
    op.drop_table("servers")
