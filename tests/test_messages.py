"""Messages are split without a parser, and each is parsed alone when first used."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tianxia.messages import ENTRY, VARIABLE, Messages, line_of, messages_in
from tianxia.words import FOLDER, LANGUAGES

TEXT = """\
# A comment.
first = One { second } { -term } { $count ->
    [one] piece
   *[other] pieces
}
    .title = An attribute

second = Two { third }
## Another comment
third = Three

-term = Term
broken
fourth = Four
"""


def entries(text: str) -> dict[str, ast.Message | ast.Term]:
    """What the parser makes of a file, comments left out."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry
    return found


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_files_are_taken_apart_as_the_parser_does(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole, parts = entries(text), {found[1]: found[0] for found in ENTRY.finditer(text)}
    assert list(parts) == list(whole)
    for name, part in parts.items():
        assert list(entries(part)) == [name]
        assert entries(part)[name].equals(whole[name]), name


def test_a_message_comes_with_what_it_refers_to() -> None:
    messages = Messages("en", [TEXT])
    assert messages.say("first", {"count": 2}) == "One Two Three Term pieces"
    assert messages.has("fourth")
    assert not messages.has("broken")


def test_nothing_is_parsed_before_it_is_said() -> None:
    messages = Messages("en", [TEXT])
    assert not messages.bundle_with("third").has_message("second")
    assert messages.bundle_with("second").has_message("second")


def test_the_first_of_two_messages_stands() -> None:
    assert Messages("en", ["one = first\n", "one = second\n"]).say("one", {}) == "first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_line_reads_as_fluent_has_it(language: str) -> None:
    messages = messages_in(FOLDER, language)
    plain = {name: parts for name, entry in messages._entries.items() if (parts := line_of(entry)) is not None}
    assert len(plain) > 2000
    for name, parts in plain.items():
        if name.startswith("-"):
            continue
        values = {value: f" {value} {{$x}} " for value in parts[1::2]}
        bundle = messages.bundle_with(name)
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert messages.say(name, values) == bundle.format_pattern(pattern, values)[0], name


@pytest.mark.parametrize(
    ("text", "values", "said"),
    [
        ("a =   Two  words   \n\n", {}, "Two  words"),
        ("a = { $n } of {$m}\n", {"n": "one", "m": "two"}, "one of two"),
        ("a = { $n } games\n", {"n": 12345}, "12,345 games"),
        ("a = { $n } games\n", {}, "n games"),
        ('a = { NUMBER($n) } { "{" }\n', {"n": 1}, "1 {"),
        ("a =\n    First\n    second\n", {}, "First\nsecond"),
        ("a = Text\n    .title = An attribute\n", {}, "Text"),
    ],
)
def test_what_is_more_than_a_line_is_left_to_fluent(text: str, values: dict[str, object], said: str) -> None:
    assert Messages("en", [text]).say("a", values) == said


def test_a_value_is_found_as_fluent_finds_it() -> None:
    assert VARIABLE.split("a { $b-c } {$d}{ e }") == ["a ", "b-c", " ", "d", "{ e }"]
