"""Planning aids for the seat that looks: what would wake, and what rewards, tasks and walls would bring it now.

All is worked out from open things and the seat's own hand, by the rules' own functions, as things stand: what an action
itself would change (an unrest raised, an official spent) is for the preview of a draft.
"""

from typing import Final

from tianxia.engine.script import ALLOWED, Ask, AskWith
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.abilities import wakes
from tianxia.games.zhanguo.actions.governor import SQUARE_BONUS_VP, why_no_square
from tianxia.games.zhanguo.actions.palace import score_palace
from tianxia.games.zhanguo.actions.wall import SLOTS, why_no_free_wall_in, why_no_slot
from tianxia.games.zhanguo.board_abilities import TRIGGERS
from tianxia.games.zhanguo.court import ACTIONS
from tianxia.games.zhanguo.kit import (
    CARDS,
    FREE_GOVERNOR,
    FREE_PALACE,
    FREE_WALL,
    REGIONS,
    RODS,
    SECTIONS,
    SITES,
    SQUARE_VP,
    TASK_SLOTS,
    TUCKS,
)
from tianxia.games.zhanguo.position import (
    ALL_REGIONS,
    ALL_SECTIONS,
    DRAFT,
    DRAW,
    NOBODY,
    PLAY,
    REWARDS,
    THREE,
    Position,
    is_locked,
    marker_value,
)
from tianxia.games.zhanguo.refusal import refusal
from tianxia.games.zhanguo.rewards import ACCEPT, ACCEPT_OR_PASS, in_order, reward_at, why_not_accept, why_not_there
from tianxia.games.zhanguo.scoring import MOST_MARKERS, marker_winner, region_score, score_tasks
from tianxia.games.zhanguo.tasks import KINDS, PALACE_TASK, WALL_TASK, walls_at
from tianxia.games.zhanguo.turn import to_move
from tianxia.games.zhanguo.view_types import ActionAid, Aids, CardAid, CourtAid, RewardAid, TaskAid
from tianxia.games.zhanguo.walls import CRITERIA, wall_score

STAGES: Final = (DRAW, DRAFT, PLAY, REWARDS)
"""Before the boards are dealt out and after the end there is nothing to plan."""


def aids(pos: Position, me: int) -> Aids | None:
    """What helps a seat to plan; None for spectators, and where there is nothing to plan."""
    if me < 0 or pos.stage not in STAGES:
        return None
    then = pos.copy()
    then.stage = REWARDS
    return {
        "court": court_aid(pos, me),
        "rewards": {name: reward_aid(pos, then, me, aspect) for aspect, name in enumerate(names.ASPECTS)},
        "tasks": {name: task_aid(pos, then, me, task) for task, name in enumerate(names.TASKS)},
        "walls": [{"met": CRITERIA[pos.kit.criterion[pos.tiles[at]]](pos, me)} for at in range(SECTIONS)],
    }


# -- what would wake


def court_aid(pos: Position, me: int) -> CourtAid:
    """The number to beat, what waits for each action, and what each card of the hand would wake. (Z-4.2, Z-4.3)"""
    awake, locked = waiting(pos, me)
    actions: dict[names.Action, ActionAid] = {
        name: {
            "way": way(pos, action),
            "wakes": awake[action],
            "locked": locked[action],
            "board": action in TRIGGERS[pos.boards[me]],
        }
        for action, name in enumerate(names.ACTIONS)
    }
    shown = [pos.card] if pos.card and pos.stage == PLAY and to_move(pos) == me else []
    hand = [card_aid(pos, card, awake, locked) for card in [*shown, *pos.hands[me]]]
    return {"number": pos.court[-1] if pos.court else None, "actions": actions, "hand": hand}


def waiting(pos: Position, me: int) -> tuple[list[list[int]], list[list[int]]]:
    """By court action: the tucked cards that wait for it, and those that are locked. (Z-4.3)"""
    awake: list[list[int]] = [[] for _ in ACTIONS]
    locked: list[list[int]] = [[] for _ in ACTIONS]
    for region in range(REGIONS):
        lists = locked if is_locked(pos, me, region) else awake
        at = me * REGIONS * TUCKS + region * TUCKS
        for card in pos.tucked[at : at + TUCKS]:
            if card:
                lists[pos.kit.trigger[card]].append(card)
    return awake, locked


def way(pos: Position, action: int) -> names.Way | None:
    """Which numbers wake cards after an action: higher or lower ones, either with an empty court, or none. (Z-4.2)"""
    above, below = wakes(pos, CARDS + 1, action), wakes(pos, 0, action)
    if above and below:
        return "either"
    return "higher" if above else "lower" if below else None


def card_aid(pos: Position, card: int, awake: list[list[int]], locked: list[list[int]]) -> CardAid:
    """Where a card of the hand stands against the number to beat; by action what it would wake, and what sleeps on.

    (Z-4.2, Z-4.3)
    """
    fitting = [action for action in ACTIONS if wakes(pos, card, action)]
    return {
        "card": card,
        "stands": stands(pos, card),
        "wakes": {names.ACTIONS[action]: awake[action] for action in fitting if awake[action]},
        "sleeps": {names.ACTIONS[action]: locked[action] for action in fitting if locked[action]},
    }


def stands(pos: Position, card: int) -> str:
    """Above or below the number to beat; the very first court card counts as both. (Z-4.2)"""
    if not pos.court:
        return "first"
    return "above" if card > pos.court[-1] else "below"


# -- what it would bring


def reward_aid(pos: Position, then: Position, me: int, aspect: int) -> RewardAid | None:
    """Who would be asked in which order, whether one could accept, and what for what; None where the offer is past.

    `brings` is the most VP of the piece itself, at once or at the end; `costs` what the markers given back would bring.
    """
    if pos.stage == REWARDS and aspect < pos.turn:
        return None
    then.turn = aspect
    code = why_not_accept(then, me, aspect, ACCEPT)
    return {
        "order": in_order(pos, aspect),
        "values": [marker_value(pos, seat, aspect) for seat in range(pos.seats)],
        "refusal": None if code == ALLOWED else refusal(then, offer(me), ACCEPT, code).to_plain(),
        "brings": reward_worth(then, me, reward_at(pos, aspect)) if code == ALLOWED else None,
        "costs": MOST_MARKERS[aspect] if marker_winner(pos, aspect) == me else 0,
    }


def offer(me: int) -> Ask:
    """The question that would be asked."""
    return AskWith(me, "reward", lambda: ACCEPT_OR_PASS)


def reward_worth(then: Position, me: int, place: int) -> int:
    """The most VP that the piece of a reward would bring; officials and workers bring none by themselves. (Z-7.3)"""
    kind = then.kit.reward[place]
    if kind == FREE_GOVERNOR:
        regions = [region for region in ALL_REGIONS if why_not_there(then, place, region) == ALLOWED]
        return max([governor_worth(then, me, region) for region in regions])
    if kind == FREE_WALL:
        return max([section_worth(then, me, section) for section in ALL_SECTIONS])
    if kind == FREE_PALACE:
        return score_palace(then, me).facts[1]
    return 0


def governor_worth(then: Position, me: int, region: int) -> int:
    """What one governor more would change in a region's majority, and the VP of a free square. (Z-5.5, Z-10.1)"""
    squares = [then.kit.squares[region * 3 + at] for at in THREE if why_no_square(then, region, at) == ALLOWED]
    before = region_score(then, me, region)
    then.governors[me * REGIONS + region] += 1
    after = region_score(then, me, region)
    then.governors[me * REGIONS + region] -= 1
    return after - before + (SQUARE_BONUS_VP if SQUARE_VP in squares else 0)


def section_worth(then: Position, me: int, section: int) -> int:
    """What a wall on the best free slot of a section would bring, if one may build there. (Z-10.4)"""
    if why_no_free_wall_in(then, me, section) != ALLOWED:
        return 0
    free = [rods for rods in SLOTS if why_no_slot(then, section, rods, RODS) == ALLOWED]
    return max([wall_score(then, me, section, rods) for rods in free])


def task_aid(pos: Position, then: Position, me: int, task: int) -> TaskAid:
    """Which places of a task one has, which are missing, and what a disc on the next free slot would bring. (Z-8)"""
    at = task * TASK_SLOTS
    discs = pos.claims[at : at + TASK_SLOTS]
    met, missing = places_of(pos, me, task)
    own = discs.index(me) if me in discs else None
    free = at + discs.index(NOBODY) if own is None else None
    return {
        "met": met,
        "missing": missing,
        "claimed": None if own is None else pos.kit.slots[at + own],
        "slot": None if free is None else pos.kit.slots[free],
        "brings": None if free is None else claim_worth(pos, then, me, free),
    }


def claim_worth(pos: Position, then: Position, me: int, place: int) -> int:
    """What a disc on a slot would add to the score of the tasks. (Z-10.3)"""
    then.claims[place] = me
    worth = score_tasks(then, me) - score_tasks(pos, me)
    then.claims[place] = NOBODY
    return worth


def places_of(pos: Position, me: int, task: int) -> tuple[list[names.Site | int], list[names.Site | int]]:
    """The places that a task shows, parted into those with an own piece and the others. (Z-8.1)"""
    needs = pos.kit.needs[pos.tasks[task]]
    if task % KINDS == WALL_TASK:
        built = [min(walls_at(pos, me, site), needs[site]) for site in range(SITES)]
        return sites(built), sites([needs[site] - built[site] for site in range(SITES)])
    pieces = pos.palaces if task % KINDS == PALACE_TASK else pos.governors
    there = [region for region in needs if pieces[me * REGIONS + region]]
    return [region + 1 for region in there], [region + 1 for region in needs if region not in there]


def sites(counts: list[int]) -> list[names.Site | int]:
    """Wall sites by name, each as often as it counts."""
    return [name for site, name in enumerate(names.SITES) for _ in range(counts[site])]
