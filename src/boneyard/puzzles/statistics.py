"""How sure a counted share or a measured mean is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

# Two-sided 95 % of the normal distribution.
Z95 = 1.959963984540054


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval for a share; sensible near 0 and 1, where the plain one is not.

    >>> low, high = wilson(0, 100)
    >>> (round(low, 4), round(high, 4))
    (0.0, 0.037)
    """
    if not 0 <= successes <= trials or trials == 0:
        raise ValueError(f"{successes} of {trials} is no share; give 0 <= successes <= trials > 0")
    share = successes / trials
    width = z * z / trials
    centre = (share + width / 2) / (1 + width)
    half = z * math.sqrt(share * (1 - share) / trials + width / (4 * trials)) / (1 + width)
    # Rounding must not put the bound on the wrong side of what was seen.
    return max(0.0, min(centre - half, share)), min(1.0, max(centre + half, share))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t with so many degrees of freedom.

    >>> round(student(9), 3), round(student(2), 3)
    (2.262, 4.303)
    """
    if freedom < 1:
        raise ValueError("one value says nothing of how much values differ")
    # Exact where the expansion below is poor.
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95 * 0.95))
    # Abramowitz and Stegun 26.7.5: good to three digits from 3 on.
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))


def around_mean(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of the mean that these values (two at least) were drawn from.

    >>> low, high = around_mean([1, 2, 3, 4, 5])
    >>> (round(low, 3), round(high, 3))
    (1.037, 4.963)
    """
    mean = fmean(values)
    half = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean - half, mean + half
