"""Runs a review in another process, so that the screen stays responsive and can stop it."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import redirect_stderr

from tianxia.bots.review import Move, Task, done
from tianxia.bots.review_luck import Deal
from tianxia.processes import new_pool, stop

LOOK = 0.1
"""Seconds between two checks for a cancellation."""


def run_review(tasks: Sequence[Task], cancelled: Callable[[], bool]) -> Iterator[Move | Deal]:
    """The results of the tasks, one after the other; ends early when cancelled."""
    start_helper()
    pool = new_pool(1)
    try:
        for task in tasks:
            found = pool.submit(done, task)
            if not _arrived(found, cancelled):
                return
            yield found.result()
    finally:
        stop(pool)


def _arrived(found: "Future[Move | Deal]", cancelled: Callable[[], bool]) -> bool:
    """Wait for a result; False if cancelled first."""
    while not cancelled():
        try:
            found.result(timeout=LOOK)
        except TimeoutError:
            continue
        return True
    return False


def start_helper() -> None:
    """Start Python's resource tracker with the real stderr, which the screen has replaced."""
    if os.name == "posix":
        from multiprocessing import resource_tracker

        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()
