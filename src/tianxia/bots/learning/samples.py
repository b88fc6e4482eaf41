"""Self-play to learn from: the features of every seat at the end of every turn, and the final scores."""

from dataclasses import dataclass
from functools import partial
from random import Random

from tianxia import games
from tianxia.bots import Bot, random
from tianxia.bots.learned import by_hand, teachable
from tianxia.bots.playing import play_one
from tianxia.bots.turns import TurnBot
from tianxia.engine.live import LiveMatch, new_live_match

SEATS = (2, 2, 2, 3, 4)
"""How many sit at the tables in turn: most games against bots are duels."""
WIDTH = 12
"""A narrower beam than in play: many games teach more than good ones."""
ASTRAY = 8
"""How many turns in a hundred are played at random, so that unusual positions are seen too."""


@dataclass(frozen=True)
class Sample:
    """What could be seen of each seat at one moment."""

    round: int
    seen: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class TrainingGame:
    """One game of self-play: its samples in order, and the final scores by seat in hundredths of a VP."""

    samples: tuple[Sample, ...]
    scores: tuple[int, ...]


def training_game(game: str, seed: str, number: int) -> TrainingGame:
    """Play one game by the hand-written evaluation, a few turns at random, with a sample after every turn."""
    seats = SEATS[number % len(SEATS)]
    found = games.game(game)
    live = new_live_match(found, ["greedy"] * seats, {}, f"{seed}/{number}", found.load_components(None))
    usual: list[Bot] = [TurnBot(by_hand(game), WIDTH) for _ in range(seats)]
    astray: list[Bot] = [random.make(game)] * seats
    samples: list[Sample] = []
    while not live.match.over:
        play_step(live, astray if strays(f"{seed}/{number}", live.match.step_began()) else usual)
        if teachable(game).ready(live.match.position):
            samples.append(sample_of(live, game))
    return TrainingGame(tuple(samples), tuple([100 * score for score in live.match.result().scores]))


def strays(seed: str, began: int) -> bool:
    """Whether the step that begins after this many answers of a game is played at random."""
    return Random(f"{seed}/{began}").random() * 100 < ASTRAY


def play_step(live: LiveMatch, bots: list[Bot]) -> None:
    """Let the bots answer until the step is over."""
    match, began = live.match, live.match.step_began()
    while not match.over and match.step_began() == began:
        play_one(live, bots)


def sample_of(live: LiveMatch, game: str) -> Sample:
    """What can be seen of every seat now, each with its own hand."""
    position, seen = live.match.position, partial(teachable(game).seen, live.match.position)
    return Sample(position.round, tuple([tuple(seen(seat, True)) for seat in range(live.match.seats)]))
