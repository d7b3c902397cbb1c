"""Whatever is killed, nothing that was promised is lost: the short form; the long one is deep."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.server.siege import besiege, cluster

pytestmark = pytest.mark.postgres
DEEP = settings.get_current_profile_name() == "deep"


async def test_workers_redis_and_postgresql_are_killed() -> None:
    tables, workers, kills = (200, 4, 100) if DEEP else (12, 4, 6)
    with cluster(workers=workers) as running:
        outcome = await besiege(running, tables=tables, kills=kills, seed=1)
    assert sum(outcome.kills.values()) == kills
    assert outcome.acknowledged > 10 * tables
    assert outcome.finished
