"""The outlook on markers: the rewards that they may win, and what they are worth after that."""

from tianxia.bots.zhanguo.governors import governor_gain
from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.games.zhanguo.kit import (
    ASPECTS,
    FREE_GOVERNOR,
    FREE_PALACE,
    FREE_WALL,
    OFFICIAL,
    ONE_OFFICIAL,
    REGIONS,
    ROUNDS,
    TURNS,
    TWO_WORKERS,
)
from tianxia.games.zhanguo.position import REWARDS, Position
from tianxia.games.zhanguo.scoring import MOST_MARKERS


def total_markers(pos: Position, seat: int) -> int:
    """The value of all markers of a seat."""
    total = 0
    for aspect in range(ASPECTS):
        total += held(pos, seat, aspect)
    return total


def held(pos: Position, seat: int, aspect: int) -> int:
    """The value of a seat's markers of an aspect."""
    return pos.markers[seat * ASPECTS + aspect] + (3 if pos.big[aspect] == seat else 0)


def race_hope(pos: Position, me: int, view: Outlook) -> int:
    """The rewards that the markers may win, what they are worth after that, and the place on the track."""
    total = 0
    for aspect in range(ASPECTS):
        total += aspect_hope(pos, me, aspect, view)
    above = 0
    for seat in range(pos.seats):
        above += 1 if pos.discs[seat] < pos.discs[me] else 0
    return total * view.weights.race // 100 - above * view.weights.disc


def aspect_hope(pos: Position, me: int, aspect: int, view: Outlook) -> int:
    """One aspect: this round's reward if it has not been given yet, else the next one's."""
    offered = pos.stage == REWARDS and pos.turn > aspect
    number = pos.round + (1 if offered else 0)
    mine = held(pos, me, aspect)
    if number > ROUNDS:
        return 100 * MOST_MARKERS[aspect] * lead_chance(pos, me, aspect, 0) // 100
    if mine == 0:
        return 0
    chance = lead_chance(pos, me, aspect, len(pos.hands[me]) + (TURNS if offered else 0))
    reward = reward_worth(pos, me, (number - 1) * ASPECTS + aspect, view)
    kept = min(mine, 6) * view.weights.marker if number < ROUNDS else 100 * MOST_MARKERS[aspect] * chance // 100
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: int, aspect: int, turns: int) -> int:
    """In per cent, how likely a seat leads in an aspect after so many turns more; ties go by the track."""
    mine, lead = held(pos, me, aspect), 99
    if mine == 0:
        return 0
    for seat in range(pos.seats):
        if seat != me:
            ahead = 2 * (mine - held(pos, seat, aspect)) + (1 if pos.discs[me] < pos.discs[seat] else -1)
            lead = min(lead, ahead)
    return max(2, min(98, 50 + lead * 50 // (1 + 2 * turns)))


def reward_worth(pos: Position, me: int, place: int, view: Outlook) -> int:
    """What a reward would bring the seat."""
    kind = pos.kit.reward[place]
    if kind == FREE_PALACE:
        return view.best_palace
    if kind == FREE_WALL:
        return view.best_wall
    if kind == FREE_GOVERNOR:
        best = 0
        for region in pos.kit.places[place] or range(REGIONS):
            best = max(best, governor_gain(pos, me, region, view))
        return best
    if kind == TWO_WORKERS:
        return 2 * view.weights.worker
    return view.weights.bonus[OFFICIAL] * (1 if kind == ONE_OFFICIAL else 2)
