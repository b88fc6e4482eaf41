"""A client that sends any bytes: the usual ones refuse to send what a stranger might."""

import asyncio
from dataclasses import dataclass

import msgspec


@dataclass(frozen=True)
class RawResponse:
    """What came back."""

    status: int
    body: bytes

    @property
    def code(self) -> str:
        """The code of the trouble, if it is one of ours."""
        try:
            body = msgspec.json.decode(self.body)
        except msgspec.DecodeError:
            return ""
        return str(body.get("code", "")) if isinstance(body, dict) else ""


class RawClient:
    """One connection, opened again whenever the server has closed it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, target: str | bytes, headers: dict[str, str | bytes] | None = None, body: bytes = b""
    ) -> RawResponse:
        given: dict[str, str | bytes] = {"Host": f"127.0.0.1:{self._port}", **(headers or {})}
        if body:
            given = {"Content-Type": "application/json", **given, "Content-Length": str(len(body))}
        lines = [_bytes(method) + b" " + _bytes(target) + b" HTTP/1.1"]
        lines += [_bytes(name) + b": " + _bytes(value) for name, value in given.items()]
        return await asyncio.wait_for(self._sent(b"\r\n".join(lines) + b"\r\n\r\n" + body), 30)

    async def _sent(self, request: bytes) -> RawResponse:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
        body = await reader.readexactly(int(length)) if length else await reader.read()
        if not length or b"connection: close" in head:
            await self.close()
        return RawResponse(int(head.split()[1]), body)

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def _bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()
