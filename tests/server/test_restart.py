"""The server is killed in mid-game and started again: nothing acknowledged is lost, and clients catch up by version."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from random import Random

from tests.ports import reserved_port
from tests.server.house import ME, OPEN, PATIENCE, RANDOM, Guest
from tianxia.server.store.store import Store

START = (
    "import sys; from tianxia.commands.serve import command; from tianxia.words import words; command(obj=words('en'))"
)


RESERVED: list[socket.socket] = []
"""What keeps the ports of servers that are killed and started again."""


async def start(folder: Path, port: int = 0, db: str = "") -> tuple[asyncio.subprocess.Process, int]:
    """`tianxia serve` in another process; returns its port once it answers."""
    if not port:
        port, kept = reserved_port()
        RESERVED.append(kept)
    url = db or f"sqlite:///{folder / 'tables.db'}"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-u", "-c", START, "--port", str(port), "--db", url, "--bot-pause", "0"),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    found = int(line.split("localhost:")[1].split("/")[0])
    guest = Guest(found)
    for _ in range(300):
        try:
            await guest.ask("GET", "/health")
            break
        except Exception:
            await asyncio.sleep(0.05)
    await guest.leave()
    return process, found


async def test_killed_in_mid_game_and_started_again(tmp_path: Path) -> None:
    process, port = await start(tmp_path)
    ann, ben = Guest(port), Guest(port)
    await ann.ask("POST", "/api/me", {"name": "Ann"})
    await ben.ask("POST", "/api/me", {"name": "Ben"})
    table = (await ann.new_table(ME, OPEN, RANDOM))["id"]
    await ben.ask("PUT", f"/api/tables/{table}/seats/1")
    first, second = await ann.sit(table), await ben.sit(table)
    games = asyncio.gather(first.play(Random(1)), second.play(Random(2)), return_exceptions=True)
    while first.version < 8:
        await asyncio.sleep(0.05)
    children = [int(child) for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    process.send_signal(signal.SIGKILL)
    await process.wait()
    await games
    assert children
    assert await gone(children), "a bot process outlived its server"
    acknowledged = [looker.version for looker in (first, second)]
    events, version = first.events[:], first.version
    process, port = await start(tmp_path, port)
    again, other = await ann.sit(table, since=version), await ben.sit(table)
    assert again.version >= max(acknowledged)
    assert again.welcome["since"] == version
    whole = await ann.sit(table)
    assert whole.welcome["events"] == [*events, *again.welcome["events"]]
    await asyncio.gather(again.play(Random(3)), other.play(Random(4)))
    assert again.state == "finished"
    assert (await ann.ask("GET", f"/api/tables/{table}/fairness"))["fair"]
    process.send_signal(signal.SIGTERM)
    farewell = await other.until(lambda message: message["type"] == "bye")
    assert farewell["code"] == "stopping"
    assert await asyncio.wait_for(process.wait(), PATIENCE) in (0, -signal.SIGTERM), "an orderly stop"
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    numbers = [entry["number"] for entry in await store.entries(table)]
    await store.close()
    assert numbers == list(range(1, len(numbers) + 1))


async def gone(children: list[int]) -> bool:
    """Whether these processes end on their own within a few seconds."""
    for _ in range(200):
        if not any(Path(f"/proc/{child}").exists() for child in children):
            return True
        await asyncio.sleep(0.05)
    return False
