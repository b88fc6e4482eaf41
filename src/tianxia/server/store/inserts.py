"""Inserts that leave alone what is there already: each kind of database has its own, and loads only when in use."""

from importlib import import_module
from typing import Any

from sqlalchemy import Dialect, Table


def insert_unless_there(dialect: Dialect, table: Table) -> Any:
    """An insert that adds the rows whose key is new."""
    insert = import_module(f"sqlalchemy.dialects.{dialect.name}").insert
    return insert(table).on_conflict_do_nothing()
