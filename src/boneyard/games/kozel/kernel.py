"""Kozel in compiled rounds.

Of its own, a position holds what earlier rounds have left: the eggs that are carried, and what each
side would have noted as long as it has nothing written, as a loser and as a winner. Of each it
holds the pips, and how many hands were 0-0 alone, which count by agreement.
"""

from __future__ import annotations

from typing import Any

from boneyard.families.line import LineState
from boneyard.games.kozel.game import BLANK, MANY_DOUBLES, MANY_OF_ONE
from boneyard.kernel.basics import Ints, count, held, holds, lowest, pips
from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_twins, twin
from boneyard.tiles import pips as pips_of

LEAST, ALONE, BY_WINNERS = range(3)
EGGS = OWN
NOTED = OWN + 2
LOST, WON = 0, 2
EACH_SIDE = 4
BLANK_AT = 0


def notes(state: LineState, s: Ints) -> None:
    """What earlier rounds have left."""
    sides = state.teams or tuple((seat,) for seat in range(len(state.hands)))
    for end in state.ends:
        left = [
            (sum(pips_of(end.hands[seat]) for seat in side),
             sum(end.hands[seat] == (BLANK,) for seat in side))
            for side in sides
        ]  # fmt: skip
        for one in range(2):
            total = sum(part[one] for part in left)
            if not end.winners:
                s[EGGS + one] += total
                continue
            for at, side in enumerate(sides):
                won = end.winners[0] in side
                noted = total - left[at][one] if won else left[at][one]
                s[NOTED + EACH_SIDE * at + (WON if won else LOST) + one] += noted + s[EGGS + one]
        if end.winners:
            s[EGGS] = s[EGGS + 1] = 0


@twin
def low_double(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """1-1, else 2-2 and so on, 0-0 last; without a double the highest tile."""
    for n in range(1, 8):
        number = n % 7
        tile = number * (number + 3) // 2
        for seat in range(r[PLAYERS]):
            if holds(s, seat, tile):
                s[SEAT], s[MUST] = seat, tile
                return 1
    best = -1
    for seat in range(r[PLAYERS]):
        rest = s[HELD + seat * WORDS]
        while rest:
            tile = lowest(rest)
            rest &= rest - 1
            if t[tile, RANK] > best:
                best, s[SEAT], s[MUST] = t[tile, RANK], seat, tile
    return 1


@twin
def odd_hands(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Many doubles in a hand, or many tiles that show one number."""
    for seat in range(r[PLAYERS]):
        hand = s[HELD + seat * WORDS]
        if count(hand & fit[DOUBLES, 0, 0]) >= MANY_DOUBLES:
            return 1
        for number in range(7):
            if count(hand & fit[FITS, number, 0]) >= MANY_OF_ONE:
                return 1
    return 0


@in_twins
def left(r: Ints, t: Ints, s: Ints, own: int, side: int) -> int:
    """What a side has left."""
    total: Any = 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            alone = held(r, s, seat) == 1 and holds(s, seat, BLANK_AT)
            total += r[own + ALONE] if alone else pips(r, t, s, seat)
    return total  # type: ignore[no-any-return]


@in_twins
def winner(r: Ints, t: Ints, s: Ints, own: int) -> int:
    """The side that has won the round; NOBODY: a tie."""
    if s[HOW] == OUT:
        return s[SIDE + s[BY]]  # type: ignore[no-any-return]
    least, best = 1 << 30, NOBODY
    for side in range(r[PLAYERS]):
        if not has_seats(r, s, side):
            continue
        number = left(r, t, s, own, side)
        if number < least:
            least, best = number, side
        elif number == least:
            best = NOBODY
    return best


@in_twins
def has_seats(r: Ints, s: Ints, side: int) -> bool:
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            return True
    return False


@in_twins
def write(r: Ints, s: Ints, own: int, side: int, amount: int, kind: int) -> None:
    """Write this for a side, with eggs and what hangs; or let all of it hang."""
    score: Any = 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            score = s[SCORE + seat]
    total = amount + s[EGGS] + r[own + ALONE] * s[EGGS + 1]
    if score == 0:
        at = NOTED + EACH_SIDE * side + kind
        total += s[at] + r[own + ALONE] * s[at + 1]
        if total < r[own + LEAST]:
            return
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            s[SCORE + seat] += total


@twin
def goat(r: Ints, t: Ints, fit: Ints, s: Ints, own: int, a: int, b: int, c: int) -> int:
    """Losers note what they have left, or the winners do."""
    best = winner(r, t, s, own)
    if best == NOBODY:
        return 0
    total: Any = 0
    for side in range(r[PLAYERS]):
        if side != best and has_seats(r, s, side):
            lost = left(r, t, s, own, side)
            total += lost
            if not r[own + BY_WINNERS]:
                write(r, s, own, side, lost, LOST)
    if r[own + BY_WINNERS]:
        write(r, s, own, best, total, WON)
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == best:
            s[WINNERS] |= 1 << seat
    return 0
