"""Random numbers for the kernels: SplitMix64, whose state is one word."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled

Words = NDArray[np.uint64]


@compiled()
def word(state: Words) -> Any:
    """The next random word."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled()
def begun(seed: np.uint64, number: int) -> Any:
    """The state of game `number` under this seed: its number is as good a seed as any."""
    state = np.empty(1, np.uint64)
    state[0] = seed
    state[0] = word(state) ^ np.uint64(number)
    state[0] = word(state)
    return state


@compiled()
def below(state: Words, n: int) -> Any:
    """A number below n, without bias: the few words that would favour some are drawn again."""
    bound = np.uint64(n)
    unfair = (np.uint64(0) - bound) % bound
    while True:
        drawn = word(state)
        if drawn >= unfair:
            return np.int64(drawn % bound)
