"""The colours and signs of ZhanGuo's pieces. Whatever a colour says, a letter or a shape says too."""

from typing import Final

from rich.text import Text

from tianxia.terminal import inks
from tianxia.terminal.inks import Sign
from tianxia.words import Words

SHAPES: Final = "●▲◆■"
"""Blue circle, red triangle, purple diamond, yellow square, by seat."""
SEATS: Final = ("#7FA4DE", "#E28776", "#BE93D8", "#D8B13C")
ASPECTS: Final = {"writing": "#EFE3C4", "currency": "#D9A441", "laws": "#C69A72"}
OFFICIALS: Final = {"red": "#E58A7B", "gray": "#ABABA6", "white": "#FBF6EA"}


def sign(seat: int, words: Words) -> Sign:
    """How a seat's pieces look."""
    return Sign(SHAPES[seat], words.say("zhanguo-seat-letter", seat=seat), SEATS[seat])


def piece(seat: int, words: Words) -> Text:
    """A seat's piece: its shape and letter."""
    return sign(seat, words).piece()


def chip(seat: int, words: Words) -> Text:
    """The sign of a seat on its colour."""
    return sign(seat, words).chip()


def pieces(counts: list[int], words: Words) -> Text:
    """Who has how many somewhere; a stroke for nobody."""
    return inks.pieces([sign(seat, words) for seat in range(len(counts))], counts)


def aspect_letter(aspect: str, words: Words) -> Text:
    """The letter of an aspect in its colour."""
    return inks.letter(words.say("zhanguo-aspect-letter", aspect=aspect), ASPECTS[aspect])
