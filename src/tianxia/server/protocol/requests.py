"""Every body that clients send over the HTTP API. What it answers is in `bodies.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tianxia.server.protocol.shapes import ClockRule, Name, Pace, Token, Word


class Body(Struct, forbid_unknown_fields=True):
    """What clients may send."""


class Naming(Body):
    """The name that others shall see."""

    name: Name


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Body):
    """A login of one's own choosing and its password, to come back from anywhere."""

    login: Login
    password: Password


class SeatRequest(Body):
    """Who shall sit in a chair: `me`, anybody (`open`), whoever gets the link (`invited`), or a bot of that level."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: Word | None = None


SeatRequests = Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
Options = Annotated[dict[Word, Word], Meta(max_length=32)]


class NewTable(Body):
    """A table to be made. `series` names the values of the game's series option, game by game. It begins by itself once
    every chair is taken, unless `wait` is set."""

    game: Word
    seats: SeatRequests
    options: Options = {}
    public: bool = False
    pace: Pace = "live"
    clock: ClockRule | None = None
    chat: bool = True
    series: Annotated[list[Word], Meta(max_length=8)] = []
    wait: bool = False


class LessonRequest(Body):
    """A guided game that somebody wants to learn by."""

    game: Word
    lesson: Word = "first"


class ForkRequest(Body):
    """Play on from a finished game: after so many of its answers, with these seats, and a seed of its own."""

    entry: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: SeatRequests
    public: bool = False
    pace: Pace = "live"


class RematchRequest(Body):
    """Another game with the same people: options that shall differ, or nothing for the next of a series."""

    options: Options = {}


class Claim(Body):
    """The token of a link that gives a seat; it travels in the body, so that no log of addresses holds it."""

    token: Token


class Upload(Body):
    """A finished game as a record, in JSON lines or notation."""

    record: Annotated[str, Meta(min_length=1, max_length=900_000)]
