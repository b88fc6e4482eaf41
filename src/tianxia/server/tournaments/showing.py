"""Tournaments as clients see them, made from stored rows. The viewer's own is marked for that viewer only."""

import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import and_, exists, func, or_, select, true, tuple_

from tianxia.server.protocol import tournaments as shapes
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import ClockRule
from tianxia.server.store.schema import Row, Values, entrants, people, seats, tournament_rounds, tournaments
from tianxia.server.store.store import Store
from tianxia.server.tournaments.history import History, Pairing
from tianxia.server.tournaments.standings import Line, standings
from tianxia.server.tournaments.stored import Stored, is_gone, load
from tianxia.server.tournaments.tie_breaks import used_in

PAGE = 30
LATEST = 12
"""Games of an arena that ended last."""
OWN = ("id", "name", "form", "game", "options", "seats", "pace", "public", "rated", "duplicate", "rounds", "minutes")
MORE = ("late", "missing", "bot", "grace", "by_itself", "most", "starts", "state", "made", "begun", "ended")


class TournamentListing(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tournaments: open ones, running ones, finished ones, or the viewer's own of all kinds."""

    which: Literal["open", "running", "finished", "mine"] = "open"
    after: Annotated[str, Meta(max_length=80)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = PAGE


# -- lists


async def page_of_tournaments(store: Store, listing: TournamentListing, viewer: str | None) -> shapes.Tournaments:
    """One page of a list, newest first."""
    place = (tournaments.c.made, tournaments.c.id)
    query = _terms_query(viewer).where(_listed(listing.which, viewer))
    if listing.after is not None:
        query = query.where(tuple_(*place) < _cursor(listing.after))
    ordered = query.order_by(*(column.desc() for column in place))
    rows = await store.rows(ordered.limit(listing.limit + 1))
    shown = rows[: listing.limit]
    following = f"{shown[-1]['made']!r}~{shown[-1]['id']}" if len(rows) > len(shown) else None
    return shapes.Tournaments([_terms(row, viewer) for row in shown], following)


def _cursor(text: str) -> Any:
    moment, _, tournament = text.partition("~")
    try:
        return tuple_(float(moment), tournament)
    except ValueError:
        raise Failure("malformed", 400, why="after") from None


def _listed(which: str, viewer: str | None) -> Any:
    if which != "mine":
        return and_(tournaments.c.state == which, tournaments.c.public == true())
    return or_(tournaments.c.organiser == (viewer or ""), _entered(viewer))


def _entered(viewer: str | None) -> Any:
    mine = and_(entrants.c.tournament == tournaments.c.id, entrants.c.person == (viewer or ""))
    return exists().where(mine, entrants.c.withdrawn.is_(None))


def _terms_query(viewer: str | None) -> Any:
    there = and_(
        entrants.c.tournament == tournaments.c.id,
        entrants.c.withdrawn.is_(None),
        or_(entrants.c.person.is_not(None), entrants.c.bot.is_not(None)),
    )
    count = select(func.count()).select_from(entrants).where(there).scalar_subquery()
    last = select(func.max(tournament_rounds.c.number)).where(tournament_rounds.c.tournament == tournaments.c.id)
    extra = (
        people.c.name.label("by"),
        count.label("count"),
        last.scalar_subquery().label("last"),
        _entered(viewer).label("entered"),
    )
    return select(tournaments, *extra).join(people, people.c.id == tournaments.c.organiser, isouter=True)


def _terms(row: Row | Values, viewer: str | None) -> shapes.TournamentTerms:
    return shapes.TournamentTerms(
        **{name: row[name] for name in (*OWN, *MORE)},
        clock=msgspec.convert(row["clock"], ClockRule),
        organiser=row["by"],
        mine=viewer is not None and row["organiser"] == viewer,
        entrants=row["count"],
        entered=bool(row["entered"]),
        round=row["last"] or 0,
    )


# -- one tournament


async def terms_for(store: Store, tournament: str, viewer: str | None) -> shapes.TournamentTerms:
    """What was chosen for a tournament, and how far it has come; Failure if there is none."""
    return _terms(await _terms_row(store, tournament, viewer), viewer)


async def _terms_row(store: Store, tournament: str, viewer: str | None) -> Row:
    row = await store.row(_terms_query(viewer).where(tournaments.c.id == tournament))
    if row is None:
        raise Failure("no-tournament", 404)
    return row


async def tournament_for(store: Store, tournament: str, viewer: str | None) -> shapes.Tournament:
    """One tournament in full."""
    stored = await load(store, tournament)
    # Everything else shown is as of an earlier moment, so the tournament's state must be, too.
    terms = {**await _terms_row(store, tournament, viewer), **stored.row, "last": stored.number}
    breaks = used_in(stored.row["form"], stored.row["duplicate"])
    shown = _shown(stored)
    seated = await _seated(store, shown)
    return shapes.Tournament(
        terms=_terms(terms, viewer),
        people=[_entrant(entrant, viewer) for entrant in stored.entrants],
        standings=_places(stored, breaks),
        tie_breaks=list(breaks),
        current=_round(stored, stored.number, shown, seated) if stored.rounds else None,
        game=_next_game(stored, viewer, seated),
        may_join=stored.may_join,
        now=time.time(),
    )


async def round_for(store: Store, tournament: str, number: int) -> shapes.TournamentRound:
    """One round of a tournament."""
    stored = await load(store, tournament)
    if not 1 <= number <= stored.number:
        raise Failure("no-round", 404, round=number)
    shown = [row for row in stored.pairings if row["round"] == number]
    return _round(stored, number, shown, await _seated(store, shown))


def _shown(stored: Stored) -> list[Row]:
    """The pairings of the current round; in an arena, the games being played and the last ones."""
    if stored.row["form"] != "arena":
        return [row for row in stored.pairings if row["round"] == stored.number]
    over = [row for row in stored.pairings if row["state"] not in ("open", "running")]
    latest = sorted(over, key=lambda row: -(row["ended"] or 0.0))[:LATEST]
    return [row for row in stored.pairings if row["state"] in ("open", "running")] + latest


async def _seated(store: Store, shown: Sequence[Row]) -> dict[str, set[int]]:
    """The seats at waiting tables where somebody sits."""
    waiting = [row["table"] for row in shown if row["state"] == "open"]
    there: dict[str, set[int]] = {}
    query = select(seats.c.table, seats.c.seat).where(seats.c.table.in_(waiting), seats.c.kind.in_(("person", "bot")))
    for row in await store.rows(query) if waiting else []:
        there.setdefault(row["table"], set()).add(row["seat"])
    return there


def _entrant(row: Row, viewer: str | None) -> shapes.Entrant:
    you = viewer is not None and row["person"] == viewer
    return shapes.Entrant(row["number"], row["name"], row["person"], row["bot"], is_gone(row), you)


def _round(stored: Stored, number: int, shown: Iterable[Row], seated: dict[str, set[int]]) -> shapes.TournamentRound:
    head = next(row for row in stored.rounds if row["number"] == number)
    pairs = [_pair(stored, row, seated.get(row["table"], set())) for row in shown]
    return shapes.TournamentRound(number, head["made"], head["deal"], pairs)


def _pair(stored: Stored, row: Row, seated: set[int]) -> shapes.Pair:
    pairing = _of_row(stored.history, row)
    running = row["state"] == "running"
    here = [number for seat, number in enumerate(row["entrants"]) if running or seat in seated]
    over = pairing.is_over
    return shapes.Pair(
        round=row["round"],
        board=row["board"],
        entrants=row["entrants"],
        state=_state(row, pairing),
        table=row["table"] if row["state"] is not None else None,
        absent=row["absent"],
        here=here if row["table"] is not None and not over else [],
        until=row["made"] + stored.row["grace"] if row["state"] == "open" else None,
        scores=list(pairing.scores),
        points=[stored.history.points_in(pairing, number) / 2 for number in row["entrants"]] if over else [],
        rated=row["rated"],
        ended=row["ended"],
    )


def _of_row(history: History, row: Row) -> Pairing:
    numbers = tuple(row["entrants"])
    return next(game for game in history.of[numbers[0]] if game.round == row["round"] and game.entrants == numbers)


def _state(row: Row, pairing: Pairing) -> Any:
    if pairing.is_bye:
        return "bye"
    if row["table"] is None:
        return "walkover"
    return "finished" if pairing.is_over else "waiting" if row["state"] == "open" else "running"


# -- standings


def _places(stored: Stored, breaks: tuple[str, ...]) -> list[shapes.Place]:
    kept = frozenset(row["table"] for row in stored.pairings if row["state"] is not None)
    return list(_standings(stored.history, breaks, stored.row["form"] != "arena", kept))


@lru_cache(maxsize=64)
def _standings(
    history: History, breaks: tuple[str, ...], may_miss: bool, kept: frozenset[str]
) -> tuple[shapes.Place, ...]:
    """The standings, the same for all viewers until something happens."""
    return tuple(_place(history, line, may_miss, kept) for line in standings(history, breaks))


def _place(history: History, line: Line, may_miss: bool, kept: frozenset[str]) -> shapes.Place:
    late = history.rounds_missed(line.entrant) if may_miss else 0
    missed = [_missed(history, number) for number in range(1, late + 1)]
    cells = [_cell(history, pairing, line.entrant, kept) for pairing in history.of[line.entrant]]
    return shapes.Place(line.entrant, line.place, line.points, line.values, line.decided_by, [*missed, *cells])


def _missed(history: History, number: int) -> shapes.Cell:
    return shapes.Cell(number, "missed", history.missed / 2, [])


def _cell(history: History, pairing: Pairing, entrant: int, kept: frozenset[str]) -> shapes.Cell:
    outcome = _outcome(pairing, entrant)
    points = history.points_in(pairing, entrant) / 2 if pairing.is_over else 0.0
    opponents = [number for number in pairing.entrants if number != entrant]
    table = pairing.table if pairing.table in kept else None
    return shapes.Cell(pairing.round, outcome, points, opponents, table, pairing.margin(entrant))


def _outcome(pairing: Pairing, entrant: int) -> Any:
    if not pairing.is_over:
        return "playing"
    if entrant in pairing.absent:
        return "absent"
    if pairing.table is None or pairing.places is None:
        return "bye" if pairing.is_bye else "walkover"
    place = pairing.places[pairing.entrants.index(entrant)]
    if place is None or (place == 1 and pairing.places.count(1) > 1):
        return "drawn"
    return "won" if place == 1 else "lost"


def _next_game(stored: Stored, viewer: str | None, seated: dict[str, set[int]]) -> shapes.NextGame | None:
    """The game that the viewer should play now."""
    mine = next((row["number"] for row in stored.entrants if viewer is not None and row["person"] == viewer), None)
    row = next((row for row in reversed(stored.pairings) if mine in row["entrants"] and row["table"]), None)
    if row is None or row["state"] not in ("open", "running"):
        return None
    seat, waits = row["entrants"].index(mine), row["state"] == "open"
    return shapes.NextGame(
        table=row["table"],
        seat=seat,
        opponents=[number for number in row["entrants"] if number != mine],
        state=row["state"],
        seated=not waits or seat in seated.get(row["table"], ()),
        my_turn=seat in row["asked"],
        until=row["made"] + stored.row["grace"] if waits else None,
    )
