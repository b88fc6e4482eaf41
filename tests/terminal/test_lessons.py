"""Guided first games in the terminal, in line mode and on the screen; hints, which appear in the same place."""

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot
from textual.widgets import Button, Select, Static

from tests.terminal.sessions import sit
from tianxia import lessons
from tianxia.commands import tianxia
from tianxia.commands.play import Asked, session_for
from tianxia.terminal.app import TableApp
from tianxia.terminal.screens.dialogs import TextDialog
from tianxia.terminal.screens.table import TableScreen
from tianxia.terminal.session import Session
from tianxia.words import LANGUAGES, words


def told(game: str, *lines: str, language: str = "en") -> str:
    """What line mode says to somebody who learns a game and types these lines."""
    arguments = ["--lang", language, "play", game, "--lesson", "--line"]
    return CliRunner().invoke(tianxia, arguments, input="\n".join([*lines, "quit"]) + "\n").output


def lesson(game: str) -> Session:
    """The session of somebody who learns a game."""
    return session_for(Asked(game, None, (), None, None, None, None, None, lesson=True))


def paragraph(name: str, language: str = "en", device: str = "terminal") -> str:
    """A text of a lesson as a terminal shows it."""
    rival = words(language).say(f"{name.partition('-')[0]}-seat-1")
    return " ".join(words(language).say(name, device=device, rival=rival).split())


@pytest.mark.parametrize("game", lessons.games_with_lessons())
def test_a_lesson_in_lines(game: str) -> None:
    guide = lessons.lesson(game)
    said = told(game, *(step.answer for step in guide.steps))
    number, total = 0, sum(1 for step in guide.steps if step.say)
    for step in guide.steps:
        number += bool(step.say)
        assert not step.say or f"Tutorial: {paragraph(step.say, device='line')}" in said
        assert f"Step {number} of {total}. Suggested: {step.answer}" in said
    assert f"Tutorial: {paragraph(guide.end)}" in said


@pytest.mark.parametrize(("language", "guide"), [("de", "Tutorial: "), ("fr", "Tutoriel : ")])
def test_in_other_languages(language: str, guide: str) -> None:
    first = lessons.lesson("qin").steps[0].say or ""
    assert f"{guide}{paragraph(first, language)}" in told("qin", language=language)


def test_a_lesson_left_and_found_again() -> None:
    first, second = (step.answer for step in lessons.lesson("qin").steps[:2])
    said = told("qin", "rF7 bF8", "undo", "yes", first)
    assert "You left the tutorial" in said
    assert said.count(f"Suggested: {first}") == 2
    assert said.count(f"Suggested: {second}") == 1


def test_how_a_tile_is_turned_is_said_for_lines_and_for_keys() -> None:
    said = told("qin", lessons.lesson("qin").steps[0].answer)
    assert "names both halves" in said
    assert "press R" in words("en").say("qin-lesson-turn", device="terminal")


def test_a_hint_is_what_the_guide_suggests() -> None:
    said = told("qin", "hint")
    assert said.count(lessons.lesson("qin").steps[0].answer) == 2


def test_a_lesson_goes_on_where_it_was_left() -> None:
    first, second = (step.answer for step in lessons.lesson("qin").steps[:2])
    told("qin", first)
    arguments = ["--lang", "en", "play", "--resume", "--line"]
    assert f"Suggested: {second}" in CliRunner().invoke(tianxia, arguments, input="quit\n").output


def test_a_lesson_brings_its_own_seats() -> None:
    done = CliRunner().invoke(tianxia, ["--lang", "en", "play", "qin", "--lesson", "--seed", "7", "--line"])
    assert "Leave --seed out" in done.output


def beside(app: TableApp) -> str:
    """What the panel of the guide shows: nothing may lie over it, nor over anything else."""
    assert not app._notifications
    pane = app.screen.query_one("#guide-pane")
    assert pane.display
    assert pane.region.bottom <= app.screen.query_one("#log-pane").region.y
    return " ".join(str(app.screen.query_one("#guide", Static).render()).split())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    await pilot.pause()
    while list(app.workers):
        await app.workers.wait_for_complete()
        await pilot.pause()


@pytest.mark.parametrize(("game", "size"), [("qin", (120, 40)), ("qin", (80, 24)), ("zhanguo", (80, 24))])
async def test_the_guide_speaks_beside_the_board_until_its_step_is_done(game: str, size: tuple[int, int]) -> None:
    guide, app = lessons.lesson(game), TableApp("en", lesson(game), pause=0)
    async with app.run_test(size=size) as pilot:
        for step in guide.steps[:4]:
            await settled(app, pilot)
            screen = app.screen
            assert isinstance(screen, TableScreen)
            said = beside(app)
            assert f"Suggested: {screen.panel.named(step.answer)}" in said
            assert not step.say or said.startswith(paragraph(step.say, device="terminal"))
            await pilot.press("h")
            await settled(app, pilot)
            assert screen.panel.key() == step.answer
            assert beside(app) == said, "it stays until the step is done"
            await pilot.press("enter")


async def test_who_leaves_the_lesson_is_told_how_to_return() -> None:
    guide, app = lessons.lesson("qin"), TableApp("en", lesson("qin"), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.panel.follow("rF7 bF8")
        await pilot.press("enter")
        await settled(app, pilot)
        assert "Press U to return" in beside(app)
        await pilot.press("u", "y")
        await settled(app, pilot)
        assert guide.steps[0].answer in beside(app)


async def test_the_whole_of_what_the_guide_says_can_be_read() -> None:
    app = TableApp("en", lesson("qin"), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, TextDialog)
        text = " ".join(str(app.screen.query_one(Static).render()).split())
        assert paragraph(lessons.lesson("qin").steps[0].say or "") in text


async def test_a_hint_stays_beside_the_board_until_the_next_move() -> None:
    app = TableApp("en", sit("me,random"), pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        await pilot.press("h")
        await settled(app, pilot)
        assert beside(app).count("% to win") == 3
        await pilot.press("right")
        await pilot.pause()
        assert beside(app).count("% to win") == 3
        await pilot.press("h")
        await settled(app, pilot)
        await pilot.press("enter")
        await settled(app, pilot)
        assert not app.screen.query_one("#guide-pane").display


@pytest.mark.parametrize(("game", "language"), [*zip(lessons.games_with_lessons(), LANGUAGES, strict=True)])
async def test_a_lesson_is_begun_on_the_start_screen(game: str, language: str) -> None:
    app = TableApp(language, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.screen.query_one("#game", Select).value = game
        await pilot.pause()
        await pilot.pause()
        learn = app.screen.query_one("#learn", Button)
        assert str(learn.label) == words(language).say("page-learn")
        assert learn.region.bottom <= 24
        await pilot.click("#learn")
        await settled(app, pilot)
        first = lessons.lesson(game).steps[0]
        assert paragraph(first.say or "", language) in beside(app)


def test_a_lesson_is_begun_where_lines_ask_what_to_play() -> None:
    said = CliRunner().invoke(tianxia, ["--lang", "en", "play", "--line"], input="qin\nlesson\nquit\n").output
    assert f"Suggested: {lessons.lesson('qin').steps[0].answer}" in said
