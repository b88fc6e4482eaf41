"""Every body that the HTTP API sends. `requests.py` has what it takes."""

from typing import Literal

from msgspec import Struct

from tianxia.server.protocol.shapes import Json, Moment, Pace, Table


class Me(Struct, frozen=True):
    """Who you are by your cookie; `known` is false without one."""

    known: bool
    name: str | None = None
    """None before it is given: nobody has met you yet."""
    login: str | None = None
    account: bool = False
    """Whether you can sign in again, with a password or a passkey."""
    code: str | None = None
    """A new recovery code. Shown once; only its hash is stored."""
    visible: bool = False
    """Whether those who follow you see when you are here."""


class Ways(Struct, frozen=True):
    """How people can sign in and recover accounts here, besides passwords and printed codes."""

    passkeys: bool
    mail: bool


class Passkey(Struct, frozen=True):
    """A passkey, and the device it was made on."""

    id: str
    device: str | None
    made: Moment
    used: Moment | None = None


class Device(Struct, frozen=True):
    """A device where you are signed in."""

    id: str
    device: str | None
    made: Moment
    seen: Moment | None = None
    """When it was last used, to the hour."""
    here: bool = False
    """Whether it is this one."""


class Account(Struct, frozen=True):
    """Everything about your account that you can change."""

    me: Me
    since: Moment | None
    password: bool
    """Whether you have one."""
    email: str | None
    code: bool
    """Whether your printed recovery code is still good."""
    passkeys: list[Passkey]
    devices: list[Device]
    ways: Ways


class OptionInfo(Struct, frozen=True):
    """A choice before the game; the default is the first value allowed at the table."""

    name: str
    values: list[str]
    allowed: dict[int, list[str]]
    """The values allowed for each number of seats."""


class GameInfo(Struct, frozen=True):
    """A game and its choices."""

    name: str
    seat_counts: list[int]
    rules: int
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str
    """The default opponent, which also plays for people who are away."""
    hints: bool
    series: str | None
    """The option that a series changes from game to game."""
    lesson: bool
    """Whether there is a guided first game."""
    compiled: bool
    """Whether it runs compiled here; if not, searching bots see less far."""


class Games(Struct, frozen=True):
    """Every game this server has."""

    games: list[GameInfo]
    compiling: bool = False
    """Whether what is not compiled is being compiled now, for the server's next start."""


class Component(Struct, frozen=True):
    """A datum of a game with its source."""

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
    """A link that gives a seat to the person who opens it. Shown once; only its hash is stored."""

    seat: int
    path: str
    """Relative to the root of the site: `join/<game>#<token>`, or `join#<token>` for one's own seat. What follows #
    never reaches a server; the page claims it."""


class Created(Struct, frozen=True):
    """A new table with the links of its invited seats."""

    table: Table
    invitations: list[Invitation]


class Seek(Struct, frozen=True):
    """How it stands with your request to be matched: you wait, or sit at a table, or there is none."""

    state: Literal["none", "waiting", "matched"]
    table: str | None = None
    """The table you were put at."""
    game: str | None = None
    pace: Pace | None = None
    seats: int = 0
    rated: bool = False
    within: int | None = None
    """How far the others' ratings may be from yours at first; None for any distance."""
    waited: float = 0.0
    """Seconds."""
    width: int | None = None
    """How far they may be by now."""
    others: int = 0
    """How many others wait for the same, whatever their ratings."""
    bots_after: float = 0.0
    """The seconds after which a page should offer bots instead."""
    bot: str | None = None
    """The bot nearest to your rating."""


class Linked(Struct, frozen=True):
    """Where an unclaimed link leads: to a free seat, or to one's own seat from another device."""

    kind: Literal["invite", "seat"]
    seat: int
    table: Table
    host: str | None = None
    """The name of the person who created the table."""


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
    """Message code and values if a draw or the seed does not fit."""


class Step(Struct, frozen=True):
    """One answer of a finished game with its events; `view` only on request."""

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
    """How many answers came before this one's move; a move is a seat's answers in a row within a turn."""
    view: Json | None = None
    text: Json | None = None
    """The words of a seat's answer, through that seat's eyes."""


class Replay(Struct, frozen=True):
    """A stretch of a finished game, through the eyes of a seat or a spectator, or all-seeing."""

    table: Table
    eye: str
    total: int
    steps: list[Step]


class Standing(Struct, frozen=True):
    """The position after a number of answers."""

    number: int
    total: int
    view: Json
    asked: list[int]
    question: str | None


class Stage(Struct, frozen=True):
    """What each seat would have scored, by source, had the game ended there; `others` play without a seat."""

    number: int
    scores: list[int]
    parts: list[dict[str, int]]
    others: dict[str, dict[str, int]]
    other_scores: dict[str, int]


class ScoreHistory(Struct, frozen=True):
    """The scores at the start of each chapter of a finished game and at its end; empty without chapters."""

    stages: list[Stage]


class Answered(Struct, frozen=True):
    """An answer as the game writes it."""

    question: str
    answer: str


class JudgedMove(Struct, frozen=True):
    """A move compared with the best one. If nothing clearly better was found, the move played is the best."""

    number: int
    """How many answers the game had before it."""
    answers: int
    """How many answers it takes, including forced ones between and after them."""
    seat: int
    played: list[Answered]
    best: list[Answered]
    value: float
    best_value: float
    loss: float
    error: float
    """The standard error of the loss."""
    chance: float | None
    """The seat's chance of winning after the move; null if the judge does not tell."""


class JudgedDeal(Struct, frozen=True):
    """A row of draws, and what it gained each seat compared with other draws in its place."""

    number: int
    draws: int
    luck: list[float]
    errors: list[float]


class JudgedSeat(Struct, frozen=True):
    """A seat's game: what its moves gave away, how many were best, and its luck with the deals."""

    seat: int
    moves: int
    best: int
    loss: float
    luck: float
    loss_error: float
    luck_error: float


class Verdict(Struct, frozen=True):
    """The review of a finished game; values are chances to win, from 0 to 1, or points."""

    level: str
    unit: Literal["chance", "points"]
    moves: list[JudgedMove]
    deals: list[JudgedDeal]
    seats: list[JudgedSeat]


class ReviewState(Struct, frozen=True):
    """The progress of a review."""

    state: Literal["none", "waiting", "working", "refining", "done", "failed"]
    """`refining`: there is a review, and a stronger judge takes a closer look."""
    done: int = 0
    """How many moves and deals are judged."""
    total: int = 0
    """How many there are; 0 while they are being counted."""
    ahead: int = 0
    """How many other games come first."""
    review: Verdict | None = None


class OtherWay(Struct, frozen=True):
    """What the best move would have led to instead of the one played, and the position after it."""

    number: int
    seat: int
    events: list[Json]
    """As the seat would have seen them."""
    view: Json
    texts: list[Json]
    """The words of its answers."""


class Health(Struct, frozen=True):
    """That the server runs, and how much it holds."""

    status: Literal["ok", "stopping"]
    version: str
    rooms: int
    connections: int
    uptime: float


class Ready(Struct, frozen=True):
    """That the server can do its work."""

    status: Literal["ready"]
