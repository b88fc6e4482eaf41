"""What is gone without a word: a process that ends silently, a database that nobody hears from any more."""

import asyncio
import base64
import contextlib
import hashlib
import re
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import delete, insert
from websockets.exceptions import ConnectionClosed

from tests.server.house import ME, OPEN, PATIENCE, House
from tests.server.test_fleet import two_apart
from tianxia.server.fleet import shared
from tianxia.server.fleet.shared import SharedFleet
from tianxia.server.http import relay_socket
from tianxia.server.settings import Limits
from tianxia.server.store.schema import leases, servers
from tianxia.server.store.urls import WITHIN
from tianxia.server.tables.connection import Connection

ACCEPTING = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


@contextlib.asynccontextmanager
async def silent_process() -> AsyncIterator[int]:
    """What is left of a process whose machine is gone: it accepts a socket, and is never heard of again."""

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        (key,) = re.findall(rb"(?i)sec-websocket-key: (\S+)", head)
        digest = hashlib.sha1(key + ACCEPTING).digest()
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        writer.write(b"Sec-WebSocket-Accept: " + base64.b64encode(digest) + b"\r\n\r\n")
        while await reader.read(1000):
            pass

    async with await asyncio.start_server(accept, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]


async def test_people_whose_process_is_gone_without_a_word_are_told_to_come_again(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relay_socket, "SILENT", 0.2)
    ann = await houses[0].guest("Ann")
    table = (await ann.new_table(ME, OPEN))["id"]
    await houses[0].services.rooms.hand_over(await houses[0].services.rooms.get(table))
    store = houses[0].services.store
    async with silent_process() as port:
        late = time.time() + 3600
        gone = {"id": "gone", "address": f"127.0.0.1:{port}", "secret": "x", "made": late, "until": late}
        await store.write(insert(servers).values(gone), insert(leases).values(table=table, server="gone"))
        socket = await ann.connect(table)
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
        await store.write(delete(servers).where(servers.c.id == "gone"))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


class Unread:
    """Stands in for a socket whose client reads nothing."""

    on_writable: Callable[[], None] | None = None
    is_writable, is_aborted = False, False

    def write(self, _frames: bytes) -> None:
        raise AssertionError("the socket is not writable")

    def abort(self) -> None:
        self.is_aborted = True

    def hand_over(self, _hear: Callable[[bytes], None]) -> None: ...

    def stop_reading(self) -> None: ...

    def go_on_reading(self) -> None: ...


async def test_who_does_not_read_is_not_waited_for_at_the_farewell() -> None:
    wire = Unread()
    connection = Connection(None, None, Limits(), wire)
    connection.push(b"unread")
    await asyncio.sleep(0)
    connection.bid_farewell("again")
    await asyncio.sleep(0)
    assert connection.parted.done()
    assert wire.is_aborted


async def test_a_process_that_hears_nothing_from_its_database_lets_go(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    _ann, _ben, first, second = await two_apart(houses)
    member = houses[0].services.fleet
    assert isinstance(member, SharedFleet)
    monkeypatch.setattr(shared, "LASTING", 0.2)
    monkeypatch.setattr(member, "_renew", asyncio.Event().wait)
    member._lasts_until = 0.0
    for looker in (first, second):
        assert (await looker.until(lambda message: message["type"] == "bye"))["code"] == "again"


async def test_the_system_looks_whether_the_database_is_still_there(houses: list[House]) -> None:
    """A connection on which nothing comes would otherwise be trusted for hours, and notices be missed."""
    store = houses[0].services.store
    with store.engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        assert driver.info.get_parameters().items() >= WITHIN.items()
    assert store.shared is not None
    async with store.shared.connect() as waiting:
        driver = (await waiting.get_raw_connection()).driver_connection
        assert driver.info.get_parameters().items() >= WITHIN.items()
    fleet = houses[0].services.fleet
    assert isinstance(fleet, SharedFleet)
    assert fleet._listener is not None
    async with await fleet._listener._connected() as listening:
        assert listening.info.get_parameters().items() >= WITHIN.items()
