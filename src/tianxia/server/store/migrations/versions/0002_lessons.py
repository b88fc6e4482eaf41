"""lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("lesson", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back to the one before."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("lesson")
