"""Uploaded records: every answer is checked against the rules, then the game is stored as a finished table."""

import asyncio
import time

from sqlalchemy import insert

from tianxia import bots, games
from tianxia.engine.components.edition import Edition
from tianxia.engine.game import BadInput
from tianxia.engine.match import Match
from tianxia.engine.record import Record, read
from tianxia.engine.replay import replayed
from tianxia.server.editions import Editions
from tianxia.server.protocol.codec import holds_nul
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.store.schema import Values, entries, seats, tables
from tianxia.server.store.store import Store
from tianxia.server.tables import live_matches
from tianxia.server.tables.creation import seat_row, table_row


async def store_record(store: Store, editions: Editions, text: str, person: str) -> str:
    """Store the one finished game in a text; returns the id of its table."""
    try:
        record = await asyncio.to_thread(_read, text)
        header = record.header
        edition = await editions.with_components(header.game, header.components) if header.edition else None
        match = await asyncio.to_thread(_played, record, edition)
    except BadInput as error:
        raise bad_input(error) from None
    row, new_seats = _rows(record, match, person, edition)
    entry = {"table": row["id"], "number": 1, "kind": "uploaded", "seat": None, "body": _body(record)}
    rows = [{"table": row["id"], **seat} for seat in new_seats]
    await store.write(
        insert(tables).values(row), insert(seats).values(rows), insert(entries).values({**entry, "made": row["made"]})
    )
    table: str = row["id"]
    return table


def _read(text: str) -> Record:
    """The one game in a text."""
    if holds_nul(text.encode()):
        raise Failure("malformed", 400, why="NUL")
    records = read(text, "upload")
    if len(records) != 1:
        raise Failure("record-several", 400, count=len(records))
    return records[0]


def _played(record: Record, edition: Edition | None) -> Match:
    """A finished game as it was played."""
    game = games.game(record.header.game)
    match = replayed(game, record, game.load_components(edition))
    if not match.over:
        raise Failure("record-unfinished", 400)
    return match


def _body(record: Record) -> Values:
    header = record.header.to_json()
    header.pop("tianxia")
    lines = live_matches.packed(record.lines)
    return {"header": header, "lines": lines, "seed": record.seed, "result": record.result, "by": "upload"}


def _rows(record: Record, match: Match, person: str, edition: Edition | None) -> tuple[Values, list[Values]]:
    """The rows of the table and its seats."""
    header = record.header
    names = [name if name in bots.NAMES else None for name in header.seats]
    row, now = table_row(match.game, header.options, names, person, edition=edition), time.time()
    row |= {"state": "finished", "begun": now, "ended": now, "result": match.result().to_json(), "version": 1}
    row |= {"seed": record.seed, "commitment": header.commitment}
    return row, [seat_row(seat, "bot" if name else "person", None, name) for seat, name in enumerate(names)]
