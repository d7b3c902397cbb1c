"""Ctrl-C: long work stops at once, and what it has found so far is still printed.

So it does where the program is told to end (SIGTERM), by `timeout` or whoever shares out a cluster.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C has ended."""
HEARD = (signal.SIGINT, signal.SIGTERM)


class ToldToEnd(KeyboardInterrupt):
    """Somebody has told the program to end, other than from the keyboard."""


class Stoppable:
    """Work that Ctrl-C stops without ending the program: `with` it, then look at `stopped`."""

    def __init__(self) -> None:
        self.stopped = False
        self._status = 0

    def __enter__(self) -> Stoppable:
        self._usual = signal.signal(signal.SIGTERM, _end)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        where: TracebackType | None,
    ) -> bool:
        signal.signal(signal.SIGTERM, self._usual)
        self.stopped = isinstance(wrong, KeyboardInterrupt)
        if self.stopped:
            self._status = 128 + signal.SIGTERM if isinstance(wrong, ToldToEnd) else INTERRUPTED
        return self.stopped

    def status(self, done: str) -> int:
        """The exit status, after telling how much was done if it was not all."""
        if self.stopped:
            sys.stdout.flush()
            print(f"\nboneyard: stopped after {done}", file=sys.stderr)
        return self._status


def _end(number: int, frame: FrameType | None) -> None:
    raise ToldToEnd


@contextmanager
def postponed() -> Iterator[None]:
    """Ctrl-C is answered after this, not in the middle of it. Processes started here never hear it:
    a terminal sends it to all of them, and they would die over it before they can say otherwise."""
    came: list[int] = []
    usual = {one: signal.signal(one, lambda number, frame: came.append(number)) for one in HEARD}
    if sys.platform != "win32":  # There, nothing is handed on to a process.
        open_ = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, open_)
        for one, answer in usual.items():
            signal.signal(one, answer)
    for number in came:
        signal.raise_signal(signal.Signals(number))
