"""PettingZoo's own suites on all titles, and what they do not ask."""

import importlib
import pickle
import warnings
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from tests.research.settings import LARGEST, TABLES, named

Table = tuple[str, int, dict[str, str]]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Observations are dictionaries, as in PettingZoo's own board games, which its suite knows by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


def env_of(table: Table, **settings: Any) -> Any:
    """The environment of a table."""
    name, seats, options = table
    return importlib.import_module(f"tianxia.research.pettingzoo.{name}_v0").env(seats=seats, **options, **settings)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_api(table: Table) -> None:
    api_test(env_of(table), num_cycles=100)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_seeds(table: Table) -> None:
    seed_test(lambda: env_of(table), num_cycles=50)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_rendering(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env_of(table, render_mode=render_mode))
    assert " to " in capsys.readouterr().out


@pytest.mark.parametrize("table", LARGEST, ids=named)
def test_the_performance_benchmark_runs(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """It takes its five seconds."""
    performance_benchmark(env_of(table))
    assert "Finished performance benchmark" in capsys.readouterr().out


def first_move(env: Any) -> tuple[str, Any]:
    """Who is asked, and what it observes."""
    env.reset(seed=1)
    return env.agent_selection, env.last()[0]


def test_an_action_that_is_not_allowed_raises_with_the_reason_and_changes_nothing() -> None:
    env = env_of(("qin", 2, {"first": "0"}))
    agent, seen = first_move(env)
    corner = 1
    assert not seen["action_mask"][corner]
    with pytest.raises(ValueError, match="Q-2"):
        env.step(corner)
    with pytest.raises(ValueError, match="needs an action"):
        env.unwrapped.step(None)
    assert env.agent_selection == agent
    assert all(np.array_equal(seen[part], env.last()[0][part]) for part in seen)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 5}, "2, 3, 4"),
        ({"board": "cat"}, "bird, lion"),
        ({"colour": "red"}, "board, first"),
        ({"reward": "fame"}, "victory, rank, margin, score"),
        ({"render_mode": "film"}, "human and ansi"),
    ],
)
def test_wrong_parameters_name_the_allowed_ones(settings: dict[str, Any], said: str) -> None:
    from tianxia.research.pettingzoo import qin_v0

    with pytest.raises(ValueError, match=said):
        qin_v0.env(**settings)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_whole_game_pays_shares_of_victory_and_never_shows_an_empty_mask(table: Table) -> None:
    env, rng, paid = env_of(table), Random(5), dict[str, float]()
    env.reset(seed=3)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        paid[agent] = paid.get(agent, 0) + reward
        assert ended or seen["action_mask"].any()
        env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert len(paid) == table[1]
    if table[1] > 1:
        assert abs(sum(paid.values())) < 1e-6
    assert max(paid.values()) <= 1


def test_a_sealed_answer_stays_out_of_the_observations_of_others() -> None:
    env, worlds = env_of(("zhanguo", 2, {"draft": "on"})), []
    for number in (0, 1):
        env.reset(seed=4)
        seen = env.last()[0]
        actions = np.flatnonzero(seen["action_mask"])
        env.step(actions[number])
        assert env.agent_selection != "player_0" or number == 2
        worlds.append((env.observe("player_0")["observation"], env.observe("player_1")["observation"]))
    (mine, theirs), (mine_too, theirs_too) = worlds
    assert not np.array_equal(mine, mine_too)
    assert np.array_equal(theirs, theirs_too)


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_from_the_same_moment(copied: Any) -> None:
    env = env_of(("first_empire", 1, {"li_si": "2"}), reward="score")
    first_move(env)
    twin = copied(env)
    assert twin.unwrapped.play.setup == env.unwrapped.play.setup
    while not (env.last()[2] or twin.last()[2]):
        assert all(np.array_equal(env.last()[0][part], twin.last()[0][part]) for part in env.last()[0])
        assert env.last()[1] == twin.last()[1]
        for each in (env, twin):
            each.step(np.flatnonzero(each.last()[0]["action_mask"])[-1])


@pytest.mark.parametrize("name", ["qin", "zhanguo", "first_empire"])
def test_the_registry_of_pettingzoo_knows_them(name: str) -> None:
    pettingzoo = pytest.importorskip("pettingzoo", "1.27")
    env = pettingzoo.make("aec", f"tianxia/{name}_v0", seats=3)
    env.reset(seed=1)
    assert (str(env), len(env.agents)) == (f"{name}_v0", 3)
