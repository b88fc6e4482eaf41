"""Plays seeded random games and prints whether the scripts run compiled, and one hash of everything that happened.

    TIANXIA_KERNELS=python python -m tests.games.zhanguo.kernel_digest GAMES
    TIANXIA_KERNELS=compiled python -m tests.games.zhanguo.kernel_digest GAMES

The two hashes must be equal: positions, options, refusals, events, views and guesses of every table.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from tests.kernel_runs import how
from tianxia.engine.eye import SPECTATOR, Eye, published
from tianxia.engine.game import canonical
from tianxia.engine.match import Match, begin
from tianxia.games.zhanguo import GAME

VARIANTS: tuple[dict[str, str], ...] = (
    {},
    {"draft": "on"},
    {"draft": "on", "turn_order": "track", "hire_unrest": "per_worker"},
)
TABLES = [(seats, {"boards": b, **v}) for v in VARIANTS for b in ("a", "b", "auction") for seats in (2, 3, 4)]


def match_game(seats: int, options: dict[str, str], rng: Random) -> Iterator[object]:
    """Everything a match shows in a random game."""
    match = begin(GAME, seats, options)
    while not match.over:
        if match.draw is not None:
            counts = match.draw.counts()
            yield list(counts)
            events = match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            ask = rng.choice(match.questions)
            yield [ask.name, ask.options(), [refused(match, ask.seat, a) for a in some(ask.candidates(), rng)]]
            if len(match.entries) % 4 == 0:
                yield GAME.view(match.position, ask.seat)
            if rng.random() < 0.05:
                yield [GAME.to_json(match.position), guessed(match, ask.seat, rng)]
            events = match.answer(ask.seat, rng.choice(ask.options()))
        yield [(tell.name, list(tell.facts), list(tell.only), tell.after) for tell in events]
    yield [published(match, seat) for seat in (*range(seats), SPECTATOR)]
    yield [dict(part) for part in match.result().parts]
    yield [GAME.pieces(match.position), [list(entry.facts()) for entry in match.entries]]


def some(candidates: object, rng: Random) -> list[int]:
    """A few of the candidates."""
    assert isinstance(candidates, list | tuple)
    return rng.choices(candidates, k=3)


def refused(match: Match, seat: int, answer: int) -> object:
    """Why an answer is not allowed."""
    refusal = match.refused(seat, answer)
    return None if refusal is None else refusal.to_json()


def guessed(match: Match, seat: int, rng: Random) -> object:
    """A guess of a seat."""
    return GAME.to_json(Eye(match, seat).guess(rng).position)


def digest(games: int) -> str:
    """The hash of this many games."""
    whole = hashlib.sha256()
    for number in range(games):
        seats, options = TABLES[number % len(TABLES)]
        for shown in match_game(seats, options, Random(f"zhanguo {number}")):
            whole.update(canonical(shown).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(how(("engine", "zhanguo")), digest(int(sys.argv[1])))
