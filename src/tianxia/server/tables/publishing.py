"""What a table tells its connections: each change as each eye may know it, and everything beside the game."""

from collections.abc import Set

from msgspec.structs import replace

from tianxia.engine.eye import published_event
from tianxia.engine.game import Json
from tianxia.server.protocol.encoding import encoded, once
from tianxia.server.protocol.outgoing import Act, Changed, FromServer
from tianxia.server.protocol.outgoing import Room as RoomNews
from tianxia.server.protocol.patches import Shown
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

    def is_looking(self, person: str) -> bool:
        """Whether somebody looks at the table, through whatever eyes."""
        return any(connection.person == person for connection in self.connections)

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
        frame = encoded(RoomNews(self.room_now()))
        for connection in list(self.connections):
            if connection is not but:
                connection.push(frame)

    def send_all(self, message: FromServer) -> None:
        """Send a message to every connection."""
        frame = encoded(message)
        for connection in list(self.connections):
            connection.push(frame)

    def publish(self, before: int, act: Act, rewound: bool) -> None:
        """Send each eye what it may know of the change since a version.

        What is the same for all eyes is made and encoded once for all, and a message once for all who get it.
        """
        looking: dict[tuple[int, bool], list[Connection]] = {}
        for connection in self.connections:
            looking.setdefault((connection.eye, connection.trees), []).append(connection)
        acts, now, news = once([act]), once(self.room_now()), _News(self._state, before)
        seen = self._seen({eye for eye, _ in looking})
        for (eye, trees), connections in looking.items():
            sight = self.with_tree(eye, seen[eye]) if trees else seen[eye]
            frame = encoded(self._changed(eye, sight, before, acts, now, news, rewound))
            for connection in connections:
                connection.push(frame)

    def with_tree(self, eye: int, sight: Seen | None) -> Seen | None:
        """What an eye sees, with the tree of its seat's turn if it has a question."""
        asked = sight is not None and sight.question is not None
        return replace(sight, tree=tree_of(self._state.match, eye)) if sight is not None and asked else sight

    def first_seen(self, eye: int) -> Seen | None:
        """Everything that an eye sees; from now on it is sent changes."""
        state = self._state
        if state.live is not None:
            shared = state.shared()
            self.shown.keep(shared, eye, state.besides(eye, shared))
        return state.seen(eye)

    def _seen(self, eyes: Set[int]) -> dict[int, Seen | None]:
        """What each eye sees now, as the difference from what it saw before."""
        state = self._state
        if state.live is None or not eyes:
            self.shown.step({}, {})
            return dict.fromkeys(eyes)
        shared, moment = state.shared(), state.moment()
        changed = self.shown.step(shared, {eye: state.besides(eye, shared) for eye in eyes})
        return {eye: state.seen(eye, changed[eye], moment) for eye in eyes}

    def _changed(
        self, eye: int, seen: Seen | None, before: int, acts: list[Act], now: RoomNow, news: "_News", rewound: bool
    ) -> Changed:
        state = self._state
        return Changed(
            version=state.version,
            since=before,
            acts=acts,
            room=now,
            seen=seen,
            events=news.known_to(eye),
            state=state.phase,
            result=state.result,
            rewound=rewound,
            draft=self.drafts.get(eye, []),
        )


class _News:
    """The events since a version. Eyes that may know the same ones get them encoded once."""

    def __init__(self, state: TableState, since: int) -> None:
        self._told = state.told(since) or []
        self._events = [published_event(state.match, tell) for tell in self._told]
        self._known: dict[tuple[bool, ...], list[Json]] = {}

    def known_to(self, eye: int) -> list[Json]:
        known = tuple(tell.known_to(eye) for tell in self._told)
        if known not in self._known:
            self._known[known] = once([event for event, may in zip(self._events, known, strict=True) if may])
        return self._known[known]
