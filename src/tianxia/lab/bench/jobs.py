"""Jobs for processes that measure: one line of JSON to them, one line of JSON back."""

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from random import Random
from time import thread_time
from typing import Any

Measured = Callable[[str, float], float]
"""(name of a figure, seconds) to the figure."""


Measure = Callable[[Random], int]
"""Does some of what is counted, and returns how many."""


def per_second(measure: Measure, rng: Random, seconds: float) -> float:
    """How many are done in a second of processor time; what others do to the machine meanwhile hardly counts."""
    count, start = 0, thread_time()
    while (passed := thread_time() - start) < seconds:
        count += measure(rng)
    return count / passed


def answer_jobs(names: list[str], measured: Measured) -> None:
    """In the process that measures: list what it can measure, then do so on request until the input ends."""
    print(json.dumps(names), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(measured(name, seconds)), flush=True)


class Runner:
    """A process that measures on request, so that several can take turns."""

    def __init__(self, arguments: list[str], environment: Mapping[str, str]) -> None:
        """Start the process; `names` is empty if it failed to start."""
        self._process = subprocess.Popen(
            [sys.executable, *arguments],
            env=dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.names: list[str] = self._reply() or []

    def measured(self, name: str, seconds: float) -> float | None:
        """One figure; None if the process is gone."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps([name, seconds]) + "\n")
            self._process.stdin.flush()
        except OSError:
            return None
        figure = self._reply()
        return None if figure is None else float(figure)

    def _reply(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else None

    def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        self._process.kill()
        self._process.communicate()
