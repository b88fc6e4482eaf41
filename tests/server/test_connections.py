"""Slow and idle connections: they are closed in time, they make room for others, and the log stays short."""

import asyncio
import contextlib
import errno
import resource
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import LOOSE, ME, PATIENCE, RANDOM, House, open_house
from tests.server.test_serving import FORWARDED, proxied
from tianxia.server.ops.connections import Complaints, HttpConnection
from tianxia.server.ops.door import AT_ONCE, OTHER_FILES, Door, room_for_connections
from tianxia.server.rate_limits import counted_as
from tianxia.server.settings import Limits

SHORT = 0.3
HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"
Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Transport:
    aborted: bool = False

    def abort(self) -> None:
        self.aborted = True


@dataclass(eq=False)
class Caller:
    """Stands in for a connection."""

    client: tuple[str, int] | None
    transport: Any = field(default_factory=Transport)


class Porter:
    """Lets callers in as the protocol does."""

    def __init__(self, limits: Limits, *proxies: str) -> None:
        self.door = Door(limits, proxies)

    def comes(self, address: str | None = "203.0.113.1", busy: bool = False) -> Caller:
        caller = Caller((address, 1) if address is not None else None)
        self.door.connections.add(caller)  # type: ignore[arg-type]
        if not self.door.enter(caller):
            caller.transport.abort()
        if busy:
            self.door.note_busy(caller)
        return caller

    def goes(self, caller: Any) -> None:
        self.door.connections.discard(caller)
        self.door.leave(caller)


def closed(*callers: Caller) -> list[bool]:
    return [caller.transport.aborted for caller in callers]


def test_who_has_waited_longest_without_a_request_makes_room_for_a_newcomer() -> None:
    porter = Porter(Limits(connections=3))
    busy, first, second = porter.comes(busy=True), porter.comes(), porter.comes()
    third = porter.comes()
    assert closed(busy, first, second, third) == [False, True, False, False]
    porter.goes(first)
    assert not closed(porter.comes("203.0.113.2"))[0], "another address has its own limit"
    porter.door.note_busy(second)
    porter.door.note_idle(second)
    porter.comes()
    assert closed(second, third) == [False, True], "it has just had an answer"


def test_where_all_are_busy_a_newcomer_must_go_and_a_place_becomes_free() -> None:
    porter = Porter(Limits(connections=2))
    first, second = porter.comes(busy=True), porter.comes(busy=True)
    late = porter.comes()
    assert closed(first, second, late) == [False, False, True]
    for caller in (late, first):
        porter.goes(caller)
    assert closed(porter.comes()) == [False]


def test_the_limit_on_all_connections_spares_those_with_a_request() -> None:
    porter = Porter(Limits(all_connections=3))
    callers = [porter.comes(f"203.0.113.{number}", busy=number == 0) for number in range(3)]
    assert closed(*callers, porter.comes("203.0.113.9")) == [False, True, False, False]


def test_all_addresses_of_one_ipv6_network_are_one_client() -> None:
    porter = Porter(Limits(connections=2), "2001:db8:9::/64")
    first, second = porter.comes("2001:db8::1", busy=True), porter.comes("2001:db8::2", busy=True)
    late, other = porter.comes("2001:db8::3"), porter.comes("2001:db8:0:1::3")
    assert closed(first, second, late, other) == [False, False, True, False]
    for caller in (first, second, late, other):
        porter.goes(caller)
    assert not porter.door._open
    assert not any(closed(*[porter.comes("2001:db8:9::7", busy=True) for _ in range(5)])), "a proxy"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("::1", "::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_what_an_address_counts_for(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_a_proxy_is_not_limited_as_if_it_were_one_client() -> None:
    porter = Porter(Limits(connections=1), "10.0.0.0/8")
    assert not any(closed(*[porter.comes("10.0.0.7") for _ in range(5)]))
    assert not any(closed(*[porter.comes(None) for _ in range(5)])), "nor one through a file of this machine"


def test_a_door_that_everybody_left_remembers_nobody() -> None:
    porter = Porter(Limits(connections=2))
    for caller in [porter.comes(f"203.0.113.{number % 3}", busy=number % 2 == 0) for number in range(20)]:
        porter.goes(caller)
    assert [len(kept) for kept in (porter.door._open, porter.door._idle, porter.door._idle_from)] == [0, 0, 0]


def test_connections_leave_files_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _which, limits: asked.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (1024, 4096))
    assert room_for_connections(10) == 10
    assert not asked
    assert room_for_connections(10_000) == 4096 - OTHER_FILES
    assert asked == [(4096, 4096)], "as high as we may"
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (256, 256))
    assert room_for_connections(10_000) == 128
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert room_for_connections(10_000) == 10_000


async def half_requests(port: int, count: int, kept: contextlib.ExitStack) -> None:
    """Many connections that have sent half a head."""
    for number in range(count):
        caller = kept.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
        with contextlib.suppress(ConnectionError):  # it may have been closed for the next already
            caller.sendall(HEAD)
        if number % (AT_ONCE // 2) == 0:
            await asyncio.sleep(0.01)  # the server, in the same thread, lets them in


async def test_a_thousand_half_requests_block_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits()
    async with open_house(tmp_path, limits=limits) as house:
        count = min(1100, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 2 - 200)
        with contextlib.ExitStack() as kept:
            await half_requests(house.port, count, kept)
            guest = await house.guest()
            health = await asyncio.wait_for(guest.ask("GET", "/health"), PATIENCE)
            assert health["status"] == "ok"
            assert len(house.server.server_state.connections) <= limits.connections
            await guest.leave()
        assert len(caplog.text) < 1000


@contextlib.asynccontextmanager
async def caller(house: House) -> AsyncIterator[Pair]:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def is_closed(pair: Pair) -> bool:
    """Whether the server closes a connection without a word."""
    try:
        return await asyncio.wait_for(pair[0].read(), PATIENCE) == b""
    except ConnectionError:
        return True


async def answered(pair: Pair, request: bytes = HEAD + b"\r\n") -> bytes:
    pair[1].write(request)
    head = await asyncio.wait_for(pair[0].readuntil(b"\r\n\r\n"), PATIENCE)
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    await pair[0].readexactly(length)
    return head.partition(b"\r\n")[0]


async def drip(pair: Pair) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            pair[1].write(b"X-Slow: yes\r\n")
            await asyncio.sleep(0.02)


async def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, head_within=SHORT)) as house:
        async with caller(house) as silent:
            assert await is_closed(silent)
        async with caller(house) as again:
            assert b"200" in await answered(again)
            dripping = asyncio.create_task(drip(again))
            assert await is_closed(again), "each piece of a head buys no more time"
            dripping.cancel()


async def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, body_within=SHORT)) as house, caller(house) as slow:
        slow[1].write(BODY + b'\r\n{"name"')
        assert await is_closed(slow)


async def test_a_response_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    short = replace(LOOSE, read_within=SHORT, keep_alive=600)
    async with open_house(tmp_path, limits=short) as house, caller(house) as slow, caller(house) as good:
        for pair in (slow, good):
            await answered(pair)
            connection_of(house, pair).pause_writing()
        connection_of(house, good).resume_writing()
        assert await is_closed(slow)
        assert b"200" in await answered(good)


def connection_of(house: House, pair: Pair) -> HttpConnection:
    """The server's side of a connection."""
    own = pair[1].get_extra_info("sockname")
    found = [found for found in house.server.server_state.connections if isinstance(found, HttpConnection)]
    return next(connection for connection in found if connection.client == own)


async def test_deadlines_are_for_one_request_and_not_for_sockets(tmp_path: Path) -> None:
    quick = replace(LOOSE, head_within=SHORT, body_within=SHORT, read_within=SHORT)
    async with open_house(tmp_path, limits=quick) as house:
        ann = await house.guest("Ann")
        looker = await ann.sit((await ann.new_table(ME, RANDOM))["id"])
        async with caller(house) as pair:
            for _ in range(2):
                assert b"200" in await answered(pair, BODY + b'\r\n{"name":"Ann"}')
                await asyncio.sleep(2 * SHORT)
        await looker.do("ping")
        await looker.close()
        await ann.leave()
        while house.server.server_state.connections:
            await asyncio.sleep(0.01)
        assert not house.server.server_state._open, "sockets leave their places too"


async def test_only_a_connection_without_a_request_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two = replace(LOOSE, connections=2, keep_alive=600)
    async with open_house(tmp_path, limits=two) as house, caller(house) as kept, caller(house) as busy:
        for pair in (kept, busy):
            assert b"200" in await answered(pair)
        somebody, go = house.services.somebody, asyncio.Event()

        async def slowly(*arguments: Any) -> Any:
            await go.wait()
            return await somebody(*arguments)

        with monkeypatch.context() as patch:
            patch.setattr(house.services, "somebody", slowly)
            busy[1].write(HEAD + b"\r\n")
            async with asyncio.timeout(PATIENCE):
                while not house.services.open_requests:
                    await asyncio.sleep(0.01)
        async with caller(house) as late, caller(house) as later:
            assert await is_closed(kept)
            assert await is_closed(late)
            go.set()
            assert b"200" in await answered(busy, b"")
            assert b"200" in await answered(later)


async def test_open_requests_are_counted_by_the_address_that_a_proxy_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tight = replace(LOOSE, connections=1, open_requests=1)
    async with proxied(tmp_path, monkeypatch, "127.0.0.1", limits=tight) as house, caller(house) as slow:
        slow[1].write(BODY + b'X-Forwarded-For: 203.0.113.9\r\n\r\n{"name"')
        while not house.services.open_requests:
            await asyncio.sleep(0.01)
        guest = await house.guest()
        assert (await guest.http.get("/health", headers=FORWARDED)).status_code == 429
        elsewhere = {**FORWARDED, "X-Forwarded-For": "203.0.113.10"}
        assert (await guest.http.get("/health", headers=elsewhere)).status_code == 200
        slow[1].write(b':"Ann"}')
        assert b"200" in await answered(slow, b"")


async def test_that_no_connection_can_be_accepted_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    loop, complaints = asyncio.get_running_loop(), Complaints()
    full = OSError(errno.EMFILE, "Too many open files")
    for _ in range(1000):
        complaints(loop, {"message": Complaints.ACCEPTING, "exception": full})
    (record,) = caplog.records
    assert "Too many open files" in record.getMessage()
    complaints(loop, {"message": "something else", "exception": ZeroDivisionError()})
    assert "something else" in caplog.text
