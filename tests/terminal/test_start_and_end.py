"""Before and after a game on the Textual table: beginning, leaving, resuming, the end."""

import re
from pathlib import Path

import pytest
from textual.widgets import Button, Label, OptionList, Select, Static

from tests.terminal.qin_table import LARGE, SMALL, at_table
from tests.terminal.sessions import lot, play, sit
from tianxia.terminal import saves
from tianxia.terminal.screens.dialogs import End
from tianxia.terminal.screens.start import StartScreen
from tianxia.words import words
from tools.terminal_picture import draw

# -- start, leaving, resuming


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_game_is_begun_on_the_start_screen(size: tuple[int, int]) -> None:
    async with at_table(None, size) as table:
        start = table.app.screen
        assert isinstance(start, StartScreen)
        start.query_one("#option-board", Select).value = "lion"
        start.query_one("#seat-2", Select).value = "beginner"
        await table.settle()
        assert "ponds" in str(start.query_one("#about-board", Label).render())
        start.query_one("#option-first", Select).value = "2"
        await table.settle()
        assert start.query_one("#begin").region.bottom <= size[1]
        await table.pilot.click("#begin")
        await table.settle()
        assert table.session.setup.names == ("me", "easy", "beginner")
        assert dict(table.session.match.options) == {"board": "lion", "first": "2"}


@pytest.mark.parametrize("compiled", [True, False])
async def test_the_start_says_if_bots_are_not_compiled(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.terminal.fields.is_compiled", lambda *_modules: compiled)
    async with at_table(None, SMALL) as table:
        said = [str(label.render()) for label in table.app.screen.query("#uncompiled").results(Label)]
        assert said == [] if compiled else "tianxia compile" in said[0]
        assert table.app.screen.query_one("#begin").region.bottom <= SMALL[1]


async def test_seats_limit_who_may_begin() -> None:
    async with at_table(None) as table:
        start = table.app.screen
        start.query_one("#seat-2", Select).value = "beginner"
        await table.settle()
        start.query_one("#option-first", Select).value = "2"
        await table.settle()
        start.query_one("#seat-2", Select).value = "-"
        await table.settle()
        assert start.query_one("#option-first", Select).value == "random"


async def test_a_series_is_begun_on_the_start_screen() -> None:
    async with at_table(None) as table:
        table.app.screen.query_one("#series", Select).value = "bird,lion"
        await table.press("n")
        assert table.session.setup.series == ("bird", "lion")
        assert "game 1 of 2" in table.text("#title")


async def test_the_language_changes_at_once() -> None:
    async with at_table(None) as table:
        before = table.app.screen
        before.query_one("#language", Select).value = "fr"
        await table.settle()
        while table.app.screen is before or not table.app.screen.query("#begin"):
            await table.settle()
        assert str(table.app.screen.query_one("#begin", Button).label) == words("fr").say("start-begin")
        await table.press("n")
        assert "À vous de jouer." in table.text("#prompt") or "réfléchit" in table.text("#prompt")


async def test_long_names_of_options_are_read_to_their_end() -> None:
    async with at_table(None, SMALL) as table:
        table.app.screen.dismiss("fr/first_empire")
        await table.settle()
        lines = [strip.text for strip in table.app.screen._compositor.render_strips()]
        at = next(number for number, line in enumerate(lines) if "Tableau des " in line)
        assert "récompenses" in lines[at + 1]


async def test_leaving_and_resuming() -> None:
    session = sit("me,random")
    async with at_table(session, SMALL) as table:
        await table.press("enter")
        seen = table.session.seen(0)
        await table.press("s")
        start = table.app.screen
        assert isinstance(start, StartScreen)
        saved = start.query_one("#saved", OptionList)
        assert saved.option_count == 1
        saved.focus()
        await table.press("enter")
        assert table.session is not session
        assert table.session.seen(0) == seen
        await table.press("q")
    assert saves.latest_save("qin").path == session.paths.running


async def test_a_broken_save_is_complained_about(home: Path) -> None:
    session = sit()
    text = session.paths.running.read_text(encoding="utf-8")
    session.paths.running.write_text(text.replace('"rules": 1', '"rules": 9'), encoding="utf-8")
    async with at_table(None) as table:
        table.app.screen.query_one("#saved", OptionList).focus()
        await table.press("enter")
        assert isinstance(table.app.screen, StartScreen)
        assert "version 9" in str(table.app.screen.query_one("#complaint", Static).render())
    assert (home / "saves").exists()


async def test_quitting_the_start_screen() -> None:
    async with at_table(None) as table:
        await table.pilot.press("q")
        await table.pilot.pause()
    assert table.app.return_value is None


# -- the end


async def test_the_end_shows_result_scores_and_what_to_do() -> None:
    session = sit()
    play(session, 100)
    session.undo()
    async with at_table(session, SMALL) as table:
        table.aim(table.session.game.key_of("place", lot(session, 0)))
        await table.settle()
        await table.press("enter")
        end = table.app.screen
        assert isinstance(end, End)
        said = " ".join(str(widget.render()) for widget in end.query(Static))
        scores = session.match.result().scores
        assert re.search(r"and wins?\b", said)
        assert all(f"{score} pagodas on the board" in said for score in scores)
        assert "in provinces" in said
        await table.press("u", "n")
        still = table.app.screen
        assert isinstance(still, End)
        await table.press("u", "y")
        assert not session.match.over
        assert table.app.screen is table.screen


async def test_the_end_of_a_game_in_a_series_goes_on_to_the_next() -> None:
    session = sit("me,random", series=["bird", "lion"])
    play(session, 100)
    async with at_table(session) as table:
        said = " ".join(str(widget.render()) for widget in table.app.screen.query(Static))
        assert "Series after 1 of 2 games" in said
        await table.pilot.click("#next")
        await table.settle()
        assert table.session.match.options["board"] == "lion"
        assert "game 2 of 2" in table.text("#title")


async def test_after_the_end_one_may_look_at_the_board_or_begin_anew() -> None:
    session = sit()
    play(session, 100)
    async with at_table(session) as table:
        await table.press("escape")
        assert table.app.screen is table.screen
        assert "The game is over." in table.text("#prompt")
        await table.press("s")
        assert isinstance(table.app.screen, StartScreen)


async def test_the_arrow_keys_go_from_choice_to_choice_at_the_end() -> None:
    session = sit()
    play(session, 100)
    async with at_table(session, SMALL) as table:
        end = table.app.screen

        def focused() -> str | None:
            return end.focused.id if end.focused is not None else None

        assert focused() == "start"
        went = []
        for key in ("right", "right", "down", "left", "up", "left", "left"):
            await table.press(key)
            went.append(focused())
        assert went == ["review", "replay", "quit", "undo", "review", "start", "replay"]
        await table.press("down", "left", "enter", "y")
        assert not session.match.over, "Enter does what the arrows chose: undo"


async def test_a_disk_that_is_full_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with at_table(sit()) as table:
        blocked = tmp_path / "file"
        blocked.write_text("", encoding="utf-8")
        monkeypatch.setattr(table.session, "paths", saves.SavePaths(blocked / "a", blocked / "b"))
        count = table.session.count
        await table.press("enter")
        assert table.session.count > count
        assert "Your turn." in table.text("#prompt")


async def test_the_picture_for_the_readme_can_be_drawn() -> None:
    svg = await draw("7", 2, "de", SMALL)
    assert "<svg" in svg
    assert "Grün" in svg
    assert "url(http" not in svg.replace('"', "")
