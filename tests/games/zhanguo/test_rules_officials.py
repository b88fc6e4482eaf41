"""Z-5.1 to Z-5.3: recruit, re-assign, and the free move."""

import pytest

from tests.games.zhanguo.scene import ZhanguoTable, scene
from tianxia.games.zhanguo.names import COLOURS

SET = ("red", "gray", "white")


# Recruit


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("region", range(1, 6))
def test_recruit_any_colour_to_any_governors_area(colour: str, region: int) -> None:  # Z-5.1
    table = scene().hand(0, 1, 99).above(0, region, *[colour] * 4).table()
    table.play(0, 1, action="recruit", official=colour, official_region=f"region {region}")
    assert table.above(0, region) == {colour: 5}
    assert table.seat(0)["supply"][colour] == 0


def test_recruit_needs_the_colour_in_supply() -> None:  # Z-5.1 Z-1.1
    table = scene().hand(0, 1, 99).above(0, 1, *["red"] * 5).table()
    table.play(0, 1, action="recruit")
    assert table.asked(0, "official") == ["gray", "white"]
    refused = table.refused(0, official="red")
    assert (refused.code, refused.numbers) == ("no-such-official", {"colour": "red"})


def test_recruit_is_impossible_with_an_empty_supply() -> None:  # Z-5.1 Z-4.1
    table = scene().hand(0, 1, 99).above(0, 1, *[c for c in SET for _ in range(5)]).table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="recruit").code == "supply-empty"


# Re-assign


def reassigning(*below: tuple[int, str], above: tuple[tuple[int, str], ...] = ()) -> ZhanguoTable:
    stage = scene().hand(0, 1, 99)
    for region, colour in below:
        stage.below(0, region, colour)
    for region, colour in above:
        stage.above(0, region, colour)
    table = stage.table()
    table.play(0, 1, action="reassign")
    return table


def test_one_to_three_points_at_least_one() -> None:  # Z-5.2
    table = reassigning(above=((1, "red"),))
    assert table.refused(0, point="done").code == "one-point-at-least"
    table.answers(0, point="side red 1 2")
    table.answers(0, point="side red 2 3")
    table.answers(0, point="side red 3 4")
    assert table.waits_for() == [(1, "card")]
    assert table.above(0, 4) == {"red": 1}


def test_points_may_be_split_at_will() -> None:  # Z-5.2
    table = reassigning((2, "white"), above=((1, "red"), (5, "gray")))
    table.answers(0, point="side red 1 2")
    table.answers(0, point="side gray 5 4")
    table.answers(0, point="up white 2 2")
    assert (table.above(0, 2), table.above(0, 4)) == ({"red": 1, "white": 1}, {"gray": 1})


def test_after_the_first_point_one_may_stop() -> None:  # Z-5.2
    table = reassigning(above=((1, "red"),))
    table.answers(0, point="side red 1 2")
    table.answers(0, point="done")
    assert table.waits_for() == [(1, "card")]


def test_only_to_adjacent_regions_in_the_row() -> None:  # Z-5.2
    for region, near in ((1, [2]), (2, [1, 3]), (3, [2, 4]), (4, [3, 5]), (5, [4])):
        table = reassigning(above=((region, "red"),))
        sideways = [key for key in table.asked(0, "point") if key.startswith("side")]
        assert sideways == [f"side red {region} {to}" for to in near]
    table = reassigning(above=((1, "red"),))
    assert table.refused(0, point="side red 1 5").code == "not-adjacent"


def test_a_workers_area_has_two_slots() -> None:  # Z-5.2
    table = reassigning((1, "red"), (2, "gray"), (2, "white"))
    assert table.refused(0, point="along red 1 2").code == "workers-area-full"


def test_a_full_workers_area_may_be_passed_for_a_further_point() -> None:  # Z-5.2
    table = reassigning((1, "red"), (2, "gray"), (2, "white"))
    assert "along red 1 3" in table.asked(0, "point")
    assert "along red 1 4" not in table.asked(0, "point")
    table.answers(0, point="along red 1 3")
    assert table.below(0, 3) == {"red": 1}
    assert table.data()["now"]["points"] == 1


def test_from_a_full_area_one_may_go_up_there() -> None:  # Z-5.2
    table = reassigning((1, "red"), (2, "gray"), (2, "white"))
    table.answers(0, point="up red 1 2")
    assert table.above(0, 2) == {"red": 1}
    assert table.data()["now"]["points"] == 1


def test_two_full_areas_cost_three_points() -> None:  # Z-5.2
    table = reassigning((1, "red"), (2, "gray"), (2, "white"), (3, "gray"), (3, "white"))
    table.answers(0, point="along red 1 4")
    assert table.below(0, 4) == {"red": 1}
    assert table.waits_for() == [(1, "card")]


def test_a_passage_needs_the_points_to_reach_its_end() -> None:  # Z-5.2
    table = reassigning((1, "red"), (2, "gray"), (2, "white"), above=((5, "red"),))
    table.answers(0, point="side red 5 4")
    table.answers(0, point="side red 4 3")
    refused = table.refused(0, point="along red 1 3")
    assert (refused.code, refused.numbers) == ("too-few-points", {"cost": 2, "points": 1})


def test_through_a_free_area_one_goes_step_by_step() -> None:  # Z-5.2
    table = reassigning((1, "red"))
    assert table.refused(0, point="along red 1 3").code == "step-by-step"
    assert table.refused(0, point="up red 1 2").code == "step-by-step"


def test_who_is_not_there_does_not_move() -> None:  # Z-5.2
    table = reassigning((1, "red"))
    assert table.refused(0, point="side red 1 2").code == "no-official-above"
    assert table.refused(0, point="up gray 1 1").code == "no-official-below"


def test_without_officials_there_is_nothing_to_reassign() -> None:  # Z-5.2 Z-4.1
    table = scene().hand(0, 1, 99).workers(0, r1=1).table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="reassign").code == "no-officials"


# The free move


def test_any_number_of_free_moves_before_the_card() -> None:  # Z-5.3
    table = scene().hand(0, 1, 99).above(0, 1, *SET).above(0, 2, "red").table()
    for key in ("down red 1", "down white 1", "down red 2"):
        table.answers(0, card=key)
    assert (table.below(0, 1), table.below(0, 2), table.above(0, 1)) == (
        {"red": 1, "white": 1},
        {"red": 1},
        {"gray": 1},
    )
    assert table.refused(0, card="down gray 1").code == "workers-area-full"
    assert table.refused(0, card="down gray 4").code == "no-official-above"
    assert table.asked(0, "card") == ["1", "99"]


def test_free_moves_between_points() -> None:  # Z-5.3
    table = reassigning(above=((1, "red"),))
    table.answers(0, point="side red 1 2")
    table.answers(0, point="down red 2")
    assert table.data()["now"]["points"] == 2
    table.answers(0, point="along red 2 3")
    table.answers(0, point="up red 3 3")
    assert table.above(0, 3) == {"red": 1}


def test_free_moves_between_abilities() -> None:  # Z-5.3
    table = scene().hand(0, 1, 99).tuck(0, 1, 39, 66).table()
    table.play(0, 1, action="recruit", official="red", official_region="region 4")
    table.answers(0, ability="39")
    table.answers(0, ability="down red 4")
    table.answers(0, ability="66")
    assert table.below(0, 4) == {"red": 1}


def test_no_free_move_in_the_rewards_phase() -> None:  # Z-5.3
    table = scene().rewards(3).markers(0, writing=1).above(0, 1, "red").table()
    table.answers(0, reward="accept", reward_governor="region 1", square="square 1")
    assert "down red 1" not in table.asked(0, "point")
    assert table.refused(0, point="down red 1").code == "not-in-rewards"
