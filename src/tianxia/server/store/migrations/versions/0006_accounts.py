"""accounts: people without names, names that accounts reserve, devices, passkeys, and secrets that serve once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

people = sa.table("people", *(sa.column(name) for name in ("id", "name", "login", "made", "since")))


def upgrade() -> None:
    """Go to this schema."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.alter_column("name", existing_type=sa.Text(), nullable=True)
        batch_op.add_column(sa.Column("email", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("since", sa.Float(), nullable=True))
    op.add_column("keys", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("keys", sa.Column("device", sa.String(length=40), nullable=True))
    _person_table("names", sa.Column("skeleton", sa.Text(), nullable=False, primary_key=True))
    _person_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False, primary_key=True),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("device", sa.String(length=40), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
    )
    _person_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False, primary_key=True),
        sa.Column("spent", sa.Boolean(), nullable=False, primary_key=True),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("email", sa.Text(), nullable=True),
        sa.Column("until", sa.Float(), nullable=True),
        optional=True,
    )
    op.create_index(op.f("ix_tokens_until"), "tokens", ["until"])
    op.execute(people.update().where(people.c.login.is_not(None)).values(since=people.c.made))


def _person_table(name: str, *columns: sa.Column[object], optional: bool = False) -> None:
    """A table whose rows belong to people and go with them."""
    keys = [column.name for column in columns if column.primary_key]
    for column in columns:
        column.primary_key = False
    op.create_table(
        name,
        *columns,
        sa.Column("person", sa.String(length=40), nullable=optional),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f(f"fk_{name}_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*keys, name=op.f(f"pk_{name}")),
    )
    op.create_index(op.f(f"ix_{name}_person"), name, ["person"])


def downgrade() -> None:
    """Go back to the one before."""
    for table in ("tokens", "passkeys", "names"):
        op.drop_table(table)
    with op.batch_alter_table("keys", schema=None) as batch_op:
        for column in ("device", "seen"):
            batch_op.drop_column(column)
    op.execute(people.update().where(people.c.name.is_(None)).values(name="?"))
    with op.batch_alter_table("people", schema=None) as batch_op:
        for column in ("since", "email"):
            batch_op.drop_column(column)
        batch_op.alter_column("name", existing_type=sa.Text(), nullable=False)
