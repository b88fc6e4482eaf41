"""The colours and signs of The First Empire's pieces. Whatever a colour says, a letter or a shape says too."""

from typing import Final

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks
from tianxia.terminal.first_empire import facts
from tianxia.terminal.inks import Sign
from tianxia.words import Words

SHAPES: Final = "●■▲◆"
"""Blue circle, yellow square, red triangle, purple diamond, by seat."""
SEATS: Final = ("#7FA4DE", "#D8B13C", "#E28776", "#BE93D8")
LI_SI: Final = "#B9B2A3"
TYPES: Final = {"writing": "#EFE3C4", "currency": "#D9A441", "laws": "#6FB8A2", "alchemist": "#BE93D8"}
OFFICIALS: Final = {"alchemist": "#BE93D8", "architect": "#D9A441", "general": "#E58A7B"}


def sign(view: Plain, player: int, words: Words) -> Sign:
    """How a player's pieces look."""
    if facts.is_li_si(view, player):
        return Sign("◉", words.say("first_empire-seat-letter", seat="li_si"), LI_SI)
    return seat_sign(player, words)


def seat_sign(seat: int, words: Words) -> Sign:
    """How a seat's pieces look."""
    return Sign(SHAPES[seat], words.say("first_empire-seat-letter", seat=seat), SEATS[seat])


def piece(view: Plain, player: int, words: Words) -> Text:
    """A player's piece: shape and letter."""
    return sign(view, player, words).piece()


def pieces(view: Plain, counts: list[int], words: Words) -> Text:
    """Who has how many somewhere; a stroke for nobody."""
    return inks.pieces([sign(view, player, words) for player in facts.players(view)], counts)


def type_letter(kind: str, words: Words) -> Text:
    """The letter of a card's type in its colour."""
    return inks.letter(words.say("first_empire-type-letter", type=kind), TYPES[kind])
