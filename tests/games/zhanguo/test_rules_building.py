"""Z-5.7 and Z-5.8: palaces and walls."""

import pytest

from tests.games.zhanguo.scene import ME, ZhanguoTable, region_of, scene
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.rules.palace import why_no_palace_in

# Palace


def palace_scene(seats: int = 2) -> ZhanguoTable:
    stage = scene(seats).hand(0, 1, 99).workers(0, r1=2, r2=3, r3=1).tuck(0, 5, 4, 9)
    return stage.table()


def test_two_workers_there_and_one_of_another_region() -> None:  # Z-5.7
    table = palace_scene()
    table.play(0, 1, action="palace")
    assert table.asked(0, "palace") == ["region 1", "region 2"]
    table.answers(0, palace="region 2")
    assert table.asked(0, "palace_worker") == ["region 1", "region 3"]
    assert table.refused(0, palace_worker="region 2").code == "same-region"
    assert table.refused(0, palace_worker="region 5").code == "no-worker-there"
    table.answers(0, palace_worker="region 3", big_marker="laws")
    assert table.workers(0) == [2, 1, 0, 0, 0]
    assert table.data()["map"][1]["palaces"] == [1, 0]


def test_workers_that_are_missing() -> None:  # Z-5.7
    table = palace_scene()
    table.play(0, 1, action="palace")
    assert table.refused(0, palace="region 3").numbers == {"region": 3, "missing": 1}
    assert table.refused(0, palace="region 4").numbers == {"region": 4, "missing": 2}
    table = scene().hand(0, 1, 99).workers(0, r4=3).table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="palace").code == "nowhere-for-palace"


def test_one_worker_elsewhere_is_missing() -> None:  # Z-5.7
    """The action question refuses; the region's own reason says what is missing."""
    pos = scene().workers(0, r4=3).position()
    assert why_no_palace_in(pos, ME, region_of(4)) == refusals.ONE_WORKER_ELSEWHERE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_palace_slots_as_players(seats: int) -> None:  # Z-5.7
    table = scene(seats).hand(0, 1, 99).workers(0, r1=2, r2=3).palace(1, *[1] * seats).palace(0, *[2] * 1).table()
    table.play(0, 1, action="palace")
    assert (0, "region 2") in table.forced()
    table = scene(seats).hand(0, 1, 99).workers(0, r1=2, r2=3, r3=2).palace(1, *[1] * seats).table()
    table.play(0, 1, action="palace")
    refused = table.refused(0, palace="region 1")
    assert (refused.code, refused.numbers) == ("palace-slots-full", {"region": 1, "slots": seats})


def test_a_player_may_fill_several_slots_of_a_region() -> None:  # Z-5.7
    table = scene(3).hand(0, 1, 99).workers(0, r1=2, r2=1).palace(0, 1, 1).table()
    table.play(0, 1, action="palace", palace="region 1", palace_worker="region 2", big_marker="laws")
    assert table.data()["map"][0]["palaces"] == [3, 0, 0]


@pytest.mark.parametrize(("region", "level", "blocked"), [(1, 2, False), (1, 3, True), (1, 4, True), (4, 1, False)])
def test_unrest_blocks_palaces_from_the_symbol_on(region: int, level: int, blocked: bool) -> None:  # Z-5.7
    stage = scene().hand(0, 1, 99).workers(0, r1=2, r2=2, r4=2).unrest(0, **{f"r{region}": level})
    table = stage.table()
    table.play(0, 1, action="palace")
    assert (f"region {region}" in table.asked(0, "palace")) != blocked
    if blocked:
        refused = table.refused(0, palace=f"region {region}")
        assert (refused.code, refused.numbers) == ("palace-blocked", {"region": 1, "level": level, "block": 3})


def test_the_last_slot_blocks_too() -> None:  # Z-5.7
    table = scene().hand(0, 1, 99).workers(0, r1=2, r2=2, r3=2).unrest(0, r3=2).table()
    table.play(0, 1, action="palace")
    assert table.refused(0, palace="region 3").numbers == {"region": 3, "level": 2, "block": 2}


def test_a_value_3_marker_of_choice_and_points_for_cards() -> None:  # Z-5.7
    table = scene().hand(0, 1, 99).workers(0, r1=2, r2=1).tuck(0, 5, 4, 9).tuck(0, 3, 12).big(1, "laws").table()
    table.play(0, 1, action="palace", palace="region 1", palace_worker="region 2")
    assert table.asked(0, "big_marker") == ["writing", "currency"]
    assert table.refused(0, big_marker="laws").code == "marker-gone"
    table.answers(0, big_marker="currency")
    assert table.big(0) == [0, 1, 0]
    assert table.earned(0) == {"palaces": 3}


def test_six_palaces_are_all() -> None:  # Z-5.7 Z-1.1
    table = scene(4).hand(0, 1, 99).workers(0, r1=2, r2=2).palace(0, 1, 1, 2, 3, 4, 5).table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="palace").code == "no-palace-left"


# Wall


def test_workers_by_rods_all_of_different_regions() -> None:  # Z-5.8
    table = scene().hand(0, 1, 99).workers(0, r1=3, r3=1, r4=1).table()
    table.play(0, 1, action="wall", section="turquoise 2")
    assert table.asked(0, "rods") == ["rods 1", "rods 2", "rods 3"]
    table.answers(0, rods="rods 2")
    assert table.asked(0, "wall_workers") == ["1 3", "1 4", "3 4"]
    assert table.refused(0, wall_workers="1 2").code == "no-worker-there"
    table.answers(0, wall_workers="1 4")
    assert table.workers(0) == [2, 0, 1, 0, 0]
    assert table.data()["walls"][1]["slots"] == [None, 0, None]


def test_workers_of_one_region_pay_one_rod_only() -> None:  # Z-5.8
    table = scene().hand(0, 1, 99).workers(0, r1=3).wall(1, "gold", 1, 1).table()
    table.play(0, 1, action="wall")
    refused = table.refused(0, section="gold 1")
    assert (refused.code, refused.numbers) == ("too-few-regions", {"rods": 2, "staffed": 1})
    table.answers(0, section="gold 2")
    assert (0, "rods 1") in table.forced()


def test_too_few_regions_for_the_rods() -> None:  # Z-5.8
    table = scene().hand(0, 1, 99).workers(0, r1=3, r2=1).table()
    table.play(0, 1, action="wall", section="gold 1")
    assert table.refused(0, rods="rods 3").numbers == {"rods": 3, "staffed": 2}


def test_one_own_wall_a_section_and_free_slots_only() -> None:  # Z-5.8
    stage = scene(4).hand(0, 1, 99).workers(0, r1=1, r2=1, r3=1).wall(0, "gold", 1, 3).wall(1, "gold", 2, 1)
    for seat, rods in ((1, 1), (2, 2), (3, 3)):
        stage.wall(seat, "turquoise", 1, rods)
    table = stage.table()
    table.play(0, 1, action="wall")
    assert table.refused(0, section="gold 1").code == "own-wall-there"
    assert table.refused(0, section="turquoise 1").code == "section-full"
    table.answers(0, section="gold 2")
    assert table.asked(0, "rods") == ["rods 2", "rods 3"]
    assert table.refused(0, rods="rods 1").code == "slot-taken"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_slots_a_section_at_every_player_count(seats: int) -> None:  # Z-5.8
    table = scene(seats).table()
    assert [len(wall["slots"]) for wall in table.data()["walls"]] == [3] * 6


def test_five_walls_are_all() -> None:  # Z-5.8 Z-1.1
    stage = scene().hand(0, 1, 99).workers(0, r1=1).above(0, 1, "red")
    for number in range(5):
        stage.wall(0, ("turquoise", "gold", "vermilion")[number // 2], number % 2 + 1, 1)
    table = stage.table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="wall").code == "no-wall-left"


def test_without_workers_no_wall() -> None:  # Z-5.8 Z-4.1
    table = scene().hand(0, 1, 99).above(0, 1, "red").table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="wall").code == "nowhere-for-wall"
