"""The protocol of the socket: its messages are in `incoming.py` and `outgoing.py`, common shapes in `shapes.py`.

A connection is one pair of eyes at one table: `/api/tables/{id}/socket`. The client begins with `hello`, the server
replies with `welcome`. Each client message has an `id` of the client's choosing; its reply (`done`, `trouble_with` or
another) has the same. Messages without `id` are news. Messages that change the game name the `version` they were
decided on; if the game has moved on since, they are refused with `late` and change nothing.
"""

import re
from typing import Any

import msgspec

from tianxia.server.protocol.errors import Failure
from tianxia.server.protocol.incoming import Incoming
from tianxia.server.protocol.outgoing import Outgoing
from tianxia.server.protocol.shapes import Json

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Incoming)
ESCAPED_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
LONGEST_REASON = 200


def decoded(data: bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """What somebody sent, checked by its type; Failure says what is wrong with it."""
    if holds_nul(data):
        raise Failure("malformed", 400, why="NUL")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Failure("malformed", 400, why=str(error)[:LONGEST_REASON]) from None


def holds_nul(data: bytes) -> bool:
    """Whether a text in this JSON has a NUL, which PostgreSQL cannot store. JSON can only write it as an escape."""
    return b"\\u0000" in data and ESCAPED_NUL.search(data) is not None


def socket_schema() -> Json:
    """The JSON Schema of all messages, for documentation and for the page's types."""
    (incoming, outgoing), shapes = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    schema: Json = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "tianxia socket"}
    return {**schema, "incoming": incoming, "outgoing": outgoing, "$defs": shapes}
