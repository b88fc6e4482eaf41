"""The page on the record format describes every entry of every position and every deck, and none that is not there."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tianxia import games
from tianxia.engine.match import Match, begin
from tianxia.engine.script import Draw

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
TITLES = {"qin": "Qin", "zhanguo": "ZhanGuo", "first_empire": "The First Empire"}
PLAYED: dict[str, list[tuple[int, dict[str, str]]]] = {
    "qin": [(2, {}), (3, {"board": "lion"})],
    "zhanguo": [(2, {"boards": "auction", "draft": "on"}), (4, {"draft": "on"})],
    "first_empire": [(3, {}), (4, {"advanced": "on"}), *((1, {"li_si": str(level)}) for level in range(1, 5))],
}
"""Tables whose games together show every entry and every deck."""
OFTEN = 9
"""One position in this many is examined."""
Row = list[str]


def tables(text: str) -> Iterator[tuple[Row, list[Row]]]:
    """The tables of a text: head and rows."""
    for block in re.findall(r"(?:^\|.*\n)+", text, re.M):
        head, _, *rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in block.splitlines()]
        yield head, rows


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def section(game: str) -> str:
    found = re.search(rf"^### {TITLES[game]}'s position\n(.*?)(?=^##)", PAGE, re.S | re.M)
    assert found, f"the page does not describe the position of {game}"
    return found[1]


def signs(text: str) -> dict[str, set[str]]:
    """What each sign of a section stands for."""
    rows = [row for head, all_ in tables(text) if head[0] == "sign" for row in all_]
    return {named(row[0])[0]: set(named(row[1])) | numbers(row[1]) for row in rows}


def numbers(cell: str) -> set[str]:
    found = re.search(r"the numbers (\d+) to (\d+)", cell)
    return {str(number) for number in range(int(found[1]), int(found[2]) + 1)} if found else set()


def described(text: str) -> list[str]:
    """The paths that a section describes, signs and all."""
    found: list[str] = []
    for head, rows in tables(text):
        if head[0].startswith("entry"):
            entries = [entry for row in rows for entry in named(row[0])]
            found += [f"{of}.{entry}" if of else entry for of in named(head[0]) or [""] for entry in entries]
    return found


def paths(data: Any, before: str = "") -> Iterator[str]:
    """Every entry of a JSON value by its path."""
    if isinstance(data, dict):
        for name, value in data.items():
            path = f"{before}.{name}" if before else str(name)
            yield path
            yield from paths(value, path)
    elif isinstance(data, list):
        for value in data:
            yield from paths(value, f"{before}[]")


def pattern(path: str, known: Mapping[str, set[str]]) -> re.Pattern[str]:
    parts = re.split(r"(<[^>]+>)", path)
    texts = [f"(?:{'|'.join(sorted(known[part]))})" if part in known else re.escape(part) for part in parts]
    return re.compile("".join(texts))


def played_out(match: Match, rng: Random) -> Iterator[Match]:
    """The match after each answer of a random game; pending draws are left to the caller."""
    while not match.over:
        yield match
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        for ask in match.questions[:]:
            match.answer(ask.seat, rng.choice(ask.options()))
    yield match


def seen(game: str) -> tuple[set[str], list[tuple[int, Draw, list[int]]]]:
    """The paths of positions, and with the number of seats the first draw of each deck by question, and its counts."""
    found: set[str] = set()
    drawn: dict[tuple[int, str, str, int], tuple[int, Draw, list[int]]] = {}
    for seats, options in PLAYED[game]:
        for number, match in enumerate(played_out(begin(games.game(game), seats, options), Random("positions"))):
            draw = match.draw
            if draw is not None:
                key = (seats, draw.name, draw.deck, draw.shuffle)
                drawn.setdefault(key, (seats, draw, list(draw.counts())))
            if number % OFTEN == 0 or match.over:
                found |= set(paths(match.game.to_json(match.position)))
    return found, list(drawn.values())


@pytest.mark.parametrize("game", TITLES)
def test_the_page_describes_each_entry_of_a_position(game: str) -> None:
    text = section(game)
    known, found = signs(text), seen(game)[0]
    patterns = {path: pattern(path, known) for path in described(text)}
    assert len(patterns) == len(described(text)), "nothing is described twice"
    assert sorted(path for path in found if not any(each.fullmatch(path) for each in patterns.values())) == []
    unseen = [path for path, each in patterns.items() if not any(each.fullmatch(one) for one in found)]
    assert unseen == []
    assert set(known) == set(re.findall(r"<[^>]+>", " ".join(patterns))), "each sign is used, and none is unknown"


def decks(game: str) -> dict[str, Row]:
    """The rows of a game's table of decks by question."""
    found = re.search(rf"^\*\*{TITLES[game]}\*\*\n\n(.*?)\n\n", PAGE, re.S | re.M)
    assert found, f"the page has no decks of {game}"
    ((_, rows),) = tables(found[1] + "\n")
    return {question: row for row in rows for question in named(row[0])}


@pytest.mark.parametrize("game", TITLES)
def test_the_page_knows_each_deck(game: str) -> None:
    rows = decks(game)
    draws = seen(game)[1]
    assert {draw.name for _, draw, _ in draws} == set(rows)
    for seats, draw, counts in draws:
        _, deck, seat, pieces = rows[draw.name]
        assert draw.deck in named(deck) or re.fullmatch(r"wall_side_[1-4]", draw.deck)
        assert (draw.seat == -1) == (seat == "−1")
        assert (draw.shuffle == 0) or "shuffle" in pieces or pieces == "the same" or "; the same" in pieces
        bounds = re.search(r"kinds (\d+) to (?:(\d+)|\(number of seats − 1\))", pieces)
        if bounds:
            kinds = [kind for kind, count in enumerate(counts) if count]
            assert int(bounds[1]) <= kinds[0] <= kinds[-1] <= int(bounds[2] or seats - 1)
