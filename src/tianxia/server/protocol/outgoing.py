"""What the server sends over a table's socket. `incoming.py` has what clients may send."""

from typing import Literal

from msgspec import Struct

from tianxia.server.protocol.patches import Change
from tianxia.server.protocol.shapes import ChatLine, Coach, Json, Refusal, RoomNow, Seen, Table, Tree, TurnStep, tag_of

UNASKED = -1
"""The id of a message that replies to none of this connection's own."""


class FromServer(Struct, tag_field="type", tag=tag_of):
    """What the server sends."""


class Welcome(FromServer):
    """Everything: the table, what this eye sees, all events it may know, chat, and its draft."""

    id: int
    table: Table
    room: RoomNow
    eye: int
    mine: list[int]
    version: int
    chat: list[ChatLine]
    seen: Seen | None = None
    """None before the game has begun."""
    events: list[Json] = []
    since: int | None = None
    """If set, `events` has only those after this version: the client has the others."""
    draft: list[str] = []


class Changed(FromServer):
    """The table has moved from version `since` to `version`: what happened, and what this eye sees now."""

    version: int
    since: int
    acts: list["Act"]
    room: RoomNow
    seen: Seen | None
    events: list[Json]
    state: Literal["open", "running", "finished"]
    result: Json | None = None
    """After the end, as in `Table.result`."""
    rewound: bool = False
    """Answers were undone: drop every event whose `after` is `count` or more before adding these."""
    draft: list[str] = []
    """The draft of this eye's seat, if the change leaves it valid."""


class Act(Struct, frozen=True):
    """One stored entry as everybody may know it; the facts are in the events."""

    version: int
    kind: Literal[
        "answer", "take_back", "undo", "redo", "taken", "left", "begin", "stand_in", "back", "pause", "resume",
        "end", "resigned", "chat_switch", "forked", "uploaded",
    ]  # fmt: skip
    seat: int | None
    made: float
    by_bot: bool = False


class Room(FromServer):
    """News that does not change the version: people who came or went, clocks, proposals, thinking bots."""

    room: RoomNow


class Done(FromServer):
    """The message with this id was carried out and stored."""

    id: int
    version: int


class TroubleWith(FromServer):
    """The message with this id (-1: it could not be read) was refused; nothing has changed."""

    id: int
    code: str
    version: int
    values: Json = {}
    refusal: Refusal | None = None


class Drafted(FromServer):
    """The draft of a seat, or a preview: what it would lead to as far as its seat can know."""

    id: int
    """-1 if another connection of the same seat changed the draft."""
    seat: int
    version: int
    answers: list[str]
    changes: list[Change]
    """What would change in the view that the seat has now."""
    events: list[Json]
    """All events of the draft; `after` is the answer that causes each."""
    question: str | None = None
    """The next question to the seat; None if the draft can go no further."""
    options: list[str] | None = None
    barrier: Literal["chance", "others", "sealed", "end"] | None = None
    """Why it can go no further: something would be revealed, others must answer, or the game would end."""
    steps: list[TurnStep] = []
    """The turn so far, including forced answers."""
    preview: bool = False
    ledger: list[Json] = []
    """What each seat would gain or lose: seat, kind (earned, final or held), what, before and after."""
    complete: bool = False
    """Whether the turn is complete: no more questions, or the next one is about another turn."""
    reached: int = 0
    """How many of the wanted spots it reached."""
    tree: Tree | None = None
    """What may follow, for clients that asked for trees."""
    coach: Coach | None = None
    """In a lesson: what it says about this draft."""


class Help(Struct, frozen=True):
    """A free move that would make an answer possible, and the draft with both."""

    text: Json
    answers: list[str]


class Reason(FromServer):
    """Why an answer is not allowed; without a refusal it is. Without an answer, no answer lies on those spots."""

    id: int
    seat: int
    answer: str | None
    refusal: Refusal | None
    helps: list[Help] = []
    """What could be done first to allow it."""


class Candidate(Struct, frozen=True):
    """Something that might be tried, and why it is not allowed, if it is not."""

    answer: str
    spots: list[str]
    text: Json
    refusal: Refusal | None = None


class Candidates(FromServer):
    """Everything that might be tried now; `more` if the list was cut."""

    id: int
    seat: int
    question: str
    candidates: list[Candidate]
    more: bool = False


class Way(Struct):
    """A turn as far as a bot has planned it, and its estimated value."""

    value: float
    steps: list[TurnStep]
    """The first of them answers the open question."""


class Hinted(FromServer):
    """A bot's best answers, best first; values are chances to win or points at the end."""

    id: int
    seat: int
    version: int
    best: list[Way]
    unit: str


class Said(FromServer):
    """A new line of chat."""

    line: ChatLine


class Next(FromServer):
    """The table of the rematch."""

    table: str


class Bye(FromServer):
    """The server is about to close this connection: `stopping`, `forgotten`, `revoked`, `again` or `too-slow`."""

    code: str


Reply = FromServer | None
"""What a handler sends back; None stands for a plain `done`."""

Outgoing = (
    Welcome | Changed | Room | Done | TroubleWith | Drafted | Reason | Candidates | Hinted | Said | Next | Bye
)  # fmt: skip
