"""The tables on disk: one row per table, per seat, per entry of the log, per thing said."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("slug", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    # The secret of the deal becomes known in the end; the key of the seats' secrets never does.
    Column("secret", LargeBinary(32), nullable=False),
    Column("key", LargeBinary(32), nullable=False),
    Column("daily", String(10)),
    Column("status", String(10), nullable=False),
    Column("clock_s", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("rematch", String(22)),
    # By how many seats everybody has moved on at that next table.
    Column("moved", Integer, nullable=False, server_default="0"),
    # Which bot takes the seats that nobody comes to.
    Column("bots", String(40)),
    # Grows when the invitation is taken back.
    Column("invitation", Integer, nullable=False, server_default="0"),
    # Grows with every change of the table, its seats, its log and its talk. Whoever writes says
    # which one they know: of two servers that write at once, one loses.
    Column("revision", Integer, nullable=False, server_default="0"),
    # The worker that moves bots and clocks.
    Column("driver", String(22)),
    # By which scheme its deals are made and proven, and what the commitment fixes besides: the
    # seats of bots when it was made, with blanks between them.
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("bot_seats", String(60), nullable=False, server_default=""),
    # The number of the first entry of the log: as many were left out as nobody misses.
    Column("left_out", Integer, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(40)),
    Column("nonce", String(64)),
    Column("generation", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("actor", String(8), nullable=False),
    Column("deed", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("client_id", String(64)),
    Column("state_hash", String(64)),
    Index("uq_entries_client_id", "table_id", "actor", "client_id", unique=True),
)


sayings = Table(
    "sayings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    # The seats it was said to, with blanks between them: nobody else ever reads it.
    Column("ears", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("kind", String(8), nullable=False, server_default="words"),
)

# Where several servers share a database: those that live, and whom each of them has at its tables.
workers = Table(
    "workers",
    metadata,
    Column("id", String(22), primary_key=True),
    # By the clock of the database: theirs may differ.
    Column("seen", BigInteger, nullable=False),
    # What it has counted, for whoever asks any of them.
    Column("measures", Text, nullable=False, server_default="[]"),
)

guests = Table(
    "guests",
    metadata,
    Column("worker", ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("presence", Text, nullable=False),
    Index("ix_guests_table_id", "table_id"),
)

# Lists of matches on their way from one browser to another.
parcels = Table(
    "parcels",
    metadata,
    # What the secret of the link comes to: whoever reads the database can open none.
    Column("lock", String(64), primary_key=True),
    Column("matches", Text, nullable=False),
    Column("made", BigInteger, nullable=False, index=True),
)

CONNECT_S = 5.0
"""How long we wait for a database that does not answer, or that somebody else is writing to."""
IDLE_S = 6.0
"""A transaction in which nothing has been done for so long is ended by PostgreSQL: it belongs to a
server that was stopped, or cut off, and holds what others wait for."""
LOCK_S = 8.0
"""How long we wait for what others hold; longer than for one that was cut off."""
DEAD_S = 15
"""A PostgreSQL that has not acknowledged a byte for so long is gone, even if nobody said so."""
MIGRATE_S = 120.0
"""How long a server that starts waits for another that is bringing the database up to date."""
MIGRATING = 0x626F6E65
"""The lock that servers on one PostgreSQL take while they do so: any number of our own."""


def connect(url: str) -> Engine:
    """The database at this address, made ready for our use; its tables may still be missing."""
    address = make_url(url)
    # An error must not repeat what could not be written: it may be somebody's hand.
    if address.get_backend_name() != "sqlite":
        patience = {
            "connect_timeout": int(CONNECT_S),
            "tcp_user_timeout": 1000 * DEAD_S,
            "keepalives_idle": DEAD_S // 3,
            "keepalives_interval": DEAD_S // 3,
            "keepalives_count": 2,
        }
        own = {name: value for name, value in patience.items() if name not in address.query}
        engine = create_engine(address, pool_pre_ping=True, hide_parameters=True, connect_args=own)
        event.listen(engine, "connect", _limit)
        return engine
    if address.database and address.database != ":memory:":
        _make_file(Path(address.database))
    engine = create_engine(address, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _make_file(path: Path) -> None:
    """Whoever can read it can sit at every seat, so that a new one is for its owner alone; what
    SQLite keeps beside it, too, for which it does as with the file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):  # Opening it will say what is wrong.
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def writing(engine: Engine) -> Engine:
    """The same database for transactions that will write."""
    return engine.execution_options(writes=True)


def reading(engine: Engine) -> Engine:
    """The same database for transactions that only read: all of it as it was in one moment."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def _limit(connection: DBAPIConnection, _: object) -> None:
    """Nobody waits for ever, and nobody is waited for for ever."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {int(1000 * LOCK_S)}")
    cursor.execute(f"SET idle_in_transaction_session_timeout = {int(1000 * IDLE_S)}")
    cursor.close()
    connection.commit()


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    # Python's own idea of when a transaction begins leaves changes of the schema out of it: each
    # would be on disk at once, and a process killed between two of them would leave a file that no
    # version can open. Transactions are begun by `_begin` instead.
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {int(1000 * CONNECT_S)}")
    _write_ahead(connection)
    # An acknowledged move survives a cut of power too; writes are gathered, so it costs little.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Readers do not wait for the writer, nor it for them. SQLite does not wait its turn to switch
    this on, as it does elsewhere: of several servers that start at once, we try again."""
    until = time.monotonic() + CONNECT_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


def _begin(connection: Connection) -> None:
    """Whoever will write queues for it at once. Somebody who has read first could not wait any
    more: what they have read may be out of date by then."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the database to the form this version uses: all of it or, if we are stopped on the way,
    nothing. Of several servers that start at once, one does it and the others wait."""
    until = time.monotonic() + MIGRATE_S
    # Looking takes no lock: a server that starts beside another need not wait for it.
    while not _is_current(engine):
        try:
            with writing(engine).begin() as connection:
                _upgrade(connection)
        except OperationalError as wrong:
            locked = isinstance(wrong.orig, sqlite3.OperationalError) and "locked" in str(wrong)
            if not locked or time.monotonic() > until:
                raise


def _is_current(engine: Engine) -> bool:
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    return revision == ScriptDirectory.from_config(_alembic()).get_current_head()


def forms() -> list[str]:
    """The forms of the database that this version knows, by their migrations; the latest first."""
    return [script.revision for script in ScriptDirectory.from_config(_alembic()).walk_revisions()]


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL lock_timeout = {int(1000 * MIGRATE_S)}"))
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    else:
        _repair(connection)
    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


HALVES = {None: ("entries", "seats", "tables"), "0001": ("sayings",)}
"""What the revision after this one makes. Version 0.1 did it piece by piece, and could leave a part
behind when it was killed. No revision after those needs a line here: they are done as a whole."""


def _repair(connection: Connection) -> None:
    """Take away what a killed server has left of a revision, so that it can be done again. Nothing
    was ever written to it: a server writes only when all revisions are done."""
    revision = MigrationContext.configure(connection).get_current_revision()
    there = inspect(connection).get_table_names()
    half = [name for name in HALVES.get(revision, ()) if name in there]
    rows = (connection.execute(text(f"SELECT 1 FROM {name} LIMIT 1")).first() for name in half)
    if any(row is not None for row in rows):
        return  # Not what we know of: leave it, and let the upgrade say what is wrong.
    for name in half:
        connection.execute(text(f"DROP TABLE {name}"))
