"""First games: a record with a fixed deal, and texts tied to its questions and events. See docs/writing-a-lesson.md.

A lesson is in its game's folder: `lessons/NAME.toml` says who learns and what to answer at each of their questions,
`lessons/NAME.jsonl` is the resulting record, including the answers of the other seats. While a game agrees with the
record the learner is on the path: the other seats answer from the record, and the next advice is known. A learner who
tries something else leaves the path, continues against bots, and may step back to it.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from tianxia import games
from tianxia.engine.entry import Entry
from tianxia.engine.game import BadInput, Json
from tianxia.engine.match import Match
from tianxia.engine.record import read
from tianxia.engine.replay import replayed

FIRST = "first"


@dataclass(frozen=True)
class Step:
    """The advised answer to a question, why, and what it causes."""

    question: str
    answer: str
    say: str | None = None
    """The message that explains it; without one, the previous one still applies."""
    events: tuple[str, ...] = ()
    """Events that follow before the learner is asked again; a test checks this."""


@dataclass(frozen=True)
class Lesson:
    """A guided game."""

    game: str
    name: str
    seed: str
    learner: int
    seats: tuple[str, ...]
    """The bots of the other seats; the learner's own name is not used."""
    options: dict[str, str]
    steps: tuple[Step, ...]
    end: str
    """The message at the end of the path."""
    entries: tuple[Entry, ...] = ()
    """The answers of the record, including chance's and forced ones; sealed ones by seat."""


@dataclass(frozen=True)
class Advice:
    """What the guide says now."""

    state: Literal["on", "off", "done"]
    number: int
    """How many steps the learner has completed."""
    text: int
    """The number of the text that applies, counted from 1."""
    total: int
    """How many texts the path has."""
    say: str | None
    path: tuple[Step, ...] = ()
    """The steps until somebody else is asked: the whole turn."""
    past: int = 0
    """How many answers the learner has chosen since leaving the path, or reaching its end."""
    other: bool = False
    """Whether a draft differs from the advice."""

    @property
    def next(self) -> Step | None:
        """What to answer next; None if nothing is asked, or a draft differs from the advice."""
        return self.path[0] if self.path and not self.other else None

    def after(self, draft: Sequence[str]) -> "Advice":
        """What the guide says once these answers have been drafted."""
        if not draft:
            return self
        if [step.answer for step in self.path[: len(draft)]] != list(draft):
            return replace(self, other=True)
        ahead = _texts(self.path[1 : len(draft) + 1])
        return replace(
            self,
            number=self.number + len(draft),
            text=self.text + len(ahead),
            say=ahead[-1] if ahead else self.say,
            path=self.path[len(draft) :],
        )


@cache
def games_with_lessons() -> list[str]:
    """The games that can be learnt by playing."""
    return [name for name in games.names() if _folder(name).joinpath(f"{FIRST}.toml").is_file()]


@cache
def lesson(game: str, name: str = FIRST) -> Lesson:
    """Load a lesson with its record, which is played through once to check that it is still valid; BadInput if not."""
    data = plan(game, name)
    text = _folder(game).joinpath(f"{name}.jsonl").read_text(encoding="utf-8")
    match = replayed(games.game(game), read(text, f"{game}/{name}")[0])
    return from_plan(game, name, data, tuple(_in_order(match.entries)))


def found(game: str, name: str) -> Lesson | None:
    """Load a lesson that may have been removed, or become invalid, since somebody began it."""
    try:
        return lesson(game, name)
    except BadInput:
        return None


def of_seed(game: str, seed: str, name: str = FIRST) -> Lesson | None:
    """The lesson whose deal this is, if any: a saved game needs no other mark."""
    known = game in games_with_lessons() and plan(game, name)["seed"] == seed
    return found(game, name) if known else None


def plan(game: str, name: str) -> Json:
    """What the author of a lesson wrote."""
    file = _folder(game).joinpath(f"{name}.toml") if game in games.names() and name.isidentifier() else None
    if file is None or not file.is_file():
        raise BadInput("no-lesson", game=game, lesson=name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def from_plan(game: str, name: str, data: Json, entries: tuple[Entry, ...]) -> Lesson:
    """A lesson as its author wrote it, with the answers of its record."""
    steps = [Step(s["question"], s["answer"], s.get("say"), tuple(s.get("events", ()))) for s in data["step"]]
    given: dict[str, Any] = {key: data[key] for key in ("seed", "learner", "end")}
    return Lesson(game, name, seats=tuple(data["seats"]), options=data["options"], steps=tuple(steps), **given,
                  entries=entries)  # fmt: skip


def _folder(game: str) -> Path:
    return games.folder(game) / "lessons"


# -- where a game is on the path


def advice(guide: Lesson, match: Match) -> Advice:
    """What the guide says to the learner now."""
    settled, total = settled_entries(match), len(_texts(guide.steps))
    behind = _agreed(guide, settled)
    number = sum(1 for entry in guide.entries[:behind] if _chosen(guide, entry))
    past = sum(1 for entry in settled[behind:] if _chosen(guide, entry))
    if behind == len(guide.entries):
        return Advice("done", number, total, total, guide.end, past=past)
    path = _turn(guide, behind, number)
    told = _texts(guide.steps[: number + bool(path)])
    if behind < len(settled):
        return Advice("off", number, max(1, len(told)), total, None, past=past)
    return Advice("on", number, max(1, len(told)), total, told[-1] if told else None, path)


def answer_on_path(guide: Lesson, match: Match, seat: int) -> int | None:
    """What another seat answers while the game agrees with the record; None once it does not."""
    ask, settled = match.question(seat), settled_entries(match)
    behind = _agreed(guide, settled)
    if ask is None or behind < len(settled):
        return None
    for entry in guide.entries[behind:]:
        if entry.seat == seat:
            fits = entry.question == ask.name and entry.answer in ask.options()
            return entry.answer if fits else None
        if not entry.sealed:
            break
    return None


def settled_entries(match: Match) -> list[Entry]:
    """The answers so far, without sealed ones that still wait for others; the order of sealed ones does not matter."""
    waiting = len(match.given())
    return _in_order(match.entries[: len(match.entries) - waiting])


def _in_order(entries: Sequence[Entry]) -> list[Entry]:
    """Sort answers that were sealed together by seat: they come in any order."""
    ordered: list[Entry] = []
    sealed: list[Entry] = []
    for entry in entries:
        if not entry.sealed or any(entry.seat == other.seat for other in sealed):
            ordered += sorted(sealed, key=lambda one: one.seat)
            sealed = []
        (sealed if entry.sealed else ordered).append(entry)
    return ordered + sorted(sealed, key=lambda one: one.seat)


def _agreed(guide: Lesson, settled: list[Entry]) -> int:
    """How many answers from the start a game and a record share."""
    for number, (ours, theirs) in enumerate(zip(settled, guide.entries, strict=False)):
        if (ours.seat, ours.question, ours.answer) != (theirs.seat, theirs.question, theirs.answer):
            return number
    return min(len(settled), len(guide.entries))


def _chosen(guide: Lesson, entry: Entry) -> bool:
    return entry.seat == guide.learner and not entry.forced


def _turn(guide: Lesson, behind: int, number: int) -> tuple[Step, ...]:
    """The learner's steps from here on until another seat or chance is asked."""
    count = 0
    for entry in guide.entries[behind:]:
        if entry.seat != guide.learner:
            break
        count += _chosen(guide, entry)
    return guide.steps[number : number + count]


def _texts(steps: Sequence[Step]) -> list[str]:
    return [step.say for step in steps if step.say is not None]
