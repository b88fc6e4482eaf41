"""Several server processes behind one port: started together, replaced when one dies, and stopped in order."""

import logging
import multiprocessing
import os
import secrets
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from tianxia.engine.game import BadInput
from tianxia.server.ops.passing import is_supported
from tianxia.server.ops.serving import Server, make_server
from tianxia.server.settings import Settings
from tianxia.words import words

LOG = logging.getLogger("tianxia.server")
SPAWN = multiprocessing.get_context("spawn")
READY = "ready"
STOP_WITHIN = 15.0
"""Seconds for all processes to stop; then they are killed."""
SOON, LONGEST = 0.2, 30.0
"""Seconds until a process is replaced, and the most if its successors die at once, too."""
STEADY = 10.0
"""Seconds after which a process is taken to run well."""


@dataclass(frozen=True)
class Plan:
    """How to start one of the processes."""

    settings: Settings
    host: str
    port: int
    proxies: tuple[str, ...] = ()
    peers: tuple[str, int] = ("127.0.0.1", 0)

    def server(self, number: int) -> Server:
        """The server of one process; each has its own listener for the others, and its own metrics."""
        settings = self.settings
        if settings.metrics is not None:
            settings = replace(settings, metrics=_next(settings.metrics, number))
        return make_server(settings, self.host, self.port, self.proxies, _next(self.peers, number))


def _next(place: tuple[str, int], number: int) -> tuple[str, int]:
    """The next free port for each process; any, if the first may have any."""
    host, port = place
    return host, port and port + number


@dataclass
class Place:
    """One of the processes, and those that have been in its place before."""

    number: int
    name: str = ""
    process: SpawnProcess | None = None
    pipe: Connection | None = None
    is_ready: bool = False
    started: float = 0.0
    pause: float = SOON
    due: float = field(default_factory=time.monotonic)
    """When to start it, if there is none."""


class Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, plan: Plan, count: int, bound: socket.socket) -> None:
        """`bound` is the listener that all of them share."""
        self._plan, self._bound = plan, bound
        self._places = [Place(number) for number in range(count)]
        self._stopping = self._announced = False

    def run(self, ready: Callable[[], None]) -> None:
        """Run until a signal says stop; `ready` is called once all of them answer. BadInput if one cannot start."""
        with self._signals(), tempfile.TemporaryDirectory(prefix="tianxia-") as folder:
            self._plan = replace(self._plan, settings=replace(self._plan.settings, passing=passing_folder(folder)))
            try:
                while not self._stopping:
                    self._start_due()
                    self._wait(0.5)
                    if not self._announced and all(place.is_ready for place in self._places):
                        self._announced = True
                        ready()
            finally:
                self._stop()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self._note) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _note(self, *_: object) -> None:
        self._stopping = True

    # -- starting

    def _start_due(self) -> None:
        for place in self._places:
            if place.process is None and time.monotonic() >= place.due:
                self._start(place)

    def _start(self, place: Place) -> None:
        name, replaces = secrets.token_urlsafe(12), place.name or None
        settings = replace(self._plan.settings, process=name, replaces=replaces)
        place.pipe, theirs = SPAWN.Pipe()
        arguments = (replace(self._plan, settings=settings), place.number, self._bound, theirs)
        place.process = SPAWN.Process(target=serve_one, args=arguments)
        place.process.start()
        theirs.close()
        place.name, place.is_ready, place.started = name, False, time.monotonic()

    # -- watching

    def _wait(self, timeout: float) -> None:
        """Wait until a process says something or ends."""
        running = [place for place in self._places if place.process is not None and place.pipe is not None]
        heard: list[Any] = [place.pipe for place in running if not place.is_ready]
        ended: list[Any] = [place.process.sentinel for place in running if place.process is not None]
        wait([*heard, *ended], timeout)
        for place in running:
            self._hear(place)
            if place.process is not None and not place.process.is_alive():
                self._note_end(place)

    def _hear(self, place: Place) -> None:
        if place.is_ready or place.pipe is None:
            return
        try:
            said = place.pipe.recv() if place.pipe.poll() else None
        except EOFError:  # it ends
            return
        if said == READY:
            place.is_ready = True
        elif said is not None:
            message, values = said
            self._complain(BadInput(message, **values))

    def _complain(self, error: BadInput) -> None:
        """Raise the error until all have answered once. Later the others go on, and another successor may have luck."""
        if not self._announced:
            raise error
        LOG.error("a server process cannot start: %s", words("en").complaint(error))

    def _note_end(self, place: Place) -> None:
        """Plan a successor."""
        assert place.process is not None
        code, lived = place.process.exitcode, time.monotonic() - place.started
        place.process.join()
        place.process, place.is_ready = None, False
        place.pause = SOON if lived > STEADY else min(LONGEST, place.pause * 2)
        place.due = time.monotonic() + place.pause
        if not self._stopping:
            LOG.warning("a server process ended with code %s and is replaced", code)

    # -- stopping

    def _stop(self) -> None:
        running = [place.process for place in self._places if place.process is not None]
        for process in running:
            process.terminate()
        deadline = time.monotonic() + STOP_WITHIN
        for process in running:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def serve_one(plan: Plan, number: int, bound: socket.socket, pipe: Connection) -> None:
    """In each process: serve until a signal says stop, or the supervisor is gone."""
    try:
        server = plan.server(number)
        server.ready = lambda: pipe.send(READY)
        threading.Thread(target=_stop_with_parent, args=(server,), daemon=True).start()
        server.run([bound])
    except BadInput as error:
        pipe.send((error.message, error.values))


def _stop_with_parent(server: Server) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        server.should_exit = True


def passing_folder(folder: str) -> str | None:
    """The folder for passing connections on, if this system can do that."""
    return folder if is_supported() else None


def bot_workers(processes: int) -> int:
    """How many bots each of several processes lets think at once: together they use about all cores."""
    return max(2, ((os.cpu_count() or 2) - 1) // processes)
