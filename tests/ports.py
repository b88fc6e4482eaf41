"""Ports for servers that tests start, kill and start again."""

import socket


def reserved_port() -> tuple[int, socket.socket]:
    """A free port that nobody else is given while this socket is open; a server that names it may listen there."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept.getsockname()[1], kept
