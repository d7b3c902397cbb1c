"""How sure a counted share is."""

from __future__ import annotations

import math

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
