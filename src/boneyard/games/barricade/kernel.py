"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.reckoning import credit, credit_side, fewest, fewest_by, joint
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def barring(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A barred round; any other is counted as in the base game."""
    if s[HOW] == OUT:
        credit(r, t, s, 1 << s[SIDE + s[BY]], r[BLOCKED_TIE])
        return 0
    if s[HOW] != BARRED:
        credit(r, t, s, fewest_by(r, t, s, r[BLOCK_WON_BY]), r[BLOCKED_TIE])
        return 0
    least = fewest(r, t, s)
    barrer = s[SIDE + s[BY]]
    if least >> barrer & 1:
        credit(r, t, s, 1 << barrer, r[BLOCKED_TIE])
        return 0
    # Several tied below the barrer: nobody is credited, whatever is agreed for blocks.
    credit(r, t, s, least, TIE_NOBODY)
    credit_side(r, s, barrer, -2 * joint(r, t, s, barrer))
    return 0
