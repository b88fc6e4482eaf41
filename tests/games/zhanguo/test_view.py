"""What a view tells besides the pieces: sums, races and what squares give, so that no client computes a rule."""

from pathlib import Path

import pytest

from tests.games.zhanguo.scene import scene
from tests.games.zhanguo.second_scorer import scores
from tests.games.zhanguo.test_fixtures import FILES, record_in
from tianxia.engine.replay import played
from tianxia.games.zhanguo import GAME

SPECTATOR = -1


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_vp_of_a_seat_are_what_a_second_scorer_finds(path: Path) -> None:  # Z-10.5
    for number, match in enumerate(played(GAME, record_in(path))):
        view = GAME.view(match.position, SPECTATOR)
        if not match.over and (number % 25 or view["stage"] != "play"):
            continue  # the second scorer is made for the end and reads discs on the track alone
        found, _ = scores(GAME.to_json(match.position))
        assert [seat["vp"] for seat in view["seats"]] == [sum(parts.values()) for parts in found]


def test_a_region_sleeps_with_its_cube_on_the_last_slot() -> None:  # Z-4.3
    track = scene().table().region(0, 2)["track"]
    table = scene().unrest(0, r2=track, r3=1).table()
    assert [region["asleep"] for region in table.seat(0)["regions"]] == [False, True, False, False, False]
    assert not any(region["asleep"] for region in table.seat(1)["regions"])


def test_squares_say_what_they_bring_and_how_much() -> None:  # Z-5.5
    squares = scene().table().data()["map"][0]["squares"]
    assert {square["bonus"]: square["amount"] for square in squares} == {"points": 4, "official": 1, "vp": 4}


def test_a_race_names_whom_a_reward_is_offered_in_order() -> None:  # Z-7.1
    # Seats 0 and 2 tie in writing; the disc of 2 is the higher one. Nobody has laws.
    table = scene(3).markers(0, writing=2).markers(1, currency=1).markers(2, writing=2).discs(2, 1, 0).table()
    view = table.data()
    assert view["tie_order"] == [2, 1, 0]
    assert view["races"]["writing"] == [{"seat": 2, "value": 2}, {"seat": 0, "value": 2}]
    assert view["races"]["currency"] == [{"seat": 1, "value": 1}]
    assert view["races"]["laws"] == []
    assert GAME.view(table.match.position, SPECTATOR)["races"] == view["races"]


def test_the_next_card_is_promised_just_where_it_may_be_tucked() -> None:  # Z-3.1 Z-3.3
    # Region 3 has a track of 2: from unrest 1 a third card would pass its end, from 0 it would not.
    for unrest, promised in ((0, {"markers": 3, "unrest": 2}), (1, None)):
        table = scene().hand(0, 57, 99).tuck(0, 3, 1, 2).tuck(0, 5, 3, 4, 5).unrest(0, r3=unrest).table()
        assert table.region(0, 3)["next_card"] == promised
        assert table.region(0, 5)["next_card"] is None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_the_view_promises_of_a_card_is_what_the_question_offers(path: Path) -> None:  # Z-3.1 Z-3.3
    for match in played(GAME, record_in(path)):
        if match.questions and match.questions[0].name == "tuck":
            ask = match.questions[0]
            regions = GAME.view(match.position, SPECTATOR)["seats"][ask.seat]["regions"]
            assert [at for at, region in enumerate(regions) if region["next_card"]] == ask.options()
