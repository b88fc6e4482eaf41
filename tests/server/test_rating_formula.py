"""The rating update against its published example, against openskill on random games, and its own promises."""

from math import sqrt
from random import Random
from typing import Any

import pytest
from openskill.models import PlackettLuce

from tianxia.server.ratings.plackett_luce import POINTS, Rating, Scale, updated

OPENSKILL = Scale(Rating(25.0, 25 / 3), 25 / 6, 0.0, gamma=lambda doubt, total: doubt / total)
"""The scale of openskill's examples, with the gamma that the paper suggests."""


def of_openskill(players: list[Rating], ranks: list[int], scale: Scale) -> list[Rating]:
    def gamma(c: float, _k: int, _mu: float, squared: float, *_others: Any) -> float:
        return scale.gamma(sqrt(squared), c)

    model = PlackettLuce(beta=scale.spread, tau=scale.drift, kappa=scale.least, gamma=gamma)
    teams = [[model.rating(mu=mean, sigma=doubt)] for mean, doubt in players]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]


def test_the_published_example() -> None:
    """The four players of openskill's documentation."""
    players = [Rating(29.182, 4.782), Rating(27.174, 4.922), Rating(16.672, 6.217), OPENSKILL.start]
    means = [30.209971908310553, 27.64460833689499, 17.403586731283518, 19.214790707434826]
    doubts = [4.764898977359521, 4.882789305097372, 6.100723440599442, 7.8542613981643985]
    found = updated(players, [1, 2, 3, 4], OPENSKILL)
    assert [rating.mean for rating in found] == pytest.approx(means, abs=1e-9)
    assert [rating.doubt for rating in found] == pytest.approx(doubts, abs=1e-9)


@pytest.mark.parametrize("scale", [OPENSKILL, POINTS], ids=["openskill", "points"])
def test_openskill_agrees_on_thousands_of_games(scale: Scale) -> None:
    luck = Random(f"games {scale.spread}")
    for _ in range(3000):
        count = luck.randint(2, 4)
        mean, doubt = scale.start
        players = [Rating(luck.gauss(mean, 2 * doubt), luck.uniform(0.02, 1.2) * doubt) for _ in range(count)]
        ranks = [luck.randint(1, count) for _ in range(count)]
        wanted, found = of_openskill(players, ranks, scale), updated(players, ranks, scale)
        for one, other in zip(found, wanted, strict=True):
            assert one == pytest.approx(other, rel=1e-9), (players, ranks)


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    """A settled rating moves ten times as far for an upset as for what was expected."""
    strong, weak = Rating(1700.0, 1e-3), Rating(1300.0, 1e-3)
    scale = POINTS._replace(drift=0.0)
    won, lost = updated([strong, weak], [1, 2], scale), updated([strong, weak], [2, 1], scale)
    assert (1700 - lost[0].mean) / (won[0].mean - 1700) == pytest.approx(10, rel=1e-3)


def test_a_tie_draws_players_together_and_no_seat_has_an_advantage() -> None:
    high, low = Rating(1600.0, 80.0), Rating(1400.0, 80.0)
    one, other = updated([high, low], [1, 1])
    assert other.mean > 1400
    assert one.mean < 1600
    assert updated([low, high], [1, 1]) == [other, one]
    after = updated([POINTS.start] * 4, [2, 1, 2, 2])
    assert after[0] == after[2] == after[3]
    assert after[1].mean > POINTS.start.mean


def test_nobody_is_too_far_away() -> None:
    """No exponent overflows, however far ratings are apart."""
    won = updated([Rating(1e6, 30.0), Rating(-1e6, 30.0)], [2, 1])
    assert won[0].mean < 1e6
    assert won[1].mean > -1e6
    assert all(rating.doubt > 0 for rating in won)
