"""The second scorer agrees with the game on every final score, including Li Si's."""

import json
from random import Random

import pytest

from tests.games.first_empire.make_fixtures import eager
from tests.games.first_empire.second_scorer import score
from tests.games.first_empire.test_conformance import CONFIGURATIONS, Options, name
from tianxia.engine.match import begin
from tianxia.games.first_empire import GAME
from tianxia.testing import played_out


@pytest.mark.parametrize("table", CONFIGURATIONS, ids=name)
def test_two_scorers_agree(table: tuple[int, Options], thorough: bool) -> None:  # F-9.1 F-9.2 F-9.3 F-9.4 F-9.5 F-9.6
    seats, options = table
    for number in range(200 if thorough else 6):
        rng = Random(f"score {name(table)} {number}")
        match = played_out(begin(GAME, seats, options), eager(rng, number % 2), rng)
        state = json.loads(json.dumps(GAME.to_json(match.position)))
        result = match.result()
        assert [score(state, seat) for seat in range(seats)] == [dict(parts) for parts in result.parts]
        assert [sum(score(state, seat).values()) for seat in range(seats)] == list(result.scores)
        if state["solo"]:
            assert score(state, 1) == dict(result.others["li_si"])


def test_every_part_of_the_score_occurs() -> None:
    """Agreeing on zeros would be worth little."""
    seen: set[str] = set()
    for number in range(12):
        rng = Random(f"parts {number}")
        match = played_out(begin(GAME, 2, {}), eager(rng, 1), rng)
        seen |= {part for parts in match.result().parts for part, points in parts.items() if points}
    assert len(seen) == 10
