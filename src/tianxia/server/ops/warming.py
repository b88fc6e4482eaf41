"""Loads what the first visitors will need, once the first page is out: in a thread, so nobody at a table waits.

A server answers its first request without games, formatting or ciphers, which take a good part of its start. Loading
them when somebody asks would hold up everybody else for as long.
"""

import asyncio
import threading
from contextlib import suppress
from importlib import import_module

from tianxia import games
from tianxia.engine.game import BadInput

AFTER = 0.1
"""Seconds after the start: the first page comes first."""
MODULES = (
    "anyio._backends._asyncio",
    "fluent.runtime",
    "multiprocessing.popen_spawn_posix",
    "cryptography.hazmat.primitives.ciphers.aead",
    "cryptography.hazmat.primitives.serialization",
)
"""What is loaded at its first use, as far as this system has it."""


def warm_up_soon() -> None:
    """Begin in a moment, unless the server stops before."""
    asyncio.get_running_loop().call_later(AFTER, threading.Thread(target=warm_up, name="warming").start)


def warm_up() -> None:
    """Load it all; what cannot be loaded is told where somebody asks for it."""
    for module in MODULES:
        with suppress(ImportError):
            import_module(module)
    for name in games.names():
        with suppress(ImportError, AttributeError, BadInput):
            games.game(name)
