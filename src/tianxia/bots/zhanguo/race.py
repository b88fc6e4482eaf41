"""The outlook on markers: the rewards that they may win, and what they are worth after that."""

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


def total_markers(pos: Position, seat: Seat) -> int:
    """The value of all markers of a seat."""
    total = 0
    for aspect in ALL_ASPECTS:
        total += pos.marker_value(seat, aspect)
    return total


def race_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """The rewards that the markers may win, what they are worth after that, and the place on the track."""
    total = 0
    for aspect in ALL_ASPECTS:
        total += aspect_hope(pos, me, aspect, view)
    above = 0
    for seat in pos.all_seats:
        above += 1 if pos.disc(seat) < pos.disc(me) else 0
    return total * view.weights.race // 100 - above * view.weights.disc


def aspect_hope(pos: Position, me: Seat, aspect: Aspect, view: Outlook) -> int:
    """One aspect: this round's reward if it has not been given yet, else the next one's."""
    offered = pos.stage == REWARDS and pos.turn > aspect
    number = pos.round + (1 if offered else 0)
    mine = pos.marker_value(me, aspect)
    if number > ROUNDS:
        return 100 * MOST_MARKERS[aspect] * lead_chance(pos, me, aspect, 0) // 100
    if mine == 0:
        return 0
    chance = lead_chance(pos, me, aspect, pos.hand_size(me) + (TURNS if offered else 0))
    reward = reward_worth(pos, me, pos.printed.reward(number, aspect), view)
    kept = min(mine, 6) * view.weights.marker if number < ROUNDS else 100 * MOST_MARKERS[aspect] * chance // 100
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: Seat, aspect: Aspect, turns: int) -> int:
    """In per cent, how likely a seat leads in an aspect after so many turns more; ties go by the track."""
    mine, lead = pos.marker_value(me, aspect), 99
    if mine == 0:
        return 0
    for seat in pos.all_seats:
        if seat != me:
            ahead = 2 * (mine - pos.marker_value(seat, aspect)) + (1 if pos.disc(me) < pos.disc(seat) else -1)
            lead = min(lead, ahead)
    return max(2, min(98, 50 + lead * 50 // (1 + 2 * turns)))


def reward_worth(pos: Position, me: Seat, reward: Reward, view: Outlook) -> int:
    """What a reward would bring the seat."""
    if isinstance(reward, PalaceReward):
        return view.best_palace
    if isinstance(reward, WallReward):
        return view.best_wall
    if isinstance(reward, GovernorReward):
        best = 0
        for region in reward.regions or ALL_REGIONS:
            best = max(best, governor_gain(pos, me, region, view))
        return best
    if isinstance(reward, TwoWorkersReward):
        return 2 * view.weights.worker
    return view.weights.official_bonus * (1 if isinstance(reward, OfficialReward) else 2)
