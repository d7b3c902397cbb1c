"""What a process has used so far, as it knows itself."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec


class Usage(msgspec.Struct, frozen=True):
    cpu_s: float
    """Of the processor, for the program and for the system on its behalf, in all its threads."""
    rss_mib: float
    """The memory it holds; 0: the system does not tell."""


def used() -> Usage:
    return Usage(time.process_time(), _rss_mib())


def _rss_mib() -> float:
    status = Path("/proc/self/status")
    if status.is_file():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        return 0.0
    import resource  # not on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 2**20 if sys.platform == "darwin" else most / 2**10


def allow_many_sockets() -> None:
    """As many open files as the system lets this process have."""
    if sys.platform == "win32":
        return
    import resource  # not on Windows

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # what is unlimited may still have a limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
