"""The suite that every game passes. `check_game` runs all of it; each check can also be called alone with a trial.

>>> from tianxia.engine.conformance import check_game
>>> from tianxia.games import game
>>> check_game(game("qin"), 2, {"board": "bird"}, games=1, rate=0.05)

What it finds is a `ConformanceError`: which check, at which table and seed, after how many answers. `rate` is the share
of decisions that are examined; 1 examines all of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.conformance.answers import check_keys, check_listings, check_offers, check_refusals
from tianxia.engine.conformance.copies import check_forks, check_old_copies, check_pickles, check_saves, check_undo
from tianxia.engine.conformance.hash_seeds import check_hash_seeds
from tianxia.engine.conformance.hidden import check_guesses, check_memories, check_secrets, check_steps
from tianxia.engine.conformance.ledgers import (
    check_accounts,
    check_decks,
    check_json,
    check_pieces,
    check_records,
    check_scores,
)
from tianxia.engine.conformance.observations import check_bounds, check_catalogue, check_observations
from tianxia.engine.conformance.playing import play_trial
from tianxia.engine.conformance.questions import check_questions, check_turns
from tianxia.engine.conformance.sealed import check_failures, check_sealed
from tianxia.engine.conformance.trees import check_trees
from tianxia.engine.conformance.trial import Check, ConformanceError, Trial, name_of
from tianxia.engine.conformance.twins import check_twins
from tianxia.engine.game import Game

CHECKS: tuple[Check, ...] = (
    check_pieces,
    check_scores,
    check_accounts,
    check_json,
    check_decks,
    check_records,
    check_forks,
    check_pickles,
    check_undo,
    check_saves,
    check_old_copies,
    check_listings,
    check_offers,
    check_refusals,
    check_keys,
    check_questions,
    check_turns,
    check_trees,
    check_sealed,
    check_failures,
    check_steps,
    check_twins,
    check_secrets,
    check_memories,
    check_guesses,
    check_catalogue,
    check_observations,
    check_bounds,
)
"""The checks that examine every game; `play_trial`, which plays it, checks that it ends and that nobody gets stuck."""

ONCE: tuple[Check, ...] = (check_hash_seeds,)
"""Checks that start other processes, so that they run for the first game only."""

__all__ = [
    "CHECKS",
    "ONCE",
    "Check",
    "ConformanceError",
    "Trial",
    "check_game",
    "name_of",
    "play_trial",
    *(check.__name__ for check in (*CHECKS, *ONCE)),
]


def check_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str] | None = None,
    games: int = 3,
    seed: int = 1,
    rate: float = 0.25,
    checks: Sequence[Check] = (*CHECKS, *ONCE),
) -> None:
    """Play this many random games at this table, and run every check on each of them."""
    for number in range(games):
        trial = play_trial(game, seats, options, seed + number, rate)
        for check in checks:
            if number == 0 or check not in ONCE:
                check(trial)
