"""A real Redis that tests can start, kill and start again."""

from __future__ import annotations

import socket
import subprocess
import tempfile
import time


class RedisServer:
    """A Redis in a process of its own, which keeps nothing on disk."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.folder = tempfile.mkdtemp(prefix="boneyard-redis-")
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        said = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        command = ["redis-server", *said, "--appendonly", "no", "--loglevel", "warning"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 20
        while time.monotonic() < until:
            assert self.process.poll() is None, "Redis did not start"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.03)
        raise AssertionError("Redis did not answer in time")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)
