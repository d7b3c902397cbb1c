"""What the server writes down. An action is on disk before anybody hears of it.

One thread writes. Whatever waits for it when it is free goes to disk in one transaction, so that
many tables share the price of one; a promise is kept only after that transaction is through. What
it has begun it finishes, also for somebody who does not wait for it any more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Future
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError
from sqlalchemy.exc import OperationalError as Inoperable
from sqlalchemy.exc import TimeoutError as NoConnection

from boneyard.core.actions import Actor, Nature, Seat, Vocabulary
from boneyard.server.storage.schema import (
    connect,
    entries,
    migrate,
    sayings,
    seats,
    tables,
    writing,
)
from boneyard.table import Entry

log = logging.getLogger(__name__)
T = TypeVar("T")
Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]
Kind: TypeAlias = Literal["me", "local", "open", "bot"]
TOGETHER = 256
"""Writes that share a transaction at the most."""
NOBODY_WRITES = "the store is closed"
HEALTH_S = 1.0
"""How long the answer to whether the database can be written is good for."""
PATIENCE_S = 10.0
"""A database that takes longer to write something small cannot be called well."""
MOST_SAID = 200
"""So much of what was said is kept for each table."""


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    seat: Seat
    kind: Kind
    name: str
    bot: str | None = None
    """Who plays here: a bot, or (None) a person. At a person's chair: a bot that sits in."""
    nonce: str | None = None
    """What the seat adds to the deal; None: nobody has sat down yet."""
    generation: int = 0
    """Grows when the seat's secret is revoked."""

    @property
    def human(self) -> bool:
        """The chair of a person, even while a bot sits in."""
        return self.kind != "bot"


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored, without its log."""

    id: str
    slug: str
    version: int
    options: dict[str, bool | int | str]
    secret: bytes
    key: bytes
    daily: str | None
    status: Status
    clock_s: int
    created: int
    touched: int
    rematch: str | None
    chairs: tuple[Chair, ...]


class Written(msgspec.Struct, frozen=True):
    """An entry of the log as it is stored."""

    actor: Actor | None
    """None: it cannot be read, or is not the entry that should come here."""
    deed: str
    at: int
    client_id: str | None = None
    state_hash: str | None = None

    def entry(self, speaks: Vocabulary) -> Entry | None:
        """The entry; None: it makes no sense."""
        if self.actor is None:
            return None
        try:
            return Entry(self.actor, speaks.decode(self.deed), self.at)
        except msgspec.MsgspecError:
            return None


class Saying(msgspec.Struct, frozen=True):
    """What a seat said to some seats."""

    number: int
    seat: Seat
    ears: tuple[Seat, ...]
    text: str


class Conflict(Exception):
    """Somebody else has written at this table, or a write was cut off so that nobody knows whether
    it was done: what we hold in memory may be out of date."""


class Unavailable(Exception):
    """The database does not answer or cannot write now. Nothing has changed."""


class Unreadable(Exception):
    """What is stored of a table makes no sense."""


def now_ms() -> int:
    return int(time.time() * 1000)


# -- what is done to the database --------------------------------------------------------------


def create(connection: Connection, stored: Stored) -> None:
    row = msgspec.structs.asdict(stored)
    del row["chairs"]
    row["options"] = msgspec.json.encode(stored.options).decode()
    connection.execute(insert(tables).values(row))
    connection.execute(insert(seats), [_chair_row(stored.id, chair) for chair in stored.chairs])


def append(
    connection: Connection,
    table_id: str,
    first: int,
    added: Iterable[Entry],
    *,
    status: Status,
    state_hash: str,
    client: tuple[Actor, str] | None = None,
) -> None:
    """Add entries to a log, with the hash of the state after the last of them. `client` names the
    actor and the id that a client gave to his deed."""
    rows = [
        {
            "table_id": table_id,
            "seq": seq,
            "actor": _actor_text(entry.actor),
            "deed": msgspec.json.encode(entry.deed).decode(),
            "at": entry.at,
            "client_id": client[1] if client is not None and entry.actor == client[0] else None,
            "state_hash": None,
        }
        for seq, entry in enumerate(added, first)
    ]
    rows[-1]["state_hash"] = state_hash
    connection.execute(insert(entries), rows)
    _touch(connection, table_id, status=status)


def put_chair(connection: Connection, table_id: str, chair: Chair) -> None:
    here = (seats.c.table_id == table_id) & (seats.c.seat == chair.seat)
    connection.execute(update(seats).where(here).values(_chair_row(table_id, chair)))
    _touch(connection, table_id)


def put_status(connection: Connection, table_id: str, status: Status) -> None:
    _touch(connection, table_id, status=status)


def put_rematch(connection: Connection, table_id: str, rematch: str) -> None:
    _touch(connection, table_id, rematch=rematch)


def put_saying(connection: Connection, table_id: str, saying: Saying) -> None:
    """Keep what was said, and forget what was said long before it."""
    row = msgspec.structs.asdict(saying) | {"ears": " ".join(map(str, saying.ears))}
    connection.execute(insert(sayings).values(table_id=table_id, **row))
    old = (sayings.c.table_id == table_id) & (sayings.c.number <= saying.number - MOST_SAID)
    connection.execute(delete(sayings).where(old))
    _touch(connection, table_id)


def said(connection: Connection, table_id: str) -> tuple[Saying, ...]:
    """What was said at a table; what cannot be read is read by nobody."""
    of_table = select(sayings).where(sayings.c.table_id == table_id).order_by(sayings.c.number)
    return tuple(
        Saying(row.number, row.seat, tuple(map(int, row.ears.split())), row.text)
        for row in connection.execute(of_table)
        if row.ears.replace(" ", "").isdecimal()
    )


def load(connection: Connection, table_id: str) -> tuple[Stored, list[Written]] | None:
    """A table and its log; raises Unreadable where not even the table can be read."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    of_table = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    chairs = [
        {name: chair[name] for name in Chair.__struct_fields__}
        for chair in connection.execute(of_table).mappings()
    ]
    lines = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.seq)
    written = [_written(line, seq) for seq, line in enumerate(connection.execute(lines))]
    try:
        plain = {name: row[name] for name in Stored.__struct_fields__ if name != "chairs"}
        plain |= {"options": msgspec.json.decode(row["options"]), "chairs": chairs}
        stored = msgspec.convert(plain, Stored)
    except (msgspec.DecodeError, msgspec.ValidationError) as wrong:
        raise Unreadable(str(wrong)) from None
    if [chair.seat for chair in stored.chairs] != list(range(len(chairs))):
        raise Unreadable("a seat is missing")
    return stored, written


def forget(connection: Connection, before: int) -> int:
    """Forget the tables that nobody has touched since; returns how many."""
    old = select(tables.c.id).where(tables.c.touched < before)
    for table in (sayings, entries, seats):
        connection.execute(delete(table).where(table.c.table_id.in_(old)))
    return int(connection.execute(delete(tables).where(tables.c.touched < before)).rowcount)


def try_to_write(connection: Connection) -> None:
    """Returns if tables can be read, and something (that changes nothing) written."""
    connection.execute(select(tables.c.id).limit(1)).all()
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _touch(connection: Connection, table_id: str, **values: object) -> None:
    here = update(tables).where(tables.c.id == table_id)
    connection.execute(here.values(touched=now_ms(), **values))


def _chair_row(table_id: str, chair: Chair) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(chair)}


def _written(row: Any, seq: int) -> Written:
    """The entry that should be number `seq`."""
    try:
        actor = _actor(row.actor) if row.seq == seq else None
    except ValueError:
        actor = None
    return Written(actor, row.deed, row.at, row.client_id, row.state_hash)


def _actor_text(actor: Actor) -> str:
    return actor.value if isinstance(actor, Nature) else str(actor)


def _actor(text: str) -> Actor:
    return int(text) if text.isdigit() else Nature(text)


# -- the thread that writes --------------------------------------------------------------------


class _Job(msgspec.Struct):
    work: Callable[[Connection], Any]
    done: Future[Any]


class Store:
    """The database, with one thread that writes and others that read."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        self._writing = writing(self._engine)
        # A file is either written or not. Elsewhere the answer can get lost after the deed.
        self._sure = self._engine.dialect.name == "sqlite"
        self._well = True
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="boneyard-store", daemon=True)
        self._writes, self._door = False, threading.Lock()
        self._health = _Health(self.write)

    def open(self) -> None:
        """Bring the database to its present form and begin to write."""
        migrate(self._engine)
        self._writes = True
        self._writer.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Returns when it is on disk; raises Conflict when somebody else was there before, and
        Unavailable when nothing can be written now."""
        done: Future[T] = Future()
        with self._door:
            if not self._writes:
                raise Unavailable(NOBODY_WRITES)
            self._jobs.put(_Job(work, done))
        return await asyncio.wrap_future(done)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Raises Unavailable."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same for a thread that may wait."""
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except _ILL as wrong:
            raise Unavailable(_said_of(wrong)) from None

    async def check(self) -> None:
        """Returns if the database can be written; raises Unavailable."""
        await self._health.check()

    async def close(self) -> None:
        """Write what still waits, then let go."""
        self._jobs.put(None)
        if self._writer.is_alive():
            await asyncio.to_thread(self._writer.join)
        self._engine.dispose()

    def _write_on(self) -> None:
        try:
            while self._write_waiting():
                pass
        except BaseException as wrong:
            # Nothing is known to lead here. A server that cannot write any more is no use to
            # anybody, and looks well from outside: whoever watches over it starts it again.
            log.critical("the writer has died (%s): the server stops", type(wrong).__name__)
            os.kill(os.getpid(), signal.SIGTERM)
        finally:
            self._refuse_the_rest()

    def _write_waiting(self) -> bool:
        """Write what waits, as soon as anything does; False: it was the last."""
        waiting = [self._jobs.get()]
        while len(waiting) < TOGETHER:
            try:
                waiting.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        # From here on nobody can call it off: what is begun is finished.
        jobs = [job for job in waiting if job and job.done.set_running_or_notify_cancel()]
        try:
            if not self._try(jobs):
                # One of them cannot be written: the others must not suffer for it.
                for job in jobs:
                    self._try([job], alone=True)
        finally:
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(Unavailable(NOBODY_WRITES))
        return None not in waiting

    def _refuse_the_rest(self) -> None:
        """Nobody waits for ever for a writer that has gone."""
        with self._door:
            self._writes = False
        while not self._jobs.empty():
            job = self._jobs.get()
            if job and job.done.set_running_or_notify_cancel():
                job.done.set_exception(Unavailable(NOBODY_WRITES))

    def _try(self, jobs: list[_Job], alone: bool = False) -> bool:
        """Write these together; False: one of them is wrong, and nothing was written."""
        sure = True
        try:
            with self._writing.begin() as connection:
                results = [job.work(connection) for job in jobs]
                sure = self._sure
        except _ILL as wrong:
            # It is nobody's own fault, and each would only wait for the same answer.
            self._note(wrong)
            for job in jobs:
                job.done.set_exception(Unavailable(_said_of(wrong)) if sure else Conflict())
            return True
        except BaseException as wrong:
            # Whatever it is, it is the concern of whoever asked for it, and the writer goes on.
            if alone or len(jobs) == 1:
                known = Conflict() if isinstance(wrong, IntegrityError) else wrong
                for job in jobs:
                    job.done.set_exception(known)
                return True
            return False
        if jobs:
            self._note(None)
        for job, result in zip(jobs, results, strict=True):
            job.done.set_result(result)
        return True

    def _note(self, wrong: Exception | None) -> None:
        """Write to the log when the database falls ill, and when it is well again."""
        if wrong is not None and self._well:
            log.error("the database cannot be written: %s", _said_of(wrong))
        elif wrong is None and not self._well:
            log.warning("the database can be written again")
        self._well = wrong is None


class _Health:
    """Whether the database can be written, found out by writing: a full disk lets itself be read
    for ever. However often somebody asks, it is tried once in a while only."""

    def __init__(self, write: Callable[[Callable[[Connection], None]], Awaitable[None]]) -> None:
        self._write = write
        self._trial: asyncio.Task[None] | None = None
        self._tried = 0.0

    async def check(self) -> None:
        """Raises Unavailable."""
        trial, now = self._trial, time.monotonic()
        if trial is None or (trial.done() and now - self._tried > HEALTH_S):
            trial = self._trial = asyncio.create_task(self._try())
            self._tried = now
        await asyncio.shield(trial)

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._write(try_to_write)
        except TimeoutError:
            raise Unavailable("writing takes too long") from None


_ILL = (Inoperable, InterfaceError, InternalError, NoConnection)
"""Full, locked, to be read only, gone: what is wrong with a database and not with what we ask."""


def _said_of(wrong: Exception) -> str:
    """What the database said, in a line, without the statement."""
    orig = wrong.orig if isinstance(wrong, DBAPIError) else wrong
    return f"{orig}".strip().partition("\n")[0]
