"""What click says about a command line: in the reader's language, with what was most likely meant; and completion."""

import ast
from pathlib import Path
from typing import Any

import click
import pytest
from click.shell_completion import ShellComplete

from tests.commands.conftest import Typed
from tianxia.commands import tianxia
from tianxia.commands.click_words import MESSAGES, MODULES, asked_language
from tianxia.words import LANGUAGES

NEVER = {
    "Aborted!": "Ctrl-C is an exit code and no word",
    "deprecated": "nothing is",
    "DeprecationWarning: The command {name!r} is deprecated.{extra_message}": "nothing is",
    "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}": "nothing is",
    "Positional arguments": "arguments have no help of their own",
    "Value must be an iterable.": "no option takes several values at once",
    "Takes {nargs} values but 1 was given.": "no option takes several values at once",
    "Argument {name!r} takes {nargs} values.": "no argument takes several values",
    "{len_type} values are required, but {len_value} was given.": "no option takes several values at once",
    "env var: {var}": "options come from no environment",
    "(dynamic)": "defaults are fixed",
    "Do you want to continue?": "nothing is asked",
    "Confirm the action without prompting.": "nothing is asked",
    "Show the version and exit.": "the help of our own option",
    "%(prog)s, version %(version)s": "our own option says it",
    "Missing parameter": "there are arguments and options",
    "Missing {param_type}": "there are arguments and options",
    "Missing parameter: {param_name}": "there are arguments and options",
    "unknown error": "files are opened by ourselves",
    "Could not open file {filename!r}: {message}": "files are opened by ourselves",
    "{value!r} does not match the format {format}.": "no dates",
    "{value!r} is not a valid boolean. Recognized values: {states}": "flags take no value",
    "{value!r} is not a valid UUID.": "no such type",
    "Choice({choices})": "for developers",
    "file": "not in a message of ours",
    "directory": "not in a message of ours",
    "path": "not in a message of ours",
    "{name} {filename!r} does not exist.": "only a file to write is a path",
    "{name} {filename!r} is a file.": "only a file to write is a path",
    "{name} {filename!r} is not writable.": "only asked of paths that say so",
    "{name} {filename!r} is not executable.": "only asked of paths that say so",
}
"""The sentences of click that our commands never reach, and why."""
MISTAKES = ("Name '", "Boolean option", "Could not determine", "No options defined", "Arguments take", "Invalid start")
"""How sentences about wrongly declared commands begin: they are for developers."""

ERRORS = {
    ("simulate",): ("Missing argument 'GAME'.", "Es fehlt das Argument 'GAME'.", "Il manque l’argument 'GAME'."),
    ("arena", "qin"): ("Missing option '--bots'.", "Es fehlt die Option '--bots'.", "Il manque l’option '--bots'."),
    ("games", "--jso"): ("Unknown option “--jso”", "Unbekannte Option „--jso“.", "Option inconnue « --jso »."),
    ("simulat",): ("command “simulat”", "Unbekannter Befehl „simulat“.", "Commande inconnue « simulat »."),
    ("games", "qin", "x"): ("Unexpected argument: x", "Unerwartetes Argument: x", "de trop : x"),
    ("simulate", "qin", "--seed"): ("“--seed” needs a value.", "„--seed“ braucht einen Wert.", "demande une valeur."),
    ("games", "--json=1"): ("takes no value.", "nimmt keinen Wert.", "ne prend pas de valeur."),
    ("simulate", "qin", "--games", "x"): ("is not a whole number.", "ist keine ganze Zahl.", "un nombre entier."),
    ("bench", "qin", "--seconds", "x"): ("is not a number.", "ist keine Zahl.", "n’est pas un nombre."),
    ("simulate", "qin", "--games", "0"): ("not in the range", "nicht im Bereich", "pas dans l’intervalle"),
    ("review", "x", "--level", "no"): ("“no” is none of", "„no“ ist keins von", "« no » n’est aucun de"),
    ("backup", "/"): ("/ is a folder, not a file.", "/ ist ein Ordner", "/ est un dossier"),
}
ENGLISH = ("Usage", "Options:", "Commands", "Error", "Try ", "No such", "Missing", "Invalid", "default:", "required")
USAGE = {"en": "Usage: tianxia", "de": "Aufruf: tianxia", "fr": "Utilisation : tianxia"}


def sentences_of(module: Any) -> set[str]:
    """Every text that a module of click has looked up."""
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    return {
        call.args[0].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def test_every_sentence_of_click_has_a_message_or_is_never_said() -> None:
    found = {text for module in MODULES for text in sentences_of(module) if not text.startswith(MISTAKES)}
    assert found - NEVER.keys() - MESSAGES.keys() == set()
    assert MESSAGES.keys() - found == {"required"}, "a message for something click does not say"


@pytest.mark.parametrize("arguments", ERRORS)
def test_errors_are_said_in_the_language_of_the_line(typed: Typed, arguments: tuple[str, ...]) -> None:
    for language, words in zip(LANGUAGES, ERRORS[arguments], strict=True):
        line = (
            ["--lang", language, *arguments] if arguments[-1].startswith("--se") else [*arguments, "--lang", language]
        )
        result = typed(*line, LC_ALL="C")
        assert (result.exit_code, result.stdout) == (2, "")
        assert words in result.stderr
        assert language == "en" or not any(english in result.stderr for english in ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_all_in_one_language(typed: Typed, language: str) -> None:
    for command in ([], ["simulate"], ["arena"], ["serve"]):
        text = typed(*command, "--help", LC_ALL=f"{language}.UTF-8").stdout
        assert text.startswith(USAGE[language])
        assert typed("--lang", language, *command, "--help").stdout == text
        assert language == "en" or not any(english in text for english in (*ENGLISH, "INTEGER", "Show this"))


def test_the_last_language_counts() -> None:
    assert asked_language(["--lang", "fr", "games", "--lang=de"]) == "de"
    assert asked_language(["games", "--lang"]) is None
    assert asked_language(["games"]) is None


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["simulate", "qim"], "“qin”"),
        (["play", "Zhan-Guo"], "“zhanguo”"),
        (["simulate", "qin", "--seats", "gredy,random"], "“greedy”"),
        (["arena", "qin", "--bots", "greedy,randon"], "“random”"),
        (["play", "qin", "--seats", "me,esay"], "“easy”"),
        (["simulate", "qin", "--option", "bord=lion"], "“board”"),
        (["simulate", "qin", "--option", "board=loin"], "“lion”"),
        (["simulate", "qin", "--series", "bird,loin"], "“lion”"),
        (["review", "x", "--level", "hrad"], "“hard”"),
        (["simulate", "qin", "--gmaes", "3"], "'--games'"),
        (["simulat"], "'simulate'"),
    ],
)
def test_did_you_mean(typed: Typed, arguments: list[str], meant: str) -> None:
    result = typed(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f" Did you mean {meant}?\n")


def test_nothing_is_suggested_for_what_is_far_off(refused: Any) -> None:
    assert refused("simulate", "go").endswith("Available: first_empire, qin, zhanguo.")


def test_a_table_leaves_standard_output_to_itself(refused: Any) -> None:
    assert refused("play", "qin", "--record", "-") == "- is not a regular file, so it was not overwritten."


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (["re"], ["replay", "review", "restore"]),
        (["--v"], ["--version"]),
        (["--lang", "d"], ["de"]),
        (["simulate", "z"], ["zhanguo"]),
        (["simulate", "qin", "--se"], ["--seats", "--seed", "--series"]),
        (["simulate", "qin", "--seats", "greedy,ra"], ["greedy,random"]),
        (["simulate", "qin", "--option", "b"], ["board="]),
        (["simulate", "qin", "--option", "board="], ["board=bird", "board=lion"]),
        (["simulate", "qin", "--series", "bird,"], ["bird,bird", "bird,lion"]),
        (["simulate", "first_empire", "--each", "li_si=1,n"], ["li_si=1,none"]),
        (["arena", "qin", "--bots", "ma"], ["master"]),
        (["play", "qin", "--seats", "m"], ["me", "medium", "master"]),
        (["review", "x", "--level", "h"], ["hard"]),
    ],
)
def test_completion(line: list[str], expected: list[str]) -> None:
    found = ShellComplete(tianxia, {}, "tianxia", "_TIANXIA_COMPLETE").get_completions(line[:-1], line[-1])
    assert [item.value for item in found] == expected


def test_shells_complete_files_themselves() -> None:
    for line in (["replay"], ["simulate", "qin", "--record"], ["arena", "qin", "--plot"], ["play", "qin", "--resume"]):
        (item,) = ShellComplete(tianxia, {}, "tianxia", "_TIANXIA_COMPLETE").get_completions(line, "x")
        assert (item.type, item.value) == ("file", "x")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_are_those_of_the_page(shell: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert f"_TIANXIA_COMPLETE={shell}_source tianxia" in page
    assert click.shell_completion.get_completion_class(shell) is not None
