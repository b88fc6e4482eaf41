"""Writes JSON Schema as TypeScript, and the generated files."""

import json
import sys
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[1] / "src"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def deliver(made: dict[str, str], script: str, arguments: list[str]) -> int:
    """Write the files, given by their path below `web/src`, or with `--check` check that they are up to date."""
    if "--check" not in arguments:
        for path, text in made.items():
            (SOURCES / path).write_text(text, encoding="utf-8")
        return 0
    late = [path for path, text in made.items() if not _is_there(SOURCES / path, text)]
    for path in late:
        print(f"web/src/{path} is out of date: run python web/scripts/{script}", file=sys.stderr)
    return 1 if late else 0


def _is_there(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def declared(name: str, schema: dict[str, Any]) -> str:
    """Return an exported type."""
    note = _note(schema)
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{note}export type {plain_name(name)} = {type_of(schema)};\n"
    # The server sends every field, also those with defaults; only what clients send may leave some out.
    ours = schema.get("additionalProperties") is False
    required = set(schema.get("required", ())) if ours else set(schema["properties"])
    lines = [_field(field, inner, field in required) for field, inner in schema["properties"].items()]
    return f"{note}export interface {plain_name(name)} {{\n" + "".join(lines) + "}\n"


def _note(schema: dict[str, Any], indent: str = "") -> str:
    return f"{indent}/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""


def _field(name: str, schema: dict[str, Any], required: bool) -> str:
    return f"{_note(schema, '  ')}  {name}{'' if required else '?'}: {type_of(schema)};\n"


def type_of(schema: dict[str, Any]) -> str:
    """Return a type as it is written after a colon."""
    if "$ref" in schema:
        return plain_name(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(inner) for inner in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    return _plain_type(schema)


def _plain_type(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(inner) for inner in schema['prefixItems'])}]"
    if kind == "array":
        inner = type_of(schema["items"]) if schema.get("items") else "unknown"
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return _record(schema)
    return PLAIN.get(str(kind), "unknown")


def _record(schema: dict[str, Any]) -> str:
    """An object by names: any names, or all of those listed, or with `minProperties` 0 some of them."""
    values = schema.get("additionalProperties")
    if not isinstance(values, dict) or not values:
        return "Json"
    keys = type_of({"type": "string", **schema.get("propertyNames", {})})
    record = f"Record<{keys}, {type_of(values)}>"
    return f"Partial<{record}>" if schema.get("minProperties") == 0 else record


def plain_name(name: str) -> str:
    """Return a name that TypeScript accepts."""
    return "".join(part for part in name.replace("[", "_").replace("]", "").replace(",", "_").split("_"))
