"""The ladder of a contest as an SVG picture: a dot for each bot with its 95 % interval."""

from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from tianxia.engine.game import Json
from tianxia.words import Words

LEFT, WIDTH, STEP, TOP = 190, 480, 34, 84
"""The width of the names and of the scale, the height of a row, and the margin above the first."""
MOST_TICKS = 8
FAINT, DARK = "#d9d2c5", "#5c5346"


class Bar(NamedTuple):
    """One bot on the scale."""

    name: str
    low: float
    middle: float
    high: float


class Scale(NamedTuple):
    """The axis: from one round number to another, in round steps."""

    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        """Where a value lies in the picture."""
        return LEFT + WIDTH * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """The numbers that are written below."""
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * number for number in range(count + 1)]


def ladder_svg(said: Words, data: Json) -> str:
    """The picture: by Elo points if there is a ladder, else by share of victory in per cent."""
    bars = bars_of(data)
    kind = "elo" if data["ladder"] else "share"
    title = f"{data['game']}: {said.say(f'arena-head-{kind}')}"
    scale, bottom = scale_of(bars), TOP + STEP * len(bars) - STEP // 2
    parts = [
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        text(12, 26, title, size=16),
        text(12, TOP - STEP, said.say("arena-head-bot"), colour=DARK),
        axis(scale, bottom, said.say(f"arena-axis-{kind}")),
        *(row_of(bar, TOP + STEP * number, scale) for number, bar in enumerate(bars)),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 60} {bottom + 56}" '
        f'font-family="sans-serif" font-size="14">{"".join(parts)}</svg>\n'
    )


def bars_of(data: Json) -> list[Bar]:
    """What is drawn, the best first."""
    if data["ladder"]:
        return [Bar(each["bot"], each["interval"][0], each["elo"], each["interval"][1]) for each in data["ladder"]]
    bars = [
        Bar(player["bot"], *(100 * value for value in (player["interval"][0], player["share"], player["interval"][1])))
        for each in data["pairings"]
        for player in each["players"][:1]
    ]
    return sorted(bars, key=lambda bar: -bar.middle)


def scale_of(bars: list[Bar]) -> Scale:
    """A scale that holds every interval, in steps of 1, 2 or 5 times a power of ten."""
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)
    least = max(high - low, 1.0) / MOST_TICKS
    power = 10.0 ** floor(log10(least))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)
    first, last = floor(low / step), ceil(high / step)
    return Scale(first * step, max(last, first + 1) * step, step)


def axis(scale: Scale, y: int, label: str) -> str:
    """The line below with its ticks and what it measures, and a faint line up from each tick."""
    ends = f'x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y}" y2="{y}"'
    middle = LEFT + WIDTH / 2
    ticks = "".join(
        f'<line class="tick" x1="{scale.x(tick):.1f}" x2="{scale.x(tick):.1f}" y1="{TOP - STEP // 2}" y2="{y + 6}" '
        f'stroke="{FAINT}"/>' + text(scale.x(tick), y + 22, f"{tick:g}", anchor="middle", colour=DARK)
        for tick in scale.ticks()
    )
    line = f'<line class="axis" {ends} stroke="{DARK}"/>'
    return ticks + line + text(middle, y + 44, label, anchor="middle", colour=DARK)


def row_of(bar: Bar, y: int, scale: Scale) -> str:
    """A name, a line from one end of the interval to the other, a dot, and the number."""
    left, middle, right = (scale.x(value) for value in (bar.low, bar.middle, bar.high))
    return (
        text(12, y + 5, bar.name)
        + f'<line class="interval" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#8a5a2b" '
        + 'stroke-width="2"/>'
        + f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#8a2b2b"/>'
        + text(right + 8, y + 5, f"{bar.middle:.0f}")
    )


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#000", size: int = 14) -> str:
    """Some words in the picture."""
    return (
        f'<text x="{x:.1f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">'
        f"{escape(words)}</text>"
    )
