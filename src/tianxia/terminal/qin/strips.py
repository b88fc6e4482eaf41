"""A player of Qin in a line or two: how many pagodas are left, what the draft would make of it, how many tiles."""

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import palette
from tianxia.terminal.palette import PLAYERS
from tianxia.terminal.qin.face import LETTERS
from tianxia.words import Words

ROOM_FOR_ROOFS = 44
"""From this width on the supply is drawn as a row of roofs, too."""


def letter_chip(seat: int) -> Text:
    """A player's letter on the player's colour."""
    return Text(f" {LETTERS[seat]} ", Style(color=PLAYERS[seat].text, bgcolor=PLAYERS[seat].fill, bold=True))


def supply(view: Plain, after: Plain | None, seat: int, width: int, words: Words) -> list[Text]:
    """The supply of a seat now and after the draft, and the tiles in its hand; roofs below where there is room."""
    now, then, tiles = view["supply"][seat], (after or view)["supply"][seat], view["hand_sizes"][seat]
    text = Text(str(now), Style(color=palette.INK, bold=True))
    if then != now:
        text.append(f" → {then}", Style(color=_tone(now, then), bold=True))
    text.append(" ▲", PLAYERS[seat].mark)
    if width < ROOM_FOR_ROOFS:
        return [text.append(f" {tiles} ▤", palette.MUTED)]
    text.append(" · " + words.say("qin-tiles", count=tiles), palette.MUTED)
    return [text, Text("     ").append_text(_roofs(seat, now, then))]


def _tone(now: int, then: int) -> str:
    """To lay pagodas down is a gain, to take them back a loss."""
    return palette.JADE if then < now else palette.CINNABAR


def _roofs(seat: int, now: int, then: int) -> Text:
    """The race at a glance: roofs that the draft would put down are hollow, those that would come back coloured."""
    text = Text("▲" * min(now, then), PLAYERS[seat].mark)
    return text.append(("△" if then < now else "▲") * abs(now - then), _tone(now, then))
