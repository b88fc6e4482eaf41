"""The mausoleum as a grid of nine tiles, and the elixir track, in coloured characters."""

from collections.abc import Sequence

from rich.text import Text

from tianxia.engine.game import Json
from tianxia.telling.first_empire.li_si import SoloRealm
from tianxia.terminal import styles
from tianxia.terminal.widgets.realm_pages import RealmPages

SIDE = 3
LEAST_TILE = 26
"""Narrower tiles cannot hold their condition; then they are listed one below the other."""
SYMBOLS = {"single": "○", "double": "◎", "master": "☆"}
SPACE = 6
"""Columns of a space of the track."""


class MausoleumPages(SoloRealm, RealmPages):
    """Draws mausoleum and track."""

    def mausoleum(self, width: int) -> list[Text]:
        """The elixir track above, since it is short; then three rows of three tiles, and the masters."""
        title = styles.head(self.said("title-mausoleum"), width)
        masters = Text(self.masters("; "), styles.QUIET)
        return [*self.track(width), title, *self._tiles(width), masters]

    def _tiles(self, width: int) -> list[Text]:
        tiles = [self._tile(name) for name in self.tombs()]
        if width // SIDE < LEAST_TILE:
            return [Text("  ").join(lines) for lines in tiles]
        rows = [tiles[at : at + SIDE] for at in range(0, len(tiles), SIDE)]
        return [styles.row(list(line), width // SIDE) for row in rows for line in zip(*row, strict=True)]

    def _tile(self, name: str) -> list[Text]:
        """Its spot, its condition, and its slots; a condition that the viewer meets is highlighted."""
        tomb, found = self.view["mausoleum"][name], self.plan("mausoleum", name)
        head = Text(f"{tomb['row']},{tomb['column']} ", styles.QUIET).append(
            self.said("spot", spot=name), styles.STRONG
        )
        needs = Text(self.needs(tomb), styles.GAIN if found is not None and found["met"] else styles.PLAIN)
        slots = Text()
        for slot in tomb["slots"]:
            slots.append(str(slot["points"]), styles.PLAIN).append_text(self.piece(slot["soldier"])).append(" ")
        return [head, needs, slots]

    def track(self, width: int) -> list[Text]:
        """Every space of the elixir track: its number, its symbol, its ships; the value where it rises."""
        lines = [styles.head(self.said("title-track"), width)]
        across, last = max(1, width // SPACE), len(self.view["track"])
        for at in range(0, last, across):
            numbers = range(at, min(at + across, last))
            lines += [_cells([self._space(number) for number in numbers]), _cells([self._ships(n) for n in numbers])]
        return [*lines, Text(self.said("track-signs"), styles.QUIET)]

    def _space(self, number: int) -> Text:
        """The number of a space with its symbol, and the value from there on."""
        space: Json = self.view["track"][number]
        before = self.view["track"][number - 1]["value"] if number else 0
        text = Text(f"{number}", styles.QUIET).append(SYMBOLS.get(space["symbol"] or "", ""), styles.STRONG)
        return text.append(f"×{space['value']}" if space["value"] != before else "", styles.GAIN)

    def _ships(self, number: int) -> Text:
        """The ships on a space; on a crowded one only their shapes."""
        there = [self.piece(player) for player in self.players if self.view["boards"][player]["ship"] == number]
        signs = there if len(there) < SIDE else [sign[:1] for sign in there]
        return Text().join(signs) if signs else Text("─", styles.QUIET)


def _cells(cells: Sequence[Text]) -> Text:
    line = Text(no_wrap=True)
    for cell in cells:
        cell.truncate(SPACE, pad=True)
        line.append_text(cell)
    return line
