"""operations: who is muted or banned, the operator's orders, and indexes for what is removed after a time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

INDEXES = {
    "ix_people_seen": ("people", ["seen"]),
    "ix_tables_age": ("tables", ["state", "made", "id"]),
    "ix_tables_host": ("tables", ["host"]),
    "ix_chat_made": ("chat", ["made"]),
    "ix_chat_person": ("chat", ["person"]),
}


def upgrade() -> None:
    """Go to this schema."""
    for column in ("muted_until", "banned_until"):
        op.add_column("people", sa.Column(column, sa.Float(), nullable=True))
    for index, (table, columns) in INDEXES.items():
        op.create_index(op.f(index), table, columns)
    op.drop_index("ix_tables_lobby", table_name="tables")
    op.create_index("ix_tables_lobby", "tables", ["state", "public", "made", "id"])
    op.create_table(
        "bans",
        sa.Column("network", sa.String(length=50), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("network", name=op.f("pk_bans")),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("taker", sa.String(length=40), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )


def downgrade() -> None:
    """Go back to the one before."""
    for table in ("pulse", "orders", "bans"):
        op.drop_table(table)
    for index, (table, _) in INDEXES.items():
        op.drop_index(op.f(index), table_name=table)
    op.drop_index("ix_tables_lobby", table_name="tables")
    op.create_index("ix_tables_lobby", "tables", ["state", "public", "made"])
    with op.batch_alter_table("people", schema=None) as batch_op:
        for column in ("banned_until", "muted_until"):
            batch_op.drop_column(column)
