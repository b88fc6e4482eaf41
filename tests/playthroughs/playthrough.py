"""A whole game as text: after every answer, everything that changed for anybody who watches, seat by seat.

A reviewer reads the difference that a change of rules, views or events makes. `*` is what all seats and a spectator
see; `0` to `3` is what only that seat sees; `s` is what a spectator sees differently.

    python -m tests.playthroughs.playthrough            list the playthroughs that have changed
    python -m tests.playthroughs.playthrough --write    write them again
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tianxia import games
from tianxia.engine.chance import Dealer
from tianxia.engine.eye import SPECTATOR, published, published_event
from tianxia.engine.game import Json, canonical
from tianxia.engine.match import Match, begin
from tianxia.engine.record import line_of, seat_name
from tianxia.engine.script import EVERYONE, Tell

FOLDER = Path(__file__).parent


class Play(NamedTuple):
    """A random game by its seed."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: int


PLAYS = {
    "qin/bird-2": Play("qin", 2, {"board": "bird"}, 11),
    "qin/lion-4": Play("qin", 4, {"board": "lion"}, 12),
    "zhanguo/a-2": Play("zhanguo", 2, {}, 13),
    "first_empire/solo": Play("first_empire", 1, {"li_si": "2"}, 14),
    "first_empire/advanced-2": Play("first_empire", 2, {"advanced": "on"}, 15),
}
DIGESTED = ("planning", "printed", "steps")
"""Long parts of a view that follow from the rest: a hash shows that they changed."""

Seen = dict[str, str]
"""What somebody sees, each piece under its own name."""


def seen_by(match: Match, seat: int) -> Seen:
    """Everything a seat sees, in small pieces; of its options only their number and a hash."""
    shown = published(match, seat)
    view, options = shown.pop("view"), shown.pop("options")
    seen: Seen = {}
    for name, value in {**view, **shown}.items():
        if name in DIGESTED and value:
            seen[name] = _digest(value)
        else:
            seen |= dict(_pieces(name, value))
    return seen | {"options": _summary(options)}


def _pieces(name: str, value: object) -> Iterator[tuple[str, str]]:
    """A part of a view piece by piece: named things by name, rows and lists of things by number."""
    if isinstance(value, dict) and value and "cells" not in value:
        for part, inner in value.items():
            yield from _pieces(f"{name}.{part}", inner)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for number, item in enumerate(value):
            yield from _pieces(_numbered(name, number, item), item)
    elif name == "cells" and isinstance(value, list):
        yield from ((f"row {number}", row) for number, row in enumerate(value))
    else:
        yield name, canonical(value)


def _numbered(name: str, number: int, item: Any) -> str:
    """A thing on a board is named after its first space, so that others do not change its name."""
    if isinstance(item, dict) and "cells" in item:
        row, column = item["cells"][0]
        return f"{name} {row},{column}"
    return f"{name} {number}"


def _digest(value: object) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:8]


def _summary(options: list[str] | None) -> str:
    if options is None:
        return "-"
    kinds = Counter(key.split()[0] for key in options)
    listed = ", ".join(f"{kind} {number}" for kind, number in sorted(kinds.items())) if len(kinds) <= 12 else "…"
    return f"{len(options)} ({listed}) {_digest(options)}"


def differences(before: Seen, after: Seen) -> list[str]:
    """What changed between two looks."""
    changed = [f"{name}: {value}" for name, value in after.items() if before.get(name) != value]
    return changed + [f"{name}: gone" for name in before if name not in after]


class Onlookers:
    """Everybody who watches a match: its seats and a spectator."""

    def __init__(self, match: Match) -> None:
        """Watch from the start."""
        self.match = match
        self.last: dict[int, Seen] = {seat: {} for seat in (*range(match.seats), SPECTATOR)}

    def look(self) -> Iterator[str]:
        """What changed since the last look."""
        now = {seat: seen_by(self.match, seat) for seat in self.last}
        changed = {seat: differences(self.last[seat], now[seat]) for seat in self.last}
        shared = [line for line in changed[SPECTATOR] if all(line in lines for lines in changed.values())]
        yield from (f"  * {line}" for line in shared)
        for seat, lines in changed.items():
            yield from (f"  {_name(seat)} {line}" for line in lines if line not in shared)
        self.last = now


def _name(seat: int) -> str:
    return "s" if seat == SPECTATOR else str(seat)


def playthrough(play: Play) -> str:
    """The text of a random game."""
    options = "".join(f", {name} {value}" for name, value in play.options.items())
    return "\n".join([f"{play.game}{options}, {play.seats} seats, seed {play.seed}", *_steps(play)]) + "\n"


def _steps(play: Play) -> Iterator[str]:
    game = games.game(play.game)
    match, rng, dealer = begin(game, play.seats, play.options), Random(play.seed), Dealer(str(play.seed))
    onlookers = Onlookers(match)
    yield from onlookers.look()
    while not match.over:
        answered, told = len(match.entries), len(match.events)
        _answer(match, rng, dealer)
        for number, entry in enumerate(match.entries[answered:], answered + 1):
            line = line_of(game, entry)
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
    facts: Json = {
        name: value for name, value in published_event(match, tell).items() if name not in ("event", "after")
    }
    return f"  {audience} > {tell.name} {canonical(facts)}"


def path_of(name: str) -> Path:
    """Where a playthrough is stored."""
    return FOLDER / f"{name}.txt"


def main(arguments: list[str]) -> int:
    """Compare all playthroughs with their files, or write them."""
    changed = []
    for name, play in PLAYS.items():
        text = playthrough(play)
        if not path_of(name).exists() or path_of(name).read_text(encoding="utf-8") != text:
            changed.append(name)
            if arguments == ["--write"]:
                path_of(name).parent.mkdir(exist_ok=True)
                path_of(name).write_text(text, encoding="utf-8")
    print("changed:", ", ".join(changed) or "none")
    return 1 if changed and arguments != ["--write"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
