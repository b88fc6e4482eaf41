"""The port where metrics are shown: another than the table's, so that who may play need not be able to read them."""

import asyncio
import socket

import uvicorn

from tianxia.engine.game import BadInput
from tianxia.server.ops.connections import HttpConnection
from tianxia.server.ops.door import Door
from tianxia.server.services import Services
from tianxia.server.settings import Limits


class MetricsPort:
    """Listens for readers of metrics, if anybody asked for that."""

    def __init__(self, place: tuple[str, int] | None) -> None:
        """`place` is an address and a port; without one this does nothing."""
        self._place = place
        self._bound: socket.socket | None = None
        self._server: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """The port in use, once bound."""
        assert self._bound is not None
        port: int = self._bound.getsockname()[1]
        return port

    def bind(self) -> None:
        """Take the port; BadInput if that fails."""
        if self._place is None:
            return
        host, port = self._place
        try:
            self._bound = socket.create_server(
                (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=16
            )
        except OSError as error:
            why = str(error.strerror or error)
            raise BadInput("serve-no-metrics-port", host=host, port=port, why=why) from None

    async def open(self, services: Services) -> None:
        """Begin to count, and show it. What that needs is loaded only here."""
        if self._bound is None:
            return
        from tianxia.server.ops.prometheus import Prometheus

        metrics = Prometheus(services)
        services.measure(metrics)
        config = uvicorn.Config(metrics.app(), lifespan="off", log_config=None, access_log=False, server_header=False)
        config.load()
        door = Door(Limits())
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: HttpConnection(config, door, {}), sock=self._bound)

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
