"""The panes beside the panel as text: the players, the preview of the draft, the log, and the keys."""

from collections.abc import Callable, Iterable
from itertools import groupby

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.widgets import Static

from tianxia.engine.draft import Trial
from tianxia.engine.game import Json, Refusal
from tianxia.terminal import palette
from tianxia.terminal.styles import ACT, PLAIN, QUIET, STRONG
from tianxia.terminal.widgets.panel import GamePanel, Key
from tianxia.terminal.wording import Wording
from tianxia.words import Words


def players(wording: Wording, panel: GamePanel, view: Json, after: Json | None, width: int) -> Text:
    """A strip for each seat: its name, marked if it is to answer, and its supply."""
    asked = wording.session.match.to_answer()
    seats = [(seat, wording.seat(seat), wording.player(seat)) for seat in range(wording.session.match.seats)]
    lines = []
    for player, name, player_name in [*seats, *((player, name, "") for player, name in panel.beside(view))]:
        supply, *more = panel.strip(view, after, player, width)
        who = Text("▸" if player in asked else " ", ACT).append_text(panel.chip(player))
        who.append(f" {name}", STRONG if player in asked else PLAIN)
        lines += [_filled(who, player_name, width - supply.cell_len - 1).append(" ").append_text(supply), *more]
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _filled(text: Text, player_name: str, width: int) -> Text:
    """A name padded to the width, with the bot behind it if that fits."""
    player = f" {player_name}"
    if text.cell_len + len(player) <= width:
        text.append(player, QUIET)
    text.truncate(width, pad=True, overflow="ellipsis")
    return text


def foreseen(wording: Wording, preview: Trial, before: Json) -> Text:
    """What the draft would do, numbered, and what it would gain or cost each seat."""
    text = Text()
    told = wording.consequences(preview)
    for number, sentence in enumerate(told, 1):
        text.append(f"{number} ", STRONG).append(f"{sentence}\n")
    if not told:
        text.append(wording.nothing() + "\n", QUIET)
    for line in wording.balance(before, preview.view):
        text.append(line, Style(color=palette.JADE))
    for line in wording.follows(preview):
        text.append(line if text.plain.endswith("\n") else f"\n{line}", QUIET)
    return text


def refused(wording: Wording, refusal: Refusal, view: Json) -> Text:
    """Why the draft cannot be played: a headline, the numbers, the rule."""
    headline, _, rest = wording.refusal(refusal, view).partition("\n")
    return Text().append(headline, ACT).append(f"\n{rest}", PLAIN)


def log(wording: Wording, events: list[Json], view: Json, new: int) -> Table:
    """The events in words, one paragraph per answer, oldest first; those from answer `new` on are marked."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for after, group in groupby(events, key=lambda event: int(event["after"])):
        told = wording.events(list(group), view)
        if told:
            style, quiet = (STRONG, PLAIN) if after >= new else (QUIET, QUIET)
            paragraph = Text().append(told[0], style).append("".join(f" {sentence}" for sentence in told[1:]), quiet)
            table.add_row(Text("▎" if after >= new else " ", ACT), paragraph)
    return table


def keys(words: Words, keys: Iterable[Key], width: int) -> Text:
    """The keys that work now, each a link for the mouse; lines never break between a key and its word."""
    rows = [Text()]
    for key in keys:
        link = Style(meta={"@click": key.action})
        item = Text().append(f" {key.label} ", link + ACT).append(f"{words.say(f'key-{key.name}')} ", link + QUIET)
        if rows[-1].cell_len + item.cell_len > width:
            rows.append(Text())
        rows[-1].append_text(item)
    return Text("\n").join(rows)


class Fitted(Static):
    """A text that is laid out again whenever its width changes."""

    # Links have their own look here.
    auto_links = False
    _make: Callable[[int], Text] | None = None

    def show(self, make: Callable[[int], Text]) -> None:
        """Show the text made for the present width."""
        self._make = make
        self.on_resize()

    def on_resize(self) -> None:
        """Fill the width."""
        if self._make is not None and self.content_size.width:
            self.update(self._make(self.content_size.width))
