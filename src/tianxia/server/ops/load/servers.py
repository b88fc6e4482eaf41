"""The servers that are measured: processes of their own, each at its own port, and what they use."""

import multiprocessing
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from pathlib import Path

from tianxia.engine.game import BadInput
from tianxia.server.ops.supervisor import READY, Plan, bot_workers, serve_one
from tianxia.server.settings import Limits, Settings

SPAWN = multiprocessing.get_context("spawn")
STOP_WITHIN = 15.0
MANY = (1e6, 1e6)
CROWD = 100_000
LIMITS = Limits(
    http=MANY,
    visitors=MANY,
    messages=MANY,
    heavy=MANY,
    connections=CROWD,
    all_connections=CROWD,
    open_requests=CROWD,
    sockets=CROWD,
    tables=CROWD,
    bot_tables=CROWD,
)


@dataclass(frozen=True)
class Server:
    """A process that serves at a port of this machine."""

    process: SpawnProcess
    port: int

    @property
    def pid(self) -> int:
        """Its id."""
        return self.process.pid or 0


@contextmanager
def serving(db: str, count: int) -> Iterator[list[Server]]:
    """Servers on one database, without limits per address; BadInput if one of them cannot start."""
    settings = Settings(db=db, limits=LIMITS, bot_workers=bot_workers(count) if count > 1 else None)
    with ExitStack() as stack:
        yield [stack.enter_context(_one(settings, number)) for number in range(count)]


@contextmanager
def _one(settings: Settings, number: int) -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0), backlog=4096) as bound:
        host, port = bound.getsockname()
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=serve_one, args=(Plan(settings, host, port), number, bound, theirs))
        process.start()
        theirs.close()
        try:
            said = ours.recv()
            if said != READY:
                message, values = said
                raise BadInput(message, **values)
            yield Server(process, port)
        finally:
            _stop(process)


def _stop(process: SpawnProcess) -> None:
    process.terminate()
    process.join(STOP_WITHIN)
    if process.is_alive():
        process.kill()
        process.join()


def memory(servers: list[Server]) -> float:
    """Kilobytes of all of them; not of the workers in which their bots think."""
    return sum(_memory(server.pid) for server in servers)


def _memory(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor(servers: list[Server]) -> float:
    """Seconds of processor time of all of them; not of the workers in which their bots think."""
    return sum(_processor(server.pid) for server in servers)


def _processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
