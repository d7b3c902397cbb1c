"""What its parts are in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, earlier, lowest, pips
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin


@twin
def by_draw(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """The two highest pip sums play the two lowest; partners alternate, from the first seat on."""
    higher = 0
    for seat in range(4):
        better = 0
        for one in range(4):
            mine, theirs = pips(r, t, s, seat), pips(r, t, s, one)
            if theirs > mine or (theirs == mine and earlier(r, one, seat)):
                better += 1
        if better < 2:
            higher |= 1 << seat
    ours = higher if higher & 1 else ~higher & 15
    partner = lowest(ours & ~1)
    theirs_first = lowest(~ours & 15)
    theirs_last = 6 - partner - theirs_first
    for w in range(WORDS):
        one = s[HELD + theirs_first * WORDS + w]
        two = s[HELD + partner * WORDS + w]
        three = s[HELD + theirs_last * WORDS + w]
        s[HELD + WORDS + w], s[HELD + 2 * WORDS + w], s[HELD + 3 * WORDS + w] = one, two, three
    for seat in range(4):
        s[SIDE + seat] = seat % 2
    return 0
