"""Processes behind one port are killed at random while people play: no acknowledged answer is lost or doubled."""

import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.house import ME, OPEN, PATIENCE, RANDOM, Guest, Looker, Trouble
from tests.server.test_restart import START
from tianxia.server.store.store import Store

PROCESSES, TABLES = 3, 4
PROGRESS = 6
"""Answers that must be acknowledged between two kills."""
LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, Trouble, AssertionError)
"""What a player meets whose process has just died: they try again."""


@asynccontextmanager
async def serving(db: str, *more: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """`tianxia serve --workers` in another process, and its port."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-u", "-c", START, "--port", "0", "--db", db, "--bot-pause", "0"),
        *("--workers", str(PROCESSES), *more),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    try:
        yield process, int(line.split("localhost:")[1].split("/")[0])
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), PATIENCE)


def servers_of(supervisor: int) -> list[int]:
    """The server processes, without those that only help."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    found = []
    for child in children:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # one that was killed may have gone by now
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


class Play:
    """People who play on whatever happens, and what was acknowledged to them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)
        """By table: the number of an entry, and the seat and the answer that it must have."""
        self.given: Counter[str] = Counter()
        """By table: how many answers were sent, whatever became of them."""
        self.counts = [0] * TABLES
        """How many answers were acknowledged to each pair of people."""
        self.ended = False

    async def at_table(self, number: int) -> None:
        """Two people and a bot play game after game."""
        luck = Random(number)
        people = [Guest(self.port), Guest(self.port)]
        for guest in people:
            await self.retried(guest.ask, "POST", "/api/me", {"name": f"Guest {number}"})
        while not self.ended:
            made = await self.retried(people[0].new_table, ME, OPEN, RANDOM)
            await self.retried(people[1].ask, "PUT", f"/api/tables/{made['id']}/seats/1")
            await asyncio.gather(*(self.person(guest, made["id"], number, luck) for guest in people))
        for guest in people:
            await guest.leave()

    async def retried(self, ask: Any, *arguments: Any) -> Any:
        """Ask until it works; who sits already is answered like one who has just sat down."""
        while True:
            try:
                return await ask(*arguments)
            except Trouble as trouble:
                if trouble.code in ("has-begun", "seat-taken"):
                    return None
            except LOST:
                pass
            await asyncio.sleep(0.05)

    async def person(self, guest: Guest, table: str, number: int, luck: Random) -> None:
        """Play a game to its end, and reconnect after each loss."""
        while not self.ended:
            try:
                looker = await guest.sit(table)
            except LOST:
                await asyncio.sleep(0.05)
                continue
            try:
                await self.turns(looker, table, number, luck)
                return
            except LOST:
                continue
            finally:
                await looker.close()

    async def turns(self, looker: Looker, table: str, number: int, luck: Random) -> None:
        while not self.ended:
            while looker.seen is None:
                await looker.next()
            if not await looker.my_turn():
                return
            seat, answer = looker.welcome["eye"], luck.choice(looker.options)
            self.given[table] += 1
            reply = await looker.send("answer", seat=seat, version=looker.version, answer=answer)
            if reply["type"] == "done":
                self.counts[number] += 1
                assert reply["version"] not in self.acknowledged[table], "two answers with one number"
                self.acknowledged[table][reply["version"]] = seat, answer

    async def progress(self, answers: int) -> None:
        """Wait for more acknowledged answers, wherever."""
        goal = sum(self.counts) + answers
        while sum(self.counts) < goal:
            await asyncio.sleep(0.01)

    async def progress_everywhere(self, answers: int) -> None:
        """Wait until this many more were acknowledged to each pair of people."""
        goals = [count + answers for count in self.counts]
        while any(count < goal for count, goal in zip(self.counts, goals, strict=True)):
            await asyncio.sleep(0.01)


async def check_stored(db: str, play: Play) -> None:
    """Every acknowledged answer is stored once, in its place, and no more are stored than were given."""
    store = await Store.open(db)
    for table, answers in play.acknowledged.items():
        rows = await store.entries(table)
        assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
        found = {row["number"]: (row["seat"], row["body"].get("answers")) for row in rows}
        for number, (seat, answer) in answers.items():
            assert found[number] == (seat, [answer])
        by_people = [row for row in rows if row["kind"] == "answer" and not row["body"].get("bot")]
        assert len(answers) <= len(by_people) <= play.given[table], "an answer was given twice"
    await store.close()


@pytest.mark.slow
async def test_no_answer_is_lost_when_processes_are_killed(postgres: str, thorough: bool) -> None:
    luck = Random(7)
    async with serving(postgres) as (supervisor, port):
        play = Play(port)
        tables = [asyncio.create_task(play.at_table(number)) for number in range(TABLES)]
        for _ in range(200 if thorough else 8):
            await asyncio.wait_for(play.progress(PROGRESS), PATIENCE)
            victims = servers_of(supervisor.pid)
            if len(victims) > 1:
                os.kill(luck.choice(victims), signal.SIGKILL)
            if thorough:
                await asyncio.wait_for(play.progress_everywhere(1), PATIENCE)
        await asyncio.wait_for(play.progress_everywhere(5), 3 * PATIENCE)
        play.ended = True
        await asyncio.wait_for(asyncio.gather(*tables), PATIENCE)
        for table in play.acknowledged:
            await Guest(port).ask("GET", f"/api/tables/{table}")
        helpers = servers_of(supervisor.pid)
    assert helpers
    assert not any(Path(f"/proc/{helper}").exists() for helper in helpers), "a process outlived its supervisor"
    await check_stored(postgres, play)


async def test_the_processes_stop_when_their_supervisor_is_killed(postgres: str) -> None:
    async with serving(postgres) as (supervisor, _port):
        helpers = servers_of(supervisor.pid)
        supervisor.kill()
        await supervisor.wait()
    for _ in range(400):
        if not any(Path(f"/proc/{helper}").exists() for helper in helpers):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("a process outlived its supervisor")


async def test_sockets_are_passed_to_the_process_that_has_their_table(postgres: str) -> None:
    async with serving(postgres) as (supervisor, port):
        guests = [Guest(port) for _ in range(2)]
        for guest in guests:
            await guest.ask("POST", "/api/me", {"name": "Ann"})
        table = (await guests[0].new_table(ME, OPEN))["id"]
        await guests[1].ask("PUT", f"/api/tables/{table}/seats/1")
        lookers = [await guest.sit(table) for guest in guests]
        spectators = [await Guest(port).sit(table) for _ in range(12)]
        await asyncio.gather(*(looker.play(Random(3)) for looker in lookers))
        for looker in spectators:
            await looker.until(lambda message: message.get("state") == "finished")
        open_to = [len(connections_of(server, port)) for server in servers_of(supervisor.pid)]
        # The guests' own requests may be kept alive anywhere; all fourteen sockets are at one process.
        assert max(open_to) >= len(lookers) + len(spectators)
        assert sum(open_to) - max(open_to) <= len(guests)


def connections_of(process: int, port: int) -> set[str]:
    """The open connections of a process at a port, by their sockets' numbers."""
    lines = [line.split() for line in Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]]
    established = {line[9] for line in lines if line[1].endswith(f":{port:04X}") and line[3] == "01"}
    found = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            found.add(str(link.readlink()).removeprefix("socket:[").removesuffix("]"))
    return established & found
