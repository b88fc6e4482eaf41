"""Z-5.4 to Z-5.6: install a governor, and hire workers."""

import pytest

from tests.games.zhanguo.scene import scene

SET = ("red", "gray", "white")


# Install a governor


def test_a_set_goes_back_and_a_governor_comes() -> None:  # Z-5.4
    table = scene().hand(0, 120, 99).above(0, 4, *SET, "red").unrest(0, r4=3, r5=1).table()
    table.play(0, 120, action="governor")
    assert [entry.answer for entry in table.match.entries if entry.question == "governor"] == [3]
    assert table.asked(0, "square") == ["square 1", "square 2", "square 3"]
    table.answers(0, square="square 3")
    assert table.above(0, 4) == {"red": 1}
    assert table.governors(4) == ([None, None, 0], [0, 0])
    assert table.unrest(0) == [0, 0, 0, 0, 1]
    assert table.seat(0)["supply"]["governors"] == 7


def test_the_set_must_be_in_one_governors_area() -> None:  # Z-5.4
    stage = scene().hand(0, 120, 99).above(0, 4, *SET).above(0, 5, "red", "gray").below(0, 5, "white")
    table = stage.above(0, 2, *SET).table()
    table.play(0, 120, action="governor")
    refused = table.refused(0, governor="region 5")
    assert refused.code == "no-set-here"
    assert refused.numbers == {"region": 5, "red": 0, "gray": 0, "white": 1, "count": 1}
    assert table.asked(0, "governor") == ["region 2", "region 4"]


def test_without_a_set_no_governor() -> None:  # Z-5.4 Z-4.1
    table = scene().hand(0, 120, 99).above(0, 4, "red", "gray").table()
    table.answers(0, card="120", use="court")
    refused = table.refused(0, action="governor")
    assert (refused.code, refused.numbers) == ("no-set-anywhere", {"missing": 1})


def test_without_a_governor_in_supply_none() -> None:  # Z-5.4 Z-1.1
    stage = scene().hand(0, 120, 99).above(0, 4, *SET)
    for _ in range(8):
        stage.governor(0, 1)
    table = stage.table()
    table.answers(0, card="120", use="court")
    assert table.refused(0, action="governor").code == "no-governor-left"


def test_the_open_area_only_if_no_square_is_free() -> None:  # Z-5.4
    table = scene().hand(0, 120, 99).above(0, 4, *SET).governor(1, 4, 1, 2).table()
    table.play(0, 120, action="governor", governor="region 4", square="square 3")
    assert table.governors(4) == ([1, 1, 0], [0, 0])
    table = scene().hand(0, 120, 99).above(0, 4, *SET).governor(1, 4, 1, 2).governor(0, 4, 3).unrest(0, r4=2).table()
    table.play(0, 120, action="governor", governor="region 4")
    assert table.governors(4) == ([1, 1, 0], [1, 0])
    assert (table.earned(0), table.unrest(0)) == ({}, [0] * 5)
    assert table.waits_for() == [(1, "card")]


def test_a_taken_square_is_refused() -> None:  # Z-5.4
    table = scene().hand(0, 120, 99).above(0, 4, *SET).governor(1, 4, 2).table()
    table.play(0, 120, action="governor")
    assert table.asked(0, "square") == ["square 1", "square 3"]
    assert table.refused(0, square="square 2").code == "square-taken"


def test_square_of_four_points() -> None:  # Z-5.5
    table = scene().hand(0, 120, 99).above(0, 4, *SET, "red").table()
    table.play(0, 120, action="governor", governor="region 4", square="square 1")
    for step in ("side red 4 3", "side red 3 2", "side red 2 1"):
        table.answers(0, point=step)
    table.answers(0, point="side red 1 2")
    assert table.above(0, 2) == {"red": 1}
    assert table.waits_for() == [(1, "card")]
    table = scene().hand(0, 120, 99).above(0, 4, *SET, "red").table()
    table.play(0, 120, action="governor", governor="region 4", square="square 1", point="done")
    assert table.above(0, 4) == {"red": 1}


def test_square_of_an_official() -> None:  # Z-5.5
    for key, above in (("white", {"white": 1}), ("none", {})):
        table = scene().hand(0, 120, 99).above(0, 4, *SET).table()
        table.play(0, 120, action="governor", governor="region 4", square="square 2", square_official=key)
        if key != "none":
            table.answers(0, official_region="region 2")
        assert table.above(0, 2) == above
        assert table.waits_for() == [(1, "card")]


def test_square_of_4_points_of_victory() -> None:  # Z-5.5
    table = scene().hand(0, 120, 99).above(0, 4, *SET).table()
    table.play(0, 120, action="governor", governor="region 4", square="square 3")
    assert table.earned(0) == {"squares": 4}


def test_the_square_comes_before_the_reset() -> None:  # Z-5.4 Z-5.5
    table = scene().hand(0, 120, 99).above(0, 4, *SET, "red").unrest(0, r4=2).table()
    table.play(0, 120, action="governor", governor="region 4", square="square 1")
    assert table.unrest(0)[3] == 2
    table.answers(0, point="done")
    assert table.unrest(0)[3] == 0


# Hire


@pytest.mark.parametrize(("officials", "workers"), [(("red",), 1), (("gray", "gray"), 2)])
def test_one_worker_per_official_below(officials: tuple[str, ...], workers: int) -> None:  # Z-5.6
    table = scene().hand(0, 1, 99).below(0, 5, *officials).above(0, 5, "white").table()
    table.play(0, 1, action="hire", hire="region 5")
    assert table.workers(0) == [0, 0, 0, 0, workers]
    assert table.unrest(0) == [0, 0, 0, 0, 1]


def test_no_hire_on_the_last_slot() -> None:  # Z-5.6 Z-3.4
    table = scene().hand(0, 1, 99).below(0, 3, "red").below(0, 1, "red").unrest(0, r3=2).table()
    table.play(0, 1, action="hire")
    assert (0, "region 1") in table.forced()
    assert table.workers(0) == [1, 0, 0, 0, 0]


def test_no_hire_without_an_official_below() -> None:  # Z-5.6
    stage = scene().hand(0, 1, 99).below(0, 1, "red").below(0, 2, "red").above(0, 3, "gray").below(0, 4, "white")
    table = stage.unrest(0, r4=3).table()
    table.play(0, 1, action="hire")
    assert table.asked(0, "hire") == ["region 1", "region 2"]
    assert table.refused(0, hire="region 5").code == "nobody-hires"
    refused = table.refused(0, hire="region 3")
    assert (refused.code, refused.numbers) == ("free-move-first", {"region": 3})
    assert table.refused(0, hire="region 4").numbers == {"region": 4, "level": 3, "rise": 1, "track": 3}


def test_nowhere_to_hire() -> None:  # Z-5.6 Z-4.1
    table = scene().hand(0, 1, 99).below(0, 3, "red").unrest(0, r3=2).table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="hire").code == "nowhere-to-hire"
