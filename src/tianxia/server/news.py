"""What a room tells those who look at it: what each eye may know of a change, and what changes besides the game."""

from typing import TYPE_CHECKING

from tianxia.server.outgoing import Act, Changed
from tianxia.server.protocol import ENCODER
from tianxia.server.shapes import RoomNow

if TYPE_CHECKING:
    from tianxia.server.room import Room


def room_now(room: "Room") -> RoomNow:
    """What changes besides the game."""
    sitting = room.sitting
    eyes = [connection.eye for connection in room.connections if connection.welcomed]
    return RoomNow(
        seats=[chair.shape() for chair in sitting.chairs],
        here=sorted({eye for eye in eyes if eye >= 0}),
        spectators=eyes.count(-1),
        paused=sitting.paused,
        clocks=sitting.clock.now() if sitting.clock is not None else None,
        proposal=room.proposal,
        thinking=[seat for seat in sitting.asked() if sitting.chairs[seat].player] if sitting.running else [],
        resigned=sorted(sitting.resigned),
    )


def publish(room: "Room", before: int, act: Act, rewound: bool) -> None:
    """Send to each eye what it may know of the change since a version, worked out once an eye."""
    ready: dict[int, bytes] = {}
    now = room_now(room)
    for connection in list(room.connections):
        if connection.welcomed:
            if connection.eye not in ready:
                ready[connection.eye] = ENCODER.encode(_changed(room, connection.eye, before, act, now, rewound))
            connection.push(ready[connection.eye])


def _changed(room: "Room", eye: int, before: int, act: Act, now: RoomNow, rewound: bool) -> Changed:
    sitting = room.sitting
    return Changed(
        version=sitting.version,
        since=before,
        acts=[act],
        room=now,
        seen=sitting.seen(eye),
        events=sitting.events(eye, before) or [],
        state=sitting.state,
        result=sitting.result,
        rewound=rewound,
        draft=room.drafts.get(eye, []),
    )
