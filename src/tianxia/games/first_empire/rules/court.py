"""The court: an action, then abilities that wake, an official that moves, or neither. (F-4)"""

from collections.abc import Callable
from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import HAND, HIRE, PLACES, Position
from tianxia.games.first_empire.rules.bonuses import card_has_effect, use_card
from tianxia.games.first_empire.rules.deeds import any_official
from tianxia.games.first_empire.rules.governor import govern, why_no_governor
from tianxia.games.first_empire.rules.hire import hire, why_no_hire
from tianxia.games.first_empire.rules.moves import move_one_official
from tianxia.games.first_empire.rules.palace import build as build_palace
from tianxia.games.first_empire.rules.palace import why_no_palace
from tianxia.games.first_empire.rules.recruit import recruit, why_no_recruit
from tianxia.games.first_empire.rules.search import search, why_no_search
from tianxia.games.first_empire.rules.wall import build as build_wall
from tianxia.games.first_empire.rules.wall import why_no_wall

ACTIVATE: Final = 0
MOVE_OFFICIAL: Final = 1
PASS: Final = 2
AFTERS: Final = (ACTIVATE, MOVE_OFFICIAL, PASS)

NO_MORE_ABILITIES: Final = 0
"""The answer to `ability` that ends the activation; others are cards."""

ACTIONS: Final = (0, 1, 2, 3, 4, 5)
SCRIPTS: Final[tuple[Callable[[Position, int], Script[None]], ...]] = (
    recruit,
    search,
    govern,
    hire,
    build_palace,
    build_wall,
)
REASONS: Final[tuple[Callable[[Position, int], int], ...]] = (
    why_no_recruit,
    why_no_search,
    why_no_governor,
    why_no_hire,
    why_no_palace,
    why_no_wall,
)


def all_actions() -> tuple[int, ...]:
    """The six court actions."""
    return ACTIONS


def all_afters() -> tuple[int, ...]:
    """Activate, move an official, pass."""
    return AFTERS


def can_act(pos: Position, me: int) -> bool:
    """Whether any court action is possible."""
    return any(reason(pos, me) == ALLOWED for reason in REASONS)


def take_from_hand(pos: Position, me: int, card: int) -> None:
    """A card leaves the hand, whose other cards close up."""
    at = pos.hands.index(card, me * HAND, me * HAND + HAND)
    del pos.hands[at]
    pos.hands.insert(me * HAND + HAND - 1, 0)


def go_to_court(pos: Position, me: int, card: int) -> Script[None]:
    """The card on the pile, an action that must be possible, then one of three things. (F-4.1, F-4.2)"""
    action = yield from choose(me, "action", all_actions, lambda action: REASONS[action](pos, me), about=(card,))
    number = wakes(pos, card, action)
    take_from_hand(pos, me, card)
    pos.court.append(card)
    yield Tell("court", (me, card, action))
    yield from SCRIPTS[action](pos, me)
    after = yield from choose(
        me, "after", all_afters, lambda after: why_no_after(pos, me, after, action, number), about=(action,)
    )
    if after == ACTIVATE:
        yield from activate(pos, me, action)
    elif after == MOVE_OFFICIAL:
        yield from move_one_official(pos, me)


def wakes(pos: Position, card: int, action: int) -> int:
    """A lower card than the one beneath for the left three actions, a higher one for the right three. (F-4.3)"""
    if not pos.court:
        return ALLOWED
    if action < HIRE:
        return ALLOWED if card < pos.court[-1] else codes.NOT_LOWER
    return ALLOWED if card > pos.court[-1] else codes.NOT_HIGHER


def why_no_after(pos: Position, me: int, after: int, action: int, number: int) -> int:
    """Activating needs the number and a card that wakes; moving needs an official; passing is free. (F-4.2)"""
    if after == ACTIVATE:
        if number != ALLOWED:
            return number
        return ALLOWED if woken(pos, me, action, [], True) else codes.NOTHING_WAKES
    if after == MOVE_OFFICIAL:
        return ALLOWED if any_official(pos, me) else codes.NO_OFFICIAL_TO_MOVE
    return ALLOWED


def activate(pos: Position, me: int, action: int) -> Script[None]:
    """Cards whose trigger is the action, in any order, each once, as many as one likes. (F-4.4)"""
    used: list[int] = []
    while woken(pos, me, action, used, True):
        card = yield from choose_ability(pos, me, action, used)
        if card == NO_MORE_ABILITIES:
            return
        used.append(card)
        yield Tell("ability", (me, card))
        yield from use_card(pos, me, card, pos.place_of(me, card) // 3)


def choose_ability(pos: Position, me: int, action: int, used: list[int]) -> Script[int]:
    """Which card next; whoever has used one may stop. (F-4.4)"""
    done = [NO_MORE_ABILITIES] if used else []
    return choose(
        me,
        "ability",
        lambda: pos.tableau_cards(me) + done,
        lambda card: why_no_ability(pos, me, card, action, used),
        lambda: woken(pos, me, action, used, False) + done,
        about=(action,),
    )


def why_no_ability(pos: Position, me: int, card: int, action: int, used: list[int]) -> int:
    """The trigger, once each, no region at unrest 3, and an effect beyond unrest. (F-4.4, F-4.6)"""
    if card == NO_MORE_ABILITIES:
        return ALLOWED
    place = pos.place_of(me, card)
    if place < 0:
        return NOT_A_CANDIDATE
    if trigger_at(pos, me * PLACES + place) != action:
        return codes.OTHER_TRIGGER
    if card in used:
        return codes.USED_ALREADY
    if pos.in_revolt(me, place // 3):
        return codes.REGION_IN_REVOLT
    return ALLOWED if card_has_effect(pos, me, card, place // 3) else codes.WITHOUT_EFFECT


def trigger_at(pos: Position, place: int) -> int:
    """The printed trigger, unless an emperor tile replaces it. (F-4.4)"""
    tile = pos.emperor[place]
    return tile - 1 if tile else pos.box.trigger[pos.cards[place]]


def woken(pos: Position, me: int, action: int, used: list[int], just_one: bool) -> list[int]:
    """The cards that may be used now, or only the first of them; the same rule as `why_no_ability`, in one pass."""
    found: list[int] = []
    first = me * PLACES
    for place in range(PLACES):
        card, region = pos.cards[first + place], place // 3
        if not card or trigger_at(pos, first + place) != action or card in used or pos.in_revolt(me, region):
            continue
        if card_has_effect(pos, me, card, region):
            found.append(card)
            if just_one:
                break
    return found
