"""The position of the small game in flat integers. No rules here.

A card is one number, its kind: three kinds have a silk back and three a jade one, of the values 1, 2 and 3. Lists by
kind follow one another, so the hand of seat 2 begins at `2 * KINDS`. A deck is made of layers with the same back, drawn
from the first to the last; the number of a layer is its shuffle number. Layers 0 and 1 are there at the start. What a
seat puts under a deck is a separate layer, which only that seat knows.
"""

from typing import Final

from tianxia.engine.script import Teller

BACKS: Final = 2
VALUES: Final = 3
KINDS: Final = BACKS * VALUES
COPIES: Final = 4
FAVOURS: Final = 3
FAVOUR_COPIES: Final = 2

HAND: Final = 4
COINS: Final = 4
ROUNDS: Final = 3
NOBODY: Final = -1

DEAL: Final = 0
AUCTION: Final = 1
TRADE: Final = 2
TUCK: Final = 3
REFILL: Final = 4
OVER: Final = 5


def back_of(card: int) -> int:
    """The back of a card, which everybody sees."""
    return card // VALUES


def value_of(card: int) -> int:
    """What a card is worth."""
    return card % VALUES + 1


class Position(Teller):
    """Everything on the table. A copy shares nothing that can change."""

    __slots__ = (
        "backs",
        "coins",
        "favours",
        "gone",
        "hands",
        "knowers",
        "layers",
        "offer",
        "open_hands",
        "phase",
        "piles",
        "round",
        "seats",
        "spent",
        "taken",
        "turns",
    )

    def __init__(self, seats: int) -> None:
        """The table before the deal: full decks, empty hands. (S-1)"""
        self.seats = seats
        self.phase = DEAL
        self.round = 1
        self.turns = 0
        self.layers = [COPIES if back_of(card) == back else 0 for back in range(BACKS) for card in range(KINDS)]
        self.backs = list(range(BACKS))
        self.knowers = [NOBODY] * BACKS
        self.hands = [0] * (seats * KINDS)
        self.open_hands = [0] * (seats * KINDS)
        self.piles = [0] * (seats * KINDS)
        self.coins = [COINS] * seats
        self.spent = 0
        self.favours = [FAVOUR_COPIES] * FAVOURS
        self.offer = NOBODY
        self.taken = [0] * (seats * FAVOURS)
        self.gone = [0] * FAVOURS

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position.__new__(Position)
        twin.seats, twin.phase, twin.round, twin.turns = self.seats, self.phase, self.round, self.turns
        twin.layers, twin.backs, twin.knowers = self.layers[:], self.backs[:], self.knowers[:]
        twin.hands, twin.open_hands, twin.piles = self.hands[:], self.open_hands[:], self.piles[:]
        twin.coins, twin.spent = self.coins[:], self.spent
        twin.favours, twin.offer, twin.taken, twin.gone = self.favours[:], self.offer, self.taken[:], self.gone[:]
        return twin

    # -- what there is

    def to_move(self) -> int:
        """The seat whose turn it is; each round another one begins."""
        return (self.round - 1 + self.turns) % self.seats

    def left_of(self, seat: int) -> int:
        """The next seat in turn order."""
        return (seat + 1) % self.seats

    def held(self, seat: int, card: int) -> int:
        """How many of a kind a seat holds face down."""
        return self.hands[seat * KINDS + card]

    def held_openly(self, seat: int, card: int) -> int:
        """How many of a kind a seat holds face up."""
        return self.open_hands[seat * KINDS + card]

    def hidden_size(self, seat: int) -> int:
        """How many cards a seat holds face down."""
        return sum(self.hands[seat * KINDS : (seat + 1) * KINDS])

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds, face down or up."""
        return self.hidden_size(seat) + sum(self.open_hands[seat * KINDS : (seat + 1) * KINDS])

    def layer(self, number: int) -> list[int]:
        """The cards of a layer by kind."""
        return self.layers[number * KINDS : (number + 1) * KINDS]

    def layers_of(self, back: int) -> list[int]:
        """The layers of a deck that still hold cards, from top to bottom."""
        return [number for number, its in enumerate(self.backs) if its == back and sum(self.layer(number)) > 0]

    def wants_card(self, seat: int) -> bool:
        """Whether a seat has room for a card and there is one to draw. (S-5)"""
        return self.hand_size(seat) < HAND and any(self.layers_of(back) for back in range(BACKS))

    # -- how pieces move

    def take(self, seat: int, layer: int, card: int, hidden: bool) -> None:
        """Move a card from a layer to a hand."""
        self.layers[layer * KINDS + card] -= 1
        hand = self.hands if hidden else self.open_hands
        hand[seat * KINDS + card] += 1

    def lay_down(self, seat: int, card: int, owner: int) -> None:
        """Move a card from a hand to somebody's pile, face-up cards of its kind first."""
        hand = self.open_hands if self.held_openly(seat, card) else self.hands
        hand[seat * KINDS + card] -= 1
        self.piles[owner * KINDS + card] += 1

    def pay(self, seat: int, other: int, price: int) -> None:
        """Move coins from one seat to another."""
        self.coins[seat] -= price
        self.coins[other] += price

    def put_under(self, seat: int, first: int, second: int) -> None:
        """Move two cards from a hand under their deck, as a layer that this seat knows."""
        self.layers += [0] * KINDS
        for card in (first, second):
            self.hands[seat * KINDS + card] -= 1
            self.layers[card - KINDS] += 1
        self.backs.append(back_of(first))
        self.knowers.append(seat)

    def put_up(self, favour: int) -> None:
        """Turn up a favour for sale."""
        self.favours[favour] -= 1
        self.offer = favour

    def sell_favour(self, winner: int, price: int) -> None:
        """Give the favour on offer to a seat for a price, or remove it from the game."""
        if winner == NOBODY:
            self.gone[self.offer] += 1
        else:
            self.taken[winner * FAVOURS + self.offer] += 1
            self.coins[winner] -= price
            self.spent += price
        self.offer = NOBODY
