"""Martinique in compiled rounds. Of its own, a position holds how many stars everybody has."""

from __future__ import annotations

from boneyard.families.line import LineState
from boneyard.games.martinique.game import STARS, tally_of
from boneyard.kernel.basics import Ints, count
from boneyard.kernel.reckoning import fewest
from boneyard.kernel.slots import *
from boneyard.kernel.twins import twin

STAR = OWN


def notes(state: LineState, s: Ints) -> None:
    """The stars before this round."""
    stars = tally_of(state.ends).stars
    for at, seat in enumerate(state.order):
        s[STAR + at] = stars[seat]


@twin
def manches(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """A point and a star; three stars, while somebody has none, make cochons of these."""
    best = fewest(r, t, s)
    if s[BY] == NOBODY and count(best) > 1:
        return 0
    winner = s[BY]
    for seat in range(r[PLAYERS]):
        if s[BY] == NOBODY and best >> s[SIDE + seat] & 1:
            winner = seat
    s[WINNERS] = 1 << winner
    s[SCORE + winner] += 1
    if s[STAR + winner] + 1 == STARS:
        for seat in range(r[PLAYERS]):
            if seat != winner and not s[STAR + seat]:
                s[SCORE + winner] += 1
                s[SCORE + seat] -= 1
    return 0
