"""The ladder of a contest as a picture: a dot for each bot with its 95 % interval, as SVG that any browser shows."""

from html import escape
from typing import NamedTuple

from tianxia.engine.game import Plain
from tianxia.words import Words

LEFT, WIDTH, STEP, TOP = 190, 480, 34, 56
"""The room for names, the length of the scale, the height of a row, and the room above the first."""


class Bar(NamedTuple):
    """One bot on the scale."""

    name: str
    low: float
    middle: float
    high: float


def drawn(said: Words, plain: Plain) -> str:
    """The picture: by Elo points where there is a ladder, else by share of victory in per cent."""
    bars = bars_of(plain)
    head = said.say("arena-head-elo" if plain["ladder"] else "arena-head-share")
    title = f"{plain['game']}: {head}"
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    room = max(high - low, 1.0)
    rows = [row_of(bar, TOP + STEP * number, low, room) for number, bar in enumerate(bars)]
    height = TOP + STEP * len(bars)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 60} {height}" '
        f'font-family="sans-serif" font-size="14"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" fill="#fff"/><text x="12" y="26" font-size="16">{escape(title)}</text>'
        + "".join(rows)
        + "</svg>\n"
    )


def bars_of(plain: Plain) -> list[Bar]:
    """What is drawn, the best first."""
    if plain["ladder"]:
        return [Bar(each["bot"], each["interval"][0], each["elo"], each["interval"][1]) for each in plain["ladder"]]
    bars = [
        Bar(player["bot"], *(100 * value for value in (player["interval"][0], player["share"], player["interval"][1])))
        for each in plain["pairings"]
        for player in each["players"][:1]
    ]
    return sorted(bars, key=lambda bar: -bar.middle)


def row_of(bar: Bar, y: int, low: float, room: float) -> str:
    """A name, a line from one end of the interval to the other, a dot, and the number."""
    left, middle, right = (LEFT + WIDTH * (value - low) / room for value in (bar.low, bar.middle, bar.high))
    return (
        f'<text x="12" y="{y + 5}">{escape(bar.name)}</text>'
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#8a5a2b" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#8a2b2b"/>'
        f'<text x="{right + 8:.1f}" y="{y + 5}">{bar.middle:.0f}</text>'
    )
