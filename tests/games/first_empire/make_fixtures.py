"""Whole games as records, one per file: every table that the game can be played at, and some rarer things.

The files are the archive that every later version must replay, so one that exists is never written again unless named.

    python -m tests.games.first_empire.make_fixtures            write what is missing
    python -m tests.games.first_empire.make_fixtures NAME …     rewrite these
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
from tianxia.games.first_empire import GAME, VERSION_1
from tianxia.testing import Answers

FOLDER = Path(__file__).parents[2] / "fixtures" / "first_empire"
Wanted = Callable[[Match], bool]
BUSY = {"use": (1,), "action": (5, 4, 2, 3, 1, 0), "after": (0, 1), "reward": (0,), "soldier": tuple(range(9))}
"""Answers that advance a game, best first: courts before cards, buildings before officials."""


def eager(rng: Random, busy: int) -> Answers:
    """A player that answers at random, or mostly builds whenever that is possible."""

    def answer(_seat: int, question: str, options: list[int]) -> int:
        liked = [option for option in BUSY.get(question, ()) if option in options]
        return liked[0] if busy and liked and rng.random() < 0.8 else rng.choice(options)

    return answer


def anything(_match: Match) -> bool:
    """Any game will do."""
    return True


def shared(match: Match) -> bool:
    """Games with several winners."""
    return len(match.result().winners) > 1


def told(name: str) -> Wanted:
    """Games in which an event of this kind happens."""
    return lambda match: any(tell.name == name for tell in match.events)


def asked(question: str) -> Wanted:
    """Games in which a seat is asked this and has a choice."""
    return lambda match: any(entry.question == question and not entry.forced for entry in match.entries)


def lost(match: Match) -> bool:
    """Solo games that Li Si wins."""
    return not match.result().winners


def tile_without_unification(match: Match) -> bool:
    """Games in which somebody takes an emperor tile before tucking a unification card: only version 1 allows it."""
    tucked: set[int] = set()
    for tell in match.events:
        if tell.name == "tucked":
            tucked.add(tell.facts[0])
        elif tell.name == "emperor_tile" and tell.facts[0] not in tucked:
            return True
    return False


def tile_stays(match: Match) -> bool:
    """Games in which an alchemist card is there for an emperor tile, but no unification card has been tucked."""
    placed: set[int] = set()
    for tell in match.events:
        if tell.name == "alchemist":
            placed.add(tell.facts[0])
        elif tell.name == "emperor_stays" and tell.facts[1] == 0 and tell.facts[0] in placed:
            return True
    return False


WANTED: dict[str, tuple[int, dict[str, str], Wanted]] = {
    **{
        f"{seats}-{tableau}": (seats, {"tableau": tableau}, anything)
        for seats in (2, 3, 4)
        for tableau in ("board", "tile_a", "tile_b")
    },
    **{f"{seats}-advanced": (seats, {"advanced": "on"}, anything) for seats in (2, 3, 4)},
    **{f"solo-{level}": (1, {"li_si": str(level)}, lost) for level in (1, 2, 3, 4)},
    "solo-1-advanced": (1, {"li_si": "1", "advanced": "on", "tableau": "tile_b"}, anything),
    "solo-2-choice": (1, {"li_si": "2"}, asked("li_si_soldier")),
    "solo-3-tie": (1, {"li_si": "3"}, asked("li_si_aspect")),
    "2-shared_victory": (2, {}, shared),
    "4-emperor_tile": (4, {}, told("emperor_tile")),
    "3-symbol_lost": (3, {}, told("symbol_lost")),
    "rules-1-emperor_tile": (2, {"tableau": "tile_b"}, tile_without_unification),
    "rules-2-emperor_tile": (2, {"tableau": "tile_b"}, told("emperor_tile")),
    "rules-2-emperor_stays": (2, {}, tile_stays),
    "rules-2-solo": (1, {"li_si": "1"}, told("emperor_tile")),
}
"""Seats, options and what the game must be like, by name."""


def played(name: str, number: int) -> LiveMatch:
    """A game with a seed that hides it, so that the record carries a commitment."""
    seats, options, _ = WANTED[name]
    rng = Random(f"{name} {number}")
    answer = eager(rng, number % 2)
    seed = hashlib.sha256(f"{name} {number}".encode()).hexdigest()[:32]
    live = new_live_match(VERSION_1 if name.startswith("rules-1") else GAME, ["random"] * seats, options, seed)
    while not live.match.over:
        ask = live.match.questions[0]
        live.answer(ask.seat, answer(ask.seat, ask.name, ask.options()))
    return live


def made(name: str) -> str:
    """The text of a fixture: the first game that meets the condition."""
    games = (played(name, number) for number in count())
    return next(write(live.record()) for live in games if WANTED[name][2](live.match))


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
