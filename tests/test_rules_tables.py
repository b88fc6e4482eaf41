"""Every game's RULES.md against code and tests: no rule without both, and nothing named that does not exist."""

import ast
import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
TABLES = sorted((ROOT / "src" / "tianxia" / "games").glob("*/RULES.md"))
ORACLE = "test_oracle_"
"""The tests of an oracle name rules too, but what they test is not the game."""
ID = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


@dataclass(frozen=True)
class Rule:
    """One row of a table: its id, what it says, and what it names."""

    id: str
    words: str
    section: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def rules(text: str) -> list[Rule]:
    """The rows of a RULES.md; a row begins with an id."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in text.splitlines() if "|" in line]
    found = [row for row in rows if ID.fullmatch(row[0])]
    assert found, "no rule in the table"
    assert all(len(row) == 5 for row in found), "a row has id, rule, rulebook, code and tests"
    return [Rule(row[0], row[1], row[2], _named(row[3]), _named(row[4])) for row in found]


def _named(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([^`]+)`", cell))


def complaints(table: list[Rule], package: str, tests: dict[str, set[str]]) -> Iterator[str]:
    """What is wrong with a table; `tests` has the ids that each `file:function` names."""
    yield from _gaps([rule.id for rule in table])
    known = {rule.id for rule in table}
    for rule in table:
        yield from _incomplete(rule, tests)
        yield from (f"{rule.id}: no {entry} in {package}" for entry in rule.code if not exists(package, entry))
        yield from (f"{rule.id}: no test {entry}" for entry in rule.tests if entry not in tests)
        named = (entry for entry in rule.tests if rule.id not in tests.get(entry, {rule.id}))
        yield from (f"{rule.id}: {entry} does not name it" for entry in named)
    for entry, ids in tests.items():
        yield from (f"{entry} names {id_}, which is in no table" for id_ in sorted(ids - known))


def _incomplete(rule: Rule, tests: dict[str, set[str]]) -> Iterator[str]:
    if not rule.words or not rule.section:
        yield f"{rule.id}: says nothing, or not where it stands"
    if not rule.code:
        yield f"{rule.id}: no code"
    if not any(rule.id in ids for ids in tests.values()):
        yield f"{rule.id}: no test names it"


def _gaps(ids: list[str]) -> Iterator[str]:
    """Ids are numbered consecutively, so that a missing rule leaves a gap."""
    numbers = [tuple(int(part) for part in id_.partition("-")[2].split(".")) for id_ in ids]
    section, last = 0, 0
    for id_, (chapter, number) in zip(ids, numbers, strict=True):
        section, last = (section, last + 1) if chapter == section else (section + 1, 1)
        if (chapter, number) != (section, last):
            yield f"{id_}: {section}.{last} should stand here"
            return


def exists(package: str, entry: str) -> bool:
    """Whether `module:name` is there in a package; `__init__` is the package itself."""
    module, _, name = entry.partition(":")
    try:
        found: object = importlib.import_module(package if module == "__init__" else f"{package}.{module}")
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError):
        return False
    return callable(found) and not isinstance(found, ModuleType)


def named_in(text: str, name: str) -> dict[str, set[str]]:
    """The test functions of a file as `file:function`, each with the ids in the comment after its `def`."""
    lines = text.splitlines()
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            head = lines[node.lineno - 1 : node.body[0].lineno - 1]
            comments = [line.partition("#")[2] for line in head if not line.lstrip().startswith("#")]
            found[f"{name}:{node.name}"] = {id_ for comment in comments for id_ in ID.findall(comment)}
    return found


def named_for(game: str) -> dict[str, set[str]]:
    """All tests of a game."""
    files = [
        file
        for file in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py"))
        if not file.stem.startswith(ORACLE)
    ]
    named = [named_in(file.read_text(encoding="utf-8"), file.stem) for file in files]
    return {entry: ids for tests in named for entry, ids in tests.items()}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_every_rule_has_code_and_tests(path: Path) -> None:
    game = path.parent.name
    table = rules(path.read_text(encoding="utf-8"))
    assert list(complaints(table, f"tianxia.games.{game}", named_for(game))) == []


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_code_names_no_rule_that_is_not_in_the_table(path: Path) -> None:
    known = {rule.id for rule in rules(path.read_text(encoding="utf-8"))}
    for source in sorted(path.parent.rglob("*.py")):
        assert set(ID.findall(source.read_text(encoding="utf-8"))) <= known, source.name


def test_every_game_with_rules_has_a_table() -> None:
    games = {path.parent for path in (ROOT / "src" / "tianxia" / "games").glob("*/__init__.py")}
    assert {path.parent for path in TABLES} == games


GOOD = Rule("T-1.1", "A rule.", "Set-up", ("test_rules_tables:rules",), ("test_x:test_area",))
"""A row as if these tests were a game: its code is a function of this file."""
TESTS = {"test_x:test_area": {"T-1.1"}}


def test_a_good_table_passes() -> None:
    assert list(complaints([GOOD], "tests", TESTS)) == []


@pytest.mark.parametrize(
    ("table", "tests", "complaint"),
    [
        ([Rule("T-1.1", "A rule.", "Set-up", (), GOOD.tests)], None, "T-1.1: no code"),
        ([Rule("T-1.1", "", "Set-up", GOOD.code, GOOD.tests)], None, "T-1.1: says nothing, or not where it stands"),
        ([Rule("T-1.1", "A.", "B", ("rules:lost",), GOOD.tests)], None, "T-1.1: no rules:lost in tests"),
        ([Rule("T-1.1", "A.", "B", GOOD.code, ("test_x:test_lost",))], None, "T-1.1: no test test_x:test_lost"),
        ([GOOD], {"test_x:test_area": set()}, "T-1.1: test_x:test_area does not name it"),
        ([GOOD], {"test_x:test_area": set()}, "T-1.1: no test names it"),
        ([GOOD], {**TESTS, "test_x:test_b": {"T-9.9"}}, "test_x:test_b names T-9.9, which is in no table"),
        ([GOOD, Rule("T-1.3", "A.", "B", GOOD.code, ())], None, "T-1.3: 1.2 should stand here"),
        ([GOOD, Rule("T-3.1", "A.", "B", GOOD.code, ())], None, "T-3.1: 2.1 should stand here"),
    ],
)
def test_a_bad_table_fails(table: list[Rule], tests: dict[str, set[str]] | None, complaint: str) -> None:
    assert complaint in complaints(table, "tests", TESTS if tests is None else tests)


def test_only_comments_behind_a_def_count() -> None:
    text = (
        "def test_a(\n    x: int,\n) -> None:  # T-1.1 R3\n    pass\n\n\ndef test_b() -> None:\n    # T-1.2\n    pass\n"
    )
    assert named_in(text, "t") == {"t:test_a": {"T-1.1"}, "t:test_b": set()}
