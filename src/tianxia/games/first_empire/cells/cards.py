"""Decks, hands and the court pile."""

from typing import cast

from mypy_extensions import i64

from tianxia.engine.script import Seat
from tianxia.games.first_empire.cells.layout import COURT, COURT_SIZE, DECKS, HANDS
from tianxia.games.first_empire.cells.progress import Progress
from tianxia.games.first_empire.ids import CARDS, DECK, HAND, NO_CARD, Aspect, Card


class Cards(Progress):
    """The cells of unification cards that are not on a board."""

    # -- decks, hands and the court pile

    def in_deck(self, card: Card) -> bool:
        """Whether a card is still in its deck."""
        at: i64 = card
        return self.cells[DECKS + at] > 0

    def put_in_deck(self, card: Card) -> None:
        """Return a card to its deck."""
        at: i64 = card
        self.cells[DECKS + at] = 1

    def take_from_deck(self, card: Card) -> None:
        """Take a card from its deck."""
        at: i64 = card
        self.cells[DECKS + at] = 0

    def set_decks(self, cards: list[Card]) -> None:
        """Set the decks to exactly these cards."""
        for at in range(DECKS, DECKS + CARDS + 1):
            self.cells[at] = 0
        for card in cards:
            self.put_in_deck(card)

    def deck_counts(self, aspect: Aspect) -> list[int]:
        """The 40 cards of a deck, numbered from 0: what chance draws from. (F-1.6)"""
        first: i64 = aspect
        first = DECKS + 1 + first * DECK
        return list(self.cells[first : first + DECK])

    def deck(self, aspect: Aspect) -> list[Card]:
        """The cards still in a deck, ascending."""
        first: i64 = aspect
        first = first * DECK + 1
        cells = self.cells
        return cast(list[Card], [card for card in range(first, first + DECK) if cells[DECKS + card]])

    def deck_size(self, aspect: Aspect) -> int:
        """How many cards are left in a deck."""
        first: i64 = aspect
        first = DECKS + 1 + first * DECK
        total: i64 = 0
        for at in range(first, first + DECK):
            total += self.cells[at]
        return total

    def hand(self, me: Seat) -> list[Card]:
        """The cards in a hand, ascending."""
        first: i64 = me
        first = HANDS + first * HAND
        return cast(list[Card], [card for card in self.cells[first : first + HAND] if card])

    def hand_size(self, me: Seat) -> int:
        """How many cards a hand holds."""
        first: i64 = me
        first = HANDS + first * HAND
        size = 0
        while size < HAND and self.cells[first + size]:
            size += 1
        return size

    def set_hand(self, me: Seat, cards: list[Card]) -> None:
        """Set a hand to exactly these cards."""
        first: i64 = me
        first = HANDS + first * HAND
        held = sorted(cards)
        for at in range(HAND):
            self.cells[first + at] = held[at] if at < len(held) else 0

    def add_to_hand(self, me: Seat, card: Card) -> None:
        """A card comes to a hand, which stays in order."""
        first: i64 = me
        first = HANDS + first * HAND
        at: i64 = first + self.hand_size(me)
        while at > first and self.cells[at - 1] > card:
            self.cells[at] = self.cells[at - 1]
            at -= 1
        self.cells[at] = card

    def take_from_hand(self, me: Seat, card: Card) -> None:
        """Remove a card from the hand and close the gap."""
        at: i64 = me
        at = HANDS + at * HAND
        last: i64 = at + HAND - 1
        while self.cells[at] != card:
            at += 1
        while at < last:
            self.cells[at] = self.cells[at + 1]
            at += 1
        self.cells[last] = 0

    def court(self) -> list[Card]:
        """The court pile from the bottom."""
        return [Card(self.cells[COURT + at]) for at in range(self.cells[COURT_SIZE])]

    def court_top(self) -> Card:
        """The number to beat: the card on top of the court pile, or none. (F-4.3)"""
        size: i64 = self.cells[COURT_SIZE]
        return Card(self.cells[COURT + size - 1]) if size else NO_CARD

    def lay_on_court(self, card: Card) -> None:
        """Put a card on the pile, which is never cleared. (F-4.1)"""
        size: i64 = self.cells[COURT_SIZE]
        self.cells[COURT + size] = card
        self.cells[COURT_SIZE] = size + 1
