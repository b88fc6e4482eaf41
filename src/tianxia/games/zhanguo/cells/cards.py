"""The cards that are not tucked: hands, the court pile, the decks."""

from collections.abc import Sequence

from mypy_extensions import i64

from tianxia.games.zhanguo.cells.layout import COURT, COURT_SIZE, DECKS, HAND, HAND_SIZES, HANDS, UNDER
from tianxia.games.zhanguo.cells.table import Table
from tianxia.games.zhanguo.ids import NO_CARD, Aspect, Card, Seat


class Cards(Table):
    """Hands, court and decks."""

    # -- hands

    def hand(self, me: Seat) -> list[Card]:
        """The cards of a hand, lowest first."""
        at: i64 = me
        size: i64 = self.cells[HAND_SIZES + at]
        at = HANDS + at * HAND
        return list(self.cells[at : at + size])  # type: ignore[arg-type]

    def hand_size(self, me: Seat) -> int:
        """How many cards a seat holds."""
        return self.cells[HAND_SIZES + me]

    def holds(self, me: Seat, card: Card) -> bool:
        """Whether a seat holds a card."""
        at: i64 = me
        size: i64 = self.cells[HAND_SIZES + at]
        at = HANDS + at * HAND
        for place in range(at, at + size):
            if self.cells[place] == card:
                return True
        return False

    def add_to_hand(self, me: Seat, card: Card) -> None:
        """Add a card to a hand, which stays sorted."""
        seat: i64 = me
        number: i64 = card
        first: i64 = HANDS + seat * HAND
        at: i64 = first + self.cells[HAND_SIZES + seat]
        while at > first and self.cells[at - 1] > number:
            self.cells[at] = self.cells[at - 1]
            at -= 1
        self.cells[at] = number
        self.cells[HAND_SIZES + seat] += 1

    def take_from_hand(self, me: Seat, card: Card) -> None:
        """Remove a card from a hand."""
        seat: i64 = me
        number: i64 = card
        at: i64 = HANDS + seat * HAND
        last: i64 = at + self.cells[HAND_SIZES + seat] - 1
        while self.cells[at] != number:
            at += 1
        while at < last:
            self.cells[at] = self.cells[at + 1]
            at += 1
        self.cells[last] = 0
        self.cells[HAND_SIZES + seat] -= 1

    def set_hand(self, me: Seat, cards: Sequence[Card]) -> None:
        """Set a hand to exactly these cards."""
        at: i64 = me
        self.cells[HAND_SIZES + at] = 0
        for place in range(HANDS + at * HAND, HANDS + at * HAND + HAND):
            self.cells[place] = 0
        for card in cards:
            self.add_to_hand(me, card)

    # -- the court

    def court_size(self) -> int:
        """How many cards lie on the court pile."""
        return self.cells[COURT_SIZE]

    def court_top(self) -> Card:
        """The card on top of the court pile, NO_CARD if it is empty."""
        size: i64 = self.cells[COURT_SIZE]
        return self.cells[COURT + size - 1] if size else NO_CARD  # type: ignore[return-value]

    def court_beneath(self) -> Card:
        """The card beneath the top one, NO_CARD if there is none."""
        size: i64 = self.cells[COURT_SIZE]
        return self.cells[COURT + size - 2] if size > 1 else NO_CARD  # type: ignore[return-value]

    def add_to_court(self, card: Card) -> None:
        """Put a card on the court pile."""
        self.cells[COURT + self.cells[COURT_SIZE]] = card
        self.cells[COURT_SIZE] += 1

    def court(self) -> list[Card]:
        """The court pile from the bottom."""
        return list(self.cells[COURT : COURT + self.cells[COURT_SIZE]])  # type: ignore[arg-type]

    # -- the decks

    def is_unseen(self, card: Card) -> bool:
        """Whether a card is unseen in its deck."""
        return self.cells[DECKS - 1 + card] != 0

    def set_unseen(self, card: Card, unseen: bool) -> None:
        """Put a card into its deck, or take it out."""
        self.cells[DECKS - 1 + card] = 1 if unseen else 0

    def deck(self, aspect: Aspect) -> list[int]:
        """By number within the aspect: 1 for each card that is unseen in its deck."""
        at: i64 = aspect
        at = DECKS + at * 40
        return list(self.cells[at : at + 40])

    def set_deck(self, aspect: Aspect, cards: Sequence[Card]) -> None:
        """Set the unseen cards in an aspect's deck to exactly these."""
        at: i64 = aspect
        at = DECKS + at * 40
        for place in range(at, at + 40):
            self.cells[place] = 0
        for card in cards:
            self.cells[DECKS - 1 + card] = 1

    def has_unseen(self, aspect: Aspect) -> bool:
        """Whether any card of an aspect is unseen in its deck."""
        at: i64 = aspect
        at = DECKS + at * 40
        for place in range(at, at + 40):
            if self.cells[place]:
                return True
        return False

    def deck_size(self, aspect: Aspect) -> int:
        """How many cards of an aspect are unseen in their deck."""
        at: i64 = aspect
        at = DECKS + at * 40
        found: i64 = 0
        for place in range(at, at + 40):
            found += self.cells[place]
        return found

    def dropped(self, number: int, seat: Seat, aspect: Aspect) -> Card:
        """The card a seat put under a deck in the draft of a round; negative once it has been drawn again. (Z-9.1)"""
        at: i64 = number
        return self.cells[UNDER - 12 + at * 12 + seat * 3 + aspect]  # type: ignore[return-value]

    def set_dropped(self, number: int, seat: Seat, aspect: Aspect, card: int) -> None:
        """Put a card under its deck in the draft of a round. (Z-9.1)"""
        at: i64 = number
        self.cells[UNDER - 12 + at * 12 + seat * 3 + aspect] = card

    def draw_dropped(self, card: Card) -> None:
        """Note that a card put under its deck has been drawn again."""
        at: i64 = UNDER
        while self.cells[at] != card:
            at += 1
        self.cells[at] = -card
