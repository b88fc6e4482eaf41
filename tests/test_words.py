"""Words: every language has every message, with the same values, and none that is never used.

A message whose name is composed in the sources (`f"{game}-event-{name}"`) belongs to a family. Register a new family in
FAMILIES: what it lists must be there in every language.
"""

import ast
import importlib
import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
import pytest

from tests.test_sources import parts_of_boards, source_name, sources
from tests.words_scan import (
    UNSPOKEN,
    Call,
    Made,
    all_messages,
    calls,
    games_of,
    junk,
    literals,
    made_names,
    made_of,
    messages,
    references,
    spoken_games,
    trees,
    variables,
    variants,
    written_names,
)
from tianxia import bots, games, lessons
from tianxia.commands import COMMANDS, LANG, tianxia
from tianxia.commands.reports.simulate import HEADS
from tianxia.engine.game import Game
from tianxia.lab.bench.measures import measures, search_measures
from tianxia.lab.bench.rounds import RATIOS, WAYS
from tianxia.server.http.privacy import SECTIONS
from tianxia.words import FOLDER, LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]


def hyphened(names: Iterable[str]) -> list[str]:
    return [name.replace("_", "-") for name in names]


def all_games() -> list[Game[Any]]:
    return [games.game(name) for name in spoken_games()]


def part_of(game: Game[Any], module: str) -> Any:
    return importlib.import_module(f"{game.home.partition(':')[0]}.{module}")


def of_games(family: str, names: Callable[[Game[Any]], Iterable[str]]) -> Callable[[], list[str]]:
    return lambda: [f"{game.name}-{family}-{name}" for game in all_games() for name in hyphened(names(game))]


def reasons(game: Game[Any]) -> list[str]:
    return [
        value for name, value in vars(part_of(game, "scoring")).items() if name.isupper() and isinstance(value, str)
    ]


def option_values(game: Game[Any]) -> list[str]:
    return [f"{option.name}-{value}" for option in game.options for value in option.values]


def engine_refusals() -> list[str]:
    names = [call.name for call in calls("Refusal") if call.place.startswith("engine")]
    return [f"refusal-{name.value!s}" for name in names if isinstance(name, ast.Constant)]


def helps() -> list[str]:
    commands = {"tianxia": tianxia, **{name: load(name) for name in COMMANDS if find_spec(f"tianxia.commands.{name}")}}
    inner = [(name, part) for name, command in commands.items() if name in COMMANDS for part in parts_of(command)]
    options = [(name, param) for name, command in (*commands.items(), *inner) for param in command.params]
    parts = [f"help-{name}-{part.name}" for name, part in inner]
    return (
        [f"help-{name}" for name in ("tianxia", *COMMANDS)]
        + parts
        + [
            f"help-{name}-{param.name}"
            for name, param in options
            if isinstance(param, click.Option) and (param is not LANG or name == "tianxia")
        ]
    )


def parts_of(command: click.Command) -> list[click.Command]:
    """The commands of a group, which share the words of their options."""
    return list(command.commands.values()) if isinstance(command, click.Group) else []


def load(name: str) -> click.Command:
    command: click.Command = importlib.import_module(f"tianxia.commands.{name}").command
    return command


def lessons_say() -> list[str]:
    guides = [lessons.lesson(game) for game in lessons.games_with_lessons()]
    steps = [step.say for guide in guides for step in guide.steps if step.say]
    return [*steps, *(f"{said}-title" for said in steps), *(guide.end for guide in guides)]


def tours_say() -> list[str]:
    """What the page says of the places that it shows before a lesson."""
    found = []
    for file in sorted((Path(__file__).parents[1] / "web/src/games").glob("*/tour.ts")):
        for stop in re.findall(r"\{ id: '(\w+)'", file.read_text(encoding="utf-8")):
            name = f"{file.parent.name}-tour-{stop}"
            found += [name, f"{name}-text"]
    return found


BOOKS = {"qin": "qin", "zhanguo": "zhanguo", "first_empire": "fe"}
"""What the page calls the rules of each game by."""


def rules_of(game: str) -> list[str]:
    """The chapters and rules that a game's table lists: `2` and `2-3`."""
    text = (Path(games.__file__).parent / game / "RULES.md").read_text(encoding="utf-8")
    ids = re.findall(r"^\| [A-Z]-(\d+)\.(\d+) \|", text, re.MULTILINE)
    return list(dict.fromkeys(name for chapter, rule in ids for name in (chapter, f"{chapter}-{rule}")))


FAMILIES: dict[str, Callable[[], list[str]]] = {
    "refusals of the engine": engine_refusals,
    "refusals of games": of_games(
        "refusal", lambda game: [each.name for each in part_of(game, "refusals").REFUSALS.declared.values()]
    ),
    "events": of_games("event", lambda game: part_of(game, "events").VALUES),
    "options": of_games("option", lambda game: [option.name for option in game.options]),
    "values of options": of_games("option", option_values),
    "what values mean": of_games("option", lambda game: [f"{value}-text" for value in option_values(game)]),
    "reasons": of_games("reason", reasons),
    "results": of_games("result", reasons),
    "seats": of_games("seat", lambda game: [str(seat) for seat in range(max(game.seat_counts))]),
    "bots": lambda: [f"bot-{name}" for name in bots.NAMES],
    "lessons": lessons_say,
    "tours": tours_say,
    "rules on the page": lambda: [
        f"page-{book}-rule-{name}" for game, book in BOOKS.items() for name in rules_of(game)
    ],
    "help": helps,
    "privacy": lambda: [f"privacy-{name}" for heading, points in SECTIONS.items() for name in (heading, *points)],
    "ways to run": lambda: [f"bench-{way}" for way in WAYS],
    "figures": lambda: [
        f"bench-{name}" for of in (measures, search_measures) for name in hyphened(of(games.game("qin")))
    ],
    "ratios": lambda: [f"bench-ratio-{name}" for name in hyphened(RATIOS)],
    "heads": lambda: [f"simulate-head-{head}" for head in HEADS],
    "where parts come from": lambda: [source_name(text) for text in (*sources(), *parts_of_boards())],
    "provenances": lambda: [f"provenance-{d.provenance}" for g in all_games() for d in g.load_components(None).data()],
}
"""Messages that the sources name only in part, and where the rest of each name comes from."""


KINDS: dict[str, tuple[str, str, str]] = {
    "zhanguo-bonus": ("zhanguo", "rules.bonuses", "BONUSES"),
    "zhanguo-reward": ("zhanguo", "rules.reward_kinds", "REWARDS"),
    "zhanguo-criterion": ("zhanguo", "rules.criteria", "CRITERIA"),
    "first_empire-ability": ("first_empire", "rules.bonuses", "BONUSES"),
    "first_empire-reward": ("first_empire", "rules.reward_kinds", "REWARDS"),
    "first_empire-criterion": ("first_empire", "rules.criteria", "CRITERIA"),
}
"""Messages that choose by a kind of thing, and where all kinds are declared: none may fall to the default."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", KINDS)
def test_every_declared_kind_has_its_own_words(message: str, language: str) -> None:
    game, module, declared = KINDS[message]
    kinds = [kind.name for kind in getattr(part_of(games.game(game), module), declared)]
    assert sorted(set(kinds) - variants(language, message)) == []


def test_every_game_has_words() -> None:
    for name in games.names():
        written = [language for language in LANGUAGES if (FOLDER / language / f"{name}.ftl").exists()]
        assert written == ([] if name in UNSPOKEN else list(LANGUAGES)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_fluent_can_read_every_entry(language: str) -> None:
    assert junk(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [message.id.name for message in all_messages(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages(language: str) -> None:
    assert [name for name in messages("en") if name not in messages(language)] == [], f"missing in {language}"
    assert [name for name in messages(language) if name not in messages("en")] == [], f"only in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_values(language: str) -> None:
    for name in messages("en").keys() & messages(language).keys():
        assert variables(language, name) == variables("en", name), name


@pytest.mark.parametrize("family", FAMILIES)
def test_families_are_whole(family: str) -> None:
    names = FAMILIES[family]()
    assert names
    assert [name for name in names if name not in messages("en")] == []


def test_messages_that_the_sources_ask_for_are_there() -> None:
    asked = [(call.place, name) for call in calls("BadInput", "say", "_say") for name in written_names(call)]
    assert [(place, name) for place, name in asked if name not in messages("en")] == []


def test_messages_that_begin_with_a_game_are_there() -> None:
    made = [(call.place, made_of(call.name).parts) for call in calls("say") if isinstance(call.name, ast.JoinedStr)]
    ends = [(place, parts[1]) for place, parts in made if parts[0] == "" and len(parts) == 2]
    asked = [(place, f"{game}{end}") for place, end in ends for game in spoken_games()]
    assert [(place, name) for place, name in asked if name not in messages("en")] == []


def test_messages_that_a_game_must_have_are_there() -> None:
    """Code for any game checks whether it has a message; the sources of one game, or of two similar ones, do not."""
    asked = [(call, name) for call, game in said() if len(games_of(call)) < 3 for name in written_names(call, game)]
    assert len(asked) > 50
    assert [(call.place, name) for call, name in asked if name not in messages("en")] == []


def test_messages_get_all_their_values() -> None:
    asked = [(call, name) for call in calls("BadInput", "say", "_say") for name in written_names(call)]
    asked += [(call, name) for call, game in said() for name in written_names(call, game)]
    for call, name in asked:
        if call.values is not None and name in messages("en"):
            assert variables("en", name) <= call.values, f"{call.place} does not give all values to {name}"


def said() -> list[tuple[Call, str]]:
    """Every use of a message of a game, with the beginning of the message's name for each game it may be about."""
    return [(call, f"{game}-") for call in calls("said") for game in games_of(call)]


def test_every_message_is_used() -> None:
    assert [name for name in messages("en") if not is_used(name)] == []


def is_used(name: str) -> bool:
    """Whether the sources name a message whole, or in parts that are all there, or another message includes it."""
    return name in literals() or name in used_elsewhere() or is_made(name)


@cache
def used_elsewhere() -> frozenset[str]:
    inside = {name for language in LANGUAGES for other in messages(language) for name in references(language, other)}
    return frozenset(inside.union(*(family() for family in FAMILIES.values())))


@cache
def parts_of_names() -> frozenset[str]:
    return frozenset({*hyphened(literals()), *spoken_games()})


def is_made(name: str) -> bool:
    return any(made.fits(name, parts_of_names()) for made in made_names())


def test_scanner_sees_messages() -> None:
    """The tests above would be worth nothing if the scan of the sources came back empty."""
    assert len(list(calls("BadInput"))) > 30
    assert len(literals()) > 1000
    assert len(trees()) > 40
    assert Made(("", "-event-", "")).fits("qin-event-built", frozenset({"qin", "built"}))
    assert not is_used("no-such-message")
    assert not is_used("qin-no-such-thing")
