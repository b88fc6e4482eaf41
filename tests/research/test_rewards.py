"""What a result is worth."""

from tianxia.engine.game import Result
from tianxia.research.rewards import lead, margin, rank, victory


def ended(winners: tuple[int, ...], *scores: int, li_si: int | None = None) -> Result:
    others = {} if li_si is None else {"li_si": {"points": li_si}}
    return Result(winners, scores, "", ({},) * len(scores), others)


def test_victory_is_shared_and_paid_for_by_the_others() -> None:
    assert victory(ended((1,), 3, 5)) == [-1, 1]
    assert victory(ended((0, 1), 5, 5)) == [0, 0]
    assert victory(ended((2,), 1, 2, 3, 0)) == [-1 / 3, -1 / 3, 1, -1 / 3]
    assert sum(victory(ended((0, 2), 4, 2, 4))) == 0


def test_li_si_is_a_player() -> None:
    assert victory(ended((0,), 60, li_si=50)) == [1]
    assert victory(ended((), 50, li_si=60)) == [-1]
    assert rank(ended((), 50, li_si=60)) == [-1]
    assert lead(ended((), 50, li_si=60)) == [-0.1]


def test_ranks_are_evenly_spaced_and_shared() -> None:
    assert rank(ended((0,), 9, 5, 1)) == [1, 0, -1]
    assert rank(ended((0,), 9, 5, 5)) == [1, -0.5, -0.5]


def test_a_margin_is_a_share_of_all_points() -> None:
    assert margin(ended((0,), 30, 10)) == [0.25, -0.25]
    assert margin(ended((0, 1), 0, 0)) == [0, 0]
