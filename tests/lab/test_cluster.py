"""Runs on a real Dask cluster of two worker processes: the same results as here, whatever happens to the workers."""

import importlib
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result

import tianxia
from tianxia.bots.learning.samples import TrainingGame
from tianxia.commands import tianxia as command_line
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.games import game
from tianxia.lab import cluster as ours
from tianxia.lab.executors import opened, run_tasks
from tianxia.lab.simulate import PlayedGame, Simulation, play_game, play_games
from tianxia.lab.train import self_play
from tianxia.lab.workers import Workers
from tianxia.library import Player

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

MANY = Simulation("qin", ("random", "random"), game("qin").chosen({}, 2), "x", 60, recorded=True)
CONTEST = ["arena", "qin", "--bots", "random,greedy", "--seed", "3", "--all"]
OTHER_RULES = """
from tianxia import games
object.__setattr__(games.game("qin"), "rules_version", 99)
"""
Start = Callable[..., Any]


def typed(*arguments: str) -> Result:
    """Run `tianxia` with these arguments, in English."""
    return CliRunner().invoke(command_line, arguments, env={"LANGUAGE": "", "LC_ALL": "en_GB.UTF-8"})


def address_of(cluster: Any) -> str:
    return str(cluster.scheduler_address).replace("tcp://", "dask://")


@pytest.fixture(scope="module")
def start() -> Iterator[Start]:
    """Start a cluster; all are closed at the end."""
    started: list[Any] = []

    def begin(workers: int, **settings: Any) -> Any:
        settings = {"threads_per_worker": 1, "dashboard_address": ":0", **settings}
        started.append(distributed.LocalCluster(n_workers=workers, **settings))
        return started[-1]

    yield begin
    for each in started:
        each.close()


@pytest.fixture(scope="module")
def cluster(start: Start) -> Any:
    """The cluster that these tests share."""
    return start(2)


@pytest.fixture(scope="module")
def address(cluster: Any) -> str:
    return address_of(cluster)


class First:
    """Plays the first option."""

    def answer(self, eye: Eye, rng: Random) -> int:
        del rng
        return eye.options()[0]


# -- the same as here


def test_files_and_figures_are_the_same_byte_for_byte(address: str, tmp_path: Path) -> None:
    simulate = ["simulate", "qin", "--seats", "random,random", "--games", "9", "--seed", "3", "--json"]
    found = {}
    for name, where in (("here", []), ("there", ["--cluster", address])):
        record, results = tmp_path / f"{name}.jsonl", tmp_path / f"{name}-arena.jsonl"
        simulated = typed(*simulate, "--record", str(record), *where)
        contest = typed(*CONTEST, "--games", "4", "--out", str(results), *where)
        assert (simulated.exit_code, contest.exit_code) == (0, 0), simulated.output + contest.output
        found[name] = simulated.output, contest.output, record.read_bytes(), results.read_bytes()
    assert found["here"] == found["there"]


def test_training_games_are_the_same(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learned_from: list[Any] = []

    def short(title: str, count: int, seed: str, workers: Workers | None) -> Iterator[TrainingGame]:
        assert (count, isinstance(workers, ours.Cluster)) == (10, True)
        return self_play(title, 2, seed, workers)

    def weights(title: str, played: list[TrainingGame]) -> list[list[int]]:
        assert title == "first_empire"
        learned_from.extend(played)
        return [[1]]

    monkeypatch.setattr("tianxia.commands.train.self_play", short)
    monkeypatch.setattr("tianxia.commands.train.weights", weights)
    done = typed("train", "first_empire", "--games", "10", "--out", str(tmp_path / "w"), "--cluster", address)
    assert done.exit_code == 0, done.output
    assert learned_from == list(self_play("first_empire", 2, "1"))


def test_bots_of_the_program_go_along(address: str) -> None:
    class Mine(First):
        """No worker could import this one."""

    players: list[Player] = [Mine(), "random"]
    here = tianxia.simulate("qin", players, 5)
    assert tianxia.simulate("qin", players, 5, executor=address) == here


# -- workers that die


def killed_once(folder: Path, number: int) -> PlayedGame:
    """Play a game; in the middle of the run the process is killed."""
    if number == 20 and not list(folder.iterdir()):
        (folder / "killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_game(MANY, number)


@pytest.mark.parametrize("allowed", [3, 0])
def test_a_worker_killed_in_the_middle_changes_nothing(
    cluster: Any, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, allowed: int
) -> None:
    """Dask repeats the work of the dead; where it gives up at once, we do."""
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", allowed)
    with opened(executor=address) as workers:
        played = list(run_tasks(partial(killed_once, tmp_path), range(MANY.total), workers, 4))
    assert list(tmp_path.iterdir()), "nobody was killed"
    assert played == list(play_games([MANY]))


@pytest.mark.parametrize(
    "trouble",
    [distributed.KilledWorker("task", SimpleNamespace(address="w1"), 3), TypeError("a result came and was lost")],
)
def test_what_goes_wrong_between_the_machines_is_tried_again(trouble: Exception) -> None:
    lost: Future[Any] = Future()
    lost.set_exception(trouble)
    with pytest.raises(BrokenExecutor):
        ours.Cluster.result(ours.Cluster.__new__(ours.Cluster), lost)


def test_a_run_does_not_wait_forever_for_workers(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    left = start(1)
    with opened(executor=address_of(left)) as workers, closing(play_games([MANY], workers)) as games:
        next(games)
        left.scale(0)
        wait_until(lambda: not left.scheduler.workers)
        monkeypatch.setattr(ours, "PATIENCE", 0.2)
        with pytest.raises(BadInput, match="cluster-no-workers"):
            list(games)


def test_a_scheduler_that_goes_away_is_named(start: Start) -> None:
    gone = start(1)
    with opened(executor=address_of(gone)) as workers, closing(play_games([MANY], workers)) as games:
        next(games)
        gone.close()
        with pytest.raises(BadInput, match="cluster-lost"):
            list(games)


# -- interruption


def test_interrupted_and_resumed(cluster: Any, address: str, tmp_path: Path) -> None:
    file, whole = tmp_path / "part.jsonl", tmp_path / "whole.jsonl"
    arguments = [*CONTEST, "--out", str(file), "--cluster", address]
    process = subprocess.Popen(
        [sys.executable, "-m", "tianxia", *arguments, "--games", "100000"],
        env={**os.environ, "LANGUAGE": "", "LC_ALL": "en_GB.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    kept = file.read_bytes().count(b"\n") - 1
    said = f"Stopped after {kept} games. Results are saved; the same command resumes.\n"
    assert (process.returncode, out, err.decode()) == (130, b"", said)
    wait_until(lambda: not cluster.scheduler.tasks)  # nothing is left in the queue
    assert typed(*arguments, "--games", str(kept + 4)).exit_code == 0
    assert typed(*CONTEST, "--out", str(whole), "--games", str(kept + 4)).exit_code == 0
    assert file.read_bytes() == whole.read_bytes()


def wait_until(is_so: Callable[[], bool]) -> None:
    patience = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < patience, "it never happened"
        time.sleep(0.02)


# -- refusals


def test_a_worker_with_other_rules_refuses(start: Start, tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(OTHER_RULES, encoding="utf-8")
    other = start(1, preload=str(tmp_path / "other.py"))
    (worker,) = [each.worker_address for each in other.workers.values()]
    done = typed("simulate", "qin", "--record", str(tmp_path / "x.jsonl"), "--cluster", address_of(other))
    here = game("qin").rules_version
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"Worker {worker} has rules version 99, but this run needs {here}.\n"
    assert not (tmp_path / "x.jsonl").exists()


def test_a_refusal_is_no_failure_that_dask_would_repeat_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("distributed.get_worker", lambda: SimpleNamespace(address="w1"))
    refusal = pickle.loads(pickle.dumps(ours.work("0.0.1", b"")))
    assert isinstance(refusal, BadInput)
    assert refusal.values == {"worker": "w1", "what": "version", "theirs": tianxia.__version__, "ours": "0.0.1"}


class Clumsy(First):
    """Has a bug."""

    def answer(self, eye: Eye, rng: Random) -> int:
        del rng
        raise ZeroDivisionError(f"seat {eye.seat}")


def test_a_bug_in_a_bot_is_shown_with_its_place(address: str) -> None:
    with pytest.raises(ZeroDivisionError, match="seat ") as caught:
        tianxia.simulate("qin", [Clumsy(), Clumsy()], 5, executor=address)
    assert "in answer" in str(caught.value.__cause__)


@pytest.mark.parametrize("by_name", [True, False])
def test_a_bot_that_a_worker_cannot_load(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_name: bool
) -> None:
    name = f"mine_alone_{by_name}"
    (tmp_path / f"{name}.py").write_text("class First:\n    def answer(self, eye, rng): ...\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    bot = f"{name}:First" if by_name else importlib.import_module(name).First()
    wanted = rf"^Worker tcp://\S+ can’t load your bot: ModuleNotFoundError: No module named '{name}'\.$"
    with pytest.raises(ValueError, match=wanted):
        tianxia.simulate("qin", [bot, "random"], 5, executor=address)


def test_a_bot_that_cannot_be_sent(address: str) -> None:
    class Locked(First):
        """Holds what no other process can have."""

        lock = threading.Lock()

    with pytest.raises(ValueError, match=r"^Can’t send your bot to other machines: TypeError: .*\.$"):
        tianxia.simulate("qin", [Locked(), "random"], 5, executor=address)


@pytest.mark.parametrize("wrong", ["nonsense", "tcp://host:1", "dask://", "dask://host:port", "dask://host:1/path"])
def test_addresses_that_are_none(wrong: str) -> None:
    done = typed("simulate", "qin", "--cluster", wrong)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"“{wrong}” is not the address of a cluster.")


def test_addresses_as_dask_writes_them() -> None:
    assert ours.scheduler_at("dask://host") == "tcp://host:8786"
    assert ours.scheduler_at("dask+tls://[::1]:1/") == "tls://[::1]:1"


def test_nobody_there(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "CONNECTING", 0.3)
    for command in (["simulate", "qin"], ["train", "first_empire", "--out", "x"], CONTEST):
        done = typed(*command, "--cluster", "dask://127.0.0.1:1")
        assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert done.stderr.startswith("Can’t reach the cluster at dask://127.0.0.1:1: ")
    empty = address_of(start(0))
    done = typed("simulate", "qin", "--cluster", empty)
    assert (done.exit_code, done.stderr) == (
        2,
        f"The cluster at {empty} has no workers. Start one with “dask worker”.\n",
    )


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = typed("simulate", "qin", "--cluster", "dask://127.0.0.1:1")
    assert (done.exit_code, done.stderr) == (
        2,
        'To run on a cluster, install the extra “cluster”: pip install "tianxia[cluster]".\n',
    )


def test_without_certificates() -> None:
    assert typed("simulate", "qin", "--cluster", "dask+tls://127.0.0.1:1").stderr.startswith("TLS needs certificates.")
