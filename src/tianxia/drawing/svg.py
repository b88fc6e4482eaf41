"""SVG as text: elements, shapes and escaped words, and blocks of them; `layout.py` puts blocks together.

Pictures have no ids, scripts, styles or fonts of their own, so any number of them can stand on one page.
"""

import re
from dataclasses import dataclass
from functools import reduce
from html import escape

from tianxia.drawing.palette import INK

SANS = "'Source Sans 3','Source Sans Pro','Segoe UI','Noto Sans','Helvetica Neue',Arial,sans-serif"
SERIF = "'Source Serif 4','Source Serif Pro','Iowan Old Style',Palatino,'Noto Serif',Georgia,serif"
MONO = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WIDTHS = {
    ".32": "iljI.,:;'’|! ·",
    ".41": "tfr()[]-–/",
    ".54": "scvxyzkJ*",
    ".71": "ABCDEGHKNOPQRUVXY&",
    ".9": "mwMW%@—→↔",
}
_WIDTH = {sign: float(width) for width, signs in _WIDTHS.items() for sign in signs}
_USUAL_WIDTH = 0.63
"""Wide, as in the fonts of a bare Linux: which font a reader has is not known."""


@dataclass(frozen=True)
class Block:
    """A drawing from (0, 0) to its width and height."""

    width: float
    height: float
    marks: str = ""

    def at(self, x: float, y: float) -> str:
        """The drawing with its upper left corner at a point."""
        return (
            self.marks
            if not self.marks or x == y == 0
            else tag("g", self.marks, transform=f"translate({as_number(x)} {as_number(y)})")
        )


EMPTY = Block(0, 0)


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and what is None is left out."""
    given = {name.replace("_", "-"): value for name, value in attributes.items() if value is not None}
    head = " ".join([name, *(f'{name}="{_value(value)}"' for name, value in given.items())])
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def _value(value: object) -> str:
    return as_number(value) if isinstance(value, float) else plain(str(value))


def as_number(value: float) -> str:
    """A number with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def plain(words: str) -> str:
    """Words as XML has them."""
    return escape(_NOT_XML.sub("\ufffd", words))


# -- shapes


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 1.0, **more: object) -> str:
    """A path."""
    return tag("path", d=d, fill=fill, stroke=stroke, stroke_width=width if stroke else None, **more)


def box(
    width: float, height: float, fill: str, stroke: str | None = None, x: float = 0, y: float = 0, **more: object
) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, stroke=stroke, **more)


def disc(x: float, y: float, radius: float, fill: str, stroke: str | None = None, **more: object) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, **more)


# -- words


def measured(words: str, size: float, bold: bool = False) -> float:
    """About how wide words are, rather too wide than too narrow."""
    return sum(_WIDTH.get(sign, _USUAL_WIDTH) for sign in words) * size * (1.12 if bold else 1)


def text(
    x: float,
    y: float,
    words: str,
    size: float = 13,
    fill: str = INK,
    weight: int | None = None,
    anchor: str | None = None,
    family: str | None = None,
    room: float | None = None,
) -> str:
    """Words on a line through (x, y), squeezed where they would need more than the room there is."""
    squeezed = room is not None and measured(words, size, weight is not None) > room
    return tag(
        "text",
        plain(words),
        x=float(x),
        y=float(y),
        font_size=size,
        fill=None if fill == INK else fill,
        font_weight=weight,
        text_anchor=anchor,
        font_family=family,
        textLength=room if squeezed else None,
        lengthAdjust="spacingAndGlyphs" if squeezed else None,
    )


def word(words: str, size: float = 13, fill: str = INK, weight: int | None = None, family: str | None = None) -> Block:
    """Words as a block of one line."""
    width = measured(words, size, weight is not None)
    return Block(width, size * 1.3, text(0, size, words, size, fill, weight, family=family))


def number(value: object, size: float = 16, fill: str = INK) -> Block:
    """A number that matters."""
    return word(str(value), size, fill, 700, SERIF)


def paragraph(words: str, room: float, size: float = 12, fill: str = INK, weight: int | None = None) -> Block:
    """Words in as many lines as they need."""
    lines = wrapped(words, room, size, weight is not None)
    lead = size * 1.28
    marks = [text(0, size + lead * n, line, size, fill, weight, room=room) for n, line in enumerate(lines)]
    return Block(room, lead * len(lines), "".join(marks))


def wrapped(words: str, room: float, size: float, bold: bool = False) -> list[str]:
    """Words broken into lines that fit; a single word may still be too long."""

    def add(lines: list[str], each: str) -> list[str]:
        longer = f"{lines[-1]} {each}" if lines else each
        return [*lines[:-1], longer] if not lines or measured(longer, size, bold) <= room else [*lines, each]

    found: list[str] = reduce(add, words.split(), [])
    return found
