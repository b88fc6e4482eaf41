"""Load from scripted clients over real sockets: `tianxia load --tables 200 --rate 1 --seconds 30`.

Each table has two seats and a spectator, and gives random legal answers at a rate. Measured are answers per second, the
time from an answer to its last delivered view, memory per table, and whether every acknowledged answer is stored.
"""

import asyncio
import json
import multiprocessing
import os
import socket
import sqlite3
import statistics
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from tianxia.server.ops.serving import make_server
from tianxia.server.settings import Limits, Settings

MANY = (1e6, 1e6)
CROWD = 100_000
LIMITS = Limits(
    http=MANY,
    visitors=MANY,
    messages=MANY,
    heavy=MANY,
    connections=CROWD,
    all_connections=CROWD,
    open_requests=CROWD,
    sockets=CROWD,
    tables=CROWD,
    bot_tables=CROWD,
)


@dataclass(frozen=True)
class Load:
    """How much load to put on the server."""

    game: str
    tables: int
    rate: float
    """Answers per second at each table."""
    seconds: float


def serve(db: str, pipe: Connection) -> None:
    """In its own process: the server, without limits per address."""
    bound = socket.create_server(("127.0.0.1", 0), backlog=4096)
    pipe.send(bound.getsockname()[1])
    make_server(Settings(db=db, limits=LIMITS), "127.0.0.1", 0).run([bound])


def ask(port: int, method: str, path: str, body: Any, key: str = "") -> tuple[Any, str]:
    """One request; returns the response and the key from the cookie."""
    headers = {"Content-Type": "application/json", "Cookie": f"tianxia={key}"}
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as response:
        cookie = response.headers.get("set-cookie", "")
        return json.load(response), cookie.partition("tianxia=")[2].partition(";")[0] or key


class Options(msgspec.Struct):
    """Of everything that an eye sees, only what it may answer."""

    options: list[str] | None = None


class News(msgspec.Struct):
    """Of a message, only what a scripted client needs: reading the rest would cost as much as serving it."""

    type: str
    version: int = 0
    state: str = ""
    seen: Options | None = None


NEWS = msgspec.json.Decoder(News)


@dataclass
class Party:
    """One table with its three connections and measurements."""

    table: str
    sockets: list[ClientConnection]
    luck: Random
    options: list[list[str]] = field(default_factory=lambda: [[], [], []])
    versions: list[int] = field(default_factory=lambda: [0, 0, 0])
    times: list[float] = field(default_factory=list)
    answered: int = 0
    over: bool = False
    changes: int = 0
    """How many messages reported a change; `letters` is their length."""
    letters: int = 0

    async def read(self, number: int, moved: asyncio.Condition) -> None:
        """Read one connection until it closes."""
        async for text in self.sockets[number]:
            message = NEWS.decode(text)
            if message.type in ("welcome", "changed"):
                self.versions[number] = message.version
                self.options[number] = message.seen.options or [] if message.seen is not None else []
                self.over = message.state == "finished"
                if message.type == "changed":
                    self.changes += 1
                    self.letters += len(text)
                async with moved:
                    moved.notify_all()

    async def answer(self, moved: asyncio.Condition) -> None:
        """Let the seat with a question answer at random; wait until all three connections have seen it."""
        seat = next((n for n in (0, 1) if self.options[n]), None)
        if seat is None or self.over:
            return
        version = self.versions[seat]
        key = self.luck.choice(self.options[seat])
        message = {"type": "answer", "id": 1, "seat": seat, "version": version, "answer": key}
        started = time.perf_counter()
        await self.sockets[seat].send(json.dumps(message))
        async with moved:
            await moved.wait_for(lambda: min(self.versions) > version)
        self.times.append(time.perf_counter() - started)
        self.answered += 1


async def sit_down(port: int, game: str, number: int, keys: list[str]) -> Party:
    """A table of two people and a spectator."""
    request = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made, _ = await asyncio.to_thread(ask, port, "POST", "/api/tables", request, keys[0])
    table = made["table"]["id"]
    await asyncio.to_thread(ask, port, "PUT", f"/api/tables/{table}/seats/1", {}, keys[1])
    party = Party(table, [], Random(number))
    for key in (*keys, ""):
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        connection = await websockets.connect(
            address, additional_headers={"Cookie": f"tianxia={key}"}, compression=None
        )
        await connection.send('{"type":"hello","id":0}')
        party.sockets.append(connection)
    return party


async def play(party: Party, rate: float, until: float) -> None:
    """Answer at a fixed rate, however long each answer takes to be delivered."""
    moved = asyncio.Condition()
    readers = [asyncio.create_task(party.read(number, moved)) for number in range(3)]
    async with moved:
        await moved.wait_for(lambda: min(party.versions) > 0)
    due = time.perf_counter() + party.luck.random() / rate
    while due < until and not party.over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await party.answer(moved)
        due += 1 / rate
    for reader in readers:
        reader.cancel()


def memory(pid: int) -> float:
    """Megabytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, db: Path, load: Load) -> dict[str, Any]:
    """Sit down at every table, play, and sum up."""
    keys = [ask(port, "POST", "/api/me", {"name": name})[1] for name in ("Ann", "Ben")]
    before = memory(pid)
    parties = [await sit_down(port, load.game, number, keys) for number in range(load.tables)]
    after, started, busy = memory(pid), time.perf_counter(), processor(pid)
    await asyncio.gather(*(play(party, load.rate, started + load.seconds) for party in parties))
    taken = time.perf_counter() - started
    times = sorted(time for party in parties for time in party.times)
    answered = sum(party.answered for party in parties)
    spent = processor(pid) - busy
    with sqlite3.connect(db) as connection:
        stored = connection.execute("select count(*) from entries where kind = 'answer'").fetchone()[0]
    return {
        "game": load.game,
        "tables": load.tables,
        "asked_rate": round(load.rate * load.tables, 1),
        "answers_per_second": round(answered / taken, 1),
        "median_ms": round(statistics.median(times) * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "longest_ms": round(times[-1] * 1000, 1),
        "kilobytes_per_table": round((after - before) * 1024 / load.tables),
        "server_processor_percent": round(spent / taken * 100),
        "processor_ms_per_answer": round(spent / max(1, answered) * 1000, 2),
        "bytes_per_change": round(sum(p.letters for p in parties) / max(1, sum(p.changes for p in parties))),
        "acknowledged": answered,
        "stored": stored,
    }


def loaded(load: Load) -> dict[str, Any]:
    """Start a server on a fresh database, load it, and return the measurements."""
    with tempfile.TemporaryDirectory() as folder:
        db, spawn = Path(folder) / "load.db", multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe()
        server = spawn.Process(target=serve, args=(f"sqlite:///{db}", theirs), daemon=True)
        server.start()
        port = ours.recv()
        wait_for(port)
        try:
            return asyncio.run(measure(port, server.pid or 0, db, load))
        finally:
            server.terminate()
            server.join(10)


def wait_for(port: int) -> None:
    """Return once the server answers; earlier requests wait in its socket."""
    urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60).close()


def highest(load: Load, limit_ms: float) -> dict[str, Any] | None:
    """The highest rate at which the 99th percentile stays under a limit; None if even the first does not."""
    held, rate = None, 0.5
    while True:
        found = loaded(replace(load, rate=rate))
        if found["p99_ms"] > limit_ms:
            return held
        held, rate = found, rate * 1.5
