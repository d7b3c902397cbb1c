"""Processes that work for this one, and end when it does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from boneyard.cli.interrupt import postponed

P = ParamSpec("P")
R = TypeVar("R")


class Pool(ProcessPoolExecutor):
    """Only this process answers Ctrl-C: it ends the others, whatever they are at. They also end by
    themselves when this one is killed."""

    def __init__(self, jobs: int) -> None:
        self._before = set(active_children())
        self._given: set[Future[Any]] = set()
        # `spawn`: a fork after compiled code has started its threads kills the child.
        super().__init__(jobs, mp_context=get_context("spawn"), initializer=_begin)

    def submit(self, work: Callable[P, R], /, *args: P.args, **named: P.kwargs) -> Future[R]:
        with postponed():  # This may start a process.
            given = super().submit(work, *args, **named)
            self._given.add(given)
            given.add_done_callback(self._given.discard)
        return given

    def end(self) -> None:
        """Stop. What is still being worked on nobody wants any more."""
        with postponed():
            working = bool(self._given)
            manager: Any = self._executor_manager_thread
            # First of all: what was withdrawn must not be among what fails with those who die, or
            # the manager trips over it. It is waited for nevertheless: a program that ends while
            # it clears away trips, too.
            self.shutdown(wait=not working, cancel_futures=True)
            if working:
                for child in set(active_children()) - self._before:
                    child.kill()
                manager.join()


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
