"""A guess at what a seat has not seen: others' hands by their aspects, the decks, and what others put under them.

It depends only on what the seat knows: its own hand and discards, open cards, and numbers of cards. From the order of
the draws everybody knows who drew from which layer, so a discard of one's own that was drawn again is given only to
a hand that could hold it. (Z-2.2, Z-9.1, f44, f45)
"""

from collections.abc import Sequence
from random import Random

from tianxia.games.zhanguo.drawing import DRAFTED, KEPT, LAYER, clockwise, drafts_now, layer_cards
from tianxia.games.zhanguo.kit import ASPECTS, CARDS, DECK, ROUNDS, aspect_of
from tianxia.games.zhanguo.position import DRAFT, Position

Place = tuple[int, int]
"""(0, seat) is a hand, (layer, seat) what a seat put under the deck in that round."""


def redeal(pos: Position, seat: int, since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """Deal anew what a seat has not seen; cards that others have shown since stay in their hands."""
    shown = [(other, card) for other, question, card in since if question == "card" and 0 < card <= CARDS]
    for aspect in range(ASPECTS):
        _Deck(pos, seat, aspect, [(o, c) for o, c in shown if aspect_of(c) == aspect and o != seat]).deal(rng)


class _Deck:
    """One aspect's cards as one seat knows them."""

    def __init__(self, pos: Position, me: int, aspect: int, shown: list[tuple[int, int]]) -> None:
        """Gather what the seat knows."""
        self.pos, self.me, self.aspect = pos, me, aspect
        self.others = [seat for seat in range(pos.seats) if seat != me]
        self.left = [0, *(len(layer_cards(pos, aspect, layer)) for layer in range(1, ROUNDS))]
        self.mine = [0, *(abs(self._under(layer, me)) for layer in range(1, ROUNDS))]
        self.room = {(0, seat): self._held(seat) for seat in self.others}
        self.given: dict[Place, list[int]] = {place: [] for place in self.room}
        for seat, card in shown:
            self._give((0, seat), card)

    def _under(self, layer: int, seat: int) -> int:
        return self.pos.under[self._at(layer, seat)] if seat >= 0 else 0

    def _at(self, layer: int, seat: int) -> int:
        return (layer - 1) * LAYER + seat * ASPECTS + self.aspect

    def _held(self, seat: int) -> int:
        return len([card for card in self.pos.hands[seat] if aspect_of(card) == self.aspect])

    def _give(self, place: Place, card: int) -> None:
        self.given.setdefault(place, []).append(card)
        self.room[place] = self.room.get(place, 1) - 1

    def deal(self, rng: Random) -> None:
        """Put the seat's own lost discards where they may be, then all other unseen cards anywhere."""
        lost, fixed = self._own_discards()
        for layer in range(1, ROUNDS):
            if self.left[layer] == self.pos.seats:
                self._open_layer(layer, self.others)
        seen = self._seen() + fixed
        for card, place in zip(lost, self._placed(lost, rng), strict=True):
            self._give(place, card)
        self._open_partial_layers()
        given = [card for cards in self.given.values() for card in cards]
        first = self.aspect * DECK + 1
        pool = [card for card in range(first, first + DECK) if card not in seen and card not in given]
        rng.shuffle(pool)
        for place, room in self.room.items():
            self.given[place] += [pool.pop() for _ in range(room)]
        self._write(pool)

    def _seen(self) -> list[int]:
        pos = self.pos
        return [*pos.court, *(card for card in pos.tucked if card), *(pos.hands[self.me] if self.me >= 0 else [])]

    def _own_discards(self) -> tuple[list[int], list[int]]:
        """The own discards that have been drawn by who knows whom, and those that lie where they were put."""
        seen, lost, fixed = self._seen() + [card for cards in self.given.values() for card in cards], [], []
        for layer in range(1, ROUNDS):
            card = self.mine[layer]
            if card == 0 or card in seen or card in self.mine[layer + 1 :]:
                continue
            if self.left[layer] == self.pos.seats:
                fixed.append(card)
            else:
                lost.append(card)
        return lost, fixed

    def _open_layer(self, layer: int, seats: list[int]) -> None:
        for seat in seats:
            self.room[layer, seat] = 1
            self.given[layer, seat] = []

    def _open_partial_layers(self) -> None:
        """Of a layer drawn in part nobody knows whose cards are left: the first of the others' stand for them."""
        for layer in range(1, ROUNDS):
            if 0 < self.left[layer] < self.pos.seats:
                own = len(self.given.get((layer, self.me), []))
                self._open_layer(layer, self.others[: self.left[layer] - own])

    def _placed(self, lost: list[int], rng: Random) -> list[Place]:
        """A place for each lost card, every possible choice as likely as the others."""
        choices = [self._possible(card) for card in lost]
        while True:
            chosen = [rng.choice(places) for places in choices]
            if len(set(chosen)) == len(chosen):
                return [(layer, seat) for layer, seat, _ in chosen]

    def _possible(self, card: int) -> list[tuple[int, int, int]]:
        """Every single place where a lost discard may be, a hand as often as it has room."""
        layer, last = self.mine.index(card), ROUNDS - 1
        drawers = self._drawers(layer)
        # Who drew it in this round may have dropped it again; drawn earlier, it was among the discards of round 4.
        again, dropped = (drawers, self.pos.round) if drawers else (self.others, last)
        places = [(0, seat) for seat in drawers or self._drawers(last) if seat != self.me]
        places += [(dropped, seat) for seat in again if (dropped, seat) in self.room]
        single = [(*place, number) for place in places for number in range(self.room[place])]
        return [*single, (layer, self.me, 0)] if self.left[layer] else single

    def _drawers(self, layer: int) -> list[int]:
        """Who has drawn from a layer in this round. (f44, f45)"""
        pos = self.pos
        if pos.stage < DRAFT:
            return []
        count = DRAFTED if drafts_now(pos) else KEPT
        before = (pos.round - 1) * DRAFTED * pos.seats
        first, end = DECK + (layer - 1) * pos.seats - before, DECK + layer * pos.seats - before
        order = [seat for seat in clockwise(pos) for _ in range(count)]
        return sorted(set(order[max(0, first) : max(0, end)]))

    def _write(self, pool: list[int]) -> None:
        """Lay the cards out; what others remember of drawn layers is forgotten."""
        pos = self.pos
        for seat in self.others:
            rest = [card for card in pos.hands[seat] if aspect_of(card) != self.aspect]
            pos.hands[seat] = sorted(rest + self.given[0, seat])
        for layer in range(1, ROUNDS):
            for seat in self.others:
                cards = self.given.get((layer, seat), [])
                pos.under[self._at(layer, seat)] = cards[0] if cards else 0
            if self.mine[layer]:
                stays = self.left[layer] == pos.seats or (layer, self.me) in self.given
                pos.under[self._at(layer, self.me)] = self.mine[layer] if stays else -self.mine[layer]
        for number in range(DECK):
            pos.decks[self.aspect][number] = int(self.aspect * DECK + number + 1 in pool)
