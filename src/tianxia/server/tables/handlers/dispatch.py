"""Which handler carries out which message."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tianxia.engine.game import BadInput, Refused
from tianxia.server.metrics import Metrics
from tianxia.server.protocol import incoming
from tianxia.server.protocol.errors import Failure, bad_input, refused
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


def carry_out(
    message: incoming.FromClient, room: Room, connection: Connection, bots: BotPool
) -> "asyncio.Future[None]":
    """Begin to carry out a message. Its handler sends the reply; the future has a Failure if there is none."""
    if isinstance(message, incoming.Hint):
        return asyncio.create_task(_hint(message, room, connection, bots))
    return room.begin(partial(_handle, message, room, connection, bots.metrics, time.perf_counter()))


async def _hint(message: incoming.Hint, room: Room, connection: Connection, bots: BotPool) -> None:
    try:
        connection.send(await hints.hint(room, connection, message, bots))
    except (BadInput, Refused) as error:
        raise _failure(error) from None


async def _handle(
    message: incoming.FromClient, room: Room, connection: Connection, metrics: Metrics, came: float
) -> None:
    """Reply before the room does anything else: what a message has changed and its reply are then written at once."""
    try:
        reply = await HANDLERS[type(message)](room, connection, message)
    except (BadInput, Refused) as error:
        raise _failure(error) from None
    connection.send(reply if reply is not None else Done(message.id, room.state.version))
    if isinstance(message, ANSWERS):
        metrics.answered(room.state.game.name, time.perf_counter() - came)


def _failure(error: BadInput | Refused) -> Failure:
    """What the engine finds wrong, for the client."""
    return refused(error) if isinstance(error, Refused) else bad_input(error)
