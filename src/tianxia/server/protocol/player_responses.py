"""Bodies that the HTTP API sends about players: ratings, results, leaderboards and daily deals."""

from typing import Literal

from msgspec import Struct

from tianxia.server.protocol.shapes import Moment, Pace, Table

Outcome = Literal["won", "drawn", "lost", "none"]


class PlayerRating(Struct, frozen=True):
    """A rating: with 95 % certainty the strength is within `mean` ± `range`. Provisional until `settled`."""

    game: str
    pace: Pace
    mean: float
    range: float
    games: int
    won: int
    settled: bool
    best: float | None


class Player(Struct, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    since: Moment
    """When they first came, to the day."""
    you: bool
    ratings: list[PlayerRating]
    followed: bool
    """Whether the viewer follows them."""
    streak: int
    """Days in a row, up to today or yesterday, with a counted daily deal."""


class Friend(Struct, frozen=True):
    """Somebody you follow."""

    player: str
    name: str
    here: bool
    """Whether they are here now; false for those who do not show it."""
    last: Moment | None
    """When they were last here, to the minute, if they show it."""
    table: Table | None
    """A public table of theirs that has not ended: an open one, if there is one."""


class Friends(Struct, frozen=True):
    """The people you follow, those who are here first."""

    friends: list[Friend]
    visible: bool
    """Whether those who follow you see when you are here."""
    limit: int
    """How many people you may follow."""


class FoundPlayer(Struct, frozen=True):
    """Somebody in a list."""

    id: str
    name: str


class FoundPlayers(Struct, frozen=True):
    """People whose names fit."""

    players: list[FoundPlayer]


class CurvePoint(Struct, frozen=True):
    """A rating after the last rated game of a day."""

    day: str
    mean: float
    range: float


class Curve(Struct, frozen=True):
    """How a rating has changed, day by day."""

    points: list[CurvePoint]


class Tally(Struct, frozen=True):
    """Games by their outcome."""

    won: int = 0
    drawn: int = 0
    lost: int = 0


class SeatsTally(Struct, frozen=True):
    """Games with a number of players."""

    seats: int
    tally: Tally


class Rival(Struct, frozen=True):
    """Games against one person or bot, by who had the better place."""

    tally: Tally
    player: str | None = None
    name: str | None = None
    bot: str | None = None


class Statistics(Struct, frozen=True):
    """Somebody's results, as far as the viewer may see them."""

    all: Tally
    by_seats: list[SeatsTally]
    people: Tally
    """Against people, opponent by opponent."""
    bots: list[Rival]
    rivals: list[Rival]
    """The people they met most often."""
    rival_count: int
    abandoned: int
    """Games that they did not play to the end."""


class ResultSeat(Struct, frozen=True):
    """A seat of a finished game."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    rank: int | None
    outcome: Outcome
    score: int | None
    abandoned: bool
    change: float | None
    """What a rated game changed in the rating."""
    rating: float | None
    """The rating after it."""
    you: bool


class FinishedGameRow(Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    options: dict[str, str]
    pace: Pace
    public: bool
    rated: bool
    unrated: str | None
    """Why it did not count."""
    reason: str
    daily: bool
    ended: Moment
    replay: bool
    """Whether it can be replayed now."""
    seats: list[ResultSeat]


class FinishedGames(Struct, frozen=True):
    """Finished games, newest first; `next` continues the list."""

    games: list[FinishedGameRow]
    next: str | None


class Leader(Struct, frozen=True):
    """A place in a leaderboard; equal ratings share one."""

    place: int
    player: str
    name: str
    mean: float
    range: float
    games: int
    won: int
    recent: list[float]
    """The rating before the last days with a rated game, and after each of them."""
    week: float
    """Change within the last seven days."""
    you: bool


class LevelRating(Struct, frozen=True):
    """A bot's fixed rating."""

    bot: str
    mean: float


class Bin(Struct, frozen=True):
    """How many settled ratings lie from `low` to the next."""

    low: int
    count: int


class Leaderboard(Struct, frozen=True):
    """The settled ratings of a game and pace, best first."""

    leaders: list[Leader]
    bots: list[LevelRating]
    total: int
    you: Leader | None
    width: int
    """The width of the bins."""
    bins: list[Bin]
    next: int | None
    """Where the list continues."""


class DailyLine(Struct, frozen=True):
    """A place in a daily deal; `table` can be replayed once the day is over."""

    place: int
    player: str
    name: str
    won: bool
    margin: int | None
    """Points ahead of the opponent; none for a game that was given up."""
    you: bool
    table: str | None = None


class DailyDeal(Struct, frozen=True):
    """One deal of one day, the same for everybody."""

    deal: str
    day: str
    game: str
    options: dict[str, str]
    bot: str | None
    """The opponent; None: Li Si, at the level in the options."""
    over: bool
    """Whether the day is over, so that everybody may see the deal."""
    ends: Moment
    played: int
    won: int
    lines: list[DailyLine]
    you: DailyLine | None
    """The viewer's counted try, once it is finished."""
    running: str | None
    """The viewer's table where a try is under way."""
    tried: bool
    """Whether the viewer's counted try has been used."""


class DailyBest(Struct, frozen=True):
    """The best game of a deal that is over."""

    day: str
    line: DailyLine | None


class DailyDeals(Struct, frozen=True):
    """The deals of today, and the best games of yesterday by deal."""

    deals: list[DailyDeal]
    yesterday: dict[str, DailyBest]
