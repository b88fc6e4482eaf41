"""Endpoints of quick start: wait to be matched, keep waiting, or stop."""

from tianxia.server.http.endpoint import Call, Endpoint
from tianxia.server.protocol.requests import SeekRequest
from tianxia.server.protocol.responses import Seek


async def begin_seek(call: Call) -> Seek:
    """Wait to be matched with others who want the same game; the range of ratings widens with time."""
    return await call.services.seeks.begin(call.somebody(), call.body)


async def keep_seek(call: Call) -> Seek:
    """Say that you still wait, every few seconds: who no longer does has left. Tells whether there is a match."""
    return await call.services.seeks.wait(call.somebody())


async def end_seek(call: Call) -> Seek:
    """Stop waiting; a match that was made a moment earlier stands, and is told."""
    return await call.services.seeks.end(call.anybody())


ENDPOINTS = [
    Endpoint("PUT", "/api/seek", begin_seek, Seek, body=SeekRequest),
    Endpoint("POST", "/api/seek", keep_seek, Seek),
    Endpoint("DELETE", "/api/seek", end_seek, Seek),
]
