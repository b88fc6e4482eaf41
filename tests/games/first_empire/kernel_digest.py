"""Plays seeded random games and prints whether the rules run compiled, and one hash of everything that happened.

    TIANXIA_KERNELS=python python -m tests.games.first_empire.kernel_digest GAMES
    TIANXIA_KERNELS=compiled python -m tests.games.first_empire.kernel_digest GAMES

The two hashes must be equal.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from tests.games.first_empire.make_fixtures import eager
from tests.kernel_runs import how
from tianxia.engine.eye import SPECTATOR, published
from tianxia.engine.game import canonical
from tianxia.engine.match import Match, begin
from tianxia.games.first_empire import GAME

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (1, {"li_si": "1"}),
    (3, {"tableau": "tile_a"}),
    (1, {"li_si": "2", "advanced": "on"}),
    (4, {"tableau": "tile_b", "advanced": "on"}),
    (1, {"li_si": "3"}),
    (2, {"tableau": "tile_b"}),
    (1, {"li_si": "4", "tableau": "tile_a"}),
]


def match_game(seats: int, options: dict[str, str], rng: Random, busy: int) -> Iterator[object]:
    """Everything a match shows in a random game."""
    match, answer = begin(GAME, seats, options), eager(rng, busy)
    while not match.over:
        if match.draw is not None:
            counts = match.draw.counts()
            yield list(counts)
            events = match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            ask = match.questions[0]
            yield [ask.name, list(ask.candidates()), ask.options(), refusals(match)]
            if len(match.entries) % 4 == 0:
                yield GAME.view(match.position, ask.seat)
            events = match.answer(ask.seat, answer(ask.seat, ask.name, ask.options()))
        yield [(tell.name, list(tell.facts), list(tell.only), tell.after) for tell in events]
    yield GAME.to_json(match.position)
    yield [published(match, seat) for seat in (*range(seats), SPECTATOR)]
    yield [GAME.pieces(match.position), [list(entry.facts()) for entry in match.entries]]


def refusals(match: Match) -> list[object]:
    """Why each candidate that is not an option is refused."""
    ask = match.questions[0]
    found = [match.refused(ask.seat, answer) for answer in ask.candidates()]
    return [None if refusal is None else refusal.to_json() for refusal in found]


def digest(games: int) -> str:
    """The hash of this many games."""
    whole = hashlib.sha256()
    for number in range(games):
        seats, options = TABLES[number % len(TABLES)]
        for shown in match_game(seats, options, Random(f"digest {number}"), number // len(TABLES) % 2):
            whole.update(canonical(shown).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(how(("engine", "first_empire")), digest(int(sys.argv[1])))
