"""The colours and signs of ZhanGuo's pieces. Whatever a colour says, a letter or a shape says too."""

from typing import Final

from rich.style import Style
from rich.text import Text

from tianxia.terminal import palette
from tianxia.words import Words

SHAPES: Final = "●▲◆■"
"""Blue circle, red triangle, purple diamond, yellow square, by seat."""
SEATS: Final = ("#7FA4DE", "#E28776", "#BE93D8", "#D8B13C")
ASPECTS: Final = {"writing": "#EFE3C4", "currency": "#D9A441", "laws": "#C69A72"}
OFFICIALS: Final = {"red": "#E58A7B", "gray": "#ABABA6", "white": "#FBF6EA"}
DARK: Final = "#14130F"

STRONG: Final = Style(color=palette.INK, bold=True)
PLAIN: Final = Style(color=palette.INK)
QUIET: Final = Style(color=palette.MUTED)
GAIN: Final = Style(color=palette.JADE, bold=True)
HEAD: Final = Style(color=palette.INK, bgcolor=palette.SILK, bold=True)


def piece(seat: int, words: Words) -> Text:
    """A seat's piece: its shape and letter."""
    letter = words.say("zhanguo-seat-letter", seat=seat)
    return Text().append(f"{SHAPES[seat]}{letter}", Style(color=SEATS[seat], bold=True))


def chip(seat: int, words: Words) -> Text:
    """The sign of a seat on its colour."""
    letter = words.say("zhanguo-seat-letter", seat=seat)
    return Text().append(f" {SHAPES[seat]}{letter} ", Style(color=DARK, bgcolor=SEATS[seat], bold=True))


def pieces(counts: list[int], words: Words) -> Text:
    """Who has how many somewhere; a stroke for nobody."""
    text = Text()
    for seat, count in enumerate(counts):
        if count:
            text.append_text(piece(seat, words)).append(f"{count} ", PLAIN)
    return text if text else Text("–", QUIET)


def aspect_letter(aspect: str, words: Words) -> Text:
    """The letter of an aspect in its colour."""
    letter = words.say("zhanguo-aspect-letter", aspect=aspect)
    return Text().append(letter, Style(color=ASPECTS[aspect], bold=True))
