"""Other processes of ours: stopped in the middle of a result, and Ctrl-C while they start."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import _ThreadWakeup
from pathlib import Path

import pytest

from tianxia.processes import ignore_interrupts, interrupts_blocked, stop

ROOT = Path(__file__).parent.parent
HUGE = 50_000_000
"""Far more than a pipe holds: writing it takes a while."""


def huge(_: int) -> bytes:
    """A result that takes a while to hand over."""
    return b"x" * HUGE


def stop_amid_results() -> None:
    """A program that is stopped while results come in: it must end without help."""
    pool = ProcessPoolExecutor(2, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
    coming = [pool.submit(huge, number) for number in range(20)]
    coming[0].result()
    stop(pool)


def end_while_the_pool_ends() -> None:
    """The program ends while the pool's thread closes what it is woken through: the waking side looks, then dawdles."""

    def dawdle(thread: _ThreadWakeup) -> None:
        if not thread._closed:
            time.sleep(2)
            thread._writer.send_bytes(b"")

    stop_amid_results()
    _ThreadWakeup.wakeup = dawdle  # type: ignore[method-assign, assignment]


@pytest.mark.parametrize("deed", [stop_amid_results, end_while_the_pool_ends])
def test_a_worker_that_is_stopped_amid_a_result_holds_nobody_up(deed: Callable[[], None]) -> None:
    code = f"from {__name__} import {deed.__name__}; {deed.__name__}()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_pool_can_be_stopped_before_it_has_begun_and_again() -> None:
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
    stop(pool)
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
    pool.submit(len, "")
    stop(pool)
    stop(pool)


def interrupted_while_starting(reached: list[str]) -> None:
    """Ctrl-C comes before the processes have been started."""
    with interrupts_blocked():
        signal.raise_signal(signal.SIGINT)
        reached.append("the end of the start")


def test_workers_end_with_the_program_that_was_killed() -> None:
    code = """
import time
from tianxia.processes import new_pool

if __name__ == "__main__":
    pool = new_pool(2)
    for _ in range(4):
        pool.submit(time.sleep, 600)
    while len(pool._processes) < 2 or not all(worker.is_alive() for worker in pool._processes.values()):
        time.sleep(0.01)
    pool.submit(print)
    print(*pool._processes, flush=True)
    time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        workers = [int(word) for word in program.stdout.readline().split()]
        program.kill()
    assert len(workers) == 2
    deadline = time.monotonic() + 60
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < deadline, "a worker outlived its program"
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_while_processes_start_is_held_back_not_lost() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted_while_starting(reached)
    assert reached == ["the end of the start"]


def test_a_process_started_deaf_does_not_hear_ctrl_c() -> None:
    code = "import os, signal; os.kill(os.getpid(), signal.SIGINT); print('still here')"
    with interrupts_blocked():
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "still here\n")
