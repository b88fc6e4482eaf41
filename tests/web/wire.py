"""A slow wire between browser and server: what comes late or in pieces must not change what people see."""

import asyncio
import random
import threading
from contextlib import suppress

PIECE = 65_536


class SlowWire:
    """Forwards every byte between two ports, each piece after a random pause; nothing overtakes anything."""

    def __init__(self, port: int, longest: float) -> None:
        """Listen on a free port and forward to another; pauses take at most this many seconds."""
        self._to, self._longest, self._luck = port, longest, random.Random("slow wire")
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self.port = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(10)

    async def _listen(self) -> int:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port: int = server.sockets[0].getsockname()[1]
        return port

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, on = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:  # the server is gone, and so are we
            back.close()
            return
        await asyncio.gather(self._hand_on(near, on), self._hand_on(far, back))

    async def _hand_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(PIECE):
                await asyncio.sleep(self._luck.uniform(0, self._longest))
                sink.write(piece)
                await sink.drain()
        with suppress(OSError):
            sink.close()
