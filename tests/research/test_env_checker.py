"""The checks of other libraries run here, without PyTorch."""

import sys
from importlib.util import find_spec
from typing import Any

import gymnasium
import pytest

from tests.research.env_checker import check_env


class NoTuple(gymnasium.Env[Any, Any]):
    """Its `reset` forgets the second half of its answer."""

    observation_space = gymnasium.spaces.Discrete(2)
    action_space = gymnasium.spaces.Discrete(2)

    def reset(self, **_asked: Any) -> Any:
        return 0


def test_the_check_passes_a_good_environment_and_refuses_a_bad_one() -> None:
    check_env(gymnasium.make("CartPole-v1").unwrapped)
    with pytest.raises(AssertionError, match="must return a tuple"):
        check_env(NoTuple())


def test_no_placeholder_stays_behind() -> None:
    assert find_spec("torch") is None, "the locks are meant to do without"
    assert not {"torch", "stable_baselines3"} & set(sys.modules)
