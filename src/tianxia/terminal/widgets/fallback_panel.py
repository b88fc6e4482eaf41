"""The mat of a game without one of its own: the view as lists above the answers."""

from rich.text import Text

from tianxia.engine.game import Json
from tianxia.telling.listing import INDENT, Row
from tianxia.terminal import styles
from tianxia.terminal.widgets.page_panel import LeafMat
from tianxia.terminal.widgets.pages import Leaf


class PlainMat(LeafMat):
    """One page, with all that can be seen."""

    KEYS = (*LeafMat.KEYS[:2], *LeafMat.KEYS[4:])
    LOOKING = ()
    HELP = "plain-table-keys"

    def leaves(self, view: Json, room: int) -> list[Leaf]:  # noqa: ARG002
        """The view, whatever room there is: the page scrolls."""
        name = self.words.say("page-table")
        return [Leaf(name, name, lambda _width: [_line(row) for row in self.face.listing(self.words).rows(view)])]

    def chip(self, seat: int) -> Text:
        """The number of a seat."""
        return Text(f" {seat + 1} ", styles.HEAD)

    def strip(self, view: Json, after: Json | None, seat: int, width: int) -> list[Text]:
        """What the view says of a seat in a few words, below its name; after the draft, where there is one."""
        said = Text(f"    {self.face.supplies(after or view, seat, self.words)}", styles.QUIET)
        said.truncate(width, overflow="ellipsis")
        return [Text(), said] if said.plain.strip() else [Text()]


def _line(row: Row) -> Text:
    depth, name, value = row
    text = Text(INDENT * depth).append(name, styles.QUIET if value else styles.STRONG)
    return text.append(f"  {value}", styles.PLAIN) if value else text
