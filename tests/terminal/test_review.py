"""The review in the terminal: offered after a game, made in another process, told in words, never for a running one."""

import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from multiprocessing import resource_tracker

import pytest
from textual.widgets import ProgressBar, Static

from tests.terminal.qin_table import SMALL, at_table
from tests.terminal.sessions import lines, play, sit, typed_game
from tianxia.bots.review import Effort, Move, Task, done
from tianxia.bots.review_luck import Deal
from tianxia.engine.game import BadInput
from tianxia.terminal import session
from tianxia.terminal.line import table
from tianxia.terminal.review_process import run_review, start_helper
from tianxia.terminal.screens import review
from tianxia.terminal.screens.dialogs import End
from tianxia.terminal.screens.review import ReviewDialog, ReviewText
from tianxia.terminal.session import Session

FEW = 6


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the beginning only, and briefly."""
    whole = Session.to_judge
    monkeypatch.setattr(session, "effort_of", lambda _: Effort(4, 1))
    monkeypatch.setattr(Session, "to_judge", lambda own: whole(own)[:FEW])


def over() -> Session:
    finished = sit()
    play(finished, 100)
    assert finished.match.over
    return finished


def told_in(dialog: ReviewDialog) -> str:
    """What the dialog tells, without its moves."""
    return "\n".join(str(part.content) for part in dialog.query_one(ReviewText).query(Static))


def test_line_mode_offers_the_review_and_tells_how_far_it_is() -> None:
    printed = lines(sit(), [*typed_game(), "review"])
    end = printed.partition("Type “review” to review the game")[2]
    assert "Reviewed 3 of 6 moves and draws" in end
    assert "Qin, reviewed by General (hard). Values are winning chances." in end
    assert "Green, you: " in end
    assert "Purple, random bot: " in end
    assert "Better, " in end
    assert end.rstrip().splitlines()[-1].startswith("Game record:")


def test_line_mode_goes_on_where_nobody_wants_it() -> None:
    for typed in ([], [""], ["no"]):
        printed = lines(sit(), [*typed_game(), *typed])
        assert "Reviewed" not in printed
        assert "Game record:" in printed


def test_a_running_game_is_refused_in_one_sentence() -> None:
    running = sit()
    printed = lines(running, ["review"])
    assert "Only a finished game can be reviewed." in printed
    with pytest.raises(BadInput, match="review-running"):
        running.to_judge()


def test_ctrl_c_stops_a_review_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(tasks: Sequence[Task], _cancelled: Callable[[], bool]) -> Iterator[Move | Deal]:
        yield done(tasks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(table, "run_review", interrupted)
    printed = lines(sit(), [*typed_game(), "review"])
    assert "The review was stopped." in printed
    assert "Game record:" in printed


def test_it_is_judged_elsewhere_and_stops_when_nobody_wants_it() -> None:
    tasks = over().to_judge()
    assert list(run_review(tasks[:2], lambda: False)) == [done(task) for task in tasks[:2]]
    wanted = iter([False, False, True])
    assert list(run_review(tasks[:1] * 500, lambda: next(wanted, True))) in ([], [done(tasks[0])], [done(tasks[0])] * 2)


@pytest.mark.skipif(os.name != "posix", reason="only there has Python such a helper")
def test_the_helper_of_python_gets_a_real_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr(resource_tracker, "ensure_running", lambda: given.append(sys.stderr))
    monkeypatch.setattr(sys, "stderr", StringIO())
    start_helper()
    assert given == [sys.__stderr__]


async def test_a_whole_review_over_the_table() -> None:
    async with at_table(over(), SMALL) as table:
        await table.pilot.press("r")
        await table.pilot.pause()
        dialog = table.app.screen
        assert isinstance(dialog, ReviewDialog)
        await table.settle()
        assert "Costliest moves" in told_in(dialog)


async def test_the_screen_shows_a_bar_and_then_the_review(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Semaphore(0)

    def slowly(tasks: Sequence[Task], cancelled: Callable[[], bool]) -> Iterator[Move | Deal]:
        for task in tasks:
            while not go.acquire(timeout=0.02):
                if cancelled():
                    return
            yield done(task)

    monkeypatch.setattr(review, "run_review", slowly)
    async with at_table(over(), SMALL) as table:
        await table.settle()
        assert isinstance(table.app.screen, End)
        await table.pilot.click("#review")
        await table.pilot.pause()
        dialog = table.app.screen
        assert isinstance(dialog, ReviewDialog)
        go.release()
        for _ in range(200):
            await table.pilot.pause(0.02)
            if dialog.query_one(ProgressBar).progress == 1:
                break
        assert dialog.query_one(ProgressBar).total == FEW
        assert "1 of 6" in str(dialog.query_one("#review-now", Static).content)
        for _ in range(FEW):
            go.release()
        for _ in range(200):
            await table.pilot.pause(0.02)
            if not dialog.query_one(ProgressBar).display:
                break
        assert "Costliest moves" in told_in(dialog)
        await table.pilot.press("escape")
        await table.settle()
        assert isinstance(table.app.screen, End), "it comes back to the end"


async def test_closing_the_dialog_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = threading.Event()

    def endless(_tasks: Sequence[Task], cancelled: Callable[[], bool]) -> Iterator[Move | Deal]:
        while not cancelled():
            stopped.wait(0.01)
        stopped.set()
        yield from ()

    monkeypatch.setattr(review, "run_review", endless)
    async with at_table(over(), SMALL) as table:
        await table.settle()
        await table.pilot.press("r")
        await table.pilot.pause()
        assert isinstance(table.app.screen, ReviewDialog)
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert isinstance(table.app.screen, End)
        for _ in range(200):
            await table.pilot.pause(0.01)
            if stopped.is_set():
                break
        assert stopped.is_set()
