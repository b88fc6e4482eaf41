"""What clients may send over a table's socket. `outgoing.py` has what the server sends."""

from typing import Annotated

from msgspec import Meta, Struct

from tianxia.server.protocol.shapes import CHAT_LENGTH, Eye, Key, SeatNumber, Version, Word, tag_of

PROTOCOL = 4
"""Raised when a page loaded earlier and the server would no longer understand each other."""
MAX_DRAFT = 64
Number = Annotated[int, Meta(ge=0, le=2**31)]
Keys = Annotated[list[Key], Meta(min_length=1, max_length=MAX_DRAFT)]
Path = Annotated[list[Key], Meta(max_length=MAX_DRAFT)]
Spots = Annotated[list[Key], Meta(max_length=MAX_DRAFT)]
Kept = Annotated[int, Meta(ge=0, le=MAX_DRAFT)]


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type", tag=tag_of):
    """What clients may send."""

    id: Number


class Hello(FromClient):
    """The first message. `since` is the last version seen: only events after it are sent. `eye` chooses one of one's
    own seats; the default is the first, or a spectator's eye."""

    since: Version | None = None
    eye: Eye | None = None
    protocol: Number | None = None
    """The protocol that the client was made for; if it is not ours, the client is told to reload."""
    trees: bool = False
    """Whether the client wants the tree of its seat's turn with every question."""


class Look(FromClient):
    """Look through other eyes: one of one's own seats, or -1. Answered by `welcome`."""

    eye: Eye


class Answer(FromClient):
    """Play one answer at once. A sealed one waits for the others."""

    seat: SeatNumber
    version: Version
    answer: Key


class Confirm(FromClient):
    """Play a whole draft, all or nothing."""

    seat: SeatNumber
    version: Version
    answers: Keys


class TakeBack(FromClient):
    """Withdraw a sealed answer while others still choose."""

    seat: SeatNumber
    version: Version


class Draft(FromClient):
    """Set the draft of this seat: its first `keep` answers (all of them without `keep`), then these.

    Answered by `drafted`, or, if an answer is not allowed, by its refusal, and the draft does not change. A `preview`
    never changes the draft. After the answers it continues from spot to spot of `reach`, as long as each can be reached
    in only one way.
    """

    seat: SeatNumber
    version: Version
    answers: Path
    keep: Kept | None = None
    preview: bool = False
    reach: Spots = []


class WhyNot(FromClient):
    """Why the last of these answers, after the first `keep` of the draft, is not allowed; answered by `reason`.

    With `spots`: why what lies on all of them cannot be chosen after these answers.
    """

    seat: SeatNumber
    answers: Path = []
    keep: Kept | None = None
    spots: Spots = []


class ListCandidates(FromClient):
    """What might be tried after the first `keep` answers of the draft, with refusals of what is not allowed."""

    seat: SeatNumber
    keep: Kept | None = None


class Hint(FromClient):
    """What a bot would answer through this seat's eyes, with `drafted` after its draft; answered by `hinted`."""

    seat: SeatNumber
    drafted: bool = False


class Undo(FromClient):
    """Undo one's last answer, if that is free; `turn` goes back to the start of one's turn."""

    seat: SeatNumber
    version: Version
    turn: bool = False


class ProposeUndo(FromClient):
    """Ask everybody for consent to undo one's last answer beyond a barrier."""

    seat: SeatNumber
    version: Version


class Redo(FromClient):
    """Redo what was undone last, if that is free and nobody has answered anything else since."""

    seat: SeatNumber
    version: Version


class ProposeRedo(FromClient):
    """Ask everybody for consent to a redo that includes moves of others."""

    seat: SeatNumber
    version: Version


class Consent(FromClient):
    """Say yes or no to the open proposal; no withdraws one's own."""

    seat: SeatNumber
    yes: bool


class Pause(FromClient):
    """Pause or resume; clocks and bots wait while a table is paused."""

    seat: SeatNumber
    on: bool


class Resign(FromClient):
    """Give up. With two seats the game ends; with more a bot plays the seat to the end."""

    seat: SeatNumber


class StandIn(FromClient):
    """Let a bot play a seat: one's own, or one whose person left. Without `bot` its person gets the seat back."""

    seat: SeatNumber
    bot: Word | None


class Say(FromClient):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class SwitchChat(FromClient):
    """Turn chat on or off at this table: for its host and everybody seated."""

    on: bool


class Ping(FromClient):
    """Are you there? Answered by `done`."""


Incoming = (
    Hello | Look | Answer | Confirm | TakeBack | Draft | WhyNot | ListCandidates | Hint
    | Undo | ProposeUndo | Redo | ProposeRedo | Consent | Pause | Resign | StandIn | Say | SwitchChat | Ping
)  # fmt: skip
