"""Running the server from a command: find the address, say it, show a code to scan, serve."""

from __future__ import annotations

import ipaddress
import logging
import logging.config
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TextIO

import segno
from alembic.util.exc import CommandError
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from boneyard.server import logs
from boneyard.server.app import create_app
from boneyard.server.handover import HouseServer
from boneyard.server.porter import HouseConfig, Porter, file_limit
from boneyard.server.settings import BadSetting, Settings
from boneyard.server.storage import backup
from boneyard.server.storage.schema import connect, migrate
from boneyard.server.workers import check, serve_with

log = logging.getLogger(__name__)

GRACE_S = 5
"""How long a stopping server waits for what it has begun."""


SHARED = (
    "another program has %(file)s open. If that is a server, stop one of the two: a file is for "
    "one server at a time; several of them can share a PostgreSQL"
)


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = False,
    database_url: str | None = None,
    out: TextIO | None = None,
    given: Mapping[str, str] | None = None,
    workers: int = 1,
) -> int:
    """Serve until somebody stops it; the exit status. `given`: settings by name, which count more
    than those of the environment."""
    out = out or sys.stderr
    chosen = dict(given or {})
    if database_url is not None:
        chosen["database_url"] = database_url
    try:
        settings = Settings.from_environment(given=chosen)
        check(workers, settings)
        prepare(settings.database_url)
        # After that: what a later version has made is not so much as touched.
        shared = _shared_file(settings.database_url)
        listening = _listen(host, port)
    except (BadSetting, CannotServe) as wrong:
        print(f"boneyard: {wrong}", file=out)
        return 2
    port = listening.getsockname()[1]
    # The parent of several workers has no server of its own to set this up.
    logging.config.dictConfig(logs.configuration(settings.log_format, access=settings.access_log))
    if settings.log_format == "json":
        # Whoever reads the log reads JSON on every line.
        if shared is not None:
            log.warning(SHARED, {"file": shared})
        log.info("Boneyard is at %(address)s", {"address": _address(host, port, settings)})
    else:
        if shared is not None:
            print("boneyard: " + SHARED % {"file": shared}, file=out)
        _announce(host, port, settings, out)
    if open_browser and _has_screen():
        threading.Thread(target=_open_when_up, args=(host, port, settings), daemon=True).start()
    # The next workers of a parent may be of a later version than it is: they look for themselves.
    made = partial(_server, host, workers == 1)
    if workers > 1:
        return serve_with(workers, chosen, made, listening)
    server = made(settings)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _server(host: str, migrated: bool, settings: Settings) -> HouseServer:
    """The server of a process that does nothing else. `migrated`: its database has just been looked
    at; where it has not, and is away, the process ends and says so in a sentence."""
    if not migrated:
        try:
            prepare(settings.database_url)
        except CannotServe as wrong:
            told = logs.configuration(settings.log_format, access=settings.access_log)
            logging.config.dictConfig(told)
            log.error("a worker cannot start: %(why)s", {"why": str(wrong)})
            raise SystemExit(1) from None
    server = server_of(settings, host=host, migrated=True, warm=True)
    server.tidier.begin()
    return server


def server_of(
    settings: Settings, *, host: str = "127.0.0.1", migrated: bool = False, warm: bool = False
) -> HouseServer:
    config = configuration(settings, host=host, migrated=migrated, warm=warm)
    return HouseServer(config, config.house.state, settings.drain_s)


def configuration(
    settings: Settings, *, host: str = "127.0.0.1", migrated: bool = False, warm: bool = False
) -> HouseConfig:
    porter = Porter(settings.limits, file_limit())
    # The name it was told to listen at is one of its own.
    settings = replace(settings, hosts=(*settings.hosts, host))
    return HouseConfig(
        create_app(
            settings,
            migrated=migrated,
            warm=warm,
            at_home=not _is_local(host),
            porter=porter,
        ),
        porter,
        ws_max_size=settings.limits.message_bytes,
        # Messages are small; compressing them costs more time than it saves.
        ws_per_message_deflate=False,
        # Whoever is cut off is away for the others within twenty seconds.
        ws_ping_interval=12,
        ws_ping_timeout=8,
        log_config=logs.configuration(settings.log_format, access=settings.access_log),
        access_log=settings.access_log,
        server_header=False,
        root_path="",
        timeout_graceful_shutdown=GRACE_S,
    )


def _shared_file(database_url: str) -> Path | None:
    """The file of the tables, if another program has it open already."""
    try:
        file = backup.file_of(database_url)
    except backup.BackupTrouble:
        return None
    return file if file.is_file() and backup.is_open_elsewhere(file) else None


def prepare(database_url: str) -> None:
    """Bring the database to its present form; raises CannotServe that says why not."""
    engine = None
    try:
        engine = connect(database_url)
        migrate(engine)
    except CommandError:
        # Nobody but a later version writes a revision that this one does not know.
        raise CannotServe(
            "the database was made by a later version of Boneyard: install that one again, "
            "or name another database with BONEYARD_DATABASE_URL"
        ) from None
    except (SQLAlchemyError, OSError, ImportError) as wrong:
        said = str(getattr(wrong, "orig", None) or wrong).strip().partition("\n")[0]
        raise CannotServe(
            f"the database cannot be used: {said}. "
            "Look at BONEYARD_DATABASE_URL, and whether one may write there"
        ) from None
    finally:
        if engine is not None:
            engine.dispose()


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this address; raises CannotServe that says what to do instead."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except PermissionError:
        raise CannotServe(f"port {port} is reserved here; take one from 1024 on: --port") from None
    except socket.gaierror:
        raise CannotServe(f"{host!r} is no address of this machine; try --host 0.0.0.0") from None
    except OverflowError:
        raise CannotServe(f"there is no port {port}; ports go from 1 to 65535") from None
    except OSError as wrong:
        if _answers(host, port):
            raise CannotServe(
                f"port {port} is in use, perhaps by another Boneyard: open "
                f"http://{_shown(host)}:{port}, or take another port: --port {port + 1}"
            ) from None
        raise CannotServe(f"cannot listen at {host} port {port}: {wrong.strerror}") from None
    return listening


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((_reachable(host), port), timeout=0.5):
            return True
    except OSError:
        return False


def _announce(host: str, port: int, settings: Settings, out: TextIO) -> None:
    """Say where the table is; for the local network also as a code to scan."""
    print(f"Boneyard is at {_address(host, port, settings)}", file=out)
    if _is_local(host):
        print(
            "Only this machine can reach it. For friends on your network: --host 0.0.0.0", file=out
        )
    else:
        address = f"http://{network_address()}:{port}{settings.base_path}/"
        print(f"Friends on your network open {address}", file=out)
        segno.make(address, error="m").terminal(out, compact=True)
    print("Stop with Ctrl-C; every table goes on when you start again.", file=out, flush=True)


def network_address() -> str:
    """This machine's address on its network (nothing is sent to find it out)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _reachable(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _address(host: str, port: int, settings: Settings) -> str:
    return f"http://{_shown(host)}:{port}{settings.base_path}/"


def _shown(host: str) -> str:
    host = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"[{host}]" if ":" in host else host


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_up(host: str, port: int, settings: Settings) -> None:
    for _ in range(100):
        if _answers(host, port):
            webbrowser.open(_address(host, port, settings))
            return
        time.sleep(0.05)
