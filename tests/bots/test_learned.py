"""The learned values: their features, that they see no secret, and that fitting finds what there is to find."""

import json
from random import Random

import pytest

from tianxia import bots, games
from tianxia.bots import weights_file
from tianxia.bots.learned import Learned, learned_weights, teachable
from tianxia.bots.learning import samples
from tianxia.bots.learning.fitting import RECIPES, Recipe, fitted, solved
from tianxia.bots.learning.samples import Sample, TrainingGame
from tianxia.engine.eye import Eye
from tianxia.engine.live import new_live_match

GAMES = sorted(RECIPES)


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_weights_fit_what_is_seen_and_say_how_they_were_made(game: str) -> None:
    shipped = json.loads(weights_file(game).read_text(encoding="utf-8"))
    assert shipped["made_by"].startswith(f"tianxia train {game} --games ")
    assert tuple(shipped["seen"]) == teachable(game).SEEN
    assert [len(weights) for weights in shipped["weights"]] == [len(teachable(game).SEEN)] * 5
    assert set(teachable(game).BY_HAND) < set(teachable(game).SEEN)
    assert weights_file(game).stat().st_size < 5_000_000


@pytest.mark.parametrize("game", GAMES)
def test_others_hands_change_nothing(game: str) -> None:
    found, luck = games.game(game), Random(7)
    live = new_live_match(found, ["a", "b", "c"], {}, "learned", found.load_components(None))
    value, looked = Learned(game, learned_weights(game)), 0
    while not live.match.over and looked < 40:
        seat = live.match.to_answer()[0]
        eye = Eye(live.match, seat)
        if teachable(game).ready(live.match.position):
            worths = {value(eye.guess(Random(seed)).position, seat) for seed in range(3)}
            assert worths == {value(live.match.position, seat)}
            looked += 1
        live.answer(seat, luck.choice(eye.options()))
    assert looked == 40


def test_the_bot_is_there_for_games_that_have_learned() -> None:
    assert "learned" in bots.names_for("zhanguo")
    assert "learned" in bots.names_for("first_empire")
    assert "learned" not in bots.names_for("qin")
    assert "learned" not in bots.offered("zhanguo")


def made_up(truth: list[float], count: int, luck: Random) -> list[TrainingGame]:
    """Games of two seats in which the final score is just a weighted sum of what was seen."""
    made = []
    for _ in range(count):
        seen = tuple([tuple([luck.randrange(100) for _ in truth]) for _ in range(2)])
        scores = tuple([round(sum([w * x for w, x in zip(truth, seat, strict=True)])) for seat in seen])
        made.append(TrainingGame((Sample(1, seen), Sample(2, seen)), scores))
    return made


@pytest.mark.parametrize("stepwise", [False, True])
def test_fitting_finds_the_weights_behind_the_scores(stepwise: bool) -> None:
    truth = [2.0, -1.0, 0.5]
    weights = fitted(made_up(truth, 400, Random(1)), [1.0, 0.0, 0.0], 2, Recipe(stepwise, 1e-6))
    for by_round in weights:
        assert by_round == pytest.approx(truth, abs=0.01)


def test_a_strong_pull_keeps_the_weights_where_they_start() -> None:
    weights = fitted(made_up([2.0, -1.0, 0.5], 50, Random(1)), [1.0, 0.0, 0.0], 2, Recipe(False, 1e9))
    assert weights[0] == pytest.approx([1.0, 0.0, 0.0], abs=1e-3)


def test_rounds_before_the_first_that_is_learned_keep_the_hand_written_weights() -> None:
    recipe = Recipe(stepwise=False, pull=1e-6, since=2)
    weights = fitted(made_up([2.0, -1.0, 0.5], 400, Random(1)), [1.0, 0.0, 0.0], 2, recipe)
    assert weights[0] == [1.0, 0.0, 0.0]
    assert weights[1] == pytest.approx([2.0, -1.0, 0.5], abs=0.01)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_training_game_is_the_same_each_time_and_ends_with_the_scores() -> None:
    first = samples.training_game("zhanguo", "test", 0)
    assert first == samples.training_game("zhanguo", "test", 0)
    assert len(first.scores) == 2
    assert {sample.round for sample in first.samples} == {1, 2, 3, 4, 5}
    assert all(len(seat) == len(teachable("zhanguo").SEEN) for sample in first.samples for seat in sample.seen)
