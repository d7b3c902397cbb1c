"""The thread that writes. An action is on disk before anybody hears of it.

Whatever waits for the thread when it is free goes to disk in one transaction, so that many tables
share the price of one; a promise is kept only after that transaction is through. What it has begun
it finishes, also for somebody who does not wait for it any more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    InternalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import OperationalError as Inoperable
from sqlalchemy.exc import TimeoutError as NoConnection

from boneyard.server import measures
from boneyard.server.storage.queries import Conflict, Unavailable, try_to_write
from boneyard.server.storage.schema import connect, migrate, reading, writing

log = logging.getLogger(__name__)
T = TypeVar("T")
TOGETHER = 256
"""Writes that share a transaction at the most."""
NOBODY_WRITES = "the store is closed"
HEALTH_S = 1.0
"""How long the answer to whether the database can be written is good for."""
PATIENCE_S = 10.0
"""A database that takes longer to write something small cannot be called well."""


class _Job(msgspec.Struct):
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    asked: float
    table_id: str = ""
    apart: bool = False
    result: Any = None
    wrong: BaseException | None = None
    settled: bool = False

    def tell(self) -> None:
        """Tell whoever waits, if they still do."""
        if self.done.done():
            return
        if isinstance(self.wrong, StopIteration):
            # A future does not take it.
            self.done.set_exception(RuntimeError("a write raised StopIteration"))
        elif self.wrong is not None:
            self.done.set_exception(self.wrong)
        else:
            self.done.set_result(self.result)


class Store:
    """The database, with one thread that writes and others that read."""

    def __init__(self, url: str, *, migrated: bool = False) -> None:
        """`migrated`: somebody has just brought the database to its present form."""
        self._engine, self._migrated = connect(url), migrated
        self._writing = writing(self._engine)
        self._reading = reading(self._engine)
        self.shared = self._engine.dialect.name != "sqlite"
        """Other servers may use the same database."""
        # A file is either written or not. Elsewhere the answer can get lost after the deed.
        self._sure = not self.shared
        self._well = True
        self._own: Connection | None = None
        """That of the thread that writes."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="boneyard-store", daemon=True)
        self._writes, self._door = False, threading.Lock()
        self._health = _Health(self.write)
        self._oldest: float | None = None
        """Since when the first of those waits that are being written."""

    def open(self) -> None:
        """Bring the database to its present form and begin to write."""
        if not self._migrated:
            migrate(self._engine)
        self._writes = True
        self._writer.start()

    async def write(
        self, work: Callable[[Connection], T], table_id: str = "", *, apart: bool = False
    ) -> T:
        """Returns when it is on disk; raises Conflict when somebody else was there before, and
        Unavailable when nothing can be written now. `table_id`: the one table that it changes.
        `apart`: it changes several, and shares its transaction with nothing else."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._door:
            if not self._writes:
                raise Unavailable(NOBODY_WRITES)
            self._jobs.put(_Job(work, done, time.monotonic(), table_id, apart))
        return await done

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Raises Unavailable."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """The same for a thread that may wait."""
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except SQLAlchemyError as wrong:
            if not _is_ill(wrong):
                raise
            raise Unavailable(_said_of(wrong)) from None

    @property
    def waiting(self) -> int:
        """How many writes nobody has begun with."""
        return self._jobs.qsize()

    def lag_s(self) -> float:
        """How long what is being written has waited for it."""
        oldest = self._oldest
        return 0.0 if oldest is None else time.monotonic() - oldest

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
            if self._own is not None:
                self._own.close()

    def _write_waiting(self) -> bool:
        """Write what waits, as soon as anything does; False: it was the last."""
        waiting = [self._jobs.get()]
        while len(waiting) < TOGETHER:
            try:
                waiting.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        # From here on nobody can call it off: what is begun is finished.
        jobs = [job for job in waiting if job and not job.done.cancelled()]
        # In one order for all: of two servers that each hold a table the other wants, neither
        # would come to an end.
        together = sorted((job for job in jobs if not job.apart), key=lambda job: job.table_id)
        self._oldest = min((job.asked for job in jobs), default=None)
        try:
            if not self._try(together):
                # One of them cannot be written: the others must not suffer for it.
                for job in together:
                    self._try([job], alone=True)
            for job in jobs:
                if job.apart:
                    self._try([job], alone=True)
        finally:
            self._oldest = None
            _refuse([job for job in jobs if not job.settled])
        return None not in waiting

    def _refuse_the_rest(self) -> None:
        """Nobody waits for ever for a writer that has gone."""
        with self._door:
            self._writes = False
        while not self._jobs.empty():
            job = self._jobs.get()
            if job:
                _refuse([job])

    def _try(self, jobs: list[_Job], alone: bool = False) -> bool:
        """Write these together; False: one of them is wrong, and nothing was written."""
        if not jobs:
            return True
        sure = True
        try:
            with self._transaction() as connection:
                results = [job.work(connection) for job in jobs]
                sure = self._sure
        except BaseException as wrong:
            if isinstance(wrong, Exception) and _is_ill(wrong) and not _was_late(wrong):
                # It is nobody's own fault, and each would only wait for the same answer.
                self._note(wrong)
                for job in jobs:
                    job.wrong = Unavailable(_said_of(wrong)) if sure else Conflict()
                _settle(jobs)
                return True
            # Whatever it is, it is the concern of whoever asked for it, and the writer goes on.
            if alone or len(jobs) == 1:
                known = Conflict() if _was_late(wrong) else wrong
                for job in jobs:
                    job.wrong = known
                _settle(jobs)
                return True
            return False
        self._note(None)
        now = time.monotonic()
        for job, result in zip(jobs, results, strict=True):
            measures.WRITE_S.add(now - job.asked)
            job.result = result
        _settle(jobs)
        return True

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        if self.shared:
            # Somebody may have ended it meanwhile: the pool looks whether it still lives.
            with self._writing.begin() as connection:
                yield connection
            return
        self._own = own = self._own or self._writing.connect()
        try:
            with own.begin():
                yield own
        except BaseException:
            # A commit that failed leaves it in the midst of its transaction.
            self._own = None
            own.close()
            raise

    def _note(self, wrong: Exception | None) -> None:
        """Write to the log when the database falls ill, and when it is well again."""
        if wrong is not None and self._well:
            log.error("the database cannot be written: %s", _said_of(wrong))
        elif wrong is None and not self._well:
            log.warning("the database can be written again")
        self._well = wrong is None


def _refuse(jobs: list[_Job]) -> None:
    for job in jobs:
        job.wrong = Unavailable(NOBODY_WRITES)
    _settle(jobs)


def _settle(jobs: list[_Job]) -> None:
    """Have everybody told, each event loop woken but once: that takes longer than telling."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        job.settled = True
        by_loop.setdefault(job.done.get_loop(), []).append(job)
    for loop, its in by_loop.items():
        with suppress(RuntimeError):  # It is closed: nobody waits there any more.
            loop.call_soon_threadsafe(_tell, its)


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()


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


_LATE = frozenset({"40001", "40P01"})
"""What PostgreSQL calls it when two transactions cannot both go through, and it has ended one."""


def _was_late(wrong: BaseException) -> bool:
    """Somebody else has written what we wanted to write."""
    if isinstance(wrong, IntegrityError):
        return True
    if isinstance(wrong, DBAPIError) and wrong.orig is not None:
        wrong = wrong.orig
    return getattr(wrong, "sqlstate", None) in _LATE


def _is_ill(wrong: Exception) -> bool:
    # SQLite says of a malformed file no more than that there is an error; all that could be wrong
    # with a question has a name of its own.
    return isinstance(wrong, _ILL) or type(wrong) is DatabaseError


def _said_of(wrong: Exception) -> str:
    """What the database said, in a line, without the statement."""
    orig = wrong.orig if isinstance(wrong, DBAPIError) else wrong
    return f"{orig}".strip().partition("\n")[0]
