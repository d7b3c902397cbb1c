"""Lists of matches that wait for another browser: each is given out once, and none is kept long."""

from __future__ import annotations

import secrets
from hashlib import sha256

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from boneyard.server.storage.queries import now_ms
from boneyard.server.storage.retention import DAY_MS
from boneyard.server.storage.schema import parcels

KEPT_MS = DAY_MS
MOST = 2000
"""So many wait at the same time; then the oldest go, so that a flood of them fills no disk."""


def new_secret() -> str:
    return secrets.token_urlsafe(18)


def put(connection: Connection, secret: str, matches: str) -> None:
    """Keep a list for whoever comes with the secret."""
    row = {"lock": _lock(secret), "matches": matches, "made": now_ms()}
    connection.execute(insert(parcels).values(row))
    newest = select(parcels.c.made).order_by(parcels.c.made.desc()).offset(MOST).limit(1)
    too_many = connection.execute(newest).scalar()
    if too_many is not None:
        connection.execute(delete(parcels).where(parcels.c.made <= too_many))


def take(connection: Connection, secret: str) -> str | None:
    """The list that this secret opens, which nobody gets again; None: there is none any more."""
    here = parcels.c.lock == _lock(secret)
    found = connection.execute(select(parcels.c.matches).where(here & _fresh())).scalar()
    # Of two servers that read it at once, one takes it away.
    taken = connection.execute(delete(parcels).where(here)).rowcount
    return found if taken == 1 else None


def any_old(connection: Connection) -> bool:
    return connection.execute(select(parcels.c.made).where(~_fresh()).limit(1)).first() is not None


def forget_old(connection: Connection) -> None:
    """Those nobody has come for."""
    connection.execute(delete(parcels).where(~_fresh()))


def _fresh() -> ColumnElement[bool]:
    return parcels.c.made > now_ms() - KEPT_MS


def _lock(secret: str) -> str:
    return sha256(secret.encode("utf-8", "replace")).hexdigest()
