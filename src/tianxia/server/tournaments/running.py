"""Runs tournaments: begins them and their rounds, deals with no-shows, and ends them.

Everything follows from what is stored, so nothing is lost when a process dies. Rounds are paired by one process, the
fleet's keeper; if two processes believe they are the keeper, the second finds the round written. Tables are begun, and
missing players replaced, by whichever process has them in memory.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Executable, delete, exists, select, update
from sqlalchemy.exc import IntegrityError

from tianxia.server.notifications.queue import Subscribers
from tianxia.server.protocol.errors import Failure
from tianxia.server.store.jobs import Unclaimed
from tianxia.server.store.schema import Row, entrants, pairings, seats, tables, tournaments
from tianxia.server.store.store import Store
from tianxia.server.tables import live_matches
from tianxia.server.tables.room import Room
from tianxia.server.tables.rooms import Rooms
from tianxia.server.tables.seating import begin_if_full
from tianxia.server.tournaments import arena, round_robin, swiss
from tianxia.server.tournaments.dealing import dealt
from tianxia.server.tournaments.history import Draw
from tianxia.server.tournaments.stored import Stored, is_gone, load, still

LOG = logging.getLogger("tianxia.server")
WAITED = 20.0
"""Seconds of waiting after which somebody in an arena meets even the same opponent again."""
THERE = 45.0
"""Seconds for which somebody in an arena counts as waiting after saying so."""


@dataclass(frozen=True)
class Runner:
    """Looks after the tournaments that have not ended."""

    store: Store
    rooms: Rooms
    subscribers: Subscribers

    async def follow(self) -> None:
        """Look after them from now on, at regular intervals."""
        while True:
            try:
                await self.look()
            except Exception:
                LOG.exception("tournaments could not be moved on")
            await asyncio.sleep(self.rooms.settings.rounds_every)

    async def look(self) -> None:
        """Do everything that is due."""
        if self.rooms.fleet.keeper() is None:
            for row in await self.store.rows(_under_way()):
                try:
                    await self._move_on(await load(self.store, row["id"]))
                except Exception:  # the others must not wait for this one
                    LOG.exception("tournament %s could not be moved on", row["id"])
        if not await self.store.value(ANY_OPEN):
            return
        await self._begin_tables()
        for row in await self.store.rows(_too_late(time.time())):
            await self._in_room(row["table"], lambda room, row=row: self._call_in(room, row))

    # -- rounds

    async def _move_on(self, stored: Stored) -> None:
        row = stored.row
        if row["state"] == "open":
            enough = len(stored.history.active) >= row["seats"]
            await (self.start(stored) if enough else self._end(stored, "cancelled"))
        elif row["form"] == "arena":
            await self._move_arena(stored)
        elif all(pairing.is_over for pairing in stored.history.pairings) and (
            row["by_itself"] or row["organiser"] is None or self._is_last(stored)
        ):
            await self.go_on(stored)

    async def start(self, stored: Stored) -> None:
        """Begin a tournament with its first round."""
        row, everybody = stored.row, stored.history.entrants
        values: dict[str, Any] = {"state": "running", "begun": time.time()}
        if row["form"] == "round_robin":
            values["rounds"] = round_robin.rounds_of(stored.history)
        elif row["form"] == "swiss" and row["rounds"] is None:
            values["rounds"] = swiss.usual_rounds(len(everybody), row["seats"])
        there = (tournaments.c.id == row["id"]) & (tournaments.c.state == "open")
        begun = update(tournaments).where(there).values(values)
        if row["form"] == "arena":
            await self.store.write(begun)
            return
        # If one of them has left meanwhile, nothing is written; who leaves later finds that it has begun.
        await self.next_round(stored, begun, *(_entered(row) for row in stored.entrants if not is_gone(row)))

    async def go_on(self, stored: Stored) -> None:
        """After a round: begin the next one, or end the tournament."""
        await (self._end(stored) if self._is_last(stored) else self.next_round(stored))

    async def next_round(self, stored: Stored, *claims: Executable) -> None:
        """Pair and begin the next round, unless another process has, or one of the claims fails.

        Without claims of its own it claims that the tournament was not called off.
        """
        if stored.row["form"] == "swiss":
            await self._deal(stored, swiss.next_round(stored.history), claims)
        elif (draw := round_robin.next_round(stored.history)) is not None:
            # Somebody may have joined since the rounds were counted.
            rounds = update(tournaments).where(tournaments.c.id == stored.row["id"])
            await self._deal(stored, draw, claims, rounds.values(rounds=round_robin.rounds_of(stored.history)))

    async def _deal(self, stored: Stored, draw: Draw, claims: Sequence[Executable], *more: Executable) -> None:
        try:
            await self.store.claim(claims or [still(stored)], *dealt(stored, draw, self.subscribers), *more)
        except (IntegrityError, Unclaimed):
            return
        await self._begin_tables(stored.row["id"])

    def _is_last(self, stored: Stored) -> bool:
        if len(stored.history.active) < stored.row["seats"]:
            return True
        if stored.row["form"] == "round_robin":
            return round_robin.next_round(stored.history) is None
        return stored.number >= (stored.row["rounds"] or 0)

    async def _end(self, stored: Stored, state: str = "finished") -> None:
        there = (tournaments.c.id == stored.row["id"]) & (tournaments.c.state == stored.row["state"])
        await self.store.write(update(tournaments).where(there).values(state=state, ended=time.time()))

    async def _move_arena(self, stored: Stored) -> None:
        """Pair those who are free while there is time; the games that are running at the end are the last."""
        history, now = stored.history, time.time()
        if now >= stored.row["begun"] + 60 * stored.row["minutes"]:
            if all(pairing.is_over for pairing in history.pairings):
                await self._end(stored)
            return
        free = [row["number"] for row in stored.entrants if self._is_free(stored, row, now)]
        since = {number: _free_since(stored, number) for number in free}
        patient = {number for number in free if now - since[number] < WAITED}
        found = arena.pair_free(history, free, patient)
        if found:
            mine = entrants.c.tournament == stored.row["id"]
            paired = [number for table in found for number in table]
            # Those who are paired say again after the game that they want another.
            await self._deal(
                stored, Draw(found), [], update(entrants).where(mine, entrants.c.number.in_(paired)).values(ready=None)
            )

    def _is_free(self, stored: Stored, row: Row, now: float) -> bool:
        there = row["bot"] is not None or now - (row["ready"] or 0.0) < THERE
        return there and not is_gone(row) and all(game.is_over for game in stored.history.of[row["number"]])

    # -- tables

    async def _begin_tables(self, tournament: str | None = None) -> None:
        """Begin the tables at which everybody sits."""
        for row in await self.store.rows(_full(tournament)):
            await self._in_room(row["id"], begin_if_full)

    async def _in_room(self, table: str, work: Any) -> None:
        """Do something at a table, unless another process has it: then that one will."""
        try:
            room = await self.rooms.get(table)
            await room.do(partial(work, room))
        except Failure as failure:
            LOG.debug("table %s: %s", table, failure.code)

    async def _call_in(self, room: Room, row: Row) -> None:
        """At a table that should have begun: let bots play for the missing, or let them forfeit."""
        missing = [seat.seat for seat in room.state.seats if seat.kind == "invited"]
        if room.state.phase != "open" or not missing:
            return
        absent = [row["entrants"][seat] for seat in missing]
        came = len(room.state.seats) - len(missing) - len(row["absent"])
        if came == 0 or (row["missing"] == "forfeit" and came == 1):
            await self._drop(room, row, absent)
            return
        noted = [_absent(row, absent)] if row["missing"] == "forfeit" else []
        await self._replace(room, missing, row["bot"], noted)

    async def _drop(self, room: Room, row: Row, absent: Sequence[int]) -> None:
        """End a table without a game: too few came."""
        gone = delete(tables).where(tables.c.id == room.id, tables.c.state == "open")
        await self.store.write(_absent(row, absent, table=None), gone)
        self.rooms.remove([room.id], "deleted")

    async def _replace(self, room: Room, missing: Sequence[int], bot: str, noted: list[Executable]) -> None:
        """Seat bots, and commit to the seed again, since the commitment covers who plays."""
        state = room.state
        changes = [room.seat_change(seat, kind="bot", person=None, name=None, bot=bot) for seat in missing]
        names = live_matches.seat_names([seat.bot for seat in state.seats])
        header = live_matches.header_for(state.game, names, state.options, state.row["seed"])
        state.row = {**state.row, "commitment": header.commitment}
        promise = update(tables).where(tables.c.id == room.id).values(commitment=header.commitment)
        await room.commit("taken", missing[0], {}, [*changes, promise, *noted])
        await begin_if_full(room)


def _absent(row: Row, absent: Sequence[int], **more: Any) -> Executable:
    where = (pairings.c.table == row["table"]) & (pairings.c.tournament == row["tournament"])
    return update(pairings).where(where).values(absent=[*row["absent"], *absent], **more)


def _entered(row: Row) -> Executable:
    """The claim that an entrant is still the one that was read: after somebody left, another may get the number."""
    whose = entrants.c.person == row["person"] if row["person"] is not None else entrants.c.bot == row["bot"]
    there = (entrants.c.tournament == row["tournament"]) & (entrants.c.number == row["number"])
    return update(entrants).where(there, whose).values(ready=None)


def _free_since(stored: Stored, number: int) -> float:
    ended = [float(row["ended"] or 0.0) for row in stored.pairings if number in row["entrants"]]
    return max([float(stored.row["begun"]), *ended])


# -- queries


ANY_OPEN = select(exists().where(tables.c.tournament.is_not(None), tables.c.state == "open"))
"""Whether any table of a tournament is still to begin. Every process asks every second, and usually there is none."""


def _under_way() -> Any:
    """Tournaments that should begin now, arenas that run, and others where every table of the round has ended."""
    due = (tournaments.c.state == "open") & (tournaments.c.starts <= time.time())
    played = exists().where(tables.c.tournament == tournaments.c.id, tables.c.state != "finished")
    over = (tournaments.c.state == "running") & ((tournaments.c.form == "arena") | ~played)
    return select(tournaments.c.id).where(due | over)


def _full(tournament: str | None) -> Any:
    """Tables of tournaments that have not begun, and where nobody is missing."""
    kept = exists().where(seats.c.table == tables.c.id, seats.c.kind == "invited")
    query = select(tables.c.id).where(tables.c.tournament.is_not(None), tables.c.state == "open", ~kept)
    return query.where(tables.c.tournament == tournament) if tournament is not None else query


def _too_late(now: float) -> Any:
    """Tables of tournaments where somebody should have come by now."""
    return (
        select(pairings, tournaments.c.missing, tournaments.c.bot)
        .join(tables, tables.c.id == pairings.c.table)
        .join(tournaments, tournaments.c.id == pairings.c.tournament)
        .where(tables.c.state == "open", tables.c.made + tournaments.c.grace < now)
    )
