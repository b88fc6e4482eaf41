"""editions: sets of components that owners have typed in, who has them, and which one a table uses."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("tables", sa.Column("edition", sa.String(length=64), nullable=True))
    op.create_table(
        "editions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("credits", sa.Text(), nullable=False),
        sa.Column("components", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_editions")),
    )
    op.create_index("ix_editions_game", "editions", ["game", "listed", "made"])
    op.create_index("ix_editions_components", "editions", ["components"])
    op.create_table(
        "edition_holders",
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["edition"], ["editions.id"], name=op.f("fk_edition_holders_edition"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_edition_holders_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("edition", "person", name=op.f("pk_edition_holders")),
    )
    op.create_index("ix_edition_holders_person", "edition_holders", ["person"])


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("edition_holders")
    op.drop_table("editions")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("edition")
