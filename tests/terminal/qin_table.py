"""A table of Qin under a pilot, as a person sees and handles it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot
from textual.widgets import Static

from tianxia.terminal.app import TableApp
from tianxia.terminal.qin.canvas import EDGE
from tianxia.terminal.qin.panel import QinPanel
from tianxia.terminal.qin.widgets import QinBoard
from tianxia.terminal.screens.table import TableScreen
from tianxia.terminal.session import Session

SMALL, LARGE, HUGE = (80, 24), (120, 40), (170, 56)


class Table:
    """An app under a pilot, with what a person sees of it."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> TableScreen:
        found = next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))
        assert isinstance(found, TableScreen)
        return found

    @property
    def panel(self) -> QinPanel:
        return self.screen.query_one(QinPanel)

    @property
    def session(self) -> Session:
        return self.screen.session

    def at_rest(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.screen is self.screen

    def text(self, name: str) -> str:
        """What a part of the screen says."""
        return " ".join(str(self.screen.query_one(name, Static).render()).split())

    def board(self) -> str:
        """The board as letters."""
        board = self.screen.query_one(QinBoard)
        return "\n".join(board.render_line(y).text for y in range(board.size.height))

    async def settle(self) -> None:
        """Wait for bots and drawing."""
        await self.pilot.pause()
        while list(self.app.workers):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def point(self, row: int, column: int, button: int = 1) -> None:
        """Click on a space of the board."""
        space = self.screen.query_one(QinBoard).space
        offset = (EDGE + column * space.width + 1, 1 + row * space.height)
        await self.pilot.click(QinBoard, offset=offset, button=button)
        await self.settle()

    def aim(self, key: str) -> None:
        """Put the draft on a placement."""
        self.panel.follow(key)

    async def aim_at_illegal(self) -> None:
        """Take the tile where a tile already lies."""
        row, column = next(
            (r, c)
            for r, line in enumerate(self.session.seen(0)["view"]["cells"])
            for c, s in enumerate(line)
            if s in "ryb"
        )
        self.panel.draft.go(row, column)
        self.panel.post_message(QinPanel.Drafted())
        await self.settle()


@asynccontextmanager
async def at_table(session: Session | None, size: tuple[int, int] = LARGE) -> AsyncIterator[Table]:
    app = TableApp("en", session, pause=0)
    async with app.run_test(size=size) as pilot:
        table = Table(app, pilot)
        await table.settle()
        yield table


def log_text(table: Table) -> str:
    pane = table.screen.query_one("#log")
    return " ".join(" ".join(pane.render_line(y).text for y in range(pane.size.height)).split())
