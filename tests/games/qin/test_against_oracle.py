"""The game against the oracle, which was written from the rules alone: same legal lists, positions and results.

Both play the same random games, answer by answer. Positions in which players pass or are skipped are rare in random
games, so some are built on purpose and played from there.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from tests.games.qin.board import qin, siteless
from tests.games.qin.oracle import Oracle, Square, flood
from tianxia.engine.game import Json
from tianxia.engine.match import Match, begin
from tianxia.games.qin import GAME

GAMES, THOROUGH_GAMES = 100, 2000
CHUNKS = 2
"""Each board and seat count is split into this many tests, so that several processes share the work."""


class QuickOracle(Oracle):
    """The oracle, remembering its legal list from when it is compared to when an answer is checked against it."""

    _listed: list[str] | None = None

    def legal(self) -> list[str]:
        if self._listed is None:
            self._listed = super().legal()
        return self._listed

    def deal(self, seat: int, kind: str) -> None:
        super().deal(seat, kind)
        self._listed = None

    def play(self, answer: str) -> None:
        super().play(answer)
        self._listed = None

    def draw(self, kind: str) -> None:
        super().draw(kind)
        self._listed = None


@cache
def key(answer: int) -> str:
    """The text of a placement; cached, because a hundred are compared at every turn."""
    return GAME.key_of("place", answer)


def agree(match: Match, oracle: Oracle) -> None:
    """Fail unless both are at the same question, or at the end with the same result."""
    assert siteless(GAME.to_json(match.position)) == oracle.position()
    if match.over:
        assert match.result().to_json() == oracle.result()
    elif match.draw is None:
        assert sorted(map(key, match.questions[0].options())) == oracle.legal()
    else:
        assert oracle.draws
        assert oracle.result() is None


def draw(match: Match, oracle: Oracle, rng: Random) -> None:
    """Let chance answer both."""
    question = match.draw
    assert question is not None
    counts = question.counts()
    drawn = rng.choices(range(len(counts)), counts)[0]
    kind = GAME.key_of(question.name, drawn)
    length = len(match.entries)
    if question.name == "deal":
        oracle.deal(question.seat, kind)
    else:
        oracle.draw(kind)
    match.answer_chance(drawn)
    follow(match, oracle, length + 1)


def answer(match: Match, oracle: Oracle, rng: Random) -> None:
    """Let the seat to move answer in both, at random."""
    ask, length = match.questions[0], len(match.entries)
    chosen = rng.choice(ask.options())
    match.answer(ask.seat, chosen)
    oracle.play(key(chosen))
    follow(match, oracle, length + 1)


def follow(match: Match, oracle: Oracle, since: int) -> None:
    """Give the oracle what the match has answered automatically: it must be the only option there too."""
    for entry in match.entries[since:]:
        assert entry.forced
        assert oracle.legal() == [key(entry.answer)]
        oracle.play(key(entry.answer))


def play_on(match: Match, oracle: Oracle, rng: Random) -> None:
    """Play both to the end."""
    while not match.over:
        if match.draw is not None:
            draw(match, oracle, rng)
        else:
            agree(match, oracle)
            answer(match, oracle, rng)
    agree(match, oracle)


def play(board: str, seats: int, seed: int) -> Match:
    """One random game of both, from the deal on."""
    rng = Random(f"oracle {board} {seats} {seed}")
    match = begin(GAME, seats, {"board": board, "first": str(seed % seats)})
    play_on(match, QuickOracle(board, match.components.rows[board], seats, seed % seats), rng)
    return match


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_random_games_agree(board: str, seats: int, chunk: int, thorough: bool) -> None:
    games = THOROUGH_GAMES if thorough else GAMES
    reasons: Counter[str] = Counter()
    for seed in range(chunk * games // CHUNKS, (chunk + 1) * games // CHUNKS):
        reasons[play(board, seats, seed).result().reason] += 1
    assert reasons.total() == games // CHUNKS
    assert set(reasons) == {"last_pagoda", "no_placement"}


def oracle_at(data: Json, rows: Sequence[str]) -> Oracle:
    """The oracle at a position between two turns, on a board with these rows."""
    oracle = QuickOracle(data["board"], rows, len(data["supply"]), data["to_move"])
    owners = {tuple(cell): province["owner"] for province in data["provinces"] for cell in province["cells"]}
    signs = {(r, c): sign for r, row in enumerate(data["cells"]) for c, sign in enumerate(row) if sign in "ryb"}
    done: set[Square] = set()
    for square in sorted(signs):
        if square not in done:
            group = flood(square, signs)
            done |= group
            oracle.paint(signs[square], group, owners.get(square))
    for village in data["villages"]:
        if village["owner"] is not None:
            oracle.occupy(tuple(village["cells"][0]), village["owner"])
    oracle.hands, oracle.bag = [list(hand) for hand in data["hands"]], dict(data["bag"])
    return oracle


STANDOFF = """
    rr..rr..bb
    ~~~~~~~~~~
    rr..rr..yy
    ~~~~~~~~~~
    yyyyy..yyyyy
    """
"""Gaps in which one colour or another must not be placed."""

OWNERS: dict[Square, int] = {
    (0, 0): 0,
    (0, 4): 1,
    (0, 8): 0,
    (2, 0): 0,
    (2, 4): 1,
    (2, 8): 1,
    (4, 0): 1,
    (4, 7): 0,
}

HANDS: list[tuple[list[str], str]] = [
    (["rr rr yy", "yy yy yy"], ""),
    (["rr yy", "bb bb", "rr rr rr"], ""),
    (["bb bb bb bb", "", "rr rr rr"], ""),
    (["rr rr rr", "rr rr", "rr", "yb yb yb"], ""),
    (["yb rr", "rr rr"], "rr yy"),
    (["bb", "rr yy", ""], "rr rr yy"),
]


@pytest.mark.parametrize(("hands", "bag"), HANDS)
def test_games_with_passes_and_skips_agree(hands: list[str], bag: str) -> None:  # Q-2.5 Q-4.3 R19 R20 R21
    passes = 0
    for seed in range(40):
        table = qin(STANDOFF, OWNERS, hands=hands, bag=bag, seats=len(hands))
        oracle = oracle_at(table.data(), table.match.components.rows["bird"])
        play_on(table.match, oracle, Random(seed))
        passes += sum(answered == "pass" for _, answered in table.forced())
    assert passes > 0
