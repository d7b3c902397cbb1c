"""What all compiled rounds are made of: sets of tiles as bits, random numbers, hands.

`slots` tells what stands where: `r` is always the rules, `s` a position, `t` the table of tiles and
`fit` which of them fit (see `numbers.Numbers`). Seats are counted in the order of play: the next
one is always one more.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_numbers

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]
Floats = NDArray[np.float64]


def _count(typing: Any, mask: Any) -> Any:

    def made(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), made


def _lowest(typing: Any, mask: Any) -> Any:

    def made(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), made


count: Any = intrinsic(_count)
"""How many bits are set."""
lowest: Any = intrinsic(_lowest)
"""The number of the lowest bit that is set; there must be one."""


@in_numbers
def word(rng: Words) -> np.uint64:
    """The next random word (SplitMix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@in_numbers
def below(rng: Words, n: int) -> int:
    """A number below n. Some are likelier than others by n in 2³²: imagined play may be so."""
    return np.int64(((word(rng) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@in_numbers
def nth(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


# -- hands -----------------------------------------------------------------------------------------


@in_numbers
def holds(s: Ints, seat: int, tile: int) -> bool:
    return (s[HELD + seat * WORDS + (tile >> 6)] & (np.int64(1) << (tile & 63))) != 0


@in_numbers
def give(s: Ints, seat: int, tile: int) -> None:
    s[HELD + seat * WORDS + (tile >> 6)] |= np.int64(1) << (tile & 63)


@in_numbers
def take(s: Ints, seat: int, tile: int) -> None:
    s[HELD + seat * WORDS + (tile >> 6)] &= ~(np.int64(1) << (tile & 63))


@in_numbers
def has_tiles(r: Ints, s: Ints, seat: int) -> bool:
    for w in range(r[USED_WORDS]):
        if s[HELD + seat * WORDS + w]:
            return True
    return False


@in_numbers
def held(r: Ints, s: Ints, seat: int) -> int:
    """How many tiles this seat holds."""
    number = 0
    for w in range(r[USED_WORDS]):
        number += count(s[HELD + seat * WORDS + w])
    return number


@in_numbers
def pips(r: Ints, t: Ints, s: Ints, seat: int) -> int:
    """What this hand counts."""
    total = 0
    for w in range(r[USED_WORDS]):
        rest = s[HELD + seat * WORDS + w]
        while rest:
            total += t[w * 64 + lowest(rest), PIPS]
            rest &= rest - 1
    return total


@in_numbers
def earlier(r: Ints, one: int, other: int) -> bool:
    """Whether the one has the lower number of a seat: at 0 the order of play begins, and the other
    seats follow upwards or downwards."""
    if one == 0 or other == 0:
        return one == 0 < other
    return (one > other) if r[BACKWARDS] else (one < other)


@in_numbers
def place(r: Ints, seat: int) -> int:
    """Where in the order of play the seat of this number sits."""
    return r[PLAYERS] - seat if r[BACKWARDS] and seat else seat


# -- actions ---------------------------------------------------------------------------------------


@in_numbers
def action(kind: int, tile: int, end: int, touch: int) -> int:
    return kind << 24 | tile << 16 | end << 8 | touch
