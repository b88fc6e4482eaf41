"""Sitting down at every table, playing, and summing up."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from tianxia.engine.game import BadInput
from tianxia.server.ops.load.audit import Audit, Books
from tianxia.server.ops.load.clients import Party, Players, ask, play, sit_down
from tianxia.server.ops.load.plan import Load
from tianxia.server.ops.load.servers import Server, memory, processor, serving
from tianxia.server.store.urls import is_postgresql

Figures = dict[str, Any]
FIRST_RATE, STEP = 0.5, 1.5
"""Where the search for the highest rate begins, and by what it rises."""


@dataclass
class Course:
    """What happened while the clients played."""

    load: Load
    parties: list[Party]
    kilobytes: dict[str, float]
    """More memory with each game's tables."""
    seconds: float = 0.0
    spent: float = 0.0
    """Seconds of the servers' processor time."""


def loaded(load: Load) -> Figures:
    """Start servers on an empty database, load them, and return the measurements; BadInput if that is impossible."""
    with _database(load) as db:
        audit = Audit(db)
        with serving(db, load.processes) as servers:
            course = asyncio.run(_played(load, servers))
        figures = _summed_up(course, audit.books(course.parties))
        audit.clear(course.parties)
        return figures


@contextmanager
def _database(load: Load) -> Iterator[str]:
    if load.processes > 1 and (load.db is None or not is_postgresql(load.db)):
        raise BadInput("load-processes-db")
    if load.db is not None:
        yield load.db
        return
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'load.db'}"


async def _played(load: Load, servers: list[Server]) -> Course:
    players = [ask(servers[0].port, "POST", "/api/me", {"name": name})[1] for name in ("Ann", "Ben")]
    course = Course(load, [], {})
    for game, count in load.tables.items():
        # The first table at each server brings the game itself, which all others share.
        first = min(count, len(servers))
        course.parties += [await _seated(load, servers, game, number, players) for number in range(first)]
        before = memory(servers)
        course.parties += [await _seated(load, servers, game, number, players) for number in range(first, count)]
        course.kilobytes[game] = (memory(servers) - before) * count / max(1, count - first)
    started, busy = time.perf_counter(), processor(servers)
    until = started + load.seconds
    await asyncio.gather(*(play(party, load.rate, load.hints, until) for party in course.parties))
    course.seconds, course.spent = time.perf_counter() - started, processor(servers) - busy
    return course


async def _seated(load: Load, servers: list[Server], game: str, number: int, players: Players) -> Party:
    """The next table: bots are spread evenly over all of them, and so are the servers."""
    bot = int((number + 1) * load.bots) > int(number * load.bots)
    return await sit_down(servers[number % len(servers)].port, game, players, bot, Random(f"{game} {number}"))


# -- figures


def _summed_up(course: Course, books: Books) -> Figures:
    load, answers = course.load, sum(len(party.times) for party in course.parties) + books.by_bots
    return {
        "tables": load.count,
        "processes": load.processes,
        "database": "postgresql" if load.db is not None and is_postgresql(load.db) else "sqlite",
        "asked_rate": round(load.rate * load.count, 1),
        **_timed(course, course.parties),
        "kilobytes_per_table": round(sum(course.kilobytes.values()) / load.count),
        "server_processor_percent": round(course.spent / course.seconds * 100),
        "processor_ms_per_answer": round(course.spent / max(1, answers) * 1000, 2),
        "bot_answers": books.by_bots,
        **_hinted(course.parties),
        "acknowledged": sum(len(party.answered) for party in course.parties),
        "stored": books.stored,
        "lost": books.lost,
        "stored_twice": books.twice,
        "games": {game: _of_game(course, game) for game, count in load.tables.items() if count},
    }


def _of_game(course: Course, game: str) -> Figures:
    parties = [party for party in course.parties if party.game == game]
    kilobytes = round(course.kilobytes[game] / len(parties))
    return {"tables": len(parties), **_timed(course, parties), "kilobytes_per_table": kilobytes}


def _timed(course: Course, parties: Sequence[Party]) -> Figures:
    times = sorted(taken for party in parties for taken in party.times) or [0.0]
    letters, changes = sum(party.letters for party in parties), sum(party.changes for party in parties)
    return {
        "answers_per_second": round(sum(len(party.times) for party in parties) / course.seconds, 1),
        "median_ms": round(statistics.median(times) * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "longest_ms": round(times[-1] * 1000, 1),
        "bytes_per_change": round(letters / max(1, changes)),
    }


def _hinted(parties: Sequence[Party]) -> Figures:
    times = [taken for party in parties for taken in party.hint_times]
    return {"hints": len(times), "hint_median_ms": round(statistics.median(times) * 1000) if times else None}


def highest(load: Load, limit_ms: float) -> Figures | None:
    """The highest rate at which the 99th percentile stays under a limit; None if even the first does not."""
    held, rate = None, FIRST_RATE
    while True:
        found = loaded(replace(load, rate=rate))
        if found["p99_ms"] > limit_ms:
            return held
        held, rate = found, rate * STEP
