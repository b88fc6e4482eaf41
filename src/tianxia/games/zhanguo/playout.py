"""Plays a position to its end at random, without a match."""

from random import Random

from tianxia.engine.playout import play_out
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.turn import next_step


def kernel_game(pos: Position, rng: Random) -> int:
    """Play on to the end by random answers; returns how many questions had a choice."""
    return play_out(next_step, pos, rng)


random_game = kernel_game
"""A playout by random answers; there is no faster way to find one than to list the options."""
