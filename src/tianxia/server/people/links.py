"""Links that give a seat: invitations to a free one, and one's own seat on another device."""

import time

from sqlalchemy import delete, insert, select, update

from tianxia.server.people.keys import fresh_key, hash_of
from tianxia.server.people.people import Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.jobs import Unclaimed
from tianxia.server.store.schema import Row, grants, links
from tianxia.server.store.store import Store

INVITE = "invite"
"""The kind of a link to a free seat; the others are to one's own seat."""


def path_of(kind: str, token: str, game: str) -> str:
    """A link as it is shown, relative to the root of the site. An invitation names its game, for previews."""
    return f"join/{game}#{token}" if kind == INVITE else f"join#{token}"


class Links:
    """Creates, finds and revokes links."""

    def __init__(self, store: Store) -> None:
        """Work on a store."""
        self._store = store

    async def create(self, table: str, seat: int, kind: str) -> str:
        """The token of a new link to a seat; only its hash is stored."""
        token = fresh_key()
        row = {"hash": hash_of(token), "table": table, "seat": seat, "kind": kind, "made": time.time()}
        await self._store.write(insert(links).values(row))
        return token

    async def find(self, token: str) -> Row:
        """The link with this token; Failure if there is none."""
        row = await self._store.row(select(links).where(links.c.hash == hash_of(token)))
        if row is None:
            raise Failure("link-unknown", 404)
        return row

    async def lend(self, person: Person, link: Row) -> None:
        """Let a person play the seat that a link leads to."""
        values = {"table": link["table"], "seat": link["seat"], "person": person.id, "link": link["hash"]}
        there = (grants.c.table == link["table"]) & (grants.c.seat == link["seat"]) & (grants.c.person == person.id)
        # Who revokes the link in the same moment waits for us, or we find it gone.
        kept = update(links).where(links.c.hash == link["hash"]).values(made=link["made"])
        try:
            await self._store.claim([kept], delete(grants).where(there), insert(grants).values(values))
        except Unclaimed:
            raise Failure("link-unknown", 404) from None

    async def revoke(self, table: str, seat: int, kind: str) -> int:
        """Revoke every link of a kind to a seat, and what was lent by them; returns how many links."""
        which = (links.c.table == table) & (links.c.seat == seat) & (links.c.kind == kind)
        found = await self._store.rows(select(links.c.hash).where(which))
        hashes = [row["hash"] for row in found]
        # The links first: what is being lent by one of them is then there, too.
        await self._store.write(
            delete(links).where(links.c.hash.in_(hashes)), delete(grants).where(grants.c.link.in_(hashes))
        )
        return len(hashes)
