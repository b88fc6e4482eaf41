"""A finished game, position by position: a session in which nobody answers."""

from collections.abc import Iterator

from tianxia.engine.eye import published_events
from tianxia.engine.game import Json
from tianxia.engine.live import resumed
from tianxia.engine.match import Match
from tianxia.engine.replay import played
from tianxia.engine.script import CHANCE
from tianxia.telling.titles import move_count
from tianxia.terminal.saves import SavedGame
from tianxia.terminal.session import Session
from tianxia.terminal.setup import setup_of


class Replay(Session):
    """Shows one of the positions at which a seat had a choice, or the end."""

    def __init__(self, session: Session) -> None:
        """Start at the beginning of a session's game."""
        super().__init__(session.setup, session.live, session.past, session.paths)
        self.found = session.found
        self._positions = list(_positions(session))
        self._at = 0

    @property
    def match(self) -> Match:
        """The match at the position shown."""
        return self._positions[self._at]

    @property
    def moves(self) -> int:
        """How many moves the whole game has."""
        return move_count(self.live.match.entries)

    def events(self, seat: int, since: int = 0) -> list[Json]:
        """The facts that a seat could know by then."""
        return [event for event in published_events(self.live.match, seat, since) if event["after"] < self.count]

    def news(self, seat: int) -> list[Json]:
        """What has happened since the position before."""
        before = len(self._positions[self._at - 1].entries) if self._at else 0
        return [event for event in self.events(seat) if event["after"] >= before]

    def step(self, by: int) -> None:
        """Go forward or back, no further than the ends."""
        self._at = max(0, min(self._at + by, len(self._positions) - 1))

    def go(self, count: int) -> None:
        """Go to the last position with no more than that many answers."""
        self._at = max(at for at, match in enumerate(self._positions) if at == 0 or len(match.entries) <= count)


def _positions(session: Session) -> Iterator[Match]:
    """The match before each answer that a seat chose, and at the end."""
    record = session.live.record()
    for number, match in enumerate(played(session.game, record, session.setup.components)):
        # Before a forced answer the match has already passed it.
        if number == len(match.entries) and (match.over or record.lines[number].seat != CHANCE):
            yield match.fork()


def replay_of(save: SavedGame, number: int) -> Replay:
    """A replay of a game in a save; BadInput if it cannot be played again."""
    setup = setup_of(save)
    live = resumed(setup.game, save.records[number], setup.components)
    return Replay(Session(setup, live, save.records[:number], save.paths))
