"""Packages whose game cannot be played: one clear sentence, and all other games as if they were not there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.external_game.installing import installed, write_package
from tests.external_game.test_game import typed
from tests.server.house import open_house
from tianxia import games
from tianxia.engine.game import BadInput
from tianxia.words import LANGUAGES, words

SOURCES = {
    "needy": "import no_such_module\n",
    "faulty": "GAME = 1 / 0\n",
    "unwritten": "def\n",
    "empty": "",
    "nogame": "GAME = 'chess'\n",
    "misnamed": "from lanterns import GAME\n",
    "qin": "from lanterns import GAME\n",
}
WHY = {
    "needy": "ModuleNotFoundError: No module named 'no_such_module'",
    "faulty": "ZeroDivisionError: division by zero",
    "unwritten": "SyntaxError: ",
    "empty": "AttributeError: ",
    "nogame": "TypeError: 'chess' is no Game",
    "misnamed": "ValueError: the game calls itself 'lanterns'",
    "qin": "that name is taken",
}


@contextmanager
def broken(folder: Path, *names: str) -> Iterator[None]:
    with installed(folder / "bad", *(write_package(folder / name, name, SOURCES[name]) for name in names)):
        yield


@pytest.mark.parametrize("name", SOURCES)
def test_a_broken_package_gives_one_sentence_and_the_others_play_on(tmp_path: Path, name: str) -> None:
    with broken(tmp_path, name):
        assert games.names() == ["first_empire", "lanterns", "qin", "zhanguo"]
        (complaint,) = games.broken()
        for language in LANGUAGES:
            said = words(language).complaint(complaint)
            assert f"tianxia-{name}" in said
            assert "{" not in said
        listed = typed("games")
        assert (listed.exit_code, listed.stderr) == (0, words("en").complaint(complaint) + "\n")
        assert WHY[name] in listed.stderr
        assert "zhanguo: " in listed.stdout


def test_who_asks_for_it_hears_why(tmp_path: Path) -> None:
    with broken(tmp_path, "needy"):
        with pytest.raises(BadInput, match="game-broken"):
            games.game("needy")
        for command in ("simulate", "play", "components"):
            refused = typed(command, "needy")
            assert (refused.exit_code, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
            assert "The game “needy” from package tianxia-needy can’t be played: Module" in refused.stderr
        assert games.game("qin").home.startswith("tianxia.")


def test_a_game_of_ours_is_not_replaced(tmp_path: Path) -> None:
    with broken(tmp_path, "qin"):
        assert games.game("qin").home.startswith("tianxia.games.qin")


async def test_a_server_logs_it_and_serves_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with broken(tmp_path, "faulty", "needy"):
        async with open_house(tmp_path) as house:
            guest = await house.guest()
            listed = [game["name"] for game in (await guest.ask("GET", "/api/games"))["games"]]
            assert listed == ["first_empire", "lanterns", "qin", "zhanguo"]
    assert [record.message for record in caplog.records if "can’t be played" in record.message] == [
        "The game “faulty” from package tianxia-faulty can’t be played: ZeroDivisionError: division by zero.",
        "The game “needy” from package tianxia-needy can’t be played: "
        "ModuleNotFoundError: No module named 'no_such_module'.",
    ]
