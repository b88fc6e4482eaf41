"""The colours of the pictures: the page's light tokens (`web/src/styles/tokens.css`; a test compares them)."""

from dataclasses import dataclass
from typing import Final

PAPER: Final = "#f6f1e4"
CARD: Final = "#fffbf1"
INK: Final = "#22201c"
MUTED: Final = "#6a6357"
LINE: Final = "#cfc6b4"
CINNABAR: Final = "#b5382a"
JADE: Final = "#2f7563"
OCHRE: Final = "#b9831f"
OCHRE_WASH: Final = "#f4e7c6"
CINNABAR_WASH: Final = "#f6e1d6"
WELL: Final = "#efe8d6"

SILK: Final = "#ece3cb"
SILK_LINE: Final = "#d5c9ac"
SILK_FRAME: Final = "#e0d4b6"
SILK_TEXT: Final = "#5e563f"
WATER: Final = "#cbd6d3"
WATER_LINE: Final = "#547375"
VILLAGE: Final = "#666a66"
VILLAGE_LIT: Final = "#858983"
VILLAGE_LINE: Final = "#ede8da"
HALO: Final = "#fffbf1"
HAMMER: Final = "#e3cfa0"
TERRACOTTA: Final = "#c07a55"
GOURD: Final = "#a9c9b8"

SITES: Final = {
    "turquoise": "#2c7f86",
    "gold": "#b9831f",
    "vermilion": "#c4482f",
}


@dataclass(frozen=True)
class Colours:
    """A fill, its outline, and what is written or drawn on it."""

    fill: str
    pen: str = INK
    on: str = INK


PROVINCES: Final = {
    "r": Colours("#cf7058", "#a8432f"),
    "y": Colours("#e8c468", "#b48722"),
    "b": Colours("#7f9cc0", "#4a6c9b"),
}
"""Qin's provinces by letter; the pen draws their pattern."""

PAGODAS: Final = (
    Colours("#2f7a4b", "#16301f", "#fffbf1"),
    Colours("#7a4391", "#2c1637", "#fffbf1"),
    Colours("#2b2925", "#0f0e0c", "#fffbf1"),
    Colours("#fffdf6", "#22201c", "#22201c"),
)
"""Green, purple, black and white, by seat."""

PLAYERS: Final = {
    "blue": Colours("#33568f", on="#fffbf1"),
    "yellow": Colours("#e0ae3a", on="#22201c"),
    "red": Colours("#b5382a", on="#fffbf1"),
    "purple": Colours("#75418c", on="#fffbf1"),
}
"""The players of the two ZhanGuo games."""

KINDS: Final = {
    "writing": Colours("#f3e6c4", on="#22201c"),
    "currency": Colours("#d9a441", on="#22201c"),
    "laws": Colours("#7a5138", on="#fffbf1"),
    "alchemist": Colours(GOURD),
}
"""Their cards by type."""

OFFICIALS: Final = {
    "red": Colours("#b5382a", on="#fffbf1"),
    "gray": Colours("#716e68", on="#ffffff"),
    "white": Colours("#fffdf6", on="#22201c"),
    "alchemist": Colours(JADE, on=CARD),
    "architect": Colours("#33568f", on="#fffbf1"),
    "general": Colours("#b5382a"),
}
"""Their officials."""
