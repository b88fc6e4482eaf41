"""Z-3: cards tucked in a region, markers, shortage and unrest."""

import pytest

from tests.games.zhanguo.scene import scene


def test_at_most_three_cards_a_region_and_nothing_wakes() -> None:  # Z-3.1
    table = scene().hand(0, 1, 99).tuck(0, 1, 4, 12, 20).tuck(0, 2, 9).table()
    table.answers(0, card="99", use="tuck")
    assert table.refused(0, tuck="region 1").code == "region-full"
    table.answers(0, tuck="region 2")
    assert [card["number"] for card in table.region(0, 2)["cards"]] == [9, 99]
    assert table.waits_for() == [(1, "card")]


def test_tucked_cards_never_move() -> None:  # Z-3.1
    table = scene().hand(0, 1, 99).tuck(0, 5, 4, 12).table()
    table.play(0, 99, action="recruit", official="red", official_region="region 5")
    assert [card["number"] for card in table.region(0, 5)["cards"]] == [4, 12]


@pytest.mark.parametrize(("there", "markers"), [((), 1), ((4,), 2), ((4, 12), 3)])
def test_one_two_three_markers(there: tuple[int, ...], markers: int) -> None:  # Z-3.2
    table = scene().hand(0, 57, 99).tuck(0, 1, *there).table()
    table.answers(0, card="57", use="tuck", tuck="region 1")
    assert table.small(0) == [0, markers, 0]
    assert table.earned(0) == {}


def test_each_missing_marker_is_a_point() -> None:  # Z-3.2
    table = scene().hand(0, 57, 99).tuck(0, 1, 4, 12).markers(1, currency=5).table()
    table.answers(0, card="57", use="tuck", tuck="region 1")
    assert table.small(0) == [0, 1, 0]
    assert table.earned(0) == {"shortage": 2}


def test_a_value_3_marker_does_not_stand_in() -> None:  # Z-3.2
    table = scene().hand(0, 57, 99).markers(1, currency=6).table()
    table.answers(0, card="57", use="tuck", tuck="region 1")
    assert (table.big(0), table.earned(0)) == ([0, 0, 0], {"shortage": 1})


@pytest.mark.parametrize(("there", "level"), [((), 1), ((4,), 2), ((4, 12), 3)])
def test_unrest_rises_by_0_1_2(there: tuple[int, ...], level: int) -> None:  # Z-3.3
    table = scene().hand(0, 57, 99).tuck(0, 4, *there).unrest(0, r4=1).table()
    table.answers(0, card="57", use="tuck", tuck="region 4")
    assert table.unrest(0) == [0, 0, 0, level, 0]
    assert table.unrest(1) == [0] * 5


def test_a_first_card_goes_even_on_the_last_slot() -> None:  # Z-3.3
    table = scene().hand(0, 57, 99).unrest(0, r3=2).table()
    table.answers(0, card="57", use="tuck", tuck="region 3")
    assert table.unrest(0)[2] == 2


def test_unrest_past_the_end_is_illegal() -> None:  # Z-3.4 Z-3.3
    table = scene().hand(0, 57, 99).tuck(0, 4, 4, 12).unrest(0, r4=2).table()
    table.answers(0, card="57", use="tuck")
    refused = table.refused(0, tuck="region 4")
    assert (refused.code, refused.rule) == ("unrest-too-high", "Z-3.4")
    assert refused.numbers == {"region": 4, "level": 2, "rise": 2, "track": 3}


def test_a_full_board_takes_no_card() -> None:  # Z-3.1
    cards = iter(range(1, 120, 3))
    stage = scene().hand(0, 57, 99)
    for region in range(1, 6):
        stage.tuck(0, region, *(next(cards) for _ in range(3)))
    table = stage.table()
    table.answers(0, card="57")
    assert (0, "court") in table.forced()
    assert table.waits_for() == [(0, "official")]


@pytest.mark.parametrize(
    ("board", "tracks"),
    [
        ("a", [4, 3, 2, 3, 4]),
        ("circle", [3, 3, 2, 3, 4]),
        ("square", [3, 4, 3, 2, 3]),
        ("triangle", [3, 2, 3, 4, 3]),
        ("star", [4, 3, 3, 3, 2]),
    ],
)
def test_tracks_of_2_3_or_4_slots(board: str, tracks: list[int]) -> None:  # Z-3.4
    table = scene().board(0, board).table()
    assert [region["track"] for region in table.seat(0)["regions"]] == tracks


def test_nothing_goes_below_the_empty_track() -> None:  # Z-3.4
    table = scene().hand(0, 58, 99).tuck(0, 2, 94).tuck(0, 1, 110).below(0, 1, "red").unrest(0, r3=1).table()
    table.play(0, 58, action="recruit", official="red", official_region="region 1")
    assert table.asked(0, "ability") == ["94", "done", "down red 1"]
    assert table.refused(0, ability="110").code == "no-unrest"
    table.answers(0, ability="94", calm="region 3")
    assert table.unrest(0) == [0] * 5
