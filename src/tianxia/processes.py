"""Other processes of ours: they leave Ctrl-C to the one that started them, and can be stopped at any moment."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import _threads_wakeups
from contextlib import contextmanager


def ignore_interrupts() -> None:
    """Workers leave Ctrl-C, which a terminal sends to all, to the process that started them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def started_deaf() -> Iterator[None]:
    """Processes and threads started meanwhile do not hear Ctrl-C from their first moment on: they inherit that.

    One that comes meanwhile is held back, not lost: it arrives at the end.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield  # Windows: nothing is inherited there, and `ignore_interrupts` comes soon
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stop(pool: ProcessPoolExecutor) -> None:
    """Stop the workers at once; what they were doing is not wanted any more."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    results = getattr(pool, "_result_queue", None)
    if (thread := getattr(pool, "_executor_manager_thread", None)) is not None:
        # The program wakes the threads of all pools as it ends. This one is awake already and may be closing the very
        # pipe it would be woken by. The program waits for it all the same.
        _threads_wakeups.pop(thread, None)
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    if results is not None:
        # A worker may have been stopped in the middle of a result. The pool's thread would wait for the rest for ever,
        # and the program for that thread, as long as anybody could still write: so can this process itself.
        results._writer.close()
