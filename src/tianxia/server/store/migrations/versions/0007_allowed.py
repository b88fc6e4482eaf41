"""allowed: hints, previews and undo at each table, and whether its game is rated."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

BEFORE = {"hints": sa.true(), "previews": sa.true(), "undo": sa.true(), "rated": sa.false()}
"""What held at tables that were created before there was a choice."""


def upgrade() -> None:
    """Go to this schema."""
    for name, value in BEFORE.items():
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=value))


def downgrade() -> None:
    """Go back to the one before."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in BEFORE:
            batch_op.drop_column(name)
