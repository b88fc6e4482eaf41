"""notifications: where they go, what of, when not, and those that wait to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    _make_receivers()
    op.create_table(
        "notification_choices",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_notification_choices_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "channel", "kind", name=op.f("pk_notification_choices")),
    )
    op.create_table(
        "notification_settings",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_notification_settings_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notification_settings")),
    )
    _make_notifications()


def _make_receivers() -> None:
    op.create_table(
        "receivers",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=True),
        sa.Column("secrets", sa.JSON(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("off", sa.String(length=10), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.Float(), nullable=False),
        sa.Column("taker", sa.String(length=40), nullable=True),
        sa.Column("taken_until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_receivers_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["key"], ["keys.hash"], name=op.f("fk_receivers_key"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_receivers")),
    )
    op.create_index(op.f("ix_receivers_person"), "receivers", ["person"])
    op.create_index(op.f("ix_receivers_key"), "receivers", ["key"])


def _make_notifications() -> None:
    op.create_table(
        "notifications",
        sa.Column("receiver", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("subject", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("batch", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(
            ["receiver"], ["receivers.id"], name=op.f("fk_notifications_receiver"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("receiver", "kind", "subject", "number", name=op.f("pk_notifications")),
    )
    op.create_index("ix_notifications_due", "notifications", ["due"])


def downgrade() -> None:
    """Go back to the one before."""
    for table in ("notifications", "notification_settings", "notification_choices", "receivers"):
        op.drop_table(table)
