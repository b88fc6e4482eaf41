"""The tabs above a page: every name whole, the open one always in sight."""

import pytest

from tianxia.terminal import styles
from tianxia.terminal.widgets.pages import Leaf, Leaves

NAMES = ("Table", "Regions & walls", "Mausoleum", "Rewards", "Scores", "Yellow", "Red")


def leaf(name: str, is_other: bool = False) -> Leaf:
    return Leaf(name, name[:1] if is_other else name, lambda _width: [], is_other)


LEAVES = [leaf(name, number >= 5) for number, name in enumerate(NAMES)]


@pytest.mark.parametrize("width", [24, 30, 48, 60, 100])
def test_tabs_fit_and_none_is_cut(width: int) -> None:
    leaves = Leaves()
    for open_one in LEAVES:
        text = leaves.tabs(LEAVES, width)
        assert text.cell_len <= width
        said = [part.strip() for part in text.plain.strip("‹›").split("  ")]
        known = {name for each in LEAVES for name in (each.name, each.short)} | {""}
        assert set(said) <= known
        marked = [text.plain[span.start : span.end].strip() for span in text.spans if span.style == styles.HEAD]
        assert marked in ([open_one.name], [open_one.short])
        leaves.turn(LEAVES, 1)
    assert leaves.open == 0


def test_arrows_tell_that_there_is_more() -> None:
    leaves = Leaves()
    assert leaves.tabs(LEAVES, 30).plain.endswith("›")
    leaves.turn(LEAVES, -1)
    assert leaves.tabs(LEAVES, 30).plain.startswith("‹")
    assert "›" not in leaves.tabs(LEAVES, 30).plain
    assert "‹" not in leaves.tabs(LEAVES, 200).plain


def test_opponents_in_turn_and_back_to_the_table() -> None:
    leaves = Leaves()
    seen = []
    for _ in range(3):
        leaves.next_other(LEAVES)
        seen.append(leaves.leaf(LEAVES).name)
    assert seen == ["Yellow", "Red", "Table"]


def test_with_fewer_pages_the_last_one_is_open() -> None:
    leaves = Leaves()
    leaves.turn(LEAVES, -1)
    assert leaves.leaf(LEAVES[:3]).name == "Mausoleum"
