"""Makes `web/src/views/<game>.ts` from each game's own definition of its views (`view_types.py`).

PYTHONPATH=src python web/scripts/make_views.py           writes the files
PYTHONPATH=src python web/scripts/make_views.py --check   fails where one is out of date

Python's types are read themselves and not by msgspec's schema, which forgets the names of an object and their order.
"""

import ast
import inspect
import sys
from importlib import import_module
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from typescript import SOURCES, declared, deliver

from tianxia import games
from tianxia.engine.shapes import PAIR, SOME

ROOTS = ("View", "Hidden")
HEAD = """// Made by web/scripts/make_views.py from src/tianxia/games/{game}/view_types.py. Do not edit.
/* eslint-disable */
"""
SIMPLE = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}
Schema = dict[str, Any]


class Shapes:
    """Collects the types of one game, starting from its view."""

    def __init__(self, module: ModuleType) -> None:
        """Read the names and notes of a module."""
        self.notes = _notes(module)
        self.named = [
            (name, value) for name, value in vars(module).items() if get_origin(value) in (Literal, Annotated)
        ]
        self.found: dict[str, Schema] = {}
        self.borrowed: set[str] = set()
        """The types that the protocol already has."""

    def schema(self, shape: Any) -> Schema:
        """Return the schema of a type, and collect it if it has a name."""
        name = next((name for name, known in self.named if known == shape), None)
        if name is None and not is_typeddict(shape):
            return self.unnamed(shape)
        name = name or shape.__name__
        if is_typeddict(shape) and shape.__module__.startswith("tianxia.engine"):
            self.borrowed.add(name)
        elif name not in self.found:
            self.found[name] = {}
            self.found[name] |= self.fields(shape) if is_typeddict(shape) else self.unnamed(shape)
        return {"$ref": name}

    def fields(self, shape: Any) -> Schema:
        """Return an object with its fields in the order of their definition."""
        hints = get_type_hints(shape, include_extras=True)
        inner = {name: self.schema(_present(hint)) | self.noted(shape, name) for name, hint in hints.items()}
        needed = [name for name, hint in hints.items() if _present(hint) is hint]
        said = {"description": inspect.getdoc(shape)} if shape.__doc__ else {}
        return {"type": "object", "properties": inner, "required": needed, "additionalProperties": False, **said}

    def noted(self, shape: Any, field: str) -> Schema:
        """Return the note below a field, here or in the class it comes from."""
        note = self.notes.get((shape.__name__, field))
        return {"description": note} if note else {}

    def unnamed(self, shape: Any) -> Schema:
        """Return the schema of a list, a choice, a mapping or a simple value."""
        origin, inner = get_origin(shape), get_args(shape)
        if origin is Annotated:
            return self.special(*inner)
        if origin is Literal:
            return {"enum": list(inner)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(one) for one in inner]}
        if origin is list:
            return {"type": "array", "items": self.schema(inner[0])}
        if origin is dict:
            keys = {} if inner[0] is str else {"propertyNames": self.schema(inner[0])}
            return {"type": "object", "additionalProperties": self.schema(inner[1]), **keys}
        return {"type": SIMPLE[shape]}

    def special(self, shape: Any, kind: str) -> Schema:
        """Return the schemas that `shapes.py` adds: pairs, and mappings with some of their names."""
        if kind == PAIR:
            return {"prefixItems": [self.schema(get_args(shape)[0])] * 2}
        if kind == SOME:
            return {**self.unnamed(shape), "minProperties": 0}
        raise ValueError(f"no type of the page for {kind!r}")


def _present(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def _notes(module: ModuleType) -> dict[tuple[str, str], str]:
    """Return the notes below the fields of each class and its bases."""
    notes: dict[tuple[str, str], str] = {}
    for made in ast.parse(inspect.getsource(module)).body:
        if isinstance(made, ast.ClassDef):
            bases = [base.id for base in made.bases if isinstance(base, ast.Name)]
            notes |= {(made.name, field): note for (of, field), note in notes.items() if of in bases}
            notes |= {(made.name, field): note for field, note in _below(made)}
    return notes


def _below(made: ast.ClassDef) -> list[tuple[str, str]]:
    pairs = list(zip(made.body, made.body[1:], strict=False))
    return [
        (field.target.id, str(note.value.value))
        for field, note in pairs
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant)
    ]


def made(game: str) -> str:
    """Return the TypeScript file of a game."""
    module = import_module(f"tianxia.games.{game}.view_types")
    shapes = Shapes(module)
    for root in ROOTS:
        shapes.schema(getattr(module, root))
    borrowed = f"import type {{ {', '.join(sorted(shapes.borrowed))} }} from '../protocol';\n"
    types = [declared(name, schema) for name, schema in shapes.found.items()]
    return "\n".join([HEAD.format(game=game), *([borrowed] if shapes.borrowed else []), *types])


if __name__ == "__main__":
    folders = sorted(folder.name for folder in (SOURCES / "games").iterdir() if folder.is_dir())
    # `plain` is for games of which nothing is known.
    files = {f"views/{game}.ts": made(game) for game in folders if games.is_ours(game)}
    sys.exit(deliver(files, "make_views.py", sys.argv[1:]))
