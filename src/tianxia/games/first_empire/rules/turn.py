"""The scripts of a game: what comes next, and a turn with one card. (F-2, F-3)"""

from typing import Final

from tianxia.engine.script import ALLOWED, Script, Tell, choose
from tianxia.games.first_empire import codes
from tianxia.games.first_empire.position import (
    DEAL,
    HAND,
    LAY_OUT,
    LI_SI,
    LIMIT,
    MOST_UNREST,
    OVER,
    PLACES,
    PLAY,
    REGIONS,
    REWARD,
    STARTING_CHOICE,
    STARTING_EFFECT,
    UNLOCK,
    Position,
    type_of,
)
from tianxia.games.first_empire.rules import li_si, round_end
from tianxia.games.first_empire.rules.court import can_act, go_to_court, take_from_hand
from tianxia.games.first_empire.rules.deeds import TO_TUCK, all_regions, gain_tokens, raise_unrest
from tianxia.games.first_empire.rules.mausoleum import place_soldiers
from tianxia.games.first_empire.rules.rewards import reward_row
from tianxia.games.first_empire.rules.set_up import deal, lay_out
from tianxia.games.first_empire.rules.starting_tiles import carry_out_starting_tile, choose_starting_tiles

UNIFICATION: Final = 0
COURT: Final = 1
NOTHING: Final = 2
USES: Final = (UNIFICATION, COURT, NOTHING)


def next_step(pos: Position) -> Script[None] | None:
    """What comes next; None once the game is over. (F-2.1)"""
    stage = pos.stage
    if stage == PLAY:
        player = pos.player()
        return li_si.turn(pos) if pos.level and player == LI_SI else turn(pos, player)
    if stage == REWARD:
        return reward_row(pos)
    if stage == UNLOCK:
        return round_end.unlock_step(pos)
    if stage == LIMIT:
        return round_end.limit_step(pos)
    return begin_step(pos)


def begin_step(pos: Position) -> Script[None] | None:
    """The steps before a round is played."""
    if pos.stage == DEAL:
        return begin_round(pos)
    if pos.stage == STARTING_EFFECT:
        return carry_out_starting_tile(pos, pos.player())
    if pos.stage == STARTING_CHOICE:
        return choose_starting_tiles(pos)
    assert pos.stage in (LAY_OUT, OVER)
    return lay_out(pos) if pos.stage == LAY_OUT else None


def begin_round(pos: Position) -> Script[None]:
    """Phase 1: cards for all, a face-down pile for Li Si. Hidden draws end the step. (F-2.1, F-2.2, F-10.2)"""
    pos.round += 1
    yield Tell("round", (pos.round,))
    if pos.level:
        yield from li_si.make_pile(pos)
    yield from deal(pos)
    pos.stage, pos.turn = PLAY, 0


# -- a turn


def all_uses() -> tuple[int, ...]:
    """Unification, court, or nothing where neither is possible."""
    return USES


def turn(pos: Position, me: int) -> Script[None]:
    """One card for unification or for a court action; then soldiers may be placed. (F-2.3, F-7.1)"""
    card = yield from choose(me, "card", lambda: pos.hand(me))
    use = yield from choose(me, "use", all_uses, lambda use: why_no_use(pos, me, use), about=(card,))
    if use == UNIFICATION:
        yield from unify(pos, me, card)
    elif use == COURT:
        yield from go_to_court(pos, me, card)
    else:
        yield from lay_card_down(pos, me, card)
    yield from place_soldiers(pos, me)
    end_turn(pos)


def end_turn(pos: Position) -> None:
    """The next player; after six cards each the rewards. (F-2.3)"""
    pos.turn += 1
    if pos.turn == HAND * pos.players:
        pos.stage, pos.turn = REWARD, 0


def why_no_use(pos: Position, me: int, use: int) -> int:
    """Unification needs a region, the court an action; nothing is done only where both fail. (F-4.1)"""
    if use == UNIFICATION:
        return why_tuck_nowhere(pos, me)
    if use == COURT:
        return ALLOWED if can_act(pos, me) else codes.NO_ACTION
    return codes.CAN_PLAY if why_tuck_nowhere(pos, me) == ALLOWED or can_act(pos, me) else ALLOWED


def why_tuck_nowhere(pos: Position, me: int) -> int:
    """Some region must take a card: all may be full, or unrest keep it from those with room. (F-3.1, F-3.3)"""
    reason = codes.NO_ROOM_ANYWHERE
    for region in range(REGIONS):
        code = why_no_tuck(pos, me, region)
        if code == ALLOWED:
            return ALLOWED
        if code == codes.TOO_MUCH_UNREST:
            reason = codes.UNREST_BARS_TUCK
    return reason


def lay_card_down(pos: Position, me: int, card: int) -> Script[None]:
    """No legal play at all: the card goes on the court pile without effect and counts for the next one. (F-4.1)"""
    take_from_hand(pos, me, card)
    pos.court.append(card)
    yield Tell("laid_down", (me, card))


# -- unification


def why_no_tuck(pos: Position, me: int, region: int) -> int:
    """Three cards a region; unrest rises by 0, 1, 2 with the first, second, third and may not pass 3. (F-3.1, F-3.3)"""
    cards = pos.cards_in(me, region)
    if cards == 3:
        return codes.REGION_FULL
    return ALLOWED if pos.unrest[me * REGIONS + region] + cards <= MOST_UNREST else codes.TOO_MUCH_UNREST


def unify(pos: Position, me: int, card: int) -> Script[None]:
    """Tuck the card in a region for 1, 2, 3 tokens of its aspect and 0, 1, 2 unrest. (F-3.1 to F-3.4)"""
    region = yield from choose(me, "region", all_regions, lambda region: why_no_tuck(pos, me, region), about=(TO_TUCK,))
    take_from_hand(pos, me, card)
    before = pos.cards_in(me, region)
    pos.cards[me * PLACES + region * 3 + before] = card
    yield Tell("tucked", (me, card, region))
    if before:
        yield from raise_unrest(pos, me, region, before)
    yield from gain_tokens(pos, me, type_of(card), before + 1)
