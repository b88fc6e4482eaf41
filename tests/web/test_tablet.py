"""Screens between a phone and a desktop: tablets upright and sideways, small windows, in German for its long words."""

from pathlib import Path

import pytest

from tests.web.conftest import Opener
from tests.web.looks import assert_well_set, resized
from tests.web.steps import BOT, ME, go, look, new_game, play_on, post
from tests.web.test_screens import SCREENS, host_of_tables

SIZES = {"upright": (1024, 1366), "lying": (1024, 768), "a small window": (960, 640)}
RECORDS = Path(__file__).parents[1] / "fixtures"
GAMES = {"qin": "bird-4-last_pagoda", "zhanguo": "a-4", "first_empire": "4-board"}
"""Each with a record of four seats."""


def test_nothing_is_cut_off_on_a_tablet(opened: Opener) -> None:
    page = opened(language="de", has_touch=True)
    host_of_tables(page)
    page.reload()
    for path in SCREENS:
        go(page, path)
        for name, size in SIZES.items():
            resized(page, size)
            assert_well_set(page, f"{name}, {path}")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_fits_a_tablet(opened: Opener, game: str) -> None:
    page = opened(language="de", has_touch=True)
    table = new_game(page, [ME, BOT, BOT, BOT], game=game, options={})
    assert play_on(page, table, 3 if game == "qin" else 9) == "enough"  # a game of Qin with four seats may end soon
    look(page, f"#/table/{table}", "section.turn, section.bar")
    for name, size in SIZES.items():
        resized(page, size)
        assert_well_set(page, f"{game}, {name}")
        behind_tabs = page.locator(".screen.small").count() == 1
        assert behind_tabs == (name == "upright" and game != "qin"), "boards of many parts show them one by one"
        assert behind_tabs or page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_replay_fits_a_tablet_that_lies(opened: Opener, game: str) -> None:
    width, height = SIZES["lying"]
    page = opened(width=width, height=height, language="de", has_touch=True)
    post(page, "me", {"name": "Ada"})
    record = (RECORDS / game / f"{GAMES[game]}.jsonl").read_text(encoding="utf-8")
    look(page, f"#/replay/{post(page, 'records', {'record': record})['id']}/40", ".bar .count")
    assert_well_set(page, game)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
