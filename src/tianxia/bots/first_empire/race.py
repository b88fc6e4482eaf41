"""The outlook on tokens: the rewards that they may win, and the soldiers that those left over will unlock."""

from typing import Final

from tianxia.bots.first_empire.governors import governor_gain
from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ROUNDS
from tianxia.games.first_empire.position import ASPECTS, DEAL, HAND, MOST_UNREST, REGIONS, REWARD, UNLOCK, Position

# Kinds of reward, in the order of `names.REWARD_NAMES`; those before are officials, the one after is calm.
LAST_OFFICIALS: Final = 1
PLACE_ALCHEMISTS: Final = 2
FREE_GOVERNOR: Final = 3
FREE_PALACE: Final = 4
FREE_WALL: Final = 5
UNLOCK_SOLDIERS: Final = 6
SAIL: Final = 7
FREE_WORKERS: Final = 8
UNLOCK_AND_PUT: Final = 9
PUT: Final = 10


def race_hope(pos: Position, me: int, view: Outlook) -> int:
    """The rewards that tokens may win, and the soldiers that those left over will unlock."""
    total, tokens = 0, 0
    each = min(view.weights.token, view.soldier // 3) if pos.locked[me] else 0
    for row in range(ASPECTS):
        tokens += pos.token_value(me, pos.box.rows[row])
        total += row_hope(pos, me, row, each, view)
    if pos.round == ROUNDS and pos.stage > REWARD:
        # The last tokens buy soldiers, by threes, or nothing.
        return min(pos.locked[me], tokens // 3) * view.soldier * 9 // 10 if pos.stage == UNLOCK else 0
    if pos.stage > REWARD:
        total -= max(0, tokens - 5) * each
    return total * view.weights.race // 100


def row_hope(pos: Position, me: int, row: int, each: int, view: Outlook) -> int:
    """One row: this round's reward if it has not been given yet, else the next one's."""
    aspect = pos.box.rows[row]
    all_given = pos.stage > REWARD or pos.stage == DEAL
    offered = all_given or (pos.stage == REWARD and pos.turn > row)
    number = max(1, pos.round + (1 if offered else 0))
    # Large tokens go back before the next round.
    mine = pos.small[me * ASPECTS + aspect] if all_given else pos.token_value(me, aspect)
    kept = mine * each
    if number > ROUNDS or mine == 0:
        return kept
    turns = view.turns - (ROUNDS - pos.round) * HAND + (HAND if offered else 0)
    chance = lead_chance(pos, me, aspect, turns)
    reward = reward_worth(pos, me, row * ROUNDS + number - 1, view)
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: int, aspect: int, turns: int) -> int:
    """In per cent, how likely a seat leads in an aspect after so many turns more; ties go by turn order."""
    mine, lead = pos.token_value(me, aspect), 99
    before = True
    for player in pos.order:
        if player == me:
            before = False
        else:
            ahead = 2 * (mine - pos.token_value(player, aspect)) + (-1 if before else 1)
            lead = min(lead, ahead)
    return max(2, min(98, 50 + lead * 50 // (1 + 2 * min(6, turns))))


def reward_worth(pos: Position, me: int, at: int, view: Outlook) -> int:
    """What a reward would bring the seat."""
    kind, count, where = pos.box.reward[at * 4], pos.box.reward[at * 4 + 1], pos.box.reward[at * 4 + 2]
    if kind == FREE_GOVERNOR:
        return best_governor(pos, me, where, view)
    if kind == FREE_PALACE:
        return view.best_palace
    if kind == FREE_WALL:
        return view.best_wall
    if kind == UNLOCK_SOLDIERS:
        return view.soldier * min(count, pos.locked[me])
    if kind == UNLOCK_AND_PUT:
        return view.any_tile + view.soldier // 2 if pos.locked[me] else 0
    if kind == PUT:
        return view.any_tile if pos.entrance[me] else 0
    return means_worth(pos, me, kind, count, view)


def best_governor(pos: Position, me: int, where: int, view: Outlook) -> int:
    """A governor in the best of some regions, given as bits."""
    best = 0
    for region in range(REGIONS):
        if where >> region & 1:
            best = max(best, governor_gain(pos, me, region, view))
    return best


def means_worth(pos: Position, me: int, kind: int, count: int, view: Outlook) -> int:
    """Rewards that are means to something else."""
    if kind <= LAST_OFFICIALS:
        return 100 * max(1, count)
    if kind == PLACE_ALCHEMISTS:
        return view.alchemist_card * count
    if kind == SAIL:
        return view.space * count
    if kind == FREE_WORKERS:
        return view.weights.worker * count
    return reset_worth(pos, me, count, view)


def reset_worth(pos: Position, me: int, count: int, view: Outlook) -> int:
    """Calm in the most restless regions."""
    levels = sorted(pos.unrest[me * REGIONS : me * REGIONS + REGIONS], reverse=True)
    total = 0
    for level in levels[:count]:
        total += level * view.weights.unrest + (2 * view.weights.revolt if level == MOST_UNREST else 0)
    return total * view.soon // 8
