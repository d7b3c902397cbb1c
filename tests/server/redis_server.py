"""A real Redis that tests can start, kill and start again."""

from __future__ import annotations

import subprocess
import tempfile

from tests.server.ports import free_port, wait_until_up


class RedisServer:
    """A Redis in a process of its own, which keeps nothing on disk."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = tempfile.TemporaryDirectory(prefix="boneyard-redis-")
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        said = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        said += ["--dir", self._folder.name, "--appendonly", "no", "--loglevel", "warning"]
        self.process = subprocess.Popen(["redis-server", *said], stdout=subprocess.DEVNULL)
        wait_until_up(self.port, self.process)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)
