"""A real server that tests can start, kill and start again."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from boneyard.server.settings import UNLIMITED, Limits, Settings


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
        program: str = "serve.py",
        log: Path | None = None,
    ) -> None:
        """`files`: how many it may have open; 0: as many as we may. `program`: what is run, beside
        this file. `log`: where to write what it says."""
        self.settings, self.files, self.log = settings, files, log
        self.program = Path(__file__).with_name(program)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        said = msgspec.json.encode(self.settings).decode()
        command = [sys.executable, str(self.program), said, str(self.port)]
        command += [str(self.files)] if self.files else []
        with contextlib.ExitStack() as open_files:
            log = open_files.enter_context(self.log.open("ab")) if self.log else None
            self.process = subprocess.Popen(command, stderr=log)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server did not start"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.03)
        raise AssertionError("the server did not answer in time")

    def kill(self) -> None:
        """Without warning: SIGKILL."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
