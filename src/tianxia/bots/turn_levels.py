"""The evaluations of the levels of games with long turns: hand-written for the lower ones, learned for the master."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tianxia.bots.beam import Value
from tianxia.bots.learned import Learned, learned_weights
from tianxia.bots.turn_search import Rules
from tianxia.engine.game import Json

TURNS = 6
"""Each player's turns in a round, in both games."""
DEALING = ("draw", "draft", "deal", "starting_choice", "starting_effect")
"""The stages before the turns of a round; its rewards come after them."""


def at_end(view: Json, value: float, players: int, to_come: Sequence[int]) -> float:
    """The points at the end of the game that a value stands for.

    A value leaves out what everybody will still gain alike, which is nearly all in the first round. `to_come` adds it:
    what players had in the end beyond their value in the middle of each round, interpolated in between.
    """
    turns, stage, number = int(view["turn"]), str(view["stage"]), int(view["round"])
    done = turns / (TURNS * players) if stage == "play" else float(stage not in DEALING)
    place = min(max(number - 1.5 + done, 0.0), len(to_come) - 1.0)
    before = min(int(place), len(to_come) - 2)
    return value + to_come[before] + (place - before) * (to_come[before + 1] - to_come[before])


def judged_by(
    game: str,
    next_step: Callable[[Any], Any],
    value: Value,
    redeal: Callable[[Any, int, Sequence[tuple[int, str, int]], Random], None],
    mover: Callable[[Any], int],
    rests: Callable[[Any], bool],
) -> dict[str, Rules]:
    """What each level's search knows of a game; turns of others always use the hand-written value, which is quicker."""
    learned = Learned(game, learned_weights(game))
    hand = Rules(next_step, value, redeal, mover, rests, value, value)
    taught = Rules(next_step, learned, redeal, mover, rests, learned.own, value)
    return {"medium": hand, "hard": hand, "master": taught}
