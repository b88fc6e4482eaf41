"""The protocol of the socket: its messages are in `incoming.py` and `outgoing.py`, common shapes in `shapes.py`.

A connection is one pair of eyes at one table: `/api/tables/{id}/socket`. The client begins with `hello`, the server
replies with `welcome`. Each client message has an `id` of the client's choosing; its reply (`done`, `trouble_with` or
another) has the same. Messages without `id` are news. Messages that change the game name the `version` they were
decided on; if the game has moved on since, they are refused with `late` and change nothing.
"""

from typing import Any

import msgspec

from tianxia.server.protocol.incoming import Incoming
from tianxia.server.protocol.outgoing import Outgoing
from tianxia.server.protocol.shapes import Json

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Incoming)
ENCODER = msgspec.json.Encoder()


def socket_schema() -> Json:
    """The JSON Schema of all messages, for documentation and for the page's types."""
    (incoming, outgoing), shapes = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    schema: Json = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "tianxia socket"}
    return {**schema, "incoming": incoming, "outgoing": outgoing, "$defs": shapes}
