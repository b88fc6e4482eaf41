"""The shapes that both the socket and the HTTP API send: seats, tables, clocks, refusals and errors.

Everything here is data; clients make sentences of it with `locale/`.
"""

import re
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tianxia.server.protocol.patches import Change

NAME_LENGTH = 40
CHAT_LENGTH = 500
KEY_LENGTH = 200
USED_HINT = ""
"""What stands in the chat when a player uses a hint: nobody can write it."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="plain text, shown escaped")]
Key = Annotated[str, Meta(min_length=1, max_length=KEY_LENGTH, description="an answer as the game writes it")]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Eye = Annotated[int, Meta(ge=-1, le=15, description="a seat, or -1 for a spectator")]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Moment = Annotated[float, Meta(description="seconds since 1970, UTC")]
Json = dict[str, Any]

SeatKind = Literal["person", "open", "invited", "bot"]
Phase = Literal["open", "running", "finished"]
Pace = Literal["live", "leisure"]
AtZero = Literal["nothing", "bot", "loss"]


def tag_of(name: str) -> str:
    """`TakeBack` is sent as `take_back`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Refusal(Struct, frozen=True):
    """Why an answer is not allowed. The words are `<game>-refusal-<code>`, or `refusal-<code>` without a rule."""

    code: str
    rule: str
    numbers: Json


class Trouble(Struct, frozen=True):
    """What went wrong, as data; nothing has changed. The words are the message `server-<code>`, or `<code>` if the
    engine found the fault, with these values."""

    code: str
    values: Json = {}
    refusal: Refusal | None = None


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time per seat, what the end of a turn adds to it, and what happens when it runs out."""

    seconds: Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 30)]
    increment: Annotated[int, Meta(ge=0, le=60 * 60 * 24)] = 0
    at_zero: AtZero = "nothing"


class Seat(Struct, frozen=True):
    """A seat and who has it. `stand_in` names the bot that plays for a person who left or asked for it."""

    seat: int
    kind: SeatKind
    name: str | None
    """A person's name; None for an empty seat, a bot, or somebody who asked to be forgotten."""
    bot: str | None = None
    """The level of a bot in this seat."""
    stand_in: str | None = None
    gone: bool = False
    """Whether its person left for good (resigned or walked away): a bot may play the seat."""
    mine: bool = False
    """Whether the viewer may play this seat."""


class Series(Struct, frozen=True):
    """Several games counted together: the option that changes, its value game by game, and the standing."""

    option: str
    values: list[str]
    number: int
    """Which game of the series this table is, from 0."""
    standing: list[int] | None = None
    """Sums by seat over the finished games."""
    ahead: list[int] = []


class Forked(Struct, frozen=True):
    """The point of a finished game that this one continues; of a game at a private table, only its host hears."""

    table: str
    entry: int


class Allowed(Struct, frozen=True):
    """What may help a player at a table; everybody there sees this, and the server holds to it."""

    hints: bool
    """What a bot would play."""
    previews: bool
    """What a turn would gain and cost, before it is played."""
    undo: bool


class TableEdition(Struct, frozen=True):
    """The edition of a table's components."""

    id: str
    name: str
    credits: str


class Table(Struct, frozen=True):
    """A table as the lobby and the page around the board need it, for one viewer."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seats: list[Seat]
    public: bool
    pace: Pace
    chat: bool
    state: Phase
    made: Moment
    version: int
    clock: ClockRule | None = None
    begun: Moment | None = None
    ended: Moment | None = None
    result: Json | None = None
    """After the end: winners, scores and reason (the game's own, or `resigned`, `time`, `uploaded`)."""
    asked: list[int] = []
    """Seats that have a question to answer."""
    mine: list[int] = []
    """Seats that the viewer may play."""
    kept: list[int] = []
    """Seats of a rematch that are kept for the viewer."""
    my_turn: bool = False
    host: bool = False
    """Whether the viewer created the table."""
    paused: bool = False
    commitment: str | None = None
    """The hash of the secret seed and the header, shown from the start."""
    series: Series | None = None
    previous: str | None = None
    """The table that this is a rematch of."""
    next: str | None = None
    """The table of the rematch."""
    forked: Forked | None = None
    lesson: str | None = None
    """The lesson that guides this game."""
    allowed: Allowed = Allowed(True, True, True)
    rated: bool = False
    """Whether the game counts for ratings; it allows no help."""
    deal: str | None = None
    """The duplicate deal that is played here and at other tables."""
    tournament: str | None = None
    edition: TableEdition | None = None
    """The edition of its components; null for those built in."""
    secret_until: Moment | None = None
    """A daily deal that others may still play: nothing of a finished game is told before then."""
    local_only: bool = False
    """Whether only this machine can connect, so that invitation links are of no use to others."""


class ChatLine(Struct, frozen=True):
    """Something said at the table: plain text. An empty one says that a player used a hint."""

    number: int
    name: str | None
    seat: int
    """The speaker's seat, -1 for a spectator."""
    text: str
    made: Moment


class Asked(Struct, frozen=True):
    """A seat and the question it must answer; several at once are answered secretly."""

    seat: int
    question: str


class Coach(Struct, frozen=True):
    """What a lesson says: the game is `on` its path, `off` it because of another answer, or the lesson is `done`."""

    state: Literal["on", "off", "done"]
    number: int
    """The number of its text, counted from 1."""
    total: int
    """How many texts the lesson has."""
    say: str | None
    answers: list[str] = []
    """The answers of the one click advised now; empty if the draft has all that is advised, or differs from it."""
    spots: list[str] = []
    """Where to click."""
    text: Json | None = None
    """The words of that choice."""
    other: bool = False
    """Whether the draft differs from the advice."""


class TurnStep(Struct, frozen=True):
    """An answer of a turn: its question and what that is about, its spots on the table, its words, and whether it was
    forced."""

    question: str
    about: Json
    key: str
    spots: list[str]
    text: Json
    forced: bool
    notes: list[Json] = []


class TreeChoice(Struct, frozen=True, array_like=True):
    """A choice of a question in a tree; spots and texts by their places in the tree's lists."""

    key: str
    spots: list[int]
    text: int
    """-1 in a question with very many choices."""
    then: int
    """The question it leads to; -1: it completes the turn, -2: not explored."""
    quiet: bool = False
    """Whether it only says what is meant, such as which card, and nothing happens yet."""
    notes: list[int] = []
    group: int = -1
    """The heading it is listed under."""
    also: list[int] = []
    """The spots of forced answers after it."""


class TreeNode(Struct, frozen=True, array_like=True):
    """A question in a tree."""

    question: str
    choices: list[TreeChoice]
    many: bool = False
    """Whether its choices are usually taken one after another."""


class Tree(Struct, frozen=True):
    """A turn as far as it can be foreseen: its questions, the open one first, with their choices and what follows."""

    nodes: list[TreeNode]
    spots: list[str]
    texts: list[Json]


class Seen(Struct, frozen=True):
    """Everything that one eye sees now."""

    view: Json | None
    """None if `changes` give the difference from the view before."""
    asked: list[Asked]
    given: list[int]
    """Seats whose sealed answers wait for the others."""
    chance: str | None
    question: str | None
    """The question to this eye's seat, if any."""
    about: Json | None
    """What that question is about: the card being played, the region chosen."""
    options: list[str] | None
    steps: list[TurnStep]
    """This seat's answers in the current step, including forced ones."""
    result: Json | None
    count: int
    """How many answers the game has, including chance's and forced ones; events refer to them in `after`."""
    last_own: int | None = None
    """The number of this seat's last chosen answer: events with `after` from there on are news to it."""
    undo: Literal["free", "consent", "none"] = "none"
    """Whether undoing one's last answer is free, needs everybody's consent, or is impossible."""
    undoes: list[int] = []
    """The other seats whose moves would be undone with it, as far as this eye knows."""
    redo: Literal["free", "consent", "none"] = "none"
    """The same for redoing what this seat's person undid last."""
    sealed: bool = False
    """Whether several seats answer the open question secretly."""
    coach: Coach | None = None
    """In a lesson, for the learner."""
    changes: list[Change] | None = None
    """Set in order, they turn the view that this eye had into this one."""
    tree: Tree | None = None
    """The turn of this eye's seat, for clients that asked for trees."""


class Clocks(Struct, frozen=True):
    """Seconds left per seat when this was sent, and whose clocks run."""

    left: list[float]
    running: list[int]


class Proposal(Struct, frozen=True):
    """A request to undo answers beyond a barrier, or to redo them: who asks, and whose consent is missing."""

    seat: int
    count: int
    """How many answers would remain; for a redo, how many there are."""
    missing: list[int]
    redo: bool = False


class RoomNow(Struct, frozen=True):
    """What changes at a table beside the game: who is there, pauses, clocks, proposals."""

    seats: list[Seat]
    here: list[int]
    """Seats with somebody connected."""
    spectators: int
    paused: bool
    clocks: Clocks | None = None
    proposal: Proposal | None = None
    thinking: list[int] = []
    """Seats whose bot is thinking."""
    resigned: list[int] = []
    """Seats whose person resigned: a bot plays them to the end, and nobody gets them back."""
