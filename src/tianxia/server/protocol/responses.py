"""Every body that the HTTP API answers with. What clients send is in `wishes.py`."""

from typing import Literal

from msgspec import Struct

from tianxia.server.protocol.shapes import Json, Moment, Table


class Me(Struct, frozen=True):
    """Who the cookie says you are. `known` is false for somebody without one."""

    known: bool
    name: str | None = None
    login: str | None = None


class OptionInfo(Struct, frozen=True):
    """A choice made before the game; the first value that is allowed at the table is the default."""

    name: str
    values: list[str]
    allowed: dict[int, list[str]]
    """By the number of seats: the values that make sense there."""


class GameInfo(Struct, frozen=True):
    """A game at hand and what can be chosen."""

    name: str
    seat_counts: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str
    """The opponent where nobody has chosen one, and who plays for somebody who is away."""
    hints: bool
    series: str | None
    """The option that a series changes from game to game."""
    lesson: bool
    """Whether there is a guided first game."""
    compiled: bool
    """Whether it runs compiled here; where it does not, bots that search see less far."""


class Games(Struct, frozen=True):
    """Every game at hand."""

    games: list[GameInfo]


class Component(Struct, frozen=True):
    """A datum of a game with where it comes from."""

    id: str
    value: str
    provenance: str
    source: str


class Components(Struct, frozen=True):
    """Every datum of a game with its provenance, and the hash that records carry."""

    game: str
    digest: str
    components: list[Component]


class TablePage(Struct, frozen=True):
    """Some tables, newest first; `next` continues the list."""

    tables: list[Table]
    next: str | None = None


class Invitation(Struct, frozen=True):
    """A link that gives a seat to whoever opens it. Shown once; only its hash is kept."""

    seat: int
    path: str
    """Relative to the root of the site: `join#<token>`. What follows # never reaches a server; the page claims it."""


class Created(Struct, frozen=True):
    """A new table with the links of its invited seats."""

    table: Table
    invitations: list[Invitation]


class Linked(Struct, frozen=True):
    """Where a link leads, before it is claimed: to a free seat, or to somebody's own from another device."""

    kind: Literal["invite", "seat"]
    seat: int
    table: Table


class Claimed(Struct, frozen=True):
    """The seat that a link gave."""

    table: str
    seat: int


class Count(Struct, frozen=True):
    """How many there were."""

    count: int


class Fairness(Struct, frozen=True):
    """Whether the deal was fair: the seed fits the commitment shown at the start, and every draw came from it."""

    committed: bool
    fair: bool
    seed: str | None
    draws: int
    problem: Json | None = None
    """Message code and values where a draw or the seed does not fit."""


class Step(Struct, frozen=True):
    """One answer of a finished game and what it brought about; `view` only where asked for."""

    number: int
    """From 1; step 0 is the beginning."""
    seat: int
    """-1 is chance."""
    question: str
    answer: str
    forced: bool
    made: Moment | None
    events: list[Json]
    move: int
    """How many answers the game had before the move of this one: a seat's answers in a row within a turn."""
    view: Json | None = None
    text: Json | None = None
    """What a seat's answer is called, where its eyes look."""


class Replay(Struct, frozen=True):
    """A stretch of a finished game, from one seat's eyes, a spectator's, or all-seeing."""

    table: Table
    eye: str
    total: int
    steps: list[Step]


class Standing(Struct, frozen=True):
    """The position after so many answers."""

    number: int
    total: int
    view: Json
    asked: list[int]
    question: str | None


class Stage(Struct, frozen=True):
    """Who would have scored what, by source, if a game had ended after so many answers; `others` are no seats."""

    number: int
    scores: list[int]
    parts: list[dict[str, int]]
    others: dict[str, dict[str, int]]
    other_scores: dict[str, int]


class ScoreHistory(Struct, frozen=True):
    """The scores at the beginning of each chapter of a finished game, and at its end; none where it has no chapters."""

    stages: list[Stage]


class Answered(Struct, frozen=True):
    """An answer as the game writes it."""

    question: str
    answer: str


class JudgedMove(Struct, frozen=True):
    """A move against the best one. Where nothing surely better was found, the best one is the one played."""

    number: int
    """How many answers the game had before it."""
    answers: int
    """So many answers it takes, forced ones between and after them included."""
    seat: int
    played: list[Answered]
    best: list[Answered]
    value: float
    best_value: float
    loss: float
    error: float
    """The standard error of the loss."""


class JudgedDeal(Struct, frozen=True):
    """A row of draws, and what it brought each seat beyond what others in its place would have."""

    number: int
    draws: int
    luck: list[float]
    errors: list[float]


class JudgedSeat(Struct, frozen=True):
    """A seat's game: what its moves gave away, how many were the best ones, and what the deals brought."""

    seat: int
    moves: int
    best: int
    loss: float
    luck: float
    loss_error: float
    luck_error: float


class Verdict(Struct, frozen=True):
    """The review of a finished game; values are chances of victory, from 0 to 1, or points."""

    level: str
    unit: Literal["chance", "points"]
    moves: list[JudgedMove]
    deals: list[JudgedDeal]
    seats: list[JudgedSeat]


class ReviewState(Struct, frozen=True):
    """Where the review of a finished game stands."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    """So many moves and deals have been judged,"""
    total: int = 0
    """of so many; 0 while they are being counted."""
    ahead: int = 0
    """So many other games come first."""
    review: Verdict | None = None


class OtherWay(Struct, frozen=True):
    """What the best move would have brought about in place of the one played, and the position after it."""

    number: int
    seat: int
    events: list[Json]
    """As the seat would have seen them."""
    view: Json
    texts: list[Json]
    """What its answers are called."""


class Health(Struct, frozen=True):
    """That the server runs, and how much it holds."""

    status: Literal["ok", "stopping"]
    version: str
    rooms: int
    connections: int
    uptime: float
