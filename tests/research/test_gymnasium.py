"""Gymnasium's and Stable-Baselines3's checks on every registered environment."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tianxia.research.gymnasium  # noqa: F401 registers the environments
from tests.research.env_checker import check_env as check_for_sb3

IDS = ("tianxia/Qin-v0", "tianxia/ZhanGuo-v0", "tianxia/FirstEmpire-v0", "tianxia/LiSi-v0")


SETTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in IDS),
    ("tianxia/Qin-v0", {"seats": 4, "board": "lion", "seat": 2, "opponents": "easy"}),
    ("tianxia/ZhanGuo-v0", {"seats": 3, "boards": "auction", "draft": True, "reward": "rank"}),
    ("tianxia/FirstEmpire-v0", {"seats": 4, "advanced": True, "tableau": "tile_b", "reward": "margin"}),
    ("tianxia/LiSi-v0", {"li_si": 4}),
)


@pytest.mark.parametrize(("name", "settings"), SETTINGS)
def test_checks_of_others(name: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, **settings).unwrapped)
        check_for_sb3(gymnasium.make(name, **settings))


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", IDS)
def test_a_copy_goes_on_from_the_same_moment(name: str, copied: Any) -> None:
    env = gymnasium.make(name)
    _, info = env.reset(seed=3)
    for _ in range(5):
        info = env.step(np.flatnonzero(info["action_mask"])[0])[4]
    twin = copied(env)
    action = np.flatnonzero(info["action_mask"])[-1]
    (one, *_), (other, *_) = env.step(action), twin.step(action)
    assert np.array_equal(one, other)
    twin.step(np.flatnonzero(twin.unwrapped.action_masks())[0])
    assert np.array_equal(env.get_wrapper_attr("play").observation(0), one), "what happens in one happens in the other"


def finish(env: Any, seed: int) -> tuple[float, list[Any]]:
    """Play a game at random; return what it paid in all, and every observation."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, rows, ended = 0.0, [seen], False
    while not ended:
        assert info["action_mask"].any(), "there is always something to do"
        seen, reward, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total, rows = total + reward, [*rows, seen]
    return total, rows


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    (one, rows), (other, others) = (finish(gymnasium.make(name), 5) for _ in range(2))
    assert one == other
    assert all(np.array_equal(row, twin) for row, twin in zip(rows, others, strict=True))


def test_score_pays_the_lead_as_it_grows_and_victory_at_the_end() -> None:
    env = gymnasium.make("tianxia/LiSi-v0", li_si=2)
    total, _ = finish(env, 2)
    result = env.unwrapped.play.match.result()  # type: ignore[attr-defined]
    ahead = result.scores[0] - sum(result.others["li_si"].values())
    began = 0.01 * (2 - 2)
    assert total == pytest.approx(-1 + 0.01 * ahead - began, abs=0.1)
    assert result.winners == ()


def test_opponents_are_levels_or_bots_of_your_own() -> None:
    class First:
        """Always takes the first option."""

        def answer(self, eye: Any, _rng: Any) -> str:
            return str(eye.texts()[0])

    mine = First()
    env = gymnasium.make("tianxia/Qin-v0", seats=3, seat=1, opponents=[mine, "easy"])
    finish(env, 1)
    assert env.unwrapped.play.over  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="2 other seats need 2 opponents, not 1"):
        gymnasium.make("tianxia/Qin-v0", seats=3, opponents=["easy"])
    with pytest.raises(TypeError, match="5 is not a bot"):
        gymnasium.make("tianxia/Qin-v0", opponents=5)
    with pytest.raises(ValueError, match="beginner"):
        gymnasium.make("tianxia/Qin-v0", opponents="genius")
    with pytest.raises(ValueError, match="seats 0 to 1"):
        gymnasium.make("tianxia/Qin-v0", seat=2)


def test_an_action_that_is_not_allowed_costs_one_or_raises_and_changes_nothing() -> None:
    env = gymnasium.make("tianxia/Qin-v0", first=0)
    before, info = env.reset(seed=1)
    bad = int(np.flatnonzero(info["action_mask"] == 0)[1])
    after, reward, ended, _, info = env.step(np.int64(bad))
    assert (reward, ended) == (-1, False)
    assert "Q-2" in info["refused"]
    assert np.array_equal(before, after)
    for stray, said in ((2809, "from 0 to 2808"), (-1, "from 0 to 2808")):
        with pytest.raises(ValueError, match=said):
            env.unwrapped.step(np.int64(stray))
    strict = gymnasium.make("tianxia/Qin-v0", first=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="Q-2"):
        strict.step(np.int64(bad))
    with pytest.raises(ValueError, match="'penalty' or 'raise'"):
        gymnasium.make("tianxia/Qin-v0", illegal="ignore")
