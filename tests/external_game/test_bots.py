"""A bot that another package announces: named wherever bots are, except on a server; a broken one harms no other."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

import tianxia
from tests.external_game.installing import installed, write_package
from tests.external_game.test_game import typed
from tests.server.house import ME, open_house
from tianxia import commands
from tianxia.bots import own
from tianxia.engine.game import BadInput
from tianxia.lab.needs import needs_of
from tianxia.words import LANGUAGES, words

PAIR = ["careful", "random"]
SOURCES = {
    "needy": "import no_such_module\n",
    "empty": "",
    "mute": "class BOT:\n    pass\n",
    "greedy_for_arguments": "class BOT:\n    def __init__(self, depth):\n        pass\n",
    "easy": "class BOT:\n    def answer(self, eye, rng):\n        raise AssertionError('not ours')\n",
}
WHY = {
    "needy": "ModuleNotFoundError: No module named 'no_such_module'",
    "empty": "AttributeError: ",
    "mute": "it has no method answer(eye, rng)",
    "greedy_for_arguments": "missing 1 required positional argument",
    "easy": "that name is taken",
}


@contextmanager
def broken(folder: Path, name: str) -> Iterator[None]:
    package = write_package(folder / name, f"{name}_bot", SOURCES[name], group="tianxia.bots", entry=f"{name} = BOT")
    with installed(folder / "bad", package):
        yield


def test_the_library_takes_its_name() -> None:
    played = tianxia.play("qin", PAIR, seed=3)
    assert (played.over, list(played.live.header.seats)) == (True, PAIR)
    figures = tianxia.simulate("qin", PAIR, 2)["by_bot"] + tianxia.arena("lanterns", PAIR, 2)["ladder"]
    assert sorted(each["bot"] for each in figures) == ["careful", "careful", "random", "random"]


def test_every_command_takes_its_name() -> None:
    for line in ("simulate qin --seats careful,random --games 2", "arena qin --bots careful,random --games 2"):
        done = typed(*line.split())
        assert (done.exit_code, done.stderr) == (0, "")
        assert "careful" in done.stdout
    seen = typed("play", "qin", "--line", "--seats", "me,careful", "--seed", "3", lines="quit\n")
    assert (seen.exit_code, "careful" in seen.stdout) == (0, True)
    assert typed("play", "qin", "--line", "--resume", lines="quit\n").exit_code == 0


def test_other_processes_find_it() -> None:
    assert needs_of("qin", bots=PAIR).bots == ("careful",), "a worker checks that it has it"
    assert tianxia.simulate("qin", PAIR, 4, jobs=2) == tianxia.simulate("qin", PAIR, 4)


def test_it_is_listed_suggested_and_completed() -> None:
    assert "random, greedy, careful" in typed("games").stdout
    misspelt = typed("simulate", "qin", "--seats", "carefull,random")
    assert (misspelt.exit_code, misspelt.stderr.count("\n")) == (2, 1)
    assert "Did you mean “careful”?" in misspelt.stderr
    done = typed("play", "qin", "--line", "--seats", "me,carefull")
    assert (done.exit_code, "Did you mean “careful”?" in done.stderr) == (2, True)
    shell = ShellComplete(commands.tianxia, {}, "tianxia", "_TIANXIA_COMPLETE")
    for line in (["simulate", "qin", "--seats"], ["arena", "--bots"], ["play", "qin", "--seats"]):
        assert [item.value for item in shell.get_completions(line, "easy,ca")] == ["easy,careful"]


async def test_no_client_of_a_server_can_choose_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guest = await house.guest("Ada")
        (qin,) = [each for each in (await guest.ask("GET", "/api/games"))["games"] if each["name"] == "qin"]
        assert "careful" not in qin["bots"]
        wish = {"game": "qin", "seats": [ME, {"kind": "bot", "bot": "careful"}]}
        assert await guest.refused("POST", "/api/tables", wish) == "unknown-bot"


@pytest.mark.parametrize("name", SOURCES)
def test_a_broken_package_gives_one_sentence_and_the_other_bots_play_on(tmp_path: Path, name: str) -> None:
    with broken(tmp_path, name):
        (complaint,) = own.broken()
        for language in LANGUAGES:
            said = words(language).complaint(complaint)
            assert f"tianxia-{name}_bot" in said
            assert "{" not in said
        listed = typed("games")
        assert (listed.exit_code, listed.stderr) == (0, words("en").complaint(complaint) + "\n")
        assert WHY[name] in listed.stderr
        assert tianxia.play("qin", ["careful", "easy"], seed=3).over


def test_who_asks_for_it_hears_why(tmp_path: Path) -> None:
    with broken(tmp_path, "needy"):
        with pytest.raises(BadInput, match="bot-broken"):
            own.any_bot("needy", "qin")
        refused = typed("simulate", "qin", "--seats", "needy,careful")
        assert (refused.exit_code, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
        assert refused.stderr.startswith("The bot “needy” from package tianxia-needy_bot can’t be used: Module")


def test_names_of_ours_look_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "announced", lambda _group: sys.exit("looked up"))
    assert tianxia.play("qin", ["easy", "random"], seed=3).over
