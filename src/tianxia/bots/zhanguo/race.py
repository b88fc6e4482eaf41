"""The outlook on markers: the rewards that they may win, and what they are worth after that."""

from mypy_extensions import i64

from tianxia.bots.zhanguo.governors import governor_gain
from tianxia.bots.zhanguo.outlook import Outlook
from tianxia.games.zhanguo.ids import ALL_ASPECTS, ALL_REGIONS, REWARDS, ROUNDS, TURNS, Aspect, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import Reward
from tianxia.games.zhanguo.rules.reward_kinds import (
    GovernorReward,
    OfficialReward,
    PalaceReward,
    TwoWorkersReward,
    WallReward,
)
from tianxia.games.zhanguo.scoring import MOST_MARKERS


def total_markers(pos: Position, seat: Seat) -> i64:
    """The value of all markers of a seat."""
    total: i64 = 0
    for aspect in ALL_ASPECTS:
        total += pos.marker_value(seat, aspect)
    return total


def race_hope(pos: Position, me: Seat, view: Outlook) -> i64:
    """The rewards that the markers may win, what they are worth after that, and the place on the track."""
    total: i64 = 0
    for aspect in ALL_ASPECTS:
        total += aspect_hope(pos, me, aspect, view)
    above: i64 = 0
    own = pos.disc(me)
    for seat in pos.all_seats:
        above += 1 if pos.disc(seat) < own else 0
    return total * view.weights.race // 100 - above * view.weights.disc


def aspect_hope(pos: Position, me: Seat, aspect: Aspect, view: Outlook) -> i64:
    """One aspect: this round's reward if it has not been given yet, else the next one's."""
    offered = pos.stage == REWARDS and pos.turn > aspect
    number = pos.round + (1 if offered else 0)
    mine: i64 = pos.marker_value(me, aspect)
    if number > ROUNDS:
        return MOST_MARKERS[aspect] * lead_chance(pos, me, aspect, 0)
    if mine == 0:
        return 0
    chance = lead_chance(pos, me, aspect, pos.hand_size(me) + (TURNS if offered else 0))
    reward = reward_worth(pos, me, pos.printed.reward(number, aspect), view)
    kept: i64 = min(mine, 6) * view.weights.marker
    if number == ROUNDS:
        kept = MOST_MARKERS[aspect] * chance
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: Seat, aspect: Aspect, turns: i64) -> i64:
    """In per cent, how likely a seat leads in an aspect after so many turns more; ties go by the track."""
    mine: i64 = pos.marker_value(me, aspect)
    lead: i64 = 99
    if mine == 0:
        return 0
    for seat in pos.all_seats:
        if seat != me:
            ahead: i64 = 2 * (mine - pos.marker_value(seat, aspect))
            ahead += 1 if pos.disc(me) < pos.disc(seat) else -1
            lead = min(lead, ahead)
    chance = 50 + lead * 50 // (1 + 2 * turns)
    return max(2, min(98, chance))


def reward_worth(pos: Position, me: Seat, reward: Reward, view: Outlook) -> i64:
    """What a reward would bring the seat."""
    if isinstance(reward, PalaceReward):
        return view.best_palace
    if isinstance(reward, WallReward):
        return view.best_wall
    if isinstance(reward, GovernorReward):
        best: i64 = 0
        for region in reward.regions or ALL_REGIONS:
            best = max(best, governor_gain(pos, me, region, view))
        return best
    if isinstance(reward, TwoWorkersReward):
        return 2 * view.weights.worker
    if isinstance(reward, OfficialReward):
        return view.weights.official_bonus
    return 2 * view.weights.official_bonus
