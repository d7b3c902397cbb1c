"""Several processes that serve at one address: a parent that does nothing but keep them alive.

They share the socket, so that the system hands each connection to one that is free, and a database
that several can write to. SIGHUP replaces them one after the other: the next one serves before the
one before it stops.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

import uvicorn

from boneyard.server.settings import BadSetting, Settings, declared
from boneyard.server.sharing import bell

log = logging.getLogger(__name__)
_spawn = multiprocessing.get_context("spawn")

LOOK_S = 0.5
"""How soon the parent notices a signal."""
READY_S = 60
"""How long a worker may take until it serves, on a machine that has much else to do."""
GOES_S = 20.0
"""How long one that is told to stop may take, besides `drain_s`. Then it hangs, and is ended: a
parent that waited for it could neither be stopped nor go on with a deployment."""
GIVE_UP = 3
"""After so many workers in a row of which none ever served, it is of no use to start another."""
AGAIN_S = 2.0
"""The longest pause before another is started."""


def check(workers: int, settings: Settings) -> None:
    """Raises BadSetting where workers could not share a database, or not ring for each other."""
    if settings.redis_url:
        try:
            bell.connect(settings.redis_url)
        except ImportError as wrong:
            raise BadSetting(str(wrong)) from None
        except ValueError:
            # The address may hold a password: it is not repeated.
            raise BadSetting(
                "the address of Redis must look like redis://localhost:6379 (BONEYARD_REDIS_URL)"
            ) from None
    if workers > 1 and settings.database_url.startswith("sqlite"):
        raise BadSetting(
            "several workers need a PostgreSQL, a file is for one: name it with --database "
            "postgresql://…, or leave --workers away"
        )


def serve_with(
    workers: int,
    given: Mapping[str, str],
    made: Callable[[Settings], uvicorn.Server],
    listening: socket.socket,
) -> int:
    """Serve with so many workers until somebody stops it; the exit status. `made` is called in each
    of them, with the settings of the environment and those `given`."""
    for name, value in given.items():
        os.environ[declared()[name].variable] = value
    # They share the machine's cores for bots, too.
    cores = max(1, (os.cpu_count() or 1) // workers)
    os.environ.setdefault(declared()["processes"].variable, str(cores))
    goes_s = GOES_S + Settings.from_environment().drain_s
    return _Parent(workers, made, listening, goes_s).run()


class _Parent:
    def __init__(
        self,
        count: int,
        made: Callable[[Settings], uvicorn.Server],
        listening: socket.socket,
        goes_s: float,
    ) -> None:
        self._made, self._listening, self._goes_s = made, listening, goes_s
        self._stops = self._renews = False
        self._failed = 0
        """So many in a row have never served."""
        self._has_served = False
        """One of them once has: then it is the database that is away, and it will come back."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, self._renew)
        self._workers = [self._start() for _ in range(count)]

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._stops:
            # Said twice, it is meant: for those who still wait for a load balancer, too.
            self._terminate()
        self._stops = True

    def _terminate(self) -> None:
        for worker in self._workers:
            worker.process.terminate()

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renews = True

    def _start(self) -> _Worker:
        return _Worker(self._made, self._listening)

    def run(self) -> int:
        while not self._stops and (self._has_served or self._failed < GIVE_UP):
            wait([worker.process.sentinel for worker in self._workers], LOOK_S)
            for place, worker in enumerate(self._workers):
                if not worker.process.is_alive() and not self._stops:
                    self._replace_dead(place)
            if self._renews:
                self._renews = False
                self._replace_all()
        if not self._stops:
            told = {"workers": self._failed}
            log.critical("%(workers)s workers in a row have never served: giving up", told)
        end([worker.process for worker in self._workers], self._goes_s)
        return 0 if self._stops else 1

    def _replace_dead(self, place: int) -> None:
        worker = self._workers[place]
        self._has_served |= any(one.has_served() for one in self._workers)
        self._failed = 0 if worker.has_served() else self._failed + 1
        told = {"status": worker.process.exitcode}
        log.error("a worker has ended with status %(status)s; another starts", told)
        # Where it cannot serve, it shall not try again as fast as it can.
        time.sleep(min(self._failed, AGAIN_S))
        self._workers[place] = self._start()

    def _replace_all(self) -> None:
        for place, worker in enumerate(self._workers):
            new = self._start()
            until = time.monotonic() + READY_S
            while not new.has_served() and new.process.is_alive() and not self._stops:
                if time.monotonic() > until:
                    break
                time.sleep(LOOK_S / 10)
            if not new.has_served():
                if not self._stops:
                    log.error("the next worker does not serve; those that do go on")
                new.process.kill()
                new.process.join()
                return
            self._workers[place] = new
            end([worker.process], self._goes_s)


def end(processes: Sequence[BaseProcess], within_s: float) -> None:
    """Tell them to stop, and see to it that they do."""
    until = time.monotonic() + within_s
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            log.error("a worker does not stop; it is ended")
            process.kill()
            process.join()


class _Worker:
    def __init__(
        self, made: Callable[[Settings], uvicorn.Server], listening: socket.socket
    ) -> None:
        self._serves, tell = _spawn.Pipe(duplex=False)
        self._served = False
        args = (made, listening, tell)
        self.process = _spawn.Process(target=_work, args=args, name="boneyard worker")
        self.process.start()
        tell.close()

    def has_served(self) -> bool:
        if not self._served and self._serves.poll():
            try:
                self._served = bool(self._serves.recv())
            except EOFError:
                return False
        return self._served


def _work(
    made: Callable[[Settings], uvicorn.Server], listening: socket.socket, tell: Connection
) -> None:
    """What a worker does. It does not outlive its parent, at whose address nobody could start
    another."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()
    server = made(Settings.from_environment())
    threading.Thread(target=_tell_when_up, args=(server, tell), daemon=True).start()
    server.run(sockets=[listening])


def _tell_when_up(server: uvicorn.Server, tell: Connection) -> None:
    while not server.started:
        time.sleep(LOOK_S / 10)
    tell.send(True)


def _end_with(parent_ends: Callable[[], None]) -> None:
    parent_ends()
    os.kill(os.getpid(), signal.SIGTERM)
