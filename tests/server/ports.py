"""Ports of this machine: one that is free, and one at which a process has begun to answer."""

from __future__ import annotations

import socket
import time
from subprocess import Popen

from tests.server.forked import Forked

UP_S = 60.0
"""A machine with much to do takes its time to start a process."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_up(port: int, process: Popen[bytes] | Forked) -> None:
    until = time.monotonic() + UP_S
    while time.monotonic() < until:
        assert process.poll() is None, f"it ended with status {process.returncode}"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.03)
    raise AssertionError("it did not answer in time")
