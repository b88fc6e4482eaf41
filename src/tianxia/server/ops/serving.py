"""Running the server: uvicorn with our settings, and an orderly stop."""

import asyncio
import gc
import logging
import secrets
import socket
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import uvicorn

from tianxia import games
from tianxia.engine.game import BadInput
from tianxia.server.http.app import App
from tianxia.server.ops.connections import Complaints, HttpConnection, SocketConnection
from tianxia.server.ops.door import AT_ONCE, QUEUE, Door
from tianxia.server.ops.metrics_port import MetricsPort
from tianxia.server.ops.passing import Passing
from tianxia.server.ops.warming import warm_up_soon
from tianxia.server.settings import Inner, Settings
from tianxia.server.store.urls import is_postgresql
from tianxia.words import words

LOG = logging.getLogger("tianxia.server")

LOOPBACK = ("127.0.0.1", "::1", "localhost")
STOP_WITHIN = 5
ROOM_FOR_A_CLEAR_WORD = 4
"""How many times the largest message is still read, to reply with an error; anything larger closes the connection."""
YOUNG = 10_000
"""How many more objects there must be before Python looks for cycles: an answer alone makes and drops a thousand."""


class Server(uvicorn.Server):
    """Opens its database before anything else, lets nobody block the door, and says goodbye before it closes."""

    ready: Callable[[], None] | None = None
    """Called once the server answers."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, proxies: Sequence[str], inner: socket.socket | None
    ) -> None:
        """A server with a door of its own."""
        super().__init__(config)
        self.server_state: Door = Door(settings.limits, proxies, settings.inner)
        self._inner, self._settings = inner, settings
        self.metrics_port = MetricsPort(settings.metrics)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until a signal says stop, in a process that does nothing else."""
        gc.freeze()  # what is loaded by now stays
        gc.set_threshold(YOUNG)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, with a log that cannot be flooded from outside.

        BadInput if the database cannot be used: from the application's own start only a log would hear it.
        """
        asyncio.get_running_loop().set_exception_handler(Complaints())
        app = self.config.app
        self.metrics_port.bind()
        if isinstance(app, App):
            await app.open()
            await self.metrics_port.open(app.services)
        sockets = self._with_inner(sockets)
        await super().startup(sockets)
        for bound in sockets or []:
            bound.listen(QUEUE)  # for asyncio the length of the queue is also how many it accepts at once
        if self._settings.passing is not None and self._settings.process is not None:
            self.server_state.passing = Passing(Path(self._settings.passing), self._settings.process, self._take)
        if self.ready is not None:
            self.ready()
        warm_up_soon()

    def _take(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another process has accepted, and whose request it has read."""
        protocol = HttpConnection(self.config, self.server_state, self.lifespan.state)

        async def serve() -> None:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
            protocol.data_received(head)

        task = asyncio.create_task(serve())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop rooms first, then connections, then the store."""
        app = self.config.app
        self.metrics_port.close()
        if isinstance(app, App):
            await app.bid_farewell()
        if self.server_state.passing is not None:
            self.server_state.passing.close()
        await super().shutdown(self._with_inner(sockets))

    def _with_inner(self, sockets: list[socket.socket] | None) -> list[socket.socket] | None:
        return sockets if self._inner is None else [*(sockets or []), self._inner]


def make_server(
    settings: Settings,
    host: str,
    port: int,
    proxies: tuple[str, ...] = (),
    peers: tuple[str, int] | None = None,
) -> Server:
    """A server that is ready to run; `peers` is where other processes on its PostgreSQL reach it."""
    LOG.setLevel(logging.INFO)
    for complaint in games.broken():
        LOG.warning(words("en").complaint(complaint))
    inner = inner_listener(peers or ("127.0.0.1", 0)) if is_postgresql(settings.db) else None
    if inner is not None:
        place = inner.getsockname()
        settings = replace(settings, inner=Inner(place[0], place[1], secrets.token_urlsafe(24)))
    config = uvicorn.Config(
        App(settings),
        host=host,
        port=port,
        http=HttpConnection,
        ws=SocketConnection,
        backlog=AT_ONCE,
        timeout_keep_alive=settings.limits.keep_alive,
        ws_per_message_deflate=False,  # compressing a view of a few kilobytes for each eye costs more than sending it
        ws_max_size=settings.limits.message * ROOM_FOR_A_CLEAR_WORD,
        lifespan="on",
        log_config=None,  # the command sets up logs, its own and uvicorn's in one form
        log_level="warning",
        access_log=False,  # addresses may contain what nobody else should read
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    return Server(config, settings, proxies, inner)


def inner_listener(place: tuple[str, int]) -> socket.socket:
    """A listener for other processes; BadInput if its port is taken."""
    host, port = place
    try:
        return socket.create_server(place, family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise BadInput("serve-no-port", host=host, port=port, why=str(error.strerror or error)) from None


def lan_address() -> str | None:
    """The address of this machine in its network, as others see it. Finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: nobody is there
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
