"""Ctrl-C: long work stops at once, and what it has found so far is still printed."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C has ended."""


class Stoppable:
    """Work that Ctrl-C stops without ending the program: `with` it, then look at `stopped`."""

    def __init__(self) -> None:
        self.stopped = False

    def __enter__(self) -> Stoppable:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        at: TracebackType | None,
    ) -> bool:
        self.stopped = isinstance(wrong, KeyboardInterrupt)
        return self.stopped

    def status(self, done: str) -> int:
        """The exit status, after telling how much was done if it was not all."""
        if not self.stopped:
            return 0
        sys.stdout.flush()
        print(f"\nboneyard: stopped after {done}", file=sys.stderr)
        return INTERRUPTED


@contextmanager
def postponed() -> Iterator[None]:
    """Ctrl-C is answered after this, not in the middle of it. Processes started here never hear it:
    a terminal sends it to all of them, and they would die over it before they can say otherwise."""
    came = False

    def note(number: int, frame: FrameType | None) -> None:
        nonlocal came
        came = True

    usual = signal.signal(signal.SIGINT, note)
    if sys.platform != "win32":  # There, nothing is handed on to a process.
        open_ = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, open_)
        signal.signal(signal.SIGINT, usual)
    if came and usual is not signal.SIG_IGN:
        raise KeyboardInterrupt
