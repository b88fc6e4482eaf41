"""Endpoints for who watches the server: whether it runs, and whether it can do its work."""

import time
from typing import Any

from tianxia import __version__
from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.responses import Health, Ready


async def health(call: Call) -> Health:
    """Whether the server runs, and how much it holds."""
    services, rooms = call.services, call.services.rooms
    status: Any = "stopping" if services.stopping else "ok"
    return Health(status, __version__, len(rooms), rooms.connections, round(time.monotonic() - services.started, 1))


async def ready(call: Call) -> Ready:
    """Whether the server can do its work; otherwise a 503 says why not."""
    if call.services.stopping:
        raise Failure("stopping", 503)
    await call.services.readiness.check()
    return Ready("ready")


ENDPOINTS = [
    Endpoint("GET", "/health", health, Health),
    Endpoint("GET", "/ready", ready, Ready),
]
