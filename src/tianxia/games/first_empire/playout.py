"""Random games that go round the match: the same scripts, nothing checked, nothing recorded. For search and speed."""

from random import Random

from tianxia.engine.playout import play_out
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.turn import next_step


def kernel_game(pos: Position, rng: Random) -> int:
    """Play to the end by lot; returns how many questions had a choice."""
    return play_out(next_step, pos, rng)


def random_game(pos: Position, rng: Random) -> int:
    """Play to the end by lot; returns how many questions had a choice."""
    return play_out(next_step, pos, rng)
