"""The Textual table under a pilot: keyboard and mouse, previews, refusals, undo, hot-seat, leaving, the end."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Label, OptionList, Select, Static

from tests.terminal.sitting import lot, play, sit
from tianxia.terminal import shelf
from tianxia.terminal.app import TableApp
from tianxia.terminal.qin.canvas import EDGE
from tianxia.terminal.qin.table import QinMat
from tianxia.terminal.qin.widgets import QinBoard, QinHand
from tianxia.terminal.screens import Curtain, End, Reading
from tianxia.terminal.session import Hint, Session
from tianxia.terminal.start import StartScreen
from tianxia.terminal.table import TableScreen
from tianxia.words import words
from tools.terminal_picture import draw

SMALL, LARGE, HUGE = (80, 24), (120, 40), (170, 56)


class Table:
    """An app under a pilot, with what a person sees of it."""

    def __init__(self, app: TableApp, pilot: Pilot[Session]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> TableScreen:
        found = next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))
        assert isinstance(found, TableScreen)
        return found

    @property
    def mat(self) -> QinMat:
        return self.screen.query_one(QinMat)

    @property
    def session(self) -> Session:
        return self.screen.session

    def at_rest(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.screen is self.screen

    def text(self, name: str) -> str:
        """What a part of the screen says."""
        return " ".join(str(self.screen.query_one(name, Static).render()).split())

    def board(self) -> str:
        """The board as letters."""
        board = self.screen.query_one(QinBoard)
        return "\n".join(board.render_line(y).text for y in range(board.size.height))

    async def settle(self) -> None:
        """Wait for bots and drawing."""
        await self.pilot.pause()
        while list(self.app.workers):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def point(self, row: int, column: int, button: int = 1) -> None:
        """Click on a space of the board."""
        space = self.screen.query_one(QinBoard).space
        offset = (EDGE + column * space.width + 1, 1 + row * space.height)
        await self.pilot.click(QinBoard, offset=offset, button=button)
        await self.settle()

    def aim(self, key: str) -> None:
        """Put the draft on a placement."""
        self.mat.follow(key)

    async def aim_at_illegal(self) -> None:
        """Take the tile where a tile already lies."""
        row, column = next(
            (r, c)
            for r, line in enumerate(self.session.seen(0)["view"]["cells"])
            for c, s in enumerate(line)
            if s in "ryb"
        )
        self.mat.draft.go(row, column)
        self.mat.post_message(QinMat.Drafted())
        await self.settle()


@asynccontextmanager
async def at_table(session: Session | None, size: tuple[int, int] = LARGE) -> AsyncIterator[Table]:
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=size) as pilot:
        table = Table(app, pilot)
        await table.settle()
        yield table


# -- a turn


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
async def test_the_table_fits_and_says_what_it_should(size: tuple[int, int]) -> None:
    async with at_table(sit("me,greedy,random,greedy"), size) as table:
        screen = table.screen
        assert "Green, your turn." in table.text("#prompt")
        for name in ("Green", "Purple", "Black", "White", "15"):
            assert name in table.text("#players")
        board, hand, keys = (screen.query_one(kind).region for kind in (QinBoard, QinHand, "#keys"))
        assert board.width == screen.query_one(QinBoard).space.of_board(13)[0]
        assert board.bottom <= hand.y
        assert hand.bottom <= screen.query_one("#prompt").region.bottom <= keys.y <= size[1] - 1
        side = screen.query_one("#side").region
        assert side.x >= board.right
        assert side.width >= 35
        assert screen.query_one("#log").region.height >= 3


async def test_larger_terminals_have_larger_spaces() -> None:
    widths = []
    for size in (SMALL, LARGE, HUGE):
        async with at_table(sit(), size) as table:
            widths.append(table.screen.query_one(QinBoard).space.width)
    assert widths == [3, 5, 7]


async def test_the_table_follows_the_size_of_the_terminal() -> None:
    async with at_table(sit(), LARGE) as table:
        await table.pilot.resize_terminal(*SMALL)
        await table.settle()
        assert table.screen.query_one(QinBoard).space.width == 3


async def test_the_first_draft_is_legal_and_previewed() -> None:
    async with at_table(sit()) as table:
        assert table.mat.key() in table.session.seen(0)["options"]
        assert table.text("#preview")
        assert "•" in table.board()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_tile_is_placed_by_keyboard(size: tuple[int, int]) -> None:
    async with at_table(sit(), size) as table:
        await table.press("2", "n", "n")
        key, count = table.mat.key(), table.session.count
        assert key in table.session.seen(0)["options"]
        await table.press("enter")
        entry = table.session.match.entries[count]
        assert (entry.seat, table.session.game.key_of("place", entry.answer)) == (0, key)
        assert table.session.asked_person() == 0
        assert "Green, your turn." in table.text("#prompt")


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_tile_is_placed_by_mouse(size: tuple[int, int]) -> None:
    async with at_table(sit(), size) as table:
        width = table.screen.query_one(QinBoard).space.width
        await table.pilot.click(QinHand, offset=(2 * (2 * width + 6) + 5, 0))
        await table.settle()
        assert table.mat.draft.chosen == 2
        row, column = min(table.mat.draft.spots(set(table.session.seen(0)["options"])))
        await table.point(row, column)
        key, count = table.mat.key(), table.session.count
        assert f"{row},{column}" in str(key)
        assert table.session.count == count
        await table.point(row, column)
        assert table.session.game.key_of("place", table.session.match.entries[count].answer) == key


async def test_arrows_move_the_tile_and_stop_at_the_edge() -> None:
    async with at_table(sit()) as table:
        table.mat.draft.go(1, 1)
        await table.press("up", "up", "left", "left")
        assert (table.mat.draft.row, table.mat.draft.column) == (0, 0)
        await table.press("down", "right", "right")
        assert (table.mat.draft.row, table.mat.draft.column) == (1, 2)
        await table.press("up", "r", "r", "r")
        assert {(row, column) for _, row, column in table.mat.draft.halves()} == {(0, 2), (1, 2)}


async def test_turning_and_choosing_tiles() -> None:
    async with at_table(sit()) as table:
        draft = table.mat.draft
        draft.hand = ["ry", "yb", "rr"]
        await table.press("tab")
        assert draft.tile == "yb"
        before = draft.halves()
        await table.press("space")
        assert [half[1:] for half in draft.halves()] == [half[1:] for half in reversed(before)]
        await table.press("space", "shift+tab", "3")
        assert (draft.tile, draft.halves()[0][1:]) == ("rr", before[0][1:])
        turn = draft.turn
        await table.press("r")
        assert draft.turn == (turn + 1) % 4
        await table.point(6, 9, button=3)
        assert draft.turn == (turn + 2) % 4


async def test_the_preview_says_what_a_placement_would_do() -> None:
    session = sit("me,greedy")
    play(session, 6)
    async with at_table(session) as table:
        await table.press("h")
        key = table.mat.key()
        answer = session.answer_of(0, str(key))
        told = [table.screen.sentences.event(e, session.seen(0)["view"]) for e in session.preview(0, answer).events]
        assert str(table.screen.query_one("#preview-pane").border_title) == f"What {key} does"
        assert "pagodas left" in table.text("#preview")
        assert "→" in table.text("#players")
        assert any(sentence in table.text("#preview") for sentence in told)
        assert session.count == table.session.count


async def test_the_board_draws_the_position_after_the_draft() -> None:
    async with at_table(sit("me,greedy"), SMALL) as table:
        await table.press("h")
        assert "[G]" in table.board()
        assert table.session.seen(0)["view"]["provinces"] == []


async def test_an_illegal_place_says_why_and_enter_does_not_play_it() -> None:
    async with at_table(sit()) as table:
        await table.aim_at_illegal()
        assert "Rule Q-2.2" in table.text("#preview")
        assert "×" in table.board()
        count = table.session.count
        await table.press("enter")
        assert table.session.count == count
        assert isinstance(table.app.screen, Reading)
        await table.press("escape")
        assert table.at_rest()


async def test_why_not_names_the_rule_and_how_many_places_there_are() -> None:
    async with at_table(sit()) as table:
        await table.aim_at_illegal()
        await table.press("w")
        said = " ".join(str(table.app.screen.query_one(Static).render()).split())
        assert "Rule Q-2.2" in said
        assert "places." in said


async def test_a_forbidden_join_marks_the_provinces() -> None:
    for seed in map(str, range(30)):
        session = sit("me,random", seed)
        play(session, 8)
        tied = [key for key in every_key(session) if refusal_code(session, key) == "tied"]
        if tied:
            async with at_table(session, SMALL) as table:
                table.aim(tied[0])
                await table.settle()
                assert "!" in table.board()
                assert "Rule Q-3.8" in table.text("#preview")
            return
    raise AssertionError("no tie in thirty games")


def every_key(session: Session) -> list[str]:
    ask = session.match.question(0)
    if ask is None:
        return []
    return [session.game.key_of("place", answer) for answer in ask.candidates()]


def refusal_code(session: Session, key: str) -> str:
    refusal = session.refused(0, session.answer_of(0, key))
    return "" if refusal is None else refusal.code


# -- undo, hint, log, help


async def test_undo_takes_back_the_whole_round() -> None:
    async with at_table(sit()) as table:
        before, count = table.session.seen(0), table.session.count
        await table.press("enter")
        assert table.session.count > count
        await table.press("u")
        assert table.session.seen(0) == before
        await table.press("u")
        assert table.session.count == count


async def test_log_and_help_are_put_away_again() -> None:
    async with at_table(sit("me,greedy"), SMALL) as table:
        await table.press("enter", "l")
        assert isinstance(table.app.screen, Reading)
        await table.press("escape", "question_mark")
        said = str(table.app.screen.query_one(Static).render())
        assert "Arrows or a click" in said
        assert "Qin:" in said
        await table.pilot.click(offset=(1, 1))
        await table.settle()
        assert table.at_rest()
        assert "Purple lays" in log_text(table)


def log_text(table: Table) -> str:
    pane = table.screen.query_one("#log")
    return " ".join(" ".join(pane.render_line(y).text for y in range(pane.size.height)).split())


async def test_the_keys_can_be_clicked() -> None:
    async with at_table(sit(), SMALL) as table:
        turn = table.mat.draft.turn
        await table.pilot.click("#keys", offset=(2, 0))
        await table.settle()
        assert table.mat.draft.turn == (turn + 1) % 4


async def test_the_last_moves_are_marked() -> None:
    async with at_table(sit("me,greedy"), SMALL) as table:
        await table.press("enter")
        view = table.session.seen(0)["view"]
        laid = [event for event in table.session.events(0) if event["event"] == "placed"][-1]
        lines = table.board().split("\n")
        for row, column in laid["cells"]:
            assert lines[1 + row][EDGE + 3 * column] == view["cells"][row][column].upper()


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
        assert isinstance(table.app.screen, Reading)
        await table.pilot.press("escape")
        count = table.session.count
        await table.pilot.press("u")
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
        drafted = table.mat.key()
        await table.pilot.press("right")
        assert table.mat.key() != drafted
        may_go_on.set()
        await table.settle()
        hint = table.session.game.key_of("place", right(table.session, 0)()[0][0].answer)
        assert table.mat.key() == hint
        assert "your turn" in table.text("#prompt")


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
        drafted = table.mat.key()
        options = table.session.match.questions[0].options()
        late[0] = next(answer for answer in options if table.session.game.key_of("place", answer) != drafted)
        may_go_on.set()
        assert told.wait(10)
        await table.settle()
        assert table.mat.key() == drafted


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
        assert "Hand over to Purple" in str(table.app.screen.query_one("#curtain-title", Label).render())
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
        assert table.session.plan.names == ("me", "easy", "beginner")
        assert dict(table.session.match.options) == {"board": "lion", "first": "2"}


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
        assert table.session.plan.series == ("bird", "lion")
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
        assert "à vous de jouer" in table.text("#prompt") or "réfléchit" in table.text("#prompt")


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
    assert shelf.latest("qin").path == session.place.running


async def test_a_broken_save_is_complained_about(home: Path) -> None:
    session = sit()
    text = session.place.running.read_text(encoding="utf-8")
    session.place.running.write_text(text.replace('"rules": 1', '"rules": 9'), encoding="utf-8")
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
        assert "wins" in said
        assert all(f"{score} pagodas on the board" in said for score in scores)
        assert "in provinces" in said
        await table.press("u")
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


async def test_a_disk_that_is_full_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async with at_table(sit()) as table:
        blocked = tmp_path / "file"
        blocked.write_text("", encoding="utf-8")
        monkeypatch.setattr(table.session, "place", shelf.Place(blocked / "a", blocked / "b"))
        count = table.session.count
        await table.press("enter")
        assert table.session.count > count
        assert "Green, your turn." in table.text("#prompt")


async def test_a_game_without_a_table_is_handed_to_line_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.terminal.app.table_module", lambda _game: None)
    session = sit()
    async with at_table(session) as table:
        pass
    assert table.app.return_value is session


async def test_the_picture_for_the_readme_can_be_drawn() -> None:
    svg = await draw("7", 2, "de", SMALL)
    assert "<svg" in svg
    assert "Grün" in svg
    assert "url(http" not in svg.replace('"', "")
