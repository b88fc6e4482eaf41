"""A tournament as it is stored, read into the history that pairings and standings follow from."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Executable, select, update

from tianxia.server.protocol.errors import Failure
from tianxia.server.store.schema import (
    Row,
    entrants,
    pairings,
    people,
    result_seats,
    results,
    tables,
    tournament_rounds,
    tournaments,
)
from tianxia.server.store.store import Store
from tianxia.server.tournaments import round_robin
from tianxia.server.tournaments.history import TIE, WIN, History, Pairing


@dataclass(frozen=True)
class Stored:
    """The rows of a tournament."""

    row: Row
    entrants: Sequence[Row]
    """With the names of people."""
    rounds: Sequence[Row]
    pairings: Sequence[Row]
    """With the state of their tables, and what is known of results."""
    places: Mapping[str, Sequence[Row]]
    """The seats of each result."""

    @property
    def number(self) -> int:
        """The last round."""
        return int(self.rounds[-1]["number"]) if self.rounds else 0

    @property
    def may_join(self) -> bool:
        """Whether one can still enter: before it begins and, if joining late is allowed, for a time afterwards."""
        if self.row["state"] != "running" or self.row["late"] == "no":
            return bool(self.row["state"] == "open")
        if self.row["form"] == "round_robin":
            return round_robin.is_open(self.history)
        return self.row["rounds"] is None or self.number < self.row["rounds"]

    @cached_property
    def history(self) -> History:
        """What has happened."""
        gone = {row["number"] for row in self.entrants if is_gone(row)}
        # A missed round counts as a tie with everybody; in an arena nobody misses one.
        missed = TIE * (self.row["seats"] - 1) if self.row["late"] == "half" and self.row["form"] != "arena" else 0
        played = tuple(self._pairing(row) for row in self.pairings)
        # Where all play all, a bye neither helps nor hurts: not everybody has as many, if somebody has joined late.
        bye = TIE if self.row["form"] == "round_robin" else WIN
        return History(self._lots(), self.row["seats"], played, frozenset(gone), missed, bye)

    def _lots(self) -> tuple[int, ...]:
        """The entrants in random order."""
        return tuple(sorted((row["number"] for row in self.entrants), key=self._lot))

    def _lot(self, number: int) -> str:
        return hashlib.sha256(f"{self.row['id']}/{number}".encode()).hexdigest()

    def _pairing(self, row: Row) -> Pairing:
        seats = self.places.get(row["table"], ())
        places = tuple(seat["rank"] for seat in seats) or None
        if row["table"] is not None and row["state"] is None and places is None:
            places = (None,) * len(row["entrants"])  # removed before it ended: it counts as a tie
        scores = tuple(seat["score"] for seat in seats)
        whole = scores if all(score is not None for score in scores) else ()
        return Pairing(row["round"], tuple(row["entrants"]), row["table"], places, whole, frozenset(row["absent"]))


def still(stored: Stored) -> Executable:
    """The claim that a tournament is in the state that was read; others that claim it wait."""
    there = (tournaments.c.id == stored.row["id"]) & (tournaments.c.state == stored.row["state"])
    return update(tournaments).where(there).values(state=stored.row["state"])


def is_gone(entrant: Row) -> bool:
    """Whether somebody has withdrawn, or was forgotten."""
    return entrant["withdrawn"] is not None or (entrant["person"] is None and entrant["bot"] is None)


async def load(store: Store, tournament: str) -> Stored:
    """A tournament; Failure if there is none."""
    named = select(entrants, people.c.name).join(people, people.c.id == entrants.c.person, isouter=True)
    rounds = select(tournament_rounds).where(tournament_rounds.c.tournament == tournament)
    own = pairings.c.tournament == tournament
    played = (
        select(pairings, tables.c.state, tables.c.asked, tables.c.made, results.c.rated, results.c.ended)
        .join(tables, tables.c.id == pairings.c.table, isouter=True)
        .join(results, results.c.id == pairings.c.table, isouter=True)
        .where(own)
        .order_by(pairings.c.round, pairings.c.board)
    )
    seats = select(result_seats).join(pairings, pairings.c.table == result_seats.c.result).where(own)
    # The next round may be paired at any time: nobody must see half of it.
    rows, there, begun, paired, placed = await store.together(
        select(tournaments).where(tournaments.c.id == tournament),
        named.where(entrants.c.tournament == tournament).order_by(entrants.c.number),
        rounds.order_by(tournament_rounds.c.number),
        played,
        seats.order_by(result_seats.c.result, result_seats.c.seat),
    )
    if not rows:
        raise Failure("no-tournament", 404)
    places: dict[str, list[Row]] = {}
    for seat in placed:
        places.setdefault(seat["result"], []).append(seat)
    return Stored(rows[0], there, begun, paired, places)
