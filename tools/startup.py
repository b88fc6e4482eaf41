"""How long commands take to start the second time: `python tools/startup.py [ROUNDS] [CHECKOUT …]`.

For each command the medians of the clock and of processor time, in milliseconds and as a multiple of a Python that
does nothing. `serve` counts until the page has come over HTTP, `play` until its first screen is painted; the others run
to their end, with as little to do as they allow. Several checkouts take turns, so that they compare even on a busy
machine: each is a folder with `src/` and `play.py`, and all use the environment that runs this.
"""

import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 9
PATIENCE = 60.0
RECORD, DB = "{folder}/game.jsonl", "sqlite:///{folder}/{checkout}.db"
COMMANDS = {
    "python -c pass": "-c pass",
    "tianxia --version": "-m tianxia --version",
    "tianxia --help": "-m tianxia --help",
    "tianxia games": "-m tianxia games",
    "tianxia simulate": f"-m tianxia simulate qin --seats random,random --games 1 --seed 1 --record {RECORD}",
    "tianxia replay": f"-m tianxia replay {RECORD}",
    "tianxia arena": "-m tianxia arena qin --bots greedy,random --games 2 --seed 1",
    "tianxia components": "-m tianxia components zhanguo",
    "tianxia compile": "-m tianxia compile",
    "tianxia play --line": "-m tianxia play qin --line --seats random,random --seed 1",
    "tianxia play": "-m tianxia play",
    "tianxia serve": f"-m tianxia serve --db {DB}",
    "tianxia admin tables": f"-m tianxia admin tables --db {DB}",
    "tianxia ratings rebuild": f"-m tianxia ratings rebuild --db {DB}",
    "tianxia backup": f"-m tianxia backup {{folder}}/copy.db --force --db {DB}",
    "play.py --version": "play.py --version",
    "play.py serve": f"play.py serve --db {DB}",
}
PAINTED = b"Qin"
"""What the first screen of the terminal says in every language."""
Took = tuple[float, float]
"""Seconds by the clock, and of processor time."""


def run(command: list[str], folder: Path, environment: dict[str, str]) -> Took:
    """Start a command and wait for its end."""
    began, before = time.perf_counter(), children_time()
    subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began, children_time() - before


def serve(command: list[str], folder: Path, environment: dict[str, str]) -> Took:
    """Start a server, and wait until it answers."""
    port = free_port()
    before = children_time()
    began = time.perf_counter()
    server = subprocess.Popen([*command, "--port", str(port)], cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/", server, began + PATIENCE)
        took = time.perf_counter() - began
    finally:
        # An interruption: what it does while it stops does not count.
        server.send_signal(signal.SIGKILL)
        server.wait()
    return took, children_time() - before


def play(command: list[str], folder: Path, environment: dict[str, str]) -> Took:
    """Start the full-screen table in a terminal of its own, and wait until its first screen is painted."""
    import pty  # these two are not on Windows
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (30, 100))
    began, before, painted = time.perf_counter(), children_time(), b""
    game = subprocess.Popen(command, cwd=folder, env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        while PAINTED not in painted and time.perf_counter() < began + PATIENCE:
            painted += os.read(ours, 65536)
        took = time.perf_counter() - began
    finally:
        game.send_signal(signal.SIGKILL)
        game.wait()
        os.close(ours)
    return took, children_time() - before


def wait_for(address: str, server: "subprocess.Popen[bytes]", until: float) -> None:
    """Ask until there is an answer."""
    while time.perf_counter() < until:
        try:
            with urllib.request.urlopen(address) as answer:
                answer.read()
                return
        except urllib.error.URLError:
            if server.poll() is not None:
                sys.exit(f"the server ended with {server.returncode}")
            time.sleep(0.002)
    sys.exit("the server does not answer")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def children_time() -> float:
    """Processor time of all programs that this one has started and seen end."""
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


def measured(name: str, checkout: Path, folder: str) -> Callable[[], Took]:
    """Ready to run a command of a checkout once, with its own database and with compiled files kept."""
    words = COMMANDS[name].format(folder=folder, checkout=checkout.name).split()
    variables = {"PYTHONPATH": str(checkout / "src"), "PYTHONDONTWRITEBYTECODE": "", "XDG_DATA_HOME": folder}
    way = serve if "serve" in words else play if words[-1] == "play" else run
    return partial(way, [sys.executable, *words], checkout, {**os.environ, **variables})


def main(arguments: Sequence[str]) -> int:
    """Measure, and print a table."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    checkouts = [Path(argument).resolve() for argument in arguments[1:]] or [ROOT]
    bare: Took | None = None
    print(f"{'':24}{'':24}{'clock':>10}{'processor':>11}{'× bare':>8}")
    with tempfile.TemporaryDirectory() as folder:
        for name in COMMANDS:
            tries = [measured(name, checkout, folder) for checkout in checkouts]
            for once in tries:
                once()  # the first start may compile and migrate
            results = [[once() for once in tries] for _ in range(rounds)]
            for number, checkout in enumerate(checkouts):
                clock, processor = (statistics.median(row[number][kind] for row in results) for kind in (0, 1))
                bare = bare or (clock, processor)
                times = f"{clock * 1000:7.0f} ms{processor * 1000:8.0f} ms{processor / bare[1]:8.1f}"
                print(f"{name:24}{checkout.name:24}{times}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
