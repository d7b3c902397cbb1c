"""The tables on disk: a row a table, a row a seat, a row an entry of the log, a row a saying."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Column,
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
    make_url,
)

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
    # Two servers that write at one table at once meet here, and one of them loses.
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
)

CONNECT_S = 5.0
"""How long we wait for a database that does not answer."""


def connect(url: str) -> Engine:
    """The database at this address, made ready for our use; its tables may still be missing."""
    address = make_url(url)
    # An error must not repeat what could not be written: it may be somebody's hand.
    if address.get_backend_name() != "sqlite":
        patience = {"connect_timeout": int(CONNECT_S)}
        return create_engine(
            address, pool_pre_ping=True, hide_parameters=True, connect_args=patience
        )
    if address.database and address.database != ":memory:":
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        # An acknowledged move survives a cut of power too; writes are gathered, so it costs little.
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA busy_timeout = {int(1000 * CONNECT_S)}")
        cursor.close()

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the form this version uses."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
