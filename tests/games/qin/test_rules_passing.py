"""Q-2.5: a player who cannot place a tile passes, one without tiles is skipped. (R19, R21)"""

from tests.games.qin.board import QinTable, qin


def standoff(hands: list[str], bag: str = "", seats: int = 2) -> QinTable:
    """Grass C1-D1 and C3-D3, where a red tile would join 2 to 2."""
    return qin(
        """
        rr..rr
        ~~~~~~
        rr..rr
        """,
        {(0, 0): 0, (0, 4): 1, (2, 0): 0, (2, 4): 1},
        hands=hands,
        bag=bag,
        seats=seats,
    )


def test_who_has_no_legal_placement_passes_and_keeps_his_tiles() -> None:  # R19
    table = standoff(["yy rb", "rr rr"], bag="bb rb")
    table.answers(0, place="yC1 yD1")
    table.chance(draw="bb")
    assert table.names() == ["drew", "drew_tile", "passed"]
    assert table.told("passed") == [{"event": "passed", "seat": 1}]
    assert table.hand(1) == ["rr", "rr"]
    assert table.data()["bag"] == {"rr": 0, "yy": 0, "bb": 0, "ry": 0, "rb": 1, "yb": 0}  # nothing was drawn
    assert table.forced()[0] == (1, "pass")


def test_a_pass_is_forced_and_stands_in_the_record() -> None:  # R19
    table = standoff(["yy bb", "rr"])
    table.answers(0, place="bC1 bD1")
    table.answers(1, place="pass")
    assert table.match.entries[1].facts() == (1, "place", 0, True)
    table.match.rewind(1)
    assert table.asked(1, "place") == ["pass"]
    assert table.refused(1, place="rC3 rD3").code == "tied"


def test_after_a_pass_he_plays_again_when_he_can() -> None:  # R19
    table = qin(
        """
        rr..rr
        .~~~~~
        .~~~~~
        rr~~~~
        """,
        {(0, 0): 0, (0, 4): 1, (3, 0): 1},
        hands=["rr", "rb yb"],
        bag="",
    )
    assert table.forced() == [(0, "pass")]
    table.answers(1, place="rA2 bA3")  # 3 to 2 from now on
    table.answers(0, place="rC1 rD1")
    assert table.forced() == [(0, "pass"), (0, "rC1 rD1")]
    assert table.province(0, 5) == (0, 2, 7)


def test_a_seat_without_tiles_is_skipped() -> None:  # R21
    table = qin("....\n.B..\n....", hands=["rr rr", "", "bb"], seats=3, bag="")
    table.answers(0, place="rC2 rD2")
    assert table.waits_for() == [(2, "place")]
    assert "passed" not in table.names()  # this seat is not even asked


def test_nobody_is_skipped_while_tiles_are_drawn() -> None:  # R21
    table = qin("....\n.B..\n....", hands=["rr", "bb"], bag="yy yy")
    table.answers(0, place="rC2 rD2")
    table.chance(draw="yy")
    assert table.waits_for() == [(1, "place")]


def test_passes_in_a_row_go_round_to_the_one_who_can() -> None:  # R19
    table = standoff(["yy bb rb", "rr", "rr", ""], seats=4)
    table.answers(0, place="yC1 yD1")
    assert table.told("passed") == [{"event": "passed", "seat": 1}, {"event": "passed", "seat": 2}]
    assert table.waits_for() == [(0, "place")]
    assert sorted(table.asked(0, "place")) == ["bC3 bD3", "bC3 rD3", "rC3 bD3"]
