"""For how long tables are kept: those that are over and those nobody ever began may go sooner."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from boneyard.server.storage.queries import Status
from boneyard.server.storage.schema import entries, guests, sayings, seats, tables

Before: TypeAlias = Mapping[Status, int]
"""Tables of this kind go if nobody has touched them since; those that are not named stay."""

DAY_MS = 24 * 60 * 60 * 1000
ROWS = 2000
"""So many entries of logs go in one write, or one log that is longer: whoever plays waits for the
same writer, and should not notice."""
MOST = 100
"""So many tables do."""
SWEEPING = 0x7377656570
"""The lock that servers on one PostgreSQL take while they do so: any number of our own."""
PAUSE_S = 0.05
"""How long others have the writer for themselves, between two of these."""


def cutoffs(now_ms: int, keep_days: int, finished_days: int, waiting_days: int) -> Before:
    """What is to be forgotten now. No kind is kept for longer than `keep_days`, and `finished_days`
    may be 0: as long as all others."""
    days: dict[Status, int] = {
        "playing": keep_days,
        "waiting": min(keep_days, waiting_days),
        "over": min(keep_days, finished_days or keep_days),
        "abandoned": min(keep_days, finished_days or keep_days),
    }
    return {status: now_ms - count * DAY_MS for status, count in days.items()}


def forget_some(connection: Connection, before: Before, spared: Collection[str] = ()) -> int:
    """Forget the oldest tables that are due, as many as go in one write, with all that was done and
    said there; how many it were. `spared`: tables somebody is looking at. Nothing, where another
    server on the same database is about it in this moment."""
    if not _is_our_turn(connection):
        return 0
    due = select(tables.c.id).where(_due(before)).order_by(tables.c.touched)
    found = connection.execute(due.limit(MOST + len(spared))).scalars()
    some = _portion(connection, [table_id for table_id in found if table_id not in spared])
    forget(connection, some)
    return len(some)


def forget(connection: Connection, some: Collection[str]) -> None:
    """Forget these tables, with all that was done and said there."""
    for table in (sayings, entries, seats):
        connection.execute(delete(table).where(table.c.table_id.in_(some)))
    connection.execute(delete(tables).where(tables.c.id.in_(some)))


def count_due(connection: Connection, before: Before) -> dict[Status, int]:
    """How many tables are to be forgotten, of which kind."""
    counted = select(tables.c.status, func.count()).where(_due(before)).group_by(tables.c.status)
    found = {row[0]: row[1] for row in connection.execute(counted)}
    return {status: found.get(status, 0) for status in before}


def count_and_newest(connection: Connection) -> tuple[int, int]:
    """How many tables there are, and when one was last touched."""
    row = connection.execute(select(func.count(), func.max(tables.c.touched))).one()
    return row[0], row[1] or 0


def _is_our_turn(connection: Connection) -> bool:
    if connection.dialect.name == "sqlite":
        return True
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(SWEEPING))).scalar())


def _due(before: Before) -> ColumnElement[bool]:
    """Old enough, and nobody is there, through whichever server."""
    old = (
        and_(tables.c.status == status, tables.c.touched < since)
        for status, since in before.items()
    )
    return and_(or_(*old), tables.c.id.not_in(select(guests.c.table_id)))


def _portion(connection: Connection, due: list[str]) -> list[str]:
    """The first of them, as many as have no more entries than go in one write."""
    due = due[:MOST]
    counted = (
        select(entries.c.table_id, func.count())
        .where(entries.c.table_id.in_(due))
        .group_by(entries.c.table_id)
    )
    lengths = {row[0]: row[1] for row in connection.execute(counted)}
    some, rows = due[:1], lengths.get(due[0], 0) if due else 0
    for table_id in due[1:]:
        rows += lengths.get(table_id, 0)
        if rows > ROWS:
            break
        some.append(table_id)
    return some
