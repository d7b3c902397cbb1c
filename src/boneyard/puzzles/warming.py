"""Getting compiled code ready without anybody waiting for it."""

from __future__ import annotations

import threading
from collections.abc import Callable


class Warming:
    """Code that Numba compiles, or loads from its cache, in a thread of its own; needed once per
    process. Until it is ready, do without."""

    def __init__(self, name: str, first_call: Callable[[], object]) -> None:
        self._name, self._first_call = name, first_call
        self._ready = threading.Event()
        self._starting = threading.Lock()
        self._thread: threading.Thread | None = None

    @property
    def ready(self) -> bool:
        return self._ready.is_set()

    def start(self, *, wait: bool = False) -> None:
        """Begin, unless that was done before."""
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
        if wait:
            self._thread.join()

    def _run(self) -> None:
        self._first_call()
        self._ready.set()
