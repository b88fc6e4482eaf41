"""What a room tells those who look at it: what each eye may know of a change, and what changes besides the game."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tianxia.server.protocol.codec import ENCODER
from tianxia.server.protocol.outgoing import Act, Changed
from tianxia.server.protocol.patches import Change
from tianxia.server.protocol.shapes import RoomNow, Seen
from tianxia.server.protocol.trees import tree_of

if TYPE_CHECKING:
    from tianxia.server.tables.room import Room


def room_now(room: "Room") -> RoomNow:
    """What changes besides the game."""
    state = room.state
    eyes = [connection.eye for connection in room.connections if connection.welcomed]
    return RoomNow(
        seats=[chair.shape() for chair in state.seats],
        here=sorted({eye for eye in eyes if eye >= 0}),
        spectators=eyes.count(-1),
        paused=state.paused,
        clocks=state.clock.now() if state.clock is not None else None,
        proposal=room.proposal,
        thinking=[seat for seat in state.asked() if state.seats[seat].player] if state.running else [],
        resigned=sorted(state.resigned),
    )


def publish(room: "Room", before: int, act: Act, rewound: bool) -> None:
    """Send to each eye what it may know of the change since a version, worked out once an eye."""
    looking = [connection for connection in room.connections if connection.welcomed]
    now, seen = room_now(room), _seen(room, sorted({connection.eye for connection in looking}))
    for eye, trees in {(connection.eye, connection.trees) for connection in looking}:
        sight = with_tree(room, eye, seen[eye]) if trees else seen[eye]
        data = ENCODER.encode(_changed(room, eye, sight, before, act, now, rewound))
        for connection in looking:
            if (connection.eye, connection.trees) == (eye, trees):
                connection.push(data)


def with_tree(room: "Room", eye: int, sight: Seen | None) -> Seen | None:
    """What an eye sees, with the tree of its seat's turn where it is asked something."""
    asked = sight is not None and sight.question is not None
    return replace(sight, tree=tree_of(room.state.match, eye)) if sight is not None and asked else sight


def _seen(room: "Room", eyes: list[int]) -> dict[int, Seen | None]:
    """What each eye sees now, told by how it differs from what it saw before."""
    shared = room.state.shared() if eyes else {}
    seen = {eye: room.state.seen(eye) for eye in eyes}
    changed = room.shown.step(shared, {eye: sight.view for eye, sight in seen.items() if sight and sight.view})
    return {eye: _as_changes(sight, changed.get(eye)) for eye, sight in seen.items()}


def _as_changes(sight: Seen | None, changes: list[Change] | None) -> Seen | None:
    return sight if sight is None or changes is None else replace(sight, view=None, changes=changes)


def _changed(room: "Room", eye: int, seen: Seen | None, before: int, act: Act, now: RoomNow, rewound: bool) -> Changed:
    state = room.state
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
        draft=room.drafts.get(eye, []),
    )
