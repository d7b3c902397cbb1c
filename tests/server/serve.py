"""A server for tests in a process of its own: settings as JSON, a port, and how many
files it may have open."""

from __future__ import annotations

import sys

import msgspec

from boneyard.server.run import server_of
from boneyard.server.settings import Settings

if __name__ == "__main__":
    if len(sys.argv) > 3:
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[3]), int(sys.argv[3])))
    server = server_of(msgspec.json.decode(sys.argv[1], type=Settings))
    server.config.port = int(sys.argv[2])
    server.run()
