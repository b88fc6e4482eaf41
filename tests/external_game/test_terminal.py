"""Another package's game in the terminal, with the generic face: whole games on the screen and in lines."""

import re

import pytest
from click.testing import CliRunner
from textual.widgets import Static

from tests.terminal.tables import LARGE, SMALL, Table, lines, opened, sit_at
from tianxia.commands import tianxia
from tianxia.telling.faces import face
from tianxia.telling.listing import Listing
from tianxia.terminal.app import TableApp
from tianxia.terminal.fields import Fields
from tianxia.terminal.screens.dialogs import Confirm, End, TextDialog
from tianxia.terminal.screens.replay import ReplayScreen
from tianxia.terminal.session import Session
from tianxia.terminal.widgets.fallback_panel import FallbackPanel
from tianxia.words import LANGUAGES, words

ASKED = {"en": "Do you stay or leave?", "de": "Bleibst oder gehst du?", "fr": "Restez-vous ou partez-vous ?"}
QUAY = {"en": "Quay", "de": "Kai", "fr": "Quai"}
END = {"en": "The last night is over.", "de": "Die letzte Nacht ist vorbei.", "fr": "La dernière nuit est passée."}
NAME = {"en": "Lanterns", "de": "Laternen", "fr": "Lanternes"}


def sit(seats: str = "me,random,random", seed: str = "7", **options: str) -> Session:
    """A new session."""
    return sit_at("lanterns", seats, seed, **options)


def is_whole(text: str) -> bool:
    """Whether nothing is missing in a text, and no internal names show."""
    return bool(text) and not re.search(r"[{}_\[]|lanterns-[a-z]|None|False|True", text)


# -- lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_line_mode(language: str) -> None:
    session = sit()
    printed = lines(session, 1000, language=language)
    assert session.match.over
    said = printed.replace(str(session.paths.finished), "")
    assert is_whole(said)
    assert said.startswith(f"{NAME[language]}. ")
    assert ASKED[language] in said
    assert END[language] in said
    scores = session.match.result().scores
    assert all(re.search(rf"^\S.* ?: {score} \(", said, re.M) for score in scores)


def test_the_view_stands_there_as_lists() -> None:
    printed = lines(sit(seed="4"), 0)
    view = printed.split("\n\n")[1]
    assert view.split("\n") == [
        "Night: 1",
        "Nights: 5",
        "Over: no",
        "Hangs a lantern: –",
        "Quay:",
        "  Bridge: Room 2",
        "  Gate: Room 2",
        "  Tower: Room 2",
        "Players:",
        *(line for n in (1, 2, 3) for line in (
            f"  Seat {n}:", "    Points: 0", "    Lanterns: Bridge 0, Gate 0, Tower 0",
        )),
        "Your oil: 5",
    ]  # fmt: skip
    assert "Legal moves:\n  leave = Leave: 1 point\n  5 = Stay with oil 5" in printed


def test_commands_of_line_mode() -> None:
    session = sit(seed="4")
    printed = lines(
        session, 0, "why", "why 3", "preview leave", "hint", "leave", "undo", "yes", "log", "describe", "help", "x"
    )
    assert "  3 = Stay with oil 3: You do not have oil 3." in printed
    assert "Only your own oil burns. Rule L-2." in printed
    assert "- Nothing happens yet." in printed
    assert "This game has no hints yet." in printed
    assert "Undone." in printed
    assert "Leaving brings a point." in printed
    assert "“x”" in printed


def test_the_command_plays_it_and_asks_for_its_options() -> None:
    typed = "\n".join(["lanterns", "me,random", "3", *["leave"] * 3]) + "\n"
    done = CliRunner().invoke(tianxia, ["--lang", "de", "play", "--line"], input=typed)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "Nächte" in done.stdout
    assert "5 (Fünf); 3 (Drei)" in done.stdout
    assert "Die letzte Nacht ist vorbei." in done.stdout


# -- the screen


def shown(app: TableApp) -> object:
    """The screen on top."""
    return app.screen


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("de", LARGE), ("fr", LARGE)])
async def test_a_whole_game_on_the_screen(language: str, size: tuple[int, int]) -> None:
    session = sit()
    app = TableApp(language, session, pause=0)
    async with app.run_test(size=size) as pilot:
        table = await opened(session, pilot, app)
        assert isinstance(table.panel, FallbackPanel)
        assert QUAY[language] in table.text(table.panel.page)
        assert NAME[language] in table.text(table.screen.query_one("#title", Static))
        assert is_whole(table.seen().replace("[", ""))
        for _ in range(40):
            if isinstance(app.screen, End):
                break
            assert {words(language).noted(choice) for choice in session.choices(0)} <= {
                said for _, said in table.panel.answers._rows
            }
            # The last answer stays visible as long as there is one.
            await table.press("up", "enter")
        assert isinstance(app.screen, End)
        assert session.match.over
        assert is_whole(table.seen().replace("[", ""))
        await table.press("p")
        assert isinstance(app.screen, ReplayScreen)


async def test_what_cannot_be_done_says_why_and_undo_takes_back() -> None:
    session = sit()
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = await opened(session, pilot, app)
        count = session.count
        await table.press("x")
        other = next(choice["key"] for choice, _ in session.greyed(0))
        table.panel.follow(other)
        await table.settle()
        assert "Rule L-" in table.text(table.screen.query_one("#preview", Static))
        await table.press("enter")
        assert isinstance(shown(app), TextDialog)
        await table.press("escape")
        await table.press("question_mark")
        assert "pick an option" in table.seen()
        await table.press("escape", "l")
        assert "with oil" in table.seen()
        await table.press("escape")
        table.panel.follow("leave")
        await table.press("enter")
        assert session.count > count
        await table.press("u")
        assert isinstance(shown(app), Confirm), "it takes back the answers of others, too"
        await table.press("y")
        assert session.count == count


async def test_the_start_screen_offers_it() -> None:
    app = TableApp("fr", None, pause=0)
    async with app.run_test(size=LARGE) as pilot:
        table = Table(app, pilot)
        await table.settle()
        app._chosen("fr/lanterns")
        await table.settle()
        assert "Veiller sur le quai" in table.seen()
        await table.press("n")
        await table.settle()
        assert table.screen.session.game.name == "lanterns"


# -- the generic face


def test_a_game_without_any_words_is_shown_by_its_names() -> None:
    listing = Listing("nameless", words("en"), lambda seat: f"Seat {seat + 1}")
    view = {
        "to_move": 1,
        "open_cards": ["red_fox", 3],
        "piles": [[1, 2], []],
        "players": [{"cards": [{"name": "a", "more": [1]}]}, {"coins": 2}],
        "empty": {},
        "viewer": 0,
        "steps": [],
    }
    assert listing.rows(view) == [
        (0, "to move", "Seat 2"),
        (0, "open cards", "red fox, 3"),
        (0, "piles", ""),
        (1, "1", "1, 2"),
        (1, "2", "–"),
        (0, "players", ""),
        (1, "Seat 1", ""),
        (2, "cards", ""),
        (3, "1", ""),
        (4, "name", "a"),
        (4, "more", "1"),
        (1, "Seat 2", "coins 2"),
        (0, "empty", "–"),
    ]
    data = face("nameless")
    assert data.question("big_bid", words("en")) == "big bid"
    assert face("nameless").supplies(view, 1, words("en")) == "coins 2"


def test_its_options_have_words() -> None:
    fields = Fields(sit().game, words("en"))
    assert fields.option_value("nights", "3") == "Three"
