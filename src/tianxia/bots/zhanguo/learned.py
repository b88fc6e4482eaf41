"""The learned value of ZhanGuo: what a seat will have at the end, as a weighted sum of what can be seen.

The parts of the hand-written evaluation are among its features, each with a separate weight in every round, and so are
plain counts. The weights come from self-play: `tianxia train zhanguo`. It uses whole numbers only, so it is the same on
every machine.
"""

from typing import Final

from tianxia.bots.learning import OF_ONE, OTHERS
from tianxia.bots.zhanguo.board import board_hope, cards_hope, hand_hope
from tianxia.bots.zhanguo.buildings import walls_hope, workers_hope
from tianxia.bots.zhanguo.evaluation import look, value
from tianxia.bots.zhanguo.governors import governors_hope
from tianxia.bots.zhanguo.race import race_hope, total_markers
from tianxia.bots.zhanguo.weights import OWN
from tianxia.games.zhanguo.ids import ALL_REGIONS, OVER, ROUNDS, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.criteria import score_walls
from tianxia.games.zhanguo.scoring import score_governors, score_markers, score_tasks

SEEN: Final[tuple[str, ...]] = (
    *("turns", "earned", "tasks", "task_hope", "walls_hope", "walls_now", "governors_hope", "governors_now"),
    *("workers_hope", "board_hope", "cards_hope", "race_hope", "hand_hope"),
    *("officials_above", "officials_below", "workers", "unrest", "cards", "most_of_an_aspect", "least_of_an_aspect"),
    *("markers", "governors", "palaces", "walls"),
)
"""The features of the value, in this order; hundredths of a VP, or hundredths of a piece."""
BY_HAND: Final[tuple[str, ...]] = (
    *("earned", "tasks", "task_hope", "walls_hope", "governors_hope", "workers_hope", "board_hope", "cards_hope"),
    *("race_hope", "hand_hope"),
)
"""What the hand-written evaluation adds up: learning starts from a weight of one for each of these."""


def ready(pos: Position) -> bool:
    """Whether there is something to evaluate: before the boards are chosen there is not."""
    return pos.stage != OVER and pos.has_all_boards()


def seen(pos: Position, me: Seat, known: bool) -> list[int]:
    """The features of a seat; its hand only if it is `known`."""
    view, above, below = look(pos, me, OWN), 0, 0
    for region in ALL_REGIONS:
        above += pos.officials_above(me, region)
        below += pos.officials_below(me, region)
    found = [100 * view.turns, 100 * pos.earned(me), 100 * score_tasks(pos, me), view.tasks]
    found += [walls_hope(pos, me, view), 100 * score_walls(pos, me)]
    found += [governors_hope(pos, me, view), 100 * score_governors(pos, me)]
    # In this order: the workers' outlook notes what the race for rewards reads.
    found += [workers_hope(pos, me, view), board_hope(pos, me, view), cards_hope(pos, me, view)]
    found += [race_hope(pos, me, view), hand_hope(pos, me, view) if known else 0]
    found += [100 * above, 100 * below]
    found += [100 * pos.all_workers(me), 100 * pos.all_unrest(me)]
    found += [100 * view.cards, 100 * max(view.aspects), 100 * min(view.aspects), 100 * total_markers(pos, me)]
    found += [100 * pos.all_governors(me), 100 * pos.all_palaces(me)]
    found.append(100 * pos.all_walls(me))
    return found


def expected(pos: Position, me: Seat, known: bool, weights: list[list[int]]) -> int:
    """What a seat will have at the end, in hundredths of a VP, apart from a constant shared by all seats."""
    if pos.stage == OVER:
        points = pos.earned(me) + score_tasks(pos, me) + score_walls(pos, me)
        return 100 * (points + score_governors(pos, me) + score_markers(pos, me))
    added = 0
    for weight, what in zip(weights[min(pos.round, ROUNDS) - 1], seen(pos, me, known), strict=True):
        added += weight * what
    return added // OF_ONE


def judged(pos: Position, me: Seat, weights: list[list[int]]) -> int:
    """How good a position is for a seat: what it will have, minus a share of what the best of the others will."""
    if pos.stage != OVER and not ready(pos):
        return value(pos, me)
    best = 0
    for other in pos.all_seats:
        if other != me:
            best = max(best, expected(pos, other, False, weights))
    return expected(pos, me, True, weights) - best * OTHERS // OF_ONE
