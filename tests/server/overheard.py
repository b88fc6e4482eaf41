"""Listens to every log record of a server and of its libraries, for tests that look for faults and secrets."""

import contextlib
import logging
from collections.abc import Iterator

from tianxia.server.logs import JsonLines, with_context

CLIENTS = ("httpx", "httpcore", "websockets", "hypothesis")
"""Loggers of the guests, who may know their own secrets."""


class Overheard(logging.Handler):
    """The text of every record with its traceback; `faults` are those that report an error of ours.

    `lines` has the same records as lines of JSON.
    """

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.texts: list[str] = []
        self.faults: list[str] = []
        self.lines: list[str] = []
        self.addFilter(with_context)

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.partition(".")[0] in CLIENTS:
            return
        self.texts.append(f"{record.name}: {self.format(record)} {record.args!r}")
        self.lines.append(JsonLines().format(record))
        if record.exc_info or record.levelno >= logging.ERROR:
            self.faults.append(self.texts[-1])

    def tells(self, *secrets: str) -> list[str]:
        """The records that hold one of these secrets."""
        assert all(len(secret) >= 8 for secret in secrets)
        return [text for text in self.texts + self.lines if any(secret in text for secret in secrets)]


@contextlib.contextmanager
def overhearing() -> Iterator[Overheard]:
    """Listen at DEBUG."""
    heard, root = Overheard(), logging.getLogger()
    levels = {root: logging.DEBUG, **{logging.getLogger(name): logging.WARNING for name in CLIENTS}}
    before = {logger: logger.level for logger in levels}
    for logger, level in levels.items():
        logger.setLevel(level)
    root.addHandler(heard)
    try:
        yield heard
    finally:
        for logger, level in before.items():
            logger.setLevel(level)
        root.removeHandler(heard)
