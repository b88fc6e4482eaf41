"""Chance, answered from a secret seed so that every draw can be checked afterwards.

Each deck, shuffle and seat has its own order of the pieces, given by an HMAC of the seed with those names; a draw takes
the first piece in that order that is still available. Undo past a draw, play on, and the same piece comes again.
"""

import hashlib
import hmac
import secrets

from tianxia.engine.game import Json, canonical
from tianxia.engine.match import Match
from tianxia.engine.script import Draw

SECRET_BITS = 128
"""A seed with fewer random bits than this could be found by trying them all, so no commitment is made for it."""

Place = tuple[str, int]
Piece = tuple[int, int]


def new_seed() -> str:
    """Return a seed that nobody can guess, as hexadecimal text."""
    return secrets.token_hex(SECRET_BITS // 8)


def is_secret(seed: str) -> bool:
    """Whether a seed has the form of `new_seed`, so that a commitment to it does not give it away."""
    return len(seed) * 4 >= SECRET_BITS and all(digit in "0123456789abcdef" for digit in seed)


def commitment(seed: str, header: Json) -> str | None:
    """The hash of seed and header, shown at the start; None for a seed that could be guessed from it."""
    if not is_secret(seed):
        return None
    bare = {name: value for name, value in header.items() if name != "commitment"}
    return hashlib.sha256(f"{seed}\n{canonical(bare)}".encode()).hexdigest()


class Dealer:
    """Answers the draws of one match from a seed. It tracks each piece it has dealt, even among identical copies."""

    def __init__(self, seed: str) -> None:
        """Start with nothing dealt."""
        self._seed = seed.encode()
        self._orders: dict[tuple[str, int, int], list[Piece]] = {}
        self._copies: dict[Place, list[int]] = {}
        self._dealt: dict[Place, set[Piece]] = {}

    def copy(self) -> "Dealer":
        """A dealer that has dealt the same pieces and will deal the same next."""
        twin = Dealer("")
        twin._seed, twin._orders, twin._copies = self._seed, self._orders, self._copies
        twin._dealt = {place: set(pieces) for place, pieces in self._dealt.items()}
        return twin

    def draw(self, question: Draw) -> int:
        """The id that this seed gives for that question; it counts as dealt from now on."""
        place, there = (question.deck, question.shuffle), question.counts()
        if place not in self._dealt:
            self._copies[place], self._dealt[place] = list(there), set()
        dealt = self._dealt[place]
        left = (piece for piece in self._order(question) if there[piece[0]] > 0 and piece not in dealt)
        piece = next(left, None)
        if piece is None:
            raise AssertionError(f"nothing to deal from {place}: what comes back to a deck needs a new shuffle number")
        dealt.add(piece)
        return piece[0]

    def _order(self, question: Draw) -> list[Piece]:
        name = (question.deck, question.shuffle, question.seat)
        if name not in self._orders:
            copies = self._copies[question.deck, question.shuffle]
            pieces = [(kind, copy) for kind, count in enumerate(copies) for copy in range(count)]
            deck = f"{question.deck}/{question.shuffle}/{question.seat}"
            self._orders[name] = sorted(pieces, key=lambda piece: self._lot(deck, piece))
        return self._orders[name]

    def _lot(self, deck: str, piece: Piece) -> bytes:
        return hmac.digest(self._seed, f"{deck}/{piece[0]}/{piece[1]}".encode(), "sha256")


def deal(match: Match, dealer: Dealer) -> None:
    """Answer every draw that a match is waiting for, until a seat is asked or the game is over."""
    while (question := match.draw) is not None:
        match.answer_chance(dealer.draw(question))
