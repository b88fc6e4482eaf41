"""The pieces and signs of the games in `icons.svg`, in any size and colour."""

import re
from functools import cache
from pathlib import Path

from tianxia.drawing.palette import HALO, INK, Colours
from tianxia.drawing.svg import Block, tag

FILE = Path(__file__).parent / "icons.svg"
_SYMBOL = re.compile(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


@cache
def icons() -> dict[str, str]:
    """The inside of every symbol, by its name."""
    found = _SYMBOL.findall(FILE.read_text(encoding="utf-8"))
    return {name: re.sub(r">\s+<", "><", inside.strip()) for name, inside in found}


def coloured(name: str, colours: Colours) -> str:
    """A symbol in its own units."""
    tones = {
        "f": colours.fill,
        "k": colours.pen,
        "o": HALO if name.startswith("pagoda") else colours.on,
        "on": colours.on,
    }
    return re.sub(r"var\(--(\w+)\)", lambda found: tones[found[1]], icons()[name])


def icon(name: str, size: float = 18, colours: Colours = Colours("none", INK, INK)) -> Block:  # noqa: B008 frozen
    """A sign of 24 by 24 in another size."""
    return Block(size, size, tag("g", coloured(name, colours), transform=f"scale({size / 24:.3f})"))
