"""The auction of the B boards. (Z-9.4)"""

from typing import Final

from tianxia.engine.script import ALLOWED, NOT_A_CANDIDATE, AskWith, Script, Tell, draw
from tianxia.games.zhanguo import codes
from tianxia.games.zhanguo.kit import NO_BOARD
from tianxia.games.zhanguo.position import DRAW, FROM_AUCTION, Position
from tianxia.games.zhanguo.set_up import ALL_BOARDS, START_VP, pick_board

PASS: Final = 0
LAST_PRICE: Final = 1
BIDS: Final[tuple[int, ...]] = tuple(range(START_VP + 1))
"""To pass, or a number of VP."""


def remove_boards(pos: Position) -> Script[None]:
    """As many boards as players; the others go by lot. (Z-9.4, f43)"""
    for _ in range(len(ALL_BOARDS) - pos.seats):
        board = yield from draw("removed_board", "removed_board", lambda: still_there(pos), hidden=False)
        pos.removed |= 1 << board
        yield Tell("removed_board", (board,))


def still_there(pos: Position) -> list[int]:
    """By board, 1 where it is in the game."""
    return [0, *(1 - (pos.removed >> board & 1) for board in ALL_BOARDS)]


def auction_boards(pos: Position) -> Script[None]:
    """An auction for every board but the last, which costs its player 1. (Z-9.4)"""
    yield from remove_boards(pos)
    opener = pos.first
    while pos.boards.count(NO_BOARD) > 1:
        winner = yield from bid_for_board(pos, opener)
        yield from sell(pos, winner)
        opener = next_without_board(pos, winner)
    pos.bid = LAST_PRICE
    yield from sell(pos, opener)
    pos.stage = DRAW


def next_without_board(pos: Position, seat: int) -> int:
    """The next player clockwise who has no board."""
    while pos.boards[seat] != NO_BOARD:
        seat = (seat + 1) % pos.seats
    return seat


def bid_for_board(pos: Position, opener: int) -> Script[int]:
    """Clockwise each bids higher or passes for good, until one is left. (Z-9.4)"""
    bidders = [seat for seat in range(pos.seats) if pos.boards[seat] == NO_BOARD]
    seat = opener
    while len(bidders) > 1 or pos.bid == 0:
        answer = yield from ask_bid(pos, seat)
        yield Tell("bid", (seat, answer))
        following = following_bidder(bidders, seat, pos.seats)
        if answer == PASS:
            bidders.remove(seat)
        else:
            pos.bid = answer
        seat = following
    return bidders[0]


def following_bidder(bidders: list[int], seat: int, seats: int) -> int:
    """The next player clockwise who is still in this auction."""
    seat = (seat + 1) % seats
    while seat not in bidders:
        seat = (seat + 1) % seats
    return seat


def ask_bid(pos: Position, seat: int) -> Script[int]:
    """A bid, or to pass."""
    answer: int = yield AskWith(seat, "bid", lambda: BIDS, lambda bid: why_no_bid(pos, seat, bid))
    return answer


def why_no_bid(pos: Position, seat: int, bid: int) -> int:
    """The opener must bid; a bid is higher than the last one and never above one's VP. (Z-9.4, f43)"""
    if bid == PASS:
        return ALLOWED if pos.bid else codes.MUST_OPEN
    if not 0 < bid <= START_VP:
        return NOT_A_CANDIDATE
    if bid <= pos.bid:
        return codes.BID_TOO_LOW
    return ALLOWED if bid <= pos.earned(seat) else codes.BID_TOO_HIGH


def sell(pos: Position, seat: int) -> Script[None]:
    """The winner pays his bid and picks a board. (Z-9.4)"""
    pos.score(seat, FROM_AUCTION, -pos.bid)
    yield Tell("paid", (seat, pos.bid))
    pos.bid = 0
    yield from pick_board(pos, seat)
