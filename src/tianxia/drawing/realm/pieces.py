"""Pieces, signs and small counts of the two ZhanGuo games."""

from collections.abc import Sequence

from tianxia.drawing.icons import icon
from tianxia.drawing.layout import beside
from tianxia.drawing.palette import (
    CARD,
    CINNABAR,
    HAMMER,
    INK,
    KINDS,
    LINE,
    MUTED,
    OCHRE_WASH,
    OFFICIALS,
    PLAYERS,
    Colours,
)
from tianxia.drawing.svg import SERIF, Block, box, disc, path, tag, text, word

SHAPES = {
    "blue": "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20z",
    "yellow": "M3.8 2.8h16.4a1 1 0 0 1 1 1v16.4a1 1 0 0 1-1 1H3.8a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1z",
    "red": "M12 1.8 23 21.5H1z",
    "purple": "M12 .9 23.1 12 12 23.1.9 12z",
}
"""A circle, a square, a triangle and a diamond: no player is told by colour alone."""
EMBLEMS = {
    "governor": (0.15, 0.3),
    "palace": (0.11, 0.26),
    "wall": (0.2, 0.36),
    "ship": (0.14, 0.24),
    "soldier": (0.12, 0.34),
}
"""How far above its foot a piece carries the shape of its player, and how large."""
OFFICIAL_SIGNS = {"red": "off-military", "gray": "off-civilian", "white": "off-inspector"}
WORKER = Colours(HAMMER)
UNREST = Colours(CINNABAR)
QUIET = Colours("none", MUTED, MUTED)
FLOWER = Colours(OCHRE_WASH, INK, INK)


def mark(colour: str, size: float = 16) -> Block:
    """The shape of a player."""
    shape = path(SHAPES[colour], PLAYERS[colour].fill, INK, 1.4, stroke_linejoin="round")
    return Block(size, size, tag("g", shape, transform=f"scale({size / 24:.3f})"))


def piece(kind: str, colour: str, size: float = 26) -> Block:
    """A piece in its player's colour, with the shape on it."""
    foot, large = (part * size for part in EMBLEMS[kind])
    emblem = path(SHAPES[colour], CARD, INK, 1.4)
    scaled = tag(
        "g", emblem, transform=f"translate({(size - large) / 2:.1f} {size - foot - large:.1f}) scale({large / 24:.3f})"
    )
    return Block(size, size, icon(kind, size, PLAYERS[colour]).marks + scaled)


def aspect(name: str, size: float = 18) -> Block:
    """The sign of an aspect, or of alchemist cards."""
    return icon("gourd" if name == "alchemist" else f"asp-{name}", size, KINDS[name])


def official(name: str, size: float = 20) -> Block:
    """An official."""
    return icon(OFFICIAL_SIGNS.get(name, f"off-{name}"), size, OFFICIALS[name])


def workers(count: int, size: float = 18) -> list[Block]:
    """Workers, one by one."""
    return [icon("worker", size, WORKER)] * count


def flower(points: int, size: float = 26) -> Block:
    """Victory points: a plum blossom with the number on it."""
    value = text(size / 2, size * 0.66, str(points), size * 0.46, weight=700, anchor="middle", family=SERIF)
    return Block(size, size, icon("vp", size, FLOWER).marks + value)


def counted(sign: Block, count: object, size: float = 13) -> Block:
    """A sign and how many of it there are."""
    return beside([sign, word(str(count), size, weight=600)], 3)


def backs(counts: dict[str, int]) -> Block:
    """The backs of cards in a hand."""
    cards = [kind for kind, count in counts.items() for _ in range(count)]
    return beside([Block(11, 15, box(11, 15, KINDS[kind].fill, INK, rx=1.5, stroke_width=0.8)) for kind in cards], 2)


def track(level: int, slots: int, block: int = 0) -> Block:
    """Unrest: flames on filled slots, and what the free ones forbid."""
    marks = []
    for slot in range(1, slots + 1):
        ring = disc(9, 9, 8, CARD, CINNABAR if slot <= level else LINE, stroke_width=1.2)
        barred = slot == slots or (block and slot >= block)
        sign = "unrest" if slot <= level else ("lock" if slot == slots else "nopalace") if barred else ""
        inside = icon(sign, 12, UNREST if sign == "unrest" else QUIET).at(3, 3) if sign else ""
        marks.append(Block(18, 18, ring + inside))
    return beside([*marks, word(f"{level}/{slots}", 12, MUTED)], 4)


def numbered(value: int | str, size: float = 22, current: bool = False) -> Block:
    """A number in a disc."""
    ring = disc(size / 2, size / 2, size / 2 - 1, INK if current else CARD, INK, stroke_width=1.3)
    fill = CARD if current else INK
    return Block(size, size, ring + text(size / 2, size * 0.68, str(value), size * 0.6, fill, 700, "middle", SERIF))


def row(blocks: Sequence[Block], gap: float = 3) -> Block:
    """Signs in a row; a dash where there are none."""
    return beside(blocks, gap) if blocks else word("–", 12, MUTED)
