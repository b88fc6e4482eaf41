"""Z-8: when a task is fulfilled, and where its disc goes."""

import pytest

from tests.games.zhanguo.scene import ME, Scene, ZhanguoTable, scene
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.ids import SECTIONS_OF, UPPER_TASKS, Region, Rods, TaskTile
from tianxia.games.zhanguo.rules.tasks import GovernorTask, WallTask, task_of

SET = ("red", "gray", "white")


def pass_a_turn(stage: Scene) -> ZhanguoTable:
    table = stage.hand(0, 1, 99).table()
    table.play(0, 1, action="recruit", official="red", official_region="region 1")
    return table


def test_a_task_is_claimed_at_the_end_of_ones_own_turn() -> None:  # Z-8.1
    stage = scene().tasks(1, 1, 4, 2, 2, 2).governor(0, 1).above(0, 5, *SET).hand(0, 120, 99)
    table = stage.table()
    table.play(0, 120, action="governor", governor="region 5", square="square 3")
    assert table.claims("upper_governor") == [0, None, None, None]
    assert table.told("task") == [{"event": "task", "seat": 0, "task": "upper_governor", "vp": 5}]
    assert table.seat(0)["supply"]["task_discs"] == 5


def test_a_task_is_claimed_after_a_reward_before_the_next_aspect() -> None:  # Z-8.1
    stage = scene().rewards(3).tasks(1, 1, 4, 2, 2, 2).governor(0, 5).markers(0, 1, 1, 0).markers(1, 0, 0, 1)
    table = stage.table()
    table.answers(0, reward="accept", reward_governor="region 1", square="square 3")
    assert table.claims("upper_governor") == [0, None, None, None]
    assert table.waits_for() == [(0, "reward")]


def test_the_first_free_slot_from_the_left() -> None:  # Z-8.1
    table = pass_a_turn(scene(3).tasks(1, 1, 4, 2, 2, 2).governor(0, 1).governor(0, 5).claim("upper_governor", 2, 1))
    assert table.claims("upper_governor") == [2, 1, 0, None]


def test_one_disc_per_player_and_task() -> None:  # Z-8.1
    table = pass_a_turn(scene().tasks(1, 1, 4, 2, 2, 2).governor(0, 1).governor(0, 5).claim("upper_governor", 0))
    assert table.claims("upper_governor") == [0, None, None, None]


def test_a_disc_stays_whatever_happens_later() -> None:  # Z-8.1
    table = pass_a_turn(scene().tasks(1, 1, 4, 2, 2, 2).claim("upper_governor", 0))
    assert table.claims("upper_governor") == [0, None, None, None]


def test_only_ones_own_pieces_count_and_only_in_ones_own_turn() -> None:  # Z-8.1
    table = pass_a_turn(scene().tasks(1, 1, 4, 2, 2, 2).governor(1, 1).governor(1, 5).governor(0, 1))
    assert table.claims("upper_governor") == [None] * 4


def test_a_fulfilled_task_is_claimed_at_any_later_turn() -> None:  # Z-8.2
    table = pass_a_turn(scene().tasks(1, 3, 4, 2, 2, 2).governor(0, 1).governor(0, 5).palace(0, 2, 4))
    assert table.claims("upper_governor") == [0, None, None, None]
    assert table.claims("upper_palace") == [0, None, None, None]


def test_more_than_is_shown_does_no_harm() -> None:  # Z-8.1
    table = pass_a_turn(scene().tasks(1, 3, 4, 2, 2, 2).palace(0, 2, 2, 4, 5))
    assert table.claims("upper_palace") == [0, None, None, None]


@pytest.mark.parametrize("tile", range(12))
def test_every_task_is_fulfilled_by_just_what_it_shows(tile: int) -> None:  # Z-8.1
    wanted, task = load_components(None).printed.task[tile], UPPER_TASKS[tile // 4]
    stage = scene().task(task, TaskTile(tile))
    built = 0
    for place in wanted.places:
        assert not wanted.is_met(stage.pos, ME)
        if isinstance(wanted, WallTask):
            section = next(at for at in SECTIONS_OF[place] if not stage.pos.has_wall(ME, at))
            stage.pos.build_wall(ME, section, Rods(1))
        elif isinstance(wanted, GovernorTask):
            stage.pos.add_governor(ME, Region(place))
        else:
            stage.pos.add_palace(ME, Region(place))
        built += 1
    assert built > 1
    assert wanted.is_met(stage.pos, ME)


def test_a_site_shown_twice_needs_both_sections() -> None:  # Z-8.1
    stage = scene(3).wall(0, "turquoise", 1, 3).wall(0, "gold", 2, 1)
    assert not task_of(stage.pos, UPPER_TASKS[0]).is_met(stage.pos, ME)
    assert task_of(stage.pos, UPPER_TASKS[0]).is_met(stage.wall(0, "turquoise", 2, 1).pos, ME)


def test_two_tasks_may_be_claimed_at_once() -> None:  # Z-8.1 Z-8.2
    table = pass_a_turn(scene().tasks(1, 3, 4, 2, 4, 2).palace(0, 2, 4, 3, 5))
    assert [table.claims(task)[0] for task in ("upper_palace", "lower_palace")] == [0, 0]
