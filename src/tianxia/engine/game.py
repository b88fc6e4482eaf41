"""What a game gives the engine: one record of functions over its position. The engine knows nothing else about it."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from tianxia.engine import shapes
from tianxia.engine.catalogue import Catalogue
from tianxia.engine.question import Question
from tianxia.engine.script import Ask, Script, Tell
from tianxia.engine.title import Title

if TYPE_CHECKING:
    from tianxia.engine.components.files import ComponentFiles, Source
    from tianxia.engine.lanes import Lane
    from tianxia.engine.observing import Encoder

Json = dict[str, Any]
"""A JSON value: an object, list, string, number, true, false or null."""


class BadInput(Exception):
    """Bad input from outside: a message name of `locale/` and its values, or one plain sentence."""

    def __init__(self, message: str, **values: object) -> None:
        """Keep the name of the message and its values; clients find the words."""
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a worker's error reach the process that started it."""
        return _complaint, (self.message, self.values)

    def __str__(self) -> str:
        """The message name with its values, for logs and developers."""
        return " ".join([self.message, *(f"{name}={value}" for name, value in self.values.items())])


def _complaint(message: str, values: dict[str, object]) -> BadInput:
    return BadInput(message, **values)


class Position(Protocol):
    """A state of a game: flat and small. Changed in place by scripts, copied at the start of every step."""

    def copy(self) -> Self:
        """An equal position that shares nothing that can change."""
        ...


P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class Datum:
    """One entry of a game's components, with its provenance."""

    id: str
    value: str
    provenance: str
    """rulebook, found, inferred or reconstructed"""
    source: str
    """where to look it up"""


class Components(Protocol):
    """The boards, tiles and cards of a game, read from data files."""

    @property
    def source(self) -> "Source":
        """Where they come from; None for those built in."""
        ...

    @property
    def digest(self) -> str:
        """A hash of everything that could change how a record replays."""
        ...

    def data(self) -> Sequence[Datum]:
        """Every datum with its provenance."""
        ...


def digest(plain: object) -> str:
    """The hash that stands in records for a set of components or a header."""
    return hashlib.sha256(canonical(plain).encode()).hexdigest()


def canonical(plain: object) -> str:
    """The canonical JSON text of a value, for hashing and comparing."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@dataclass(frozen=True)
class Result:
    """How a game ended: who won, with which scores, and why; `parts` breaks each seat's score down.

    `others` has the parts of scorers without a seat, by name.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    parts: tuple[Mapping[str, int], ...]
    others: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def __repr__(self) -> str:
        """Scores, winners and the reason."""
        winners = [*(f"seat {seat}" for seat in self.winners), *(self.also_won() if self.scores else ())]
        scores = ", ".join(str(score) for score in self.scores)
        return f"<Result {scores}: {' and '.join(winners) or 'nobody'} won, {self.reason}>"

    def also_won(self) -> list[str]:
        """Winners without a seat, alone or tied with a seat."""
        return [name for name, parts in self.others.items() if sum(parts.values()) >= max(self.scores)]

    def to_json(self) -> Json:
        """The result as written in records and by `--states`."""
        data: Json = {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
        others = {name: sum(parts.values()) for name, parts in self.others.items()}
        return {**data, "others": others} if others else data


@dataclass(frozen=True)
class Bounds:
    """Limits that no game goes beyond, whatever its options and seats."""

    choices: int
    """How often seats choose among several options."""
    draws: int
    """How often chance answers."""
    scores: tuple[int, int]
    """The lowest and the highest score of a seat, at any moment."""
    step: int
    """How many answers of its step come before a question to a seat."""


Standing = Callable[[Sequence[Result]], tuple[list[int], list[int]]]
"""Maps the results of a series so far to each player's total, and who is ahead."""


@dataclass(frozen=True)
class Account:
    """What a seat has at some moment, all of it public: points by source, and pieces by name."""

    earned: Mapping[str, int]
    """Points already scored."""
    final: Mapping[str, int] = field(default_factory=dict)
    """Points that the end of the game would add if it came now."""
    held: Mapping[str, int] = field(default_factory=dict)
    """Workers, markers, unrest: anything that is paid and gained."""


@dataclass(frozen=True)
class Refusal:
    """Why an answer is not allowed: a code, the rule that says so, and the numbers involved."""

    code: str
    rule: str
    numbers: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> shapes.Refusal:
        """The refusal as sent to clients."""
        return {"code": self.code, "rule": self.rule, "numbers": dict(self.numbers)}


class Refused(Exception):
    """An answer that the rules do not allow. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal to the caller, who finds the words."""
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """Code, rule and numbers in one line."""
        return " ".join([self.refusal.code, self.refusal.rule, *(f"{k}={v}" for k, v in self.refusal.numbers.items())])


@dataclass(frozen=True, kw_only=True)
class Game(Title, Generic[P]):
    """A title with the functions that every client calls."""

    load_components: Callable[[Any], Any]
    """Components of a source: None for those built in, a folder, an edition. BadInput if it is not a valid set."""
    set_up: Callable[[int, Mapping[str, str], Any], P]
    next_step: Callable[[P], Script[None] | None]
    """The script of the next step; None once the game is over."""
    result: Callable[[P], Result]
    shared: Callable[[P], Json]
    """What everybody may know about the position, collected field by field so that nothing leaks."""
    own: Callable[[P, int], Json]
    """What one seat may know besides; seat -1 is a spectator. Objects that occur in both parts are merged."""
    account: Callable[[P, int], Account]
    """What a seat has now; at the end its points are those of the result."""
    to_json: Callable[[P], Json]
    from_json: Callable[[Json, Any], P]
    redeal: Callable[[P, int, Sequence[tuple[int, str, int]], Random], None]
    """Deal everything this seat has not seen again, in place; the answers (seat, question, answer) given since the
    position stay possible. May depend only on what the seat knows."""
    questions: tuple[Question, ...]
    """Everything its scripts ask seats and chance; new questions, and new answers, are added at the end."""
    key_of: Callable[[str, int], str]
    """The text of an answer to the question of that name."""
    answer_of: Callable[[str, str], int]
    """The answer that a text stands for; ValueError if there is none."""
    refusal: Callable[[P, Ask, int, int], Refusal]
    """The numbers and the rule behind a refusal code."""
    facts_of: Callable[[Tell], Json]
    """The named values of an event."""
    pieces: Callable[[P], Mapping[str, int]]
    """How many pieces of each sort there are; this never changes during a game."""
    kernel_game: Callable[[P, Random], int] | None = None
    """Plays a position to its end with random answers and returns how many choices there were, for games that can list
    options without scripts."""
    playout: Callable[[P, Random], object] | None = None
    """The same, using the quickest way to a random answer."""
    absent: frozenset[str] = frozenset()
    """Codes of refusals that mean “there is no such thing”: clients do not list those as impossible."""
    encoder: "Encoder | None" = None
    """Writes what a seat knows as numbers, for programs that learn."""
    bounds: Bounds | None = None
    """How long games and steps can be, and how high scores; needed with an encoder."""
    lane: "Callable[[Catalogue], Lane] | None" = None
    """A lane that is faster than running the scripts, for batches of games."""
    standing: Standing | None = None
    """How a series is counted, for games that have one."""
    component_files: "ComponentFiles[Any] | None" = None
    """The data files of its components, for games of which there can be other editions."""
    chapter: str | None = None
    """The event that begins a chapter of the game, such as a round: scores can be compared between chapters."""
    older: tuple["Game[P]", ...] = ()
    """The game under every earlier version of its rules, for games begun under them."""

    def __repr__(self) -> str:
        """Its name and its rules' version; it consists of dozens of functions."""
        return f"<Game {self.name}, rules version {self.rules_version}, {_listed(self.seat_counts)} seats>"

    def under(self, rules: int) -> "Game[P] | None":
        """The game under this version of its rules; None if there is no such version."""
        return next((game for game in (self, *self.older) if game.rules_version == rules), None)

    def view(self, position: P, seat: int) -> Json:
        """What a seat may know about the position; seat -1 is a spectator."""
        return joined(self.shared(position), self.own(position, seat))

    @cached_property
    def asked(self) -> Mapping[str, Question]:
        """The questions that seats are asked, by name."""
        return {question.name: question for question in reversed(self.questions) if not question.of_chance}

    @cached_property
    def catalogue(self) -> Catalogue:
        """Every answer of seats and of chance, numbered for programs."""
        declared = [(question.of_chance, (question.name, question.answers)) for question in self.questions]
        return Catalogue(
            [it for of_chance, it in declared if not of_chance], [it for of_chance, it in declared if of_chance]
        )

    def chosen(self, given: Mapping[str, str], seats: int) -> dict[str, str]:
        """Every option with its value: those given, checked, and defaults for the rest."""
        if seats not in self.seat_counts:
            raise BadInput("bad-seat-count", game=self.name, seats=seats, allowed=_listed(self.seat_counts))
        for name, value in given.items():
            self._check_option(name, value, seats)
        return {option.name: given.get(option.name, option.allowed(seats)[0]) for option in self.options}

    def series_options(self, given: Mapping[str, str], values: Sequence[str]) -> list[dict[str, str]]:
        """The options of each game of a series whose own option takes these values; a single game without values."""
        if not values:
            return [dict(given)]
        if self.series is None:
            raise BadInput("no-series", game=self.name)
        if self.series in given:
            raise BadInput("series-and-option", option=self.series)
        return [{**given, self.series: value} for value in values]

    def _check_option(self, name: str, value: str, seats: int) -> None:
        known = {option.name: option for option in self.options}
        if name not in known:
            raise BadInput("bad-option", game=self.name, option=name, allowed=_listed(tuple(known)))
        allowed = known[name].allowed(seats)
        if value not in allowed:
            raise BadInput("bad-option-value", option=name, value=value, allowed=_listed(allowed))


def joined(shared: Json, own: Json) -> Json:
    """Merge what everybody may know and what one seat may know besides into one view."""
    both = {name: joined(shared[name], own[name]) for name in own if isinstance(shared.get(name), dict)}
    return {**shared, **own, **both}


def _listed(values: Sequence[object]) -> str:
    return ", ".join(str(value) for value in values)
