"""Guided first games at the terminal, in line mode."""

import pytest
from click.testing import CliRunner

from tianxia import lessons
from tianxia.commands import tianxia
from tianxia.commands.play import Asked, lesson_for
from tianxia.terminal.app import TableApp
from tianxia.terminal.table import TableScreen
from tianxia.words import words


def told(game: str, *lines: str, language: str = "en") -> str:
    """What line mode says to somebody who learns a game and types these lines."""
    arguments = ["--lang", language, "play", game, "--lesson", "--line"]
    return CliRunner().invoke(tianxia, arguments, input="\n".join([*lines, "quit"]) + "\n").output


@pytest.mark.parametrize("game", lessons.games_with_lessons())
def test_a_lesson_in_lines(game: str) -> None:
    guide = lessons.lesson(game)
    said = told(game, *(step.answer for step in guide.steps))
    for number, step in enumerate(guide.steps, 1):
        assert not step.say or f"Guide: {words('en').say(step.say, device='line')}" in said
        assert f"Step {number} of {len(guide.steps)}. Suggested: {step.answer}" in said
    assert f"Guide: {words('en').say(guide.end)}" in said


@pytest.mark.parametrize(("language", "guide"), [("de", "Begleiter: "), ("fr", "Guide : ")])
def test_in_other_languages(language: str, guide: str) -> None:
    first = lessons.lesson("qin").steps[0].say or ""
    assert f"{guide}{words(language).say(first)}" in told("qin", language=language)


def test_a_lesson_left_and_found_again() -> None:
    first, second = (step.answer for step in lessons.lesson("qin").steps[:2])
    said = told("qin", "r6,5 b7,5", "undo", first)
    assert "You go your own way" in said
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
    assert "leave --seed out" in done.output


async def test_the_guide_speaks_on_the_screen_and_h_follows_it() -> None:
    session = lesson_for(Asked("qin", None, (), None, None, None, None, None, lesson=True), None)
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        guide = lessons.lesson("qin")
        said = [note.message for note in app._notifications]
        assert said
        assert words("en").say(guide.steps[0].say or "") in said[0]
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.mat.key() == guide.steps[0].answer
