"""Chances of victory: what they depend on, that they see no secret, and that fitting finds what there is to find."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tianxia import games
from tianxia.bots import weights_file
from tianxia.bots.chances import SURE, Chances, Figures, Prospects, at, figures_of
from tianxia.bots.learning.chance_fit import fitted, line
from tianxia.bots.learning.outcomes import Kind, Moment, kinds_of, moments, outcomes
from tianxia.engine.eye import Eye
from tianxia.engine.record import Record, read
from tianxia.engine.replay import played, replayed
from tianxia.lab.chances import checked, figures_text, split

FIXTURES = Path(__file__).parents[1] / "fixtures"
GAMES = ("zhanguo", "first_empire")
RECORDS = ("zhanguo/auction-2", "zhanguo/draft-4", "first_empire/3-advanced", "first_empire/solo-3")
FLAT = Figures((0.05,) * 6, (0.0,) * 6, (10.0, 8.0, 6.0, 4.0, 2.0, 0.0))


def record_of(name: str) -> Record:
    return read((FIXTURES / f"{name}.jsonl").read_text(encoding="utf-8"))[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_figures_cover_every_kind_of_table_and_say_how_they_were_made(game: str) -> None:
    file = weights_file(game).with_name("chances.json")
    assert json.loads(file.read_text(encoding="utf-8"))["made_by"].startswith(f"python3 tools/fit_chances.py {game} ")
    assert list(figures_of(game)) == [kind.name for kind in kinds_of(game)]
    for each in figures_of(game).values():
        assert {len(each.slope), len(each.edge), len(each.to_come)} == {6}
        assert min(each.slope) >= 0
        assert each.slope[-1] == max(each.slope), "a point says most at the end"


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_seat_has_not_seen_does_not_change_its_chance(name: str) -> None:
    record, looked = record_of(name), 0
    game = games.game(record.header.game)
    chance = Chances(game.name)
    for number, match in enumerate(played(game, record)):
        if number % 7 or match.over or not match.questions:
            continue
        for seat in range(match.seats):
            twins = [Eye(match, seat).guess(Random(seed)).position for seed in range(2)]
            assert {chance(twin, seat) for twin in twins} == {chance(match.position, seat)}
            assert 0 <= chance(match.position, seat) <= SURE
            looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", [*RECORDS, "first_empire/solo-3-tie"])
def test_a_game_that_is_over_has_nothing_uncertain(name: str) -> None:
    match = replayed(games.game(name.partition("/")[0]), record_of(name))
    result, chance = match.result(), Chances(match.game.name)
    told = [chance(match.position, seat) for seat in range(match.seats)]
    assert told == [SURE // len(result.winners) if seat in result.winners else 0 for seat in range(match.seats)]
    assert chance.to_come(match.position, 0) == 0


def test_chances_follow_the_points_and_add_up() -> None:
    for rivals in ((90.0,), (90.0, 90.0, 90.0)):
        even = FLAT.shares(Prospects("", 2.5, 90.0, rivals))
        assert even == pytest.approx([1 / (1 + len(rivals))] * (1 + len(rivals)))
        ahead = FLAT.shares(Prospects("", 2.5, 110.0, rivals))
        assert sum(ahead) == pytest.approx(1)
        assert ahead[0] / ahead[1] == pytest.approx(2.718281828)
    assert replace(FLAT, edge=(1.0,) * 6).shares(Prospects("", 2.5, 90.0, (110.0,))) == pytest.approx([0.5, 0.5])
    assert [at(FLAT.to_come, place) for place in (0, 0.5, 4.5, 5)] == [10, 9, 1, 0]


def made_up(figures: Figures, kind: str, rivals: int, count: int) -> list[Moment]:
    """Moments whose ends were drawn by these figures."""
    lots, made = Random(f"{kind}/{count}"), []
    for _ in range(count):
        points = [lots.uniform(60, 140) for _ in range(rivals + 1)]
        seen = Prospects(kind, lots.uniform(0, 5), points[0], tuple(points[1:]))
        (winner,) = lots.choices(range(rivals + 1), figures.shares(seen))
        shares = tuple(float(player == winner) for player in range(rivals + 1))
        made.append(Moment(seen, shares, at(figures.to_come, seen.place)))
    return made


def test_fitting_finds_the_figures_behind_the_victories() -> None:
    truth = Figures((0.01, 0.02, 0.03, 0.05, 0.08, 0.12), (-0.5, -0.4, -0.3, -0.2, -0.1, 0.0), FLAT.to_come)
    found = fitted({"2": made_up(truth, "2", 1, 2500), "4": made_up(truth, "4", 3, 2500)})
    assert list(found) == ["2", "4"]
    for each in found.values():
        assert each.slope == pytest.approx(truth.slope, abs=0.012)
        assert each.edge == pytest.approx(truth.edge, abs=0.25)
        assert each.to_come == pytest.approx(truth.to_come, abs=0.05)


def test_a_level_of_li_si_that_nobody_loses_to_still_has_finite_figures() -> None:
    weak = [replace(each, to_come=40.0, rival_to_come=-20.0) for each in made_up(FLAT, "weak", 1, 300)]
    strong = [replace(each, to_come=40.0, rival_to_come=40.0) for each in made_up(FLAT, "strong", 1, 2000)]
    found = fitted({"weak": [replace(each, shares=(1.0, 0.0)) for each in weak], "strong": strong})
    assert found["weak"].slope == found["strong"].slope
    even = Prospects("", 2.5, 100.0, (100.0,))
    assert 0.9 < found["weak"].shares(even)[0] < 0.9999
    assert found["strong"].shares(even)[0] == pytest.approx(0.5, abs=0.08)


def test_a_line_through_places() -> None:
    assert line([(place / 4, 3.0 * place / 4) for place in range(21)]) == pytest.approx([0, 3, 6, 9, 12, 15], abs=1e-6)


def test_the_check_scores_games_and_not_moments() -> None:
    even, ahead = Prospects("2", 2.5, 90.0, (90.0,)), Prospects("2", 2.5, 110.0, (90.0,))
    won, lost = (1.0, 0.0), (0.0, 1.0)
    played = [[Moment(ahead, won, 0.0)] * 9, [Moment(even, lost, 0.0)]]
    found = checked({"2": FLAT}, played)
    sure = FLAT.shares(ahead)[0]
    assert found.games == 2
    assert found.brier == pytest.approx(((1 - sure) ** 2 + 0.25) / 2)
    assert found.gain == pytest.approx((0.1**2 + 0.9**2) / 2 - found.brier), "nine of ten moments were won"
    assert [count for count, _, _ in found.bins] == [1, 9]
    assert found.bins[1][1:] == pytest.approx((sure, 1.0))


def test_a_third_of_the_games_is_kept_for_the_check() -> None:
    one = Moment(Prospects("2", 0.0, 0.0, (0.0,)), (1.0, 0.0), 0.0)
    fits, checks = split([[one] * number for number in range(7)])
    assert ([len(game) for game in fits], [len(game) for game in checks]) == ([0, 1, 3, 4, 6], [2, 5])
    assert json.loads(figures_text("me", {"2": FLAT}))["kinds"]["2"]["to_come"] == [10, 8, 6, 4, 2, 0]


@pytest.mark.parametrize("name", RECORDS)
def test_moments_look_at_each_turn_through_the_eye_of_who_took_it(name: str) -> None:
    record = record_of(name)
    found = list(moments(record))
    match = replayed(games.game(record.header.game), record)
    assert len(found) > 25 * match.seats
    assert {len(each.shares) for each in found} == {max(2, match.seats)}
    assert all(sum(each.shares) == pytest.approx(1) for each in found)
    places = [each.seen.place for each in found]
    assert 0 <= min(places) < 0.5
    assert max(places) == 5


def test_self_play_is_the_same_again() -> None:
    kind = Kind("1, Li Si 2", 1, {"li_si": "2"})
    assert kind in kinds_of("first_empire")
    once = outcomes("first_empire", kind, "a")
    assert once == outcomes("first_empire", kind, "a") != outcomes("first_empire", kind, "b")
    assert {each.seen.kind for each in once} == {kind.name}
