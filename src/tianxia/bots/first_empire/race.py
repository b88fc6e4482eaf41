"""The outlook on tokens: the rewards they may win, and the soldiers that the rest will unlock."""

from tianxia.bots.first_empire.governors import governor_gain
from tianxia.bots.first_empire.outlook import Outlook
from tianxia.bots.first_empire.weights import ROUNDS
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import ALL_REGIONS, ASPECTS, DEAL, HAND, MOST_UNREST, REWARD, UNLOCK, Aspect, Region
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import Reward
from tianxia.games.first_empire.rules.reward_kinds import (
    FreeGovernor,
    FreePalace,
    FreeWall,
    FreeWorkers,
    PlaceAlchemists,
    PutOne,
    RecruitAny,
    RecruitNamed,
    ResetUnrest,
    Sail,
    UnlockAndPut,
    UnlockSome,
)


def race_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """The rewards that tokens may win, and the soldiers that the rest will unlock."""
    total, tokens = 0, 0
    each = min(view.weights.token, view.soldier // 3) if pos.locked(me) else 0
    order = pos.order()
    for row in range(ASPECTS):
        tokens += pos.token_value(me, pos.printed.rows[row])
        total += row_hope(pos, me, row, each, order, view)
    if pos.round == ROUNDS and pos.stage > REWARD:
        # The last tokens buy soldiers, three for one, or nothing.
        return min(pos.locked(me), tokens // 3) * view.soldier * 9 // 10 if pos.stage == UNLOCK else 0
    if pos.stage > REWARD:
        total -= max(0, tokens - 5) * each
    return total * view.weights.race // 100


def row_hope(pos: Position, me: Seat, row: int, each: int, order: list[Seat], view: Outlook) -> int:
    """One row: this round's reward if it has not been given yet, else the next round's."""
    aspect = pos.printed.rows[row]
    all_given = pos.stage > REWARD or pos.stage == DEAL
    offered = all_given or (pos.stage == REWARD and pos.turn > row)
    number = max(1, pos.round + (1 if offered else 0))
    # Large tokens go back before the next round.
    mine = pos.tokens(me, aspect) if all_given else pos.token_value(me, aspect)
    kept = mine * each
    if number > ROUNDS or mine == 0:
        return kept
    turns = view.turns - (ROUNDS - pos.round) * HAND + (HAND if offered else 0)
    chance = lead_chance(pos, me, aspect, turns, order)
    reward = reward_worth(pos, me, pos.printed.rewards[row][number - 1], view)
    return (max(reward, kept) * chance + kept * (100 - chance)) // 100


def lead_chance(pos: Position, me: Seat, aspect: Aspect, turns: int, order: list[Seat]) -> int:
    """In per cent, how likely a seat leads in an aspect after this many more turns; ties by turn order."""
    mine, lead = pos.token_value(me, aspect), 99
    before = True
    for player in order:
        if player == me:
            before = False
        else:
            ahead = 2 * (mine - pos.token_value(player, aspect)) + (-1 if before else 1)
            lead = min(lead, ahead)
    return max(2, min(98, 50 + lead * 50 // (1 + 2 * min(6, turns))))


def reward_worth(pos: Position, me: Seat, reward: Reward, view: Outlook) -> int:
    """What a reward would be worth to the seat."""
    if isinstance(reward, FreeGovernor):
        return best_governor(pos, me, reward.regions, view)
    if isinstance(reward, FreePalace):
        return view.best_palace
    if isinstance(reward, FreeWall):
        return view.best_wall
    if isinstance(reward, UnlockSome):
        return view.soldier * min(reward.count, pos.locked(me))
    if isinstance(reward, UnlockAndPut):
        return view.any_tile + view.soldier // 2 if pos.locked(me) else 0
    if isinstance(reward, PutOne):
        return view.any_tile if pos.entrance(me) else 0
    return means_worth(pos, me, reward, view)


def best_governor(pos: Position, me: Seat, regions: tuple[Region, ...], view: Outlook) -> int:
    """A governor in the best of some regions."""
    best = 0
    for region in regions:
        best = max(best, governor_gain(pos, me, region, view))
    return best


def means_worth(pos: Position, me: Seat, reward: Reward, view: Outlook) -> int:
    """Rewards that are a means to something else."""
    if isinstance(reward, (RecruitAny, RecruitNamed)):
        return 100 * max(1, reward.count)
    if isinstance(reward, PlaceAlchemists):
        return view.alchemist_card * reward.count
    if isinstance(reward, Sail):
        return view.space * reward.count
    if isinstance(reward, FreeWorkers):
        return view.weights.worker * reward.count
    return reset_worth(pos, me, reward.count, view) if isinstance(reward, ResetUnrest) else 0


def reset_worth(pos: Position, me: Seat, count: int, view: Outlook) -> int:
    """Lower unrest in the regions with most."""
    levels = sorted([pos.unrest(me, region) for region in ALL_REGIONS], reverse=True)
    total = 0
    for level in levels[:count]:
        total += level * view.weights.unrest + (2 * view.weights.revolt if level == MOST_UNREST else 0)
    return total * view.soon // 8
