"""What a round is worth in compiled rounds."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, count, pips
from boneyard.kernel.reckoning import fewest, win
from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_twins, twin


@in_twins
def winners(r: Ints, t: Ints, s: Ints) -> int:
    """Whoever goes out, or all with the fewest pips, as bits."""
    found = 0
    lightest = fewest(r, t, s)
    for seat in range(r[PLAYERS]):
        if seat == s[BY] or (s[BY] == NOBODY and lightest >> s[SIDE + seat] & 1):
            found |= 1 << seat
    return found


@twin
def penalties(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Everybody who has not won notes their own pips."""
    s[WINNERS] = winners(r, t, s)
    for seat in range(r[PLAYERS]):
        if not s[WINNERS] >> seat & 1:
            s[SCORE + seat] += pips(r, t, s, seat)
    return 0


@twin
def sole_winner(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A round won alone is a point."""
    found = winners(r, t, s)
    win(r, s, found, 1 if count(found) == 1 else 0)
    return 0
