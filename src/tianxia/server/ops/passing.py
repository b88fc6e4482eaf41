"""Passing open connections on to another process of the same machine, which then talks to the client directly.

The process that accepts a socket hands its file descriptor, and the request it has read, to the process that has the
table. Compared with relaying every message, this costs nothing while people play.
"""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path

from tianxia.server.http.socket import PASSED

LONGEST_HEAD = 65536


def is_supported() -> bool:
    """Whether this system can pass connections on."""
    return hasattr(socket, "AF_UNIX") and hasattr(socket, "send_fds") and os.name == "posix"


class Passing:
    """Takes connections from other processes, and passes connections on to them."""

    def __init__(self, folder: Path, name: str, take: Callable[[socket.socket, bytes], None]) -> None:
        """Processes find one another by name in a folder of their own; `take` serves a connection with its request."""
        self._folder, self._own, self._take = folder, folder / name, take
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))
        self._loop.add_reader(self._socket, self._receive)

    def close(self) -> None:
        """Take nothing any more."""
        self._loop.remove_reader(self._socket)
        self._socket.close()
        self._own.unlink(missing_ok=True)

    def pass_on(self, name: str, connection: int, head: bytes) -> bool:
        """Give a connection, by its descriptor, to another process; False if that one cannot take it now."""
        if len(head) > LONGEST_HEAD // 2:
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.setblocking(False)
            try:
                sender.connect(str(self._folder / name))
                socket.send_fds(sender, [_marked(head)], [connection])
            except OSError:  # it is gone, or has too many waiting
                return False
        return True

    def _receive(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                head, descriptors, _, _ = socket.recv_fds(self._socket, LONGEST_HEAD, 1)
                for descriptor in descriptors:
                    self._take(socket.socket(fileno=descriptor), head)


def _marked(head: bytes) -> bytes:
    return head.removesuffix(b"\r\n") + PASSED.encode() + b": 1\r\n\r\n"
