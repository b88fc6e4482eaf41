"""The panel of a game that does not draw its own: the view as lists above the answers."""

from rich.text import Text

from tianxia.engine.game import Json
from tianxia.telling.listing import INDENT, Row
from tianxia.terminal import styles
from tianxia.terminal.widgets.page_panel import PagePanel
from tianxia.terminal.widgets.pages import Page


class FallbackPanel(PagePanel):
    """One page with the whole view."""

    KEYS = (*PagePanel.KEYS[:2], *PagePanel.KEYS[4:])
    LOOKING = ()
    HELP = "plain-table-keys"

    def pages(self, view: Json, room: int) -> list[Page]:  # noqa: ARG002
        """The view, however long: the page scrolls."""
        name = self.words.say("page-table")
        return [Page(name, name, lambda _width: [_line(row) for row in self.face.listing(self.words).rows(view)])]

    def chip(self, seat: int) -> Text:
        """The number of a seat."""
        return Text(f" {seat + 1} ", styles.HEAD)

    def strip(self, view: Json, after: Json | None, seat: int, width: int) -> list[Text]:
        """The seat's part of the view in a few words, after the draft if there is one."""
        said = Text(f"    {self.face.supplies(after or view, seat, self.words)}", styles.QUIET)
        said.truncate(width, overflow="ellipsis")
        return [Text(), said] if said.plain.strip() else [Text()]


def _line(row: Row) -> Text:
    depth, name, value = row
    text = Text(INDENT * depth).append(name, styles.QUIET if value else styles.STRONG)
    return text.append(f"  {value}", styles.PLAIN) if value else text
