"""Counts of legal sequences from fixed positions, as in chess programs: a golden file that any change must match.

What is counted: sequences of a given number of answers, placements and passes alike, by the real rules from a position
whose bag is empty, so that nobody draws. A game that ends sooner adds nothing to the longer counts. `events` counts the
events of the placements of the first turn.

    python -m tests.games.qin.perft            show how the counts differ from the golden file
    python -m tests.games.qin.perft --write    rewrite the counts; the positions in the file stay
"""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.games.qin.kernel_digest import events_of
from tianxia.engine.match import begin
from tianxia.games.qin import GAME
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import NOBODY
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import PASS, options, placements
from tianxia.games.qin.rules.provinces import pass_turn_on

FILE = Path(__file__).parents[2] / "fixtures" / "qin" / "perft.json"
CHEAP = 20_000
"""A longer sequence is counted only if at most this many placements are needed for it."""
DEPTH = 4

Case = dict[str, Any]


def play(pos: Position, answer: int) -> list[str]:
    """A seat's whole turn on a position with an empty bag; returns the names of all events."""
    happened = [] if answer == PASS else [name for name, _ in events_of(pos, answer)]
    if pos.to_move != NOBODY:
        pass_turn_on(pos)
    return happened


def count(pos: Position, depth: int) -> int:
    """The number of sequences of this many answers from here; the last ones are listed, not played."""
    if pos.to_move == NOBODY:
        return 0
    if depth == 1:
        return len(placements(pos, pos.to_move)) or 1
    total = 0
    for answer in options(pos):
        after = pos.copy()
        play(after, answer)
        total += count(after, depth - 1)
    return total


def counts(pos: Position) -> list[int]:
    """The counts for one answer, two, and more while that is cheap."""
    found = [count(pos, 1)]
    while len(found) < DEPTH and 0 < found[-1] <= CHEAP:
        found.append(count(pos, len(found) + 1))
    return found


def first_events(pos: Position) -> dict[str, int]:
    """How often each thing happens over all placements of the first turn."""
    happened: Counter[str] = Counter()
    for move in placements(pos, pos.to_move):
        happened.update(play(pos.copy(), int(move)))
    return dict(sorted(happened.items()))


def position_of(case: Case) -> Position:
    """The position of a case."""
    return GAME.from_json(case["position"], load_components(None))


def counted(case: Case) -> Case:
    """A case with its counts."""
    pos = position_of(case)
    return {"name": case["name"], "counts": counts(pos), "events": first_events(pos), "position": case["position"]}


def start(board: str, *hands: str) -> Case:
    """The start of a game with these hands."""
    data = GAME.to_json(begin(GAME, len(hands), {"board": board, "first": "0"}).position)
    dealt = {"hands": [hand.split() for hand in hands], "bag": dict.fromkeys(data["bag"], 0)}
    return {"name": f"{board} start, {' / '.join(hands)}", "position": {**data, **dealt}}


def middle(board: str, seats: int, turns: int, seed: int) -> Case:
    """A random game after this many answers of seats."""
    match, rng = begin(GAME, seats, {"board": board, "first": "0"}), Random(seed)
    while turns and not match.over:
        if match.draw is not None:
            match.answer_chance(rng.choices(range(6), match.draw.counts())[0])
        else:
            match.answer(match.questions[0].seat, rng.choice(match.questions[0].options()))
            turns -= 1
    while match.draw is not None:
        match.answer_chance(rng.choices(range(6), match.draw.counts())[0])
    assert not match.over
    data = GAME.to_json(match.position)
    name = f"{board}, {seats} seats, a random game (seed {seed})"
    return {"name": name, "position": {**data, "bag": dict.fromkeys(data["bag"], 0)}}


def new_cases() -> list[Case]:
    """The cases of a new golden file."""
    return [
        start("bird", "rr ry yb", "yy bb rb"),
        start("lion", "rr ry yb", "yy bb rb"),
        start("bird", "rr", "yy", "bb"),
        start("lion", "rr", "bb", "yy", "ry"),
        start("bird", "ry", "yb"),
        middle("bird", 2, 24, 72),
        middle("bird", 3, 40, 112),
        middle("bird", 4, 52, 7),
        middle("lion", 2, 46, 20),
        middle("lion", 3, 52, 77),
        middle("lion", 4, 46, 8),
    ]


def golden() -> list[Case]:
    """The cases of the golden file."""
    cases: list[Case] = json.loads(FILE.read_text(encoding="utf-8"))["cases"] if FILE.exists() else new_cases()
    return cases


def text_of(cases: list[Case]) -> str:
    """The golden file: two lines per case, counts and position, so that a change of counts shows in one line."""
    about = "Legal sequences of 1, 2, ... answers with an empty bag, and events of the first: tests/games/qin/perft.py"
    lines = [
        json.dumps({name: value for name, value in case.items() if name != "position"})[:-1]
        + f',\n "position": {json.dumps(case["position"])}}}'
        for case in cases
    ]
    return f'{{"about": "{about}", "cases": [\n' + ",\n".join(lines) + "\n]}\n"


def main(arguments: list[str]) -> int:
    """Compare with the golden file, or write it."""
    old = golden()
    new = [counted(case) for case in old]
    for before, after in zip(old, new, strict=True):
        was = "" if before == after else f"  was {before.get('counts')} {before.get('events')}"
        print(after["name"], after["counts"], after["events"], was)
    if arguments == ["--write"]:
        FILE.write_text(text_of(new), encoding="utf-8")
    return 0 if old == new or arguments == ["--write"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
