"""Where chance enters: what a source of random numbers must offer, and how tiles are shuffled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """A source of random numbers: `random.Random`, or the table's own verifiable stream."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 to n - 1, all equally likely."""
        ...


def shuffled(items: Iterable[T], rng: Rng) -> list[T]:
    """Fisher–Yates from the last place down; the fair-deal proof relies on exactly this order."""
    pile = list(items)
    for i in range(len(pile) - 1, 0, -1):
        j = rng.randrange(i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


def pick(items: list[T] | tuple[T, ...], rng: Rng) -> T:
    return items[rng.randrange(len(items))]
