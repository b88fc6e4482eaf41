"""Z-10: governors, markers, tasks, walls, and who wins."""

import pytest

from tests.games.zhanguo.scene import ME, OTHER, Scene, scene
from tianxia.games.zhanguo.ids import ALL_FACES, ALL_RODS, FROM_CARDS, Rods
from tianxia.games.zhanguo.rules.criteria import CRITERIA as KINDS
from tianxia.games.zhanguo.rules.criteria import score_walls
from tianxia.games.zhanguo.scoring import parts, result, score_governors, score_markers, score_tasks

CRITERIA = [criterion.name for criterion in KINDS]


def test_most_governors_9_and_3_for_each() -> None:  # Z-10.1
    stage = scene(3).governor(0, 2, 1, 2).governor(1, 2).governor(2, 3)
    assert [score_governors(stage.pos, seat) for seat in stage.pos.all_seats] == [15, 0, 12]


@pytest.mark.parametrize(("tied", "each", "share"), [(2, 1, 6), (3, 1, 4), (4, 1, 3), (2, 2, 7), (4, 2, 3)])
def test_tied_players_split_the_sum_rounded_down(tied: int, each: int, share: int) -> None:  # Z-10.1
    stage = scene(4)
    for seat in range(tied):
        for _ in range(each):
            stage.governor(seat, 1)
    assert [score_governors(stage.pos, seat) for seat in stage.pos.all_seats] == [share] * tied + [0] * (4 - tied)


def test_regions_without_governors_score_nothing() -> None:  # Z-10.1
    assert score_governors(scene().pos, ME) == 0


def test_most_marker_value_5_6_7() -> None:  # Z-10.2
    stage = scene().markers(0, 2, 1, 0).markers(1, 1, 2, 1)
    assert [score_markers(stage.pos, seat) for seat in (ME, OTHER)] == [5, 13]


def test_a_value_3_marker_counts_3() -> None:  # Z-10.2
    stage = scene().markers(0, writing=2).big(1, "writing")
    assert [score_markers(stage.pos, seat) for seat in (ME, OTHER)] == [0, 5]


def test_ties_for_markers_go_to_the_higher_disc() -> None:  # Z-10.2
    stage = scene(3).markers(0, laws=2).markers(1, laws=2).markers(2, laws=1).discs(2, 1, 0)
    assert [score_markers(stage.pos, seat) for seat in stage.pos.all_seats] == [0, 7, 0]


def test_without_markers_nobody_scores() -> None:  # Z-10.2
    assert [score_markers(scene().pos, seat) for seat in (ME, OTHER)] == [0, 0]


def test_sum_of_slots_times_discs_by_section() -> None:  # Z-10.3
    stage = scene(3).claim("upper_wall", 0).claim("upper_palace", 1, 0).claim("upper_governor", 0, 1)
    stage.claim("lower_governor", 1, 2, 0)
    assert [score_tasks(stage.pos, seat) for seat in stage.pos.all_seats] == [(5 + 3 + 5) * 3 + 2, (5 + 3) * 2 + 5, 3]


def board() -> Scene:
    """A board on which every criterion is met some times."""
    stage = scene().tuck(0, 1, 1, 2, 41).tuck(0, 2, 42, 81, 43).tuck(0, 3, 3).tuck(0, 4, 82)
    stage.unrest(0, r1=2, r2=1, r5=1).above(0, 1, "red", "gray").below(0, 2, "gray", "white").above(0, 5, "gray")
    return stage


COUNTS = {
    "empty_tracks": 2,
    "enough_officials": 5,
    "gray_regions": 3,
    "red_regions": 1,
    "white_regions": 1,
    "aspect_sets": 2,
    "full_regions": 2,
    "pair_regions": 2,
    "currency_regions": 2,
    "laws_regions": 2,
    "writing_regions": 2,
}


@pytest.mark.parametrize("criterion", CRITERIA)
@pytest.mark.parametrize("rods", [1, 2, 3])
def test_every_criterion_by_rods(criterion: str, rods: int) -> None:  # Z-10.4
    stage = board()
    printed = stage.pos.printed
    face = next(face for face in ALL_FACES if printed.criterion[face].name == criterion)
    stage.tiles(face, *(f for f in range(0, 12, 2) if f // 2 != face // 2)).wall(0, "turquoise", 1, rods)
    worth = printed.wall_vp(face, Rods(rods))
    assert score_walls(stage.pos, ME) == (worth - 4 if criterion == "flat" else worth * COUNTS[criterion])
    assert score_walls(stage.pos, OTHER) == 0


def test_a_flat_sum_never_falls_below_0() -> None:  # Z-10.4
    stage = scene().tiles(10, 0, 2, 4, 6, 8).wall(0, "turquoise", 1, 1).unrest(0, r1=4, r2=3)
    assert score_walls(stage.pos, ME) == 0


def test_too_much_unrest_for_the_officials() -> None:  # Z-10.4
    stage = scene().tiles(2, 0, 4, 6, 8, 10).wall(0, "turquoise", 1, 3).unrest(0, r1=2, r2=1)
    stage.above(0, 1, "red").below(0, 2, "gray")
    assert score_walls(stage.pos, ME) == 3 * 4


def test_the_worth_of_tiles_is_that_of_the_rulebook() -> None:  # Z-10.4
    printed = scene().pos.printed
    worth = {printed.criterion[face].name: [printed.wall_vp(face, rods) for rods in ALL_RODS] for face in ALL_FACES}
    rising = ("empty_tracks", "enough_officials", "pair_regions", "currency_regions", "laws_regions", "writing_regions")
    assert worth == {name: [1, 2, 3] if name in rising else [2, 3, 4] for name in CRITERIA} | {"flat": [5, 10, 15]}


def test_most_points_win() -> None:  # Z-10.5
    stage = scene(3).governor(1, 2).discs(0, 1, 2)
    assert (result(stage.pos).winners, result(stage.pos).scores) == ((1,), (0, 12, 0))


def test_ties_go_to_the_higher_disc() -> None:  # Z-10.5
    stage = scene(3).governor(0, 2).governor(1, 3).discs(2, 1, 0)
    assert (result(stage.pos).winners, result(stage.pos).scores) == ((1,), (12, 12, 0))


def test_parts_name_every_source() -> None:  # Z-10.5
    stage = board().governor(0, 2).markers(0, laws=1).claim("upper_wall", 0).wall(0, "gold", 1, 1)
    stage.pos.add_points(ME, FROM_CARDS, 7)
    found = parts(stage.pos, ME)
    assert {name: vp for name, vp in found.items() if vp} == {
        "cards": 7,
        "governors": 12,
        "markers": 7,
        "tasks": 5,
        "walls": 6,
    }
    assert sum(found.values()) == result(stage.pos).scores[0]
