"""A server for tests in a process of its own: settings as JSON, and a port."""

from __future__ import annotations

import sys

import msgspec
import uvicorn

from boneyard.server.run import configuration
from boneyard.server.settings import Settings

if __name__ == "__main__":
    config = configuration(msgspec.json.decode(sys.argv[1], type=Settings))
    config.port = int(sys.argv[2])
    uvicorn.Server(config).run()
