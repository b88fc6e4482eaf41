"""Middleware before the application: request ids, host names, origins, strict headers, and the path of a proxy."""

import re
from collections.abc import Sequence
from urllib.parse import unquote_to_bytes, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server.http import relay
from tianxia.server.logs import new_request
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import Settings

LONGEST_ADDRESS = 4096
"""Bytes of path and query; ours are far shorter."""
SAFE = ("GET", "HEAD", "OPTIONS")
BEGINNINGS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
"""Messages that have the headers of a response."""
PLAIN_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d+)?|\[[0-9a-fA-F:]+\](:\d+)?")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def policy(host: str) -> str:
    """The content security policy: the page may load its own files and socket, and no other or inline script."""
    own = f" ws://{host} wss://{host}" if PLAIN_HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'{own}; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    )


def same_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Whether a request comes from our own page, or, without an origin, from no page at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:  # no browser sends such an origin
        return False
    return bool(place) and place == headers.get("host", "").lower()


def strange_address(scope: Scope) -> Failure | None:
    """What is wrong with an address itself: too long, not UTF-8, or with a NUL, which neither files nor stores know."""
    address = scope["raw_path"] + b"?" + scope["query_string"]
    if len(address) > LONGEST_ADDRESS:
        return Failure("too-large", 414, limit=LONGEST_ADDRESS)
    try:
        text = unquote_to_bytes(address).decode()
    except UnicodeDecodeError:
        return Failure("malformed", 400, why="address: not UTF-8")
    return Failure("malformed", 400, why="address: NUL") if "\0" in text else None


class SecurityMiddleware:
    """Names each request, refuses those that cannot be meant for us, and adds strict headers to every response."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Wrap an application."""
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check one request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        send = _strict(scope, headers, new_request(), send)
        self._place(scope)
        refused = strange_address(scope) or self._stranger(scope) or self._refusal(scope, headers)
        if refused is None:
            await self._app(scope, receive, send)
        else:
            await _say(send, refused, "websocket." if scope["type"] == "websocket" else "")

    def _stranger(self, scope: Scope) -> Failure | None:
        """Refuse what comes over the processes' own listener and not from one of them."""
        inner = self._settings.inner
        if inner is None or scope["server"] != (inner.host, inner.port):
            return None
        return None if relay.accept(scope, inner.secret) else Failure("wrong-origin", 403)

    def _place(self, scope: Scope) -> None:
        """Add the proxy's path to a request: proxies may pass it on or cut it off."""
        root = self._settings.root_path
        if root:
            scope["root_path"] = root
            if scope["path"] != root and not scope["path"].startswith(f"{root}/"):
                scope["path"] = root + scope["path"]

    def _refusal(self, scope: Scope, headers: Headers) -> Failure | None:
        """Why a request is refused: other sites' pages must not play here, nor one whose name points here."""
        if scope.get(relay.RELAYED):
            return None  # the process that relays it has looked at it
        hosts = self._settings.hosts
        asked = headers.get("host", "").lower()
        if hosts and asked not in hosts and asked.rpartition(":")[0] not in hosts:
            return Failure("wrong-host", 403)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        foreign = changes and not same_origin(headers, self._settings.origins)
        return Failure("wrong-origin", 403) if foreign else None


def _strict(scope: Scope, headers: Headers, request: str, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in BEGINNINGS:
            message["headers"] = [*message.get("headers", ()), (b"x-request-id", request.encode())]
        if message["type"] == "http.response.start":
            added = MutableHeaders(raw=message["headers"])
            for name, value in HEADERS.items():
                added[name] = value
            added["Content-Security-Policy"] = policy(headers.get("host", ""))
            if "/api/" in scope["path"]:
                added["Cache-Control"] = "no-store"
        await send(message)

    return sending


async def _say(send: Send, failure: Failure, to: str) -> None:
    """Answer with a failure; who asks for a socket gets a plain response instead of one."""
    body = msgspec.json.encode(failure.trouble())
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{to}http.response.start", "status": failure.status, "headers": headers})
    await send({"type": f"{to}http.response.body", "body": body})
