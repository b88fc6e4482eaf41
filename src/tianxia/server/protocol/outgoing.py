"""What the server sends over the socket of a table. What clients may send is in `incoming.py`."""

from typing import Literal

from msgspec import Struct

from tianxia.server.protocol.patches import Change
from tianxia.server.protocol.shapes import ChatLine, Coach, Json, Refusal, RoomNow, Seen, Table, Tree, TurnStep, tag_of

UNASKED = -1
"""The id of a message that answers none of this connection's own."""


class FromServer(Struct, tag_field="type", tag=tag_of):
    """What the server sends."""


class Welcome(FromServer):
    """Everything: the table, what this eye sees, all events so far that it may know, chat, and its draft."""

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
    """With a version: `events` holds only those after it, because the client has the others."""
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
    """Answers were taken back: drop every event whose `after` is `count` or more before adding these."""
    draft: list[str] = []
    """The draft of this eye's seat, where the change leaves it standing."""


class Act(Struct, frozen=True):
    """One entry of the stored list as everybody may know it; the facts are in the events."""

    version: int
    kind: Literal[
        "answer", "take_back", "undo", "redo", "taken", "left", "begin", "stand_in", "back", "pause", "resume",
        "end", "resigned", "chat_switch", "forked", "uploaded",
    ]  # fmt: skip
    seat: int | None
    made: float
    by_bot: bool = False


class Room(FromServer):
    """News that leave the version as it is: who came or went, clocks, proposals, thinking bots."""

    room: RoomNow


class Done(FromServer):
    """The message with this id has been carried out and is stored."""

    id: int
    version: int


class TroubleWith(FromServer):
    """The message with this id (-1: it could not even be read) was refused; nothing has changed."""

    id: int
    code: str
    version: int
    values: Json = {}
    refusal: Refusal | None = None


class Drafted(FromServer):
    """The draft of a seat, or a preview on top of it: what it would bring about as far as its seat can know."""

    id: int
    """-1 where another connection of the same seat has changed the draft."""
    seat: int
    version: int
    answers: list[str]
    changes: list[Change]
    """What would be otherwise in the view that the seat has now."""
    events: list[Json]
    """All events of the draft; `after` tells which answer brings each about."""
    question: str | None = None
    """What the seat is asked next; None where the draft can go no further."""
    options: list[str] | None = None
    barrier: Literal["chance", "others", "sealed", "end"] | None = None
    """Why it can go no further: something would be revealed, others are to answer, or the game would end."""
    steps: list[TurnStep] = []
    """The turn so far, what was forced included."""
    preview: bool = False
    ledger: list[Json] = []
    """What each seat would have more or less of: seat, kind (earned, final or held), what, before and after."""
    complete: bool = False
    """Whether the turn is whole: nothing more is asked, or something about the next turn already."""
    reached: int = 0
    """How many of the wanted spots it has come to."""
    tree: Tree | None = None
    """What may follow, for clients that asked for trees."""
    coach: Coach | None = None
    """In a lesson: what its guide says to this draft."""


class Help(Struct, frozen=True):
    """A free move that would make an answer possible, and the whole draft with both."""

    text: Json
    answers: list[str]


class Reason(FromServer):
    """Why an answer is not allowed; without a refusal it is. Without an answer, nothing asked about lies there."""

    id: int
    seat: int
    answer: str | None
    refusal: Refusal | None
    helps: list[Help] = []
    """What could be done first, so that it is."""


class Candidate(Struct, frozen=True):
    """Something that might be tried, and why it is not allowed, if it is not."""

    answer: str
    spots: list[str]
    text: Json
    refusal: Refusal | None = None


class Candidates(FromServer):
    """Everything that might be tried now; `more` says that the list was cut."""

    id: int
    seat: int
    question: str
    candidates: list[Candidate]
    more: bool = False


class Way(Struct):
    """A turn as far as a bot has thought it through, and what it seems worth."""

    value: float
    steps: list[TurnStep]
    """The first of them answers the open question."""


class Hinted(FromServer):
    """What a bot would answer, and its best answers, best first; values are chances to win or points at the end."""

    id: int
    seat: int
    version: int
    best: list[Way]
    unit: str


class Said(FromServer):
    """A new line of chat."""

    line: ChatLine


class Next(FromServer):
    """The rematch has a table."""

    table: str


class Bye(FromServer):
    """The server is about to close this connection: `stopping`, `forgotten`, `revoked` or `too-slow`. Come again."""

    code: str


Reply = FromServer | None
"""What a handler sends back; None stands for a plain `done`."""

Outgoing = (
    Welcome | Changed | Room | Done | TroubleWith | Drafted | Reason | Candidates | Hinted | Said | Next | Bye
)  # fmt: skip
