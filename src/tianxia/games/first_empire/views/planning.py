"""What helps a seat plan: what would be activated, what rewards, walls and mausoleum tiles are worth to it now.

Everything is computed from open information and the seat's own hand, with the rules' own functions, as things stand:
what an action itself would change (unrest raised, an official spent) is shown by the preview of a draft.
"""

from typing import Final

from tianxia.engine.script import ALLOWED, Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALL_ACTIONS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_TOMBS,
    CARDS,
    NO_CARD,
    PLAY,
    REWARD,
    Action,
    Card,
    Section,
    Tomb,
)
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import explain
from tianxia.games.first_empire.rules.court import why_asleep
from tianxia.games.first_empire.rules.criteria import slot_worth
from tianxia.games.first_empire.rules.rewards import ACCEPT, AcceptReward
from tianxia.games.first_empire.view_types import (
    ActionPlan,
    CardPlan,
    CourtPlan,
    Planning,
    RewardPlan,
    Stands,
    Stock,
    TombPlan,
    WallPlan,
    Way,
)
from tianxia.games.first_empire.worths import entrance_gain, soldier_worth

STAGES: Final = (PLAY, REWARD)
"""Before the first cards and after the last rewards there is nothing to plan."""


def stock(pos: Position, me: Seat) -> Stock:
    """What a player still has beside their board: workers are unlimited, Li Si has no officials. (F-1.1, F-10.1)"""
    plays_with = not pos.is_li_si(me)
    return {
        "officials": {
            names.OFFICIAL_NAMES[kind]: pos.officials_left(me, kind) if plays_with else 0 for kind in ALL_OFFICIALS
        },
        "governors": pos.governors_left(me),
        "palaces": pos.palaces_left(me),
        "walls": pos.walls_left(me),
    }


def planning(pos: Position, me: Seat) -> Planning | None:
    """What helps a seat plan; None for spectators, and if there is nothing to plan."""
    if me < 0 or pos.stage not in STAGES:
        return None
    then = pos.copy()
    then.stage = REWARD
    rows = enumerate(pos.printed.rows)
    return {
        "court": court_plan(pos, me),
        "rewards": {names.ASPECT_NAMES[aspect]: reward_plan(pos, then, me, row) for row, aspect in rows},
        "walls": {names.SECTION_NAMES[section]: wall_plan(pos, me, section) for section in ALL_SECTIONS},
        "mausoleum": {names.SYMBOL_NAMES[tomb]: tomb_plan(pos, then, me, tomb) for tomb in ALL_TOMBS},
    }


# -- what would be activated


def court_plan(pos: Position, me: Seat) -> CourtPlan:
    """The number to beat, what each action triggers, and what each card in hand would activate. (F-4.3, F-4.4)"""
    awake, locked = waiting(pos, me)
    actions: dict[names.Action, ActionPlan] = {
        names.ACTION_NAMES[action]: {"way": way(pos, action), "wakes": awake[action], "locked": locked[action]}
        for action in ALL_ACTIONS
    }
    hand = [card_plan(pos, card, awake) for card in pos.hand(me)]
    return {"number": pos.court_top() or None, "actions": actions, "hand": hand}


def waiting(pos: Position, me: Seat) -> tuple[list[list[str]], list[list[str]]]:
    """By court action: the tucked cards it triggers, and those in a region in revolt. (F-4.4)"""
    awake: list[list[str]] = [[] for _ in ALL_ACTIONS]
    locked: list[list[str]] = [[] for _ in ALL_ACTIONS]
    for region in ALL_REGIONS:
        lists = locked if pos.in_revolt(me, region) else awake
        for place in range(pos.cards_in(me, region)):
            lists[pos.trigger_at(me, region, place)].append(card_name(pos.card_at(me, region, place)))
    return awake, locked


def way(pos: Position, action: Action) -> Way:
    """Which numbers activate cards after an action: lower or higher ones, both if the court is empty. (F-4.3)"""
    if pos.court_top() == NO_CARD:
        return "either"
    return "higher" if why_asleep(pos, Card(CARDS + 1), action) == ALLOWED else "lower"


def card_plan(pos: Position, card: Card, awake: list[list[str]]) -> CardPlan:
    """How a card in hand compares with the number to beat, and what it would activate by action. (F-4.3)"""
    wakes = [action for action in ALL_ACTIONS if awake[action] and why_asleep(pos, card, action) == ALLOWED]
    stands: Stands = "first" if pos.court_top() == NO_CARD else "above" if card > pos.court_top() else "below"
    return {"card": card_name(card), "stands": stands, "wakes": {names.ACTION_NAMES[a]: awake[a] for a in wakes}}


# -- what rewards are worth


def reward_plan(pos: Position, then: Position, me: Seat, row: int) -> RewardPlan | None:
    """Whether the seat could accept a reward, and what it is worth; None once the offer is past. (F-8.2)

    `brings` is the most points of the piece itself, at once or at the end; soldiers that could then be placed, and
    bonuses of tiles, are not counted.
    """
    if pos.stage == REWARD and row < pos.turn:
        return None
    then.turn = row
    ask = AcceptReward(then, me, row)
    code = ask.why_not(ACCEPT)
    return {
        "refusal": None if code == ALLOWED else explain(then, ask, ACCEPT, code).to_json(),
        "brings": then.reward(row).brings(then, me) if code == ALLOWED else None,
    }


# -- walls and the mausoleum


def wall_plan(pos: Position, me: Seat, section: Section) -> WallPlan:
    """How often the seat meets a section's criterion, and what a wall on each of its slots is worth. (F-9.5)"""
    met = pos.criterion(section).times_met(pos, me)
    return {"met": met, "brings": [slot_worth(pos, section, slot, met) for slot in range(pos.players)]}


def tomb_plan(pos: Position, then: Position, me: Seat, tomb: Tomb) -> TombPlan:
    """What the seat has for a mausoleum tile, whether that is enough, and what a soldier is worth. (F-7.1, F-9.4)

    `brings` counts the slot and a completed row or column; `entrance` what the soldier is worth where it is now.
    """
    own = pos.soldier_on(me, tomb)
    return {
        "has": pos.pieces_for(me, tomb),
        "met": pos.fulfils(me, tomb),
        "own": own,
        "brings": None if own else soldier_worth(then, me, tomb),
        "entrance": None if own or not pos.entrance(me) else -entrance_gain(then, me, -1),
    }
