"""Whether things came up as often as they should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def check_frequencies(drawn: Counter[K], expected: Mapping[K, int]) -> None:
    """Fails if something came up that was not expected at all, or if the numbers are out of
    proportion to `expected`: their chi-square is beyond five standard deviations (Wilson and
    Hilferty), which is no bad luck."""
    assert set(drawn) <= set(expected), "something impossible was drawn"
    if len(expected) == 1:
        return
    share = drawn.total() / sum(expected.values())
    surprise = sum(
        (drawn[key] - share * count) ** 2 / (share * count) for key, count in expected.items()
    )
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    assert surprise < freedom * (1 - spread + 5 * spread**0.5) ** 3, (surprise, freedom)
