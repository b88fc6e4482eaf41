"""Tournaments: organizing one, entering, withdrawing, and cancelling it. `running.py` runs them."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tianxia import bots, games
from tianxia.server.names import plain_name
from tianxia.server.people.people import People, Person
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.tournaments import NewTournament
from tianxia.server.settings import DAY, Settings
from tianxia.server.store.jobs import Unclaimed
from tianxia.server.store.schema import Values, entrants, tournaments
from tianxia.server.store.store import Store
from tianxia.server.tables.seating import check_bot
from tianxia.server.tournaments import round_robin
from tianxia.server.tournaments.stored import Stored, is_gone, load, still

ROUND_ROBIN = 32
"""Most entrants of a round robin, which has about as many rounds."""
AHEAD = 90 * DAY
"""How long before its beginning a tournament may be announced."""
TRIES = 20
"""How often another number is tried when others enter at the same moment."""
READY_AGAIN = 5.0
"""Seconds before it is stored again that somebody is waiting for a game."""


@dataclass(frozen=True)
class Tournaments:
    """Organizes tournaments for people."""

    store: Store
    people: People
    settings: Settings

    async def create(self, person: Person, request: NewTournament) -> str:
        """Announce a tournament."""
        await self._check_organiser(person)
        row = self._row(request)
        row |= {"id": secrets.token_urlsafe(12), "organiser": person.id, "state": "open", "made": time.time()}
        await self.store.write(insert(tournaments).values(row))
        return str(row["id"])

    async def _check_organiser(self, person: Person) -> None:
        """Failure for strangers, and for organizers who have too many at once."""
        await self.people.require_name(person)
        if not person.has_account and not self.settings.local_only:
            raise Failure("tournament-needs-account", 403)
        limit = self.settings.limits.tournaments
        unfinished = tournaments.c.state.in_(("open", "running"))
        query = select(func.count()).select_from(tournaments).where(tournaments.c.organiser == person.id, unfinished)
        if int(await self.store.value(query)) >= limit:
            raise Failure("too-many-tournaments", 409, limit=limit)

    def _row(self, request: NewTournament) -> Values:
        """The tournament as requested, checked."""
        game, is_arena = games.game(request.game), request.form == "arena"
        if request.clock.at_zero == "nothing":
            raise Failure("tournament-needs-clock", 400)
        if is_arena and request.duplicate:
            raise Failure("arena-no-duplicate", 400)
        if request.starts is not None and not 0 <= request.starts - time.time() <= AHEAD:
            raise Failure("tournament-when", 400)
        bot = request.bot or bots.usual(game.name)
        check_bot(bot, game.name)
        row: Values = msgspec.to_builtins(request)
        row |= {"name": _title(request.name), "options": game.chosen(request.options, request.seats), "bot": bot}
        row |= {"rounds": request.rounds if request.form == "swiss" else None}
        row |= {"minutes": (request.minutes or 60) if is_arena else None}
        # Late joiners make a round robin longer for everybody, so the organiser must have asked for that.
        row |= {"late": request.late or ("no" if request.form == "round_robin" else "half")}
        return row | {"most": self._most(request), "begun": None, "ended": None}

    def _most(self, request: NewTournament) -> int:
        limit = min(self.settings.limits.entrants, ROUND_ROBIN if request.form == "round_robin" else request.most)
        return max(min(request.most, limit), request.seats)

    # -- entering and leaving

    async def enter(self, person: Person, tournament: str) -> None:
        """Take part; somebody who withdrew may come back while people may join."""
        await self.people.require_name(person)
        stored = await load(self.store, tournament)
        _check_open(stored)
        mine = next((row for row in stored.entrants if row["person"] == person.id), None)
        if mine is None:
            await self._add(stored, 1, {"person": person.id, "bot": None})
        elif mine["withdrawn"] is not None:
            back = update(entrants).where(*_is(tournament, mine["number"])).values(withdrawn=None)
            await self.store.write(back, *_longer(stored, [{**mine, "withdrawn": None}]))

    async def enter_bots(self, person: Person, tournament: str, bot: str, count: int) -> None:
        """Let bots take part: for the organiser."""
        stored = await self._own(person, tournament)
        check_bot(bot, stored.row["game"])
        limit = self.settings.limits.bot_entrants
        if sum(row["bot"] is not None for row in stored.entrants) + count > limit:
            raise Failure("too-many-bots", 409, limit=limit)
        await self._add(stored, count, {"person": None, "bot": bot})

    async def _add(self, stored: Stored, count: int, who: Values) -> None:
        """Add entrants, all or none, if one may still enter; others who enter just then get the next numbers."""
        tournament = stored.row["id"]
        for _ in range(TRIES):
            stored = await load(self.store, tournament)
            _check_open(stored)
            if sum(not is_gone(row) for row in stored.entrants) + count > stored.row["most"]:
                raise Failure("tournament-full", 409)
            if who["person"] in {row["person"] for row in stored.entrants} - {None}:
                return
            last, now = max((row["number"] for row in stored.entrants), default=0), time.time()
            rows = [{"tournament": tournament, "number": last + n, **who, "made": now} for n in range(1, count + 1)]
            try:
                await self.store.claim([still(stored)], insert(entrants).values(rows), *_longer(stored, rows))
            except (IntegrityError, Unclaimed):
                continue
            return
        raise Failure("store-failed", 503)

    async def leave(self, person: Person, tournament: str, number: int) -> None:
        """Leave before the beginning, or withdraw from the rounds to come; the organiser may send others away."""
        stored = await load(self.store, tournament)
        row = next((row for row in stored.entrants if row["number"] == number), None)
        if row is None:
            raise Failure("no-entrant", 404)
        if person.id not in (row["person"], stored.row["organiser"]):
            raise Failure("not-your-tournament", 403)
        if stored.row["state"] == "open":
            try:
                await self.store.claim([still(stored), delete(entrants).where(*_is(tournament, number))])
            except Unclaimed:  # it has begun meanwhile, or they have left already
                await self.leave(person, tournament, number)
        elif stored.row["state"] == "running":
            await self.store.write(update(entrants).where(*_is(tournament, number)).values(withdrawn=time.time()))
        else:
            raise Failure("tournament-over", 409)

    async def ready(self, person: Person, tournament: str) -> None:
        """Note that somebody in an arena waits for a game."""
        now, mine = time.time(), (entrants.c.tournament == tournament) & (entrants.c.person == person.id)
        seen = await self.store.row(select(entrants.c.ready).where(mine, entrants.c.withdrawn.is_(None)))
        if seen is None:
            raise Failure("no-entrant", 404)
        if now - (seen["ready"] or 0.0) > READY_AGAIN:
            await self.store.write(update(entrants).where(mine).values(ready=now))

    # -- the organiser

    async def _own(self, person: Person, tournament: str) -> Stored:
        """A tournament of one's own; Failure if it is somebody else's."""
        stored = await load(self.store, tournament)
        if stored.row["organiser"] != person.id:
            raise Failure("not-your-tournament", 403)
        return stored

    async def to_start(self, person: Person, tournament: str) -> Stored:
        """One's own tournament that can begin now."""
        stored = await self._own(person, tournament)
        if stored.row["state"] != "open":
            raise Failure("tournament-begun", 409)
        if len(stored.history.active) < stored.row["seats"]:
            raise Failure("too-few-entrants", 409, least=stored.row["seats"])
        return stored

    async def to_go_on(self, person: Person, tournament: str) -> Stored:
        """One's own tournament that waits for the next round."""
        stored = await self._own(person, tournament)
        if stored.row["state"] != "running" or not all(pairing.is_over for pairing in stored.history.pairings):
            raise Failure("round-not-over", 409)
        return stored

    async def cancel(self, person: Person, tournament: str) -> None:
        """Cancel it. Games in progress continue, but no longer count for the tournament."""
        await self._own(person, tournament)
        there = (tournaments.c.id == tournament) & tournaments.c.state.in_(("open", "running"))
        await self.store.write(update(tournaments).where(there).values(state="cancelled", ended=time.time()))


def _title(name: str) -> str:
    plain = plain_name(name)
    if not plain:
        raise Failure("name-empty", 400)
    return plain


def _check_open(stored: Stored) -> None:
    """Failure if nobody may enter any more."""
    if stored.row["state"] not in ("open", "running"):
        raise Failure("tournament-over", 409)
    if not stored.may_join:
        raise Failure("too-late-to-enter", 409)


def _longer(stored: Stored, rows: Sequence[Values]) -> list[Executable]:
    """The statement that gives a round robin as many rounds as these entrants need; none for other formats."""
    if stored.row["form"] != "round_robin" or stored.row["state"] != "running":
        return []
    numbers = {row["number"] for row in rows}
    others = [row for row in stored.entrants if row["number"] not in numbers]
    everybody: list[Any] = [*others, *({"withdrawn": None, **row} for row in rows)]
    there = replace(stored, entrants=everybody)
    rounds = round_robin.rounds_of(there.history)
    return [update(tournaments).where(tournaments.c.id == stored.row["id"]).values(rounds=rounds)]


def _is(tournament: str, number: int) -> list[Any]:
    return [entrants.c.tournament == tournament, entrants.c.number == number]
