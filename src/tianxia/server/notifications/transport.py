"""Requests to addresses that strangers gave us: push services and webhooks. Nothing private can be reached by them.

https on its own port only; the name is resolved once, every address it has must be public, and the connection goes to
one that was checked. No redirect is followed, and a server that is slow or sends too much is cut off.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

PORT = 443
WITHIN = 10.0
"""Seconds for everything from the name to the last header."""
LONGEST_HEAD = 16 * 1024
LONGEST_ADDRESS = 1000
"""Characters of an address, at most."""
TRANSLATED = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))
"""NAT64: IPv4 addresses written as IPv6."""
LOCAL = tuple(map(ipaddress.ip_network, ("fec0::/10", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")))
"""What Python counts as public but isn't: networks that were once site-local, and unused ones."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Unreachable(Exception):
    """Nothing was sent, or nothing came back. The reason is a word, and never the address."""


class Reply(NamedTuple):
    """What a server said: its status, and the seconds to wait if it named them."""

    status: int
    wait: float | None = None


def checked(address: str) -> SplitResult:
    """An address that may be contacted; Unreachable if it isn't one."""
    try:
        url = urlsplit(address)
        host, port = url.hostname, url.port
    except ValueError:
        raise Unreachable("address") from None
    plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST_ADDRESS
    if not plain or not host or url.scheme != "https" or "@" in url.netloc or "\\" in address:
        raise Unreachable("address")
    if port not in (None, PORT):
        raise Unreachable("port")
    if _is_address(host) and not is_public(host):
        raise Unreachable("private")
    return url


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address is public, whatever notation it comes in."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return is_public(str(parsed.ipv4_mapped))
        tunnelled = parsed.sixtofour is not None or parsed.teredo is not None
        if tunnelled or any(parsed in network for network in TRANSLATED):
            return False
    if any(parsed in network for network in LOCAL):
        return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def system_addresses(host: str) -> list[str]:
    """Every address of a host, from the system's resolver."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)]


async def connected(address: str, host: str) -> Streams:
    """An encrypted connection to an address, if it can show that it is the host."""
    return await asyncio.open_connection(
        address, PORT, ssl=ssl.create_default_context(), server_hostname=host, limit=LONGEST_HEAD
    )


class Transport:
    """Sends requests, and looks where each would go.

    Tests bring a resolver and a way to connect; whatever they bring, addresses are checked in between.
    """

    def __init__(
        self,
        addresses: Callable[[str], Sequence[str]] = system_addresses,
        connect: Callable[[str, str], Awaitable[Streams]] | None = None,
    ) -> None:
        """Nothing is open."""
        self._addresses, self._connect = addresses, connect or connected
        self._resolvers = ThreadPoolExecutor(2, "resolver")  # a name server may be slow

    def close(self) -> None:
        """Resolve nothing any more."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send a body; Unreachable if nobody answers in time, or nobody may be asked."""
        url = checked(address)
        try:
            async with asyncio.timeout(WITHIN):
                return await self._posted(url, headers, body)
        except TimeoutError:
            raise Unreachable("slow") from None
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _posted(self, url: SplitResult, headers: Mapping[str, str], body: bytes) -> Reply:
        host = url.hostname or ""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._resolvers, self._addresses, host)
        if not found or not all(map(is_public, found)):
            raise Unreachable("private")
        reader, writer = await self._connect(found[0], host)
        try:
            writer.write(_head(url, headers, len(body)) + body)
            await writer.drain()
            return _reply(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()  # we have seen enough; no need to close politely


def _head(url: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    fixed = {"Host": url.netloc, "Content-Length": str(length), "Connection": "close", "User-Agent": "tianxia"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (fixed | dict(headers)).items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _reply(head: bytes) -> Reply:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, _, rest = first.partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError("not HTTP")
    named = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    wait = named.get("retry-after", "")
    return Reply(int(rest[:3]), float(wait) if wait.isdecimal() else None)
