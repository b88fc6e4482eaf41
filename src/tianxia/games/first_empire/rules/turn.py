"""How a game runs: what comes next, and a turn with one card. (F-2)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import (
    DEAL,
    HAND,
    LAY_OUT,
    LIMIT,
    OVER,
    PLAY,
    REWARD,
    STARTING_CHOICE,
    STARTING_EFFECT,
    UNLOCK,
    Card,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import CAN_PLAY, NO_ACTION
from tianxia.games.first_empire.rules import li_si, round_end
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.court import can_act, go_to_court
from tianxia.games.first_empire.rules.mausoleum import place_soldiers
from tianxia.games.first_empire.rules.rewards import reward_row
from tianxia.games.first_empire.rules.set_up import deal, lay_out
from tianxia.games.first_empire.rules.starting_tiles import carry_out_starting_tile, choose_starting_tiles
from tianxia.games.first_empire.rules.unification import unify, why_tuck_nowhere

UNIFICATION: Final = 0
COURT: Final = 1
NOTHING: Final = 2
USES: Final[tuple[int, ...]] = (UNIFICATION, COURT, NOTHING)


def next_step(pos: Position) -> Script[None] | None:
    """What comes next; None once the game is over. (F-2.1)"""
    stage = pos.stage
    if stage == PLAY:
        player = pos.player()
        return li_si.turn(pos) if pos.is_li_si(player) else turn(pos, player)
    if stage == REWARD:
        return reward_row(pos)
    if stage == UNLOCK:
        return round_end.unlock_step(pos)
    if stage == LIMIT:
        return round_end.limit_step(pos)
    return begin_step(pos)


def begin_step(pos: Position) -> Script[None] | None:
    """The steps before a round is played."""
    stage = pos.stage
    if stage == DEAL:
        return begin_round(pos)
    if stage == STARTING_EFFECT:
        return carry_out_starting_tile(pos, pos.player())
    if stage == STARTING_CHOICE:
        return choose_starting_tiles(pos)
    assert stage in (LAY_OUT, OVER)
    return lay_out(pos) if stage == LAY_OUT else None


def begin_round(pos: Position) -> Script[None]:
    """Phase 1: cards for everybody, a face-down pile for Li Si. Hidden draws end the step. (F-2.1, F-2.2, F-10.2)"""
    pos.round += 1
    pos.tell("round", pos.round)
    if pos.level:
        yield from li_si.make_pile(pos)
    yield from deal(pos)
    pos.begin_stage(PLAY)


# -- a turn


class HandCard(Question):
    """Which card do you play? (F-2.3)"""

    name = "card"

    def candidates(self) -> Sequence[int]:
        """The hand."""
        return self.pos.hand(self.me)

    def listed(self) -> list[int]:
        """All of it."""
        return [*self.pos.hand(self.me)]


class CardUse(Question):
    """What do you play the card for? (F-2.3, F-4.1)"""

    name = "use"

    def __init__(self, pos: Position, me: Seat, card: Card) -> None:
        """Remember the card."""
        super().__init__(pos, me)
        self.card = card

    def candidates(self) -> Sequence[int]:
        """Unification, court, or nothing if neither is possible."""
        return USES

    def why_not(self, answer: int) -> Code:
        """Unification needs a region, the court an action; nothing is allowed only if both fail. (F-4.1)"""
        if answer == UNIFICATION:
            return why_tuck_nowhere(self.pos, self.me)
        if answer == COURT:
            return ALLOWED if can_act(self.pos, self.me) else NO_ACTION
        return ALLOWED if self.listed() == [NOTHING] else CAN_PLAY

    def listed(self) -> list[int]:
        """The same, checking each only once."""
        uses = [UNIFICATION] if why_tuck_nowhere(self.pos, self.me) == ALLOWED else []
        if can_act(self.pos, self.me):
            uses.append(COURT)
        return uses or [NOTHING]

    def about(self) -> tuple[int, ...]:
        """The card."""
        return (self.card,)


def turn(pos: Position, me: Seat) -> Script[None]:
    """Play one card for unification or for a court action; then soldiers may be placed. (F-2.3, F-7.1)"""
    card: Card = yield HandCard(pos, me)
    use: int = yield CardUse(pos, me, card)
    if use == UNIFICATION:
        yield from unify(pos, me, card)
    elif use == COURT:
        yield from go_to_court(pos, me, card)
    else:
        lay_card_down(pos, me, card)
    yield from place_soldiers(pos, me)
    pos.end_turn(HAND * pos.players, REWARD)


def lay_card_down(pos: Position, me: Seat, card: Card) -> None:
    """No legal play at all: put the card on the court pile without effect; it counts for the next one. (F-4.1)"""
    pos.take_from_hand(me, card)
    pos.lay_on_court(card)
    pos.tell("laid_down", me, card)
