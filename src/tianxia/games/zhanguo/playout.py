"""Plays a position to its end by lot without a match: the same scripts, but nothing recorded, checked or told."""

from collections.abc import Sequence
from random import Random

from tianxia.engine.script import Ask, Draw, Tell
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.turn import next_step


def kernel_game(pos: Position, rng: Random) -> int:
    """Play on to the end by random answers; returns how many questions had a choice."""
    choices = 0
    script = next_step(pos)
    while script is not None:
        answer: object = None
        try:
            while True:
                request = script.send(answer)
                answer = None
                if isinstance(request, Ask):
                    options = request.options()
                    choices += 1 if len(options) > 1 else 0
                    answer = picked(options, rng)
                elif isinstance(request, Draw):
                    answer = lot(request.counts(), rng.random())
                elif not isinstance(request, Tell):
                    answer = [picked(ask.options(), rng) for ask in request.asks]
                    choices += len(request.asks)
        except StopIteration:
            script = next_step(pos)
    return choices


random_game = kernel_game
"""A playout by random answers; there is no faster way to find one than to list the options."""


def picked(options: Sequence[int], rng: Random) -> int:
    """Any of the options; no lot is thrown where there is only one."""
    return options[int(rng.random() * len(options))] if len(options) > 1 else options[0]


def lot(counts: Sequence[int], luck: float) -> int:
    """One id of a multiset, every piece as likely as any other."""
    left = int(luck * sum(counts))
    for kind, count in enumerate(counts):
        left -= count
        if left < 0:
            return kind
    raise AssertionError("nothing is left to draw")
