"""What can be set about a server, and where it keeps its tables by default."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for. No person meets these; a program that runs wild does."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 16 * 1024
    requests_per_second: float = 40
    requests_at_once: int = 200
    tables_per_second: float = 1
    tables_at_once: int = 60
    messages_per_second: float = 25
    messages_at_once: int = 60
    """Of one connection, and of all connections of one seat together."""
    address_messages_per_second: float = 200
    address_messages_at_once: int = 500
    """Of all who look on from one address; as much again of all who play from there."""
    watchers_per_table: int = 64
    watchers_per_address: int = 256
    watchers_per_table_and_address: int = 16
    connections_per_seat: int = 8
    """Devices of one player: the one that came first makes way for the next."""
    entries_per_table: int = 25_000
    """A log as long as this is not added to: no match comes near it, and it has to be read again
    whenever the table is opened."""
    unsent_messages: int = 512
    unsent_bytes: int = 2 * 1024 * 1024
    """A client that does not read is let go when so many messages, or so much, wait for it."""
    send_s: float = 20
    """Or when one message could not be sent for so long."""


UNLIMITED = Limits(
    requests_per_second=1e6,
    requests_at_once=10**6,
    tables_per_second=1e6,
    tables_at_once=10**6,
    messages_per_second=1e6,
    messages_at_once=10**6,
    address_messages_per_second=1e6,
    address_messages_at_once=10**6,
    watchers_per_address=10**6,
    watchers_per_table_and_address=10**6,
)
"""For programs that measure or test the server from one address."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run."""

    database_url: str
    base_path: str = ""
    """The path under which a reverse proxy shows the server, like /boneyard."""
    origins: tuple[str, ...] = ()
    """Addresses of pages, besides the server's own, that may open a connection to it."""
    pace_ms: int = 900
    """What a bot waits before it acts, so that a person can follow."""
    grace_s: float = 30
    """How long a seat waits for a player who is cut off before a bot may take it."""
    rest_s: float = 60
    """How long a finished round is looked at by those who do not say that they are ready."""
    think_s: float = 10
    """After so long a bot that still thinks is replaced by a simple one, for this decision."""
    idle_s: float = 120
    """A table nobody looks at is kept on disk only after this time."""
    keep_days: int = 180
    """Tables nobody has touched for so long are forgotten."""
    processes: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots may think hard at the same time."""
    limits: Limits = Limits()

    @staticmethod
    def from_environment(
        environment: Mapping[str, str] = os.environ, *, database_url: str | None = None
    ) -> Settings:
        """As `BONEYARD_DATABASE_URL`, `BONEYARD_BASE_PATH`, `BONEYARD_ORIGINS` (with blanks
        between them) and `BONEYARD_KEEP_DAYS` say."""
        url = database_url or environment.get("BONEYARD_DATABASE_URL") or default_database_url()
        settings = Settings(
            database_url=database_address(url),
            base_path=_base_path(environment.get("BONEYARD_BASE_PATH", "")),
            origins=tuple(environment.get("BONEYARD_ORIGINS", "").split()),
        )
        days = environment.get("BONEYARD_KEEP_DAYS")
        if days is None:
            return settings
        if not (days.isascii() and days.isdigit() and int(days) > 0):
            raise BadSetting(f"BONEYARD_KEEP_DAYS is a number of days from 1 on, not {days!r}")
        return msgspec.structs.replace(settings, keep_days=int(days))


class BadSetting(ValueError):
    """A setting that means nothing; the message says what would."""


def _base_path(path: str) -> str:
    return "/" + path.strip("/") if path.strip("/") else ""


def database_address(url: str) -> str:
    """The address with the driver we bring; raises BadSetting for a database we do not speak to."""
    kind, colon, rest = url.partition("://")
    if colon and kind in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if colon and kind == "sqlite":
        return url
    # The address may hold a password: it is not repeated.
    raise BadSetting(
        "the database address must begin with sqlite:/// or postgresql://, "
        "like sqlite:////home/ada/boneyard.db or postgresql://ada@localhost/boneyard"
    )


def default_database_url() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"


def data_folder() -> Path:
    """Where programs of this person keep their data on this kind of machine."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "boneyard"
