"""Z-4: the court pile, what is activated, and in which order abilities are used."""

import pytest

from tests.games.zhanguo.scene import ZhanguoTable, scene


def recruit(table: ZhanguoTable, card: int, region: int = 1) -> None:
    table.play(0, card, action="recruit", official="red", official_region=f"region {region}")


def test_the_card_goes_on_the_pile_and_any_card_serves_any_action() -> None:  # Z-4.1
    table = scene().hand(0, 1, 99).court(3, 60).above(0, 1, "red").table()
    table.answers(0, card="1", use="court")
    assert table.asked(0, "action") == ["recruit", "reassign"]
    table.answers(0, action="recruit", official="gray", official_region="region 2")
    assert table.data()["court"] == [3, 60, 1]


def test_an_action_must_be_possible() -> None:  # Z-4.1
    table = scene().hand(0, 1, 99).table()
    table.answers(0, card="1", use="court")
    assert table.match.entries[-1].forced
    assert table.waits_for() == [(0, "official")]


def test_free_moves_first_make_an_action_possible() -> None:  # Z-4.1 Z-5.3
    table = scene().hand(0, 1, 99).above(0, 3, "red").table()
    table.answers(0, card="1", use="court")
    assert table.refused(0, action="hire").code == "free-move-first"
    table = scene().hand(0, 1, 99).above(0, 3, "red").table()
    table.answers(0, card="down red 3")
    table.play(0, 1, action="hire", hire="region 3")
    assert table.workers(0) == [0, 0, 1, 0, 0]


@pytest.mark.parametrize(("card", "wakes"), [(61, True), (59, False)])
def test_a_higher_number_wakes_after_hire(card: int, wakes: bool) -> None:  # Z-4.2
    table = scene().hand(0, card, 99).below(0, 1, "red").tuck(0, 2, 31).table()
    table.play(0, card, action="hire", hire="region 1")
    assert (table.waits_for() == [(0, "ability")]) == wakes


@pytest.mark.parametrize(("card", "wakes"), [(59, True), (61, False)])
def test_a_lower_number_wakes_after_recruit(card: int, wakes: bool) -> None:  # Z-4.2
    table = scene().hand(0, card, 99).tuck(0, 2, 39).table()
    recruit(table, card)
    assert (table.waits_for() == [(0, "ability")]) == wakes


@pytest.mark.parametrize(("card", "wakes"), [(61, True), (59, False)])
def test_a_higher_number_wakes_after_wall_and_palace(card: int, wakes: bool) -> None:  # Z-4.2
    table = scene().hand(0, card, 99).workers(0, r1=2, r2=1).tuck(0, 2, 23, 29).table()
    table.play(0, card, action="wall", section="gold 1", rods="rods 1", wall_workers="1")
    assert (table.waits_for() == [(0, "ability")]) == wakes
    table = scene().hand(0, card, 99).workers(0, r1=2, r2=1).tuck(0, 2, 23, 29).table()
    table.play(0, card, action="palace", palace="region 1", palace_worker="region 2", big_marker="laws")
    assert (table.waits_for() == [(0, "ability")]) == wakes


@pytest.mark.parametrize(("card", "wakes"), [(59, True), (61, False)])
def test_a_lower_number_wakes_after_governor(card: int, wakes: bool) -> None:  # Z-4.2
    table = scene().hand(0, card, 99).above(0, 1, "red", "gray", "white").tuck(0, 2, 5).table()
    table.play(0, card, action="governor", governor="region 1", square="square 3")
    assert (table.waits_for() == [(0, "ability")]) == wakes


def test_a_wall_wakes_wall_cards_but_no_governor_card() -> None:  # Z-4.2 Z-4.3
    table = scene().hand(0, 61, 99).workers(0, r1=1).tuck(0, 2, 23).tuck(0, 4, 5).table()
    table.play(0, 61, action="wall", section="gold 1", rods="rods 1")
    assert table.asked(0, "ability") == ["23", "done"]
    refused = table.refused(0, ability="5")
    assert (refused.code, refused.numbers) == ("wrong-trigger", {"card": 5, "trigger": "governor"})
    table.answers(0, ability="23")
    assert table.earned(0) == {"cards": 3}
    assert table.waits_for() == [(1, "card")]


@pytest.mark.parametrize("card", [59, 61])
def test_reassign_wakes_no_card(card: int) -> None:  # Z-4.2
    table = scene().hand(0, card, 99).above(0, 1, "red").tuck(0, 2, 39, 31).table()
    table.play(0, card, action="reassign", point="side red 1 2")
    table.answers(0, point="done")
    assert table.waits_for() == [(1, "card")]


def test_the_first_court_card_of_the_game_is_both_higher_and_lower() -> None:  # Z-4.2
    for card in (1, 120):
        table = scene().hand(0, card, 99).court().tuck(0, 2, 39).table()
        recruit(table, card)
        assert table.waits_for() == [(0, "ability")]
        table = scene().hand(0, card, 99).court().below(0, 1, "red").tuck(0, 2, 31).table()
        table.play(0, card, action="hire", hire="region 1")
        assert table.waits_for() == [(0, "ability")]


def test_the_pile_is_never_cleared() -> None:  # Z-4.1 Z-4.2
    table = scene().hand(0, 61, 99).court(60).now(round=3).tuck(0, 2, 39).table()
    recruit(table, 61)
    assert table.waits_for() == [(1, "card")]


def test_in_any_order_each_once_each_optional() -> None:  # Z-4.3
    table = scene().hand(0, 1, 99).tuck(0, 1, 39, 30).tuck(0, 2, 66, 5).table()
    recruit(table, 1)
    assert table.asked(0, "ability") == ["39", "30", "66", "done", "down red 1"]
    table.answers(0, ability="66")
    assert table.asked(0, "ability") == ["39", "30", "done", "down red 1"]
    assert table.refused(0, ability="66").code == "used-already"
    table.answers(0, ability="39")
    table.answers(0, ability="done")
    assert table.earned(0) == {"cards": 4}
    assert table.small(0) == [0, 0, 0]


def test_only_ones_own_cards_wake() -> None:  # Z-4.3
    table = scene().hand(0, 1, 99).tuck(1, 1, 39).table()
    recruit(table, 1)
    assert table.waits_for() == [(1, "card")]


def test_a_region_on_its_last_slot_sleeps_judged_at_the_moment_of_use() -> None:  # Z-4.3
    table = scene().hand(0, 1, 99).tuck(0, 3, 39).tuck(0, 1, 94).unrest(0, r3=2).table()
    recruit(table, 1)
    assert table.asked(0, "ability") == ["94", "done", "down red 1"]
    assert table.refused(0, ability="39").code == "locked"
    table.answers(0, ability="94", calm="region 3")
    table.answers(0, ability="39")
    assert table.earned(0) == {"cards": 2}


def test_the_unrest_of_a_hire_comes_before_its_abilities() -> None:  # Z-4.3
    table = scene().hand(0, 61, 99).below(0, 3, "red").tuck(0, 3, 31).unrest(0, r3=1).table()
    table.play(0, 61, action="hire", hire="region 3")
    assert table.waits_for() == [(1, "card")]
    assert table.unrest(0)[2] == 2


def test_the_reset_of_a_governor_comes_before_its_abilities() -> None:  # Z-4.3
    table = scene().hand(0, 1, 99).above(0, 3, "red", "gray", "white").tuck(0, 3, 5).unrest(0, r3=2).table()
    table.play(0, 1, action="governor", governor="region 3", square="square 3")
    table.answers(0, ability="5")
    assert table.earned(0) == {"squares": 4, "cards": 3}


def test_a_bonus_is_no_court_action_and_wakes_nothing() -> None:  # Z-4.3
    table = scene().hand(0, 61, 99).below(0, 1, "red").tuck(0, 1, 43, 20).tuck(0, 2, 75).table()
    table.play(0, 61, action="hire", hire="region 1")
    assert table.asked(0, "ability") == ["43", "75", "done"]
    table.answers(0, ability="43")
    assert table.asked(0, "ability") == ["75", "done", "down gray 1"]
    assert table.refused(0, ability="20").code == "wrong-trigger"


def test_board_abilities_work_whatever_the_number_and_the_unrest() -> None:  # Z-4.4
    table = scene().hand(0, 120, 99).board(0, "square").tuck(0, 1, 39).unrest(0, r1=3, r2=4, r3=3, r4=2, r5=3).table()
    table.play(0, 120, action="recruit", official="red", official_region="region 1")
    assert table.asked(0, "ability") == ["board", "done", "down red 1"]
    assert table.refused(0, ability="39").code == "wrong-number"
    table.answers(0, ability="board", marker="laws")
    assert table.small(0) == [0, 0, 1]
    assert table.waits_for() == [(1, "card")]


def test_board_abilities_are_optional_and_free_among_cards() -> None:  # Z-4.4
    table = scene().hand(0, 1, 99).board(0, "square").tuck(0, 1, 39, 66).table()
    recruit(table, 1)
    table.answers(0, ability="39")
    table.answers(0, ability="board", marker="laws")
    table.answers(0, ability="66")
    assert (table.earned(0), table.small(0)) == ({"cards": 4}, [0, 0, 1])
    table = scene().hand(0, 1, 99).board(0, "square").table()
    recruit(table, 1)
    table.answers(0, ability="done")
    assert table.small(0) == [0, 0, 0]


def test_each_board_ability_once() -> None:  # Z-4.4
    table = scene().hand(0, 1, 99).board(0, "square").tuck(0, 1, 39).table()
    recruit(table, 1)
    table.answers(0, ability="board", marker="laws")
    assert table.refused(0, ability="board").code == "used-already"
