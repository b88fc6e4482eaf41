"""Qin in words: every event, refusal, option and result has its sentence in three languages, with its values."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.terminal.sessions import lot, play, sit
from tianxia import games
from tianxia.engine.eye import published_event
from tianxia.engine.game import Json, Refusal
from tianxia.engine.script import Tell
from tianxia.games.qin.events import VALUES
from tianxia.games.qin.ids import RED, YELLOW, cell_at
from tianxia.games.qin.refusals import REFUSALS
from tianxia.games.qin.rules.placing import candidates, move_of, pair_of
from tianxia.terminal import palette
from tianxia.terminal.palette import CARD, CINNABAR, INK, JADE, MUTED, PAPER, PLAYERS, PROVINCES
from tianxia.terminal.session import Session
from tianxia.terminal.wording import Wording
from tianxia.words import FOLDER, LANGUAGES, words

CELL = cell_at(6, 6)
PLACEMENT = int(move_of(cell_at(6, 4), 0, pair_of(RED, YELLOW)))
SAMPLES = {"cell": CELL, "placement": PLACEMENT, "seat": 1, "from": 0, "tile": 3, "village": 0, "count": 2, "size": 5}
EVENTS = [(name, 1 + pagodas) for name in VALUES for pagodas in range(2 if name == "built" else 1)]


@cache
def middle() -> Session:
    """A game in progress."""
    session = sit("me,greedy")
    play(session, 8)
    return session


def is_whole(sentence: str) -> bool:
    """Whether nothing is missing in a sentence."""
    return bool(sentence) and not re.search(r"[{}]|qin-|None|\[|  ", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "pagodas"), EVENTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_event_has_a_sentence(name: str, pagodas: int, language: str, seat: int) -> None:
    session = middle()
    wording = Wording(session, words(language))
    samples = {**SAMPLES, "pagodas": pagodas, "seat": seat, "from": 1 - seat}
    tell = Tell(name, tuple(samples[value] for value in VALUES[name]))
    said = wording.event(published_event(session.match, tell), session.seen(0)["view"])
    assert is_whole(said)
    assert said.endswith((".", "!"))
    if "seat" in VALUES[name]:
        assert (words(language).say("qin-seat-1") in said) == (seat == 1 or name == "conquered")
        assert words(language).say("qin-seat-0") not in said, "the only person is spoken to"
    if "cell" in VALUES[name]:
        assert "G7" in said
    if "village" in VALUES[name]:
        assert "F1–G1" in said
    if "placement" in VALUES[name]:
        assert "rE7 yF7" in said
    for number in {"count", "size"} & set(VALUES[name]):
        assert str(SAMPLES[number]) in said


JOIN: Json = {"colour": "y", "spaces": {"0": 5, "1": 6}, "majors": 2, "provinces": [[6, 6], [7, 3], [8, 9]]}
NUMBERS: dict[str, Json] = {
    "can-place": {"placements": 12},
    "not-in-hand": {"tile": "ry"},
    "not-grass": {"cell": [0, 5], "ground": "village"},
    "touches-nothing": {"cells": [[0, 0], [0, 1]]},
    "tied": JOIN,
    "two-majors": JOIN,
    "major-lost": JOIN,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "rule"), sorted(REFUSALS.rules()))
def test_every_refusal_has_a_headline_its_numbers_and_its_rule(code: str, rule: str, language: str) -> None:
    numbers, session = NUMBERS[code], middle()
    wording = Wording(session, words(language))
    said = wording.refusal(Refusal(code, rule, numbers), session.seen(0)["view"])
    headline, rest = said.split("\n")
    assert is_whole(headline)
    assert is_whole(rest)
    assert rest.endswith(f"{rule}.")
    for row, column in numbers.get("provinces", []) + numbers.get("cells", []):
        assert f"{'ABCDEFGHIJKLM'[column]}{row + 1}" in said
    for seat, count in numbers.get("spaces", {}).items():
        assert f"{wording.seat(int(seat))} {count}" in said


def test_the_refusals_of_a_real_game_are_like_these() -> None:
    session, met = sit("me,me,me", "3"), set()
    while (seat := session.asked_person()) is not None and session.count < 60:
        for candidate in candidates(session.match.position)[::3]:
            refusal = session.refused(seat, candidate)
            if refusal is not None and refusal.code not in met:
                met.add(refusal.code)
                assert set(refusal.numbers) == set(NUMBERS[refusal.code])
                said = Wording(session, words("en")).refusal(refusal, session.seen(seat)["view"])
                assert all(is_whole(line) for line in said.split("\n"))
        session.answer(seat, lot(session, seat))
    assert {"can-place", "not-grass", "touches-nothing", "tied"} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_a_space_is_named(language: str) -> None:
    wording, view = Wording(middle(), words(language)), middle().seen(0)["view"]
    grounds = [{"cell": [0, 5], "ground": ground} for ground in ("village", "water", "province")]
    assert len({wording.refusal(Refusal("not-grass", "Q-2.2", numbers), view) for numbers in grounds}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_a_name_and_a_sentence(language: str) -> None:
    for option in games.game("qin").options:
        for name in (f"qin-option-{option.name}", *(f"qin-option-{option.name}-{value}" for value in option.values)):
            assert is_whole(words(language).say(name))
            assert words(language).say(f"{name}-text").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["7", "no-placement"])
def test_results_and_scores_are_told(language: str, seed: str) -> None:
    session = sit("me,random", seed)
    play(session, 100)
    told = Wording(session, words(language)).result()
    assert all(is_whole(sentence) for sentence in told)
    assert len(told) == 3
    result = session.match.result()
    for seat in (0, 1):
        assert f" {result.scores[seat]} " in told[1 + seat]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2])
def test_both_ways_of_ending_have_words(language: str, count: int) -> None:
    for reason in ("last-pagoda", "no-placement"):
        assert is_whole(words(language).say(f"qin-result-{reason}", winners="A", count=count))
        assert is_whole(words(language).say(f"qin-reason-{reason}"))


# -- the files


class Variables(Visitor):
    """Collects the values that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file with the values that each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("file", ["qin.ftl", "qin_terminal.ftl", "terminal.ftl"])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_languages_have_the_same_messages(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in english)
    for name, values in other.items():
        assert values <= english[name] | {"colour"}, name


# -- the colours


def luminance(colour: str) -> float:
    """How light a colour is to the eye."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of the guidelines for accessible text."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *((text, ground) for text in (INK, MUTED, CINNABAR, JADE) for ground in (PAPER, CARD)),
        *((ink.text, ink.fill) for ink in (*PLAYERS, *PROVINCES.values())),
        *((ink.mark, PAPER) for ink in PLAYERS),
        (CINNABAR, palette.CINNABAR_WASH),
        (JADE, palette.JADE_WASH),
        (PAPER, CINNABAR),
        (palette.VILLAGE_LINE, palette.VILLAGE),
    ],
)
def test_text_can_be_read(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize(("shape", "ground"), [(palette.WATER_LINE, palette.WATER), (palette.VILLAGE, palette.SILK)])
def test_shapes_can_be_seen(shape: str, ground: str) -> None:
    assert contrast(shape, ground) >= 3
