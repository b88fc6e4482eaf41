"""Makes `web/src/protocol.ts` from the server's own definitions: every socket message and every HTTP body.

PYTHONPATH=src python web/scripts/make_protocol.py           writes the file
PYTHONPATH=src python web/scripts/make_protocol.py --check   fails where it is out of date
"""

import inspect
import sys
from types import ModuleType

import msgspec
from typescript import declared, deliver

from tianxia.server.protocol import (
    codec,
    edition_responses,
    notifications,
    player_responses,
    requests,
    responses,
    tournaments,
)
from tianxia.server.protocol.incoming import PROTOCOL
from tianxia.server.protocol.shapes import CHAT_LENGTH

HEAD = """// Made by web/scripts/make_protocol.py from src/tianxia/server/protocol/. Do not edit.
/* eslint-disable */

export const PROTOCOL = {protocol};
export const CHAT_LENGTH = {chat};

export type Json = Record<string, unknown>;
"""


def made() -> str:
    """The whole TypeScript file."""
    modules = (responses, player_responses, edition_responses, notifications, requests, tournaments)
    http = [body for module in modules for body in _bodies(module)]
    unions = [codec.Incoming, codec.Outgoing]
    (incoming, outgoing, *_), shapes = msgspec.json.schema_components([*unions, *http], ref_template="#/$defs/{name}")
    types = [declared(name, schema) for name, schema in sorted(shapes.items())]
    head = HEAD.format(protocol=PROTOCOL, chat=CHAT_LENGTH)
    return "\n".join([head, *types, declared("Incoming", incoming), declared("Outgoing", outgoing)])


def _bodies(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines itself."""
    found = [thing for _, thing in inspect.getmembers(module, inspect.isclass)]
    return [thing for thing in found if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__]


if __name__ == "__main__":
    sys.exit(deliver({"protocol.ts": made()}, "make_protocol.py", sys.argv[1:]))
