"""The court: an action, then activate cards, move an official, or pass. (F-4)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ALL_ACTIONS, NO_CARD, Action, Card
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    NO_OFFICIAL_TO_MOVE,
    NOT_HIGHER,
    NOT_LOWER,
    NOTHING_WAKES,
    OTHER_TRIGGER,
    REGION_IN_REVOLT,
    USED_ALREADY,
    WITHOUT_EFFECT,
)
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.elixir import SearchElixir
from tianxia.games.first_empire.rules.governor import Govern
from tianxia.games.first_empire.rules.hire import Hire
from tianxia.games.first_empire.rules.moves import move_one_official
from tianxia.games.first_empire.rules.palace import BuildPalace
from tianxia.games.first_empire.rules.recruit import Recruit
from tianxia.games.first_empire.rules.wall import BuildWall

COURT_ACTIONS: Final[tuple[CourtAction, ...]] = (
    Recruit(),
    SearchElixir(),
    Govern(),
    Hire(),
    BuildPalace(),
    BuildWall(),
)
"""From left to right on the board, as `ids.ALL_ACTIONS`."""

ACTIVATE: Final = 0
MOVE_OFFICIAL: Final = 1
PASS: Final = 2
AFTERS: Final[tuple[int, ...]] = (ACTIVATE, MOVE_OFFICIAL, PASS)


class WhichAction(Question):
    """Which court action do you take? (F-4.1)"""

    name = "action"

    def __init__(self, pos: Position, me: Seat, card: Card) -> None:
        """Remember the card being played."""
        super().__init__(pos, me)
        self.card = card

    def candidates(self) -> Sequence[int]:
        """All six."""
        return ALL_ACTIONS

    def why_not(self, answer: int) -> Code:
        """The action must be possible."""
        return COURT_ACTIONS[answer].why_not(self.pos, self.me)

    def about(self) -> tuple[int, ...]:
        """The card being played."""
        return (self.card,)


class After(Question):
    """What follows the action? (F-4.2)"""

    name = "after"

    def __init__(self, pos: Position, me: Seat, action: Action, asleep: Code) -> None:
        """Remember the action, and whether its card's number activates cards."""
        super().__init__(pos, me)
        self.action = action
        self.asleep = asleep

    def candidates(self) -> Sequence[int]:
        """Activate, move an official, pass."""
        return AFTERS

    def why_not(self, answer: int) -> Code:
        """Activating needs the number and a card to activate; moving needs an official; passing is free. (F-4.2)"""
        if answer == ACTIVATE:
            if self.asleep != ALLOWED:
                return self.asleep
            return ALLOWED if any_awake(self.pos, self.me, self.action, []) else NOTHING_WAKES
        if answer == MOVE_OFFICIAL:
            return ALLOWED if self.pos.any_official(self.me) else NO_OFFICIAL_TO_MOVE
        return ALLOWED

    def about(self) -> tuple[int, ...]:
        """The action."""
        return (self.action,)


class NextAbility(Question):
    """Which card do you activate next? After the first the player may stop. (F-4.4)"""

    name = "ability"

    def __init__(self, pos: Position, me: Seat, action: Action, used: list[Card]) -> None:
        """Remember the action, and the cards that have been used."""
        super().__init__(pos, me)
        self.action = action
        self.used = used

    def candidates(self) -> Sequence[int]:
        """All cards on the player's board, and stopping."""
        return self.or_stop(self.pos.tableau_cards(self.me))

    def listed(self) -> list[int]:
        """Those that can be activated, in one pass."""
        return self.or_stop(awake(self.pos, self.me, self.action, self.used))

    def or_stop(self, cards: list[Card]) -> list[int]:
        """The same, and stopping once a card has been used."""
        return [*cards, NO_CARD] if self.used else [*cards]

    def why_not(self, answer: int) -> Code:
        """A card that can be activated."""
        return ALLOWED if answer == NO_CARD else why_no_ability(self.pos, self.me, Card(answer), self.action, self.used)

    def about(self) -> tuple[int, ...]:
        """The action."""
        return (self.action,)


def can_act(pos: Position, me: Seat) -> bool:
    """Whether any court action is possible."""
    for action in COURT_ACTIONS:
        if action.why_not(pos, me) == ALLOWED:
            return True
    return False


def go_to_court(pos: Position, me: Seat, card: Card) -> Script[None]:
    """Put the card on the pile, take a possible action, then do one of three things. (F-4.1, F-4.2)"""
    action: Action = yield WhichAction(pos, me, card)
    asleep = why_asleep(pos, card, action)
    pos.take_from_hand(me, card)
    pos.lay_on_court(card)
    pos.tell("court", me, card, action)
    yield from COURT_ACTIONS[action].carry_out(pos, me)
    after: int = yield After(pos, me, action, asleep)
    if after == ACTIVATE:
        yield from activate(pos, me, action)
    elif after == MOVE_OFFICIAL:
        yield from move_one_official(pos, me)


def why_asleep(pos: Position, card: Card, action: Action) -> Code:
    """A lower card than the one beneath for the left three actions, a higher one for the right three. (F-4.3)"""
    beneath = pos.court_top()
    if beneath == NO_CARD:
        return ALLOWED
    if COURT_ACTIONS[action].wakes_higher:
        return ALLOWED if card > beneath else NOT_HIGHER
    return ALLOWED if card < beneath else NOT_LOWER


def activate(pos: Position, me: Seat, action: Action) -> Script[None]:
    """Activate cards triggered by the action, in any order, each once, as many as desired. (F-4.4)"""
    used: list[Card] = []
    while any_awake(pos, me, action, used):
        card: Card = yield NextAbility(pos, me, action, used[:])
        if card == NO_CARD:
            return
        used.append(card)
        pos.tell("ability", me, card)
        yield from pos.printed.abilities[card].carry_out(pos, me, pos.region_of(me, card))


def why_no_ability(pos: Position, me: Seat, card: Card, action: Action, used: list[Card]) -> Code:
    """The trigger, once each, no region at unrest 3, and an effect beyond unrest. (F-4.4, F-4.6)"""
    if pos.trigger_of(me, card) != action:
        return OTHER_TRIGGER
    if card in used:
        return USED_ALREADY
    if pos.in_revolt(me, pos.region_of(me, card)):
        return REGION_IN_REVOLT
    return ALLOWED if helps(pos, me, card) else WITHOUT_EFFECT


def helps(pos: Position, me: Seat, card: Card) -> bool:
    """Whether a card's ability would do more than raise unrest. (F-4.6)"""
    return pos.printed.abilities[card].helps(pos, me, pos.region_of(me, card))


def awake(pos: Position, me: Seat, action: Action, used: list[Card]) -> list[Card]:
    """The cards that may be used now; the same rule as `why_no_ability`, in one pass."""
    return [card for card in pos.waiting_cards(me, action) if card not in used and helps(pos, me, card)]


def any_awake(pos: Position, me: Seat, action: Action, used: list[Card]) -> bool:
    """Whether any card may be used now."""
    for card in pos.waiting_cards(me, action):
        if card not in used and helps(pos, me, card):
            return True
    return False
