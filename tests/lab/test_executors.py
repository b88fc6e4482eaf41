"""Tasks shared out among processes: order, batches, and workers that are killed in the middle of a run."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import tianxia
from tianxia.commands import tianxia as command_line
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.games import game
from tianxia.lab.executors import Batches, opened, run_tasks
from tianxia.lab.needs import check_here, needs_of
from tianxia.lab.simulate import Simulation, play_games
from tianxia.lab.workers import Borrowed, Pool
from tianxia.processes import new_pool
from tianxia.words import words as words_in

MANY = Simulation("qin", ("random", "random"), game("qin").chosen({}, 2), "x", 60, recorded=True)
SMALL: Any = partial(tianxia.simulate, "qin", ["random", "random"], 6, 3)
OTHER_RULES = (("rules", "0"), *needs_of("qin").facts[1:])


def square(number: int) -> int:
    return number * number


def fatal(folder: Path, number: int) -> int:
    """Dies with its process, and leaves a file each time."""
    (folder / str(os.getpid())).touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def workers_of(pool: Pool) -> list[int]:
    """The processes of a pool."""
    assert pool._pool is not None
    return list(pool._pool._processes)


def test_a_worker_killed_in_the_middle_changes_nothing() -> None:
    undisturbed = list(play_games([MANY]))
    with opened(2) as pool, closing(play_games([MANY], pool)) as games:
        assert isinstance(pool, Pool)
        played = list(islice(games, 5))
        before = workers_of(pool)
        os.kill(before[0], signal.SIGKILL)
        played += games
        assert not set(before) & set(workers_of(pool)), "the others die with the first"
    assert played == undisturbed


def test_two_workers_killed_one_after_the_other_change_nothing() -> None:
    with opened(2) as pool, closing(run_tasks(square, range(4000), pool)) as results:
        assert isinstance(pool, Pool)
        found: list[int] = []
        for _ in range(2):
            found += islice(results, 20)
            os.kill(workers_of(pool)[-1], signal.SIGKILL)
        assert [*found, *results] == [square(number) for number in range(4000)]


def test_in_a_broken_pool_only_what_is_finished_counts() -> None:
    finished: Future[Any] = Future()
    finished.set_result(None)
    assert (Pool(2).has_lost(finished), Pool(2).has_lost(Future())) == (False, True)


def test_a_task_that_always_kills_its_worker_is_tried_three_times(tmp_path: Path) -> None:
    with opened(2) as pool, pytest.raises(BrokenExecutor):
        list(run_tasks(partial(fatal, tmp_path), range(1), pool))
    assert len(list(tmp_path.iterdir())) == 3


class Fatal:
    """Kills its process whenever it is asked."""

    def answer(self, eye: Eye, rng: Random) -> int:
        del eye, rng
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["simulate", "qin", "--games", "9", "--seats"], "Nothing was written."),
        (["arena", "qin", "--bots"], "Finished games are saved if --out was given."),
    ],
)
def test_a_command_gives_up_with_one_sentence(command: list[str], said: str) -> None:
    bots = f"{__name__}:{Fatal.__name__},random"
    done = CliRunner().invoke(command_line, [*command, bots, "--jobs", "2", "--lang", "en"])
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == f"Error: Worker processes kept dying, so the run stopped. {said}\n"


@pytest.fixture(params=["threads", "processes"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with ThreadPoolExecutor(2) if request.param == "threads" else new_pool(2) as made:
        yield made


def test_any_executor_gives_the_same_figures_and_stays_open(executor: Executor) -> None:
    assert SMALL(executor=executor) == SMALL()
    bots = ["greedy", "random"]
    assert tianxia.arena("qin", bots, 2, executor=executor) == tianxia.arena("qin", bots, 2)
    assert executor.submit(square, 3).result() == 9


def test_an_executor_that_broke_is_its_owners_matter(tmp_path: Path) -> None:
    with new_pool(1) as mine, opened(executor=mine) as workers, pytest.raises(BrokenExecutor):
        list(run_tasks(partial(fatal, tmp_path), range(9), workers))
    assert len(list(tmp_path.iterdir())) == 1


class Lazy(Executor):
    """Runs nothing; keeps what is queued."""

    def __init__(self) -> None:
        self.queued: list[Future[Any]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        del fn, args, kwargs
        self.queued.append(Future())
        return self.queued[-1]


def test_what_is_queued_is_cancelled_when_a_run_is_stopped() -> None:
    lazy = Lazy()
    with opened(executor=lazy) as workers, pytest.raises(KeyboardInterrupt):
        list(run_tasks(square, interrupted_after(3), workers))
    assert [each.cancelled() for each in lazy.queued] == [True] * 3


def interrupted_after(number: int) -> Iterator[int]:
    yield from range(number)
    raise KeyboardInterrupt


def test_batches_grow_to_a_second_and_shrink_towards_the_end() -> None:
    with ThreadPoolExecutor(2) as threads:
        batches = Batches(range(500), 1, Borrowed(threads))
        sizes = []
        for batch in batches.take(1000):
            sizes.append(len(batch))
            batches.adapt(len(batch), len(batch) / 40)
        assert sum(sizes) == 500
        assert sizes[:7] == [1, 2, 4, 8, 16, 32, 40]
        assert sizes[-1] == 1
        endless = Batches(count(), 8, Borrowed(threads))
        endless.adapt(8, 32.0)
        assert [len(batch) for batch in endless.take(2)] == [1, 1]


def test_our_own_pool_keeps_the_size_of_its_batches() -> None:
    batches = Batches(range(10), 4, Pool(2))
    batches.adapt(4, 0.001)
    assert [len(batch) for batch in batches.take(9)] == [4, 4, 2]


@pytest.mark.parametrize(
    ("place", "value", "what"),
    [("__version__", "0.0.1", "version"), ("weights_digest", lambda _: "beef", "weights")],
)
def test_a_worker_refuses_what_it_would_play_otherwise(
    monkeypatch: pytest.MonkeyPatch, place: str, value: Any, what: str
) -> None:
    needs = needs_of("zhanguo")
    check_here(needs, "w1")
    monkeypatch.setattr(f"tianxia.lab.needs.{place}", value)
    with pytest.raises(BadInput) as caught:
        check_here(needs, "w1")
    assert (caught.value.message, caught.value.values["what"]) == ("worker-differs", what)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "chess"}, "Worker w1 can’t load the game chess."),
        ({"folder": "/no/such"}, "Worker w1 can’t load the components in /no/such."),
        ({"bots": ("no_such:Bot",)}, "Worker w1 can’t load your bot: ModuleNotFoundError: No module named 'no_such'."),
        ({"bots": ("hasty",)}, "Worker w1 can’t load your bot: hasty."),
        ({"facts": OTHER_RULES}, "Worker w1 has rules version 1, but this run needs 0."),
    ],
)
def test_a_worker_says_what_it_lacks(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as caught:
        check_here(needs_of("qin")._replace(**changed), "w1")
    assert words_in("en").complaint(caught.value) == words
