"""Which message is carried out by which deed."""

from collections.abc import Awaitable, Callable
from typing import Any

from tianxia.server import deeds, table_deeds
from tianxia.server import protocol as p
from tianxia.server.holding import Reply
from tianxia.server.publish import Connection
from tianxia.server.room import Room

Deed = Callable[[Room, Connection, Any], Awaitable[Reply]]

DEEDS: dict[type[p.FromClient], Deed] = {
    p.Hello: deeds.hello,
    p.Look: deeds.look,
    p.Answer: deeds.answer,
    p.Confirm: deeds.confirm,
    p.TakeBack: deeds.take_back,
    p.DraftAnswer: deeds.draft_answer,
    p.DraftUndo: deeds.draft_undo,
    p.Preview: deeds.preview,
    p.WhyNot: deeds.why_not,
    p.ListCandidates: deeds.list_candidates,
    p.Undo: table_deeds.undo,
    p.ProposeUndo: table_deeds.propose_undo,
    p.Consent: table_deeds.consent,
    p.Pause: table_deeds.pause,
    p.Resign: table_deeds.resign,
    p.StandIn: table_deeds.stand_in,
    p.Say: table_deeds.say,
    p.SwitchChat: table_deeds.switch_chat,
    p.Ping: table_deeds.ping,
}
HEAVY: tuple[type[p.FromClient], ...] = (p.Preview, p.ListCandidates, p.Hint, p.DraftAnswer, p.WhyNot)
"""Messages that cost more than most, with a rate of their own."""
