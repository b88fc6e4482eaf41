"""What clients may send over the socket of a table. What the server sends is in `outgoing.py`."""

from typing import Annotated

from msgspec import Meta, Struct

from tianxia.server.protocol.shapes import CHAT_LENGTH, Eye, Key, SeatNumber, Version, Word, tag_of

PROTOCOL = 3
"""Raised where a page that was loaded before would no longer understand the server, or the server it."""
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
    """The first message. `since` is the last version seen: the events after it come instead of all. `eye` chooses a
    seat of one's own; without it the first, or a spectator's."""

    since: Version | None = None
    eye: Eye | None = None
    protocol: Number | None = None
    """The protocol that the client was made for; with another than ours it is told to load itself again."""
    trees: bool = False
    """Whether the client wants the tree of its seat's turn with everything it is asked."""


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


class Draft(FromClient):
    """Set the draft of this seat: its first `keep` answers (all of them without `keep`), then these.

    Answered by `drafted`; where an answer does not fit, by the refusal of the first that does not, and the draft stays
    as it was. A `preview` is only tried: the draft stays as it was anyway. After the answers it goes on from spot to
    spot of `reach`, as far as each can be reached in one way only.
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
    """What might be tried after the first `keep` answers of the draft, with the refusal of what is not allowed."""

    seat: SeatNumber
    keep: Kept | None = None


class Hint(FromClient):
    """What a bot would answer with this seat's eyes, `drafted` on top of its draft; answered by `hinted`."""

    seat: SeatNumber
    drafted: bool = False


class Undo(FromClient):
    """Take back the last own answer, where that is free; `turn` goes back to the start of one's turn."""

    seat: SeatNumber
    version: Version
    turn: bool = False


class ProposeUndo(FromClient):
    """Ask all persons to let the last own answer be taken back beyond a barrier."""

    seat: SeatNumber
    version: Version


class Redo(FromClient):
    """Play again what was taken back last, where that is free and nobody has answered anything else since."""

    seat: SeatNumber
    version: Version


class ProposeRedo(FromClient):
    """Ask all persons to let it be played again, where moves of others belong to it."""

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
    Hello | Look | Answer | Confirm | TakeBack | Draft | WhyNot | ListCandidates | Hint
    | Undo | ProposeUndo | Redo | ProposeRedo | Consent | Pause | Resign | StandIn | Say | SwitchChat | Ping
)  # fmt: skip
