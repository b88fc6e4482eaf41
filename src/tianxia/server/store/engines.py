"""Engines: every connection to a database. What is stored is secret, so no error and no log line repeats it."""

import logging
from typing import Any

import msgspec
from sqlalchemy import Engine, ExceptionContext, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

TALKATIVE = ("aiosqlite", "sqlalchemy.engine")
"""Libraries that write every value and row they handle to a log at DEBUG."""


def plain_engine(url: str, **settings: Any) -> Engine:
    """An engine for a thread."""
    engine = create_engine(url, hide_parameters=True, json_serializer=_json, **settings)
    _hush(engine)
    return engine


def async_engine(url: str) -> AsyncEngine:
    """An engine for the event loop."""
    engine = create_async_engine(url, hide_parameters=True)
    _hush(engine.sync_engine)
    return engine


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _hush(engine: Engine) -> None:
    event.listen(engine, "handle_error", _withhold_details)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def _withhold_details(context: ExceptionContext) -> None:
    """Keep the first line of an error: in the lines below it PostgreSQL repeats whole rows."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:])
