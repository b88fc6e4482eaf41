"""Makes `web/src/protocol.ts` from the server's own definitions: every socket message and every HTTP body.

PYTHONPATH=src python web/scripts/make_protocol.py           writes the file
PYTHONPATH=src python web/scripts/make_protocol.py --check   fails where it is out of date
"""

import inspect
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from tianxia.server import bodies, protocol, wishes
from tianxia.server.incoming import PROTOCOL

TARGET = Path(__file__).resolve().parents[1] / "src" / "protocol.ts"
HEAD = """// Made by web/scripts/make_protocol.py from the messages and bodies in src/tianxia/server/. Do not edit.
/* eslint-disable */

export const PROTOCOL = {protocol};

export type Plain = Record<string, unknown>;
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main(arguments: list[str]) -> int:
    """Write the types, or see whether they are up to date."""
    text = made()
    if "--check" not in arguments:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/protocol.ts is out of date: run python web/scripts/make_protocol.py", file=sys.stderr)
    return 1


def made() -> str:
    """The whole TypeScript file."""
    http = [body for module in (bodies, wishes) for body in _bodies(module)]
    unions = [protocol.Incoming, protocol.Outgoing]
    (incoming, outgoing, *_), shapes = msgspec.json.schema_components([*unions, *http], ref_template="#/$defs/{name}")
    types = [_declared(name, schema) for name, schema in sorted(shapes.items())]
    return "\n".join(
        [HEAD.format(protocol=PROTOCOL), *types, _union("Incoming", incoming), _union("Outgoing", outgoing)]
    )


def _bodies(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines itself."""
    found = [thing for _, thing in inspect.getmembers(module, inspect.isclass)]
    return [thing for thing in found if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__]


def _declared(name: str, schema: dict[str, Any]) -> str:
    note = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{note}export type {_name(name)} = {_type(schema)};\n"
    # The server sends every field, also those with defaults; only what clients send may leave some out.
    ours = schema.get("additionalProperties") is False
    required = set(schema.get("required", ())) if ours else set(schema["properties"])
    lines = [_field(field, inner, field in required) for field, inner in schema["properties"].items()]
    return f"{note}export interface {_name(name)} {{\n" + "".join(lines) + "}\n"


def _field(name: str, schema: dict[str, Any], required: bool) -> str:
    return f"  {name}{'' if required else '?'}: {_type(schema)};\n"


def _union(name: str, schema: dict[str, Any]) -> str:
    return f"export type {name} = {_type(schema)};\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _name(schema["$ref"].rsplit("/", 1)[1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(inner) for inner in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    return _plain_type(schema)


def _plain_type(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(_type(inner) for inner in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values)}>" if isinstance(values, dict) and values else "Plain"
    return PLAIN.get(str(kind), "unknown")


def _name(name: str) -> str:
    return "".join(part for part in name.replace("[", "_").replace("]", "").replace(",", "_").split("_"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
