"""The ground that the map and the walls of the two ZhanGuo games are drawn on."""

from collections.abc import Sequence

from tianxia.drawing.icons import icon
from tianxia.drawing.palette import CARD, INK, SILK, SILK_LINE, Colours
from tianxia.drawing.realm.sheet import COLUMN, RIGHT
from tianxia.drawing.svg import SERIF, Block, box, path, text

SKY = "#dfe3d6"
STONE = "#e9e1cd"


def hills(columns: Sequence[Block]) -> Block:
    """Five regions side by side on silk, hills behind them, ink borders between them."""
    tall = max(column.height for column in columns) + 16
    wave = "".join(f"q40 -26 80 -6t80 {(-8, 10)[n % 2]}" for n in range(len(columns)))
    borders = "".join(f"M{COLUMN * n} 0q-6 {tall / 4:g} 0 {tall / 2:g}t0 {tall / 2:g}" for n in range(1, len(columns)))
    marks = [
        box(RIGHT, tall, SILK),
        path(f"M0 {tall - 34:g}{wave}V{tall:g}H0z", SILK_LINE, opacity=0.5),
        path(f"M0 {tall - 70:g}{wave}", "none", SILK_LINE, 1.4),
        path(borders, "none", INK, 1.4, opacity=0.7),
        *(column.at(COLUMN * n + 8, 8) for n, column in enumerate(columns)),
    ]
    return Block(RIGHT, tall, "".join(marks))


def site(title: str, colour: str, sections: Sequence[Block], width: float, tall: float) -> Block:
    """A site of the wall: its flag, its name, and its sections behind battlements."""
    teeth = "".join(f"h{width / 24:g}v-7h{width / 24:g}v7" for _ in range(12))
    marks = [
        box(width, tall + 40, SKY),
        icon("flag", 22, Colours(colour)).at(6, 4),
        text(32, 21, title, 14, weight=600, family=SERIF, room=width - 40),
        path(f"M0 40{teeth}V{tall + 40:g}H0z", STONE, INK, 1),
        *(section.at(width / len(sections) * n + 7, 46) for n, section in enumerate(sections)),
        path(f"M{width / 2:g} 42V{tall + 38:g}", "none", INK, 0.8, opacity=0.5),
    ]
    return Block(width, tall + 40, "".join(marks))


def slot(inside: Block, taken: bool, width: float, height: float) -> Block:
    """A place for a piece: dashed while it is free."""
    edge = box(
        width,
        height,
        CARD,
        INK,
        rx=5,
        stroke_width=1,
        stroke_dasharray=None if taken else "3 3",
        opacity=1 if taken else 0.85,
    )
    return Block(width, height, edge + inside.at((width - inside.width) / 2, (height - inside.height) / 2))
