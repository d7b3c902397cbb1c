"""The statements that every move makes, handed to the driver as they are.

What SQLAlchemy does around such a statement takes ten times as long as SQLite takes for it. So the
text is put together once for each kind of database, and only what goes wrong is left to SQLAlchemy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError

Statement: TypeAlias = Insert | Update


class _Ready(NamedTuple):
    text: str
    order: tuple[str, ...] | None
    """The names of its parameters where the driver knows them by their places."""


def execute(connection: Connection, statement: Statement, rows: Iterable[Mapping[str, Any]]) -> int:
    """Do this once for each row; how many rows of the database it changed. The values go to the
    driver as they are: numbers and texts, but no types of SQLAlchemy's own."""
    ready = _ready(statement, connection.dialect)
    driver = connection.connection
    cursor = driver.cursor()
    changed = 0
    try:
        for row in rows:
            named = ready.order is None
            cursor.execute(ready.text, row if named else [row[name] for name in ready.order or ()])
            changed += cursor.rowcount
    except connection.dialect.loaded_dbapi.Error as wrong:
        if connection.dialect.is_disconnect(wrong, driver, cursor):
            connection.invalidate(wrong)
        raise _told(wrong, ready, connection.dialect) from wrong
    finally:
        cursor.close()
    return changed


def _told(wrong: Exception, ready: _Ready, dialect: Dialect) -> BaseException:
    """As SQLAlchemy would say it; without the values, which may be somebody's hand."""
    base = dialect.loaded_dbapi.Error
    return DBAPIError.instance(ready.text, None, wrong, base, hide_parameters=True, dialect=dialect)


@cache
def _ready(statement: Statement, dialect: Dialect) -> _Ready:
    compiled = statement.compile(dialect=dialect)
    order = compiled.positiontup if compiled.positional else None
    return _Ready(str(compiled), None if order is None else tuple(order))
