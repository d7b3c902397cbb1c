"""Six-love in compiled rounds (`rules.love`)."""

from __future__ import annotations

from boneyard.kernel.basics import Ints
from boneyard.kernel.reckoning import win_together, winning_side
from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_twins, twin

KEY_WORTH, SIX_LOVE, ONE_ALL = range(3)


@twin
def key(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, one: int, other: int, tile: int) -> int:
    """1, where this last tile is a key: nobody holds another with either number, nor is one still
    to be drawn."""
    high, low = t[tile, HIGH], t[tile, LOW]
    if high == low or not (
        (high == one and low == other) or (high == other and low == one)
    ):  # fmt: skip
        return 0
    for w in range(r[USED_WORDS]):
        fits = fit[FITS, high, w] | fit[FITS, low, w]
        for seat in range(r[PLAYERS]):
            if s[HELD + seat * WORDS + w] & fits:
                return 0
    for at in range(BONE + s[NEXT_DRAWN], BONE + s[BONEYARD]):
        left = s[at]
        if t[left, HIGH] in (high, low) or t[left, LOW] in (high, low):
            return 0
    return 1


@twin
def love(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A round won is a point, or what a key is worth; once everybody has one, all begin again, or
    play for two."""
    side = winning_side(r, t, s)
    if side == NOBODY:
        return 0
    mine, least, most = 0, 1 << 30, 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            mine = s[SCORE + seat]
        else:
            least, most = min(least, s[SCORE + seat]), max(most, s[SCORE + seat])
    if not r[own + SIX_LOVE] or least == 0:
        is_key = s[HOW] == OUT and s[BONUS] > 0
        win_together(r, s, side, r[own + KEY_WORTH] if is_key else 1)
    elif mine == least == most:
        begin_again(r, s)
        win_together(r, s, side, mine + 1)
    elif r[own + ONE_ALL] and mine == 0 and most == 1:
        win_together(r, s, side, 1)
    else:
        begin_again(r, s)
    return 0


@in_twins
def begin_again(r: Ints, s: Ints) -> None:
    """Everybody has nothing."""
    for seat in range(r[PLAYERS]):
        s[SCORE + seat] = 0
