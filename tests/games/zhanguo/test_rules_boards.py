"""Z-4.5 to Z-4.8: what the four B boards can do."""

import pytest

from tests.games.zhanguo.scene import ZhanguoTable, scene


def hire_on_circle(**options: str) -> ZhanguoTable:
    stage = scene(2, **options).hand(0, 61, 99).board(0, "circle").below(0, 4, "red", "gray").table()
    stage.play(0, 61, action="hire", hire="region 4")
    return stage


def test_circle_hires_one_more_then_a_point() -> None:  # Z-4.5
    table = hire_on_circle()
    assert table.workers(0) == [0, 0, 0, 3, 0]
    assert table.unrest(0) == [0, 0, 0, 1, 0]
    assert table.asked(0, "ability") == ["board", "done"]
    table.answers(0, ability="board", point="up red 4 4")
    assert table.above(0, 4) == {"red": 1}
    assert table.waits_for() == [(1, "card")]


def test_circle_may_leave_the_point() -> None:  # Z-4.5
    table = hire_on_circle()
    table.answers(0, ability="board", point="done")
    assert table.below(0, 4) == {"red": 1, "gray": 1}


def test_circle_moves_a_worker_after_a_governor() -> None:  # Z-4.5
    stage = scene().hand(0, 120, 99).board(0, "circle").above(0, 1, "red", "gray", "white").workers(0, r3=1)
    table = stage.table()
    table.play(0, 120, action="governor", governor="region 1", square="square 3")
    table.answers(0, ability="board")
    assert table.asked(0, "move_worker") == ["3 to 2", "3 to 4"]
    assert table.refused(0, move_worker="3 to 5").code == "not-adjacent"
    table.answers(0, move_worker="3 to 4")
    assert table.workers(0) == [0, 0, 0, 1, 0]


def test_circle_without_a_worker_has_nothing_to_move() -> None:  # Z-4.5
    table = scene().hand(0, 120, 99).board(0, "circle").above(0, 1, "red", "gray", "white").table()
    table.play(0, 120, action="governor", governor="region 1", square="square 3")
    assert table.waits_for() == [(1, "card")]


def test_square_takes_a_marker_after_recruit() -> None:  # Z-4.6
    table = scene().hand(0, 120, 99).board(0, "square").table()
    table.play(0, 120, action="recruit", official="red", official_region="region 1")
    table.answers(0, ability="board", marker="writing")
    assert table.small(0) == [1, 0, 0]


def test_square_takes_a_marker_after_a_wall() -> None:  # Z-4.6
    table = scene().hand(0, 1, 99).board(0, "square").workers(0, r1=1).table()
    table.play(0, 1, action="wall", section="gold 1", rods="rods 1")
    table.answers(0, ability="board", marker="currency")
    assert table.small(0) == [0, 1, 0]


def test_square_scores_when_no_marker_is_left() -> None:  # Z-4.6
    table = scene().hand(0, 120, 99).board(0, "square").markers(1, 6, 6, 6).table()
    table.play(0, 120, action="recruit", official="red", official_region="region 1")
    table.answers(0, ability="board")
    assert table.earned(0) == {"boards": 1}


@pytest.mark.parametrize("action", ["reassign", "wall"])
def test_triangle_calms_a_region_for_a_worker(action: str) -> None:  # Z-4.7
    stage = scene().hand(0, 1, 99).board(0, "triangle").above(0, 1, "red").workers(0, r1=1).unrest(0, r2=2, r5=1)
    table = stage.table()
    if action == "wall":
        table.play(0, 1, action="wall", section="gold 1", rods="rods 1")
    else:
        table.play(0, 1, action="reassign", point="side red 1 2")
        table.answers(0, point="done")
    table.answers(0, ability="board")
    assert table.asked(0, "calm") == ["region 2", "region 5"]
    assert table.refused(0, calm="region 1").code == "no-unrest"
    before = table.workers(0)
    table.answers(0, calm="region 2")
    assert table.unrest(0) == [0, 1, 0, 0, 1]
    assert table.workers(0)[1] == before[1] + 1


def test_triangle_needs_unrest() -> None:  # Z-4.7
    table = scene().hand(0, 1, 99).board(0, "triangle").workers(0, r1=1).table()
    table.play(0, 1, action="wall", section="gold 1", rods="rods 1")
    assert table.waits_for() == [(1, "card")]


def test_star_has_two_points_after_recruit() -> None:  # Z-4.8
    table = scene().hand(0, 120, 99).board(0, "star").table()
    table.play(0, 120, action="recruit", official="red", official_region="region 1")
    table.answers(0, ability="board", point="side red 1 2")
    table.answers(0, point="side red 2 3")
    assert table.above(0, 3) == {"red": 1}
    assert table.waits_for() == [(1, "card")]


def governor_on_star() -> ZhanguoTable:
    stage = scene().hand(0, 120, 99).board(0, "star").above(0, 2, "red", "gray", "white").governor(0, 4, 1)
    table = stage.governor(0, 4).unrest(0, r3=2).table()
    table.play(0, 120, action="governor", governor="region 2", square="square 3")
    table.answers(0, ability="board")
    return table


def test_star_moves_a_governor_to_an_open_area() -> None:  # Z-4.8
    table = governor_on_star()
    expected = [
        "2 square 3 to 1",
        "2 square 3 to 3",
        "4 square 1 to 3",
        "4 square 1 to 5",
        "4 open to 3",
        "4 open to 5",
    ]
    assert table.asked(0, "move_governor") == expected
    table.answers(0, move_governor="4 square 1 to 3")
    assert table.governors(4) == ([None, None, None], [1, 0])
    assert table.governors(3) == ([None, None, None], [1, 0])
    assert table.unrest(0)[2] == 2
    assert table.earned(0) == {"squares": 4}


def test_star_moves_the_new_governor_too_and_its_square_is_free() -> None:  # Z-4.8
    table = governor_on_star()
    table.answers(0, move_governor="2 square 3 to 1")
    assert table.governors(2) == ([None, None, None], [0, 0])
    assert table.governors(1) == ([None, None, None], [1, 0])


def test_star_refuses_what_is_not_there() -> None:  # Z-4.8
    table = governor_on_star()
    assert table.refused(0, move_governor="1 open to 2").code == "no-governor-there"
    assert table.refused(0, move_governor="4 open to 1").code == "not-adjacent"


def test_a_task_already_claimed_stays_when_its_governor_moves() -> None:  # Z-4.8 Z-8.1
    stage = scene().hand(0, 120, 99).board(0, "star").above(0, 2, "red", "gray", "white").governor(0, 1).governor(0, 5)
    table = stage.tasks(1, 1, 4, 2, 2, 2).claim("upper_governor", 0).table()
    table.play(0, 120, action="governor", governor="region 2", square="square 3")
    table.answers(0, ability="board", move_governor="5 open to 4")
    assert table.claims("upper_governor") == [0, None, None, None]


def test_a_task_not_yet_claimed_uses_the_new_place() -> None:  # Z-4.8 Z-8.1
    stage = scene().hand(0, 120, 99).board(0, "star").above(0, 2, "red", "gray", "white").governor(0, 1)
    table = stage.governor(0, 4).tasks(1, 1, 4, 2, 2, 2).table()
    table.play(0, 120, action="governor", governor="region 2", square="square 3")
    table.answers(0, ability="board", move_governor="4 open to 5")
    assert table.claims("upper_governor") == [0, None, None, None]


def test_a_sides_have_no_ability() -> None:  # Z-4.4
    table = scene().hand(0, 1, 99).tuck(0, 1, 39).table()
    table.play(0, 1, action="recruit", official="red", official_region="region 1")
    assert table.refused(0, ability="board").code == "no-board-ability"
