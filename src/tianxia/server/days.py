"""Days of UTC, and what a table says about the deal that is played there."""

from datetime import UTC, date, datetime, timedelta

FREE = "free"
"""What follows deal and day at a table whose try does not count."""


def day_of(moment: float) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def before(day: str) -> str:
    """The day before."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def label(deal: str, day: str, counted: bool) -> str:
    """What a table says: deal and day, and whether the try does not count."""
    return "/".join([deal, day] if counted else [deal, day, FREE])


def is_counted(said: str | None) -> bool:
    """Whether a table's try counts."""
    return said is not None and not said.endswith(f"/{FREE}")


def labelled_day(said: str) -> str:
    """The day of a table's deal."""
    return said.split("/")[1]


def is_secret(said: str | None, now: float) -> bool:
    """Whether others may still play a table's deal, so nothing about it may be revealed."""
    return said is not None and now < end_of(labelled_day(said))
