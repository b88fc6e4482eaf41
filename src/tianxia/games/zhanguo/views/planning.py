"""What helps a seat plan: what would be activated, and what rewards, tasks and walls are worth to it now.

Everything is computed from open information and the seat's own hand, with the rules' own functions, as things stand:
what an action itself would change (unrest raised, an official spent) is shown by the preview of a draft.
"""

from typing import Final

from tianxia.engine.script import ALLOWED
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.ids import (
    ALL_ACTIONS,
    ALL_ASPECTS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_TASKS,
    CARDS,
    DRAFT,
    DRAW,
    NO_CARD,
    NO_SLOT,
    PLAY,
    REWARDS,
    Action,
    Aspect,
    Card,
    Seat,
    Section,
    Task,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.refusals import REFUSALS
from tianxia.games.zhanguo.rules.boards import ABILITIES
from tianxia.games.zhanguo.rules.court import activates
from tianxia.games.zhanguo.rules.rewards import ACCEPT, Accept, in_order, reward_now
from tianxia.games.zhanguo.rules.tasks import task_of
from tianxia.games.zhanguo.rules.turn import to_move
from tianxia.games.zhanguo.scoring import MOST_MARKERS, marker_winner
from tianxia.games.zhanguo.view_types import ActionPlan, CardPlan, CourtPlan, Planning, RewardPlan, TaskPlan, WallPlan
from tianxia.games.zhanguo.views.table import shown_places
from tianxia.games.zhanguo.worths import claim_worth

STAGES: Final = (DRAW, DRAFT, PLAY, REWARDS)
"""Before the boards are handed out and after the end there is nothing to plan."""


def planning(pos: Position, me: Seat) -> Planning | None:
    """What helps a seat plan; None if there is nothing to plan."""
    if pos.stage not in STAGES:
        return None
    then = pos.copy()
    then.stage = REWARDS
    return {
        "court": court_plan(pos, me),
        "rewards": {names.ASPECTS[aspect]: reward_plan(pos, then, me, aspect) for aspect in ALL_ASPECTS},
        "tasks": {names.TASKS[task]: task_plan(pos, then, me, task) for task in ALL_TASKS},
        "walls": [wall_plan(pos, me, section) for section in ALL_SECTIONS],
    }


# -- what would be activated


def court_plan(pos: Position, me: Seat) -> CourtPlan:
    """The number to beat, what each action triggers, and what each card in hand would activate. (Z-4.2, Z-4.3)"""
    active, locked = waiting(pos, me)
    actions: dict[names.Action, ActionPlan] = {
        names.ACTIONS[action]: {
            "way": way(pos, action),
            "wakes": [*active[action]],
            "locked": [*locked[action]],
            "board": action in ABILITIES[pos.board(me)].after,
        }
        for action in ALL_ACTIONS
    }
    shown = [pos.card] if pos.card != NO_CARD and pos.stage == PLAY and to_move(pos) == me else []
    hand = [card_plan(pos, card, active, locked) for card in [*shown, *pos.hand(me)]]
    top = pos.court_top()
    return {"number": None if top == NO_CARD else top, "actions": actions, "hand": hand}


def waiting(pos: Position, me: Seat) -> tuple[list[list[Card]], list[list[Card]]]:
    """By court action: the tucked cards it triggers, and those that are blocked. (Z-4.3)"""
    active: list[list[Card]] = [[] for _ in ALL_ACTIONS]
    locked: list[list[Card]] = [[] for _ in ALL_ACTIONS]
    for region in ALL_REGIONS:
        lists = locked if pos.is_locked(me, region) else active
        for card in pos.tucked_at(me, region):
            lists[pos.printed.trigger[card]].append(card)
    return active, locked


def way(pos: Position, action: Action) -> names.Way | None:
    """Which numbers activate cards after an action: higher or lower, both if the court is empty, or none. (Z-4.2)"""
    above, below = activates(pos, CARDS + 1, action), activates(pos, 0, action)
    if above and below:
        return "either"
    return "higher" if above else "lower" if below else None


def card_plan(pos: Position, card: Card, active: list[list[Card]], locked: list[list[Card]]) -> CardPlan:
    """How a card in hand compares with the number to beat; by action what it activates, and what stays blocked.

    (Z-4.2, Z-4.3)
    """
    fitting = [action for action in ALL_ACTIONS if activates(pos, card, action)]
    return {
        "card": card,
        "stands": stands(pos, card),
        "wakes": {names.ACTIONS[action]: [*active[action]] for action in fitting if active[action]},
        "sleeps": {names.ACTIONS[action]: [*locked[action]] for action in fitting if locked[action]},
    }


def stands(pos: Position, card: Card) -> str:
    """Above or below the number to beat; the very first court card counts as both. (Z-4.2)"""
    if pos.court_top() == NO_CARD:
        return "first"
    return "above" if card > pos.court_top() else "below"


# -- what things are worth


def reward_plan(pos: Position, then: Position, me: Seat, aspect: Aspect) -> RewardPlan | None:
    """Who would be asked in which order, whether the seat could accept, and the price; None once the offer is past.

    `brings` is the most VP for the piece itself, at once or at the end; `costs` what the markers would be worth.
    """
    if pos.stage == REWARDS and aspect < pos.turn:
        return None
    then.turn = aspect
    offer = Accept(then, me, aspect)
    code = offer.why_not(ACCEPT)
    return {
        "order": [*in_order(pos, aspect)],
        "values": [pos.marker_value(seat, aspect) for seat in pos.all_seats],
        "refusal": None if code == ALLOWED else REFUSALS.explain(then, offer, ACCEPT, code).to_json(),
        "brings": reward_now(pos, aspect).brings(then, me) if code == ALLOWED else None,
        "costs": MOST_MARKERS[aspect] if marker_winner(pos, aspect) == me else 0,
    }


def wall_plan(pos: Position, me: Seat, section: Section) -> WallPlan:
    """How often the seat meets the criterion of a section. (Z-10.4)"""
    return {"met": pos.printed.criterion[pos.wall_tile(section)].times_met(pos, me)}


def task_plan(pos: Position, then: Position, me: Seat, task: Task) -> TaskPlan:
    """Which places of a task the seat has, which it lacks, and what a disc on the next free slot is worth. (Z-8)"""
    wanted = task_of(pos, task)
    missing = wanted.missing(pos, me)
    claimed, free = pos.claimed_slot(me, task), pos.free_slot(task)
    return {
        "met": shown_places(wanted, without(wanted.places, missing)),
        "missing": shown_places(wanted, missing),
        "claimed": None if claimed == NO_SLOT else pos.printed.task_vp(task, claimed),
        "slot": pos.printed.task_vp(task, free) if claimed == NO_SLOT else None,
        "brings": claim_worth(pos, then, me, task, free) if claimed == NO_SLOT else None,
    }


def without(places: list[int], missing: list[int]) -> list[int]:
    """The places that are not missing, each as often as it is shown."""
    left = places[:]
    for place in missing:
        left.remove(place)
    return left
