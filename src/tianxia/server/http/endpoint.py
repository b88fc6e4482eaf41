"""The frame of the HTTP API: msgspec types check what comes in, and the same types make the OpenAPI page."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from tianxia.engine.game import BadInput, Refused
from tianxia.server.fleet.fleet import Elsewhere
from tianxia.server.http import relay
from tianxia.server.logs import TABLE
from tianxia.server.people.devices import device_of
from tianxia.server.people.people import Person
from tianxia.server.protocol.codec import LONGEST_REASON, decoded
from tianxia.server.protocol.errors import Failure, bad_input, refused
from tianxia.server.rate_limits import counted_as
from tianxia.server.services import Services
from tianxia.server.store.faults import failures_told

COOKIE = "tianxia"
API = "/api/"
YEAR = 365 * 24 * 3600
JSON = "application/json"


class Call:
    """One request: its sender and what was sent, already checked."""

    def __init__(self, request: Request, services: Services) -> None:
        """A request of which nothing is read yet."""
        self.request, self.services = request, services
        self.path: dict[str, Any] = {}
        self.query: Any = None
        self.body: Any = None
        self.data = b""
        """The body as it came."""
        self.person: Person | None = None
        self._new_key: str | None = None

    @property
    def key(self) -> str | None:
        """The private key of this device."""
        return self.request.cookies.get(COOKIE)

    @property
    def address(self) -> str:
        """The address the request comes from, as limits count it; behind a trusted proxy, the one it names."""
        return counted_as(self.request.client.host) if self.request.client is not None else "?"

    @property
    def device(self) -> str | None:
        """The browser and the system of the sender, in a few words."""
        return device_of(self.request.headers.get("user-agent", ""))

    def anybody(self) -> Person:
        """The sender; Failure without a key."""
        if self.person is None:
            raise Failure("no-key", 401)
        return self.person

    def somebody(self) -> Person:
        """The sender, who may act here; Failure without a key, or for somebody banned."""
        person = self.anybody()
        if person.banned:
            raise Failure("banned", 403)
        return person

    @property
    def viewer(self) -> str | None:
        """The id of the sender; None without a key."""
        return self.person.id if self.person is not None else None

    def give_key(self, key: str | None) -> None:
        """Set the cookie with the response; no key removes it."""
        self._new_key = key or ""

    def with_cookie(self, response: Response) -> Response:
        """The response with the new cookie, if there is one."""
        if self._new_key is not None:
            response.set_cookie(
                COOKIE,
                self._new_key,
                max_age=YEAR if self._new_key else 0,
                path=(self.services.settings.root_path or "") + "/",
                httponly=True,
                samesite="lax",
                secure=self.request.scope["scheme"] == "https",
            )
        return response


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One path and method with its types."""

    method: str
    path: str
    handler: Handler
    returns: Any
    body: Any = None
    query: Any = None
    names: Mapping[str, Any] = field(default_factory=dict)
    """The types of the parameters in the path."""
    status: int = 200
    text: bool = False
    """Whether the response is plain text."""
    large: bool = False
    """Whether the body may be a whole record."""

    @cached_property
    def decoder(self) -> "msgspec.json.Decoder[Any]":
        """Reads and checks the body."""
        return msgspec.json.Decoder(self.body)

    @property
    def summary(self) -> str:
        """What it does, from the handler's docstring."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


class Address:
    """All endpoints of one path as one ASGI application, which also refuses other methods."""

    def __init__(self, endpoints: Sequence[Endpoint], services: Callable[[], Services]) -> None:
        """Sort the endpoints by method."""
        self._endpoints = {endpoint.method: endpoint for endpoint in endpoints}
        self._hub = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        request = Request(scope, receive)
        endpoint = self._endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            response = trouble(Failure("no-such-method", 405))
            response.headers["Allow"] = ", ".join(self._endpoints)
        else:
            try:
                response = await _served(endpoint, Call(request, self._hub()))
            except ClientDisconnect:
                return  # gone before the whole body came: nobody is left to answer
        await response(scope, receive, send)


def routes(endpoints: Sequence[Endpoint], services: Callable[[], Services]) -> list[Route]:
    """The endpoints as Starlette routes, one per path."""
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, []).append(endpoint)
    return [Route(path, Address(found, services)) for path, found in paths.items()]


async def _served(endpoint: Endpoint, call: Call) -> Response:
    try:
        call.services.requests.charge(call.address)
        if endpoint.path.startswith(API):
            call.services.bans.check(call.address)
        with call.services.open_requests.one(call.address), failures_told():
            call.person = await call.services.somebody(call.key, call.address)
            await _read(endpoint, call)
            result = await _handled(endpoint, call)
    except Failure as failure:
        return _refusal(call, failure)
    except BadInput as error:
        return _refusal(call, bad_input(error))
    except Refused as error:
        return _refusal(call, refused(error))
    return call.with_cookie(result if isinstance(result, Response) else _encoded(result, endpoint.status))


async def _handled(endpoint: Endpoint, call: Call) -> Any:
    """Let the process handle a request that has the table in memory: this one, or another."""
    for pause in relay.PAUSES:
        try:
            return await endpoint.handler(call)
        except Elsewhere as elsewhere:
            if relay.is_relayed(call.request):
                raise
            response = await relay.ask(elsewhere.peer, call.request, call.data)
        if response is not None:
            return response
        await asyncio.sleep(pause)
    raise Failure("room-closed", 503)


def _refusal(call: Call, failure: Failure) -> Response:
    call.services.metrics.refused(failure.code)
    return call.with_cookie(trouble(failure))


def _encoded(result: Any, status: int) -> Response:
    return Response(msgspec.json.encode(result), status, media_type=JSON)


def trouble(failure: Failure) -> Response:
    """A failure as a response."""
    response = _encoded(failure.trouble(), failure.status)
    if "wait" in failure.values:
        response.headers["Retry-After"] = str(failure.values["wait"])
    if isinstance(failure, Elsewhere):
        response.headers[relay.MOVED_HEADER] = "1"
    return response


async def _read(endpoint: Endpoint, call: Call) -> None:
    """Check path, query and body by their types."""
    given = call.request.path_params
    call.path = {name: path_value(given[name], kind, name) for name, kind in endpoint.names.items()}
    TABLE.set(call.path.get("table"))
    if endpoint.query is not None:
        call.query = _checked(_query(call.request), endpoint.query, "query")
    if endpoint.body is not None:
        limits = call.services.settings.limits
        call.data = await _body(call.request, limits.upload if endpoint.large else limits.body)
        call.body = decoded(call.data, endpoint.decoder)


def _query(request: Request) -> dict[str, str]:
    """The query, each name once. `null` is JSON and no value here: leave out what you do not want."""
    given = request.query_params.multi_items()
    if len({name for name, _ in given}) < len(given) or any(value.lower() == "null" for _, value in given):
        raise Failure("malformed", 400, why="query")
    return dict(given)


def path_value(value: str, kind: Any, name: str) -> Any:
    """A parameter in the path. Links get cut short: an id that no table can have is an unknown table."""
    try:
        return _checked(value, kind, name)
    except Failure:
        if name == "table":
            raise Failure("no-table", 404) from None
        raise


def _checked(value: Any, kind: Any, name: str) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Failure("malformed", 400, why=f"{name}: {error}"[:LONGEST_REASON]) from None


async def _body(request: Request, most: int) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Failure("not-json", 415)
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Failure("too-large", 413, limit=most)
    return bytes(data)
