"""Bodies of the HTTP API about tournaments and duplicate deals: what clients send, and what they get back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tianxia.server.protocol.requests import Body, Options
from tianxia.server.protocol.shapes import ClockRule, Moment, Pace, Phase, Word

Form = Literal["swiss", "round_robin", "arena"]
Late = Literal["no", "zero", "half"]
Missing = Literal["bot", "forfeit"]
TournamentState = Literal["open", "running", "finished", "cancelled"]
Title = Annotated[str, Meta(min_length=1, max_length=60, description="plain text, shown escaped")]
USUAL_CLOCK = ClockRule(600, 5, "loss")


class NewTournament(Body):
    """A tournament to hold. Without `rounds` a Swiss has as many as are usual; only an arena has `minutes`. Who is not
    at the table after `grace` seconds forfeits, or `bot` plays for them. `late` says whether people may still join, and
    what a round counts that they missed; without it they may, except in a round robin."""

    name: Title
    form: Form
    game: Word
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    options: Options = field(default_factory=dict)
    pace: Pace = "live"
    clock: ClockRule = USUAL_CLOCK
    public: bool = True
    rated: bool = False
    duplicate: bool = False
    rounds: Annotated[int, Meta(ge=1, le=30)] | None = None
    minutes: Annotated[int, Meta(ge=5, le=1440)] | None = None
    late: Late | None = None
    missing: Missing = "bot"
    bot: Word | None = None
    grace: Annotated[int, Meta(ge=10, le=86_400)] = 300
    by_itself: bool = True
    most: Annotated[int, Meta(ge=2, le=512)] = 64
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None


class Entry(Body):
    """Enter oneself, or, for the organiser, some bots of a level."""

    bot: Word | None = None
    count: Annotated[int, Meta(ge=1, le=128)] = 1


class TournamentTerms(Struct, frozen=True):
    """What was chosen for a tournament, and how far it is."""

    id: str
    name: str
    form: Form
    game: str
    options: dict[str, str]
    seats: int
    pace: Pace
    clock: ClockRule
    public: bool
    rated: bool
    duplicate: bool
    rounds: int | None
    """All rounds; none before it begins unless the organiser chose, and none in an arena."""
    minutes: int | None
    late: Late
    missing: Missing
    bot: str
    grace: int
    by_itself: bool
    most: int
    starts: Moment | None
    state: TournamentState
    made: Moment
    begun: Moment | None
    ended: Moment | None
    organiser: str | None
    """The organiser's name."""
    mine: bool
    """Whether the viewer is the organiser."""
    entrants: int
    """How many have entered and not withdrawn."""
    entered: bool
    """Whether the viewer has entered and not withdrawn."""
    round: int
    """The round that is played, or was last; 0 before the first."""


class Tournaments(Struct, frozen=True):
    """Tournaments in a list, newest first; `next` continues it."""

    tournaments: list[TournamentTerms]
    next: str | None


class Entrant(Struct, frozen=True):
    """Somebody who takes part, or a bot; who was forgotten has no name."""

    number: int
    name: str | None
    player: str | None
    bot: str | None
    withdrawn: bool
    you: bool


class Cell(Struct, frozen=True):
    """What a round brought to an entrant. Who joined late has `missed` the rounds before."""

    round: int
    outcome: Literal["won", "drawn", "lost", "bye", "walkover", "absent", "missed", "playing"]
    points: float
    opponents: list[int]
    table: str | None = None
    margin: int | None = None
    """Points ahead of the best opponent."""


class Place(Struct, frozen=True):
    """An entrant in the standings; who is equal in everything shares a place."""

    entrant: int
    place: int
    points: float
    tie_breaks: dict[str, float]
    decided_by: str | None
    """The tie-break that put them behind the one above, who has as many points."""
    cells: list[Cell]


class Pair(Struct, frozen=True):
    """Entrants who meet, in the order of their seats."""

    round: int
    board: int
    entrants: list[int]
    state: Literal["waiting", "running", "finished", "bye", "walkover"]
    table: str | None
    absent: list[int]
    """Who forfeits."""
    here: list[int]
    """Who has sat down."""
    until: Moment | None
    """When those who are not there are too late."""
    scores: list[int]
    points: list[float]
    """Of the tournament, once it is over."""
    rated: bool | None
    """Whether it counted, once it is over."""
    ended: Moment | None


class TournamentRound(Struct, frozen=True):
    """One round; in an arena, the games that are played and the last ones that ended."""

    number: int
    begun: Moment
    deal: str | None
    """The deal that all tables share."""
    pairs: list[Pair]


class NextGame(Struct, frozen=True):
    """The viewer's own game: to sit down at, or under way."""

    table: str
    seat: int
    opponents: list[int]
    state: Phase
    seated: bool
    my_turn: bool
    until: Moment | None


class Tournament(Struct, frozen=True):
    """A tournament with its standings and its round."""

    terms: TournamentTerms
    people: list[Entrant]
    standings: list[Place]
    tie_breaks: list[str]
    """In the order in which they decide."""
    current: TournamentRound | None
    game: NextGame | None
    may_join: bool
    """Whether it is not too late to enter."""
    now: Moment


class DealSeat(Struct, frozen=True):
    """A seat at one of the tables that share a deal."""

    seat: int
    kind: Literal["person", "open", "invited", "bot"]
    name: str | None
    player: str | None
    bot: str | None
    score: int | None
    place: int | None
    margin: int | None
    """Points ahead of the best opponent at the table."""
    outdone: float | None
    """The share of those in the same seat at the other tables who had a smaller margin; equals count half."""
    you: bool


class DealTable(Struct, frozen=True):
    """One of the tables that share a deal."""

    table: str
    state: Phase
    ended: Moment | None
    seats: list[DealSeat]


class Deal(Struct, frozen=True):
    """One deal at several tables, side by side. While it is `secret`, nobody may look at another table."""

    id: str
    game: str
    options: dict[str, str]
    secret: bool
    tournament: str | None
    round: int | None
    tables: list[DealTable]
