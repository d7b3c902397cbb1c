"""The database is brought up to date as a whole or not at all, whoever is killed on the way."""

from __future__ import annotations

import io
import multiprocessing
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, event, make_url, text

from boneyard.server.run import serve
from boneyard.server.storage import schema
from boneyard.server.storage.schema import HALVES, connect, metadata, migrate
from tests.server.running import sqlite

AT_ONCE = 12


def process(work: Callable[..., None], *args: Any) -> ForkProcess:
    """A process of its own, begun at once."""
    forked = multiprocessing.get_context("fork").Process(target=work, args=args)
    forked.start()
    return forked


def is_whole(url: str) -> bool:
    engine = connect(url)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences: list[Any] = compare_metadata(context, metadata)
    engine.dispose()
    return differences == []


def killed_at(url: str, statement: int) -> bool:
    """Migrate in a process that is killed just before its n-th statement or commit; whether it was
    killed before it was done."""

    def work() -> None:
        engine = connect(url)
        left = statement

        def count(*_: object) -> None:
            nonlocal left
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            left -= 1

        event.listen(engine, "before_cursor_execute", count)
        event.listen(engine, "commit", count)
        migrate(engine)
        # Not as pytest would end: it is a copy of this very test.
        os._exit(0)

    forked = process(work)
    forked.join(30)
    assert forked.exitcode in (0, -signal.SIGKILL)
    return forked.exitcode != 0


def old_database(folder: Path) -> str:
    """As it was before partners could talk, with a table in it."""
    url = sqlite(folder)
    engine = connect(url)
    config = schema._alembic()
    with schema.writing(engine).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row: dict[str, object] = {name: 0 for name in ("version", "clock_s", "created", "touched")}
        row |= {"id": "t", "slug": "block", "options": "{}", "status": "over"}
        row |= {"secret": b"s", "key": b"k"}
        connection.execute(schema.tables.insert().values(row))
    engine.dispose()
    return url


def rows(url: str, table: str) -> int:
    with closing(sqlite3.connect(make_url(url).database or "")) as file, file:
        return int(file.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_the_migrations_lead_to_what_the_code_uses(database: str) -> None:
    assert is_whole(database)
    assert is_whole(database)


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the folder for its owner instead")
def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Whoever can read it can sit at every seat."""
    url = sqlite(tmp_path / "new")
    engine = connect(url)
    migrate(engine)
    with engine.connect() as connection:
        connection.execute(text("SELECT count(*) FROM tables"))
        found = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "new").iterdir()}
    engine.dispose()
    assert found == dict.fromkeys(("tables.db", "tables.db-shm", "tables.db-wal"), 0)


def test_killed_at_any_statement_of_the_first_start_it_starts_again(tmp_path: Path) -> None:
    statement = 0
    while True:
        url = sqlite(tmp_path / str(statement))
        if not killed_at(url, statement):
            break
        assert is_whole(url)
        statement += 1
    assert statement > 10, "it should have been killed at each of them"


def test_killed_at_any_statement_of_an_update_nothing_is_lost(tmp_path: Path) -> None:
    statement = 0
    while True:
        url = old_database(tmp_path / str(statement))
        if not killed_at(url, statement):
            break
        assert is_whole(url)
        assert rows(url, "tables") == 1
        statement += 1
    assert statement > 3, "it should have been killed at each of them"


def piecemeal(url: str, most: int) -> int:
    """What version 0.1 did: each statement on its own, here only so many of them; how many it would
    have been in all."""
    said: list[tuple[str, Any]] = []
    scratch = create_engine("sqlite://")

    @event.listens_for(scratch, "before_cursor_execute")
    def note(_conn: Any, _cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        said.append((statement, parameters))

    with scratch.begin() as connection:
        config = schema._alembic()
        config.attributes["connection"] = connection
        # The revisions that version knew.
        command.upgrade(config, "0002")
    changes = [one for one in said if one[0].split()[0] in ("CREATE", "INSERT", "UPDATE")]
    file = sqlite3.connect(make_url(url).database or "", isolation_level=None)
    for statement, parameters in changes[:most]:
        file.execute(statement, parameters)
    file.close()
    return len(changes)


def test_what_a_killed_server_has_left_is_repaired(tmp_path: Path) -> None:
    most = piecemeal(sqlite(tmp_path), 0)
    assert most > 7
    for some in range(most + 1):
        url = sqlite(tmp_path / str(some))
        (tmp_path / str(some)).mkdir()
        piecemeal(url, some)
        assert is_whole(url)


def test_an_update_that_was_cut_off_is_repaired(tmp_path: Path) -> None:
    url = old_database(tmp_path)
    with closing(sqlite3.connect(make_url(url).database or "")) as file, file:
        file.execute("CREATE TABLE sayings (table_id)")
    assert is_whole(url)
    assert rows(url, "tables") == 1


def test_nothing_that_holds_rows_is_taken_away(tmp_path: Path) -> None:
    url = old_database(tmp_path)
    with closing(sqlite3.connect(make_url(url).database or "")) as file, file:
        file.execute("CREATE TABLE sayings (table_id)")
        file.execute("INSERT INTO sayings VALUES ('t')")
    with pytest.raises(Exception, match="sayings already exists"):
        migrate(connect(url))
    assert rows(url, "sayings") == 1


def test_only_the_first_two_revisions_can_be_half_done() -> None:
    assert set(HALVES) == {None, "0001"}


def start(url: str) -> None:
    engine = connect(url)
    migrate(engine)
    with engine.connect() as connection:
        connection.execute(text("SELECT 1 FROM sayings")).all()
    os._exit(0)


def test_servers_that_start_at_once_do_not_hurt_each_other(tmp_path: Path) -> None:
    for attempt in range(2):
        url = sqlite(tmp_path / str(attempt))
        started = [process(start, url) for _ in range(AT_ONCE)]
        for one in started:
            one.join(60)
        assert [one.exitcode for one in started] == [0] * AT_ONCE
        assert is_whole(url)


@pytest.mark.postgres
def test_servers_that_start_at_once_on_postgresql_wait_for_each_other(postgres: str) -> None:
    registry = create_engine(postgres, isolation_level="AUTOCOMMIT")
    with registry.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS starting"))
        connection.execute(text("CREATE DATABASE starting"))
    registry.dispose()
    url = make_url(postgres).set(database="starting").render_as_string(hide_password=False)
    started = [process(start, url) for _ in range(AT_ONCE)]
    for one in started:
        one.join(60)
    assert [one.exitcode for one in started] == [0] * AT_ONCE
    assert is_whole(url)


def test_a_server_that_starts_beside_another_does_not_wait_for_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "CONNECT_S", 0.05)
    monkeypatch.setattr(schema, "MIGRATE_S", 0)
    assert is_whole(database)
    writer = sqlite3.connect(make_url(database).database or "")
    writer.execute("BEGIN IMMEDIATE")
    engine: Engine = connect(database)
    migrate(engine)
    engine.dispose()
    writer.close()


def test_a_database_of_a_later_version_is_left_alone_and_named(database: str) -> None:
    assert is_whole(database)
    path = make_url(database).database or ""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '0099'")
    before = Path(path).read_bytes()
    told = io.StringIO()
    assert serve(port=0, given={"database_url": database}, out=told) == 2
    assert "made by a later version of Boneyard" in told.getvalue()
    assert Path(path).read_bytes() == before
