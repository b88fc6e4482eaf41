"""The colours of the table: the dark tokens of the visual language, since terminals are dark.

Cinnabar means act now, just changed or refused; jade gain or allowed; ink chosen; indigo keyboard focus.
"""

from dataclasses import dataclass
from typing import Final

PAPER: Final = "#1D1B18"
CARD: Final = "#26231F"
INK: Final = "#EDE6D6"
MUTED: Final = "#A99F8E"
LINE: Final = "#7A7366"
CINNABAR: Final = "#E0705F"
CINNABAR_WASH: Final = "#36221E"
JADE: Final = "#6FB8A2"
JADE_WASH: Final = "#24332D"
OCHRE: Final = "#D9A441"
INDIGO: Final = "#8FA9DC"

SILK: Final = "#353027"
SILK_LINE: Final = "#5A5343"
WATER: Final = "#2C3A3C"
WATER_LINE: Final = "#7FA3A4"
VILLAGE: Final = "#7C807B"
VILLAGE_LINE: Final = "#14130F"


@dataclass(frozen=True)
class Colours:
    """A fill, the text on it, and a quieter mark for its pattern."""

    fill: str
    text: str
    mark: str


PROVINCES: Final = {
    "r": Colours("#9C4534", "#FBF6EA", "#D27A66"),
    "y": Colours("#8C6A22", "#FBF6EA", "#E2C06C"),
    "b": Colours("#41618F", "#FBF6EA", "#8CAAD6"),
}
"""Province colours by letter."""

PLAYERS: Final = (
    Colours("#4FA873", "#10140F", "#4FA873"),
    Colours("#B184CC", "#17101B", "#B184CC"),
    Colours("#14130F", "#F0E8D6", "#F0E8D6"),
    Colours("#FBF6EA", "#14130F", "#FBF6EA"),
)
"""Green, purple, black and white, by seat; the mark is what shows on dark paper."""
