"""Batches agree with matches, decision by decision, and say what is wrong."""

from random import Random

import numpy as np
import pytest

from tests.research.settings import TABLES, named
from tianxia.engine.playout import lot
from tianxia.numbers import acting
from tianxia.research import batch, qin_planes
from tianxia.research.rewards import REWARDS
from tianxia.research.setups import checked_setup

Table = tuple[str, int, dict[str, str]]


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_batch_sees_what_a_match_shows(table: Table) -> None:
    """The lane and the match draw from the same source in the same order, so they play the same game."""
    name, seats, options = table
    lanes = batch(name, 2, seats=seats, seed=8, **options)
    setup = checked_setup(name, seats, "victory", options)
    match, eyes, luck, rng = setup.begin(), setup.eyes(), Random("8/1"), Random(2)
    other, ended = Random(3), False
    while True:
        while match.draw is not None:
            match.answer_chance(lot(match.draw.counts(), luck.random()))
        if match.over:
            break
        ask = acting(match)
        assert ask is not None
        assert lanes.to_move[1] == ask.seat
        assert np.array_equal(lanes.masks[1], eyes.mask(match, ask.seat))
        assert np.array_equal(lanes.observations[1], eyes.observation(match, ask.seat))
        actions = [other.choice(np.flatnonzero(lanes.masks[0]).tolist()), rng.choice(setup.catalogue.legal(ask))]
        rewards, done = lanes.step(actions)
        match.answer(ask.seat, setup.catalogue.answer_of(ask, actions[1]))
        ended = bool(done[1])
        assert ended == match.over or match.draw is not None
    assert ended
    assert rewards[1].tolist() == pytest.approx(REWARDS["victory"](match.result()))
    assert lanes.masks[1].any(), "the next game has begun"


def test_an_action_that_is_not_allowed_changes_no_game() -> None:
    lanes = batch("zhanguo", 3, seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in lanes.masks]
    before = lanes.observations.copy()
    with pytest.raises(ValueError, match="game 2 does not allow action 729 for 'card'"):
        lanes.step([*actions[:2], 729])
    with pytest.raises(ValueError, match="game 0 does not allow action -1"):
        lanes.step([-1, *actions[1:]])
    with pytest.raises(ValueError, match="3 games need 3 actions"):
        lanes.step(actions[:2])
    assert np.array_equal(before, lanes.observations)
    lanes.step(np.array(actions))


def test_rows_are_read_only_and_change_with_the_games() -> None:
    lanes = batch("qin", 2, seats=3, seed=1)
    assert repr(lanes) == "<Batch of 2 games of qin, 3 seats>"
    assert not lanes.masks.flags.writeable
    before = lanes.observations.copy()
    lanes.step([int(np.flatnonzero(mask)[0]) for mask in lanes.masks])
    assert not np.array_equal(before, lanes.observations)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"count": 0}, "at least 1, not 0"),
        ({"reward": "score"}, "at the end only"),
        ({"seats": 7}, "2, 3, 4"),
    ],
)
def test_wrong_parameters_name_the_allowed_ones(settings: dict[str, int], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        batch("qin", **{"count": 2, **settings})  # type: ignore[arg-type]


def test_planes_hold_every_placement_of_qin_once() -> None:
    planes = qin_planes()
    actions = planes[planes >= 0]
    assert planes.shape == (18, 13, 13)
    assert sorted(actions.tolist()) == list(range(1, 2809))
