"""Devices: where somebody is signed in, and how they can recognise each."""

import re

from sqlalchemy import select

from tianxia.server.people.keys import hash_of
from tianxia.server.store.schema import Row, keys
from tianxia.server.store.store import Store

ID = 16
"""Signs of a key's hash that name its device: enough to tell devices apart, and useless for anything else."""
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""What names a browser or a system in a user agent, the first that is found, and what people call it."""


def device_of(agent: str) -> str | None:
    """A device in a few words, such as “Firefox · Linux”; None for something that is no browser."""
    found = [next((name for sign, name in known if re.search(sign, agent)), "") for known in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name) or None


def device_id(key: str) -> str:
    """The public id of the device with a key."""
    return hash_of(key)[:ID]


async def devices_of(store: Store, person: str) -> list[Row]:
    """The devices where somebody is signed in, those used last first."""
    used = keys.c.seen.desc().nulls_last()
    return list(await store.rows(select(keys).where(keys.c.person == person).order_by(used, keys.c.made.desc())))
