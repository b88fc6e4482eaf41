"""Quiet hours: from one time of day to another, in the person's local time."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24 * 60
MINUTE = 60.0
NOWHERE = "UTC"


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name; None if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a name may also look like a path
        return None


def quiet_until(now: float, zone: str, begin: int | None, end: int | None) -> float | None:
    """The moment at which the quiet hours of now end; None if it is not quiet now. Minutes count from midnight."""
    if begin is None or end is None or begin == end:
        return None
    place = zone_of(zone) or ZoneInfo(NOWHERE)

    def quiet(moment: float) -> bool:
        here = datetime.fromtimestamp(moment, place)
        return (here.hour * 60 + here.minute - begin) % DAY < (end - begin) % DAY

    if not quiet(now):
        return None
    here = datetime.fromtimestamp(now, place)
    tomorrow = here.hour * 60 + here.minute >= end
    over = datetime.combine(here.date() + timedelta(days=tomorrow), time(end // 60, end % 60), place)
    if over.timestamp() <= now:  # clocks were set back, and this time of day comes twice
        over = over.replace(fold=1)
    moment = over.timestamp()
    while not quiet(moment - MINUTE):  # clocks were set forward over the end
        moment -= MINUTE
    return moment
