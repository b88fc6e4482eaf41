"""No module of `telling` or `terminal` takes an answer key apart: the game's choices say what an answer is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tianxia.words import FOLDER as WORDS

FOLDER = WORDS.parent
MODULES = [path for package in ("telling", "terminal") for path in sorted((FOLDER / package).rglob("*.py"))]
TYPED = {
    "telling/qin/face.py": "`typed` tidies what a person types into the form that records have",
    "telling/zhanguo/face.py": "`typed`, as above",
    "telling/first_empire/face.py": "`typed`, as above",
    "telling/faces.py": "`typed`, as above",
}
"""Where `typed` may look into a text: nothing else in these modules may."""
NOT_ANSWERS = {
    "terminal/panes.py": "its keys are those of the keyboard",
    "terminal/fields.py": "its keys are names of fields",
}
NAMES = {"key", "keys", "answer", "option", "placement"}
APART = {"split", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix", "isdecimal"}
APART |= {"isdigit", "find", "index"}
PATTERN = {"match", "fullmatch", "search", "findall", "finditer", "sub"}


def is_key(node: ast.AST) -> bool:
    """Whether an expression is a key by its name: `key`, `choice["key"]`, `line.answer`, `facts["placement"]`."""
    if isinstance(node, ast.Name):
        return node.id in NAMES
    if isinstance(node, ast.Attribute):
        return node.attr in NAMES
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value in NAMES


def is_text(node: ast.AST) -> bool:
    """Whether an expression is a text written out, or several of them."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(is_text(each) for each in node.elts)
    return (isinstance(node, ast.Constant) and isinstance(node.value, str)) or isinstance(node, ast.JoinedStr)


def looks_into(node: ast.AST) -> bool:
    """Whether an expression splits, matches, reads or compares a key."""
    if isinstance(node, ast.Call):
        function, given = node.func, node.args
        if isinstance(function, ast.Attribute):
            return (function.attr in APART and is_key(function.value)) or (
                function.attr in PATTERN and any(map(is_key, given))
            )
        return isinstance(function, ast.Name) and function.id in ("int", "list", "sorted") and any(map(is_key, given))
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        return any(map(is_key, sides)) and any(map(is_text, sides))
    return isinstance(node, ast.Subscript) and is_key(node.value)


def parts(tree: ast.AST, without: str = "") -> Iterator[ast.AST]:
    """All of a module except the functions of a name."""
    for node in ast.iter_child_nodes(tree):
        if not (without and isinstance(node, ast.FunctionDef) and node.name == without):
            yield node
            yield from parts(node, without)


def found(source: str, without: str = "") -> list[str]:
    """The expressions that look into a key."""
    return [ast.unparse(node) for node in parts(ast.parse(source), without) if looks_into(node)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_module_takes_an_answer_key_apart(path: Path) -> None:
    name = str(path.relative_to(FOLDER))
    if name not in NOT_ANSWERS:
        assert found(path.read_text(encoding="utf-8"), "typed" if name in TYPED else "") == []


@pytest.mark.parametrize(
    "source",
    [
        "key.split()",
        "choice['key'].startswith('down ')",
        "key == 'done'",
        "'stop' == key",
        "key in ('pass', 'done')",
        "' ' in key",
        "int(key)",
        "key[1:]",
        "PATTERN.findall(key)",
        "line.answer.partition('-')",
        "facts['placement'].split(',')",
    ],
)
def test_the_search_finds_what_it_looks_for(source: str) -> None:
    assert found(source)


@pytest.mark.parametrize("source", ["choice['key'] == key", "known[key]", "f'{key} = {said}'", "rows.index(key)"])
def test_a_key_may_be_looked_up_and_shown(source: str) -> None:
    assert not found(source)
