"""A table under a pilot and a hand that types, for the tests of games with many kinds of questions."""

from io import StringIO, TextIOBase
from typing import TextIO, cast

from textual.pilot import Pilot
from textual.widgets import Static

from tests.terminal.sessions import lot
from tianxia import games
from tianxia.terminal.app import TableApp
from tianxia.terminal.line.streams import Streams
from tianxia.terminal.line.table import LineTable
from tianxia.terminal.saves import new_paths
from tianxia.terminal.screens.table import TableScreen
from tianxia.terminal.session import Session, new_session
from tianxia.terminal.setup import make_setup
from tianxia.terminal.widgets.page_panel import PagePanel
from tianxia.words import words

SMALL, LARGE, HUGE = (80, 24), (120, 40), (170, 60)


def sit_at(game: str, seats: str, seed: str, **options: str) -> Session:
    """A new session of a game."""
    return new_session(make_setup(games.game(game), seats.split(","), options), seed, new_paths(game))


def play(session: Session, answers: int) -> Session:
    """Let people answer at random and bots as they do."""
    session.play_bots()
    while answers and (seat := session.asked_person()) is not None:
        session.answer(seat, lot(session, seat))
        session.play_bots()
        answers -= 1
    return session


def find(session: Session, question: str) -> Session:
    """Play until a person is asked something."""
    while session.seen(0)["question"] != question:
        play(session, 1)
        assert not session.match.over
    return session


class Hand(TextIOBase):
    """Types the first option each time, and now and then what else is given."""

    def __init__(self, session: Session, answers: int, also: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.session, self.left, self.also = session, answers, list(also)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.also:
            return self.also.pop(0) + "\n"
        seat = self.session.asked_person()
        if self.left == 0 or seat is None:
            return ""
        self.left -= 1
        return f"{self.session.seen(seat)['options'][0]}\n"


def lines(session: Session, answers: int, *also: str, language: str = "en") -> str:
    """What line mode prints."""
    out = StringIO()
    LineTable(session, words(language), Streams(cast(TextIO, Hand(session, answers, also)), out)).run()
    return out.getvalue()


class Table:
    """An app under a pilot."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def screen(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def panel(self) -> PagePanel:
        return self.screen.query_one(PagePanel)

    def text(self, widget: Static) -> str:
        return str(widget.render())

    def seen(self) -> str:
        """All letters on the screen."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.settle()

    async def settle(self) -> None:
        await self.pilot.pause()
        while list(self.app.workers):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()


async def opened(session: Session, pilot: Pilot[None], app: TableApp) -> Table:
    """The table of a session once it has settled."""
    table = Table(app, pilot)
    await pilot.pause()
    await table.settle()
    assert table.panel.key() in session.seen(0)["options"]
    return table
