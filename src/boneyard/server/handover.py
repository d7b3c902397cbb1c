"""How a server goes: it says so first, where somebody in front of it has to know.

On SIGTERM it takes no more callers, finishes and writes down what it has begun, and tells every
client to come back, to itself once it is started again or to whoever has taken its place. Where a
load balancer asks `/healthz`, the server says there for `drain_s` that it is stopping and serves on
meanwhile, so that nobody is sent to a door that has just been closed.
"""

from __future__ import annotations

import signal
import time
from types import FrameType
from typing import Any

import uvicorn

from boneyard.server.tidying import Tidier


class HouseServer(uvicorn.Server):
    """uvicorn, which stops a little later where that is asked for, and tidies up at times."""

    def __init__(self, config: uvicorn.Config, state: Any, drain_s: float) -> None:
        """`state`: of the application, which has to say that we are stopping."""
        super().__init__(config)
        self._state, self._drain_s, self.tidier = state, drain_s, Tidier()
        self._ends: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Said twice, it is meant; and nobody who presses Ctrl-C waits for a load balancer.
        if sig == signal.SIGTERM and self._drain_s and not self._state.stopping:
            self._captured_signals.append(sig)
            self._ends = time.monotonic() + self._drain_s
        else:
            super().handle_exit(sig, frame)
        self._state.stopping = True

    async def on_tick(self, counter: int) -> bool:
        if self._ends is not None and time.monotonic() >= self._ends:
            self.should_exit = True
        self.tidier.look()
        return await super().on_tick(counter)
