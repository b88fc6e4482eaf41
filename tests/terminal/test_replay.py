"""Finished games: found on the start screen, replayed, reviewed with the board at a move, and deleted."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from tests.terminal.qin_table import SMALL, at_table
from tests.terminal.sessions import play, sit
from tests.terminal.tables import play as play_on
from tests.terminal.tables import sit_at
from tianxia import games
from tianxia.bots.review import Effort, done
from tianxia.engine.game import BadInput
from tianxia.engine.replay import replayed
from tianxia.telling.titles import move_count
from tianxia.terminal import saves, session
from tianxia.terminal.replay import Replay, replay_of
from tianxia.terminal.screens import review
from tianxia.terminal.screens.dialogs import Confirm, End
from tianxia.terminal.screens.replay import ReplayScreen
from tianxia.terminal.screens.review import MoveRow, ReviewDialog
from tianxia.terminal.screens.start import StartScreen
from tianxia.terminal.session import Session

FEW = 6


def finished(series: Sequence[str] = ()) -> Session:
    over = sit("me,random", series=series)
    play(over, 100)
    while over.more_games:
        over.next_game()
        play(over, 100)
    return over


def said(screen: ReplayScreen, name: str) -> str:
    return " ".join(str(screen.query_one(name, Static).render()).split())


# -- the positions of a game


@pytest.mark.parametrize("game", games.names())
def test_a_replay_goes_through_every_choice(game: str) -> None:
    over = play_on(sit_at(game, "me,random", "7"), 10_000)
    replay = Replay(over)
    entries = over.live.match.entries
    chosen = [number for number, entry in enumerate(entries) if entry.seat >= 0 and not entry.forced]
    seen = []
    while not replay.match.over:
        seen.append(replay.count)
        assert replay.match.to_answer()
        assert all(event["after"] < replay.count for event in replay.events(0))
        replay.step(1)
    assert seen == chosen
    assert replay.match.result() == over.match.result()
    assert replay.events(0) == over.events(0)
    replay.step(1)
    assert replay.match.over
    replay.go(chosen[3])
    assert replay.count == chosen[3]
    replay.step(-10_000)
    assert replay.count == chosen[0]


def test_each_game_of_a_series_is_replayed() -> None:
    over = finished(series=["bird", "lion"])
    [save] = saves.finished_games()
    boards = [replay_of(save, number).match.options["board"] for number in range(2)]
    assert boards == ["bird", "lion"]
    assert replay_of(save, 1).live.match.result() == over.match.result()


# -- on the start screen


async def test_a_finished_game_is_replayed_from_the_start_screen() -> None:
    over = finished()
    record = over.live.record()
    async with at_table(None, SMALL) as table:
        table.app.screen.query_one("#finished", OptionList).focus()
        await table.press("enter")
        screen = table.app.screen
        assert isinstance(screen, ReplayScreen)
        moves = move_count(record.lines)
        assert f"Move 1 of {moves}: Green to move." in said(screen, "#prompt")
        await table.press("right", "right")
        assert f"Move 3 of {moves}: Green to move." in said(screen, "#prompt")
        await table.press("left")
        laid = next(event for event in over.events(0) if event["event"] == "placed")
        assert screen.session.events(0)[-1]["after"] >= laid["after"]
        assert "Purple to move" in said(screen, "#prompt")
        hand = screen.view()["hand"]
        await table.press("v")
        assert screen.view()["hand"] != hand
        await table.press("end")
        assert "The game is over." in said(screen, "#prompt")
        assert screen.view()["supply"] == over.seen(0)["view"]["supply"]
        await table.press("escape")
        assert isinstance(table.app.screen, StartScreen)
    assert replayed(over.game, saves.finished_games()[0].records[0]).over, "the record is as it was"


async def test_pages_can_be_turned_in_a_replay() -> None:
    play_on(sit_at("zhanguo", "me,random", "7"), 10_000)
    async with at_table(None, SMALL) as table:
        table.app.screen.query_one("#finished", OptionList).focus()
        await table.press("enter")
        screen = table.app.screen
        assert isinstance(screen, ReplayScreen)
        first = str(screen.panel.query(Static)[1].render())
        await table.press("tab")
        assert str(screen.panel.query(Static)[1].render()) != first
        await table.press("right")
        assert "Move 2 of" in said(screen, "#prompt")


async def test_a_finished_game_that_is_broken_is_complained_about() -> None:
    over = finished()
    text = over.paths.finished.read_text(encoding="utf-8")
    over.paths.finished.write_text(text.replace('"rules": 1', '"rules": 9'), encoding="utf-8")
    with pytest.raises(BadInput):
        replay_of(saves.finished_games()[0], 0)
    async with at_table(None, SMALL) as table:
        table.app.screen.query_one("#finished", OptionList).focus()
        await table.press("enter")
        assert "version 9" in str(table.app.screen.query_one("#complaint", Static).render())


@pytest.mark.parametrize("name", ["saved", "finished"])
async def test_a_game_is_deleted_after_a_question(name: str, home: Path) -> None:
    finished()
    sit()
    folder = home / {"saved": saves.SAVES, "finished": saves.RECORDS}[name]
    [file] = folder.iterdir()
    async with at_table(None, SMALL) as table:
        start = table.app.screen
        rows = start.query_one(f"#{name}", OptionList)
        for keys, stays in ((("escape",), True), (("enter",), True), (("right", "enter"), False)):
            rows.focus()
            await table.press("delete")
            assert isinstance(table.app.screen, Confirm)
            await table.press(*keys)
            assert table.app.screen is start
            assert (file.exists(), rows.option_count, rows.display) == (stays, int(stays), stays)
    assert sum(1 for each in home.rglob("*.jsonl")) == 1, "the other one is still there"


async def test_a_series_is_deleted_as_a_whole() -> None:
    finished(series=["bird", "lion"])
    async with at_table(None, SMALL) as table:
        rows = table.app.screen.query_one("#finished", OptionList)
        assert rows.option_count == 2
        rows.focus()
        await table.press("d")
        assert "all 2 games" in str(table.app.screen.query_one(Static).render())
        await table.press("right", "enter")
        assert rows.option_count == 0


# -- from a review to the board


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge the beginning only, briefly and in this process."""
    whole = Session.to_judge
    monkeypatch.setattr(session, "effort_of", lambda _: Effort(4, 1))
    monkeypatch.setattr(Session, "to_judge", lambda own: whole(own)[:FEW])
    monkeypatch.setattr(review, "run_review", lambda tasks, _cancelled: map(done, tasks))


@pytest.mark.usefixtures("briefly")
async def test_a_review_leads_to_the_board_at_a_move() -> None:
    over = finished()
    async with at_table(None, SMALL) as table:
        table.app.screen.query_one("#finished", OptionList).focus()
        await table.press("enter", "r")
        dialog = table.app.screen
        assert isinstance(dialog, ReviewDialog)
        rows = list(dialog.query(MoveRow))
        assert len(rows) > 1
        assert rows[0].has_focus
        await table.press("down")
        move = rows[1]._move
        await table.press("enter")
        board = table.app.screen
        assert isinstance(board, ReplayScreen)
        assert (board.session.count, board.seat) == (move.number, move.seat)
        number = move_count(over.live.record().lines[: move.number]) + 1
        assert f"Move {number} of" in said(board, "#prompt")
        assert "Better, " in said(board, "#guide")
        await table.press("right")
        assert not board.query_one("#guide-pane").display, "it was said about that move only"
        await table.press("left")
        assert "Better, " in said(board, "#guide")
        await table.press("escape")
        assert table.app.screen is dialog
        await table.press("escape", "r")
        assert len(table.app.screen.query(MoveRow)) == len(rows), "a finished review is shown at once"


@pytest.mark.usefixtures("briefly")
async def test_review_and_replay_from_the_end() -> None:
    async with at_table(finished(), SMALL) as table:
        await table.press("p")
        assert isinstance(table.app.screen, ReplayScreen)
        await table.press("right", "escape")
        assert isinstance(table.app.screen, End)
        await table.press("r")
        await table.pilot.click(MoveRow)
        await table.settle()
        assert isinstance(table.app.screen, ReplayScreen)
        await table.press("escape")
        assert isinstance(table.app.screen, ReviewDialog)
        await table.press("escape")
        assert isinstance(table.app.screen, End)
