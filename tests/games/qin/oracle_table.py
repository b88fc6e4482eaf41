"""Boards and small tables on which the oracle is tested alone."""

from collections.abc import Iterable

from tests.games.qin.oracle import Oracle, Square

BIRD = [
    ".....VV.....V",
    "V............",
    ".............",
    "..V......V...",
    "......B......",
    ".............",
    "......Y......",
    "..V.......VV.",
    "..V...R......",
    ".............",
    ".............",
    ".......VV...V",
    "V............",
]

LION = [
    "..V....VV....",
    "...........V.",
    "....~~.......",
    ".~..~...B....",
    "..........V..",
    "V...V........",
    "V.~~..Y..~~.V",
    "........V...V",
    "..V..........",
    "....R...~..~.",
    ".......~~....",
    ".V...........",
    "....VV....V..",
]

BOARDS = {"bird": BIRD, "lion": LION}


def table(*hand: str, seats: int = 2, villages: Iterable[Square] = (), grass: Iterable[Square] | None = None) -> Oracle:
    """An empty meadow, or water around the given grass, without start spaces; seat 0 is to move with this hand."""
    meadow = {(r, c) for r in range(13) for c in range(13)} if grass is None else set(grass)
    marks = dict.fromkeys(meadow, ".") | dict.fromkeys(villages, "V")
    rows = ["".join(marks.get((r, c), "~") for c in range(13)) for r in range(13)]
    oracle = Oracle("test", rows, seats, 0)
    for kind in hand:
        oracle.deal(0, kind)
    return oracle


def across(row: int, first: int, last: int) -> list[Square]:
    return [(row, column) for column in range(first, last + 1)]


def down(column: int, first: int, last: int) -> list[Square]:
    return [(row, column) for row in range(first, last + 1)]


def at(oracle: Oracle, square: Square) -> tuple[int | None, int, int]:
    """Owner, pagodas and spaces of the province on this square."""
    found = [p for p in oracle.provinces if square in p.cells]
    assert len(found) == 1
    return found[0].owner, found[0].pagodas, len(found[0].cells)


def village(oracle: Oracle, square: Square) -> int | None:
    return next(v.owner for v in oracle.villages if square in v.cells)
