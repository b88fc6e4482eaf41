"""Notifications: where they go, who wants which, and what waits to be sent."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from tianxia.server.store.schema.common import JSON, METADATA

# Where notifications of a person go: to a browser, to their e-mail address, or to a webhook.
receivers = Table(
    "receivers",
    METADATA,
    Column("id", String(64), primary_key=True),  # of a browser: the hash of its address
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", ForeignKey("keys.hash", ondelete="CASCADE"), index=True),  # of a browser: it goes when it signs out
    Column("channel", String(10), nullable=False),
    Column("address", Text),  # none for e-mails, which go to the person's confirmed address
    Column("secrets", JSON),  # what messages are encrypted or signed with
    Column("made", Float, nullable=False),
    Column("off", String(10)),  # why nothing is sent any more
    Column("failures", Integer, nullable=False),  # in a row
    Column("not_before", Float, nullable=False),  # nothing is sent until then
    Column("taker", String(40)),  # who sends, and until when that is believed
    Column("taken_until", Float, nullable=False),
)

# What a person wants to hear of, by channel.
notification_choices = Table(
    "notification_choices",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("kind", String(20), nullable=False),
    PrimaryKeyConstraint("person", "channel", "kind"),
)

notification_settings = Table(
    "notification_settings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(5), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight there
    Column("quiet_until", Integer),
)

# What waits to be sent: each row once, however often it is tried. It holds ids and no words.
notifications = Table(
    "notifications",
    METADATA,
    Column("receiver", ForeignKey("receivers.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("subject", String(40), nullable=False),  # a table
    Column("number", Integer, nullable=False),  # the version of the table that caused it
    Column("made", Float, nullable=False),  # since when it may be sent, with others that are due
    Column("due", Float, nullable=False),
    Column("batch", String(40)),  # the message that it was put into
    PrimaryKeyConstraint("receiver", "kind", "subject", "number"),
    Index("ix_notifications_due", "due"),
)
