"""Phase 3, first part: who gets the three rewards of a round, and the new turn order. (F-8.1 to F-8.3)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import ASPECTS, NOBODY, ON_TRACK, UNLOCK, Aspect
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.asking import Question
from tianxia.games.first_empire.rules.mausoleum import place_soldiers
from tianxia.games.first_empire.rules.set_up import tell_order

ACCEPT: Final = 0
DECLINE: Final = 1
ANSWERS: Final[tuple[int, ...]] = (ACCEPT, DECLINE)


class AcceptReward(Question):
    """Do you accept the reward? (F-8.1)"""

    name = "reward"

    def __init__(self, pos: Position, me: Seat, row: int) -> None:
        """Remember the row of the tableau."""
        super().__init__(pos, me)
        self.row = row

    def candidates(self) -> Sequence[int]:
        """Accept or pass."""
        return ANSWERS

    def why_not(self, answer: int) -> Code:
        """Accepting requires the full reward; passing is free. (F-8.2)"""
        return ALLOWED if answer == DECLINE else self.pos.reward(self.row).why_not(self.pos, self.me)

    def about(self) -> tuple[int, ...]:
        """The row."""
        return (self.row,)


def reward_row(pos: Position) -> Script[None]:
    """Offer the next row to the player with most, then to the next; if nobody accepts, the reward is lost. (F-8.1)"""
    row = pos.turn
    aspect, taker = pos.printed.rows[row], NOBODY
    for player in contenders(pos, aspect):
        if pos.is_li_si(player) or (yield AcceptReward(pos, player, row)) == ACCEPT:
            taker = player
            break
        pos.tell("reward_declined", player, aspect)
    if taker == NOBODY:
        pos.tell("reward_lost", aspect)
    else:
        yield from take_reward(pos, taker, row, aspect)
    pos.turn += 1
    if pos.turn == ASPECTS:
        new_order(pos)


def contenders(pos: Position, aspect: Aspect) -> list[Seat]:
    """Players with a token by its value, ties by the markers as they are now. (F-8.1)"""
    standing = [player for player in marker_order(pos) if pos.token_value(player, aspect) > 0]
    return sorted(standing, key=lambda player: -pos.token_value(player, aspect))


def marker_order(pos: Position) -> list[Seat]:
    """Markers on the turn order track from the top, then those in this round's column. (F-8.1)"""
    waiting = [player for player in pos.order() if pos.marker(player) == ON_TRACK]
    column = [player for player in pos.order() if pos.marker(player) != ON_TRACK]
    return waiting + sorted(column, key=lambda player: pos.marker(player))


def take_reward(pos: Position, player: Seat, row: int, aspect: Aspect) -> Script[None]:
    """Return all tokens of the aspect, carry out the reward, move the marker to its slot. (F-8.2, F-10.9)"""
    pos.spend_tokens(player, aspect, pos.tokens(player, aspect))
    if pos.has_large(player, aspect):
        pos.put_large(NOBODY, aspect)
    pos.tell("reward", pos.seat_of(player), aspect, pos.round)
    if pos.is_li_si(player):
        pos.set_marker(player, row)
        return
    yield from pos.reward(row).carry_out(pos, player)
    pos.set_marker(player, row)
    yield from place_soldiers(pos, player)


def new_order(pos: Position) -> None:
    """Markers still on the track keep their order, then the column from the top. (F-8.3)"""
    pos.set_order(marker_order(pos))
    for player in pos.everyone:
        pos.set_marker(player, ON_TRACK)
    pos.begin_stage(UNLOCK)
    tell_order(pos)
