"""The tables of a round: all tables and pairings are written in one transaction."""

import secrets
import time
from collections.abc import Container, Iterable, Iterator

from sqlalchemy import Executable, insert

from tianxia import games
from tianxia.engine.chance import new_seed
from tianxia.server.notifications.queue import queued
from tianxia.server.store.schema import Row, Values, pairings, seats, tables, tournament_rounds
from tianxia.server.tables.creation import HELP, seat_row, table_row
from tianxia.server.tables.occasions import DELAY
from tianxia.server.tournaments.history import Draw
from tianxia.server.tournaments.stored import Stored, is_gone

SOONEST = 0.2
"""The part of the time for coming to the table after which missing players are notified, at the latest."""


def dealt(stored: Stored, draw: Draw, subscribers: Container[str]) -> list[Executable]:
    """The statements that begin the next round and notify those who asked for it; of two processes, one fails."""
    row, number, now = stored.row, stored.number + 1, time.time()
    deal = secrets.token_urlsafe(12) if row["duplicate"] else None
    head = {"tournament": row["id"], "number": number, "deal": deal, "made": now}
    statements: list[Executable] = [insert(tournament_rounds).values(head)]
    boards = list[Values]()
    seed = new_seed()
    for table in draw.tables:
        board, more = _board(stored, table, deal, seed if deal is not None else new_seed())
        boards.append(board)
        statements += more
    gone = {row["number"] for row in stored.entrants if is_gone(row)}
    boards += [{"table": None, "entrants": [one], "absent": [one] if one in gone else []} for one in draw.byes]
    where = {"tournament": row["id"], "round": number}
    statements += [insert(pairings).values(**where, board=board, **values) for board, values in _counted(boards)]
    return [*statements, *_told(stored, boards, number, subscribers, now)]


def _told(
    stored: Stored, boards: Iterable[Values], number: int, subscribers: Container[str], now: float
) -> Iterator[Executable]:
    """The statements that queue a notification for everybody whose table is waiting."""
    due = now + min(DELAY[stored.row["pace"]], SOONEST * stored.row["grace"])
    persons = {row["number"]: row["person"] for row in stored.entrants if not is_gone(row)}
    for board in boards:
        for person in (persons.get(entrant) for entrant in board["entrants"] if board["table"] is not None):
            if person is not None and person in subscribers:
                yield queued(person, "round", board["table"], number, now, due)


def _counted(boards: Iterable[Values]) -> Iterator[tuple[int, Values]]:
    return enumerate(boards, 1)


def _board(stored: Stored, numbers: tuple[int, ...], deal: str | None, seed: str) -> tuple[Values, list[Executable]]:
    """Who meets, and their table; no table if fewer than two are left to play."""
    found = {row["number"]: row for row in stored.entrants}
    absent = [number for number in numbers if is_gone(found[number])]
    board: Values = {"table": None, "entrants": list(numbers), "absent": absent}
    if len(numbers) - len(absent) < 2:
        return board, []
    its = [_seat(seat, found[number], stored.row) for seat, number in enumerate(numbers)]
    row = _table(stored.row, its, deal, seed)
    statements: list[Executable] = [insert(tables).values(row)]
    statements += [insert(seats).values(table=row["id"], **seat) for seat in its]
    return {**board, "table": row["id"]}, statements


def _seat(seat: int, entrant: Row, tournament: Row) -> Values:
    """A seat for a person or a bot; if its entrant is gone, for a bot that plays for nobody."""
    if is_gone(entrant):
        return seat_row(seat, "bot", None, tournament["bot"])
    if entrant["bot"] is not None:
        return seat_row(seat, "bot", None, entrant["bot"])
    return seat_row(seat, "invited", entrant["person"], None)


def _table(tournament: Row, its: list[Values], deal: str | None, seed: str) -> Values:
    row = table_row(games.game(tournament["game"]), tournament["options"], [seat["bot"] for seat in its], None, seed)
    row |= {name: tournament[name] for name in ("public", "pace", "clock")}
    row |= {**dict.fromkeys(HELP, False), "rated": tournament["rated"] and any(seat["person"] for seat in its)}
    return row | {"deal": deal, "tournament": tournament["id"]}
