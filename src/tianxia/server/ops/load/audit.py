"""What the database of a load test has at its end: every acknowledged answer, once. And before: nothing."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Engine, delete, inspect, select

from tianxia.engine.game import BadInput
from tianxia.server.ops.load.clients import Answered, Party
from tianxia.server.store.engines import plain_engine
from tianxia.server.store.faults import faults_told
from tianxia.server.store.schema import entries, people, tables
from tianxia.server.store.urls import file_of, full_url, shown


class Books(NamedTuple):
    """What was found of the answers of clients, and how many answers bots have given."""

    stored: int
    """Acknowledged answers that are stored once."""
    lost: int
    """Acknowledged answers that are not stored."""
    twice: int
    """Answers that are stored more often than they were given."""
    by_bots: int


class Audit:
    """The database of a load test, looked at from outside."""

    def __init__(self, url: str) -> None:
        """BadInput unless it can be used and has no tables yet."""
        url = full_url(url)
        file = file_of(url)
        self._engine: Engine = plain_engine(url)
        with faults_told(shown(url)):
            if (file is None or file.exists()) and self._is_used():
                raise BadInput("load-db-used", db=shown(url))

    def _is_used(self) -> bool:
        with self._engine.connect() as connection:
            known = inspect(connection).has_table(tables.name)
            return known and connection.execute(select(tables.c.id).limit(1)).first() is not None

    def books(self, parties: Sequence[Party]) -> Books:
        """Compare what is stored with what was acknowledged."""
        query = select(entries.c.table, entries.c.number, entries.c.seat, entries.c.body)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(entries.c.kind == "answer")).all()
        stored: dict[str, list[Answered]] = {}
        for table, number, seat, body in rows:
            if not body.get("bot"):
                stored.setdefault(table, []).append(Answered(number, seat, body["answers"][0]))
        by_bots = len(rows) - sum(map(len, stored.values()))
        found = [compared(party.answered, stored.get(party.table, [])) for party in parties]
        once, lost, twice = (sum(column) for column in zip(*found, strict=True))
        return Books(once, lost, twice, by_bots)

    def clear(self, parties: Sequence[Party]) -> None:
        """Remove what the test has stored, so that the database can be used again."""
        with self._engine.begin() as connection:
            for party in parties:
                connection.execute(delete(tables).where(tables.c.id == party.table))
            connection.execute(delete(people))
        self._engine.dispose()


def compared(acknowledged: Sequence[Answered], stored: Sequence[Answered]) -> tuple[int, int, int]:
    """How many acknowledged answers are stored once, how many are not stored, and how many answers are too many.

    The last answer of a client may be stored and not acknowledged yet; all others are sent after an acknowledgement.
    """
    times, known = Counter(stored), set(acknowledged)
    once = sum(times[answer] == 1 for answer in acknowledged)
    lost = sum(times[answer] == 0 for answer in acknowledged)
    unknown = [answer for answer in stored if answer not in known]
    return once, lost, max(0, len(unknown) - 1) + sum(times[answer] - 1 for answer in known if times[answer])
