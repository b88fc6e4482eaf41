"""The engine's suite on every table, and random games without a dead end."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.first_empire.board import cards_played
from tianxia.engine.conformance import CHECKS, check_game
from tianxia.engine.match import begin
from tianxia.games.first_empire import GAME
from tianxia.testing import played_out

Options = dict[str, str]


def configurations() -> Iterator[tuple[int, Options]]:
    for advanced in ("off", "on"):
        for tableau in ("board", "tile_a", "tile_b"):
            for seats in (2, 3, 4):
                yield seats, {"tableau": tableau, "advanced": advanced}
            for level in ("1", "2", "3", "4"):
                yield 1, {"tableau": tableau, "advanced": advanced, "li_si": level}


CONFIGURATIONS = list(configurations())
FIRST = [(1, {"li_si": "1"}), (2, {}), (3, {}), (4, {})]


def name(table: tuple[int, Options]) -> str:
    return "-".join([str(table[0]), *table[1].values()])


@pytest.mark.parametrize("table", CONFIGURATIONS, ids=name)
def test_the_suite_passes(table: tuple[int, Options], thorough: bool) -> None:
    seats, options = table
    check_game(GAME, seats, options, games=2 if thorough else 1, rate=0.04 if thorough else 0.004, checks=CHECKS)


@pytest.mark.parametrize("table", FIRST, ids=name)
def test_the_whole_suite_passes_with_other_hash_seeds(table: tuple[int, Options], thorough: bool) -> None:
    seats, options = table
    check_game(GAME, seats, options, games=2 if thorough else 1, seed=7, rate=0.2 if thorough else 0.01)


@pytest.mark.parametrize("table", CONFIGURATIONS, ids=name)
def test_random_games_end_without_a_dead_end(table: tuple[int, Options], thorough: bool) -> None:
    seats, options = table
    for seed in range(1000 if thorough else 10):
        rng = Random(f"{name(table)} {seed}")
        match = played_out(begin(GAME, seats, options), lambda _s, _n, some, rng=rng: rng.choice(some), rng)  # type: ignore[misc]
        assert cards_played(match.position) <= 30 * max(seats, 2)
        assert len(match.result().scores) == seats
