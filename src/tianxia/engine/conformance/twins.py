"""Checks of twins: a guess looks like the truth to its seat, and still does after the same answers."""

from random import Random

from tianxia.engine.conformance.looks import guess, heard, look
from tianxia.engine.conformance.trial import Trial, checking, give, require
from tianxia.engine.conformance.worlds import common_answer, line_up, possible
from tianxia.engine.eye import SPECTATOR, Eye
from tianxia.engine.match import Match

DEPTH = 2
"""How often guesses are made from guesses."""
ANSWERS = 12
"""How many answers are given in both worlds."""


@checking
def check_twins(trial: Trial) -> None:
    """A guess, and a guess of a guess, show their seat the same views, options, events and guesses as the truth."""
    rng = trial.rng("twins")
    for match, _ in trial.decisions("which twins"):
        for seat in match.to_answer():
            _follow(match.fork(), seat, rng, DEPTH)


def _follow(truth: Match, seat: int, rng: Random, depth: int) -> None:
    """Play on in the truth and in a guess; the guess is then the truth for the next guess."""
    world = Eye(truth, seat).guess(rng)
    truth.forget_events()
    _is_possible(truth, world, seat)
    _look_alike(truth, world, seat)
    for _ in range(ANSWERS):
        answer = common_answer(truth, world, rng)
        if answer is None:
            break
        give(truth, answer)
        give(world, answer)
        if truth.over or world.over or not line_up(truth, world, world.origin):
            break
        _look_alike(truth, world, seat)
    if depth > 1 and world.questions:
        _follow(world, rng.choice(world.to_answer()), rng, depth - 1)


def _is_possible(truth: Match, world: Match, seat: int) -> None:
    """A guess has the same pieces, and everything answered since its checkpoint is possible in it."""
    same = truth.game.pieces(world.position) == truth.game.pieces(truth.position)
    require(same, f"a guess of seat {seat} has other pieces")
    twin = world.fork()
    twin.rewind(world.origin)
    for place in range(world.origin, len(world.entries)):
        entry = world.entries[place]
        if place == len(twin.entries):
            require(
                possible(twin, entry), f"the answer to {entry.question!r} is not possible in a guess of seat {seat}"
            )
            give(twin, entry)
        require(twin.entries[place].facts()[:3] == entry.facts()[:3], f"a guess of seat {seat} takes another course")


def _look_alike(truth: Match, world: Match, seat: int) -> None:
    """The seat, and a spectator, who knows less, cannot tell a guess from the truth."""
    for eye in (seat, SPECTATOR):
        whose = "a spectator" if eye == SPECTATOR else f"seat {seat}"
        alike = look(world, eye) == look(truth, eye)
        require(alike, f"{whose} sees in a guess of seat {seat} that it is not the truth")
        alike = heard(world, eye, world.events) == heard(truth, eye, truth.events)
        require(alike, f"{whose} hears in a guess of seat {seat} that it is not the truth")
    if truth.question(seat) is not None:
        same = guess(world, seat, "lot") == guess(truth, seat, "lot")
        require(same, f"seat {seat} guesses differently from its guess than from the truth")
