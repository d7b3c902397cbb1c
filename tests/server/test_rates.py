"""Several workers count together what one address asks of them."""

from __future__ import annotations

import asyncio

import pytest

from boneyard.server.sharing.shared_buckets import SharedBuckets, SharedCount
from tests.server.redis_server import RedisServer

pytestmark = pytest.mark.postgres


async def test_workers_count_together(redis: RedisServer) -> None:
    counts = [SharedCount(redis.url) for _ in range(3)]
    workers = [SharedBuckets("test", 0.001, 10, count) for count in counts]
    taken = [await workers[i % 3].take("198.51.100.7") for i in range(30)]
    assert sum(taken) == 10
    assert taken[:10] == [True] * 10
    assert await workers[0].take("198.51.100.8")
    for count in counts:
        await count.close()


async def test_a_bucket_fills_again(redis: RedisServer) -> None:
    count = SharedCount(redis.url)
    rates = [SharedBuckets("fills", 200, 1, count) for _ in range(2)]
    assert await rates[0].take("x")
    async with asyncio.timeout(10):
        while not await rates[1].take("x"):
            await asyncio.sleep(0.002)
    await count.close()


async def test_without_redis_each_counts_for_itself(redis: RedisServer) -> None:
    count = SharedCount("redis://127.0.0.1:1")
    for shared in (count, None):
        rates = SharedBuckets("alone", 0.001, 3, shared)
        assert [await rates.take("x") for _ in range(5)] == [True, True, True, False, False]
    await count.close()
