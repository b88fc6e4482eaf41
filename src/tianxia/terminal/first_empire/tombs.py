"""The mausoleum as a grid of nine tiles, and the elixir track, in coloured letters."""

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks
from tianxia.terminal.first_empire import facts, phrases, signs, tables
from tianxia.words import Words

SIDE = 3
LEAST_TILE = 26
"""Narrower tiles cannot hold their condition; then they stand one below the other."""
SYMBOLS = {"single": "○", "double": "◎", "master": "☆"}


def page(view: Plain, width: int, words: Words) -> list[Text]:
    """The elixir track above, since it is short; then the mausoleum, and the masters."""
    return [
        *track(view, width, words),
        inks.head(words.say("first_empire-title-mausoleum"), width),
        *mausoleum(view, width, words),
        *masters(view, words),
    ]


def mausoleum(view: Plain, width: int, words: Words) -> list[Text]:
    """Three rows of three tiles, or the nine one below the other."""
    names = tables.in_rows(view)
    tiles = [tile(view, name, words) for name in names]
    if width // SIDE < LEAST_TILE:
        return [_line(lines) for lines in tiles]
    rows = [tiles[at : at + SIDE] for at in range(0, len(tiles), SIDE)]
    return [
        inks.row([lines[at].copy() for lines in row], width // SIDE)
        for row in rows
        for at in range(max(len(lines) for lines in row))
    ]


def _line(lines: list[Text]) -> Text:
    return Text("  ").join(lines)


def tile(view: Plain, name: str, words: Words) -> list[Text]:
    """A tile: its spot, its condition, and its slots; a condition that the viewer meets stands out."""
    tomb, found = view["mausoleum"][name], facts.aid(view, "mausoleum", name)
    met = found is not None and found["met"]
    head = Text(f"{tomb['row']},{tomb['column']} ", inks.QUIET).append(phrases.spot(name, words), inks.STRONG)
    needs = Text(phrases.needs(tomb, words), inks.GAIN if met else inks.PLAIN)
    slots = Text()
    for slot in tomb["slots"]:
        sign = Text("·", inks.QUIET) if slot["soldier"] is None else signs.piece(view, slot["soldier"], words)
        slots.append(str(slot["points"]), inks.PLAIN).append_text(sign).append(" ")
    return [head, needs, slots]


def track(view: Plain, width: int, words: Words) -> list[Text]:
    """Every space of the elixir track: its number, its symbol, its ships; the value where it rises."""
    lines = [inks.head(words.say("first_empire-title-track"), width)]
    across = max(1, width // WIDTH)
    spaces = list(enumerate(view["track"]))
    for at in range(0, len(spaces), across):
        part = spaces[at : at + across]
        lines += [_cells([_space(view, number) for number, _ in part]), _ships(view, [n for n, _ in part], words)]
    return [*lines, Text(words.say("first_empire-track-signs"), inks.QUIET)]


WIDTH = 6
"""Columns of a space of the track."""


def _cells(cells: list[Text]) -> Text:
    line = Text(no_wrap=True)
    for cell in cells:
        cell.truncate(WIDTH, pad=True)
        line.append_text(cell)
    return line


def _space(view: Plain, number: int) -> Text:
    """The number of a space with its symbol, and the value from there on."""
    space, before = view["track"][number], view["track"][number - 1] if number else {"value": 0}
    text = Text(f"{number}", inks.QUIET).append(SYMBOLS.get(space["symbol"] or "", ""), inks.STRONG)
    return text.append(f"×{space['value']}" if space["value"] != before["value"] else "", inks.GAIN)


def _ships(view: Plain, numbers: list[int], words: Words) -> Text:
    """The ships on some spaces; on a crowded one only their shapes."""
    cells = []
    for number in numbers:
        there = [player for player in facts.players(view) if view["boards"][player]["ship"] == number]
        text = Text()
        for player in there:
            sign = signs.piece(view, player, words)
            text.append_text(sign if len(there) < SIDE else sign[:1])
        cells.append(text if there else Text("─", inks.QUIET))
    return _cells(cells)


def masters(view: Plain, words: Words) -> list[Text]:
    """The master alchemists that can still be taken."""
    said = "; ".join(tables.masters(view, words)) or "–"
    return [Text(words.say("first_empire-masters", cards=said), inks.QUIET)]
