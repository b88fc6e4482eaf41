"""F-8: after the rewards of a round: turn order, soldiers for tokens, the token limit."""

from tests.games.first_empire.board import EmpireTable, Setting, setting

# Turn order


def test_new_order_is_the_track_then_the_column_from_the_top() -> None:  # F-8.3
    scene = setting(4).order(2, 0, 3, 1).stage("reward", 2).tokens(0, laws=1)
    table = scene.markers(None, None, 1, 0).table()
    table.answers(0, reward="accept")
    assert table.data()["order"] == [1, 3, 2, 0]


# Soldiers for tokens


def paying(scene: Setting, count: int) -> EmpireTable:
    table = scene.stage("unlock").round(2).table()
    table.answers(0, unlock=str(count))
    return table


def test_three_token_value_a_soldier() -> None:  # F-8.4
    scene = setting().tokens(0, writing=4, laws=3).stage("unlock").round(2)
    table = scene.table()
    assert table.asked(0, "unlock") == ["0", "1", "2"]
    refusal = table.refused(0, unlock="3")
    assert (refusal.code, refusal.numbers["value"], refusal.numbers["price"]) == ("too-few-tokens", 7, 9)
    few = setting().tokens(0, writing=9).soldiers(0, locked=1).stage("unlock").round(2).table()
    assert few.refused(0, unlock="2").code == "locked-short"


def test_any_mix_of_tokens_pays() -> None:  # F-8.4
    table = paying(setting().tokens(0, writing=2, laws=3).large(0, "currency"), 2)
    for token in ("writing", "large-currency", "laws", "laws"):
        table.answers(0, pay=token)
    assert table.asked(0, "pay") == ["writing", "laws"]
    table.answers(0, pay="laws")
    assert table.tokens(0) == {"writing": 1, "currency": 0, "laws": 0}
    assert (table.board(0)["locked"], table.board(0)["entrance"]) == (6, 3)


def test_three_large_tokens_unlock_two() -> None:  # F-8.4
    table = paying(setting().large(0, "writing", "currency", "laws"), 2)
    table.answers(0, pay="large-laws")
    table.answers(0, pay="large-writing")
    assert table.board(0)["locked"] == 6
    assert table.data()["large_tokens"] == {"writing": None, "currency": None, "laws": None}


def test_no_change_and_no_token_beyond_need() -> None:  # F-8.4
    table = paying(setting().tokens(0, writing=2).large(0, "laws"), 1)
    table.answers(0, pay="writing")
    assert table.tokens(0)["writing"] == 1, "the rest had to be the large token"
    over = paying(setting().tokens(0, writing=2).large(0, "laws", "currency"), 1)
    over.answers(0, pay="writing")
    assert over.refused(0, pay="writing").code == "pays-too-much"
    two = paying(setting().tokens(0, writing=1).large(0, "laws", "currency"), 1)
    two.answers(0, pay="large-laws")
    two.answers(0, pay="large-currency")
    assert two.tokens(0)["writing"] == 1


def test_unlocking_goes_in_the_new_turn_order() -> None:  # F-8.4
    table = setting(3).order(2, 0, 1).stage("unlock").tokens(0, laws=3).tokens(2, laws=3).table()
    assert table.waits_for() == [(2, "unlock")]
    table.answers(2, unlock="0")
    assert table.waits_for() == [(0, "unlock")]


# The limit


def test_large_tokens_go_back_and_five_small_ones_are_kept() -> None:  # F-8.5
    scene = setting().stage("limit").tokens(0, writing=4, laws=3).tokens(1, laws=5).large(1, "writing")
    table = scene.table()
    table.answers(0, **{"return": "writing"})
    assert table.refused(0, **{"return": "currency"}).code == "no-such-token"
    table.answers(0, **{"return": "laws"})
    assert table.tokens(0) == {"writing": 3, "currency": 0, "laws": 2}
    assert table.tokens(1) == {"writing": 0, "currency": 0, "laws": 5}
    assert table.data()["large_tokens"]["writing"] is None


def test_the_limit_goes_in_turn_order() -> None:  # F-8.5
    table = setting().order(1, 0).stage("limit").tokens(0, writing=4, laws=3).tokens(1, laws=4, currency=2).table()
    assert table.waits_for() == [(1, "return")]
    table.answers(1, **{"return": "laws"})
    assert table.waits_for() == [(0, "return")]
