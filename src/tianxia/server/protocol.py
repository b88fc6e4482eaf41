"""Every message of the socket, both ways. The bodies of the HTTP API are in `bodies.py`, common shapes in `shapes.py`.

One connection is one pair of eyes at one table: `/api/tables/{id}/socket`. The client's first message is `hello`, the
server's answer is `welcome`. Each client message carries an `id` of the client's choosing; its `done`, `trouble_with`
or other reply carries the same. Messages without `id` are news. Messages that change the game name the `version` on
which they were decided; if the game has moved on since, they are refused with `late` and change nothing.
"""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tianxia.server.shapes import (
    CHAT_LENGTH,
    ChatLine,
    Eye,
    Key,
    Plain,
    Refusal,
    RoomNow,
    SeatNumber,
    Seen,
    Table,
    Version,
    Word,
)

MAX_DRAFT = 64
Number = Annotated[int, Meta(ge=0, le=2**31)]
Keys = Annotated[list[Key], Meta(min_length=1, max_length=MAX_DRAFT)]


def tag_of(name: str) -> str:
    """`DraftUndo` travels as `draft_undo`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", tag=tag_of):
    """What clients may send."""

    id: Number


class FromServer(Struct, tag_field="type", tag=tag_of):
    """What the server sends."""


# -- from the client


class Hello(FromClient):
    """The first message. `since` is the last version seen: the events after it come instead of all. `eye` chooses a
    seat of one's own; without it the first, or a spectator's."""

    since: Version | None = None
    eye: Eye | None = None


class Look(FromClient):
    """Look with other eyes: a seat of one's own, or -1. Answered by `welcome`."""

    eye: Eye


class Answer(FromClient):
    """Play one answer at once. A sealed one waits for the others'."""

    seat: SeatNumber
    version: Version
    answer: Key


class Confirm(FromClient):
    """Play a whole draft, all or nothing."""

    seat: SeatNumber
    version: Version
    answers: Keys


class TakeBack(FromClient):
    """Take back a sealed answer while others still choose."""

    seat: SeatNumber
    version: Version


class DraftAnswer(FromClient):
    """Add an answer to the draft of this seat, or begin it anew with this answer; answered by `drafted`."""

    seat: SeatNumber
    version: Version
    answer: Key
    fresh: bool = False


class DraftUndo(FromClient):
    """Drop the last answer of the draft, or all of it; answered by `drafted`."""

    seat: SeatNumber
    all: bool = False


class Preview(FromClient):
    """What one answer, on top of the draft or `fresh`, would bring about; answered by `drafted` with `preview`."""

    seat: SeatNumber
    version: Version
    answer: Key
    fresh: bool = False


class WhyNot(FromClient):
    """Why an answer, on top of the draft or `fresh`, is not allowed; answered by `reason`."""

    seat: SeatNumber
    answer: Key
    fresh: bool = False


class ListCandidates(FromClient):
    """Everything that might be tried, on top of the draft or `fresh`, with the refusal of what is not allowed."""

    seat: SeatNumber
    fresh: bool = False


class Hint(FromClient):
    """What a bot would answer with this seat's eyes; answered by `hinted`."""

    seat: SeatNumber


class Undo(FromClient):
    """Take back the last own answer, where that is free; `turn` goes back to the start of one's turn."""

    seat: SeatNumber
    version: Version
    turn: bool = False


class ProposeUndo(FromClient):
    """Ask all persons to let the last own answer be taken back beyond a barrier."""

    seat: SeatNumber
    version: Version


class Consent(FromClient):
    """Say yes or no to the open proposal, or withdraw one's own by no."""

    seat: SeatNumber
    yes: bool


class Pause(FromClient):
    """Stop or go on; clocks and bots wait while a table is paused."""

    seat: SeatNumber
    on: bool


class Resign(FromClient):
    """Give up. With two seats the game ends; with more a bot plays the seat to the end."""

    seat: SeatNumber


class StandIn(FromClient):
    """Let a bot play a seat: one's own, or one whose person left. `bot` none gives the seat back to its person."""

    seat: SeatNumber
    bot: Word | None


class Say(FromClient):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class SwitchChat(FromClient):
    """Chat on or off at this table: for its host and everybody seated."""

    on: bool


class Ping(FromClient):
    """Are you there? Answered by `done`."""


Incoming = (
    Hello | Look | Answer | Confirm | TakeBack | DraftAnswer | DraftUndo | Preview | WhyNot | ListCandidates | Hint
    | Undo | ProposeUndo | Consent | Pause | Resign | StandIn | Say | SwitchChat | Ping
)  # fmt: skip


# -- from the server


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
    events: list[Plain] = []
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
    events: list[Plain]
    state: Literal["open", "running", "finished"]
    result: Plain | None = None
    """After the end, as in `Table.result`."""
    rewound: bool = False
    """Answers were taken back: drop every event whose `after` is `count` or more before adding these."""


class Act(Struct, frozen=True):
    """One entry of the stored list as everybody may know it; the facts are in the events."""

    version: int
    kind: Literal[
        "answer", "take_back", "undo", "taken", "left", "begin", "stand_in", "back", "pause", "resume", "end",
        "resigned", "chat_switch", "forked", "uploaded",
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
    values: Plain = {}
    refusal: Refusal | None = None


class Drafted(FromServer):
    """The draft of a seat, or a preview on top of it: what it would bring about as far as its seat can know."""

    id: int
    seat: int
    version: int
    answers: list[str]
    view: Plain
    """The position after these answers, as the seat would see it."""
    events: list[Plain]
    """All events of the draft; `after` tells which answer brings each about."""
    question: str | None = None
    """What the seat is asked next; None where the draft can go no further."""
    options: list[str] | None = None
    barrier: Literal["chance", "others", "sealed", "end"] | None = None
    """Why it can go no further: something would be revealed, others are to answer, or the game would end."""
    preview: bool = False


class Reason(FromServer):
    """Why an answer is not allowed; without a refusal it is."""

    id: int
    seat: int
    answer: str
    refusal: Refusal | None


class Candidate(Struct, frozen=True):
    """Something that might be tried, and why it is not allowed, if it is not."""

    answer: str
    refusal: Refusal | None = None


class Candidates(FromServer):
    """Everything that might be tried now; `more` says that the list was cut."""

    id: int
    seat: int
    question: str
    candidates: list[Candidate]
    more: bool = False


class Hinted(FromServer):
    """What a bot would answer."""

    id: int
    seat: int
    version: int
    answer: str


class Said(FromServer):
    """A new line of chat."""

    line: ChatLine


class Next(FromServer):
    """The rematch has a table."""

    table: str


class Bye(FromServer):
    """The server is about to close this connection: `stopping`, `forgotten`, `revoked` or `too-slow`. Come again."""

    code: str


Outgoing = (
    Welcome | Changed | Room | Done | TroubleWith | Drafted | Reason | Candidates | Hinted | Said | Next | Bye
)  # fmt: skip

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Incoming)
ENCODER = msgspec.json.Encoder()


def socket_schema() -> Plain:
    """The JSON Schema of all messages, for documentation and for the page's types."""
    (incoming, outgoing), shapes = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    schema: Plain = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "tianxia socket"}
    return {**schema, "incoming": incoming, "outgoing": outgoing, "$defs": shapes}
