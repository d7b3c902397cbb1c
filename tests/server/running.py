"""A real server that tests can start, kill and start again."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

from boneyard.server.settings import UNLIMITED, Limits, Settings
from tests.server.forked import Forked
from tests.server.ports import free_port, wait_until_up
from tests.server.serve import serve


def quick(database_url: str, limits: Limits = UNLIMITED) -> Settings:
    """Settings for which nobody has to wait."""
    return Settings(
        database_url=database_url,
        pace_ms=0,
        bot_seconds=0.05,
        grace_s=0.2,
        rest_s=20,
        limits=limits,
    )


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


class Running:
    """A server in a process of its own."""

    def __init__(
        self,
        settings: Settings,
        *,
        files: int = 0,
        serves: Callable[..., None] = serve,
        log: Path | None = None,
    ) -> None:
        """`files`: how many it may have open; 0: as many as we may. `serves`: what it
        does. `log`: where to write what it says."""
        self.settings, self.files, self.serves, self.log = settings, files, serves, log
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        log = str(self.log) if self.log else None
        self.process = Forked(self.serves, self.settings, self.port, self.files, log)
        wait_until_up(self.port, self.process)

    def kill(self) -> None:
        """Without warning: SIGKILL."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
