"""Which handler carries out which message."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tianxia.engine.game import BadInput, Refused
from tianxia.server.protocol import incoming
from tianxia.server.protocol.errors import bad_input, refused
from tianxia.server.protocol.outgoing import Done, Reply
from tianxia.server.tables.connection import Connection
from tianxia.server.tables.handlers import drafts, game, hints, table, undo
from tianxia.server.tables.room import Room
from tianxia.server.workers.bots import BotPool

MessageHandler = Callable[[Room, Connection, Any], Awaitable[Reply]]

HANDLERS: dict[type[incoming.FromClient], MessageHandler] = {
    incoming.Hello: game.hello,
    incoming.Look: game.look,
    incoming.Answer: game.answer,
    incoming.Confirm: game.confirm,
    incoming.TakeBack: game.take_back,
    incoming.Draft: drafts.set_draft,
    incoming.WhyNot: drafts.why_not,
    incoming.ListCandidates: drafts.list_candidates,
    incoming.Undo: undo.undo,
    incoming.ProposeUndo: undo.propose_undo,
    incoming.Redo: undo.redo,
    incoming.ProposeRedo: undo.propose_redo,
    incoming.Consent: undo.consent,
    incoming.Pause: table.pause,
    incoming.Resign: table.resign,
    incoming.StandIn: table.stand_in,
    incoming.Say: table.say,
    incoming.SwitchChat: table.switch_chat,
    incoming.Ping: table.ping,
}
"""Every message except `Hint`, which needs the bots and not the room's queue."""
HEAVY: tuple[type[incoming.FromClient], ...] = (
    incoming.Draft,
    incoming.ListCandidates,
    incoming.Hint,
    incoming.WhyNot,
)
"""Messages that cost more than most, with a rate limit of their own."""
ANSWERS = (incoming.Answer, incoming.Confirm)
"""Messages whose time is measured."""


async def carry_out(message: incoming.FromClient, room: Room, connection: Connection, bots: BotPool) -> None:
    """Run the handler of a message and send its reply; Failure if it cannot be carried out."""
    started = time.perf_counter()
    try:
        if isinstance(message, incoming.Hint):
            connection.send(await hints.hint(room, connection, message, bots))
        else:
            await room.do(partial(_handle, room, connection, message))
    except BadInput as error:
        raise bad_input(error) from None
    except Refused as error:
        raise refused(error) from None
    if isinstance(message, ANSWERS):
        bots.metrics.answered(room.state.game.name, time.perf_counter() - started)


async def _handle(room: Room, connection: Connection, message: incoming.FromClient) -> None:
    """Reply before the room does anything else: what a message has changed and its reply are then written at once."""
    reply = await HANDLERS[type(message)](room, connection, message)
    connection.send(reply if reply is not None else Done(message.id, room.state.version))
