"""Limits on rates: a bucket that fills by itself and is emptied by whoever asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000


class Bucket:
    """Holds `most` tokens and gains `rate` a second."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._tokens, self._at = most, now

    def take(self, now: float) -> bool:
        """Take a token; False: there is none."""
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for every address, of which the longest unused are forgotten."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)
