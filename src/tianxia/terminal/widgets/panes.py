"""What stands beside the mat, as text: the players, the preview of the draft, the log, and the keys."""

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
from tianxia.terminal.widgets.panel import Key, Mat
from tianxia.terminal.wording import Sentences
from tianxia.words import Words


def players(sentences: Sentences, mat: Mat, view: Json, after: Json | None, width: int) -> Text:
    """A strip for each seat, the one to answer marked: who it is on the left, what it has on the right."""
    asked = sentences.session.match.to_answer()
    seats = [(seat, sentences.seat(seat), sentences.player(seat)) for seat in range(sentences.session.match.seats)]
    lines = []
    for player, name, sitter in [*seats, *((player, name, "") for player, name in mat.beside(view))]:
        supply, *more = mat.strip(view, after, player, width)
        who = Text("▸" if player in asked else " ", ACT).append_text(mat.chip(player))
        who.append(f" {name}", STRONG if player in asked else PLAIN)
        lines += [_filled(who, sitter, width - supply.cell_len - 1).append(" ").append_text(supply), *more]
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _filled(text: Text, sitter: str, width: int) -> Text:
    """Who it is, filled up to the width; which bot plays there is said only where there is room for it."""
    player = f" {sitter}"
    if text.cell_len + len(player) <= width:
        text.append(player, QUIET)
    text.truncate(width, pad=True, overflow="ellipsis")
    return text


def foreseen(sentences: Sentences, preview: Trial, before: Json) -> Text:
    """What the draft would bring about, numbered, and whom it costs or brings what."""
    text = Text()
    told = sentences.consequences(preview)
    for number, sentence in enumerate(told, 1):
        text.append(f"{number} ", STRONG).append(f"{sentence}\n")
    if not told:
        text.append(sentences.nothing() + "\n", QUIET)
    for line in sentences.balance(before, preview.view):
        text.append(line, Style(color=palette.JADE))
    for line in sentences.follows(preview):
        text.append(line if text.plain.endswith("\n") else f"\n{line}", QUIET)
    return text


def refused(sentences: Sentences, refusal: Refusal, view: Json) -> Text:
    """Why the draft cannot be played: a headline, the numbers, the rule."""
    headline, _, rest = sentences.refusal(refusal, view).partition("\n")
    return Text().append(headline, ACT).append(f"\n{rest}", PLAIN)


def log(sentences: Sentences, events: list[Json], view: Json, new: int) -> Table:
    """The facts in words, a paragraph for each answer, oldest first; those from the given answer on are new."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for after, group in groupby(events, key=lambda event: int(event["after"])):
        told = sentences.events(list(group), view)
        if told:
            ink, quiet = (STRONG, PLAIN) if after >= new else (QUIET, QUIET)
            paragraph = Text().append(told[0], ink).append("".join(f" {sentence}" for sentence in told[1:]), quiet)
            table.add_row(Text("▎" if after >= new else " ", ACT), paragraph)
    return table


def keys(words: Words, keys: Iterable[Key], width: int) -> Text:
    """The keys that can be pressed now, each a link for the mouse, never parted from its word at the end of a line."""
    rows = [Text()]
    for key in keys:
        link = Style(meta={"@click": key.action})
        item = Text().append(f" {key.label} ", link + ACT).append(f"{words.say(f'key-{key.name}')} ", link + QUIET)
        if rows[-1].cell_len + item.cell_len > width:
            rows.append(Text())
        rows[-1].append_text(item)
    return Text("\n").join(rows)


class Fitted(Static):
    """A text that is made anew whenever its width changes."""

    # Links have their own look here.
    auto_links = False
    _make: Callable[[int], Text] | None = None

    def show(self, make: Callable[[int], Text]) -> None:
        """Show what is made for the width there is."""
        self._make = make
        self.on_resize()

    def on_resize(self) -> None:
        """Fill the width."""
        if self._make is not None and self.content_size.width:
            self.update(self._make(self.content_size.width))
