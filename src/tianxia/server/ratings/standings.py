"""What one rated game does to the ratings of its players. Pure: the server and a rebuild both use it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tianxia.server.ratings.anchors import anchors
from tianxia.server.ratings.plackett_luce import POINTS, Rating, updated

SETTLED_GAMES = 10
SETTLED_DOUBT = 110.0
"""A rating is provisional until it rests on this many games and its 95 % range is at most twice this to each side."""
FLOOR = 200.0
"""How far below their best settled rating somebody can get by games that they did not finish."""
STEP = 1e-6
"""Seconds between two games of one rating, where clocks of several servers disagree about their order."""


@dataclass(frozen=True)
class Standing:
    """Somebody's rating at one game and pace, and what led to it."""

    rating: Rating = POINTS.start
    games: int = 0
    won: int = 0
    best: float | None = None
    last: float = 0.0

    @property
    def settled(self) -> bool:
        """Whether the rating is more than provisional."""
        return self.games >= SETTLED_GAMES and self.rating.doubt <= SETTLED_DOUBT


@dataclass(frozen=True)
class RatedSeat:
    """A seat of a rated game. Somebody who was forgotten has neither a standing nor a bot, only `fixed`."""

    rank: int
    person: str | None = None
    bot: str | None = None
    abandoned: bool = False
    fixed: Rating = POINTS.start
    """What was believed about somebody who has been forgotten since."""


def after_game(
    game: str, seats: Sequence[RatedSeat], standings: dict[str, Standing], ended: float
) -> list[tuple[Rating, Rating]]:
    """Move the standings of a game's people on; returns the ratings of its seats before and after."""
    before = [_before(game, seat, standings) for seat in seats]
    after = updated(before, [seat.rank for seat in seats])
    changes = []
    for seat, old, new in zip(seats, before, after, strict=True):
        if seat.person is None:
            changes.append((old, old))  # a bot's rating stays, and a forgotten person has none any more
            continue
        standings[seat.person] = _moved(standings.get(seat.person, Standing()), seat, new, ended)
        changes.append((old, standings[seat.person].rating))
    return changes


def _before(game: str, seat: RatedSeat, standings: dict[str, Standing]) -> Rating:
    if seat.person is not None:
        return standings.get(seat.person, Standing()).rating
    return anchors(game)[seat.bot] if seat.bot is not None else seat.fixed


def _moved(old: Standing, seat: RatedSeat, rating: Rating, ended: float) -> Standing:
    if seat.abandoned and old.best is not None:
        # Resigning game after game to meet weaker opponents does not pay.
        rating = Rating(max(rating.mean, min(old.rating.mean, old.best - FLOOR)), rating.doubt)
    new = Standing(rating, old.games + 1, old.won + (seat.rank == 1), old.best, ended)
    return replace(new, best=max(rating.mean, old.best or rating.mean)) if new.settled else new


def end_of(moment: float, standings: dict[str, Standing]) -> float:
    """When a game counts as ended: after every earlier game of its people."""
    return max([moment, *(standing.last + STEP for standing in standings.values())])
