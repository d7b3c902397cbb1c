"""Processes that begin as copies of one which has read already what a server needs. To read it
takes a second, and tests start some fifty servers."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import subprocess
from collections.abc import Callable
from typing import Any

COPIES = multiprocessing.get_context("forkserver")
# By these names, and whatever they need; what is not found is read by the copy.
COPIES.set_forkserver_preload(
    [
        "boneyard.server.run",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvicorn.loops.auto",
        "uvicorn.protocols.http.h11_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "tests.server.serve",
    ]
)


class Forked:
    """As `subprocess.Popen`, as far as tests need it. Nothing of it is left when we end."""

    def __init__(self, does: Callable[..., object], *told: Any) -> None:
        self._process = COPIES.Process(target=does, args=told)
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid
        # Or else we would wait for it.
        atexit.register(self.kill)

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        status = self.returncode
        if status is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout)
        atexit.unregister(self.kill)
        return status

    def send_signal(self, one: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, one)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
