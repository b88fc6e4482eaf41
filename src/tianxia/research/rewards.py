"""What a game is worth to each seat: shares of victory, ranks, margins, or points as they come.

`victory`, `rank` and `margin` are paid at the end, lie between -1 and 1 and add up to 0 over all players, Li Si among
them. `score` is paid as it happens: how far a seat's lead has changed, in hundredths, and victory at the end.
"""

from collections.abc import Callable, Sequence

from tianxia.engine.game import Result

Rewards = list[float]
SCORE = "score"
HUNDREDTH = 0.01


def players(result: Result) -> list[int]:
    """The scores of all players: every seat, then scorers without a seat."""
    return [*result.scores, *(sum(parts.values()) for parts in result.others.values())]


def victory(result: Result) -> Rewards:
    """1 for a sole winner; a shared victory is divided, and the others pay for it equally."""
    count, seats = len(players(result)), range(len(result.scores))
    winners = len(result.winners) + len(result.also_won())
    shares = [(seat in result.winners) / winners for seat in seats]
    return [(count * share - 1) / (count - 1) for share in shares]


def rank(result: Result) -> Rewards:
    """1 for the first, -1 for the last by score, evenly spaced; equal scores share their ranks."""
    scores = players(result)
    return [_beaten(scores, score) / (len(scores) - 1) for score in result.scores]


def _beaten(scores: Sequence[int], score: int) -> int:
    """How many score less, minus how many score more."""
    return sum(other < score for other in scores) - sum(other > score for other in scores)


def margin(result: Result) -> Rewards:
    """How far a score lies above the average of all players, as a share of all points."""
    scores = players(result)
    total = sum(abs(score) for score in scores) or 1
    return [(score - sum(scores) / len(scores)) / total for score in result.scores]


def lead(result: Result) -> Rewards:
    """How far each seat is ahead of the best of the others, in hundredths of a point."""
    scores = players(result)
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(result.scores))]
    return [(score - other) * HUNDREDTH for score, other in zip(result.scores, best, strict=True)]


REWARDS: dict[str, Callable[[Result], Rewards]] = {"victory": victory, "rank": rank, "margin": margin, SCORE: victory}
"""What is paid at the end, by the name of the reward; `score` pays `lead` step by step besides."""
