"""Whole games as records: for each board, seat count and way of ending, and for some rarer things, one file.

The files are the archive that every later version must replay, so one that exists is never written again unless it is
named. A new rules version adds files, it does not replace these.

    python -m tests.games.qin.make_fixtures            write what is missing
    python -m tests.games.qin.make_fixtures NAME …     rewrite these
"""

import hashlib
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.match import Match
from tianxia.engine.record import write
from tianxia.games.qin import GAME

FOLDER = Path(__file__).parents[2] / "fixtures" / "qin"
BOARDS, SEATS, REASONS = ("bird", "lion"), (2, 3, 4), ("last_pagoda", "no_placement")

Wanted = Callable[[Match], bool]


def ended_by(reason: str) -> Wanted:
    """Games that end in this way."""
    return lambda match: match.result().reason == reason


def somebody_passes(match: Match) -> bool:
    """Games in which a player passes."""
    return any(tell.name == "passed" for tell in match.events)


def won_on_anothers_turn(match: Match) -> bool:
    """Games whose winner was not the one who placed the last tile."""
    return match.result().reason == "last_pagoda" and match.entries[-1].seat not in match.result().winners


def shared(match: Match) -> bool:
    """Games with several winners."""
    return len(match.result().winners) > 1


def cut_off(match: Match) -> bool:
    """Games that end before a founded province has its pagoda."""
    return any(province["owner"] is None for province in GAME.to_json(match.position)["provinces"])


WANTED: dict[str, tuple[str, int, Wanted]] = {
    **{f"{b}-{s}-{reason}": (b, s, ended_by(reason)) for b in BOARDS for s in SEATS for reason in REASONS},
    "bird-2-passes": ("bird", 2, somebody_passes),
    "lion-4-passes": ("lion", 4, somebody_passes),
    "bird-3-won_on_anothers_turn": ("bird", 3, won_on_anothers_turn),
    "lion-2-won_on_anothers_turn": ("lion", 2, won_on_anothers_turn),
    "lion-3-shared_victory": ("lion", 3, shared),
    "bird-4-cut_off_founding": ("bird", 4, cut_off),
}
"""Board, seats and what the game must be like, by name."""


def played(name: str, board: str, seats: int, number: int) -> LiveMatch:
    """A random game with a seed that hides it, so that the record carries a commitment."""
    rng = Random(f"{name} {number}")
    seed = hashlib.sha256(f"{name} {number}".encode()).hexdigest()[:32]
    live = new_live_match(GAME, ["random"] * seats, {"board": board}, seed)
    while not live.match.over:
        ask = live.match.questions[0]
        live.answer(ask.seat, rng.choice(ask.options()))
    return live


def made(name: str) -> str:
    """The text of a fixture: the first random game that meets the condition."""
    board, seats, wanted = WANTED[name]
    games = (played(name, board, seats, number) for number in count())
    return next(write(live.record()) for live in games if wanted(live.match))


def main(names: list[str]) -> int:
    """Write the named fixtures, or those that are missing."""
    for name in names or WANTED:
        path = FOLDER / f"{name}.jsonl"
        if names or not path.exists():
            path.write_text(made(name), encoding="utf-8")
            print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
