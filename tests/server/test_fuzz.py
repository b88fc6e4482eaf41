"""Random and mutated input over sockets and HTTP: nothing fails on our side, nothing hangs, nothing tells a secret."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.fuzzing import mangled, mutated, strange
from tests.server.house import FAST, HELPED, INVITED, LOOSE, ME, OPEN, RANDOM, Guest, House, Json, Looker, open_house
from tests.server.overheard import overhearing
from tests.server.raw_http import RawClient
from tianxia.server.http.app import ENDPOINTS
from tianxia.server.http.endpoint import Endpoint

OUR_FAULT = {"server-failed", "script-failed", "store-failed", "room-closed"}
PASSWORD = "correct horse battery"
LONGEST = 60_000
"""Bytes that are still read and refused with a word; longer messages close the socket."""
PLAYED = 150
"""Messages at one table before the next is opened."""


class Secrets:
    """A running table nobody may learn about, and its people; no answer and no log may hold any of it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.texts: list[bytes] = []

    async def made(self) -> "Secrets":
        ann, ben = await self._house.guest("Ann"), await self._house.guest("Ben")
        await ann.ask("PUT", "/api/me/password", {"login": "ann", "password": PASSWORD})
        self.table = await ann.new_table(ME, OPEN, INVITED, public=True, **HELPED)
        await ben.ask("PUT", f"/api/tables/{self.table['id']}/seats/1")
        row = await self._house.services.store.table(self.table["id"])
        assert row is not None
        token = self.table["invitations"][0]["path"].partition("#")[2]
        self.texts = [text.encode() for text in (row["seed"], token, PASSWORD, ann.key or "", ben.key or "")]
        assert all(self.texts)
        return self

    def told(self, data: bytes) -> bool:
        return any(text in data for text in self.texts)


def messages(luck: Random, looker: Looker, seat: int) -> Json:
    """A message that might well be right."""
    place = {"seat": seat, "version": looker.version}
    answer = luck.choice(looker.options) if looker.options else luck.choice(["pass", "rE7 yF7", "?"])
    return luck.choice(
        [
            {"type": "answer", **place, "answer": answer},
            {"type": "confirm", **place, "answers": [answer]},
            {"type": "draft", **place, "answers": [answer], "keep": 0, "preview": True},
            {"type": "draft", **place, "answers": [answer], "reach": [answer]},
            {"type": "why_not", "seat": seat, "answers": [answer], "spots": [answer]},
            {"type": "list_candidates", "seat": seat, "keep": 0},
            {"type": "undo", **place, "turn": True},
            {"type": "propose_undo", **place},
            {"type": "redo", **place},
            {"type": "propose_redo", **place},
            {"type": "take_back", **place},
            {"type": "consent", "seat": seat, "yes": luck.random() < 0.5},
            {"type": "pause", "seat": seat, "on": luck.random() < 0.3},
            {"type": "stand_in", "seat": seat, "bot": None},
            {"type": "say", "text": answer},
            {"type": "switch_chat", "on": True},
            {"type": "look", "eye": seat},
            {"type": "hello", "since": 0, "eye": seat, "protocol": 4, "trees": luck.random() < 0.2},
            {"type": "ping"},
        ]
    )


async def seated(house: House, luck: Random) -> list[Looker]:
    """A new table with two persons and a spectator, each with an empty log of what they hear."""
    game = luck.choice(["qin", "zhanguo", "first_empire"])
    ada, bo, eve = await house.guest("Ada"), await house.guest("Bo"), await house.guest()
    table = await ada.new_table(ME, OPEN, game=game, **HELPED)
    await bo.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    return [await guest.sit(table["id"]) for guest in (ada, bo, eve)]


async def fuzz_sockets(house: House, secrets: Secrets, count: int, luck: Random) -> None:
    """Send messages, most of them wrong, from every seat; each must get its own answer."""
    lookers: list[Looker] = []
    for number in range(count):
        if number % PLAYED == 0:
            for looker in lookers:
                await looker.close()
            lookers = await seated(house, luck)
        who = luck.randrange(3)
        looker, right = lookers[who], {"id": number % 1000, **messages(luck, lookers[who], min(who, 1))}
        data = json.dumps(right if luck.random() < 0.2 else mutated(right, luck)).encode()
        data = mangled(data, luck) if luck.random() < 0.3 else data
        await looker.socket.send(data[:LONGEST], text=luck.random() < 0.9)
        reply = await looker.until(lambda message: "id" in message)
        assert reply.get("code") not in OUR_FAULT, (data, reply)
        assert not any(secrets.told(text.encode()) for text in looker.heard)
        looker.heard.clear()
        for other in lookers:
            if other is not looker:
                await caught_up(other)
    for looker in lookers:
        await looker.close()


async def caught_up(looker: Looker) -> None:
    """Read what has come, so that nobody reads too slowly."""
    while looker.socket.recv_messages.frames.queue:
        await looker.next()


CREDENTIAL: Json = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30"}}
BODIES: dict[str, Json] = {
    "/api/me": {"name": "Eve"},
    "/api/me/password": {"login": "eve", "password": "x", "old": "y"},
    "/api/session": {"login": "eve", "password": "x"},
    "/api/session/passkey": {"credential": CREDENTIAL},
    "/api/me/passkeys": {"credential": CREDENTIAL},
    "/api/me/email": {"email": "eve@example.org", "code": "0000-0000-0000"},
    "/api/recovery": {"login": "eve", "code": "0000-0000-0000", "password": "x" * 8},
    "/api/recovery/mail": {"login": "eve"},
    "/api/tables": {
        "game": "qin",
        "seats": [ME, RANDOM],
        "options": {"board": "lion"},
        "clock": {"seconds": 60},
        "rated": True,
    },
    "/api/lessons": {"game": "qin", "lesson": "first"},
    "/api/links": {"token": "x" * 43},
    "/api/links/look": {"token": "x" * 43},
    "/api/tables/{table}/fork": {"entry": 3, "seats": [ME, RANDOM], "public": True, "pace": "live"},
    "/api/tables/{table}/rematch": {"options": {"board": "lion"}},
    "/api/tournaments": {"name": "Cup", "form": "swiss", "game": "qin", "clock": {"seconds": 60, "at_zero": "loss"}},
    "/api/tournaments/{tournament}/entrants": {"bot": "random", "count": 2},
    "/api/me/notifications": {"language": "de", "zone": "Europe/Paris", "quiet": {"begin": 0, "end": 60}, "kinds": {}},
    "/api/me/notifications/push": {"endpoint": "https://localhost/x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}},
    "/api/me/notifications/webhook": {"url": "https://localhost/x"},
    "/api/seek": {"game": "qin", "pace": "live", "seats": 2, "rated": False, "within": 100},
    "/api/me/visible": {"visible": True},
    "/api/games/{game}/components/check": {"files": {"pieces.toml": "pagodas = 24"}},
    "/api/editions": {"edition": '{"tianxia-edition":1,"game":"qin","name":"x","credits":"","files":{}}'},
    "/api/records": {"record": '{"tianxia":1,"game":"qin","rules":1,"seats":["a","b"],"options":{}}\n{"seat":0}'},
}
QUERIES: Json = {
    "which": ["mine", "open", "finished"],
    "after": ["1~x", "1e999~x", "nan~"],
    "limit": [1, 100],
    "eye": ["all", -1, 0],
    "first": [1],
    "views": ["true"],
    "form": ["notation"],
    "player": ["me", "nobody"],
    "opponent": ["nobody"],
    "outcome": ["won"],
    "name": ["e", "%"],
}
TOO_DEAR = {"/api/tables/{table}/review"}
"""What would keep a core busy for minutes."""


class Requests:
    """Makes requests, most of them wrong."""

    def __init__(self, luck: Random, tables: list[str], keys: list[str]) -> None:
        self._luck, self._tables, self._keys = luck, tables, keys
        self._endpoints = [each for each in ENDPOINTS if each.method != "POST" or each.path not in TOO_DEAR]

    def one(self) -> tuple[str, bytes, dict[str, str | bytes], bytes]:
        """Method, target, headers and body."""
        luck, endpoint = self._luck, self._luck.choice(self._endpoints)
        method = endpoint.method if luck.random() < 0.97 else luck.choice(["PATCH", "OPTIONS", "HEADS", "TRACE"])
        target = self._path(endpoint) + self._query()
        target = mangled(target, luck, b"%/?&=~#.;[]0aZ") if luck.random() < 0.15 else target
        return method, target.replace(b" ", b"+") or b"/", self._headers(endpoint), self._body(endpoint)

    def _path(self, endpoint: Endpoint) -> bytes:
        values: dict[str, list[Any]] = {"table": self._tables, "seat": [0, 1, 2], "number": [0, 1, 7]}
        values |= {"game": ["qin"], "language": ["de"], "device": ["0" * 16], "passkey": ["AAAA"]}
        values |= {"player": ["me", "nobody"], "pace": ["live"], "deal": ["qin", "li_si"], "day": ["2026-03-01"]}
        values |= {"tournament": ["nobody"], "round": [0, 1], "channel": ["push", "mail"], "edition": ["0" * 64]}
        path = endpoint.path
        for name in endpoint.names:
            value = self._luck.choice(values[name]) if self._luck.random() < 0.7 else strange(self._luck)
            path = path.replace(f"{{{name}}}", self._quoted(value))
        return path.encode()

    def _query(self) -> bytes:
        luck = self._luck
        names = luck.sample(list(QUERIES), luck.choice([0, 0, 0, 1, 2]))
        pairs = [(name, luck.choice(QUERIES[name]) if luck.random() < 0.5 else strange(luck)) for name in names]
        return ("?" + "&".join(f"{name}={self._quoted(value)}" for name, value in pairs) if pairs else "").encode()

    def _quoted(self, value: Any) -> str:
        text = value if isinstance(value, str) else json.dumps(value)
        return quote(text[:3000], safe="" if self._luck.random() < 0.8 else "/", errors="replace")

    def _headers(self, endpoint: Endpoint) -> dict[str, str | bytes]:
        luck, headers = self._luck, dict[str, str | bytes]()
        # Nobody who is asked again and again may be forgotten or signed out.
        if endpoint.method != "DELETE" or endpoint.names:
            headers["Cookie"] = f"tianxia={luck.choice(self._keys)}"
        for name in ("Origin", "Host", "Cookie", "Content-Type", "Range", "Accept-Encoding", "If-None-Match"):
            if luck.random() < 0.03:
                text = strange(luck)
                plain = text if isinstance(text, str) else json.dumps(text)
                headers[name] = "".join(sign for sign in plain if sign.isprintable())[:2000].strip().encode()
        return headers

    def _body(self, endpoint: Endpoint) -> bytes:
        luck, right = self._luck, BODIES.get(endpoint.path, {})
        if endpoint.body is None and luck.random() < 0.95:
            return b""
        data = json.dumps(right if luck.random() < 0.2 else mutated(right, luck)).encode()
        return mangled(data, luck) if luck.random() < 0.3 else data


async def fuzz_http(house: House, secrets: Secrets, count: int, luck: Random) -> None:
    """Send requests to every endpoint; each must get an answer that is no fault of ours."""
    eve: Guest = await house.guest("Eve")
    open_table, ended = await eve.new_table(ME, OPEN, public=True), await eve.new_table(ME, RANDOM)
    await (await eve.sit(ended["id"])).do("resign", seat=0)
    tables = [secrets.table["id"], open_table["id"], ended["id"], "no-such-table"]
    requests = Requests(luck, tables, [eve.key or "", "nonsense", ""])
    client = RawClient(house.port)
    for _ in range(count):
        asked = requests.one()
        reply = await client.ask(*asked)
        assert 200 <= reply.status < 500, (asked, reply)
        assert not secrets.told(reply.body), asked
    await client.close()


@pytest.mark.parametrize("way", [fuzz_sockets, fuzz_http], ids=["sockets", "http"])
async def test_nothing_that_comes_in_is_our_fault(way: Any, tmp_path: Path, thorough: bool) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, uploads=FAST, waiting=10_000)) as house:
        secrets = await Secrets(house).made()
        with overhearing() as heard:
            await way(house, secrets, 60_000 if thorough else 2000, Random(18))
            guest = await house.guest()
            assert (await asyncio.wait_for(guest.ask("GET", "/health"), 20))["status"] == "ok"
    assert heard.faults == []
    assert not [text for text in heard.texts if secrets.told(text.encode(errors="replace"))]
