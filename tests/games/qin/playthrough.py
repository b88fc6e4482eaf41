"""A whole game as text: after every answer all that has changed for anybody who looks on, seat by seat.

A review reads the difference that a change of rules, views or events makes to it. `*` is what all seats and a spectator
see alike; `0` to `3` what that seat alone sees, `s` what a spectator sees otherwise than the seats.

    python -m tests.games.qin.playthrough            show which playthroughs have changed
    python -m tests.games.qin.playthrough --write    write them anew
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tianxia.engine.chance import Dealer
from tianxia.engine.eye import SPECTATOR, published, published_event
from tianxia.engine.game import Json, canonical
from tianxia.engine.match import Match, begin
from tianxia.engine.record import line_of, seat_name
from tianxia.engine.script import EVERYONE, Tell
from tianxia.games.qin import GAME

FOLDER = Path(__file__).parents[2] / "playthroughs" / "qin"
GAMES = {"bird-2": ("bird", 2, 11), "lion-4": ("lion", 4, 12)}
"""Board, seats and seed by name."""

Seen = dict[str, str]
"""What somebody sees, each thing under its own name."""


def seen_by(match: Match, seat: int) -> Seen:
    """All that a seat sees, in small pieces; of its options only how many there are of each tile, and a hash."""
    shown = published(match, seat)
    pieces = {**shown.pop("view"), **{name: value for name, value in shown.items() if name != "options"}}
    seen: Seen = {}
    for name, value in pieces.items():
        seen |= dict(_pieces(name, value))
    return seen | {"options": _summary(shown["options"])}


def _pieces(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Rows of the board, provinces and villages one by one; anything else as it is."""
    if name == "cells" and isinstance(value, list):
        yield from ((f"row {number}", row) for number, row in enumerate(value))
    elif name in ("provinces", "villages") and isinstance(value, list):
        yield from ((f"{name[:-1]} {_at(item)}", canonical(item)) for item in value)
    else:
        yield name, canonical(value)


def _at(item: Json) -> str:
    row, column = item["cells"][0]
    return f"{row},{column}"


def _summary(options: list[str] | None) -> str:
    if options is None:
        return "-"
    kinds = Counter("".join(sorted(half[0] for half in key.split())) for key in options)
    listed = ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items()))
    return f"{len(options)} ({listed}) {hashlib.sha256(canonical(options).encode()).hexdigest()[:8]}"


def differences(before: Seen, after: Seen) -> list[str]:
    """What has changed between two looks."""
    changed = [f"{name}: {value}" for name, value in after.items() if before.get(name) != value]
    return changed + [f"{name}: gone" for name in before if name not in after]


class Onlookers:
    """Everybody who looks at a match: its seats and a spectator."""

    def __init__(self, match: Match) -> None:
        """Look on from the start."""
        self.match = match
        self.last: dict[int, Seen] = {seat: {} for seat in (*range(match.seats), SPECTATOR)}

    def look(self) -> Iterator[str]:
        """What has changed since the last look."""
        now = {seat: seen_by(self.match, seat) for seat in self.last}
        changed = {seat: differences(self.last[seat], now[seat]) for seat in self.last}
        shared = [line for line in changed[SPECTATOR] if all(line in lines for lines in changed.values())]
        yield from (f"  * {line}" for line in shared)
        for seat, lines in changed.items():
            yield from (f"  {_name(seat)} {line}" for line in lines if line not in shared)
        self.last = now


def _name(seat: int) -> str:
    return "s" if seat == SPECTATOR else str(seat)


def playthrough(board: str, seats: int, seed: int) -> str:
    """The text of a random game."""
    return "\n".join([f"qin, {board}, {seats} seats, seed {seed}", *_steps(board, seats, seed)]) + "\n"


def _steps(board: str, seats: int, seed: int) -> Iterator[str]:
    match, rng, dealer = begin(GAME, seats, {"board": board}), Random(seed), Dealer(str(seed))
    onlookers = Onlookers(match)
    yield from onlookers.look()
    while not match.over:
        answered, told = len(match.entries), len(match.events)
        _answer(match, rng, dealer)
        for number, entry in enumerate(match.entries[answered:], answered + 1):
            line = line_of(GAME, entry)
            yield f"{number}. {seat_name(line.seat)} {line.question} {line.answer}{' (forced)' if line.forced else ''}"
        yield from (_told(match, tell) for tell in match.events[told:])
        yield from onlookers.look()


def _answer(match: Match, rng: Random, dealer: Dealer) -> None:
    if match.draw is not None:
        match.answer_chance(dealer.draw(match.draw))
    else:
        ask = match.questions[0]
        match.answer(ask.seat, rng.choice(ask.options()))


def _told(match: Match, tell: Tell) -> str:
    """An event with its audience."""
    audience = "*" if tell.only == EVERYONE else ",".join(str(seat) for seat in tell.only)
    facts = {name: value for name, value in published_event(match, tell).items() if name not in ("event", "after")}
    return f"  {audience} > {tell.name} {canonical(facts)}"


def path_of(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


def main(arguments: list[str]) -> int:
    """Compare all playthroughs with their files, or write them."""
    changed = []
    for name, game in GAMES.items():
        text = playthrough(*game)
        if not path_of(name).exists() or path_of(name).read_text(encoding="utf-8") != text:
            changed.append(name)
            if arguments == ["--write"]:
                path_of(name).write_text(text, encoding="utf-8")
    print("changed:", ", ".join(changed) or "none")
    return 1 if changed and arguments != ["--write"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
