"""The final scoring, and how a game ended. (Z-10)

What is earned on the way is in the position by source; what is scored at the end is always worked out anew, so a
running game can show what it would bring now.
"""

from typing import Final

from tianxia.engine.game import Account, Result
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.kit import ASPECTS, REGIONS, TASK_SLOTS
from tianxia.games.zhanguo.position import EARNED, Position, by_discs, marker_value
from tianxia.games.zhanguo.tasks import KINDS
from tianxia.games.zhanguo.walls import score_walls

FIVE_ROUNDS = "five_rounds"
MOST_GOVERNORS: Final = 9
EACH_GOVERNOR: Final = 3
MOST_MARKERS: Final = (5, 6, 7)
"""By aspect: writing, currency, laws. (Z-10.2)"""


def score_governors(pos: Position, me: int) -> int:
    """In each region most governors bring 9 and 3 for each; those who tie split the sum. (Z-10.1)"""
    return sum([region_score(pos, me, region) for region in range(REGIONS)])


def region_score(pos: Position, me: int, region: int) -> int:
    """A seat's share of one region; the sum is counted once and each share rounded down. (Z-10.1, f38)"""
    counts = pos.governors[region::REGIONS]
    most = max(counts)
    if most == 0 or counts[me] < most:
        return 0
    return (MOST_GOVERNORS + EACH_GOVERNOR * most) // counts.count(most)


def marker_winner(pos: Position, aspect: int) -> int | None:
    """Who has most marker value of an aspect, the higher disc among equals; nobody without any. (Z-10.2)"""
    best = max(by_discs(pos), key=lambda seat: marker_value(pos, seat, aspect))
    return best if marker_value(pos, best, aspect) > 0 else None


def score_markers(pos: Position, me: int) -> int:
    """5, 6 and 7 VP for most markers of writing, currency and laws. (Z-10.2)"""
    return sum([MOST_MARKERS[aspect] for aspect in range(ASPECTS) if marker_winner(pos, aspect) == me])


def score_tasks(pos: Position, me: int) -> int:
    """In each section the VP below one's discs, times the number of them. (Z-10.3)"""
    total = 0
    for first in (0, KINDS):
        places = range(first * TASK_SLOTS, (first + KINDS) * TASK_SLOTS)
        worth = [pos.kit.slots[place] for place in places if pos.claims[place] == me]
        total += sum(worth) * len(worth)
    return total


def parts(pos: Position, me: int) -> dict[str, int]:
    """The VP of a seat by source: earned on the way, then what the end brings."""
    earned = dict(zip(names.SOURCES, pos.vp[me * EARNED : me * EARNED + EARNED], strict=True))
    final = (score_governors(pos, me), score_markers(pos, me), score_tasks(pos, me), score_walls(pos, me))
    return earned | dict(zip(names.FINAL_SOURCES, final, strict=True))


def account(pos: Position, me: int) -> Account:
    """A seat's VP, earned and as the end would add them, and what it pays with."""
    by_source, at, first = parts(pos, me), me * REGIONS, me * 15
    held = {
        **{name: marker_value(pos, me, aspect) for aspect, name in enumerate(names.ASPECTS)},
        **{name: sum(pos.above[first + n : first + 15 : 3]) for n, name in enumerate(names.COLOURS)},
        **{f"{name}_below": sum(pos.below[first + n : first + 15 : 3]) for n, name in enumerate(names.COLOURS)},
        "workers": sum(pos.workers[at : at + REGIONS]),
        "unrest": sum(pos.unrest[at : at + REGIONS]),
        "cards": sum(1 for card in pos.tucked[first : first + 15] if card),
        "governors": sum(pos.governors[at : at + REGIONS]),
        "palaces": sum(pos.palaces[at : at + REGIONS]),
        "walls": pos.walls.count(me),
    }
    earned, final = ({name: by_source[name] for name in group} for group in (names.SOURCES, names.FINAL_SOURCES))
    return Account(earned, final, held)


def result(pos: Position) -> Result:
    """Most VP win; the higher disc among equals. (Z-10.5)"""
    sources = tuple(parts(pos, seat) for seat in range(pos.seats))
    scores = tuple(sum(by_source.values()) for by_source in sources)
    winner = max(by_discs(pos), key=lambda seat: scores[seat])
    return Result((winner,), scores, FIVE_ROUNDS, sources)
