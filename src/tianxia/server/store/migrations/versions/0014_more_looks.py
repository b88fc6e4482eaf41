"""looks: the same, with more letters that look alike."""

from alembic import op

from tianxia.server.store.migrations.reserving import reserve_again

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the rows again."""
    reserve_again(op.get_bind())


def downgrade() -> None:
    """Nothing to do: the program before finds what it looks for, or makes the row at the next new name."""
