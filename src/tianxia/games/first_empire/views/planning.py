"""Planning aids for the seat that looks: what would wake, what rewards, walls and mausoleum tiles would bring it now.

All is worked out from open things and the seat's own hand, by the rules' own functions, as things stand: what an action
itself would change (an unrest raised, an official spent) is for the preview of a draft.
"""

from typing import Final

from tianxia.engine.script import ALLOWED, AskWith
from tianxia.games.first_empire import names
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import (
    CARDS,
    GOVERNORS,
    LI_SI,
    PALACES,
    PLACES,
    PLAY,
    REWARD,
    WALLS,
    Position,
)
from tianxia.games.first_empire.refusals import refusal
from tianxia.games.first_empire.rules.court import ACTIONS, trigger_at, wakes
from tianxia.games.first_empire.rules.criteria import slot_worth, times_met
from tianxia.games.first_empire.rules.mausoleum import fulfils, pieces_for
from tianxia.games.first_empire.rules.reward_kinds import ACCEPT, answers, why_no_answer
from tianxia.games.first_empire.view_types import (
    ActionAid,
    Aids,
    CardAid,
    CourtAid,
    RewardAid,
    Stands,
    Stock,
    TombAid,
    WallAid,
    Way,
)
from tianxia.games.first_empire.views.worths import entrance_gain, reward_worth, soldier_worth

STAGES: Final = (PLAY, REWARD)
"""Before the first cards and after the last rewards there is nothing to plan."""


def stock(pos: Position, me: int) -> Stock:
    """What a player still has beside his board: workers have no limit, Li Si has no officials. (F-1.1, F-10.1)"""
    plays_with = not pos.level or me != LI_SI
    officials = [pos.official_stock(me, kind) if plays_with else 0 for kind in range(3)]
    return {
        "officials": dict(zip(names.OFFICIAL_NAMES, officials, strict=True)),
        "governors": GOVERNORS - pos.governors_out(me),
        "palaces": PALACES - pos.palaces_out(me),
        "walls": WALLS - pos.walls_out(me),
    }


def aids(pos: Position, me: int) -> Aids | None:
    """What helps a seat to plan; None for spectators, and where there is nothing to plan."""
    if me < 0 or pos.stage not in STAGES:
        return None
    then = pos.copy()
    then.stage = REWARD
    rows = [(row, names.ASPECT_NAMES[aspect]) for row, aspect in enumerate(pos.box.rows)]
    return {
        "court": court_aid(pos, me),
        "rewards": {name: reward_aid(pos, then, me, row) for row, name in rows},
        "walls": {name: wall_aid(pos, me, section) for section, name in enumerate(names.SECTION_NAMES)},
        "mausoleum": {name: tomb_aid(pos, then, me, symbol) for symbol, name in enumerate(names.SYMBOL_NAMES)},
    }


# -- what would wake


def court_aid(pos: Position, me: int) -> CourtAid:
    """The number to beat, what waits for each action, and what each card of the hand would wake. (F-4.3, F-4.4)"""
    awake, locked = waiting(pos, me)
    actions: dict[names.Action, ActionAid] = {
        name: {"way": way(pos, action), "wakes": awake[action], "locked": locked[action]}
        for action, name in enumerate(names.ACTION_NAMES)
    }
    hand = [card_aid(pos, card, awake) for card in pos.hand(me)]
    return {"number": pos.court[-1] if pos.court else None, "actions": actions, "hand": hand}


def waiting(pos: Position, me: int) -> tuple[list[list[str]], list[list[str]]]:
    """By court action: the tucked cards that wait for it, and those in a region in revolt. (F-4.4)"""
    awake: list[list[str]] = [[] for _ in ACTIONS]
    locked: list[list[str]] = [[] for _ in ACTIONS]
    first = me * PLACES
    for place in range(PLACES):
        if pos.cards[first + place]:
            lists = locked if pos.in_revolt(me, place // 3) else awake
            lists[trigger_at(pos, first + place)].append(card_name(pos.cards[first + place]))
    return awake, locked


def way(pos: Position, action: int) -> Way:
    """Which numbers wake cards after an action: lower or higher ones, either with an empty court. (F-4.3)"""
    if not pos.court:
        return "either"
    return "higher" if wakes(pos, CARDS + 1, action) == ALLOWED else "lower"


def card_aid(pos: Position, card: int, awake: list[list[str]]) -> CardAid:
    """Where a card of the hand stands against the number to beat, and what it would wake by action. (F-4.3)"""
    woken = {names.ACTION_NAMES[a]: awake[a] for a in ACTIONS if awake[a] and wakes(pos, card, a) == ALLOWED}
    stands: Stands = "first" if not pos.court else "above" if card > pos.court[-1] else "below"
    return {"card": card_name(card), "stands": stands, "wakes": woken}


# -- what rewards would bring


def reward_aid(pos: Position, then: Position, me: int, row: int) -> RewardAid | None:
    """Whether one could accept a reward, and what it would bring; None where the offer is past. (F-8.2)

    `brings` is the most points of the piece itself, at once or at the end; soldiers that it would let one place, and
    bonuses of tiles, are not counted.
    """
    if pos.stage == REWARD and row < pos.turn:
        return None
    then.turn = row
    code = why_no_answer(then, me, row, ACCEPT)
    return {
        "refusal": None if code == ALLOWED else refusal(then, AskWith(me, "reward", answers), ACCEPT, code).to_plain(),
        "brings": reward_worth(then, me, row) if code == ALLOWED else None,
    }


# -- walls and the mausoleum


def wall_aid(pos: Position, me: int, section: int) -> WallAid:
    """How often one meets a section's criterion, and what a wall on each of its slots would bring. (F-9.5)"""
    met = times_met(pos, me, pos.wall_tiles[section])
    return {"met": met, "brings": [slot_worth(pos, section, slot, met) for slot in range(pos.players)]}


def tomb_aid(pos: Position, then: Position, me: int, symbol: int) -> TombAid:
    """What one has for a mausoleum tile, whether that is enough, and what a soldier there would bring. (F-7.1, F-9.4)

    `brings` counts the slot, and a row or column that would be full; `entrance` what it brings where it stands now.
    """
    own = pos.soldier_on(me, symbol)
    return {
        "has": pieces_for(pos, me, symbol),
        "met": fulfils(pos, me, symbol),
        "own": own,
        "brings": None if own else soldier_worth(then, me, symbol),
        "entrance": None if own or not pos.entrance[me] else -entrance_gain(then, me, -1),
    }
