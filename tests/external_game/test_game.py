"""A game in a separate package: it conforms, its words are found, and every command knows it."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import FluentParser, ast

from tests.external_game.installing import PACKAGE
from tests.words_scan import nodes
from tianxia import games
from tianxia.commands import tianxia
from tianxia.engine.conformance import check_game
from tianxia.engine.eye import published_choice, published_event
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.telling.speech import Speech
from tianxia.words import LANGUAGES, words


def typed(*arguments: str, lines: str = "") -> Result:
    """What a command says, in English, when these lines are typed."""
    return CliRunner().invoke(tianxia, arguments, input=lines, env={"LANGUAGE": "", "LC_ALL": "en_GB.UTF-8"})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("nights", ["5", "3"])
def test_it_passes_the_suite_that_every_game_passes(seats: int, nights: str, thorough: bool) -> None:
    check_game(games.game("lanterns"), seats, {"nights": nights}, 20 if thorough else 1, rate=1 if thorough else 0.5)


def test_the_registry_finds_it_among_ours() -> None:
    assert games.names() == ["first_empire", "lanterns", "qin", "zhanguo"]
    assert games.game("lanterns").name == "lanterns"
    assert games.folder("lanterns") == PACKAGE / "lanterns"
    assert [name for name in games.names() if games.is_ours(name)] == ["first_empire", "qin", "zhanguo"]
    assert games.broken() == []


def test_the_rule_test_in_the_documents_passes() -> None:
    page = (PACKAGE.parents[2] / "docs" / "a-game-of-your-own.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n([^`]*def test_[^`]*)```", page)
    named: dict[str, Any] = {}
    exec(compile(block, "a-game-of-your-own.md", "exec"), named)
    (rule,) = [named[name] for name in named if name.startswith("test_")]
    rule()


# -- commands


def test_commands_know_it(tmp_path: Path) -> None:
    assert "lanterns: Keep watch on the quay" in typed("games").stdout
    assert "  quay.tower   2" in typed("components", "lanterns").stdout
    file = str(tmp_path / "games.jsonl")
    figures = typed("simulate", "lanterns", "--seats", "random,random,random", "--games", "4", "--jobs", "2", "--json",
                    "--record", file)  # fmt: skip
    assert figures.exit_code == 0, figures.output
    assert json.loads(figures.stdout)["games"] == 4
    checked = typed("replay", file, "--verify")
    assert (checked.exit_code, checked.stderr) == (0, "")
    assert "Laternen" in typed("--lang", "de", "replay", file).stdout


def test_it_can_be_played_in_another_process() -> None:
    script = "import tianxia; print(tianxia.new_game('lanterns', seats=4, seed='1').match.to_answer())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[0, 1, 2, 3]\n"


# -- words


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message of the package with the values that it uses."""
    (file,) = (PACKAGE / "lanterns" / "locale" / language).glob("*.ftl")
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {one.id.name: {n.id.name for n in nodes(one) if isinstance(n, ast.VariableReference)} for one in found}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_its_languages_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def played(seats: int = 3) -> LiveMatch:
    """A whole random game."""
    live, rng = new_live_match(games.game("lanterns"), ["a"] * seats, {}, "7"), Random(7)
    while not live.match.over:
        ask = rng.choice(live.match.questions)
        live.answer(ask.seat, rng.choice(ask.options()))
    return live


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_found_in_its_package(language: str) -> None:
    said, match = words(language), played().match
    assert said.say("lanterns-name") == {"en": "Lanterns", "de": "Laternen", "fr": "Lanternes"}[language]
    speech, view = Speech("lanterns", said), match.game.view(match.position, 0)
    told = [speech.event(published_event(match, tell), view) for tell in match.events]
    assert {tell.name for tell in match.events} == {"drew", "stayed", "left", "won", "hung"}
    for sentence in (*told, *speech.outcome(match.result())):
        assert re.fullmatch(r"[A-ZÖ][^{}_]+[.)]", sentence)
        assert "lanterns-" not in sentence


def test_choices_are_told_in_its_words() -> None:
    match = new_live_match(games.game("lanterns"), ["a", "b"], {}, "7").match
    ask = match.questions[0]
    offered = [published_choice(match, ask, option) for option in ask.options()]
    assert words("de").noted(offered[0]) == "Gehen: 1 Punkt"
    assert [choice["spots"] for choice in offered] == [["home"], [f"oil:{ask.options()[1]}"]]


def test_a_language_that_a_package_lacks_is_english() -> None:
    folder: Any = games.folder("lanterns")
    assert not (folder / "locale" / "it").exists()
    assert words("it").say("lanterns-name") == "Lanterns"


def test_no_package_says_anything_but_of_its_game() -> None:
    assert words("en").has("lanterns-name")
    assert not words("en").has("no-such-game-name")
    assert all(name.startswith("lanterns-") for name in messages("en"))
