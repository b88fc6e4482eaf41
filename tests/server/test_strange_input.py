"""Whatever comes in, nobody gets a 500 and no log a traceback: each strange thing gets its own plain refusal."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import ME, OPEN, Guest, House, Json, Looker
from tests.server.overheard import overhearing
from tests.server.raw_http import RawClient
from tests.server.test_fuzz import BODIES as RIGHT
from tianxia.server.http.app import ENDPOINTS

Strange = tuple[str, str, int, str]
NO_TABLE = "/api/tables/no-such-table"
DEEP = b"[" * 20_000

ADDRESSES: list[Strange] = [
    ("GET", "/%00", 400, "malformed"),
    ("GET", "/assets/app%00.js", 400, "malformed"),
    ("GET", "/api/tables/%00%00%00%00%00%00%00%00", 400, "malformed"),
    ("GET", "/api/tables?after=1~%00", 400, "malformed"),
    ("GET", "/api/tables?%00=1", 400, "malformed"),
    ("GET", "/?%00", 400, "malformed"),
    ("GET", "/%ff", 400, "malformed"),
    ("GET", "/api/games/%c3/components", 400, "malformed"),
    ("GET", "/api/tables?after=%ff", 400, "malformed"),
    ("GET", "/api/tables/%ed%a0%80aaaaaaaa", 400, "malformed"),
    ("GET", "/" + "a/" * 3000, 414, "too-large"),
    ("GET", "/" + "../" * 3000, 414, "too-large"),
    ("POST", "/api/" + "a/" * 3000, 414, "too-large"),
    ("GET", "/api/tables?after=" + "1" * 5000, 414, "too-large"),
    ("GET", "/api/" + "a/" * 1000, 404, "no-such-address"),
    ("GET", "/assets/" + "a" * 3000, 404, ""),
    ("GET", "/" + "a/" * 1500 + "x.js", 404, ""),
    ("GET", f"{NO_TABLE}/replay/{'9' * 3000}", 400, "malformed"),
    ("PUT", f"{NO_TABLE}/seats/{2**70}", 400, "malformed"),
    ("GET", "/api/tables?limit=1e999", 400, "malformed"),
    ("GET", "/api/tables?after=" + "é" * 70, 400, "malformed"),
    ("GET", "/api/tables/" + "é" * 70, 404, "no-table"),
]
"""Method, address, and the status and code of the answer."""


def quoted(address: str) -> bytes:
    return b"".join(bytes([byte]) if byte < 128 else b"%%%02x" % byte for byte in address.encode())


async def test_a_strange_address_is_refused(any_house: House) -> None:
    client = RawClient(any_house.port)
    with overhearing() as heard:
        for method, address, status, code in ADDRESSES:
            reply = await client.ask(method, quoted(address))
            assert (reply.status, reply.code) == (status, code), (address[:80], reply)
        for address in ("/api/tables?after=1e999~x", "/api/tables?after=nan~x", "/" + "a/" * 1500, "/" + "a" * 3000):
            assert (await client.ask("GET", address)).status == 200, address[:80]
        for raw in (b"/\xff", b"/a\x00b", b"/api/tables?after=\xc3\xa9"):
            assert (await client.ask("GET", raw)).status == 400
    assert heard.faults == []


ORIGINS: list[str | bytes] = ["http://[", "http://[::1", "//", "", "null", "x" * 5000, b"\xff\xfe", "http://a]b", "é"]


async def test_a_strange_origin_is_no_origin_of_ours(house: House) -> None:
    client, guest = RawClient(house.port), await house.guest("Ann")
    table = await guest.new_table(ME, OPEN)
    socket = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    opening: dict[str, str | bytes] = {**socket, "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    with overhearing() as heard:
        for origin in ORIGINS:
            reply = await client.ask("POST", "/api/me", {"Origin": origin}, b'{"name":"Ann"}')
            assert (reply.status, reply.code) == (403, "wrong-origin"), origin
            reply = await client.ask("GET", f"/api/tables/{table['id']}/socket", {**opening, "Origin": origin})
            assert (reply.status, reply.code) == (403, "wrong-origin"), origin
        assert (await client.ask("POST", "/api/me", {}, b'{"name":"Ann"}')).status == 200, "a program has no origin"
    assert heard.faults == []


async def test_strange_headers_harm_nobody(any_house: House) -> None:
    client = RawClient(any_house.port)
    body = b'{"name":"Ann"}'
    with overhearing() as heard:
        for host in ("[", "[::1", "a]b", "é", "", "x" * 3000):
            assert (await client.ask("POST", "/api/me", {"Host": host}, body)).status == 200, host
        for cookie in ("tianxia=" + "x" * 99, 'tianxia="\\000\\377"', b"tianxia=\xff\xfe", "tianxia", "=;=;" * 500):
            assert b'"known":false' in (await client.ask("GET", "/api/me", {"Cookie": cookie})).body, cookie
        for kind in ("", "text/plain", "application/json\xff", ";" * 2000):
            assert (await client.ask("POST", "/api/me", {"Content-Type": kind}, body)).status == 415
        for value in ("bytes=9-1", "bytes=" + "9" * 5000 + "-", "bytes=" + "0-1," * 1000, "x"):
            assert (await client.ask("GET", "/seal.svg", {"Range": value})).status < 500
        for name in ("X", "Cookie", "Origin", "Content-Type"):
            assert (await client.ask("GET", "/api/me", {name: b"a\x00b"})).status == 400
    assert heard.faults == []


TABLE: Json = {"game": "qin", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
TEXTS: list[tuple[str, str, Json]] = [
    ("POST", "/api/me", {"name": "A@nn"}),
    ("PUT", "/api/me/password", {"login": "ann", "password": "correct@horse"}),
    ("PUT", "/api/me/password", {"login": "ann", "password": "correct horse", "old": "wrong@horse"}),
    ("POST", "/api/session", {"login": "a@nn", "password": "correct horse"}),
    ("POST", "/api/session", {"login": "ann", "password": "correct@horse"}),
    ("POST", "/api/tables", {**TABLE, "game": "q@in"}),
    ("POST", "/api/tables", {**TABLE, "seats": [ME, {"kind": "bot", "bot": "ran@dom"}]}),
    ("POST", "/api/tables", {**TABLE, "options": {"bo@ard": "lion"}}),
    ("POST", "/api/tables", {**TABLE, "options": {"board": "li@on"}}),
    ("POST", "/api/tables", {**TABLE, "series": ["li@on"]}),
    ("POST", "/api/tables", {**TABLE, "@": 1}),
    ("POST", "/api/lessons", {"game": "qin", "lesson": "fi@rst"}),
    ("POST", "/api/links", {"token": "x" * 40 + "@"}),
    ("POST", "/api/links/look", {"token": "x" * 40 + "@"}),
    ("POST", "/api/records", {"record": "{}@"}),
    ("POST", f"{NO_TABLE}/fork", {"entry": 1, "seats": [{"kind": "me@"}]}),
    ("POST", f"{NO_TABLE}/rematch", {"options": {"board": "@"}}),
]
"""Texts of bodies; the @ stands for what does not belong there."""
NOT_TEXT = {"NUL": "\\u0000", "high": "\\ud800", "low": "\\udc00 ", "pair": "\\udc00\\ud800"}


async def test_no_text_in_a_body_holds_what_cannot_be_stored(any_house: House) -> None:
    client, ann = RawClient(any_house.port), await any_house.guest("Ann")
    cookie: dict[str, str | bytes] = {"Cookie": f"tianxia={ann.key}"}
    with overhearing() as heard:
        for method, path, body in TEXTS:
            for name, strange in NOT_TEXT.items():
                data = json.dumps(body).replace("@", strange).encode()
                reply = await client.ask(method, path, cookie, data)
                assert (reply.status, reply.code) == (400, "malformed"), (path, name, reply)
            data = json.dumps(body).encode().replace(b"@", b"\xff")
            assert (await client.ask(method, path, cookie, data)).code == "malformed"
        assert (await ann.ask("POST", "/api/me", {"name": "a\\u0000b"}))["name"] == "a\\u0000b", "six harmless letters"
    assert heard.faults == []


def with_a_nul_in_each_text(body: Any) -> Iterator[Any]:
    """The same body again and again, each time with a NUL in another of its texts or names."""
    if isinstance(body, str):
        yield f"{body}\0"
    elif isinstance(body, list):
        for number, value in enumerate(body):
            yield from ([*body[:number], changed, *body[number + 1 :]] for changed in with_a_nul_in_each_text(value))
    elif isinstance(body, dict):
        for name, value in body.items():
            yield {(f"{each}\0" if each == name else each): kept for each, kept in body.items()}
            yield from ({**body, name: changed} for changed in with_a_nul_in_each_text(value))


async def test_no_endpoint_takes_a_nul_in_any_text(any_house: House) -> None:
    client, ann = RawClient(any_house.port), await any_house.guest("Ann")
    cookie: dict[str, str | bytes] = {"Cookie": f"tianxia={ann.key}"}
    with overhearing() as heard:
        for endpoint in ENDPOINTS:
            path = re.sub(r"{\w+}", "no-such-one", endpoint.path)
            for body in with_a_nul_in_each_text(RIGHT[endpoint.path]) if endpoint.body is not None else ():
                reply = await client.ask(endpoint.method, path, cookie, json.dumps(body).encode())
                assert (reply.status, reply.code) == (400, "malformed"), (endpoint.path, body, reply)
                assert b'"why":"NUL"' in reply.body, "and for no other reason"
    assert heard.faults == []


BODIES: list[bytes] = [
    b"{",
    b"\x00",
    b"\xff\xfe{",
    b"\xef\xbb\xbf{}",
    b"null",
    DEEP,
    b'{"name":' + DEEP,
    b'{"x":' + DEEP,
    b'{"name":' + b'{"a":' * 9000,
    b'{"name":' + b"9" * 9000 + b"}",
    b'{"name":1e999}',
    b'{"name":NaN}',
    b'{"name":"a\x00b"}',
    b'{"name":"\xed\xa0\x80"}',
]


async def test_a_strange_body_is_malformed(house: House) -> None:
    client = RawClient(house.port)
    with overhearing() as heard:
        for body in BODIES:
            reply = await client.ask("POST", "/api/me", {}, body)
            assert (reply.status, reply.code) == (400, "malformed"), (body[:40], reply)
            assert len(reply.body) < 400, "the answer does not repeat what was sent"
    assert heard.faults == []


async def test_a_client_that_leaves_in_the_middle_is_no_fault_of_ours(house: House) -> None:
    with overhearing() as heard:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
        writer.write(head + b'{"name":')
        await writer.drain()
        assert (await RawClient(house.port).ask("GET", "/api/me")).status == 200, "the other request is being read"
        writer.close()
        await writer.wait_closed()
        while house.server.server_state.tasks:
            await asyncio.sleep(0.01)
        del reader
    assert heard.faults == []


RECORDS = [
    '{"tianxia":1,"game":"qin","rules":%s}' % ("9" * 5000),
    '{"tianxia":1,"game":"qin","rules":%s,"components":"","seats":[],"options":{}}' % ("9" * 3000),
    '{"tianxia":1e999}',
    '{"tianxia":' + "[" * 20_000,
    '@tianxia 1\n@game "\\ud800"',
    "1. " + "9" * 5000 + " place x",
    "²",
]


async def whole_record(guest: Guest) -> list[Json]:
    """The record of a game that ends at once."""
    table = await guest.new_table(ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})
    looker = await guest.sit(table["id"])
    await looker.do("stand_in", seat=0, bot="random")
    while looker.state != "finished":
        await looker.next()
    text = await guest.ask("GET", f"/api/tables/{table['id']}/record")
    return [json.loads(line) for line in text.splitlines()]


async def test_a_strange_record_is_not_stored(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    lines = await whole_record(ann)
    with overhearing() as heard:
        for text in RECORDS:
            assert (await ann.http.post("/api/records", json={"record": text})).status_code == 400, text[:50]
        for line, name in ((0, "commitment"), (-1, "seed"), (0, "components"), (1, "answer")):
            changed = [dict(each) for each in lines]
            changed[line][name] = "\x00"
            text = "\n".join(json.dumps(each) for each in changed)
            assert await ann.refused("POST", "/api/records", {"record": text}) == "malformed", name
        good = "\n".join(json.dumps(each) for each in lines)
        assert (await ann.http.post("/api/records", json={"record": good})).status_code == 201
    assert heard.faults == []


MESSAGES: list[bytes] = [
    b'{"type":"say","id":7,"text":"a\\u0000b"}',
    b'{"type":"say","id":7,"text":"a\\ud800"}',
    b'{"type":"answer","id":7,"seat":0,"version":2,"answer":"\\u0000"}',
    b'{"type":"confirm","id":7,"seat":0,"version":2,"answers":["\\u0000"]}',
    b'{"type":"draft","id":7,"seat":0,"version":2,"answers":[],"reach":["\\u0000"]}',
    b'{"type":"why_not","id":7,"seat":0,"spots":["\\u0000"]}',
    b'{"type":"stand_in","id":7,"seat":0,"bot":"\\u0000"}',
    b'{"type":"say","id":7,"\\u0000":1}',
    b'{"type":"\\u0000","id":7}',
    b'{"type":"say","id":%d,"text":"a"}' % 2**70,
    b'{"type":"answer","id":7,"seat":0,"version":%s,"answer":"pass"}' % (b"9" * 5000),
    b'{"type":"answer","id":7,"seat":1e999,"version":2,"answer":"pass"}',
    b'{"type":"say","id":7,"text":' + b"[" * 10_000,
    b'{"type":"say","id":7,"x":' + b'{"a":' * 3000,
    b'{"type":"say","id":7,"text":"\xff"}',
    b"\xff\xfe\x00",
    b"\x00",
    b"",
]


async def test_a_strange_message_is_malformed_and_the_socket_stays_open(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    table = await ann.new_table(ME, OPEN)
    looker = await ann.sit(table["id"])
    with overhearing() as heard:
        for message in MESSAGES:
            for as_text in (True, False):
                await looker.socket.send(message, text=as_text)
                reply = await looker.until(lambda said: "id" in said)
                assert reply.get("code") == "malformed", (message[:60], reply)
        await looker.do("say", text="a\\u0000b")
        assert looker.said[-1]["text"] == "a\\u0000b", "six harmless letters"
        await looker.do("ping")
    assert heard.faults == []


SOCKETS = [
    ("%00%00%00%00%00%00%00%00", 400),
    ("%ff%ff%ff%ff%ff%ff%ff%ff", 400),
    ("a/" * 3000, 414),
    ("a" * 9000, 414),
]


async def test_a_socket_at_a_strange_address_is_refused(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    with overhearing() as heard:
        for table, status in SOCKETS:
            with pytest.raises(InvalidStatus) as refused:
                await asyncio.wait_for(ann.connect(table), 20)
            assert refused.value.response.status_code == status, table[:40]
        for table in ("short", "%C3%A9" * 20, "a" * 3000, "a%0Abbbbbbbb"):
            looker: Any = Looker(await ann.connect(table))
            with pytest.raises(ConnectionClosed) as closed:
                await looker.next()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-table"), table[:40]
        with pytest.raises(InvalidStatus) as refused:
            await asyncio.wait_for(ann.connect("abcdefgh", **{"X-Long": "x" * 9000}), 20)
        assert refused.value.response.status_code == 431
    assert heard.faults == []
