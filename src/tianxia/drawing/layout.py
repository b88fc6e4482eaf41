"""Blocks beside and under one another, panels, and the whole document."""

from collections.abc import Sequence

from tianxia.drawing.palette import CARD, INK, MUTED, PAPER
from tianxia.drawing.svg import SANS, SERIF, Block, as_number, box, plain, tag, text

MARGIN = 16


def stacked(blocks: Sequence[Block], gap: float = 0) -> Block:
    """Blocks under one another."""
    y, marks = 0.0, ""
    for block in blocks:
        marks += block.at(0, y)
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0), max(y - gap, 0), marks)


def beside(blocks: Sequence[Block], gap: float = 0, centred: bool = True) -> Block:
    """Blocks beside one another, their middles on one line."""
    height, x, marks = max((block.height for block in blocks), default=0), 0.0, ""
    for block in blocks:
        marks += block.at(x, (height - block.height) / 2 if centred else 0)
        x += block.width + gap
    return Block(max(x - gap, 0), height, marks)


def flowing(blocks: Sequence[Block], room: float, gap: float = 6, lead: float = 2) -> Block:
    """Blocks beside one another, in as many rows as they need."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(each.width + gap for each in rows[-1]) + block.width <= room:
            rows[-1].append(block)
        else:
            rows.append([block])
    return sized(stacked([beside(row, gap) for row in rows], lead), room)


def sized(block: Block, width: float, height: float | None = None) -> Block:
    """A block that takes this room."""
    return Block(width, block.height if height is None else height, block.marks)


def panel(
    title: str,
    inside: Block,
    width: float,
    fill: str = CARD,
    note: str = "",
    height: float | None = None,
    edge: str | None = None,
) -> Block:
    """A card with a heading, and a quieter note at its right."""
    head = text(12, 22, title, 15, weight=600, family=SERIF, room=width - 24) if title else ""
    aside = text(width - 12, 21, note, 11, MUTED, anchor="end") if note else ""
    top = 32 if title else 10
    tall = inside.height + top + 10 if height is None else height
    return Block(width, tall, box(width, tall, fill, edge, rx=8) + head + aside + inside.at(12, top))


def document(block: Block, title: str, about: str) -> str:
    """A picture on its own paper: what it is called, and what it is about for those who listen."""
    width, height = block.width + 2 * MARGIN, block.height + 2 * MARGIN
    return tag(
        "svg",
        tag("title", plain(title)),
        tag("desc", plain(about)),
        box(width, height, PAPER, rx=10),
        block.at(MARGIN, MARGIN),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {as_number(width)} {as_number(height)}",
        width=width,
        height=height,
        role="img",
        aria_label=title,
        font_family=SANS,
        fill=INK,
        style="max-width:100%;height:auto",
    )
