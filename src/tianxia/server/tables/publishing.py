"""What a table tells its connections: each change as each eye may know it, and everything beside the game."""

from msgspec.structs import replace

from tianxia.server.protocol.codec import ENCODER
from tianxia.server.protocol.outgoing import Act, Changed, FromServer
from tianxia.server.protocol.outgoing import Room as RoomNews
from tianxia.server.protocol.patches import Change, Shown
from tianxia.server.protocol.shapes import Proposal, RoomNow, Seen
from tianxia.server.protocol.trees import tree_of
from tianxia.server.tables.connection import SPECTATOR, Connection
from tianxia.server.tables.state import TableState


class Publisher:
    """The connections of a table, and all they are shown that is not stored: drafts and an open proposal."""

    def __init__(self, state: TableState) -> None:
        """Begin with no connections."""
        self._state = state
        self.connections: set[Connection] = set()
        self.drafts: dict[int, list[str]] = {}
        self.proposal: Proposal | None = None
        self.shown = Shown()

    def looks(self, seat: int) -> bool:
        """Whether a connection looks through the eyes of a seat."""
        return any(connection.eye == seat for connection in self.connections)

    def room_now(self) -> RoomNow:
        """Everything that changes beside the game."""
        state, eyes = self._state, [connection.eye for connection in self.connections]
        return RoomNow(
            seats=[seat.shape() for seat in state.seats],
            here=sorted({eye for eye in eyes if eye != SPECTATOR}),
            spectators=eyes.count(SPECTATOR),
            paused=state.paused,
            clocks=state.clock.now() if state.clock is not None else None,
            proposal=self.proposal,
            thinking=[seat for seat in state.asked() if state.seats[seat].player] if state.running else [],
            resigned=sorted(state.resigned),
        )

    def tell_room(self, but: Connection | None = None) -> None:
        """Send what changes beside the game to all connections except one that gets it another way."""
        data = ENCODER.encode(RoomNews(self.room_now()))
        for connection in list(self.connections):
            if connection is not but:
                connection.push(data)

    def send_all(self, message: FromServer) -> None:
        """Send a message to every connection."""
        for connection in list(self.connections):
            connection.send(message)

    def publish(self, before: int, act: Act, rewound: bool) -> None:
        """Send each eye what it may know of the change since a version, computed once per eye."""
        looking = list(self.connections)
        now, seen = self.room_now(), self._seen(sorted({connection.eye for connection in looking}))
        for eye, trees in {(connection.eye, connection.trees) for connection in looking}:
            sight = self.with_tree(eye, seen[eye]) if trees else seen[eye]
            data = ENCODER.encode(self._changed(eye, sight, before, act, now, rewound))
            for connection in looking:
                if (connection.eye, connection.trees) == (eye, trees):
                    connection.push(data)

    def with_tree(self, eye: int, sight: Seen | None) -> Seen | None:
        """What an eye sees, with the tree of its seat's turn if it has a question."""
        asked = sight is not None and sight.question is not None
        return replace(sight, tree=tree_of(self._state.match, eye)) if sight is not None and asked else sight

    def _seen(self, eyes: list[int]) -> dict[int, Seen | None]:
        """What each eye sees now, as the difference from what it saw before."""
        shared = self._state.shared() if eyes else {}
        seen = {eye: self._state.seen(eye) for eye in eyes}
        changed = self.shown.step(shared, {eye: sight.view for eye, sight in seen.items() if sight and sight.view})
        return {eye: _as_changes(sight, changed.get(eye)) for eye, sight in seen.items()}

    def _changed(self, eye: int, seen: Seen | None, before: int, act: Act, now: RoomNow, rewound: bool) -> Changed:
        state = self._state
        return Changed(
            version=state.version,
            since=before,
            acts=[act],
            room=now,
            seen=seen,
            events=state.events(eye, before) or [],
            state=state.phase,
            result=state.result,
            rewound=rewound,
            draft=self.drafts.get(eye, []),
        )


def _as_changes(sight: Seen | None, changes: list[Change] | None) -> Seen | None:
    return sight if sight is None or changes is None else replace(sight, view=None, changes=changes)
