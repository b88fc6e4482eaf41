"""What the tests of words examine: the messages of each language, and every text in the sources that could name one."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tianxia import games
from tianxia.words import FOLDER

SOURCES = FOLDER.parent
PAGE = SOURCES.parents[1] / "web" / "src"
HOLE = re.compile(r"\$\{[^}]*\}")
QUOTED = re.compile(rf"""(['"`])((?:[a-z0-9_-]|{HOLE.pattern})+)\1""")
UNSPOKEN: tuple[str, ...] = ()
"""Games that are being built and have no words yet. Remove one when its files `locale/*/GAME.ftl` come."""
REALMS = ("zhanguo", "first_empire")
"""Games that share sources called `realm…`."""
NAME = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
"""The form of a message's name: words with hyphens between them."""


@cache
def parsed(language: str) -> tuple[fluent.Resource, ...]:
    files = sorted((FOLDER / language).glob("*.ftl"))
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")) for file in files)


def junk(language: str) -> list[str]:
    """What Fluent could not read."""
    return [str(entry.content) for part in parsed(language) for entry in part.body if isinstance(entry, fluent.Junk)]


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    return {message.id.name: message for message in all_messages(language)}


def all_messages(language: str) -> list[fluent.Message]:
    return [entry for part in parsed(language) for entry in part.body if isinstance(entry, fluent.Message)]


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    """A Fluent node and all below it."""
    if isinstance(node, list):
        for each in node:
            yield from nodes(each)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes(value)


def references(language: str, name: str) -> set[str]:
    """The messages that a message includes."""
    return {n.id.name for n in nodes(messages(language)[name]) if isinstance(n, fluent.MessageReference)}


def variables(language: str, name: str) -> set[str]:
    """The values that a message needs, including those of messages inside it."""
    own = {n.id.name for n in nodes(messages(language)[name]) if isinstance(n, fluent.VariableReference)}
    return own.union(*(variables(language, other) for other in references(language, name)))


def variants(language: str, name: str) -> set[str]:
    """The words that a message chooses by, including those of choices inside it."""
    found = [node.key for node in nodes(messages(language)[name]) if isinstance(node, fluent.Variant)]
    return {key.name for key in found if isinstance(key, fluent.Identifier)}


@cache
def trees() -> dict[Path, ast.Module]:
    """Every source, without games that have no words yet."""
    paths = [path for path in sorted(SOURCES.rglob("*.py")) if is_spoken(path.relative_to(SOURCES).parts)]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def is_spoken(parts: tuple[str, ...]) -> bool:
    return parts[0] != "games" or len(parts) < 3 or parts[1] in spoken_games()


def spoken_games() -> list[str]:
    return [name for name in games.names() if name not in UNSPOKEN]


@cache
def literals() -> frozenset[str]:
    """Every text in the sources."""
    constants = (node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in constants if isinstance(node.value, str)) | page_texts()


@cache
def page_texts() -> frozenset[str]:
    """Every text in the sources of the web page that could be a name or a part of one; `${…}` is a hole in it."""
    paths = [path for path in sorted(PAGE.rglob("*")) if path.suffix in (".ts", ".svelte")]
    found = (QUOTED.findall(path.read_text(encoding="utf-8")) for path in paths)
    return frozenset(text for texts in found for _, text in texts)


@dataclass(frozen=True)
class Made:
    """A composed name: its fixed parts, with anything between them."""

    parts: tuple[str, ...]

    def fits(self, name: str, known: frozenset[str]) -> bool:
        """Whether a name can be made of the fixed parts and known values; without a word in them a game comes first."""
        first = known if any(part.strip("-") for part in self.parts) else frozenset(games.names())
        return _fits(name, self.parts, (first, *[known] * len(self.parts)))


def _fits(name: str, parts: tuple[str, ...], values: tuple[frozenset[str], ...]) -> bool:
    if len(parts) == 1:
        return name == parts[0]
    rest = name[len(parts[0]) :]
    ends = range(1, len(rest) + 1) if name.startswith(parts[0]) else ()
    return any(rest[:end] in values[0] and _fits(rest[end:], parts[1:], values[1:]) for end in ends)


def made_of(node: ast.JoinedStr) -> Made:
    parts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts[-1] += str(value.value)
        else:
            parts.append("")
    return Made(tuple(parts))


@cache
def made_names() -> frozenset[Made]:
    """Every text with holes in the sources whose fixed parts could be those of a message's name."""
    found = [made_of(n) for tree in trees().values() for n in ast.walk(tree) if isinstance(n, ast.JoinedStr)]
    found += [Made(tuple(HOLE.split(text))) for text in page_texts() if HOLE.search(text)]
    shaped = re.compile(r"[a-z0-9_-]*")
    return frozenset(
        made for made in found if any("-" in p for p in made.parts) and all(map(shaped.fullmatch, made.parts))
    )


@dataclass(frozen=True)
class Call:
    """A place where a message is used: which, with which values, None if they are not all written there."""

    place: str
    name: ast.expr
    values: frozenset[str] | None


def calls(*functions: str) -> Iterator[Call]:
    """Every call of a function or method with such a name."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _called(node) in functions:
                keywords = [keyword.arg for keyword in node.keywords]
                values = None if None in keywords else frozenset(str(keyword) for keyword in keywords)
                yield Call(f"{path.relative_to(SOURCES)}:{node.lineno}", node.args[0], values)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def written_names(call: Call, begin: str = "") -> list[str]:
    """The names in the call itself, including both of a choice between two; `begin` comes before each."""
    if not isinstance(call.name, ast.Constant | ast.IfExp):
        return []
    texts = [f"{begin}{node.value!s}" for node in ast.walk(call.name) if isinstance(node, ast.Constant)]
    return [text for text in texts if NAME.fullmatch(text)]


def games_of(call: Call) -> list[str]:
    """The games that a source is about: the one in whose folder it is, those that share a realm, else any."""
    parts = Path(call.place.partition(":")[0]).with_suffix("").parts
    own = [game for game in spoken_games() if game in parts]
    return own or [game for game in spoken_games() if game in REALMS or not parts[-1].startswith("realm")]
