"""Writes the result of a finished game, and the ratings that it changes, in the transaction that ends the game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Update, insert, select, tuple_, update

from tianxia.server.ratings.plackett_luce import POINTS, Rating
from tianxia.server.ratings.standings import RatedSeat, Standing, after_game, end_of
from tianxia.server.store.inserts import insert_unless_there
from tianxia.server.store.schema import Row, Values, daily_tries, people, ratings, result_seats, results

Key = tuple[str, str, str]
"""Which rating: its person, game and pace."""
REPEATED = ("game", "pace", "seats", "public", "rated", "ended")
"""Columns of a result that its seats have too."""


@dataclass(frozen=True)
class Finish:
    """A game that ends: its result and its seats as they will be stored, and what becomes of a daily try."""

    result: Values
    seats: Sequence[Values]
    daily: Values | None = None

    @property
    def keys(self) -> list[Key]:
        """The ratings that may change."""
        found = self.result
        return [(person, found["game"], found["pace"]) for person in self._people()] if found["rated"] else []

    def _people(self) -> Iterable[str]:
        return (seat["person"] for seat in self.seats if seat["person"] is not None)

    @staticmethod
    def write_all(connection: Connection, finishes: Sequence["Finish"]) -> None:
        """Write several, one after the other. Everything they need is locked first, always in the same order."""
        known = _lock_people(connection, {person for finish in finishes for person in finish._people()})
        keys = sorted({key for finish in finishes for key in finish.keys if key[0] in known})
        standings = _lock_ratings(connection, keys)
        for finish in finishes:
            finish._write(connection, known, standings)
        for key in keys:
            connection.execute(_stored(key, standings[key]))

    def _write(self, connection: Connection, known: set[str], standings: dict[Key, Standing]) -> None:
        result = dict(self.result)
        # Somebody who is being forgotten at this moment is not waited for.
        seats = [{**seat, "person": seat["person"] if seat["person"] in known else None} for seat in self.seats]
        if result["rated"] and any(seat["person"] is None and seat["bot"] is None for seat in seats):
            result |= {"rated": False, "unrated": "forgotten"}
        if result["rated"]:
            _rate(result, seats, standings)
        repeated = {name: result[name] for name in REPEATED}
        connection.execute(insert(results).values(result))
        connection.execute(insert(result_seats), [{**seat, **repeated, "result": result["id"]} for seat in seats])
        if self.daily is not None:
            connection.execute(update(daily_tries).where(daily_tries.c.table == result["id"]).values(self.daily))


def _rate(result: Values, seats: list[Values], standings: dict[Key, Standing]) -> None:
    """Move the standings of a game's people on, and note the ratings of its seats."""
    of_people = {
        key[0]: standing
        for key, standing in standings.items()
        if key[1:] == (result["game"], result["pace"]) and key[0] in {seat["person"] for seat in seats}
    }
    result["ended"] = end_of(result["ended"], of_people)
    changes = after_game(result["game"], [rated_seat(seat) for seat in seats], of_people, result["ended"])
    for seat, (before, after) in zip(seats, changes, strict=True):
        seat |= {"mean_before": before.mean, "doubt_before": before.doubt, "mean": after.mean, "doubt": after.doubt}
    standings |= {(person, result["game"], result["pace"]): found for person, found in of_people.items()}


def rated_seat(seat: Values | Row) -> RatedSeat:
    """A seat of a rated game, from its row."""
    fixed = POINTS.start if seat["mean_before"] is None else Rating(seat["mean_before"], seat["doubt_before"])
    return RatedSeat(seat["rank"], seat["person"], seat["bot"], seat["abandoned"], fixed)


def _lock_people(connection: Connection, ids: set[str]) -> set[str]:
    """Those of these people who are known; they cannot be forgotten before the transaction ends."""
    known = select(people.c.id).where(people.c.id.in_(sorted(ids))).order_by(people.c.id)
    return set(connection.scalars(known.with_for_update(read=True, key_share=True))) if ids else set()


def _lock_ratings(connection: Connection, keys: list[Key]) -> dict[Key, Standing]:
    """The standings of these ratings, new ones among them, locked in the order of their people."""
    if not keys:
        return {}
    fresh = [{**_key_values(key), **standing_values(Standing())} for key in keys]
    connection.execute(insert_unless_there(connection.dialect, ratings), fresh)
    key = (ratings.c.person, ratings.c.game, ratings.c.pace)
    locked = select(ratings).where(tuple_(*key).in_(keys)).order_by(*key).with_for_update()
    found = connection.execute(locked).mappings()
    return {(row["person"], row["game"], row["pace"]): standing_of(row) for row in found}


def _stored(key: Key, standing: Standing) -> Update:
    person, game, pace = key
    there = (ratings.c.person == person) & (ratings.c.game == game) & (ratings.c.pace == pace)
    return update(ratings).where(there).values(standing_values(standing))


def _key_values(key: Key) -> Values:
    return dict(zip(("person", "game", "pace"), key, strict=True))


def standing_of(row: Row) -> Standing:
    """A standing from its row."""
    return Standing(Rating(row["mean"], row["doubt"]), row["games"], row["won"], row["best"], row["last"])


def standing_values(standing: Standing) -> Values:
    """The columns of a standing."""
    values: Values = {"mean": standing.rating.mean, "doubt": standing.rating.doubt, "games": standing.games}
    values |= {"won": standing.won, "settled": standing.settled, "best": standing.best, "last": standing.last}
    return values
