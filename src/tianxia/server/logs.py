"""Logs: a line for people or an object of JSON for programs, each with the request and the table that it is about.

What happens in a task belongs to the request it was started for; a room belongs to its table, and to a request only
while it works for one.
"""

import json
import logging
import secrets
import sys
from contextvars import Context, ContextVar, copy_context
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
TABLE: ContextVar[str | None] = ContextVar("table", default=None)


def new_request() -> str:
    """Begin a request: its id is in every line about it, and in a header of its response."""
    request = secrets.token_hex(8)
    REQUEST.set(request)
    return request


def context_of(table: str) -> Context:
    """A context for what happens at a table, no matter which request it was loaded for."""
    context = copy_context()
    context.run(REQUEST.set, None)
    context.run(TABLE.set, table)
    return context


def with_context(record: logging.LogRecord) -> bool:
    """As a filter: note the request and the table of a record."""
    record.request, record.table = REQUEST.get(), TABLE.get()
    return True


def _moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonLines(logging.Formatter):
    """One JSON object for each record, on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The object; `error` has a traceback, and what is unknown is left out."""
        error = self.formatException(record.exc_info) if record.exc_info else None
        fields = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": getattr(record, "request", None),
            "table": getattr(record, "table", None),
            "error": error,
        }
        return json.dumps({name: value for name, value in fields.items() if value is not None}, ensure_ascii=False)


class TextLines(logging.Formatter):
    """A line for people, with the ids at its end."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it a traceback, if there is one."""
        ids = [f"{name} {value}" for name in ("table", "request") if (value := getattr(record, name, None))]
        line = f"{_moment(record)} {record.levelname.lower()}: {record.getMessage()}"
        line += f" [{', '.join(ids)}]" if ids else ""
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


FORMS: dict[str, type[logging.Formatter]] = {"text": TextLines, "json": JsonLines}


def handler(form: Form) -> logging.Handler:
    """Writes lines of a form to standard error."""
    made = logging.StreamHandler(sys.stderr)
    made.setFormatter(FORMS[form]())
    made.addFilter(with_context)
    return made


def set_up(form: Form) -> None:
    """Log everything in this process in one form."""
    logging.basicConfig(handlers=[handler(form)], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
