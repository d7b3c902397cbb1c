"""How fast one address may ask, of all workers together.

Each worker counts for itself; where there is a Redis, what it would let through is counted there as
well. A Redis that does not answer lets everybody through: then each worker's own count is all there
is.
"""

from __future__ import annotations

import time
from typing import Any

from boneyard.server.buckets import Buckets
from boneyard.server.sharing import bell

TAKE = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = tonumber(kept[1]) or most, tonumber(kept[2]) or now
tokens = math.min(most, tokens + (now - at) * rate)
local takes = tokens >= 1
if takes then tokens = tokens - 1 end
-- Left to itself, Lua writes too few digits of a time.
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * most / rate) + 1000)
return takes and 1 or 0
"""
"""The bucket of `buckets.Bucket`, by the clock of Redis; forgotten when it would be full again."""
PREFIX = "boneyard:rate"
ANSWERS_S = 0.25
AGAIN_S = 2.0
"""A Redis that did not answer is not asked again for so long."""


class SharedBuckets:
    """Buckets by address, with the same limit for all workers together."""

    def __init__(self, name: str, rate: float, most: float, redis: SharedCount | None) -> None:
        self._name, self._rate, self._most, self._redis = name, rate, most, redis
        self._here = Buckets(rate, most)

    async def take(self, address: str) -> bool:
        """Take a token; False: there is none."""
        if not self._here.take(address):
            return False
        if self._redis is None:
            return True
        return await self._redis.take(f"{PREFIX}:{self._name}:{address}", self._rate, self._most)


class SharedCount:
    """The Redis in which tokens are counted."""

    def __init__(self, url: str) -> None:
        self._redis: Any = bell.connect(url, answers_s=ANSWERS_S)
        self._script = self._redis.register_script(TAKE)
        self._away_until = 0.0

    async def take(self, key: str, rate: float, most: float) -> bool:
        if time.monotonic() < self._away_until:
            return True
        try:
            return bool(await self._script(keys=[key], args=[rate, most]))
        except Exception:
            # Whatever is wrong with it (the bell says so), nobody is kept out for that.
            self._away_until = time.monotonic() + AGAIN_S
            return True

    async def close(self) -> None:
        await self._redis.aclose()
