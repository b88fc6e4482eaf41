"""What a queued notification says now. One whose occasion is over says nothing, such as a turn that has been played.

A new kind of notification needs a function in `KINDS`, words in `notify.ftl`, and code that queues it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, func, select, tuple_

from tianxia.server.notifications.queue import TEST
from tianxia.server.store.schema import Row, Values, entries, tables, tournaments
from tianxia.server.store.store import Store

SHORT = 0.25
"""The part of a clock that is left when its time runs short,"""
SHORTEST = 6 * 3600.0
"""but no more than these seconds."""


@dataclass(frozen=True)
class Item:
    """One thing to say: about which game and table, with whom, who did it, and in which tournament."""

    kind: str
    subject: str
    game: str = ""
    others: tuple[str | None, ...] = ()
    who: str | None = None
    tournament: str | None = None


@dataclass(frozen=True)
class Later:
    """It is too early: this is when to look again."""

    due: float


Verdict = Item | Later | None
"""What to say, when to look again, or nothing if its occasion is over."""


def short_at(clock: Values) -> float:
    """The seconds left at which the time of a clock runs short."""
    return float(min(SHORTEST, clock["seconds"] * SHORT))


@dataclass(frozen=True)
class Facts:
    """What is stored about the tables that notifications are about, read once for all of them."""

    person: str
    now: float
    tables: dict[str, Row]
    seats: dict[str, list[Values]]
    entries: dict[tuple[str, int], Row]
    """By table and number: those that caused a notification, and the last one of each table."""
    answered: dict[tuple[str, int], int]
    """By table and seat: the number of its last answer."""
    tournaments: dict[str, str]
    """The names of tournaments."""

    def item(self, row: Row, who: str | None = None) -> Item:
        """What to say about a table."""
        table, seats = self.tables[row["subject"]], self.seats[row["subject"]]
        others = [seat for seat in seats if seat["kind"] == "person" and seat["person"] != self.person]
        return Item(row["kind"], table["id"], table["game"], tuple(seat["name"] for seat in others), who)

    def asked(self, row: Row) -> int | None:
        """The seat in which a person still has the question that a row is about; None if they have played since."""
        table = row["subject"]
        found = self.tables.get(table)
        if found is None or found["state"] != "running" or found["paused"]:
            return None
        mine = [seat for seat in self.seats[table] if seat["person"] == self.person and seat["kind"] == "person"]
        active = [seat["seat"] for seat in mine if not seat["gone"] and seat["stand_in"] is None]
        waiting = [seat for seat in active if self.answered.get((table, seat), 0) < row["number"]]
        return next((seat for seat in waiting if seat in found["asked"]), None)


def _turn(facts: Facts, row: Row) -> Verdict:
    return facts.item(row) if facts.asked(row) is not None else None


def _clock(facts: Facts, row: Row) -> Verdict:
    """A clock has run since the last entry, which says what it showed then."""
    seat, table = facts.asked(row), facts.tables.get(row["subject"])
    last = facts.entries.get((table["id"], table["version"])) if table is not None else None
    if seat is None or table is None or last is None or not table["clock"] or "left" not in last["body"]:
        return None
    due: float = last["made"] + last["body"]["left"][seat] - short_at(table["clock"])
    return Later(due) if due > facts.now + 1 else facts.item(row)


def _ended(facts: Facts, row: Row) -> Verdict:
    table = facts.tables.get(row["subject"])
    return facts.item(row) if table is not None and table["state"] == "finished" else None


def _joined(facts: Facts, row: Row) -> Verdict:
    entry = facts.entries.get((row["subject"], row["number"]))
    table = facts.tables.get(row["subject"])
    if entry is None or table is None or table["state"] == "finished":
        return None
    seat = facts.seats[row["subject"]][entry["seat"]]
    return facts.item(row, seat["name"]) if seat["kind"] == "person" else None


def _round(facts: Facts, row: Row) -> Verdict:
    """A game of a tournament waits for somebody until they sit down. Those who were paired with them are named."""
    table, seats = facts.tables.get(row["subject"]), facts.seats.get(row["subject"], [])
    kept = [seat for seat in seats if seat["kind"] == "invited" and seat["person"] == facts.person]
    if table is None or table["state"] != "open" or not kept:
        return None
    others = [seat["name"] for seat in seats if seat["person"] not in (None, facts.person)]
    return Item("round", table["id"], table["game"], tuple(others), None, facts.tournaments.get(table["tournament"]))


def _test(_facts: Facts, row: Row) -> Verdict:
    return Item(row["kind"], row["subject"])


KINDS: dict[str, Callable[[Facts, Row], Verdict]] = {
    "turn": _turn,
    "clock": _clock,
    "round": _round,
    "ended": _ended,
    "joined": _joined,
}
"""The kinds of notifications that people can ask for, and what each says."""
READERS = {**KINDS, TEST: _test}


async def facts_for(store: Store, person: str, rows: Sequence[Row], now: float) -> Facts:
    """Read what some notifications of a person are about."""
    ids = list({row["subject"] for row in rows})
    found = {row["id"]: row for row in await store.rows(select(tables).where(tables.c.id.in_(ids)))}
    seats: dict[str, list[Values]] = {table: [] for table in found}
    for seat in await store.seats(list(found)):
        seats[seat["table"]].append(seat)
    numbers = {(row["subject"], row["number"]) for row in rows}
    numbers |= {(table, row["version"]) for table, row in found.items()}
    held = {row["tournament"] for row in found.values()} - {None}
    named = await store.rows(select(tournaments.c.id, tournaments.c.name).where(tournaments.c.id.in_(held)))
    return Facts(
        person,
        now,
        found,
        seats,
        entries=await _entries(store, sorted(numbers)),
        answered=await _answered(store, ids),
        tournaments={row["id"]: row["name"] for row in named},
    )


async def _answered(store: Store, ids: Sequence[str]) -> dict[tuple[str, int], int]:
    query = select(entries.c.table, entries.c.seat, func.max(entries.c.number).label("last"))
    answers = query.where(entries.c.table.in_(ids), entries.c.kind == "answer").group_by(
        entries.c.table, entries.c.seat
    )
    return {(row["table"], row["seat"]): row["last"] for row in await store.rows(answers)}


async def _entries(store: Store, numbers: Sequence[tuple[str, int]]) -> dict[tuple[str, int], Row]:
    place: Any = tuple_(entries.c.table, entries.c.number)
    query = select(entries).where(and_(entries.c.table.in_([table for table, _ in numbers]), place.in_(numbers)))
    return {(row["table"], row["number"]): row for row in await store.rows(query)}


def verdicts(facts: Facts, rows: Sequence[Row]) -> list[tuple[Row, Verdict]]:
    """What each row says; of a kind that is no longer known, nothing."""
    return [(row, READERS[row["kind"]](facts, row) if row["kind"] in READERS else None) for row in rows]


def told(found: Sequence[Verdict]) -> list[Item]:
    """The items of a message, each once; a clock running short implies that it is one's turn."""
    items = list(dict.fromkeys(item for item in found if isinstance(item, Item)))
    short = {item.subject for item in items if item.kind == "clock"}
    return [item for item in items if item.kind != "turn" or item.subject not in short]
