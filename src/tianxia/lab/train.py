"""Learns a value from self-play: many games, the weights that fit how they ended, and the file that holds them."""

import json
from collections.abc import Generator, Sequence
from functools import partial

from tianxia.bots.learned import teachable
from tianxia.bots.learning import OF_ONE
from tianxia.bots.learning.fitting import RECIPES, fitted
from tianxia.bots.learning.samples import TrainingGame, training_game
from tianxia.engine.game import BadInput, Json
from tianxia.lab.executors import run_tasks
from tianxia.lab.needs import needs_of
from tianxia.lab.workers import Workers

ROUNDS = 5


def check_learnable(game: str) -> None:
    """Check that a game has a recipe for learning; BadInput otherwise."""
    if game not in RECIPES:
        raise BadInput("not-learnable", game=game, allowed=", ".join(RECIPES))


def self_play(game: str, count: int, seed: str, workers: Workers | None = None) -> Generator[TrainingGame, None, None]:
    """That many games of self-play, in order; the same seed gives the same games."""
    return run_tasks(partial(training_game, game, seed), range(count), workers, needs=needs_of(game))


def weights(game: str, played: Sequence[TrainingGame]) -> list[list[int]]:
    """The weights of a game by round, in thousandths."""
    seen = teachable(game)
    start = [1.0 if name in seen.BY_HAND else 0.0 for name in seen.SEEN]
    by_round = fitted(played, start, ROUNDS, RECIPES[game])
    return [[round(OF_ONE * weight) for weight in weights] for weights in by_round]


def weights_text(game: str, count: int, seed: str, learned: Sequence[Sequence[int]]) -> str:
    """The weights file: how it was made, then one line per round."""
    lines = ",\n    ".join([json.dumps(list(weights)) for weights in learned])
    made: Json = {
        "made_by": f"tianxia train {game} --games {count} --seed {seed}",
        "seen": list(teachable(game).SEEN),
    }
    head = json.dumps(made, indent=2).removesuffix("\n}")
    return f'{head},\n  "weights": [\n    {lines}\n  ]\n}}\n'
