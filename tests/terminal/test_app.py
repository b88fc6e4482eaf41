"""The Textual table around a turn: undo, log, help, hot-seat, hints and bots that take their time."""

from collections.abc import Callable
from threading import Event

import pytest
from textual.widgets import Label, Static

from tests.terminal.qin_table import SMALL, at_table, log_text
from tests.terminal.sessions import lot, sit
from tests.terminal.tables import Table, sit_at
from tianxia import games
from tianxia.terminal.app import TableApp
from tianxia.terminal.qin.canvas import EDGE
from tianxia.terminal.qin.widgets import QinHand
from tianxia.terminal.screens.dialogs import Confirm, Curtain, End, TextDialog
from tianxia.terminal.screens.table import TableScreen
from tianxia.terminal.session import Hint, Session
from tianxia.words import LANGUAGES, words


async def test_undo_takes_back_the_whole_round() -> None:
    async with at_table(sit()) as table:
        before, count = table.session.seen(0), table.session.count
        await table.press("enter")
        after = table.session.seen(0)
        assert table.session.count > count
        await table.press("u")
        assert isinstance(table.app.screen, Confirm)
        assert "Purple’s move will be undone too." in str(table.app.screen.query_one(Static).render())
        await table.press("n")
        assert table.session.seen(0) == after
        await table.press("u", "y")
        assert table.session.seen(0) == before
        await table.press("u")
        assert table.session.count == count
        assert "Y redo" in str(table.app.screen.query_one("#keys", Static).render())
        await table.press("y")
        assert table.session.seen(0) == after
        await table.press("ctrl+y")
        assert table.session.seen(0) == after
        assert "Y redo" not in str(table.app.screen.query_one("#keys", Static).render())


async def test_log_and_help_are_put_away_again() -> None:
    async with at_table(sit("me,greedy"), SMALL) as table:
        await table.press("enter", "l")
        assert isinstance(table.app.screen, TextDialog)
        await table.press("escape", "question_mark")
        said = str(table.app.screen.query_one(Static).render())
        assert "Arrows or click" in said
        assert "Qin:" in said
        await table.pilot.click(offset=(1, 1))
        await table.settle()
        assert table.at_rest()
        assert "Purple lays" in log_text(table)


async def test_the_keys_can_be_clicked() -> None:
    async with at_table(sit(), SMALL) as table:
        turn = table.panel.draft.turn
        await table.pilot.click("#keys", offset=(2, 0))
        await table.settle()
        assert table.panel.draft.turn == (turn + 1) % 4


async def test_the_last_moves_are_marked() -> None:
    async with at_table(sit("me,greedy"), SMALL) as table:
        await table.press("enter")
        view = table.session.seen(0)["view"]
        laid = [event for event in table.session.events(0) if event["event"] == "placed"][-1]
        lines = table.board().split("\n")
        for row, column in laid["cells"]:
            assert lines[1 + row][EDGE + 3 * column] == view["cells"][row][column].upper()


# -- waiting for nobody


async def test_the_screen_does_not_wait_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, may_go_on = Event(), Event()

    def slow(self: Session, seat: int) -> Callable[[], int]:
        answer = lot(self, seat)

        def thought() -> int:
            waiting.set()
            may_go_on.wait(10)
            return answer

        return thought

    monkeypatch.setattr(Session, "thinking", slow)
    async with at_table(sit()) as table:
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert waiting.wait(10)
        assert "Purple is thinking" in table.text("#prompt")
        await table.pilot.press("l")
        await table.pilot.pause()
        assert isinstance(table.app.screen, TextDialog)
        await table.pilot.press("escape")
        count = table.session.count
        await table.pilot.press("u", "y")
        await table.pilot.pause()
        assert table.session.count < count
        may_go_on.set()
        await table.settle()
        assert table.session.asked_person() == 0
        assert table.session.count < count


async def test_the_screen_does_not_wait_for_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = Event()
    right = Session.hinting

    def slow(self: Session, seat: int) -> Callable[[], Hint]:
        thought = right(self, seat)

        def waiting() -> Hint:
            assert may_go_on.wait(10)
            return thought()

        return waiting

    monkeypatch.setattr(Session, "hinting", slow)
    async with at_table(sit()) as table:
        await table.pilot.press("h")
        await table.pilot.pause()
        assert "Looking for a hint" in table.text("#prompt")
        drafted = table.panel.key()
        await table.pilot.press("right")
        assert table.panel.key() != drafted
        may_go_on.set()
        await table.settle()
        hint = table.session.game.key_of("place", right(table.session, 0)()[0][0].answer)
        assert table.panel.key() == hint
        assert "Your turn." in table.text("#prompt")


async def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on, told, late = Event(), Event(), [0]

    def slow(_session: Session, _seat: int) -> Callable[[], int]:
        def thought() -> int:
            may_go_on.wait(10)
            told.set()
            return late[0]

        return thought

    monkeypatch.setattr(Session, "hinting", slow)
    async with at_table(sit()) as table:
        await table.pilot.press("h")
        await table.pilot.pause()
        count = table.session.count
        await table.pilot.press("enter")
        while table.session.asked_person() is None or table.session.count == count:
            await table.pilot.pause()
        await table.pilot.pause()
        drafted = table.panel.key()
        options = table.session.match.questions[0].options()
        late[0] = next(answer for answer in options if table.session.game.key_of("place", answer) != drafted)
        may_go_on.set()
        assert told.wait(10)
        await table.settle()
        assert table.panel.key() == drafted


# -- several persons


async def test_hands_are_hidden_behind_a_curtain() -> None:
    async with at_table(sit("me,me")) as table:
        assert isinstance(table.app.screen, Curtain)
        assert table.screen.query_one(QinHand).render().plain.split("\n")[0] == ""
        await table.press("enter")
        assert table.screen.seat == 0
        hand = table.screen.query_one(QinHand).render().plain
        assert all(sign in hand for sign in "".join(table.session.seen(0)["view"]["hand"]))
        await table.press("enter")
        assert isinstance(table.app.screen, Curtain)
        assert "Pass the screen to Purple" in str(table.app.screen.query_one("#curtain-title", Label).render())
        assert "Green draws" not in log_text(table)
        await table.pilot.click(offset=(5, 5))
        await table.settle()
        assert table.screen.seat == 1
        assert "Green draws" not in log_text(table)


async def test_bots_between_persons_show_no_hand() -> None:
    async with at_table(sit("me,random,me")) as table:
        await table.press("enter", "enter")
        assert isinstance(table.app.screen, Curtain)
        assert table.screen.seat == -1


async def test_bots_alone_can_be_watched() -> None:
    session = sit("greedy,greedy")
    while min(session.seen(0)["view"]["supply"]) > 4:
        seat = session.match.to_answer()[0]
        session.answer(seat, session.thinking(seat)())
    async with at_table(session, SMALL) as table:
        for _ in range(20):
            await table.settle()
        assert session.match.over
        assert isinstance(table.app.screen, End)
        assert not table.app.screen.query("#undo")


# -- small windows, Ctrl-C


@pytest.mark.parametrize("game", games.names())
async def test_a_small_window_says_what_it_needs_instead_of_cutting_the_hand(game: str) -> None:
    session = sit_at(game, "me,random", "7")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=(60, 18)) as pilot:
        table = Table(app, pilot)
        await table.settle()
        screen, count = app.screen, session.count
        assert isinstance(screen, TableScreen)
        needed = "This window has 60 columns and 18 rows; the table needs 80 and 22."
        assert needed in " ".join(str(screen.query_one("#cramped", Static).render()).split())
        assert not screen.panel.region
        await table.press("enter", "u", "h", "w")
        assert (app.screen, session.count) == (screen, count), "nobody plays what is not seen"
        await pilot.resize_terminal(*TableScreen.LEAST)
        await table.settle()
        assert not screen.query_one("#cramped").region
        assert screen.panel.has_focus
        assert screen.query_one("#prompt").region.bottom <= screen.query_one("#keys").region.y
        assert screen.panel.region.bottom <= screen.query_one("#prompt").region.y
        held = [str(card["number"] if isinstance(card, dict) else card[0]) for card in screen.view()["hand"]]
        rows = table.seen().split("\n")[1 : screen.query_one("#prompt").region.y]
        shown = "\n".join(rows).replace(":", " ")
        assert all(f" {one} " in shown for one in held), "the whole hand is seen, the card of the draft in its answer"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ctrl_c_says_which_key_quits(language: str) -> None:
    session = sit()
    app = TableApp(language, session, pause=0)
    said = words(language).say("table-quit-how")
    assert "Q" in said
    async with app.run_test(size=SMALL) as pilot:
        for opens in ((), ("l",)):
            await pilot.press(*opens, "ctrl+c")
            await pilot.pause()
            assert [note.message for note in app._notifications] == [said]
            app.clear_notifications()
