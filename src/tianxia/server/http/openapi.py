"""The OpenAPI document of the HTTP API, made from the endpoints and their types."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tianxia import __version__
from tianxia.server.http.endpoint import JSON, Endpoint
from tianxia.server.protocol.shapes import Json, Trouble

FAILURES = {
    "400": "malformed or not possible",
    "401": "no key",
    "403": "not yours",
    "404": "not found",
    "409": "not now",
    "413": "too large",
    "414": "address too long",
    "415": "not JSON",
    "429": "too many",
    "503": "try again",
}
REF = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The whole OpenAPI document."""
    types = _types(endpoints)
    schemas, shapes = msgspec.json.schema_components([*types.values()], ref_template=REF)
    found = dict(zip(types, schemas, strict=True))
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, found, shapes)
    about = {
        "title": "tianxia",
        "version": __version__,
        "description": "Tables for board games. See /socket-schema.json.",
    }
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": shapes}}


def _types(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types: dict[str, Any] = {"trouble": Trouble}
    for endpoint in endpoints:
        name = f"{endpoint.method} {endpoint.path}"
        types[f"{name} out"] = str if endpoint.text else endpoint.returns
        if endpoint.body is not None:
            types[f"{name} in"] = endpoint.body
        if endpoint.query is not None:
            types[f"{name} query"] = endpoint.query
        for part, kind in endpoint.names.items():
            types[f"{name} {part}"] = kind
    return types


def _operation(endpoint: Endpoint, found: dict[str, Any], shapes: Json) -> Json:
    name = f"{endpoint.method} {endpoint.path}"
    kind = "text/plain" if endpoint.text else JSON
    answers: Json = {str(endpoint.status): {"description": "done", "content": {kind: {"schema": found[f"{name} out"]}}}}
    for status, why in FAILURES.items():
        answers[status] = {"description": why, "content": {JSON: {"schema": found["trouble"]}}}
    operation: Json = {"operationId": endpoint.handler.__name__, "summary": endpoint.summary, "responses": answers}
    parameters = [_in_path(part, found[f"{name} {part}"]) for part in endpoint.names]
    if endpoint.query is not None:
        parameters += _in_query(shapes[endpoint.query.__name__])
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": found[f"{name} in"]}}}
    return operation


def _in_path(name: str, schema: Json) -> Json:
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _in_query(shape: Json) -> list[Json]:
    required = shape.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _bare(schema)}
        for name, schema in shape["properties"].items()
    ]


def _bare(schema: Json) -> Json:
    """A query has no null: what is optional is left out."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind.get("type") != "null"]
    bare = kinds[0] if len(kinds) == 1 else schema
    return {name: value for name, value in bare.items() if not (name == "default" and value is None)}
