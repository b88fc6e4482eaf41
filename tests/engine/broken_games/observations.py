"""Games whose observations say too much or too little, and games that break their own bounds."""

from dataclasses import replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from tests.engine.broken_games.making import broken
from tests.engine.small_game import GAME
from tests.engine.small_game.observing import SIZE, SmallEncoder
from tests.engine.small_game.position import KINDS

assert GAME.bounds is not None


class Peeking(SmallEncoder):
    """Shows the first card of the next seat."""

    def write(self, pos: Any, seat: i64, out: "vec[i16]", at: i64) -> None:
        super().write(pos, seat, out, at)
        other = (seat + 1) % pos.seats
        held = pos.hands[other * KINDS : (other + 1) * KINDS]
        out[at] = out[at] + 100 * (held.index(max(held)) if any(held) else 0)


class Forgetful(SmallEncoder):
    """Does not show the coins."""

    def write(self, pos: Any, seat: i64, out: "vec[i16]", at: i64) -> None:
        coins, pos.coins = pos.coins, [0] * pos.seats
        super().write(pos, seat, out, at)
        pos.coins = coins


class Lazy(SmallEncoder):
    """Does not write what has become 0."""

    def write(self, pos: Any, seat: i64, out: "vec[i16]", at: i64) -> None:
        before = [int(out[at + place]) for place in range(SIZE)]
        super().write(pos, seat, out, at)
        for place in range(SIZE):
            if out[at + place] == 0:
                out[at + place] = before[place]


broken("PEEKS", "observations", encoder=Peeking(SIZE))
broken("FORGETS_COINS", "observations", encoder=Forgetful(SIZE))
broken("WRITES_TOO_LITTLE", "observations", encoder=Lazy(SIZE))
broken("FORGETS_THE_STEP", "observations", bounds=replace(GAME.bounds, step=0))
broken("HAS_NO_BOUNDS", "observations", bounds=None)
broken("MORE_CHOICES_THAN_DECLARED", "bounds", bounds=replace(GAME.bounds, choices=5))
broken("MORE_DRAWS_THAN_DECLARED", "bounds", bounds=replace(GAME.bounds, draws=5))
broken("LONGER_STEPS_THAN_DECLARED", "bounds", bounds=replace(GAME.bounds, step=0))
broken("HIGHER_SCORES_THAN_DECLARED", "bounds", bounds=replace(GAME.bounds, scores=(0, 3)))
broken("SAME_ACTION_TWICE", "catalogue", questions=(*GAME.questions, GAME.questions[-1]))
