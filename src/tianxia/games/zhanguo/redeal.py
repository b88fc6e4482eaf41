"""A guess at what a seat has not seen: others' hands by aspect, the decks, and what others put under them.

It depends only on what the seat knows: its own hand and discards, open cards, and numbers of cards. The order of the
draws tells everybody who drew from which layer, so a discard of this seat that was drawn again is dealt only to a hand
that could hold it. (Z-2.2, Z-9.1, f44, f45)
"""

from collections.abc import Sequence
from random import Random

from tianxia.games.zhanguo.ids import ALL_ASPECTS, CARDS, DECK, DRAFT, NO_CARD, ROUNDS, Aspect, Card, Seat, aspect_of
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.drawing import DRAFTED, KEPT, clockwise, drafts_now, layer_cards

Place = tuple[int, Seat]
"""(0, seat) is a hand, (layer, seat) what a seat put under the deck in that round."""


def redeal(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """Deal what a seat has not seen again; cards that others have shown since stay in their hands."""
    shown = [(Seat(other), Card(card)) for other, question, card in since if question == "card" and 0 < card <= CARDS]
    me = Seat(seat)
    open_cards = seen_by(pos, me)
    for aspect in ALL_ASPECTS:
        given = [(other, card) for other, card in shown if aspect_of(card) == aspect and other != me]
        Deck(pos, me, aspect, given, open_cards).deal(rng)


def seen_by(pos: Position, me: Seat) -> list[bool]:
    """By card: whether a seat knows where it is, because it is open or in its own hand."""
    seen = [False] * (CARDS + 1)
    for card in pos.court():
        seen[card] = True
    for seat in pos.all_seats:
        for card in pos.tucked_cards(seat):
            seen[card] = True
    if me >= 0:
        for card in pos.hand(me):
            seen[card] = True
    return seen


class Deck:
    """One aspect's cards as one seat knows them."""

    def __init__(
        self, pos: Position, me: Seat, aspect: Aspect, shown: list[tuple[Seat, Card]], open_cards: list[bool]
    ) -> None:
        """Gather what the seat knows."""
        self.pos = pos
        self.me = me
        self.aspect = aspect
        self.seen = open_cards
        self.others = [seat for seat in pos.all_seats if seat != me]
        self.left = [0, *(len(layer_cards(pos, aspect, layer)) for layer in range(1, ROUNDS))]
        self.mine = [NO_CARD, *(self.own_discard(layer) for layer in range(1, ROUNDS))]
        self.room: dict[Place, int] = {(0, seat): self.held(seat) for seat in self.others}
        self.given: dict[Place, list[Card]] = {place: [] for place in self.room}
        for seat, card in shown:
            self.give((0, seat), card)

    def own_discard(self, layer: int) -> Card:
        """What the seat itself put under the deck in a round, whether or not it is still there."""
        return Card(abs(self.pos.dropped(layer, self.me, self.aspect))) if self.me >= 0 else NO_CARD

    def held(self, seat: Seat) -> int:
        """How many cards of this aspect another seat holds, as everybody sees."""
        count = 0
        for card in self.pos.hand(seat):
            if aspect_of(card) == self.aspect:
                count += 1
        return count

    def give(self, place: Place, card: Card) -> None:
        """Note that a card is known, or guessed, to be at a place."""
        self.given.setdefault(place, []).append(card)
        self.room[place] = self.room.get(place, 1) - 1

    def deal(self, rng: Random) -> None:
        """Put the seat's own lost discards where they could be, then all other unseen cards anywhere."""
        lost, fixed = self.own_discards()
        for layer in range(1, ROUNDS):
            if self.left[layer] == self.pos.seats:
                self.open_layer(layer, self.others)
        for card, place in zip(lost, self.placed(lost, rng), strict=True):
            self.give(place, card)
        self.open_partial_layers()
        pool = self.unknown(fixed)
        rng.shuffle(pool)
        for place, room in self.room.items():
            cards = self.given[place]
            for _ in range(room):
                cards.append(pool.pop())
        self.write(pool)

    def unknown(self, fixed: list[Card]) -> list[Card]:
        """The cards of this aspect that could be anywhere, lowest first."""
        known = self.seen[:]
        for card in fixed:
            known[card] = True
        for cards in self.given.values():
            for card in cards:
                known[card] = True
        first = self.aspect * DECK + 1
        return [Card(number) for number in range(first, first + DECK) if not known[number]]

    def own_discards(self) -> tuple[list[Card], list[Card]]:
        """The seat's discards that somebody has drawn since, and those that are still where it put them."""
        lost: list[Card] = []
        fixed: list[Card] = []
        for layer in range(1, ROUNDS):
            card = self.mine[layer]
            if card == NO_CARD or self.seen[card] or card in self.mine[layer + 1 :] or self.is_given(card):
                continue
            if self.left[layer] == self.pos.seats:
                fixed.append(card)
            else:
                lost.append(card)
        return lost, fixed

    def is_given(self, card: Card) -> bool:
        """Whether a card is known to be in somebody's hand."""
        return any(card in cards for cards in self.given.values())

    def open_layer(self, layer: int, seats: list[Seat]) -> None:
        """Each of these seats has a card in the layer of a round."""
        for seat in seats:
            self.room[layer, seat] = 1
            self.given[layer, seat] = []

    def open_partial_layers(self) -> None:
        """In a partly drawn layer nobody knows whose cards are left: assume the first of the others."""
        for layer in range(1, ROUNDS):
            if 0 < self.left[layer] < self.pos.seats:
                own = len(self.given.get((layer, self.me), []))
                self.open_layer(layer, self.others[: self.left[layer] - own])

    def placed(self, lost: list[Card], rng: Random) -> list[Place]:
        """Choose a place for each lost card, every possible combination equally likely."""
        choices = [self.possible(card) for card in lost]
        while True:
            chosen = [rng.choice(places) for places in choices]
            if len(set(chosen)) == len(chosen):
                return [(layer, seat) for layer, seat, _ in chosen]

    def possible(self, card: Card) -> list[tuple[int, Seat, int]]:
        """Every place where a lost discard could be, a hand once for each card it has room for."""
        layer, last = self.mine.index(card), ROUNDS - 1
        drawers = self.drawers(layer)
        # A seat that drew it this round may have dropped it again; drawn earlier, it was among the discards of round 4.
        again, dropped = (drawers, self.pos.round) if drawers else (self.others, last)
        places: list[Place] = [(0, seat) for seat in drawers or self.drawers(last) if seat != self.me]
        places += [(dropped, seat) for seat in again if (dropped, seat) in self.room]
        single = [(place[0], place[1], number) for place in places for number in range(self.room[place])]
        return [*single, (layer, self.me, 0)] if self.left[layer] else single

    def drawers(self, layer: int) -> list[Seat]:
        """The seats that have drawn from a layer this round. (f44, f45)"""
        pos = self.pos
        if pos.stage < DRAFT:
            return []
        count = DRAFTED if drafts_now(pos) else KEPT
        before = (pos.round - 1) * DRAFTED * pos.seats
        first, end = DECK + (layer - 1) * pos.seats - before, DECK + layer * pos.seats - before
        order = [seat for seat in clockwise(pos) for _ in range(count)]
        return sorted(set(order[max(0, first) : max(0, end)]))

    def write(self, pool: list[Card]) -> None:
        """Deal the cards out; what others remember about drawn layers is forgotten."""
        pos = self.pos
        for seat in self.others:
            for card in pos.hand(seat):
                if aspect_of(card) == self.aspect:
                    pos.take_from_hand(seat, card)
            for card in self.given[0, seat]:
                pos.add_to_hand(seat, card)
        for layer in range(1, ROUNDS):
            self.write_layer(layer)
        pos.set_deck(self.aspect, pool)

    def write_layer(self, layer: int) -> None:
        """Deal out the discards of a round."""
        for seat in self.others:
            cards = self.given.get((layer, seat), [])
            self.pos.set_dropped(layer, seat, self.aspect, cards[0] if cards else NO_CARD)
        card = self.mine[layer]
        if card != NO_CARD:
            stays = self.left[layer] == self.pos.seats or (layer, self.me) in self.given
            self.pos.set_dropped(layer, self.me, self.aspect, card if stays else -card)
