"""A finished game, looked at position by position. It is a session like any other, but nobody answers in it."""

from collections.abc import Iterator

from tianxia.engine.eye import published_events
from tianxia.engine.game import Plain
from tianxia.engine.host import resumed
from tianxia.engine.match import Match
from tianxia.engine.replay import played
from tianxia.engine.script import CHANCE
from tianxia.terminal.plan import plan_of
from tianxia.terminal.session import Session
from tianxia.terminal.shelf import Kept
from tianxia.terminal.titles import move_count


class Replay(Session):
    """Stands at one of the moments at which a seat had a choice, or at the end."""

    def __init__(self, session: Session) -> None:
        """Look at the game of a session from its beginning."""
        super().__init__(session.plan, session.host, session.past, session.place)
        self.found = session.found
        self._positions = list(_positions(session))
        self._at = 0

    @property
    def match(self) -> Match:
        """The match as it stood."""
        return self._positions[self._at]

    @property
    def moves(self) -> int:
        """How many moves the whole game has."""
        return move_count(self.host.match.entries)

    def events(self, seat: int, since: int = 0) -> list[Plain]:
        """The facts that a seat could know by then."""
        return [event for event in published_events(self.host.match, seat, since) if event["after"] < self.count]

    def news(self, seat: int) -> list[Plain]:
        """What has come about since the position before."""
        before = len(self._positions[self._at - 1].entries) if self._at else 0
        return [event for event in self.events(seat) if event["after"] >= before]

    def step(self, by: int) -> None:
        """Go on or back, as far as there is something."""
        self._at = max(0, min(self._at + by, len(self._positions) - 1))

    def go(self, count: int) -> None:
        """Go to where so many answers had been given, or to the last position before."""
        self._at = max(
            place for place, match in enumerate(self._positions) if place == 0 or len(match.entries) <= count
        )


def _positions(session: Session) -> Iterator[Match]:
    """The match before each answer that a seat chose, and at the end."""
    record = session.host.record()
    for number, match in enumerate(played(session.game, record, session.plan.components)):
        # Before a forced answer the match has already passed it.
        if number == len(match.entries) and (match.over or record.lines[number].seat != CHANCE):
            yield match.fork()


def replay_of(kept: Kept, number: int) -> Replay:
    """The game of that number in a file; BadInput where it cannot be played again."""
    plan = plan_of(kept)
    host = resumed(plan.game, kept.records[number], plan.components)
    return Replay(Session(plan, host, kept.records[:number], kept.place))
