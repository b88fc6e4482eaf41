"""Statements that are prepared once: for those that every answer needs, SQLAlchemy's preparations cost more than
the database."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Column, Dialect, PoolProxiedConnection, Table, Update, bindparam, insert, update

from tianxia.server.store.schema import Values

Writing = Callable[[Any], Any]


class Prepared:
    """The text of a statement and how its values are written, for the plain driver."""

    def __init__(self, statement: Any, columns: Mapping[str, Column[Any]], dialect: Dialect) -> None:
        """`columns` says which column each parameter of the statement is for."""
        compiled = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self._in_order: Sequence[str] | None = compiled.positiontup
        self._written = {name: _writing(column, dialect) for name, column in columns.items()}

    def run(self, driver: PoolProxiedConnection, rows: Sequence[Values]) -> None:
        """Execute it with each of these values; errors are the driver's own."""
        cursor = driver.cursor()
        if len(rows) == 1:
            cursor.execute(self.text, self.bound(rows[0]))
        else:
            cursor.executemany(self.text, [self.bound(row) for row in rows])
        cursor.close()

    def bound(self, row: Values) -> Any:
        """Its parameters as the driver takes them: in order, or by name."""
        written = self._written
        if self._in_order is not None:
            return [written[name](row[name]) for name in self._in_order]
        return {name: write(row[name]) for name, write in written.items()}


def _writing(column: Column[Any], dialect: Dialect) -> Writing:
    return column.type.dialect_impl(dialect).bind_processor(dialect) or _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


def insertion(table: Table, dialect: Dialect) -> Prepared:
    """Adds whole rows."""
    return Prepared(insert(table), dict(table.c), dialect)


def addition(added: Table, changed: Table, names: Sequence[str], dialect: Dialect) -> Prepared:
    """Adds a row to one table and changes these columns in a row of another, in one statement: PostgreSQL can."""
    row = insert(added).values({name: bindparam(name) for name in dict(added.c)})
    statement = _changing(changed, names).add_cte(row.cte("added"))
    return Prepared(statement, {**dict(added.c), **{name: changed.c[name] for name in ("id", *names)}}, dialect)


def change(table: Table, names: Sequence[str], dialect: Dialect) -> Prepared:
    """Changes these columns in the row with an id."""
    return Prepared(_changing(table, names), {name: table.c[name] for name in ("id", *names)}, dialect)


def _changing(table: Table, names: Sequence[str]) -> Update:
    return update(table).where(table.c.id == bindparam("id")).values({name: bindparam(name) for name in names})
