"""A whole server for a test, on real uvicorn at 127.0.0.1, and guests who talk to it as a page would."""

import asyncio
import contextlib
import json
import re
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets
from sqlalchemy import delete
from websockets.asyncio.client import ClientConnection

from tianxia.server.ops.serving import Server, make_server
from tianxia.server.services import Services
from tianxia.server.settings import Limits, Settings
from tianxia.server.store.migrate import migrate
from tianxia.server.store.schema import METADATA, servers
from tianxia.server.tables.automation import Automation
from tianxia.server.tables.room import Room

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds that a test waits for what must come, however busy the machine is."""
FAST = (10_000.0, 10_000.0)
LOOSE = Limits(
    http=FAST,
    logins=FAST,
    accounts=FAST,
    visitors=FAST,
    challenges=FAST,
    joins=FAST,
    mails=FAST,
    exports=FAST,
    follows=FAST,
    messages=FAST,
    heavy=FAST,
    chat=FAST,
    reviews=FAST,
    connections=1000,
    open_requests=1000,
    sockets=1000,
    tables=10_000,
    bot_tables=10_000,
)
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
INVITED: Json = {"kind": "invited"}
HELPED: Json = {"hints": True, "previews": True, "undo": True}
"""A table of people that allows everything."""
RANDOM: Json = {"kind": "bot", "bot": "random"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}


class House:
    """A running server."""

    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port = server, port
        self.url = f"http://127.0.0.1:{port}"
        self.others: tuple[int, ...] = ()
        """The ports of other servers on the same database, to which people come by turns."""

    @property
    def services(self) -> Services:
        services: Services = self.server.config.app.services  # type: ignore[union-attr]
        return services

    async def guest(self, name: str | None = None, path: str = "") -> "Guest":
        guest = Guest(self.port, path, self.others)
        if name is not None:
            await guest.ask("POST", "/api/me", {"name": name})
        return guest


def automation_of(room: Room) -> Automation:
    """The bots and clocks of a room."""
    assert isinstance(room.automation, Automation)
    return room.automation


@cache
def empty_database() -> bytes:
    """A database with the newest schema and nothing in it: migrating for each test would take longest of all."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


@contextlib.asynccontextmanager
async def open_house(folder: Path, **changes: Any) -> AsyncIterator[House]:
    """A server with a database in a folder; the next one can open what it stored."""
    values: Json = {"db": f"sqlite:///{folder / 'tables.db'}", "bot_pause": 0.0, "bot_workers": 1, "limits": LOOSE}
    values["review_iterations"] = 4
    if not (folder / "tables.db").exists():
        (folder / "tables.db").touch(0o600)
        (folder / "tables.db").write_bytes(empty_database())
    server = make_server(Settings(**{**values, **changes}), "127.0.0.1", 0)
    # Named as TCP, so that asyncio sends at once, as for an address of its own: otherwise each response takes 40 ms.
    bound = socket.socket(proto=socket.IPPROTO_TCP)
    bound.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server._serve([bound]))
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    try:
        yield House(server, bound.getsockname()[1])
    finally:
        server.should_exit = True
        await task


async def clear(house: House) -> None:
    """Delete everything that is stored, for the next test on the same database; running servers stay members."""
    await house.services.store.write(*(delete(t) for t in reversed(METADATA.sorted_tables) if t is not servers))


class Trouble(Exception):
    """An answer of the server that says what is wrong."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {body}")
        self.status, self.body = status, body
        self.code: str = body.get("code", "")


class Guest:
    """Somebody with a cookie."""

    def __init__(self, port: int, path: str = "", others: Sequence[int] = ()) -> None:
        self.port, self.path = port, path
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}{path}", timeout=PATIENCE)
        self.doors = cycle((port, *others))

    @property
    def key(self) -> str | None:
        return self.http.cookies.get("tianxia")

    async def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        response = await self.http.request(method, f"http://127.0.0.1:{next(self.doors)}{self.path}{path}", json=body)
        if response.status_code >= 400:
            raise Trouble(response.status_code, response.json())
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def new_table(self, *seats: Json, game: str = "qin", **more: Any) -> Json:
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **more})
        table: Json = {**made["table"], "invitations": made["invitations"]}
        return table

    async def refused(self, method: str, path: str, body: Json | None = None) -> str:
        """The code of the trouble that this must cause."""
        try:
            await self.ask(method, path, body)
        except Trouble as trouble:
            return trouble.code
        raise AssertionError(f"{method} {path} was not refused")

    async def sit(self, table: str, **hello: Any) -> "Looker":
        looker = Looker(await self.connect(table))
        looker.guest = self
        await looker.hello(**hello)
        return looker

    async def connect(self, table: str, **headers: str) -> ClientConnection:
        cookie = {"Cookie": f"tianxia={self.key}"} if self.key else {}
        address = f"ws://127.0.0.1:{next(self.doors)}{self.path}/api/tables/{table}/socket"
        return await websockets.connect(address, additional_headers={**cookie, **headers}, max_size=None)

    async def leave(self) -> None:
        await self.http.aclose()


def applied(view: Any, changes: list[Any]) -> Any:
    """A view with these changes made to a copy of it."""
    whole = {"": json.loads(json.dumps(view))}
    for path, value in changes:
        place: Any = whole
        steps = ["", *path]
        for step in steps[:-1]:
            place = place[step]
        place[steps[-1]] = value
    return whole[""]


class Looker:
    """One connection: sends messages, waits for their replies, and keeps what the table last said."""

    guest: Guest

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.version = 0
        self.seen: Json | None = None
        self.state = ""
        self.result: Json | None = None
        self.events: list[Json] = []
        self.said: list[Json] = []
        self.heard: list[str] = []
        """Every message as it came, for tests that look for secrets."""
        self.welcome: Json = {}
        self.room: Json = {}

    async def hello(self, **more: Any) -> Json:
        return await self.send("hello", **more)

    async def send(self, kind: str, **fields: Any) -> Json:
        """Send a message and return its reply, whatever it is."""
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return await self.until(lambda message: message.get("id") == self.number)

    async def raw(self, text: str | bytes) -> Json:
        """Send anything and return the next reply that has a number."""
        await self.socket.send(text)
        return await self.until(lambda message: "id" in message)

    async def do(self, kind: str, **fields: Any) -> Json:
        """Send a message that must succeed."""
        reply = await self.send(kind, **fields)
        assert reply["type"] != "trouble_with", reply
        return reply

    async def refused(self, kind: str, **fields: Any) -> Json:
        """Send a message that must be refused."""
        reply = await self.send(kind, **fields)
        assert reply["type"] == "trouble_with", reply
        return reply

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def next(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        self.heard.append(str(text))
        message: Json = json.loads(text)
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        kind = message["type"]
        before = self.seen["view"] if self.seen is not None else None
        if kind == "changed" and message["seen"] is not None and message["seen"]["view"] is None:
            message["seen"]["view"] = applied(before, message["seen"]["changes"])
            message["seen"]["changes"] = None
        if kind == "drafted":
            message["view"] = applied(before, message["changes"])
        if kind in ("welcome", "changed"):
            self.version, self.seen, self.room = message["version"], message["seen"], message["room"]
            self.state = message["state"] if kind == "changed" else message["table"]["state"]
            self.result = message["result"] if kind == "changed" else message["table"]["result"]
        if kind == "welcome":
            self.welcome = message
            self.events = message["events"] if message["since"] is None else [*self.events, *message["events"]]
        if kind == "changed":
            if message["rewound"]:
                self.events = [event for event in self.events if event["after"] < message["seen"]["count"]]
            self.events += message["events"]
        if kind == "room":
            self.room = message["room"]
        if kind == "said":
            self.said.append(message["line"])

    @property
    def options(self) -> list[str]:
        assert self.seen is not None
        options: list[str] | None = self.seen["options"]
        return options or []

    async def my_turn(self) -> bool:
        """Wait until this eye is asked; False once the game is over."""
        while self.state != "finished" and not self.options:
            await self.next()
        return self.state != "finished"

    async def play(self, luck: Random, most: int = 1000) -> int:
        """Answer at random until the end, or `most` times; returns how many answers were acknowledged."""
        for count in range(most):
            if not await self.my_turn():
                return count
            await self.do("answer", seat=self.welcome["eye"], version=self.version, answer=luck.choice(self.options))
        return most

    async def close(self) -> None:
        await self.socket.close()


class SlowTime:
    """Time that passes only while somebody is made to wait, so that a busy machine does not affect limits."""

    def __init__(self) -> None:
        self.now, self.waited = 0.0, list[float]()

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds + 1e-6  # no sleep ends early


def words(data: Any) -> set[str]:
    """Every word in an export. A random id is one word, so no name turns up in it by chance."""
    return set(re.findall(r"[\w-]+", json.dumps(data, default=str)))
