"""Servers for tests, and people who play on them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.server.client import Http
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
