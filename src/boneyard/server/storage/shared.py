"""What servers that share a database (a PostgreSQL) ask of it about each other.

Each of them is a *worker*. It says now and then that it lives; whoever has not for a while counts
as gone, with everybody who was connected to it. The time is the database's: clocks of machines
differ.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Connection, cast, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from boneyard.core.actions import Seat
from boneyard.server.storage.schema import guests, tables, workers
from boneyard.typed import Typed

LIVES_MS = 6_000
"""A worker that has not been heard of for so long counts as gone."""
FORGOTTEN_MS = 60_000
"""And after so long nothing is kept of it."""


class Presence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who is at a table through one worker, and what they have said that no log keeps."""

    seats: tuple[Seat, ...] = ()
    watchers: int = 0
    ready: tuple[Seat, ...] = ()
    gives_up: tuple[Seat, ...] = ()
    pace_ms: int | None = None
    """How long bots wait, if somebody there has said so."""
    paced: int = 0
    """How often that has been said at the table, as far as is known there."""
    hurried: int = -1
    """How long the log was when they last wanted bots to hurry."""
    notices: dict[str, int] = {}
    """What the table was told about itself, and how long the log was then."""


_presence: Typed[Presence] = Typed(Presence)


class Affairs(msgspec.Struct, frozen=True):
    """How a table stands, seen from one worker."""

    revision: int
    drives: bool
    """This worker moves its bots and clocks."""
    orphaned: bool
    """Nobody does who lives and has it open."""
    elsewhere: dict[str, Presence]
    """Who is there through other workers."""


def beat(connection: Connection, worker: str, measures: str = "[]") -> bool:
    """This worker lives, and has counted this; True: nobody knew any more that it does."""
    said = {"seen": _now(), "measures": measures}
    row = insert(workers).values(id=worker, **said)
    row = row.on_conflict_do_update(index_elements=["id"], set_=said)
    known = connection.execute(select(workers.c.id).where(workers.c.id == worker)).first()
    connection.execute(row)
    connection.execute(delete(workers).where(workers.c.seen < _now() - FORGOTTEN_MS))
    return known is None


def measures(connection: Connection) -> dict[str, str]:
    """What those who live have counted, by their names."""
    rows = select(workers.c.id, workers.c.measures).where(workers.c.id.in_(_living()))
    return {row.id: row.measures for row in connection.execute(rows)}


def leave(connection: Connection, worker: str) -> None:
    """This worker stops: others may drive its tables at once."""
    connection.execute(update(tables).where(tables.c.driver == worker).values(driver=None))
    connection.execute(delete(workers).where(workers.c.id == worker))


def put_guests(connection: Connection, worker: str, here: Mapping[str, Presence | None]) -> None:
    """Who is at these tables through this worker; None: nobody any more. Nothing is put down for a
    table or a worker that is not known."""
    for table_id, presence in sorted(here.items()):
        if presence is None:
            _leave_table(connection, worker, table_id)
            continue
        text = msgspec.json.encode(presence).decode()
        known = select(workers.c.id, tables.c.id, cast(text, guests.c.presence.type))
        known = known.join_from(workers, tables, tables.c.id == table_id)
        known = known.where(workers.c.id == worker)
        row = insert(guests).from_select(["worker", "table_id", "presence"], known)
        keys = ["worker", "table_id"]
        put = row.on_conflict_do_update(index_elements=keys, set_={"presence": text})
        connection.execute(put)


def _leave_table(connection: Connection, worker: str, table_id: str) -> None:
    mine = (tables.c.id == table_id) & (tables.c.driver == worker)
    connection.execute(update(tables).where(mine).values(driver=None))
    here = (guests.c.worker == worker) & (guests.c.table_id == table_id)
    connection.execute(delete(guests).where(here))


def take_wheel(connection: Connection, worker: str, table_ids: Collection[str]) -> None:
    """Drive those of these tables that nobody drives who lives and has them open: a worker may
    have closed a table just before it took the wheel. Two who do so at once do no harm: whatever
    they have done is written once."""
    there = select(guests.c.worker).where(guests.c.table_id == tables.c.id)
    there = there.where(guests.c.worker.in_(_living())).correlate(tables)
    free = or_(tables.c.driver.is_(None), tables.c.driver.not_in(there))
    # In the order in which everybody locks them.
    rows = select(tables.c.id).where(tables.c.id.in_(table_ids), free).order_by(tables.c.id)
    found = [row.id for row in connection.execute(rows.with_for_update(skip_locked=True))]
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(driver=worker))


def look(connection: Connection, worker: str, table_ids: Collection[str]) -> dict[str, Affairs]:
    """How these tables stand."""
    rows = select(tables.c.id, tables.c.revision, tables.c.driver)
    found = connection.execute(rows.where(tables.c.id.in_(table_ids))).all()
    living = set(connection.execute(_living()).scalars())
    there: dict[str, dict[str, Presence]] = {row.id: {} for row in found}
    others = select(guests).where(guests.c.table_id.in_(table_ids), guests.c.worker != worker)
    for row in connection.execute(others):
        if row.worker in living and row.table_id in there:
            there[row.table_id][row.worker] = _presence.decode(row.presence)
    driving = {worker} & living
    return {
        row.id: Affairs(
            row.revision,
            row.driver == worker,
            row.driver not in driving | there[row.id].keys(),
            there[row.id],
        )
        for row in found
    }


def revision(connection: Connection, table_id: str) -> int | None:
    return connection.execute(select(tables.c.revision).where(tables.c.id == table_id)).scalar()


def _living() -> Any:
    return select(workers.c.id).where(workers.c.seen > _now() - LIVES_MS)


def _now() -> Any:
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
