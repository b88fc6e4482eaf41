"""Worker processes: they leave Ctrl-C to the process that started them, end with it, and can be stopped at any time."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import _threads_wakeups
from contextlib import contextmanager


def ignore_interrupts() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the one that started this worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def prepare_worker() -> None:
    """Leave Ctrl-C to the process that started this worker, and exit when that one is gone, even if it was killed."""
    ignore_interrupts()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C, so that processes and threads started inside this context inherit that from the start.

    A Ctrl-C that comes in the meantime is not lost: it arrives at the end.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield  # Windows: nothing is inherited there, and `ignore_interrupts` comes soon
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def new_pool(workers: int, initializer: Callable[[], None] = prepare_worker) -> ProcessPoolExecutor:
    """A pool of processes, started fresh rather than forked: that works on every system and beside threads."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=initializer)


def stop(pool: ProcessPoolExecutor) -> None:
    """Stop the workers at once and drop their results."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    results = getattr(pool, "_result_queue", None)
    if (thread := getattr(pool, "_executor_manager_thread", None)) is not None:
        # On exit the program wakes the threads of all pools. This one is awake already and may be closing the very
        # pipe it would be woken through. The program waits for it all the same.
        _threads_wakeups.pop(thread, None)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    if results is not None:
        # A worker may have been stopped in the middle of a result. The pool's thread would wait for the rest forever,
        # and the program for that thread, as long as anybody could still write: this process itself could.
        results._writer.close()
