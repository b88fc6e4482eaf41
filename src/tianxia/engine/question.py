"""How a game declares its questions: every answer, the places on the table that stand for it, and its words.

A client can play any game from these alone. Their order is part of the contract: the list only grows at its end, so
that an answer keeps its number across versions. A question that gets more answers is declared again with just those.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tianxia.engine.script import Ask, counted

Spot = str
"""A place that a person can point at, such as `hand:57` or `map:3:square:2`; `map:3` contains all of its parts."""
STOP: Spot = "stop"
"""The spot of answers that have no place on the table, such as stopping."""


@dataclass(frozen=True)
class Text:
    """Something to say: the name of a message in `locale/` and its values, which may be texts or lists of texts."""

    message: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The text as sent to clients: `say` names the message, everything else is one of its values."""
        return {"say": self.message, **{name: _plain(value) for name, value in self.values.items()}}


def _plain(value: Any) -> Any:
    if isinstance(value, Text):
        return value.to_json()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


@dataclass(frozen=True)
class Choice:
    """An answer as a person sees it."""

    spots: tuple[Spot, ...]
    """What it takes and where it goes, in that order: a worker, then a region. No two answers have the same spots."""
    text: Text
    """What it is called, short enough for a button."""
    notes: tuple[Text, ...] = ()
    """What a player should know before choosing it."""
    group: Text | None = None
    """The heading of a separate list, for choices besides the answers proper, such as a free move."""

    def __repr__(self) -> str:
        """Its spots and the message that names it."""
        return f"<Choice {' '.join(self.spots)}: {self.text.message}>"


Describe = Callable[[Any, Ask, int], Choice]
"""Describes an answer, from (position, question, answer), using only what the asked seat may know."""


@dataclass(frozen=True)
class Question:
    """A question that the scripts of a game ask a seat, or chance if nothing describes its answers."""

    name: str
    answers: tuple[int, ...]
    """Every answer it can ever have, in the order in which the catalogue numbers them."""
    describe: Describe | None = None
    about: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)
    """What `Ask.about` holds: names in order, each with how its number is written for clients."""
    many: bool = False
    """Whether people usually give all its answers, one after another, such as cards that are activated. Answers in a
    separate group or at `STOP` don't count."""

    def __repr__(self) -> str:
        """Its name and how many answers it can ever have."""
        return f"<Question {self.name}{' to chance' if self.of_chance else ''}, {counted(len(self.answers), 'answer')}>"

    def spots_of(self, position: Any, ask: Ask, answer: int) -> tuple[Spot, ...]:
        """The spots of an answer."""
        assert self.describe is not None
        return self.describe(position, ask, answer).spots

    @property
    def of_chance(self) -> bool:
        """Whether chance answers it."""
        return self.describe is None

    def about_of(self, ask: Ask) -> dict[str, Any]:
        """What a question refers to, as named values."""
        assert len(ask.about()) == len(self.about), f"{self.name}: about {ask.about()}, declared {list(self.about)}"
        return {name: written(value) for (name, written), value in zip(self.about.items(), ask.about(), strict=True)}


def listed(name: str, answers: Sequence[int], key_of: Callable[[str, int], str]) -> Question:
    """A question whose answers are just a list of keys: enough to play a game that has no words yet."""

    def describe(_pos: Any, ask: Ask, answer: int) -> Choice:
        key = key_of(ask.name, answer)
        return Choice((f"{ask.name}:{key}",), Text("choice", {"key": key}))

    return Question(name, tuple(answers), describe)
