"""A review made while somebody waits: in another process, so that the screen never stands still and can stop it."""

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import redirect_stderr

from tianxia.bots.dealing import Deal
from tianxia.bots.review import Move, Task, done
from tianxia.processes import ignore_interrupts, stop

LOOK = 0.1
"""Seconds after which somebody who does not want it any more is noticed."""


def judged(tasks: Sequence[Task], cancelled: Callable[[], bool]) -> Iterator[Move | Deal]:
    """What comes of the tasks, one after the other; it ends early when nobody wants it any more."""
    start_helper()
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
    try:
        for task in tasks:
            found = pool.submit(done, task)
            if not _came(found, cancelled):
                return
            yield found.result()
    finally:
        stop(pool)


def _came(found: "Future[Move | Deal]", cancelled: Callable[[], bool]) -> bool:
    """Wait for a result, or until nobody wants it."""
    while not cancelled():
        try:
            found.result(timeout=LOOK)
        except TimeoutError:
            continue
        return True
    return False


def start_helper() -> None:
    """Python has a helper beside other processes and hands it stderr, which must be a real one, not the screen's."""
    if os.name == "posix":
        from multiprocessing import resource_tracker

        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
