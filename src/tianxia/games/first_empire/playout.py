"""Random games that go round the match: the same scripts, nothing checked, nothing recorded. For search and speed."""

from random import Random

from tianxia.engine.script import Ask, Draw, Script, Tell, Together
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.turn import next_step


def kernel_game(pos: Position, rng: Random) -> int:
    """Play to the end by lot; returns how many questions had a choice."""
    return play_on(pos, rng)


def random_game(pos: Position, rng: Random) -> int:
    """Play to the end by lot; returns how many questions had a choice."""
    return play_on(pos, rng)


def play_on(pos: Position, rng: Random) -> int:
    """From any position between two steps to the end of the game."""
    choices = 0
    script = next_step(pos)
    while script is not None:
        choices += run(script, rng)
        script = next_step(pos)
    return choices


def run(script: Script[None], rng: Random) -> int:
    """One step with random answers."""
    choices = 0
    answer: object = None
    while True:
        try:
            request = script.send(answer)
        except StopIteration:
            return choices
        answer = None
        if isinstance(request, Tell):
            continue
        if isinstance(request, Draw):
            answer = lot(request, rng)
        elif isinstance(request, Ask):
            options = request.options()
            choices += 1 if len(options) > 1 else 0
            answer = options[int(rng.random() * len(options))] if len(options) > 1 else options[0]
        else:
            answer = sealed(request, rng)
            choices += len(request.asks)


def sealed(together: Together, rng: Random) -> list[int]:
    """An answer to each sealed question, in asking order."""
    options = [ask.options() for ask in together.asks]
    return [some[int(rng.random() * len(some))] for some in options]


def lot(draw: Draw, rng: Random) -> int:
    """One id of a multiset, every piece as likely as any other."""
    counts = draw.counts()
    left = int(rng.random() * sum(counts))
    for number, count in enumerate(counts):
        left -= count
        if left < 0:
            return number
    raise AssertionError("nothing is left to draw")
