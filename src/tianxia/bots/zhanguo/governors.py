"""The outlook on governors: majorities by who leads, and governors whose officials are gathering."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.bots.zhanguo.weights import ALL_TURNS
from tianxia.games.zhanguo.ids import ALL_REGIONS, ALL_SQUARES, NOBODY, Region, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.governor import VpSquare
from tianxia.games.zhanguo.scoring import EACH_GOVERNOR, MOST_GOVERNORS

HELD: Final = vec[i64]([8, 20, 45, 75, 92])
"""In per cent, by lead in a region from -2 to 2: how likely its majority is in the end."""
SETS: Final = vec[i64]([0, 15, 42, 85])
"""The same for a governor and the colours of officials that wait for him."""


def region_hope(pos: Position, me: Seat, region: Region, more: i64, turns: i64) -> i64:
    """A seat's outlook on a region with some governors more: its share now, and who is likely to lead in the end."""
    mine: i64 = pos.governors(me, region) + more
    rival: i64 = 0
    ties: i64 = 1
    if mine == 0:
        return 0
    for seat in pos.all_seats:
        if seat != me:
            count: i64 = pos.governors(seat, region)
            ties += 1 if count == mine else 0
            rival = max(rival, count)
    now: i64 = 0
    if mine >= rival:
        now = 100 * (MOST_GOVERNORS + EACH_GOVERNOR * mine) // ties
    hope = (MOST_GOVERNORS + EACH_GOVERNOR * max(mine, rival)) * HELD[max(-2, min(2, mine - rival)) + 2]
    return (now * (ALL_TURNS - turns) + hope * turns) // ALL_TURNS


def governor_gain(pos: Position, me: Seat, region: Region, view: Outlook) -> i64:
    """What one governor more in a region would bring: majority, square, task, and calm."""
    gain = region_hope(pos, me, region, 1, view.turns) - region_hope(pos, me, region, 0, view.turns)
    gain += view.want_governor[region] + view.weights.unrest * pos.unrest(me, region)
    best: i64 = 0
    for square in ALL_SQUARES:
        bonus = pos.printed.square(region, square)
        if bonus is not None and pos.governor_on(region, square) == NOBODY:
            worth: i64 = 100 * bonus.amount if isinstance(bonus, VpSquare) else 150
            best = max(best, worth)
    return gain + best


def governors_hope(pos: Position, me: Seat, view: Outlook) -> i64:
    """Governors that stand, and those whose officials are gathering."""
    total: i64 = 0
    best: i64 = 0
    second: i64 = 0
    for region in ALL_REGIONS:
        total += region_hope(pos, me, region, 0, view.turns)
        colours = pos.colours_above(me, region)
        if colours and view.turns > 3 - colours:
            hope = governor_gain(pos, me, region, view) * SETS[colours] // 100
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
    if pos.governors_left(me) == 0:
        return total
    return (total + best + second // 2) * view.weights.governor // 100
