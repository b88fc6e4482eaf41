"""What a game of another package may announce besides itself: bots, a face and a panel of the terminal."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.external_game.installing import installed, write_package
from tests.external_game.test_game import typed
from tests.terminal.tables import LARGE, opened, sit_at
from tianxia import bots, games
from tianxia.telling.faces import face
from tianxia.terminal.app import TableApp

GAME = """
from dataclasses import replace
import lanterns

GAME = replace(
    lanterns.GAME, name="lamps", home="lamps:GAME", bots="lamps.bots", face="lamps.face", terminal="lamps.table"
)
"""
PARTS = {
    "bots/__init__.py": "",
    "bots/evaluation.py": "def value_after(pos, seat, answer):\n    return 100 * answer\n",
    "face.py": """
from tianxia.telling.faces import Face


class Lamps(Face):
    def board(self, view, words):
        return ["the quay by night"]


FACE = Lamps("lamps")
""",
    "table.py": """
from tianxia.terminal.widgets.fallback_panel import FallbackPanel


class PANEL(FallbackPanel):
    pass
""",
}


@pytest.fixture
def lamps(tmp_path: Path) -> Iterator[str]:
    package = write_package(tmp_path / "lamps", "lamps", GAME)
    for name, source in PARTS.items():
        (package / "lamps" / name).parent.mkdir(exist_ok=True)
        (package / "lamps" / name).write_text(source, encoding="utf-8")
    with installed(tmp_path / "more", package):
        yield "lamps"


def test_its_bots_are_levels_and_play(lamps: str) -> None:
    assert bots.offered(lamps) == ("beginner", "easy")
    figures = typed("simulate", lamps, "--seats", "easy,greedy", "--games", "2")
    assert (figures.exit_code, figures.stderr) == (0, "")


def test_its_face_draws_the_board_and_its_bot_gives_hints(lamps: str) -> None:
    assert type(face(lamps)).__name__ == "Lamps"
    played = typed("play", lamps, "--line", "--seats", "me,easy", "--seed", "3", lines="hint\nquit\n")
    assert "the quay by night" in played.stdout
    assert "A bot would play" in played.stdout


async def test_its_panel_is_on_the_screen(lamps: str) -> None:
    session = sit_at(lamps, "me,easy", "7")
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        assert type(table.panel).__module__ == games.title(lamps).terminal
