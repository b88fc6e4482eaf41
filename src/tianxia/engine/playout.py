"""Random games to the end: through a match, or with the scripts alone and nothing recorded or told."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tianxia.engine.match import Match
from tianxia.engine.script import Ask, Draw, Script


def play_out(next_step: Callable[[Any], Script[None] | None], pos: Any, rng: Random) -> int:
    """Play to the end of the game; return how many questions had a choice."""
    choices = 0
    script = next_step(pos)
    while script is not None:
        answer: object = None
        try:
            while True:
                request = script.send(answer)
                if isinstance(request, Ask):
                    options = request.listed()
                    count = len(options)
                    if count > 1:
                        choices += 1
                        answer = options[int(rng.random() * count)]
                    else:
                        answer = options[0]
                elif isinstance(request, Draw):
                    answer = lot(request.counts(), rng.random())
                else:
                    answer = [picked(ask.listed(), rng) for ask in request.asks]
                    choices += len(request.asks)
        except StopIteration:
            script = next_step(pos)
    return choices


def play_match(match: Match, rng: Random) -> int:
    """Play a match to its end; return how many questions had a choice."""
    choices = 0
    while not match.over:
        question = match.draw
        if question is not None:
            match.answer_chance(lot(question.counts(), rng.random()))
            continue
        ask = match.questions[0]
        options = ask.options()
        match.answer(ask.seat, options[int(rng.random() * len(options))])
        choices += 1
    return choices


def picked(options: Sequence[int], rng: Random) -> int:
    """A random option; the generator is not used if there is only one."""
    return options[int(rng.random() * len(options))] if len(options) > 1 else options[0]


def lot(counts: Sequence[int], luck: float) -> int:
    """A random id from a multiset, each piece equally likely."""
    total = 0
    for count in counts:
        total += count
    left = int(luck * total)
    kind = 0
    for count in counts:
        left -= count
        if left < 0:
            return kind
        kind += 1  # noqa: SIM113 when compiled, enumerate is slower
    raise AssertionError("nothing is left to draw")
