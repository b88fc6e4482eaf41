"""Z-7: who is offered a reward, what it costs, what it gives, and where the discs go."""

from random import Random

import pytest

from tests.games.zhanguo.scene import Scene, scene
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.ids import ALL_ASPECTS
from tianxia.games.zhanguo.names import ASPECTS


def test_most_value_first_until_one_accepts() -> None:  # Z-7.1
    table = (
        scene(4).rewards(1).markers(1, writing=2).markers(2, writing=4).markers(3, writing=1).big(3, "writing").table()
    )
    assert table.waits_for() == [(2, "reward")]
    table.answers(2, reward="pass")
    assert table.waits_for() == [(3, "reward")]
    table.answers(3, reward="pass")
    table.answers(1, reward="accept", official="red")
    assert table.small(0) == [0, 0, 0]
    assert [event["seat"] for event in table.all_told("reward")] == [2, 3, 1]


def test_without_a_marker_nobody_is_asked() -> None:  # Z-7.1
    table = scene().rewards(1).markers(1, laws=1).table()
    assert table.waits_for() == [(1, "reward")]
    assert table.data()["turn"] == 2


def test_equal_values_go_by_the_track_from_the_top() -> None:  # Z-7.1
    table = scene(3).rewards(1).markers(0, 2).markers(1, 2).markers(2, 2).discs(2, 0, 1).table()
    order = []
    for _ in range(3):
        ((seat, _),) = table.waits_for()
        order.append(seat)
        table.answers(seat, reward="pass")
    assert order == [1, 2, 0]


def test_then_by_the_column_from_the_top() -> None:  # Z-7.1
    """Seat 1 has taken writing, so it comes after those on the track, and before the seat that took currency."""
    stage = scene(3).rewards(1, "laws").markers(0, laws=1).markers(1, laws=1).markers(2, laws=1)
    table = stage.discs(5, 4, 1).table()
    order = []
    for _ in range(3):
        ((seat, _),) = table.waits_for()
        order.append(seat)
        if len(order) < 3:
            table.answers(seat, reward="pass")
    assert order == [2, 1, 0]


def test_accepting_costs_all_markers_and_moves_the_disc() -> None:  # Z-7.2
    table = scene().rewards(1, "currency").markers(0, 1, 4, 2).big(0, "currency").discs(0, 1).table()
    table.answers(0, reward="accept")
    assert table.small(0) == [1, 0, 2]
    assert table.big(0) == [0, 0, 0]
    assert table.data()["markers_left"]["currency"] == {"small": 6, "big": 1}
    assert table.seat(0)["disc"] == "currency"
    assert table.above(0, 1) == {"red": 2}


def test_passing_changes_nothing() -> None:  # Z-7.2
    table = scene(3).rewards(1).markers(0, 2).markers(1, 1).table()
    before = table.data()["seats"]
    table.answers(0, reward="pass")
    assert table.data()["seats"] == before


def test_after_several_the_disc_stands_at_the_latest() -> None:  # Z-7.2
    table = scene().rewards(1).markers(0, 1, 1, 1).markers(1, 0, 0, 1).table()
    table.answers(0, reward="accept", official="red")
    table.answers(0, reward="accept")
    assert table.seat(0)["disc"] == "currency"


def test_value_3_markers_can_be_taken_again() -> None:  # Z-7.2 Z-5.7
    table = scene().rewards(1).big(0, "writing").markers(1, laws=1).table()
    table.answers(0, reward="accept", official="red")
    assert table.data()["markers_left"]["writing"]["big"] == 1


@pytest.mark.parametrize(
    ("stage", "code"),
    [
        (scene().rewards(1).above(0, 1, *[c for c in ("red", "gray", "white") for _ in range(5)]), "reward-officials"),
        (scene().rewards(2).above(0, 1, *["red"] * 4), "reward-officials"),
        (scene(4).rewards(5).palace(0, 1, 2, 3, 4, 5, 5), "reward-palace"),
        (scene().rewards(5).unrest(0, r1=3, r2=2, r3=2, r4=2, r5=3), "reward-palace"),
    ],
)
def test_the_whole_reward_must_be_possible(stage: Scene, code: str) -> None:  # Z-7.2
    table = stage.markers(0, writing=2).markers(1, writing=1).table()
    assert (0, "pass") in table.forced()
    assert table.waits_for() == [(1, "reward")]
    table.match.rewind(0)
    refused = table.match.refused(0, 1)
    assert refused is not None
    assert (refused.code, refused.rule) == (code, "Z-7.2")


def test_a_reward_wall_or_governor_that_is_impossible() -> None:  # Z-7.2
    stage = scene().rewards(4, "laws").markers(0, laws=2).markers(1, laws=1)
    for number in range(5):
        stage.wall(0, ("turquoise", "gold", "vermilion")[number // 2], number % 2 + 1, 1)
    table = stage.table()
    table.match.rewind(0)
    refused = table.match.refused(0, 1)
    assert refused is not None
    assert refused.code == "reward-wall"
    stage = scene().rewards(5, "laws").markers(0, laws=2).markers(1, laws=1)
    for _ in range(8):
        stage.governor(0, 1)
    table = stage.table()
    table.match.rewind(0)
    refused = table.match.refused(0, 1)
    assert refused is not None
    assert refused.code == "reward-governor"


def test_the_table_of_rewards() -> None:  # Z-7.3
    printed = load_components(None).printed
    rewards = [[printed.reward(round_, aspect) for round_ in range(1, 6)] for aspect in ALL_ASPECTS]
    rows = [[(reward.name, [region + 1 for region in reward.regions]) for reward in row] for row in rewards]
    assert rows == [
        [("official", [1]), ("two_red", [2]), ("governor", [1, 2]), ("palace", []), ("palace", [])],
        [("two_red", [1]), ("two_gray", [2]), ("two_workers", [3]), ("governor", [3, 4]), ("wall", [])],
        [("two_gray", [1]), ("two_workers", [2]), ("wall", []), ("wall", []), ("governor", [])],
    ]


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_every_reward_can_be_taken(round_: int, aspect: str) -> None:  # Z-7.3
    stage = scene().rewards(round_, aspect).markers(0, 2, 2, 2).markers(1, 1, 1, 1).unrest(0, r1=1)
    table = stage.table()
    table.answers(0, reward="accept")
    rng = Random(1)
    while table.match.questions and table.match.questions[0].name not in ("reward", "card"):
        table.match.answer(0, rng.choice(table.match.questions[0].options()))
    accepted = [tell.facts for tell in table.match.events if tell.name == "reward"]
    assert accepted[0] == (0, ASPECTS.index(aspect), 1)
    told = {tell.name for tell in table.match.events}
    wanted = {
        "official": "recruited",
        "two_red": "recruited",
        "two_gray": "recruited",
        "two_workers": "worker",
        "governor": "installed",
        "wall": "wall",
        "palace": "palace",
    }
    printed = load_components(None).printed
    assert wanted[printed.reward(round_, ASPECTS.index(aspect)).name] in told


def test_one_official_of_choice_at_its_region() -> None:  # Z-7.3
    table = scene().rewards(1).markers(0, 1).markers(1, laws=1).table()
    table.answers(0, reward="accept", official="white")
    assert table.above(0, 1) == {"white": 1}


def test_two_officials_or_workers_at_their_region() -> None:  # Z-7.3
    table = scene().rewards(2).markers(0, 1, 1, 1).markers(1, 1, 1, 1).discs(0, 1).table()
    for _ in range(3):
        ((seat, _),) = table.waits_for()
        table.answers(seat, reward="accept")
    boards = [(table.above(seat, 2), table.workers(seat)[1], table.unrest(seat)) for seat in (0, 1)]
    assert boards == [({"red": 2}, 2, [0] * 5), ({"gray": 2}, 0, [0] * 5)] or boards == [
        ({"red": 2}, 0, [0] * 5),
        ({"gray": 2}, 2, [0] * 5),
    ]


def test_a_reward_governor_costs_nothing_but_keeps_all_other_rules() -> None:  # Z-7.3
    stage = scene().rewards(3).markers(0, 1).markers(1, laws=1).above(0, 2, "red", "gray", "white").unrest(0, r2=2)
    table = stage.table()
    table.answers(0, reward="accept")
    assert table.asked(0, "reward_governor") == ["region 1", "region 2"]
    assert table.refused(0, reward_governor="region 3").code == "not-this-region"
    table.answers(0, reward_governor="region 2", square="square 3")
    assert table.above(0, 2) == {"red": 1, "gray": 1, "white": 1}
    assert (table.unrest(0), table.earned(0)) == ([0] * 5, {"squares": 4})


def test_a_reward_palace_scores_but_brings_no_value_3_marker() -> None:  # Z-7.3
    stage = scene().rewards(4).markers(0, 1).markers(1, laws=1).tuck(0, 3, 4, 9).unrest(0, r2=2).palace(1, 4, 4)
    table = stage.workers(0, r1=1).table()
    table.answers(0, reward="accept")
    assert table.asked(0, "palace") == ["region 1", "region 3", "region 5"]
    assert table.refused(0, palace="region 2").code == "palace-blocked"
    assert table.refused(0, palace="region 4").code == "palace-slots-full"
    table.answers(0, palace="region 5")
    assert (table.earned(0), table.big(0), table.workers(0)) == ({"palaces": 2}, [0, 0, 0], [1, 0, 0, 0, 0])


def test_a_reward_wall_goes_to_any_free_slot() -> None:  # Z-7.3
    stage = scene().rewards(3, "laws").markers(0, laws=1).wall(0, "gold", 1, 1).wall(1, "gold", 2, 3)
    table = stage.table()
    table.answers(0, reward="accept")
    assert table.refused(0, section="gold 1").code == "own-wall-there"
    table.answers(0, section="gold 2")
    assert table.asked(0, "rods") == ["rods 1", "rods 2"]
    table.answers(0, rods="rods 2")
    assert table.data()["walls"][3]["slots"] == [None, 0, 1]


def test_a_reward_wakes_no_card_and_no_board() -> None:  # Z-7.3
    stage = scene().rewards(3).markers(0, 1).markers(1, laws=1).tuck(0, 1, 5).board(0, "star").governor(0, 4)
    table = stage.table()
    table.answers(0, reward="accept", reward_governor="region 1", square="square 3")
    assert table.earned(0) == {"squares": 4}
    assert table.waits_for() == [(1, "reward")]


def test_discs_return_in_tie_break_order() -> None:  # Z-7.4
    """Seat 2 stays on the track; then the column from the top: seat 0 at writing, seat 1 at laws."""
    stage = scene(3).rewards(1, "laws").markers(1, laws=1).discs(4, 0, 2)
    table = stage.table()
    table.answers(1, reward="accept")
    assert [table.seat(seat)["disc"] for seat in range(3)] == [2, 3, 1]
    assert table.data()["round"] == 2
    assert table.match.draw is not None
    assert (table.data()["first"], table.match.draw.seat) == (2, 2)


def test_discs_return_in_round_5_too() -> None:  # Z-7.4
    table = scene(3).rewards(5, "laws").markers(1, laws=1).discs(4, 0, 2).table()
    table.answers(1, reward="pass")
    assert table.result().reason == "five_rounds"
    assert [table.seat(seat)["disc"] for seat in range(3)] == [3, 1, 2]
