"""Computes every rating again from the results of all rated games, in one order: by their end, then by their id.

A server can keep running: most is read and computed before anything is locked; under the lock, only the games that
have ended since.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    Update,
    bindparam,
    delete,
    insert,
    select,
    text,
    update,
)

from tianxia.server.ratings.finishing import Key, rated_seat, standing_of, standing_values
from tianxia.server.ratings.standings import Standing, after_game
from tianxia.server.store.schema import Row, Values, ratings, result_seats

SAME = 1e-9
"""Numbers that differ by no more are the same; they are not written again."""
PART = 1000
LATE = 3600.0
"""Seconds by which a game may be stored later than others that ended after it, by the clocks of several servers."""


@dataclass
class Report:
    """What a rebuild found: how many games and ratings there are, and how many ratings were wrong."""

    games: int = 0
    ratings: int = 0
    changed: int = 0


@dataclass
class Ledger:
    """All standings as far as the games have been counted, and the seats whose stored numbers differ."""

    standings: dict[tuple[str, str], dict[str, Standing]] = field(default_factory=dict)
    """By game and pace, then by person."""
    corrections: list[Values] = field(default_factory=list)
    counted: set[str] = field(default_factory=set)
    last: float = 0.0
    """The end of the last game that was counted."""

    def count(self, rows: Iterable[Row]) -> None:
        """Count games that have not been counted, in the order in which their seats come."""
        for result, group in groupby(rows, key=itemgetter("result")):
            if result not in self.counted:
                self.counted.add(result)
                self._count(list(group))

    def _count(self, seats: list[Row]) -> None:
        first, self.last = seats[0], max(self.last, seats[0]["ended"])
        standings = self.standings.setdefault((first["game"], first["pace"]), {})
        changes = after_game(first["game"], [rated_seat(seat) for seat in seats], standings, first["ended"])
        for seat, (before, after) in zip(seats, changes, strict=True):
            numbers = {"mean_before": before.mean, "doubt_before": before.doubt}
            numbers |= {"mean": after.mean, "doubt": after.doubt}
            forgotten = seat["person"] is None and seat["bot"] is None
            if not forgotten and any(_differ(seat[name], value) for name, value in numbers.items()):
                self.corrections.append({"of": first["result"], "at": seat["seat"], **numbers})

    def by_key(self) -> dict[Key, Standing]:
        """Every standing by the key of its rating."""
        return {
            (person, game, pace): standing
            for (game, pace), found in self.standings.items()
            for person, standing in found.items()
        }


def rebuild(engine: Engine) -> Report:
    """Compute and store all ratings; those that were right are not touched."""
    ledger = Ledger()
    with engine.connect() as connection:
        ledger.count(connection.execute(_games(0.0).execution_options(yield_per=PART)).mappings())
    with engine.begin() as connection:
        _lock(connection)
        ledger.count(connection.execute(_games(ledger.last - LATE)).mappings())
        return _write(connection, ledger)


def _games(since: float) -> Select[Any]:
    """The seats of all rated games that have ended since, in order."""
    query = select(result_seats).where(result_seats.c.rated.is_(True), result_seats.c.ended > since)
    return query.order_by(result_seats.c.ended, result_seats.c.result, result_seats.c.seat)


def _lock(connection: Connection) -> None:
    """Let no game be rated until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE ratings IN EXCLUSIVE MODE"))
    else:
        connection.execute(update(ratings).where(ratings.c.person == "").values(games=0))  # SQLite locks by writing


def _write(connection: Connection, ledger: Ledger) -> Report:
    right, stored = ledger.by_key(), _stored(connection)
    wrong = [key for key, standing in right.items() if key not in stored or not _same(stored[key], standing)]
    for key in [*(key for key in stored if key not in right), *wrong]:
        connection.execute(delete(ratings).where(*_at(key)))
    rows = [{**dict(zip(("person", "game", "pace"), key, strict=True)), **standing_values(right[key])} for key in wrong]
    for part in _parts(rows):
        connection.execute(insert(ratings), part)
    for part in _parts(ledger.corrections):
        connection.execute(_correction(), part)
    return Report(len(ledger.counted), len(right), len(wrong) + len(stored.keys() - right.keys()))


def _at(key: Key) -> tuple[ColumnElement[bool], ...]:
    return ratings.c.person == key[0], ratings.c.game == key[1], ratings.c.pace == key[2]


def _correction() -> Update:
    there = (result_seats.c.result == bindparam("of")) & (result_seats.c.seat == bindparam("at"))
    names = ("mean_before", "doubt_before", "mean", "doubt")
    return update(result_seats).where(there).values({name: bindparam(name) for name in names})


def _stored(connection: Connection) -> dict[Key, Standing]:
    found = connection.execute(select(ratings)).mappings()
    return {(row["person"], row["game"], row["pace"]): standing_of(row) for row in found}


def _same(one: Standing, other: Standing) -> bool:
    numbers = zip((*one.rating, one.best, one.last), (*other.rating, other.best, other.last), strict=True)
    return (one.games, one.won) == (other.games, other.won) and not any(_differ(a, b) for a, b in numbers)


def _differ(one: float | None, other: float | None) -> bool:
    return one != other and (one is None or other is None or abs(one - other) > SAME)


def _parts(rows: Sequence[Values]) -> list[Sequence[Values]]:
    return [rows[start : start + PART] for start in range(0, len(rows), PART)]
