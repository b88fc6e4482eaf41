"""Moments of finished games and how the games ended, to fit chances of victory to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from tianxia import games
from tianxia.bots import Bot, part, random
from tianxia.bots.chances import Prospects
from tianxia.bots.learned import Learned, learned_weights
from tianxia.bots.learning.samples import play_step, strays
from tianxia.bots.turns import TurnBot
from tianxia.engine.game import Result
from tianxia.engine.live import new_live_match
from tianxia.engine.record import Record
from tianxia.engine.replay import played, replayed

WIDTH = 6
"""A narrow beam: many games teach more than good ones."""


@dataclass(frozen=True)
class Moment:
    """What a seat could tell after its move, and what came of it."""

    seen: Prospects
    shares: tuple[float, ...]
    """Each player's part of the victory in the end, that of the seat first."""
    to_come: float
    """The points that the seat had in the end beyond the learned value of the position."""
    rival_to_come: float = 0.0
    """The points that Li Si had in the end beyond those he had then, if he plays."""


@dataclass(frozen=True)
class Kind:
    """A kind of table: the players, and what is the same at all of its tables."""

    name: str
    seats: int
    fixed: Mapping[str, str]


def kinds_of(game: str) -> list[Kind]:
    """The kinds of table that a game has; against Li Si one for each of his levels."""
    title = games.title(game)
    kinds = [Kind(str(seats), seats, {}) for seats in title.seat_counts if seats > 1]
    for option in title.options:
        if 1 in title.seat_counts and option.allowed(1) != option.allowed(2):
            kinds += [Kind(f"1, Li Si {level}", 1, {option.name: level}) for level in option.allowed(1)]
    return kinds


def outcomes(game: str, kind: Kind, seed: str) -> list[Moment]:
    """The moments of one game of self-play by the learned value, some turns and all other options at random."""
    found, lots = games.game(game), Random(seed)
    options = {option.name: lots.choice(option.allowed(kind.seats)) for option in found.options} | dict(kind.fixed)
    live = new_live_match(found, [""] * kind.seats, options, seed, found.load_components(None))
    usual: list[Bot] = [TurnBot(Learned(game, learned_weights(game)), WIDTH) for _ in range(kind.seats)]
    astray: list[Bot] = [random.make(game)] * kind.seats
    while not live.match.over:
        play_step(live, astray if strays(seed, live.match.step_began()) else usual)
    return list(moments(live.record()))


def moments(record: Record) -> Iterator[Moment]:
    """A moment for each step of a finished game in which a seat had an answer to give, from its point of view."""
    game = games.game(record.header.game)
    ended = replayed(game, record).result()
    weights = learned_weights(game.name)
    look, value = part(game.name, "prospects").prospects, Learned(game.name, weights)
    began, seat = 0, -1
    for match in played(game, record):
        if match.step_began() > began and seat >= 0 and not match.over:
            # Before the first answer of the next step; what it forces is known already.
            position = match.checkpoint()
            seen = look(position, seat, weights)
            if seen is not None:
                to_come = ended.scores[seat] - value(position, seat) / 100
                li_si = [sum(parts.values()) - seen.rivals[0] for parts in ended.others.values()]
                yield Moment(seen, shares(ended, seat), to_come, sum(li_si))
            seat = -1
        began = match.step_began()
        if match.questions:
            seat = match.questions[0].seat


def shares(result: Result, seat: int) -> tuple[float, ...]:
    """Each player's part of the victory, that of the seat first; Li Si, who has no seat, counts as a player."""
    if result.others:
        won = float(seat in result.winners)
        return won, 1.0 - won
    seats = [seat, *(other for other in range(len(result.scores)) if other != seat)]
    return tuple(float(each in result.winners) / len(result.winners) for each in seats)
