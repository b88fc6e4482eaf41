"""Every worked example of the rulebook, in our own words."""

from tests.games.zhanguo.scene import ME, scene
from tianxia.games.zhanguo.scoring import score_governors, score_tasks

SET = ("red", "gray", "white")


def test_a_first_brown_card_in_region_2_brings_one_brown_marker() -> None:  # Z-3.2 Z-3.3
    table = scene().hand(0, 99, 57).table()
    table.answers(0, card="99", use="tuck", tuck="region 2")
    assert (table.small(0), table.unrest(0)) == ([0, 0, 1], [0] * 5)


def test_a_third_card_in_region_4_from_unrest_1_to_3_with_three_orange_markers() -> None:  # Z-3.2 Z-3.3
    table = scene().hand(0, 99, 57).tuck(0, 4, 4, 12).unrest(0, r4=1).table()
    table.answers(0, card="57", use="tuck", tuck="region 4")
    assert (table.small(0), table.unrest(0)) == ([0, 3, 0], [0, 0, 0, 3, 0])


def test_no_third_card_at_2_of_3() -> None:  # Z-3.4
    table = scene().hand(0, 99, 57).tuck(0, 4, 4, 12).unrest(0, r4=2).table()
    table.answers(0, card="57", use="tuck")
    assert table.refused(0, tuck="region 4").code == "unrest-too-high"


def test_a_red_official_to_region_2() -> None:  # Z-5.1
    table = scene().hand(0, 99, 57).table()
    table.play(0, 57, action="recruit", official="red", official_region="region 2")
    assert table.above(0, 2) == {"red": 1}


def test_reassign_one_point_and_two_points() -> None:  # Z-5.2
    """A red one up in region 2, then a white one from 3 to 5, which costs two points."""
    table = scene().hand(0, 99, 57).below(0, 2, "red").above(0, 3, "white").table()
    table.play(0, 57, action="reassign", point="up red 2 2")
    assert table.refused(0, point="side white 3 5").code == "not-adjacent"
    table.answers(0, point="side white 3 4")
    table.answers(0, point="side white 4 5")
    assert (table.above(0, 2), table.above(0, 5)) == ({"red": 1}, {"white": 1})
    assert table.waits_for() == [(1, "card")]


def test_hire_in_region_3_after_two_free_moves() -> None:  # Z-5.3 Z-5.6
    table = scene().hand(0, 99, 57).above(0, 3, "red", "gray").table()
    table.answers(0, card="down red 3")
    table.answers(0, card="down gray 3")
    table.play(0, 57, action="hire", hire="region 3")
    assert (table.above(0, 3), table.below(0, 3)) == ({}, {"red": 1, "gray": 1})
    assert (table.workers(0), table.unrest(0)) == ([0, 0, 2, 0, 0], [0, 0, 1, 0, 0])


def test_a_palace_in_region_4_with_region_5s_worker_for_6_cards() -> None:  # Z-5.7
    stage = scene().hand(0, 119, 57).workers(0, r4=2, r5=1, r1=1).tuck(0, 1, 4, 12, 20).tuck(0, 2, 9, 99, 30)
    table = stage.big(1, "writing", "currency", "laws").table()
    table.play(0, 57, action="palace", palace="region 4", palace_worker="region 5")
    assert table.workers(0) == [1, 0, 0, 0, 0]
    assert (table.big(0), table.earned(0)) == ([0, 0, 0], {"palaces": 6})


def test_a_palace_cards_3_points_only_on_a_higher_number() -> None:  # Z-4.2 Z-4.3
    for card, waits in ((61, (0, "ability")), (59, (1, "card"))):
        stage = scene().hand(0, card, 118).workers(0, r4=2, r5=1).tuck(0, 1, 58).big(1, "writing", "currency", "laws")
        table = stage.table()
        table.play(0, card, action="palace", palace="region 4", palace_worker="region 5")
        assert table.waits_for() == [waits]
    stage = scene().hand(0, 61, 118).workers(0, r4=2, r5=1).tuck(0, 1, 58).big(1, "writing", "currency", "laws")
    table = stage.table()
    table.play(0, 61, action="palace", palace="region 4", palace_worker="region 5", ability="58")
    assert table.earned(0) == {"palaces": 1, "cards": 3}


def test_a_governor_installed_with_a_higher_number_wakes_nothing() -> None:  # Z-4.1 Z-4.2
    table = scene().hand(0, 61, 118).above(0, 1, *SET).tuck(0, 2, 5).table()
    table.play(0, 61, action="governor", governor="region 1", square="square 3")
    assert table.earned(0) == {"squares": 4}
    assert table.waits_for() == [(1, "card")]


def test_40_on_70_wakes_governor_cards_but_not_one_in_region_4_on_its_last_slot() -> None:  # Z-4.2 Z-4.3
    stage = scene().hand(0, 40, 118).court(70).above(0, 1, *SET).tuck(0, 2, 5).tuck(0, 4, 74).unrest(0, r4=3)
    table = stage.table()
    table.play(0, 40, action="governor", governor="region 1", square="square 3")
    assert table.asked(0, "ability") == ["5", "done"]
    refused = table.refused(0, ability="74")
    assert (refused.code, refused.rule) == ("locked", "Z-4.3")
    table.answers(0, ability="5")
    assert table.earned(0) == {"squares": 4, "cards": 3}
    assert table.waits_for() == [(1, "card")]


def test_a_missing_marker_is_a_point_at_once() -> None:  # Z-3.2
    table = scene().hand(0, 57, 99).markers(1, currency=6).tuck(0, 1, 4).table()
    table.answers(0, card="57", use="tuck", tuck="region 1")
    assert table.earned(0) == {"shortage": 2}


def test_red_has_most_writing_and_takes_the_first_reward() -> None:  # Z-7.1 Z-7.2
    """Seats: Blue 0, Red 1, Purple 2, Yellow 3."""
    table = scene(4).rewards(1).markers(0, 1).markers(1, 3).markers(2, 1, 0, 1).discs(0, 1, 2, 3).table()
    table.answers(1, reward="accept", official="gray")
    assert (table.small(1), table.seat(1)["disc"]) == ([0, 0, 0], "writing")
    assert table.above(1, 1) == {"gray": 1}


def test_tie_break_order_blue_yellow_red_purple_and_blue_as_new_first_player() -> None:  # Z-7.1 Z-7.4
    """Blue and Yellow are on the track in this order, Red in the writing slot, Purple in a later one."""
    stage = scene(4).rewards(1, "laws").discs(1, 4, 5, 3).markers(2, laws=1)
    assert stage.pos.by_discs() == [0, 3, 1, 2]
    table = stage.table()
    table.answers(2, reward="pass")
    assert [table.seat(seat)["disc"] for seat in range(4)] == [1, 3, 4, 2]
    assert table.data()["first"] == 0


def test_the_wall_task_of_three_walls_over_two_sites() -> None:  # Z-8.1
    stage = scene().hand(0, 1, 57).wall(0, "turquoise", 1, 1).wall(0, "gold", 2, 1).workers(0, r1=1)
    table = stage.table()
    assert table.data()["tasks"]["upper_wall"]["places"] == ["turquoise", "turquoise", "gold"]
    table.play(0, 1, action="wall", section="turquoise 2", rods="rods 1")
    assert table.claims("upper_wall") == [0, None, None, None]


def test_the_palace_task_1_2_5() -> None:  # Z-8.1
    stage = scene().hand(0, 1, 57).palace(0, 1, 5).workers(0, r2=2, r1=1)
    table = stage.table()
    assert table.data()["tasks"]["upper_palace"]["places"] == [1, 2, 5]
    table.play(0, 1, action="palace", palace="region 2", palace_worker="region 1", big_marker="laws")
    assert table.claims("upper_palace") == [0, None, None, None]


def test_red_has_two_governors_and_blue_one_so_red_scores_15() -> None:  # Z-10.1
    stage = scene(4).governor(1, 1).governor(1, 1).governor(0, 1)
    assert [score_governors(stage.pos, seat) for seat in stage.pos.all_seats] == [0, 15, 0, 0]


def test_three_with_one_governor_each_score_4_each() -> None:  # Z-10.1
    stage = scene(4).governor(1, 4).governor(2, 4).governor(3, 4)
    assert [score_governors(stage.pos, seat) for seat in stage.pos.all_seats] == [0, 4, 4, 4]


def test_17_points_for_tasks() -> None:  # Z-10.3
    stage = scene(4).claim("upper_governor", 0).claim("upper_wall", 1, 2, 0).claim("lower_governor", 1, 0)
    assert score_tasks(stage.pos, ME) == 17
