"""Days in a row on which somebody has finished a counted daily deal."""

from datetime import UTC, date, datetime, timedelta

from sqlalchemy import select

from tianxia.server.store.schema import daily_tries
from tianxia.server.store.store import Store

LONGEST = 1000
"""Days that are looked at."""


async def streak_of(store: Store, player: str, now: float) -> int:
    """How many there are up to today; up to yesterday, if today's is still to come."""
    tries = daily_tries.c
    done = select(tries.day).where(tries.person == player, tries.counted.is_(True), tries.ended.is_not(None))
    days = {row["day"] for row in await store.rows(done.distinct().order_by(tries.day.desc()).limit(LONGEST))}
    return in_a_row(days, datetime.fromtimestamp(now, UTC).date())


def in_a_row(days: set[str], today: date) -> int:
    """How many of these days follow one another without a gap."""
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while (day - timedelta(days=count)).isoformat() in days:
        count += 1
    return count
