"""The final scoring, and how a game ended. (Z-10)

VP gained during play are in the position by source; final scoring is always computed afresh, so a game in progress can
show what it would be worth now.
"""

from typing import Final

from tianxia.engine.game import Account, Result
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SOURCES,
    LOWER_TASKS,
    NO_SLOT,
    NOBODY,
    UPPER_TASKS,
    Aspect,
    Region,
    Seat,
    Task,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.criteria import score_walls

FIVE_ROUNDS = "five_rounds"
MOST_GOVERNORS: Final = 9
EACH_GOVERNOR: Final = 3
MOST_MARKERS: Final[tuple[int, ...]] = (5, 6, 7)
"""By aspect: writing, currency, laws. (Z-10.2)"""


def score_governors(pos: Position, me: Seat) -> int:
    """In each region most governors score 9, plus 3 for each; tied players split the sum. (Z-10.1)"""
    total = 0
    for region in ALL_REGIONS:
        total += region_score(pos, me, region)
    return total


def region_score(pos: Position, me: Seat, region: Region) -> int:
    """A seat's share of one region; the sum is counted once and each share rounded down. (Z-10.1, f38)"""
    mine, sharing = pos.governors(me, region), 0
    if mine == 0:
        return 0
    for seat in pos.all_seats:
        count = pos.governors(seat, region)
        if count > mine:
            return 0
        if count == mine:
            sharing += 1
    return (MOST_GOVERNORS + EACH_GOVERNOR * mine) // sharing


def marker_winner(pos: Position, aspect: Aspect) -> Seat:
    """The seat with most marker value of an aspect, ties to the higher disc; NOBODY without markers. (Z-10.2)"""
    winner, most = NOBODY, 0
    for seat in pos.by_discs():
        value = pos.marker_value(seat, aspect)
        if value > most:
            winner, most = seat, value
    return winner


def score_markers(pos: Position, me: Seat) -> int:
    """5, 6 and 7 VP for most markers of writing, currency and laws. (Z-10.2)"""
    return sum([MOST_MARKERS[aspect] for aspect in ALL_ASPECTS if marker_winner(pos, aspect) == me])


def score_tasks(pos: Position, me: Seat) -> int:
    """In each section the VP below the player's discs, times the number of discs. (Z-10.3)"""
    return score_section(pos, me, UPPER_TASKS) + score_section(pos, me, LOWER_TASKS)


def score_section(pos: Position, me: Seat, tasks: tuple[Task, ...]) -> int:
    """One section of tasks. (Z-10.3)"""
    points, discs = 0, 0
    for task in tasks:
        slot = pos.claimed_slot(me, task)
        if slot != NO_SLOT:
            points += pos.printed.task_vp(task, slot)
            discs += 1
    return points * discs


def parts(pos: Position, me: Seat) -> dict[str, int]:
    """The VP of a seat by source: gained during play, then final scoring."""
    earned = {names.SOURCES[source]: pos.vp(me, source) for source in ALL_SOURCES}
    final = (score_governors(pos, me), score_markers(pos, me), score_tasks(pos, me), score_walls(pos, me))
    return earned | dict(zip(names.FINAL_SOURCES, final, strict=True))


def account(pos: Position, seat: int) -> Account:
    """A seat's VP, those gained and those that the end would add, and what it pays with."""
    me = Seat(seat)
    by_source = parts(pos, me)
    held = {
        **{names.ASPECTS[aspect]: pos.marker_value(me, aspect) for aspect in ALL_ASPECTS},
        **{names.COLOURS[official]: pos.all_above(me, official) for official in ALL_OFFICIALS},
        **{f"{names.COLOURS[official]}_below": pos.all_below(me, official) for official in ALL_OFFICIALS},
        "workers": pos.all_workers(me),
        "unrest": pos.all_unrest(me),
        "cards": pos.tucked_count(me),
        "governors": pos.all_governors(me),
        "palaces": pos.all_palaces(me),
        "walls": pos.all_walls(me),
    }
    earned, final = ({name: by_source[name] for name in group} for group in (names.SOURCES, names.FINAL_SOURCES))
    return Account(earned, final, held)


def result(pos: Position) -> Result:
    """Most VP wins; ties to the higher disc. (Z-10.5)"""
    sources = tuple(parts(pos, seat) for seat in pos.all_seats)
    scores = tuple(sum(by_source.values()) for by_source in sources)
    winner = max(pos.by_discs(), key=lambda seat: scores[seat])
    return Result((winner,), scores, FIVE_ROUNDS, sources)
