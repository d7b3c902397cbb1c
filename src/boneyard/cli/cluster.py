"""Work on a Dask cluster, in the words of `concurrent.futures`.

Dask has an executor of its own. It leaves whoever waits for an answer waiting for ever if the
scheduler goes away while that answer is on its way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import Executor, Future, InvalidStateError
from contextlib import contextmanager, suppress
from typing import Any, ParamSpec, TypeVar, cast

from distributed import Client, KilledWorker
from distributed import Future as Task
from distributed.comm.core import CommClosedError
from distributed.exceptions import WorkerStartTimeoutError
from tornado.ioloop import IOLoop

from boneyard.cli.mistake import Mistake

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

ANSWERS_S = 5
"""How long a cluster may take to answer, and to have a worker ready."""
RETRIES = 3
"""How often work is begun again that a cluster has failed at."""
LOOK_S = 0.2
"""How soon a cluster that is gone is noticed."""
NOBODY_S = 30.0
"""So long a cluster may be without any worker: somebody may be about to start others."""


@contextmanager
def executor_at(address: str) -> Iterator[ClusterExecutor]:
    """The cluster whose scheduler is there; raises Mistake if there is none, or when it is lost."""
    _hush()
    cluster = f"the cluster at {address}"
    try:
        client = Client(address, timeout=ANSWERS_S, set_as_default=False)
    except (OSError, ValueError, TypeError):
        told = f"{cluster} does not answer; give its scheduler as HOST:PORT"
        raise Mistake(told) from None
    try:
        client.wait_for_workers(1, timeout=ANSWERS_S)
        executor = ClusterExecutor(client)
        try:
            yield executor
        finally:
            executor.shutdown(wait=False, cancel_futures=True)
    except (WorkerStartTimeoutError, NobodyWorks):
        raise Mistake(f"{cluster} has no workers") from None
    except KilledWorker:
        raise Mistake(f"workers of {cluster} died at work") from None
    except (ClusterLost, CommClosedError):
        raise Mistake(f"{cluster} was lost") from None
    finally:
        client.close(timeout=ANSWERS_S)


def _hush() -> None:
    """What goes wrong is told in one sentence, without a page of Dask's own before it."""
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


class ClusterLost(Exception):
    """The scheduler went away, and with it all that was under way."""


class NobodyWorks(Exception):
    """All workers have gone, and no others come."""


class ClusterExecutor(Executor):
    """Work of a worker that dies goes to another; an answer is taken once, whoever gives it."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.cores = sum(client.nthreads().values())
        self._line = client.scheduler_comm
        """Another one once the client has found a scheduler again, which knows of nothing."""
        self._waiting: set[Future[Any]] = set()
        self._ended = False
        self._loop = cast(IOLoop, client.loop)
        self._loop.add_callback(self._watch)

    def submit(self, work: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        if self._ended:
            raise RuntimeError("this executor was shut down")
        if self._is_lost():
            raise ClusterLost
        task = self._client.submit(work, *args, pure=False, retries=RETRIES, **named)
        answer: Future[R] = Future()
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        self._loop.add_callback(self._answer, answer, task)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ended = True
        if cancel_futures:
            for answer in list(self._waiting):
                answer.cancel()
        if wait:
            futures.wait(list(self._waiting))

    def _is_lost(self) -> bool:
        return self._client.scheduler_comm is not self._line

    async def _answer(self, answer: Future[Any], task: Task[Any]) -> None:
        wrong: BaseException
        try:
            given = await self._client.gather(task, asynchronous=True)
        except (asyncio.CancelledError, futures.CancelledError, CommClosedError):
            wrong = ClusterLost()
        except Exception as raised:
            wrong = ClusterLost() if self._is_lost() else raised
        else:
            _settle(answer.set_result, given)
            return
        _settle(answer.set_exception, wrong)

    async def _watch(self) -> None:
        """What was asked for while the line broke is neither answered nor refused, and what nobody
        works at waits for ever."""
        worked = time.monotonic()
        while not self._ended or self._waiting:
            await asyncio.sleep(LOOK_S)
            if self._is_lost():
                self._give_up(ClusterLost())
            elif await self._has_workers():
                worked = time.monotonic()
            elif time.monotonic() - worked > NOBODY_S:
                self._give_up(NobodyWorks())

    async def _has_workers(self) -> bool:
        scheduler: Any = self._client.scheduler
        try:
            return bool(await asyncio.wait_for(scheduler.ncores(), LOOK_S * 10))
        except OSError:
            return False  # It takes its time, or is gone: that is seen soon enough.

    def _give_up(self, why: Exception) -> None:
        for answer in list(self._waiting):
            _settle(answer.set_exception, why)


def _settle(say: Callable[[T], None], what: T) -> None:
    """Unless nobody waits any more."""
    with suppress(InvalidStateError):
        say(what)
