"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_twins, twin


@twin
def fives(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The sum of the ends, a double at an end with both halves."""
    total = 0
    for e in range(s[ENDS]):
        total += end_counts(t, s, e)
    return total if total % 5 == 0 and total >= r[own] else 0


@in_twins
def end_counts(t: Ints, s: Ints, e: int) -> int:
    """What an end counts: a double both halves."""
    of = s[END + 4 * e + OF]
    pips: int = t[of, PIPS] if t[of, IS_DOUBLE] else s[END + 4 * e + NUMBER]
    return pips
