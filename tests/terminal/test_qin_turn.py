"""A turn of Qin on the Textual table: keyboard and mouse, drafts, previews, refusals."""

import pytest
from textual.widgets import Static

from tests.terminal.qin_table import HUGE, LARGE, SMALL, at_table
from tests.terminal.sessions import play, sit
from tianxia.terminal.qin.widgets import QinBoard, QinHand
from tianxia.terminal.screens.dialogs import TextDialog
from tianxia.terminal.session import Session


@pytest.mark.parametrize("size", [SMALL, LARGE, HUGE])
async def test_the_table_fits_and_says_what_it_should(size: tuple[int, int]) -> None:
    async with at_table(sit("me,greedy,random,greedy"), size) as table:
        screen = table.screen
        assert "Your turn." in table.text("#prompt")
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
        assert table.panel.key() in table.session.seen(0)["options"]
        assert table.text("#preview")
        assert "•" in table.board()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_tile_is_placed_by_keyboard(size: tuple[int, int]) -> None:
    async with at_table(sit(), size) as table:
        await table.press("2", "n", "n")
        key, count = table.panel.key(), table.session.count
        assert key in table.session.seen(0)["options"]
        await table.press("enter")
        entry = table.session.match.entries[count]
        assert (entry.seat, table.session.game.key_of("place", entry.answer)) == (0, key)
        assert table.session.asked_person() == 0
        assert "Your turn." in table.text("#prompt")


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_tile_is_placed_by_mouse(size: tuple[int, int]) -> None:
    async with at_table(sit(), size) as table:
        width = table.screen.query_one(QinBoard).space.width
        await table.pilot.click(QinHand, offset=(2 * (2 * width + 6) + 5, 0))
        await table.settle()
        assert table.panel.draft.chosen == 2
        row, column = min(table.panel.draft.cells({tuple(choice["spots"]) for choice in table.session.choices(0)}))
        await table.point(row, column)
        key, count = table.panel.key(), table.session.count
        assert f"{'ABCDEFGHIJKLM'[column]}{row + 1}" in str(key)
        assert table.session.count == count
        await table.point(row, column)
        assert table.session.game.key_of("place", table.session.match.entries[count].answer) == key


async def test_arrows_move_the_tile_and_stop_at_the_edge() -> None:
    async with at_table(sit()) as table:
        table.panel.draft.go(1, 1)
        await table.press("up", "up", "left", "left")
        assert (table.panel.draft.row, table.panel.draft.column) == (0, 0)
        await table.press("down", "right", "right")
        assert (table.panel.draft.row, table.panel.draft.column) == (1, 2)
        await table.press("up", "r", "r", "r")
        assert {(row, column) for _, row, column in table.panel.draft.halves()} == {(0, 2), (1, 2)}


async def test_turning_and_choosing_tiles() -> None:
    async with at_table(sit()) as table:
        draft = table.panel.draft
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
        key = table.panel.key()
        answer = session.answer_of(0, str(key))
        trial = session.preview(0, answer)
        told = [table.screen.wording.event(event, trial.view) for event in trial.events]
        assert str(table.screen.query_one("#preview-pane").border_title) == f"Preview of {key}"
        assert "pagodas left" in table.text("#preview")
        assert "→" in table.text("#players")
        unwrapped = " ".join(table.text("#preview").split())
        assert any(sentence in unwrapped for sentence in told)
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
        assert isinstance(table.app.screen, TextDialog)
        await table.press("escape")
        assert table.at_rest()


async def test_why_not_names_the_rule_and_how_many_places_there_are() -> None:
    async with at_table(sit()) as table:
        await table.aim_at_illegal()
        await table.press("w")
        said = " ".join(str(table.app.screen.query_one(Static).render()).split())
        assert "Rule Q-2.2" in said
        assert "legal placements." in said


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
