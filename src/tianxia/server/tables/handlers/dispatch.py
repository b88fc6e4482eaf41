"""Which message is carried out by which deed."""

from collections.abc import Awaitable, Callable
from typing import Any

from tianxia.server.protocol import incoming
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers import game as deeds
from tianxia.server.tables.handlers import table as table_deeds
from tianxia.server.tables.permissions import Reply
from tianxia.server.tables.room import Room

Deed = Callable[[Room, Connection, Any], Awaitable[Reply]]

DEEDS: dict[type[incoming.FromClient], Deed] = {
    incoming.Hello: deeds.hello,
    incoming.Look: deeds.look,
    incoming.Answer: deeds.answer,
    incoming.Confirm: deeds.confirm,
    incoming.TakeBack: deeds.take_back,
    incoming.Draft: deeds.set_draft,
    incoming.WhyNot: deeds.why_not,
    incoming.ListCandidates: deeds.list_candidates,
    incoming.Undo: table_deeds.undo,
    incoming.ProposeUndo: table_deeds.propose_undo,
    incoming.Redo: table_deeds.redo,
    incoming.ProposeRedo: table_deeds.propose_redo,
    incoming.Consent: table_deeds.consent,
    incoming.Pause: table_deeds.pause,
    incoming.Resign: table_deeds.resign,
    incoming.StandIn: table_deeds.stand_in,
    incoming.Say: table_deeds.say,
    incoming.SwitchChat: table_deeds.switch_chat,
    incoming.Ping: table_deeds.ping,
}
HEAVY: tuple[type[incoming.FromClient], ...] = (
    incoming.Draft,
    incoming.ListCandidates,
    incoming.Hint,
    incoming.WhyNot,
)
"""Messages that cost more than most, with a rate of their own."""
