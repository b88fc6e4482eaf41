"""Engines: every connection to a database. What is stored is secret, so no error and no log line repeats it."""

import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Engine, ExceptionContext, create_engine, event

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

TALKATIVE = "sqlalchemy.engine"
"""A log that gets every value and row at DEBUG."""


def plain_engine(url: str, **settings: Any) -> Engine:
    """An engine for a thread."""
    engine = create_engine(url, hide_parameters=True, json_serializer=encoded_json, **settings)
    _hush(engine)
    return engine


def async_engine(url: str) -> "AsyncEngine":
    """An engine for the event loop."""
    from sqlalchemy.ext.asyncio import create_async_engine  # with SQLAlchemy's ORM: a server on a file starts without

    engine = create_async_engine(url, hide_parameters=True)
    _hush(engine.sync_engine)
    return engine


def one_by_one(engine: "AsyncEngine") -> "AsyncEngine":
    """The same engine for statements that need no transaction around them: each takes one trip instead of three."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def as_of_one_moment(engine: "AsyncEngine") -> "AsyncEngine":
    """The same engine for transactions that see nothing of what is committed after their first statement."""
    return engine.execution_options(isolation_level="REPEATABLE READ")


def encoded_json(value: Any) -> str:
    """A value as it is stored in a column of JSON."""
    return msgspec.json.encode(value).decode()


def _hush(engine: Engine) -> None:
    event.listen(engine, "handle_error", _withhold_details)
    logging.getLogger(TALKATIVE).setLevel(logging.WARNING)


def _withhold_details(context: ExceptionContext) -> None:
    """Keep the first line of an error: in the lines below it PostgreSQL repeats whole rows."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:])
