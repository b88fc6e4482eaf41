"""The application: every route of the server, and what happens when it starts and stops."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tianxia.server.admin import orders
from tianxia.server.http import (
    account,
    daily,
    editions,
    friends,
    games,
    health,
    lobby,
    me,
    notifications,
    players,
    records,
    reviews,
    seeks,
    static_files,
    tournaments,
)
from tianxia.server.http.documents import Documents
from tianxia.server.http.endpoint import JSON, routes, trouble
from tianxia.server.http.middleware import SecurityMiddleware
from tianxia.server.http.off import SwitchedOff
from tianxia.server.http.offline import OfflinePage
from tianxia.server.http.openapi import openapi
from tianxia.server.http.previews import preview
from tianxia.server.http.privacy import PrivacyNotice
from tianxia.server.http.socket import GONE, serve_socket
from tianxia.server.protocol.codec import socket_schema
from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.shapes import Json
from tianxia.server.retention import Sweeper
from tianxia.server.services import Services, close_services, open_services
from tianxia.server.settings import Settings
from tianxia.server.tables.older import take_in_older

LOG = logging.getLogger("tianxia.server")
SWEEP_EVERY = 60.0
FAREWELL = 20
"""Twentieths of a second."""


ENDPOINTS = [
    *health.ENDPOINTS,
    *me.ENDPOINTS,
    *account.ENDPOINTS,
    *games.ENDPOINTS,
    *lobby.ENDPOINTS,
    *records.ENDPOINTS,
    *reviews.ENDPOINTS,
    *players.ENDPOINTS,
    *daily.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *notifications.ENDPOINTS,
    *seeks.ENDPOINTS,
    *friends.ENDPOINTS,
    *editions.ENDPOINTS,
]


class App(SecurityMiddleware):
    """The whole server as one ASGI application; its services are opened when it starts."""

    def __init__(self, settings: Settings, folder: Path = static_files.FOLDER) -> None:
        """Lay out the routes; `folder` holds the built page."""
        self._services: Services | None = None
        self._settings = settings
        app = Starlette(routes=self._routes(settings, folder), exception_handlers={500: self._failed})
        app.router.lifespan_context = lambda _app: self._life()
        super().__init__(app, settings)

    @property
    def services(self) -> Services:
        """The services, once the application has started."""
        assert self._services is not None
        return self._services

    async def open(self) -> None:
        """Open the services, unless they are open; BadInput if the database cannot be used."""
        if self._services is None:
            self._services = await open_services(self._settings)

    async def bid_farewell(self) -> None:
        """Tell everybody that the server is about to stop, and give them a moment to hear it."""
        self.services.stopping = True
        self.services.rooms.close()
        for _ in range(FAREWELL):
            if self.services.sockets:
                await asyncio.sleep(0.05)

    def _routes(self, settings: Settings, folder: Path) -> list[BaseRoute]:
        async def socket(websocket: WebSocket) -> None:
            await serve_socket(websocket, self.services)

        async def described(request: Request, path: str) -> str:
            return await preview(self._services, request, path)

        page, notice = static_files.Page(folder, settings, described), PrivacyNotice(settings)
        documents = Documents(settings)
        return [
            *routes(ENDPOINTS, lambda: self.services),
            WebSocketRoute("/api/tables/{table}/socket", socket),
            Route("/openapi.json", _described(lambda: openapi(ENDPOINTS))),
            Route("/socket-schema.json", _described(socket_schema)),
            Route("/privacy", notice.serve),
            Route("/off/{token}", SwitchedOff(settings, lambda: self.services).serve, methods=["GET", "POST"]),
            Route("/offline", OfflinePage(settings).serve),
            Route("/docs", documents.enter),
            Route("/docs/{path:path}", documents.serve),
            Mount("/api", _no_such),
            Route("/{path:path}", page.serve),
        ]

    async def _failed(self, _request: Request, _error: Exception) -> Response:
        """Our own mistake: the log has it, and the client learns no more than that."""
        self.services.metrics.refused("server-failed")
        return trouble(Failure("server-failed", 500))

    @contextlib.asynccontextmanager
    async def _life(self) -> AsyncIterator[None]:
        """Open everything, sweep now and then, and close everything in order."""
        await self.open()
        services = self.services
        works = (_sweep(services), orders.follow(services), services.runner.follow(), services.courier.run())
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            # A query that is cut off must end before its database is closed, or it would never end.
            await asyncio.gather(*tasks, return_exceptions=True)
            await close_services(services)


async def _no_such(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse unknown addresses below the API: none of them belongs to the page."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": GONE, "reason": "no-such-address"})
    else:
        await trouble(Failure("no-such-address", 404))(scope, receive, send)


def _described(describe: Callable[[], Json]) -> Callable[[Request], Awaitable[Response]]:
    """Serves a description that is made when somebody first asks: few do, and it takes a while."""
    encoded = cache(lambda: msgspec.json.encode(describe()))

    async def serve(_request: Request) -> Response:
        return Response(encoded(), media_type=JSON)

    return serve


async def _sweep(services: Services) -> None:
    """Now and then, remove what is no longer kept and drop rooms that nobody uses; at first, take in older games."""
    sweeper, taken_in = Sweeper(services), False
    while True:
        try:
            if services.fleet.keeper() is None:
                taken_in = taken_in or await take_in_older(services.store) >= 0
                await sweeper.sweep()
            await services.rooms.sweep()
            await services.following.note(services.rooms.people)
            await services.bans.load()
        except Exception:
            LOG.exception("sweeping failed")
        await asyncio.sleep(SWEEP_EVERY)
