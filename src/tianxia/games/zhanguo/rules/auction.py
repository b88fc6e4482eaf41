"""The auction of the B boards. (Z-9.4)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Draw, Script
from tianxia.games.zhanguo import refusals
from tianxia.games.zhanguo.ids import A_SIDE, B_SIDES, DRAW, FROM_AUCTION, NO_BOARD, Board, Code, Seat
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.asking import Question
from tianxia.games.zhanguo.rules.set_up import START_VP, clockwise_from, pick_board

PASS: Final = 0
LAST_PRICE: Final = 1
BIDS: Final[tuple[int, ...]] = tuple(range(START_VP + 1))
"""Passing, or a number of VP."""


def still_there(pos: Position) -> list[int]:
    """By board, 1 if it is in the game."""
    return [0 if board == A_SIDE or pos.is_removed(board) else 1 for board in (A_SIDE, *B_SIDES)]


def remove_boards(pos: Position) -> Script[None]:
    """As many boards as players stay, chosen at random. (Z-9.4, f43)"""
    for _ in range(len(B_SIDES) - pos.seats):
        board: Board = yield Draw("removed_board", "removed_board", lambda: still_there(pos), hidden=False)
        pos.remove_board(board)
        pos.tell("removed_board", board)


def auction_boards(pos: Position) -> Script[None]:
    """An auction for every board but the last, which costs its player 1. (Z-9.4)"""
    yield from remove_boards(pos)
    opener = pos.first
    for _ in range(pos.seats - 1):
        winner = yield from bid_for_board(pos, opener)
        yield from sell(pos, winner)
        opener = without_board(pos, winner)[0]
    pos.bid = LAST_PRICE
    yield from sell(pos, opener)
    pos.stage = DRAW


def without_board(pos: Position, seat: Seat) -> list[Seat]:
    """The players who have no board, clockwise from a seat."""
    return [other for other in clockwise_from(pos, seat) if pos.board(other) == NO_BOARD]


def bid_for_board(pos: Position, opener: Seat) -> Script[Seat]:
    """Clockwise, each player bids higher or drops out, until one is left. (Z-9.4)"""
    bidders = without_board(pos, opener)
    while len(bidders) > 1 or pos.bid == 0:
        bidder = bidders.pop(0)
        bid: int = yield Bid(pos, bidder)
        pos.tell("bid", bidder, bid)
        if bid != PASS:
            pos.bid = bid
            bidders.append(bidder)
    return bidders[0]


class Bid(Question):
    """What do you bid for the next board? (Z-9.4)"""

    name = "bid"

    def candidates(self) -> Sequence[int]:
        """Passing, or a number of VP."""
        return BIDS

    def why_not(self, answer: int) -> Code:
        """The first player must open; a bid must beat the last one and never exceed the player's VP. (Z-9.4, f43)"""
        if answer == PASS:
            return ALLOWED if self.pos.bid else refusals.MUST_OPEN
        if answer <= self.pos.bid:
            return refusals.BID_TOO_LOW
        return ALLOWED if answer <= self.pos.earned(self.me) else refusals.BID_TOO_HIGH


def sell(pos: Position, seat: Seat) -> Script[None]:
    """The winner pays the bid and picks a board. (Z-9.4)"""
    pos.add_points(seat, FROM_AUCTION, -pos.bid)
    pos.tell("paid", seat, pos.bid)
    pos.bid = 0
    yield from pick_board(pos, seat)
