"""tianxia, "all under heaven": board games of the Qin unification to play, replay and simulate.

>>> import tianxia
>>> table = tianxia.new_game("qin", seats=2, seed="7", board="lion")
>>> ask = table.match.questions[0]
>>> _ = table.answer(ask.seat, ask.options()[0])
>>> len(table.match.questions)
1
"""

from typing import TYPE_CHECKING

from tianxia.kernels import install_finder

if TYPE_CHECKING:
    from tianxia.engine.live import LiveMatch

__version__ = "0.1.0"

install_finder()


def new_game(game: str, seats: int = 2, seed: str | None = None, **options: str) -> "LiveMatch":
    """Start a new game of that name, dealt up to its first question; without a seed its draws are unpredictable."""
    from tianxia.engine.chance import new_seed
    from tianxia.engine.live import new_live_match
    from tianxia.games import game as game_named

    names = [f"seat {seat}" for seat in range(seats)]
    return new_live_match(game_named(game), names, options, new_seed() if seed is None else seed)
