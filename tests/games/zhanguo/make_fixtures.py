"""Whole games as records: one for each option, seat counts mixed, and one with all variants together.

The files are the archive that every later version must replay, so one that exists is never written again unless it is
named. A new rules version adds files, it does not replace these.

    python -m tests.games.zhanguo.make_fixtures            write what is missing
    python -m tests.games.zhanguo.make_fixtures NAME …     rewrite these
"""

import hashlib
import sys
from pathlib import Path
from random import Random

from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.record import write
from tianxia.games.zhanguo import GAME

FOLDER = Path(__file__).parents[2] / "fixtures" / "zhanguo"

WANTED: dict[str, tuple[int, dict[str, str]]] = {
    "a-2": (2, {"boards": "a"}),
    "a-3": (3, {"boards": "a"}),
    "a-4": (4, {"boards": "a"}),
    "b-3": (3, {"boards": "b"}),
    "b-4": (4, {"boards": "b"}),
    "auction-2": (2, {"boards": "auction"}),
    "auction-4": (4, {"boards": "auction"}),
    "draft-3": (3, {"draft": "on"}),
    "draft-4": (4, {"draft": "on"}),
    "track-3": (3, {"turn_order": "track"}),
    "per_worker-2": (2, {"hire_unrest": "per_worker"}),
    "all-4": (4, {"boards": "auction", "draft": "on", "turn_order": "track", "hire_unrest": "per_worker"}),
}
"""Seats and options by name."""


def played(name: str) -> LiveMatch:
    """A random game with a seed that hides it, so that the record carries a commitment."""
    seats, options = WANTED[name]
    rng, seed = Random(name), hashlib.sha256(name.encode()).hexdigest()[:32]
    live = new_live_match(GAME, ["random"] * seats, options, seed)
    while not live.match.over:
        ask = live.match.questions[0]
        live.answer(ask.seat, rng.choice(ask.options()))
    return live


def main(names: list[str]) -> int:
    """Write the named fixtures, or those that are missing."""
    for name in names or WANTED:
        path = FOLDER / f"{name}.jsonl"
        if names or not path.exists():
            path.write_text(write(played(name).record()), encoding="utf-8")
            print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
