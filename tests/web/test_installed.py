"""The page of an installed wheel, in a browser: no sources, no Node, no compiler."""

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.installed import Installed, copied, is_pure, other_pythons
from tests.web.conftest import House, Opener, missing, slowness
from tests.web.steps import ME, hinted_move, new_game, sit_at
from tianxia.kernels import KERNELS
from tianxia.words import words

COMPILING = "async () => (await (await fetch('/api/games')).json()).compiling"
COMPILED_WITHIN = 3600.0
"""Seconds: a fetched compiler and a busy machine may take most of an hour."""


@pytest.fixture(scope="module")
def house(
    installed: Installed, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[House]:
    """A server of the installed wheel."""
    house = House(tmp_path_factory.mktemp("house"), slowness(pytestconfig), installed=installed)
    house.start()
    yield house
    house.kill()


def is_compiled(page: Any) -> bool:
    """Whether the server says that all its games run compiled, or none."""
    (compiled,) = {
        game["compiled"] for game in page.evaluate("async () => (await fetch('/api/games')).json()")["games"]
    }
    return bool(compiled)


def play_some(page: Any) -> None:
    """Three moves against a strong bot."""
    sit_at(page, new_game(page, [ME, {"kind": "bot", "bot": "hard"}]))
    for _ in range(3):
        assert hinted_move(page)


def test_a_game_against_a_strong_bot(opened: Opener, built_wheels: list[Path]) -> None:
    page = opened()
    assert is_compiled(page) is not is_pure(built_wheels[-1])
    play_some(page)


def choose_a_strong_bot(page: Any) -> None:
    """At a new table of Qin, whose page is loaded again: it asks the server once how its bots run."""
    page.goto("#/new/qin")
    page.reload()
    page.locator("ol.seats select").last.select_option("bot:master")


def visit(chromium: Any, folder: Path, wheel: Path, python: str) -> bool:
    """Install a wheel for a Python, and play there; returns whether its bots run compiled."""
    house = House(folder, installed=Installed(folder, wheel, python))
    house.start()
    page = chromium.new_page(base_url=house.url)
    try:
        page.goto("")
        page.wait_for_selector("main")
        play_some(page)
        return is_compiled(page)
    finally:
        page.close()
        house.kill()


def pythons() -> list[str]:
    found = other_pythons()
    if not found:
        missing("no other Python here: name some in TIANXIA_PYTHONS")
    return found


@pytest.mark.thorough  # fetches what the wheel requires, for each other Python on this machine
def test_the_pure_wheel_plays_on_every_other_python(chromium: Any, built_wheels: list[Path], tmp_path: Path) -> None:
    for number, python in enumerate(pythons()):
        assert not visit(chromium, tmp_path / str(number), built_wheels[0], python)


@pytest.mark.thorough  # compiles everything, for each other Python on this machine
def test_every_other_python_builds_and_plays_a_compiled_wheel(chromium: Any, tmp_path: Path) -> None:
    for number, python in enumerate(pythons()):
        folder = tmp_path / str(number)
        done = subprocess.run(
            [python, "tools/wheels.py"], cwd=copied(folder / "sources"), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        (wheel,) = (made for made in (folder / "sources/dist").iterdir() if not is_pure(made))
        (folder / "sources").rename(folder / "moved")  # nothing may lead back there
        assert visit(chromium, folder / "installed", folder / "moved/dist" / wheel.name, python)


@pytest.mark.thorough  # fetches a C compiler of 99 MB, and compiles everything with it
def test_bots_are_compiled_where_there_is_no_compiler(chromium: Any, built_wheels: list[Path], tmp_path: Path) -> None:
    said = words("en").say
    house = House(tmp_path, installed=Installed(tmp_path / "installed", built_wheels[0]))
    house.start()
    page = chromium.new_page(base_url=house.url, locale="en-GB")
    choose_a_strong_bot(page)
    page.get_by_text(said("page-bots-uncompiled")).wait_for()
    house.kill()

    house.more = ("--compile",)
    house.start()
    page.wait_for_function(COMPILING)
    choose_a_strong_bot(page)
    page.get_by_text(said("page-bots-compiling")).wait_for()
    log, until = tmp_path / "server.log", time.monotonic() + COMPILED_WITHIN
    while said("serve-compiled") not in log.read_text(encoding="utf-8"):
        assert said("serve-not-compiled") not in log.read_text(encoding="utf-8")
        assert time.monotonic() < until
        time.sleep(1.0)
    assert all(f"  {unit}: compiled" in log.read_text(encoding="utf-8") for unit in KERNELS.units)
    house.kill()

    house.start()
    choose_a_strong_bot(page)
    assert is_compiled(page)
    assert not page.get_by_text(said("page-bots-uncompiled")).is_visible()
    page.close()
    house.kill()
