"""Every body that clients send over the HTTP API. `responses.py` has what they get back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tianxia.server.protocol.shapes import ClockRule, Json, Name, Pace, Token, Word


class Body(Struct, forbid_unknown_fields=True):
    """What clients may send."""


class Naming(Body):
    """The name that others see. A visitor needs none before others meet them."""

    name: Name | None = None


Login = Annotated[str, Meta(min_length=3, max_length=40, pattern="^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Code = Annotated[str, Meta(min_length=8, max_length=60, description="a code, with or without its dashes")]
Email = Annotated[str, Meta(max_length=254, pattern=r"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$")]


class Credentials(Body):
    """The name or the login of an account and its password, to sign in from anywhere."""

    login: Name
    password: Password


class NewPassword(Body):
    """A password to use from now on; `old` is the current password, if there is one. A login is another name to sign
    in with."""

    password: Password
    login: Login | None = None
    old: Password | None = None


class PasskeyAnswer(Body):
    """What the browser has made of the options, as `toJSON()` writes it."""

    credential: Json


class Recovery(Body):
    """A recovery code, printed or from an e-mail, and the password to use from now on, if any."""

    login: Name
    code: Code
    password: Password | None = None


class LostWay(Body):
    """The name or the login of an account whose person cannot sign in."""

    login: Name


class NewEmail(Body):
    """Where to send recovery codes; it must be confirmed."""

    email: Email


class Confirmation(Body):
    """The code from an e-mail."""

    code: Code


class SeatRequest(Body):
    """Who gets a seat: `me`, anybody (`open`), somebody with the link (`invited`), or a bot of that level."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: Word | None = None


SeatRequests = Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
Options = Annotated[dict[Word, Word], Meta(max_length=32)]


EditionId = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="the id of an edition")]


class NewTable(Body):
    """A table to create. `series` lists the values of the game's series option, game by game. It begins once every seat
    is taken, unless `wait` is set. Hints, previews and undo are allowed by default unless other people play; a rated
    game allows none of them. With several `tables` one deal is played at all of them: the others have open seats where
    this one has the sender's. Without an edition, the built-in components are used."""

    game: Word
    seats: SeatRequests
    options: Options = {}
    public: bool = False
    pace: Pace = "live"
    clock: ClockRule | None = None
    chat: bool = True
    series: Annotated[list[Word], Meta(max_length=8)] = []
    wait: bool = False
    hints: bool | None = None
    previews: bool | None = None
    undo: bool | None = None
    rated: bool = False
    edition: EditionId | None = None
    tables: Annotated[int, Meta(ge=1, le=16)] = 1


class SeekRequest(Body):
    """What game somebody waits for, and how far from theirs the others' ratings may be: any distance without `within`.
    The range widens while they wait."""

    game: Word
    pace: Pace = "live"
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    rated: bool = False
    within: Annotated[int, Meta(ge=50, le=1000)] | None = None


class Showing(Body):
    """Whether those who follow you may see when you are here."""

    visible: bool


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


FileName = Annotated[str, Meta(min_length=1, max_length=60)]
FileText = Annotated[str, Meta(max_length=300_000)]


class EditionUpload(Body):
    """An edition as its file has it."""

    edition: Annotated[str, Meta(min_length=1, max_length=300_000)]


class ComponentTexts(Body):
    """Component files to check; the built-in ones replace those that are missing."""

    files: Annotated[dict[FileName, FileText], Meta(max_length=16)] = {}


class Upload(Body):
    """A finished game as a record, in JSON lines or notation."""

    record: Annotated[str, Meta(min_length=1, max_length=900_000)]
