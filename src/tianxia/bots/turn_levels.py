"""What the levels of games whose turns have many answers judge by: the lower ones by hand, the master as taught."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tianxia.bots.beam import Value
from tianxia.bots.learned import Learned, learned_weights
from tianxia.bots.turn_search import Rules


def judged_by(
    game: str,
    next_step: Callable[[Any], Any],
    value: Value,
    redeal: Callable[[Any, int, Sequence[tuple[int, str, int]], Random], None],
    mover: Callable[[Any], int],
    rests: Callable[[Any], bool],
) -> dict[str, Rules]:
    """What each level's search knows of a game; the others' turns are always judged by hand, which is quicker."""
    learned = Learned(game, learned_weights(game))
    hand = Rules(next_step, value, redeal, mover, rests, value, value)
    taught = Rules(next_step, learned, redeal, mover, rests, learned.own, value)
    return {"medium": hand, "hard": hand, "master": taught}
