"""Q-2.1 to Q-2.4: placing exactly one tile, and where it may go."""

import pytest

from tests.games.qin.board import qin
from tianxia.engine.script import CHANCE
from tianxia.games.qin.components import load_components

POND = """
    .....
    ..B..
    .....
    """
"""A blue start space with grass all around it."""


def halves(keys: list[str]) -> list[str]:
    """The squares that some placement covers."""
    return sorted({half[1:] for key in keys for half in key.split()})


def test_a_turn_is_one_tile_its_events_and_a_draw() -> None:  # R1
    table = qin("..Y..", hands=["yy rr bb", "rr"], bag="yb rb")
    table.answers(0, place="yD1 yE1")
    assert table.names() == ["placed", "founded", "built"]
    assert table.hand(0) == ["rr", "bb"]
    assert table.waits_for() == [(CHANCE, "draw")]
    assert table.data()["to_move"] == 0  # the turn ends with the draw
    table.chance(draw="rb")
    assert table.hand(0) == ["rr", "bb", "rb"]
    assert table.data()["bag"]["rb"] == 0
    assert table.data()["to_move"] == 1


def test_only_the_tiles_of_the_hand_can_be_laid() -> None:
    table = qin(POND, hands=["rr", "yb"])
    kinds = {"".join(half[0] for half in key.split()) for key in table.asked(0, "place")}
    assert kinds == {"rr"}
    refusal = table.refused(0, place="yD2 bE2")
    assert (refusal.code, refusal.rule, refusal.numbers) == ("not-in-hand", "Q-2.1", {"tile": "yb"})


def test_one_tile_leaves_the_hand_even_if_two_are_alike() -> None:
    table = qin(POND, hands=["rr rr ry"])
    table.answers(0, place="rD2 rE2")
    assert table.hand(0) == ["rr", "ry"]


def test_who_can_lay_a_tile_must() -> None:  # R1
    table = qin(POND, hands=["rr"])
    assert "pass" not in table.asked(0, "place")
    refusal = table.refused(0, place="pass")
    assert (refusal.code, refusal.rule) == ("can-place", "Q-2.1")
    assert refusal.numbers == {"placements": len(table.asked(0, "place"))}


def test_it_is_only_the_turn_of_the_seat_to_move() -> None:
    table = qin(POND, hands=["rr", "rr"])
    answer = table.game.answer_of("place", "rD2 rE2")
    refusal = table.match.refused(1, answer)
    assert refusal is not None
    assert (refusal.code, refusal.numbers) == ("not-asked", {"seat": 1})


def test_a_tile_lies_across_or_down_and_either_way_round() -> None:
    table = qin("B..\n...", hands=["ry"])
    assert table.asked(0, "place") == [
        "rB1 yC1",
        "yB1 rC1",
        "rB1 yB2",
        "yB1 rB2",
        "rA2 yB2",
        "yA2 rB2",
    ]


def test_a_one_coloured_tile_is_listed_once() -> None:
    table = qin("B..\n...", hands=["rr rr"])
    assert table.asked(0, "place") == ["rB1 rC1", "rB1 rB2", "rA2 rB2"]


@pytest.mark.parametrize(
    ("key", "cell", "ground"),
    [
        ("rC2 rD2", [1, 2], "province"),
        ("rB1 rB2", [1, 1], "province"),
        ("rC1 rD1", [0, 3], "village"),
        ("rD1 rE1", [0, 3], "village"),
        ("rA3 rB3", [2, 0], "water"),
        ("rE2 rF2", [1, 4], "water"),
    ],
)
def test_never_on_province_village_or_water(key: str, cell: list[int], ground: str) -> None:
    table = qin(
        """
        ...V.
        .bB.~
        ~....
        """,
        {(1, 1): 1},
        hands=["rr"],
    )
    refusal = table.refused(0, place=key)
    assert (refusal.code, refusal.rule) == ("not-grass", "Q-2.2")
    assert refusal.numbers == {"cell": cell, "ground": ground}
    assert key not in table.asked(0, "place")


def test_no_tile_reaches_over_the_edge_of_the_board() -> None:
    """Cells are numbered consecutively, so a tile from the end of one row to the start of the next is no candidate."""
    table = qin("\n".join([".............", "R...........Y", "............."]), hands=["bb"])
    assert len(table.asked(0, "place")) == 10
    assert all(len(key.split()) == 2 for key in table.asked(0, "place"))
    for key in table.asked(0, "place"):
        (column, row), (other_column, other_row) = ((ord(half[1]), int(half[2:])) for half in key.split())
        assert (other_row - row, other_column - column) in ((0, 1), (1, 0))


def test_the_number_of_first_placements_on_the_printed_boards() -> None:
    for board, footprints in (("bird", 28), ("lion", 36)):
        rows = "\n".join(load_components(None).rows[board])
        assert len(qin(rows, hands=["rr"]).asked(0, "place")) == footprints
        assert len(qin(rows, hands=["ry"]).asked(0, "place")) == 2 * footprints


def test_one_half_must_share_an_edge_with_a_province_space() -> None:  # R2
    table = qin(POND, hands=["rr"])
    keys = table.asked(0, "place")
    assert len(keys) == 10
    near = {"C1", "B2", "D2", "C3"}
    assert all({half[1:] for half in key.split()} & near for key in keys)


def test_any_colour_and_a_start_space_will_do() -> None:  # R2 R3
    for hand in ("rr", "yy", "bb"):
        assert f"{hand[0]}D2 {hand[0]}E2" in qin(POND, hands=[hand]).asked(0, "place")


def test_a_single_space_on_a_tile_will_do() -> None:
    table = qin("......\n.r....", hands=["bb"])
    assert halves(table.asked(0, "place")) == ["A1", "A2", "B1", "C1", "C2", "D2"]


def test_a_corner_is_not_enough() -> None:  # R2
    table = qin(POND, hands=["rr"])
    refusal = table.refused(0, place="rD1 rE1")
    assert (refusal.code, refusal.rule) == ("touches-nothing", "Q-2.3")
    assert refusal.numbers == {"cells": [[0, 3], [0, 4]]}
    assert table.refused(0, place="rA3 rB3").code == "touches-nothing"


def test_a_village_is_not_enough() -> None:  # R2
    table = qin(
        """
        .....R
        .V....
        ......
        """,
        villages={(1, 1): 0},
        hands=["rr"],
    )
    assert table.refused(0, place="rA1 rB1").code == "touches-nothing"
    assert table.refused(0, place="rB3 rC3").code == "touches-nothing"


def test_its_own_other_half_is_not_enough() -> None:  # R2
    assert qin(POND + "\n.....", hands=["rr"]).refused(0, place="rD4 rE4").code == "touches-nothing"


def test_the_edges_of_the_board_do_not_touch_one_another() -> None:
    table = qin("\n".join(["............R", ".............", "............."]), hands=["bb"])
    assert table.refused(0, place="bA2 bB2").code == "touches-nothing"
    assert table.refused(0, place="bA1 bB1").code == "touches-nothing"


def test_a_placement_that_founds_and_expands_nothing_is_legal() -> None:  # R1
    table = qin(POND, hands=["ry"])
    table.answers(0, place="rD2 yE2")
    assert table.names() == ["placed"]
    assert table.provinces() == 0
    assert table.supply() == [24, 24]
    assert table.data()["cells"][1][:5] == "..bry"


def test_singles_laid_by_a_useless_placement_can_be_built_on() -> None:  # R4
    table = qin(POND, hands=["ry", "yy bb rr"], bag="bb")
    table.answers(0, place="rD2 yE2")
    table.chance(draw="bb")
    table.answers(1, place="yD1 yE1")
    assert table.province(1, 4) == (1, 1, 3)
