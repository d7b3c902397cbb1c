"""A process in which one bot thinks at a time."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from multiprocessing.process import BaseProcess
from typing import TypeVar

from boneyard.server.bot_pool import work

T = TypeVar("T")

# A fresh interpreter: forking one with threads and compiled kernels may hang.
SPAWN = multiprocessing.get_context("spawn")


class ProcessDied(Exception):
    """The process ended before it answered."""


class Study:
    """One that has died, or was ended because it took too long, starts anew when it is needed."""

    def __init__(self) -> None:
        # All it does is wait for the process.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="boneyard-study")
        self._process: BaseProcess | None = None
        self._pipe: Pipe | None = None
        self._closed = False
        self.prepares: Callable[[], object] | None = None
        """What every process does before anything else, once this is known."""
        self._is_prepared = False

    async def have_done(self, what: Callable[[], T], patience_s: float) -> T:
        """Raises ProcessDied, TimeoutError, or what `what` raises."""
        doing = asyncio.get_running_loop().run_in_executor(self._thread, self._exchange, what)
        await asyncio.wait({doing}, timeout=patience_s)
        if not doing.done():
            self.end()
            with suppress(Exception):
                await doing
            raise TimeoutError
        return doing.result()

    def end(self) -> None:
        """End the process, whatever it does."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        self.end()

    def _exchange(self, what: Callable[[], T]) -> T:
        try:
            pipe = self._pipe or self._start()
            if self.prepares is not None and not self._is_prepared:
                self._is_prepared = True
                pipe.send(self.prepares)
                pipe.recv()
            pipe.send(what)
            well, answer = pipe.recv()
        except (EOFError, OSError):
            self._forget()
            raise ProcessDied from None
        if not well:
            raise answer
        done: T = answer
        return done

    def _start(self) -> Pipe:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(
            target=work.serve, args=(theirs,), name="boneyard-study", daemon=True
        )
        process.start()
        # So that we notice when the process, which has the other end, is gone.
        theirs.close()
        self._process, self._pipe, self._is_prepared = process, ours, False
        if self._closed:
            process.kill()
        return ours

    def _forget(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None
