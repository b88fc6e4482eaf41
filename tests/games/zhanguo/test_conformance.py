"""The suite that every game passes, at every table; and random games without a dead end."""

from random import Random

import pytest

from tests.games.zhanguo.second_scorer import scores
from tianxia.engine.conformance import CHECKS, ONCE, check_game
from tianxia.engine.conformance.answers import check_listings, check_refusals
from tianxia.engine.match import begin
from tianxia.games.zhanguo import GAME
from tianxia.testing import Answers, played_out

VARIANTS: dict[str, dict[str, str]] = {
    "none": {},
    "draft": {"draft": "on"},
    "track": {"turn_order": "track"},
    "per_worker": {"hire_unrest": "per_worker"},
    "all": {"draft": "on", "turn_order": "track", "hire_unrest": "per_worker"},
}
TABLES = [(seats, boards, name) for seats in (2, 3, 4) for boards in ("a", "b", "auction") for name in VARIANTS]
RATES = {2: 0.006, 3: 0.003, 4: 0.002}
"""The share of decisions that are examined; each look plays a game to its end, so more seats cost more."""


@pytest.mark.parametrize(("seats", "boards", "variant"), TABLES)
def test_it_conforms(seats: int, boards: str, variant: str, thorough: bool) -> None:
    options = {"boards": boards, **VARIANTS[variant]}
    rate = 0.1 if thorough else RATES[seats]
    check_game(GAME, seats, options, games=3 if thorough else 1, rate=rate, checks=CHECKS)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_does_not_depend_on_hash_seeds(seats: int) -> None:
    check_game(GAME, seats, {"boards": "auction", **VARIANTS["all"]}, games=1, rate=0.001, checks=ONCE)


@pytest.mark.parametrize("boards", ["a", "b"])
def test_lists_and_predicates_agree_at_every_question(boards: str, thorough: bool) -> None:
    """Cards, points and abilities list their options faster than one by one."""
    games, rate = (10, 1) if thorough else (1, 0.2)
    check_game(GAME, 3, {"boards": boards}, games=games, rate=rate, checks=(check_listings, check_refusals))


def by_lot(rng: Random) -> Answers:
    return lambda _seat, _question, options: rng.choice(options)


@pytest.mark.parametrize(("seats", "boards", "variant"), TABLES)
def test_random_games_end_and_a_second_scorer_agrees(
    seats: int, boards: str, variant: str, thorough: bool
) -> None:  # Z-2.1 Z-10.1 Z-10.2 Z-10.3 Z-10.4 Z-10.5
    options = {"boards": boards, **VARIANTS[variant]}
    for seed in range(1000 if thorough else 10):
        rng = Random(f"{seats} {options} {seed}")
        match = played_out(begin(GAME, seats, options), by_lot(rng), rng)
        result, (parts, winner) = match.result(), scores(GAME.to_json(match.position))
        assert [dict(part) for part in result.parts] == parts
        assert list(result.scores) == [sum(part.values()) for part in parts]
        assert result.winners == (winner,)
