"""Who may see which results and which people."""

from sqlalchemy import ColumnElement, and_, exists, or_, select, true

from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import Row, people, ratings, result_seats
from tianxia.server.store.store import Store

PUBLIC = result_seats.c.public == true()


def seen_by(viewer: str | None, player: str) -> ColumnElement[bool]:
    """Seats of a player that the viewer may see: all of their own; of others', those at public or shared tables."""
    if viewer == player:
        return true()
    return or_(PUBLIC, _shared(viewer)) if viewer is not None else PUBLIC


def _shared(viewer: str) -> ColumnElement[bool]:
    """Whether the viewer sat at the same table."""
    own = result_seats.alias("own")
    return exists().where(and_(own.c.result == result_seats.c.result, own.c.person == viewer))


def known() -> ColumnElement[bool]:
    """People of whom everybody may know: they have a rating, or have played at a public table."""
    rated = exists().where(ratings.c.person == people.c.id)
    seen = exists().where(and_(result_seats.c.person == people.c.id, PUBLIC))
    return or_(rated, seen)


async def visible_player(store: Store, player: str, viewer: str | None) -> Row:
    """A person whom the viewer may know; Failure if there is none."""
    met = exists().where(and_(result_seats.c.person == people.c.id, seen_by(viewer, player)))
    may = true() if viewer == player else or_(known(), met)
    row = await store.row(select(people).where(people.c.id == player, may))
    if row is None:
        raise Failure("no-player", 404)
    return row
