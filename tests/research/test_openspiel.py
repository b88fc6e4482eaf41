"""OpenSpiel's own suites on all titles, exact solvers on the mini game, and Shimmy's bridge."""

import unittest
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import tianxia.research.openspiel  # noqa: F401 registers the games
from tests.research.settings import TABLES, named

TITLES = ("tianxia_qin", "tianxia_zhanguo", "tianxia_first_empire")
MINI = "tianxia_mini"
STATES = (4, 66, 72)
"""Chance, playable and terminal states of the mini game: 1 + 3 draws; in each of 6 deals a boast, a stake after it, and
two secret choices for each of three stakes, 3 + 6; four outcomes of each."""
INFORMATION_SETS = 24
"""Of the mini game: seat 0 with each of 3 tokens at a boast, a stake and three fights, seat 1 at three fights."""
Table = tuple[str, int, dict[str, str]]


def spelled(table: Table) -> str:
    """A table as OpenSpiel writes it."""
    name, players, options = table
    words = {"first": "seat", "li_si": "level"}
    given = [f"{option}={words.get(option, '')}{value}" for option, value in options.items()]
    return f"tianxia_{name}({','.join([f'players={players}', *given])})"


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_random_simulation(table: Table) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spelled(table)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_games_simulation(table: Table) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(spelled(table)))


def run(case: type[unittest.TestCase], name: str) -> unittest.TestResult:
    """Run a class of OpenSpiel's suite for one of our games."""
    made = type(f"{case.__name__}_{name}", (case,), {"game_name": name, "game": pyspiel.load_game(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(made).run(result)
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]
    return result


@pytest.mark.parametrize("name", [*TITLES, *map(spelled, TABLES), MINI])
def test_partial_tree(name: str) -> None:
    assert run(api_test.EnforceAPIOnPartialTreeBase, name).testsRun == 5


def test_full_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, MINI, STATES)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, MINI, INFORMATION_SETS)
    assert run(api_test.EnforceAPIOnFullTreeBase, MINI).testsRun == 8


def test_a_solver_finds_the_equilibrium_of_the_mini_game() -> None:
    solver = cfr.CFRSolver(pyspiel.load_game(f"{MINI}(reward=margin)"))
    for _ in range(60):
        solver.evaluate_and_update_policy()
    game = pyspiel.load_game(f"{MINI}(reward=margin)")
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.01


@pytest.mark.parametrize("name", ["tianxia_qin", "tianxia_zhanguo", "tianxia_first_empire(players=1)", MINI])
def test_playthrough_and_replay(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name, action_sequence=None, seed=3), encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


@pytest.mark.parametrize("name", TITLES)
def test_shimmy(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pettingzoo_api_test(OpenSpielCompatibilityV0(game_name=name), num_cycles=50)


def decided(name: str) -> Any:
    """A state at its first decision."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def test_an_action_that_is_not_allowed_raises_and_changes_nothing() -> None:
    state = decided("tianxia_qin(first=seat0)")
    before = str(state)
    stray = next(action for action in range(1, 50) if action not in state.legal_actions())
    with pytest.raises(ValueError, match="Q-2"):
        state._apply_action(stray)
    with pytest.raises(ValueError, match="is not an action"):
        state._apply_action(99_999)
    assert str(state) == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tianxia_qin(players=5)", "2, 3, 4"),
        ("tianxia_qin(board=cat)", "bird, lion"),
        ("tianxia_first_empire(players=1,li_si=level9)", "level1"),
        ("tianxia_qin(reward=score)", "victory, rank or margin"),
    ],
)
def test_wrong_parameters_name_the_allowed_ones(text: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(text)


def test_perfect_recall_knows_forced_answers_and_own_draws_only() -> None:
    state = decided(MINI)
    other = state.clone()
    state.apply_action(state.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    texts = {each.information_state_string(1) for each in (state, other)}
    assert len(texts) == 2
    assert "0 stake 1" in state.information_state_string(1)
    assert state.information_state_string(1).count("?") == 1
    assert not np.array_equal(state.information_state_tensor(1), other.information_state_tensor(1))
