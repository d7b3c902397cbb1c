"""Statements that go to the driver as they are: counted, and told of by SQLAlchemy where they fail,
without the values that were to be written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from boneyard.server.storage import quick
from boneyard.server.storage.schema import connect, entries, migrate, tables, writing
from tests.server.running import sqlite

PUT = insert(entries)
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({"touched": bindparam("now"), "status": bindparam("state")})
)


def entry(seq: int, **more: object) -> dict[str, object]:
    plain = {"table_id": "t", "seq": seq, "actor": "0", "deed": "secret", "at": 0}
    return {**plain, "client_id": None, "state_hash": None, **more}


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = connect(sqlite(tmp_path))
    migrate(engine)
    with writing(engine).begin() as opened:
        row = {"id": "t", "slug": "block", "version": 1, "options": "{}", "secret": b"", "key": b""}
        row |= {"status": "playing", "clock_s": 0, "created": 0, "touched": 0}
        opened.execute(insert(tables).values(row))
        yield opened
    engine.dispose()


def test_every_row_is_written_and_counted(connection: Connection) -> None:
    assert quick.execute(connection, PUT, [entry(0), entry(1, client_id="x")]) == 2
    rows = connection.execute(select(entries).order_by(entries.c.seq)).mappings()
    assert [dict(row) for row in rows] == [entry(0), entry(1, client_id="x")]


def test_what_changes_nothing_counts_as_nothing(connection: Connection) -> None:
    said = {"table": "t", "now": 7, "state": "over"}
    assert quick.execute(connection, TOUCH, [said]) == 1
    assert quick.execute(connection, TOUCH, [{**said, "table": "another"}]) == 0
    row = connection.execute(select(tables.c.touched, tables.c.status)).one()
    assert tuple(row) == (7, "over")


def test_what_is_there_already_is_told_as_ever(connection: Connection) -> None:
    quick.execute(connection, PUT, [entry(0)])
    with pytest.raises(IntegrityError) as wrong:
        quick.execute(connection, PUT, [entry(0)])
    assert "secret" not in str(wrong.value)


def test_a_database_that_is_ill_is_told_as_ever(connection: Connection) -> None:
    connection.execute(text("PRAGMA query_only = ON"))
    with pytest.raises(OperationalError, match="readonly"):
        quick.execute(connection, PUT, [entry(0)])
    connection.execute(text("PRAGMA query_only = OFF"))
