"""Which message is carried out by which deed."""

from collections.abc import Awaitable, Callable
from typing import Any

from tianxia.server.protocol import incoming
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers import game, table
from tianxia.server.tables.permissions import Reply
from tianxia.server.tables.room import Room

MessageHandler = Callable[[Room, Connection, Any], Awaitable[Reply]]

HANDLERS: dict[type[incoming.FromClient], MessageHandler] = {
    incoming.Hello: game.hello,
    incoming.Look: game.look,
    incoming.Answer: game.answer,
    incoming.Confirm: game.confirm,
    incoming.TakeBack: game.take_back,
    incoming.Draft: game.set_draft,
    incoming.WhyNot: game.why_not,
    incoming.ListCandidates: game.list_candidates,
    incoming.Undo: table.undo,
    incoming.ProposeUndo: table.propose_undo,
    incoming.Redo: table.redo,
    incoming.ProposeRedo: table.propose_redo,
    incoming.Consent: table.consent,
    incoming.Pause: table.pause,
    incoming.Resign: table.resign,
    incoming.StandIn: table.stand_in,
    incoming.Say: table.say,
    incoming.SwitchChat: table.switch_chat,
    incoming.Ping: table.ping,
}
HEAVY: tuple[type[incoming.FromClient], ...] = (
    incoming.Draft,
    incoming.ListCandidates,
    incoming.Hint,
    incoming.WhyNot,
)
"""Messages that cost more than most, with a rate of their own."""
