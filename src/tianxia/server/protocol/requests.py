"""Every body that clients send over the HTTP API. `responses.py` has what they get back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tianxia.server.protocol.shapes import ClockRule, Name, Pace, Token, Word


class Body(Struct, forbid_unknown_fields=True):
    """What clients may send."""


class Naming(Body):
    """The name that others see."""

    name: Name


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Body):
    """A login and its password, to log in from anywhere."""

    login: Login
    password: Password


class NewPassword(Credentials):
    """A login and a password to use from now on; `old` is the current password, if there is one."""

    old: Password | None = None


class SeatRequest(Body):
    """Who gets a seat: `me`, anybody (`open`), somebody with the link (`invited`), or a bot of that level."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: Word | None = None


SeatRequests = Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
Options = Annotated[dict[Word, Word], Meta(max_length=32)]


class NewTable(Body):
    """A table to create. `series` lists the values of the game's series option, game by game. It begins once every seat
    is taken, unless `wait` is set."""

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
    """A guided game to learn by."""

    game: Word
    lesson: Word = "first"


class ForkRequest(Body):
    """Play on from a finished game: after `entry` of its answers, with these seats and a new seed."""

    entry: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: SeatRequests
    public: bool = False
    pace: Pace = "live"


class RematchRequest(Body):
    """Another game with the same people: with other options, or none for the next game of a series."""

    options: Options = {}


class Claim(Body):
    """The token of a link that gives a seat; it is sent in the body, so that no log of addresses has it."""

    token: Token


class Upload(Body):
    """A finished game as a record, in JSON lines or notation."""

    record: Annotated[str, Meta(min_length=1, max_length=900_000)]
