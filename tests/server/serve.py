"""What a server of the tests does in its process."""

from __future__ import annotations

import os
import resource

import uvicorn

from boneyard.server.run import server_of
from boneyard.server.settings import Settings


def serve(settings: Settings, port: int, files: int, log: str | None) -> None:
    """`files`: how many it may have open, 0: as many as we may. `log`: where to write what it
    says."""
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    server = server_of(settings)
    server.config.port = port
    server.run()


def serve_app(factory: str, port: int, settings: dict[str, str]) -> None:
    """The same as `uvicorn` runs it, with settings as the environment has them."""
    os.environ.update(settings)
    uvicorn.run(factory, factory=True, port=port, ws="websockets-sansio", log_level="warning")
