"""What a seat may know about the small game, as numbers."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from tests.engine.small_game.position import BACKS, FAVOURS, KINDS, Position
from tests.engine.small_game.view import backs_held
from tianxia.engine.observing import Encoder

SEATS = 4
LAYERS = 20
SIZE = 4 + SEATS * (BACKS + 2 * KINDS + FAVOURS + 1) + KINDS + LAYERS * (2 + KINDS)


class SmallEncoder(Encoder):
    """The table from the seat that looks, its hand, and the layers of the decks from the top."""

    def write(self, pos: Any, seat: i64, out: "vec[i16]", at: i64) -> None:
        numbers = [pos.round, pos.turns, pos.offer, (pos.to_move() - seat) % pos.seats]
        for other in range(SEATS):
            numbers += player(pos, (seat + other) % pos.seats) if other < pos.seats else blank()
        numbers += pos.hands[seat * KINDS : (seat + 1) * KINDS]
        for number in range(LAYERS):
            numbers += layer(pos, number, seat)
        for place, value in enumerate(numbers):
            out[at + place] = value


def player(pos: Position, seat: int) -> list[int]:
    """What everybody sees of a seat."""
    cards = slice(seat * KINDS, (seat + 1) * KINDS)
    favours = pos.taken[seat * FAVOURS : (seat + 1) * FAVOURS]
    backs = [backs_held(pos, seat, back) for back in range(BACKS)]
    return [*backs, *pos.open_hands[cards], *pos.piles[cards], *favours, pos.coins[seat]]


def blank() -> list[int]:
    """Nobody."""
    return [0] * (BACKS + 2 * KINDS + FAVOURS + 1)


def layer(pos: Position, number: int, seat: int) -> list[int]:
    """The back and size of a layer that still holds cards, and its cards if this seat put them there."""
    if number >= len(pos.backs) or sum(pos.layer(number)) == 0:
        return [0] * (2 + KINDS)
    known = pos.layer(number) if pos.knowers[number] == seat else [0] * KINDS
    return [pos.backs[number] + 1, sum(pos.layer(number)), *known]


ENCODER = SmallEncoder(SIZE)
