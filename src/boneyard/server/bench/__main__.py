"""The processes of the bench: `python -m boneyard.server.bench serve URL PORT` is a server to be
measured, without limits on how much one address asks for; it tells on every line it reads what it
has used so far. `python -m boneyard.server.bench play` is some of the people who play."""

from __future__ import annotations

import sys
import threading

import msgspec

from boneyard.server.bench.people import play
from boneyard.server.bench.usage import allow_many_sockets, used
from boneyard.server.run import server_of
from boneyard.server.settings import UNLIMITED, Settings


def serve(database_url: str, port: int) -> None:
    allow_many_sockets()
    given = {"database_url": database_url, "pace_ms": "0"}
    settings = msgspec.structs.replace(Settings.from_environment(given=given), limits=UNLIMITED)
    server = server_of(settings)
    server.config.port = port
    threading.Thread(target=_tell_usage, daemon=True).start()
    server.tidier.begin()
    server.run()


def _tell_usage() -> None:
    for _ in sys.stdin:
        print(msgspec.json.encode(used()).decode(), flush=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["serve", url, port]:
            serve(url, int(port))
        case _:
            play()
