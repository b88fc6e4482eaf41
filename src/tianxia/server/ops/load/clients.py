"""Scripted clients: parties of two players, or one and a bot, and a spectator, who answer at random."""

import asyncio
import json
import time
import urllib.request
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

BOT = "medium"
"""The level of bots: the lowest that searches."""
WITHIN = 60.0
"""Seconds for anything that is waited for."""
NEVER = 1 << 31
"""A version that no table reaches."""
Players = list[str]
"""The keys of the two people who play at every table."""


def ask(port: int, method: str, path: str, body: Any, key: str = "") -> tuple[Any, str]:
    """One request; returns the response and the key from the cookie."""
    headers = {"Content-Type": "application/json", "Cookie": f"tianxia={key}"}
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request, timeout=WITHIN) as response:
        cookie = response.headers.get("set-cookie", "")
        return json.load(response), cookie.partition("tianxia=")[2].partition(";")[0] or key


class Options(msgspec.Struct):
    """Of everything that an eye sees, only what it may answer."""

    options: list[str] | None = None


class News(msgspec.Struct):
    """Of a message, only what a scripted client needs: reading the rest would cost as much as serving it."""

    type: str
    id: int = -1
    version: int = 0
    state: str = ""
    seen: Options | None = None


NEWS = msgspec.json.Decoder(News)


class Answered(NamedTuple):
    """An answer that was acknowledged: the version it made, the seat and the key."""

    version: int
    seat: int
    key: str


@dataclass
class Party:
    """One table with its connections, the spectator's last, and measurements."""

    game: str
    table: str
    luck: Random
    sockets: list[ClientConnection] = field(default_factory=list)
    options: list[list[str]] = field(default_factory=list)
    versions: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    hint_times: list[float] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    """Acknowledged answers."""
    over: bool = False
    hints: int = 0
    """How many came; others were refused, such as those asked for when the game had just ended."""
    changes: int = 0
    """How many messages reported a change; `letters` is their length."""
    letters: int = 0
    _given: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Answers that are not acknowledged yet, by the id of their message."""
    _number: int = 0
    _later_than: int = 0
    _awaited: "asyncio.Future[None] | None" = None
    """Done when every connection is later than that version, or when a hint or a refusal has come."""

    async def join(self, port: int, keys: list[str]) -> None:
        """Connect with each of these keys, an empty one for a spectator."""
        for key in keys:
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
            connection = await websockets.connect(
                address, additional_headers={"Cookie": f"tianxia={key}"}, compression=None, open_timeout=WITHIN
            )
            await connection.send('{"type":"hello","id":0}')
            self.sockets.append(connection)
            self.options.append([])
            self.versions.append(0)

    async def read(self, number: int) -> None:
        """Read one connection until it closes."""
        async for text in self.sockets[number]:
            self._note(number, NEWS.decode(text), len(text))

    def _note(self, number: int, news: News, length: int) -> None:
        if news.type in ("welcome", "changed"):
            self.versions[number] = news.version
            self.options[number] = news.seen.options or [] if news.seen is not None else []
            if news.type == "changed":
                self.over = news.state == "finished"
                self.changes += 1
                self.letters += length
            if min(self.versions) > self._later_than:
                self._go_on()
        elif news.type == "done" and news.id in self._given:
            self.answered.append(Answered(news.version, *self._given.pop(news.id)))
        elif news.type in ("hinted", "trouble_with"):
            self.hints += news.type == "hinted"
            self._given.pop(news.id, None)
            self._go_on()

    def _go_on(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def wait(self, later_than: int) -> None:
        """Wait until every connection is later than a version."""
        self._later_than, self._awaited = later_than, asyncio.get_running_loop().create_future()
        await asyncio.wait_for(self._awaited, WITHIN)

    async def _send(self, seat: int, kind: str, **more: Any) -> None:
        self._number += 1
        await self.sockets[seat].send(json.dumps({"type": kind, "id": self._number, "seat": seat, **more}))

    def asked(self) -> int | None:
        """The first seat with a question, if the game is not over."""
        return None if self.over else next((seat for seat, options in enumerate(self.options) if options), None)

    async def answer(self, seat: int) -> None:
        """Let a seat answer at random; wait until all connections have seen it."""
        version, key = self.versions[seat], self.luck.choice(self.options[seat])
        self._given[self._number + 1] = seat, key
        started = time.perf_counter()
        await self._send(seat, "answer", version=version, answer=key)
        await self.wait(version)
        self.times.append(time.perf_counter() - started)

    async def take_a_hint(self, seat: int) -> None:
        """Ask what a bot would answer, and wait for that."""
        started, before = time.perf_counter(), self.hints
        await self._send(seat, "hint")
        await self.wait(NEVER)
        if self.hints > before:
            self.hint_times.append(time.perf_counter() - started)

    async def settle(self) -> None:
        """Wait for what is still to be acknowledged."""
        deadline = time.perf_counter() + WITHIN
        while self._given and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)


async def sit_down(port: int, game: str, players: Players, bot: bool, luck: Random) -> Party:
    """A table of two people, or one and a bot, and a spectator."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": BOT} if bot else {"kind": "open"}]
    table = {"game": game, "seats": seats, "hints": True}  # which tables of people do not allow by default
    made, _ = await asyncio.to_thread(ask, port, "POST", "/api/tables", table, players[0])
    party = Party(game, made["table"]["id"], luck)
    if not bot:
        await asyncio.to_thread(ask, port, "PUT", f"/api/tables/{party.table}/seats/1", {}, players[1])
    await party.join(port, [players[0], ""] if bot else [*players, ""])
    return party


async def play(party: Party, rate: float, hints: float, until: float) -> None:
    """Answer at a fixed rate, however long each answer takes to be delivered, with a hint now and then."""
    readers = [asyncio.create_task(party.read(number)) for number in range(len(party.sockets))]
    await party.wait(0)
    due = time.perf_counter() + party.luck.random() / rate
    while due < until and not party.over:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        seat = party.asked()
        if seat is not None and party.luck.random() < hints / rate:
            await party.take_a_hint(seat)
            due = max(due, time.perf_counter())
            seat = party.asked()
        if seat is not None:
            await party.answer(seat)
        due += 1 / rate
    await party.settle()
    for reader in readers:
        reader.cancel()
