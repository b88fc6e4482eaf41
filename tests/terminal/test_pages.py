"""The tabs above a page: every name whole, the open one always in sight."""

import pytest

from tianxia.terminal import styles
from tianxia.terminal.widgets.pages import Page, PageBrowser

NAMES = ("Table", "Regions & walls", "Mausoleum", "Rewards", "Scores", "Yellow", "Red")


def page(name: str, is_other: bool = False) -> Page:
    return Page(name, name[:1] if is_other else name, lambda _width: [], is_other)


LEAVES = [page(name, number >= 5) for number, name in enumerate(NAMES)]


@pytest.mark.parametrize("width", [24, 30, 48, 60, 100])
def test_tabs_fit_and_none_is_cut(width: int) -> None:
    pages = PageBrowser()
    for open_one in LEAVES:
        text = pages.tabs(LEAVES, width)
        assert text.cell_len <= width
        said = [part.strip() for part in text.plain.strip("‹›").split("  ")]
        known = {name for each in LEAVES for name in (each.name, each.short)} | {""}
        assert set(said) <= known
        marked = [text.plain[span.start : span.end].strip() for span in text.spans if span.style == styles.HEAD]
        assert marked in ([open_one.name], [open_one.short])
        pages.turn(LEAVES, 1)
    assert pages.open == 0


def test_arrows_tell_that_there_is_more() -> None:
    pages = PageBrowser()
    assert pages.tabs(LEAVES, 30).plain.endswith("›")
    pages.turn(LEAVES, -1)
    assert pages.tabs(LEAVES, 30).plain.startswith("‹")
    assert "›" not in pages.tabs(LEAVES, 30).plain
    assert "‹" not in pages.tabs(LEAVES, 200).plain


def test_opponents_in_turn_and_back_to_the_table() -> None:
    pages = PageBrowser()
    seen = []
    for _ in range(3):
        pages.next_other(LEAVES)
        seen.append(pages.current(LEAVES).name)
    assert seen == ["Yellow", "Red", "Table"]


def test_with_fewer_pages_the_last_one_is_open() -> None:
    pages = PageBrowser()
    pages.turn(LEAVES, -1)
    assert pages.current(LEAVES[:3]).name == "Mausoleum"
