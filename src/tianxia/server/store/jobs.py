"""What is to be written: each job whole or not at all."""

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Executable

from tianxia.server.store.schema import Values


class Finishing(Protocol):
    """What follows from the end of a game and is read and written in the same transaction: `ratings.finishing`."""

    @staticmethod
    def write_all(connection: Connection, finishes: Sequence[Any]) -> None:
        """Write several at once."""
        ...


class Unclaimed(Exception):
    """Somebody else has changed what was to be claimed. Nothing was written."""


class WriteJob:
    """New entries of one table with the columns that follow from them, and any other statements."""

    def __init__(
        self,
        rows: Sequence[Values] = (),
        columns: Values | None = None,
        more: Sequence[Any] = (),
        finish: Finishing | None = None,
        claims: Sequence[Any] = (),
    ) -> None:
        """`columns` has the table's id and every column that the entries change.

        Each of the `claims` must change one row, or else nothing is written.
        """
        self.rows = rows
        self.columns = columns
        self.finish_of_game = finish
        self.more: Sequence[Executable] = more
        self.claims: Sequence[Executable] = claims
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None) -> None:
        """Tell who waits for it, unless nobody does any more."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)
