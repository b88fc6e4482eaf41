"""Self-play to learn from: what could be seen of every seat at the end of every turn, and the final scores."""

from dataclasses import dataclass
from functools import partial
from random import Random

from tianxia import games
from tianxia.bots import luck_of
from tianxia.bots.learned import by_hand, teachable
from tianxia.bots.turns import TurnBot
from tianxia.engine.eye import Eye
from tianxia.engine.live import LiveMatch, new_live_match

SEATS = (2, 2, 2, 3, 4)
"""The tables, one after the other: most games that people play with bots are duels."""
WIDTH = 12
"""A narrower beam than in play: many games teach more than good ones."""
ASTRAY = 8
"""In per cent: so many turns are played at random, so that unusual positions are seen too."""


@dataclass(frozen=True)
class Sample:
    """What could be seen at one moment, of each seat."""

    round: int
    seen: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Lesson:
    """One game of self-play: its moments in order, and the final scores by seat, in hundredths of a VP."""

    samples: tuple[Sample, ...]
    scores: tuple[int, ...]


def lesson(game: str, seed: str, number: int) -> Lesson:
    """Play one game by the hand-written evaluation, now and then astray, and look at it after every turn."""
    seats = SEATS[number % len(SEATS)]
    found = games.game(game)
    live = new_live_match(found, ["greedy"] * seats, {}, f"{seed}/{number}", found.load_components(None))
    bots = [TurnBot(by_hand(game), WIDTH) for _ in range(seats)]
    samples: list[Sample] = []
    while not live.match.over:
        began = live.match.step_began()
        play_step(live, bots, Random(f"{seed}/{number}/{began}").random() * 100 < ASTRAY)
        if teachable(game).ready(live.match.position):
            samples.append(looked(live, game))
    return Lesson(tuple(samples), tuple([100 * score for score in live.match.result().scores]))


def play_step(live: LiveMatch, bots: list[TurnBot], astray: bool) -> None:
    """Answer until the step is over: as the bots would, or at random."""
    match, began = live.match, live.match.step_began()
    while not match.over and match.step_began() == began:
        seat = match.to_answer()[0]
        eye, luck = Eye(match, seat), luck_of(live.seed, seat, len(match.entries))
        live.answer(seat, luck.choice(eye.options()) if astray else bots[seat].answer(eye, luck))


def looked(live: LiveMatch, game: str) -> Sample:
    """What can be seen of every seat now, each by itself with its hand."""
    position, seen = live.match.position, partial(teachable(game).seen, live.match.position)
    return Sample(position.round, tuple([tuple(seen(seat, True)) for seat in range(live.match.seats)]))
