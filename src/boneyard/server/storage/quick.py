"""The statements that every move makes, handed to the driver as they are.

What SQLAlchemy does around such a statement takes ten times as long as SQLite takes for it. So the
text is put together once for each kind of database, and only what goes wrong is left to SQLAlchemy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Dialect, Insert, Update
from sqlalchemy.exc import DBAPIError, InvalidRequestError

Statement: TypeAlias = Insert | Update


class _Ready(NamedTuple):
    text: str
    order: tuple[str, ...] | None
    """The names of its parameters where the driver knows them by their places."""


def execute(connection: Connection, statement: Statement, rows: Iterable[Mapping[str, Any]]) -> int:
    """Do this once for each row, in a transaction that was begun; how many rows of the database it
    changed. The values go to the driver as they are: numbers and texts, but no types of
    SQLAlchemy's own. The statement is one of a few that last."""
    if not connection.in_transaction():
        raise InvalidRequestError("this is for transactions that somebody begins and ends")
    dialect, driver = connection.dialect, connection.connection
    ready, changed, cursor = _ready(statement, dialect), 0, None
    try:
        cursor = driver.cursor()
        for row in rows:
            named = ready.order is None
            cursor.execute(ready.text, row if named else [row[name] for name in ready.order or ()])
            changed += cursor.rowcount
        cursor.close()
    except dialect.loaded_dbapi.Error as wrong:
        if dialect.is_disconnect(wrong, driver, cursor):
            connection.invalidate(wrong)
        raise _told(wrong, ready, dialect) from wrong
    return changed


def _told(wrong: Exception, ready: _Ready, dialect: Dialect) -> BaseException:
    """As SQLAlchemy would say it; without the values, which may be somebody's hand."""
    base = dialect.loaded_dbapi.Error
    return DBAPIError.instance(ready.text, None, wrong, base, hide_parameters=True, dialect=dialect)


@lru_cache(64)
def _ready(statement: Statement, dialect: Dialect) -> _Ready:
    compiled = statement.compile(dialect=dialect)
    order = compiled.positiontup if compiled.positional else None
    return _Ready(str(compiled), None if order is None else tuple(order))
