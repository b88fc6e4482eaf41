"""The pictures look like the page: the same colours, the same pieces."""

import re
from pathlib import Path

from tianxia.drawing import palette
from tianxia.drawing.icons import FILE, icons

WEB = Path(__file__).parents[2] / "web" / "src"
PAGE = {
    "r": "red",
    "y": "yellow",
    "b": "blue",
    "red": "military",
    "gray": "civilian",
    "white": "inspector",
}


def tokens() -> dict[str, str]:
    """The light tokens of the page by name."""
    light = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8").partition(":root[data-theme='dark']")[0]
    return dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", light))


def test_colours_are_those_of_the_page() -> None:
    page = tokens()
    for name, colour in vars(palette).items():
        if isinstance(colour, str) and colour.startswith("#"):
            assert page[name.lower().replace("_", "-")] == colour, name
    for site, colour in palette.SITES.items():
        assert page[f"site-{site}"] == colour
    for letter, tones in palette.PROVINCES.items():
        assert (page[PAGE[letter]], page[f"{PAGE[letter]}-mark"]) == (tones.fill, tones.pen)
    for name, tones in zip(("green", "purple", "black", "white"), palette.PAGODAS, strict=True):
        assert (page[f"p-{name}"], page[f"p-{name}-edge"], page[f"p-{name}-on"]) == (tones.fill, tones.pen, tones.on)
    for name, tones in palette.PLAYERS.items():
        assert (page[f"z-{name}"], page[f"z-{name}-on"]) == (tones.fill, tones.on)
    for aspect in ("writing", "currency", "laws"):
        assert (page[aspect], page[f"{aspect}-on"]) == (palette.KINDS[aspect].fill, palette.KINDS[aspect].on)
    for colour in ("red", "gray", "white"):
        assert page[PAGE[colour]] == palette.OFFICIALS[colour].fill


def test_pieces_are_those_of_the_page() -> None:
    page = "".join((WEB / name).read_text(encoding="utf-8") for name in ("euro/Sprite.svelte", "games/qin/Defs.svelte"))
    drawn = set(re.findall(r'\sd="([^"]+)"', page))
    ours = set(re.findall(r'\sd="([^"]+)"', FILE.read_text(encoding="utf-8")))
    assert ours <= drawn
    assert len(icons()) > 40
