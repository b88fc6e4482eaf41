"""Plays seeded random games and prints whether the kernel runs compiled, and one hash of everything that happened.

    TIANXIA_KERNELS=python python -m tests.games.qin.kernel_digest GAMES
    TIANXIA_KERNELS=compiled python -m tests.games.qin.kernel_digest GAMES

The two hashes must be equal. Half of the games go through the match, with options, refusals, events and views, the
other half use the bare kernel, with lists, logs, copies and `random_answer`.
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

from tests.kernel_runs import how
from tianxia.engine.eye import SPECTATOR, published
from tianxia.engine.game import canonical
from tianxia.engine.match import Match, begin
from tianxia.engine.script import Tell
from tianxia.games.qin import GAME
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import HAND, NOBODY
from tianxia.games.qin.position import Position, empty_position
from tianxia.games.qin.rules.placing import PASS, can_place, candidates, options, placements, random_answer, why_not
from tianxia.games.qin.rules.provinces import lay, pass_turn_on

TABLES = [(board, seats) for board in ("bird", "lion") for seats in (2, 3, 4)]


def match_game(board: str, seats: int, rng: Random) -> Iterator[object]:
    """Everything a match shows in a random game."""
    match = begin(GAME, seats, {"board": board})
    while not match.over:
        yield GAME.to_json(match.position)
        if match.draw is not None:
            yield list(match.draw.counts())
            events = match.answer_chance(rng.choices(range(len(match.draw.counts())), match.draw.counts())[0])
        else:
            ask = match.questions[0]
            yield [ask.options(), [_refusal(match, move) for move in rng.choices(candidates(match.position), k=5)]]
            events = match.answer(ask.seat, rng.choice(ask.options()))
        yield [(tell.name, list(tell.facts), list(tell.only), tell.after) for tell in events]
    yield [published(match, seat) for seat in (*range(seats), SPECTATOR)]
    yield [GAME.pieces(match.position), [list(entry.facts()) for entry in match.entries]]


def _refusal(match: Match, move: int) -> object:
    refusal = match.refused(match.to_answer()[0], move)
    return None if refusal is None else refusal.to_json()


def kernel_game(board: str, seats: int, rng: Random) -> Iterator[object]:
    """Everything the functions of the kernel return in a random game, played with `random_answer`."""
    pos = dealt(board, seats, rng)
    while (me := int(pos.to_move)) != NOBODY:
        before = pos.copy()
        tried = rng.choices(candidates(pos), k=20)
        yield [[int(move) for move in placements(pos, me)], [why_not(pos, move) for move in tried], options(pos)]
        answer = random_answer(pos, rng)
        yield [answer, [] if answer == PASS else events_of(pos, answer)]
        end_turn(pos, me, answer != PASS, rng)
        yield [GAME.to_json(before), GAME.to_json(pos), [can_place(pos, seat) for seat in range(seats)]]


def events_of(pos: Position, move: int) -> list[tuple[str, tuple[int, ...]]]:
    """Place a tile; return its events."""
    told: list[Tell] = []
    pos.told = told
    lay(pos, move)
    pos.told = None
    return [(tell.name, tell.facts) for tell in told]


def dealt(board: str, seats: int, rng: Random) -> Position:
    """A game with three tiles in every hand."""
    pos = empty_position(load_components(None).boards[board], seats)
    pos.to_move = rng.randrange(seats)
    for number in range(HAND * seats):
        pos.take((int(pos.to_move) + number) % seats, rng.choices(range(6), pos.bag_counts())[0])
    return pos


def end_turn(pos: Position, me: int, laid: bool, rng: Random) -> None:
    """Draw and pass the turn on, as the script of a turn does."""
    if pos.to_move != NOBODY:
        if laid and pos.bag_size() > 0:
            pos.take(me, rng.choices(range(6), pos.bag_counts())[0])
        pass_turn_on(pos)


def digest(games: int) -> str:
    """The hash of this many games of each kind."""
    whole = hashlib.sha256()
    for number in range(games):
        board, seats = TABLES[number % len(TABLES)]
        for play in (match_game, kernel_game):
            for shown in play(board, seats, Random(f"{play.__name__} {number}")):
                whole.update(canonical(shown).encode())
    return whole.hexdigest()


if __name__ == "__main__":
    print(how(("engine", "qin")), digest(int(sys.argv[1])))
