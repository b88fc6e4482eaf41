"""How the event loop reads a database while other work goes on: an SQLite file in threads, PostgreSQL over sockets."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import Connection, CursorResult, Engine

from tianxia.server.store.engines import as_of_one_moment, one_by_one
from tianxia.server.store.schema import Row

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

PART = 500
"""Rows of a large query that are read at a time."""
AT_ONCE = 8
"""Queries that run at once; more wait for their turn."""
T = TypeVar("T")
Taking = Callable[[CursorResult[Any]], T]
"""Takes what is needed from a result, as soon as it is there."""


class Reader(Protocol):
    """Reads for the event loop."""

    async def read(self, query: Any, take: Taking[T]) -> T:
        """Run a query, and take what is wanted of it."""

    async def read_together(self, queries: Sequence[Any]) -> list[Sequence[Row]]:
        """Every row of several queries, all as of one moment."""

    def parts(self, query: Any) -> AsyncGenerator[Sequence[Row], None]:
        """The rows of a large query, a part at a time, so that other work goes on in between."""

    async def close(self) -> None:
        """Wait for what is being read, and let go of the database."""


class ThreadedReader:
    """Reads in threads of its own: a file needs nothing else, and each query switches threads only once."""

    def __init__(self, engine: Engine) -> None:
        """The engine stays the caller's."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(AT_ONCE, "reader")

    async def read(self, query: Any, take: Taking[T]) -> T:
        """Run a query, and take what is wanted of it."""
        return await self._run(self._read, query, take)

    async def read_together(self, queries: Sequence[Any]) -> list[Sequence[Row]]:
        """Every row of several queries, all as of one moment."""
        return await self._run(self._read_together, queries)

    async def parts(self, query: Any) -> AsyncGenerator[Sequence[Row], None]:
        """The rows of a large query, a part at a time, so that other work goes on in between."""
        parts = _Parts(self._engine, query)
        try:
            while (part := await self._run(parts.read_next)) is not None:
                yield part
        finally:
            # Not awaited: a cancelled reader cannot wait any more.
            self._threads.submit(parts.close)

    async def close(self) -> None:
        """Wait for what is being read."""
        await asyncio.to_thread(self._threads.shutdown)

    async def _run(self, function: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *values)

    def _read(self, query: Any, take: Taking[T]) -> T:
        with self._engine.connect() as connection:
            return take(connection.execute(query))

    def _read_together(self, queries: Sequence[Any]) -> list[Sequence[Row]]:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # the driver itself begins a transaction only to write
            return [connection.execute(query).mappings().all() for query in queries]


class _Parts:
    """A large result: read in whichever thread is free, by one at a time, and closed even while one reads."""

    def __init__(self, engine: Engine, query: Any) -> None:
        self._engine, self._query = engine, query
        self._turn, self._is_closed = Lock(), False
        self._connection: Connection | None = None
        self._rows: Iterator[Sequence[Row]] = iter(())

    def read_next(self) -> Sequence[Row] | None:
        with self._turn:
            if self._connection is None and not self._is_closed:
                self._connection = self._engine.connect()
                result = self._connection.execute(self._query.execution_options(yield_per=PART))
                self._rows = result.mappings().partitions()
            return None if self._is_closed else next(self._rows, None)

    def close(self) -> None:
        with self._turn:
            self._is_closed = True
            if self._connection is not None:
                self._connection.close()


class SocketReader:
    """Reads over sockets that the event loop itself watches."""

    def __init__(self, engine: "AsyncEngine") -> None:
        """The engine is ours from now on."""
        self._engine, self._single, self._frozen = engine, one_by_one(engine), as_of_one_moment(engine)

    async def read(self, query: Any, take: Taking[T]) -> T:
        """Run a query, and take what is wanted of it."""
        async with self._single.connect() as connection:
            return take(await connection.execute(query))

    async def read_together(self, queries: Sequence[Any]) -> list[Sequence[Row]]:
        """Every row of several queries, all as of one moment."""
        async with self._frozen.connect() as connection:
            return [(await connection.execute(query)).mappings().all() for query in queries]

    async def parts(self, query: Any) -> AsyncGenerator[Sequence[Row], None]:
        """The rows of a large query, a part at a time, so that other work goes on in between."""
        async with self._engine.connect() as connection:
            result = await connection.stream(query.execution_options(yield_per=PART))
            async for part in result.mappings().partitions():
                yield part

    async def close(self) -> None:
        """Close all sockets."""
        await self._engine.dispose()
