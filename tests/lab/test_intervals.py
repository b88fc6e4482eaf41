"""95 % intervals: textbook values, and what a single value gives."""

import pytest

from tianxia.lab.intervals import mean_interval, student95, wilson


def test_intervals_of_a_mean() -> None:
    assert [round(student95(freedom), 1) for freedom in (5, 14, 100)] == [2.6, 2.1, 2.0]
    low, high = mean_interval([1.0, 2.0, 3.0, 2.0])
    assert (round(low, 1), round(high, 1)) == (0.7, 3.3)
    assert mean_interval([2.0]) == (2.0, 2.0)


def test_wilson_interval() -> None:
    low, high = wilson(8, 10)  # the textbook's example
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 10)[1] == pytest.approx(1 - wilson(10, 10)[0])


def test_interval_of_a_mean() -> None:
    low, high = mean_interval([2, 4, 6, 8])  # mean 5, standard deviation the root of 20/3
    assert (low + high) / 2 == 5
    assert high - low == pytest.approx(2 * 3.182 * (20 / 3) ** 0.5 / 2, rel=0.02)  # Student, not 1.96: few values
    assert mean_interval([7]) == (7, 7)
