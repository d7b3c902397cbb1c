"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.games.all_fives.kernel import end_counts
from boneyard.kernel.basics import Ints
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin

LIKE = ("all_fives",)


@twin
def spinner_fives(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The sum of the ends; the spinner counts while one of its places is bare on both sides."""
    total, of_spinner = 0, 0
    for e in range(s[ENDS]):
        if s[END + 4 * e + OF] == s[CENTRE]:
            of_spinner += 1
        else:
            total += end_counts(t, s, e)
    if of_spinner == 2:
        total += t[s[CENTRE], PIPS]
    return total if total % 5 == 0 and total >= r[own] else 0
