"""Draws docs/terminal.svg, the picture of the terminal table in the README: a real game in its middle.

    python tools/terminal_picture.py [FILE] [--game qin] [--size 120x40] [--seed 7] [--turns 6] [--lang en]

docs/terminal-first-empire.svg is drawn with `--game first_empire --size 140x46 --turns 70`; a turn is an answer here.

The game is dealt from the seed and played by the greedy bot in every seat, so the same command draws the same picture.
Run it again whenever the table looks different, and look at the result.
"""

import argparse
import asyncio
import os
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tianxia.terminal.session import Session

TABLES: dict[str, tuple[list[str], dict[str, str]]] = {
    "qin": (["me", "greedy", "greedy"], {"board": "lion", "first": "0"}),
    "zhanguo": (["me", "greedy", "greedy"], {}),
    "first_empire": (["me"], {"li_si": "2"}),
}
"""Who plays in the picture of each game, with which options."""

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"


def main() -> None:
    """Read the command line and write the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=PICTURE)
    parser.add_argument("--game", choices=TABLES, default="qin")
    parser.add_argument("--size", default="120x40")
    parser.add_argument("--seed", default="7")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    width, height = (int(number) for number in asked.size.split("x"))
    with tempfile.TemporaryDirectory() as home:
        # The game is saved like any other, but not among the user's own games.
        os.environ["TIANXIA_HOME"] = home
        picture = asyncio.run(draw(asked.seed, asked.turns, asked.lang, (width, height), asked.game))
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    asked.file.write_text(picture, encoding="utf-8")


async def draw(seed: str, turns: int, language: str, size: tuple[int, int], game: str = "qin") -> str:
    """The table after this many turns of the person, with the bot's hint as the draft."""
    from tianxia.terminal.app import TableApp

    app = TableApp(language, played(seed, turns, game), pause=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        return without_remote_fonts(app.export_screenshot(title=f"tianxia play {game}"))


def played(seed: str, turns: int, game: str) -> "Session":
    """A session in the middle of a game."""
    from tianxia import games
    from tianxia.terminal.saves import new_paths
    from tianxia.terminal.session import new_session
    from tianxia.terminal.setup import make_setup

    setup = make_setup(games.game(game), *TABLES[game])
    session = new_session(setup, seed, new_paths(game))
    for _ in range(turns):
        session.answer(0, session.hinting(0)()[0][0].answer)
        session.play_bots()
    return session


def without_remote_fonts(svg: str) -> str:
    """A picture that loads nothing from elsewhere: any monospaced font of the reader works."""
    return re.sub(r"\s*@font-face \{[^}]*\}", "", svg)


if __name__ == "__main__":
    main()
