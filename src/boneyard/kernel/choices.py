"""What a seat can do: the compiled twin of `families.line.choices`, and its numbering."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.kernel.basics import Ints, Words, action, below, count, has_tiles, held, nth
from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_numbers, inlined


@inlined
def open_in_turn(r: Ints, fit: Ints, s: Ints) -> int:
    """Where the seat in turn may lay: it may have to lay at the first tile if it can."""
    if r[HOME_FIRST]:
        home: Any = np.int64(0)
        can = False
        for e in range(s[ENDS]):
            if s[END + 4 * e + OF] == s[CENTRE]:
                home |= np.int64(1) << e
                for w in range(r[USED_WORDS]):
                    fits = fit[FITS, s[END + 4 * e + NUMBER], w]
                    can |= (s[HELD + s[SEAT] * WORDS + w] & fits) != 0
        if can:
            return home & s[OPEN + s[SEAT]]
    return s[OPEN + s[SEAT]]


@inlined
def can_lay(r: Ints, fit: Ints, s: Ints, seat: int) -> bool:
    if s[PIECES] == 0:
        return has_tiles(r, s, seat)
    reached = s[OPEN + seat]
    for e in range(s[ENDS]):
        if reached >> e & 1:
            number = s[END + 4 * e + NUMBER]
            for w in range(r[USED_WORDS]):
                if s[HELD + seat * WORDS + w] & fit[FITS, number, w]:
                    return True
    return False


@inlined
def can_draw(r: Ints, s: Ints) -> bool:
    return s[BONEYARD] - s[NEXT_DRAWN] > r[RESERVE]


@inlined
def draws_if_stuck(r: Ints, s: Ints) -> bool:
    stuck = r[STUCK]
    if stuck == PASSES or (stuck == DRAWS_AND_LAYS and s[DRAWN] > 0):
        return False
    return can_draw(r, s)


@in_numbers
def lays(r: Ints, fit: Ints, s: Ints) -> int:
    """In how many ways the seat in turn can lay."""
    must, seat = s[MUST], s[SEAT]
    if s[PIECES] == 0:
        return 1 if must != NOBODY else held(r, s, seat)
    reached = open_in_turn(r, fit, s)
    number = 0
    for e in range(s[ENDS]):
        if reached >> e & 1:
            at = s[END + 4 * e + NUMBER]
            for w in range(r[USED_WORDS]):
                hand = s[HELD + seat * WORDS + w]
                if must != NOBODY:
                    hand &= np.int64(1) << (must & 63) if must >> 6 == w else 0
                number += count(hand & fit[FITS, at, w]) + count(hand & fit[FITS_TURNED, at, w])
    return number


@in_numbers
def may_bar(r: Ints, fit: Ints, s: Ints) -> bool:
    """Where only a seat that is stuck may bar."""
    if s[LAYS] > 0 or s[PIECES] == 0 or can_lay(r, fit, s, s[SEAT]):
        return False
    return r[BAR_WHEN] == BARS_IF_STUCK or not draws_if_stuck(r, s)


@inlined
def may_decline(r: Ints, s: Ints) -> bool:
    """Whether the seat in turn may lay nothing, even if something fits."""
    when = r[MAY_DECLINE]
    if when == NO_DECLINING or s[LAYS] > 0 or s[PIECES] == 0:
        return False
    if when == DECLINES_DRAWN:
        return s[DRAWN] > 0
    return can_draw(r, s) == (when == DECLINES_DRAWING)


@inlined
def draws_after_passing(r: Ints) -> bool:
    """Whether a pass ends the turn as a lay does."""
    if r[MAY_DECLINE] == DECLINES_DRAWING:
        return True
    return r[BAR_WHEN] == BARS_IF_STUCK and r[STUCK] == DRAWS_ONE


@inlined
def waits(r: Ints, s: Ints) -> bool:
    """Whether a seat that cannot lay is asked all the same."""
    if may_decline(r, s):
        return True
    if r[BAR_WHEN] == BARS_FREELY:
        return False
    return r[BAR_WHEN] == BARS_IF_STUCK or not draws_if_stuck(r, s)


@in_numbers
def barring(r: Ints, fit: Ints, s: Ints) -> int:
    """In how many ways the seat in turn can bar an end."""
    if r[BAR_WHEN] != BARS_FREELY and not may_bar(r, fit, s):
        return 0
    number = 0
    for e in range(s[ENDS]):
        at = s[END + 4 * e + NUMBER]
        for w in range(r[USED_WORDS]):
            doubles = s[HELD + s[SEAT] * WORDS + w] & fit[DOUBLES, 0, w]
            number += count(doubles & fit[FITS, at, w] if r[BAR_FIT] else doubles)
    return number


@in_numbers
def nth_lay(r: Ints, t: Ints, fit: Ints, s: Ints, n: int) -> int:
    """The n-th of all lays, from 0."""
    if s[PIECES] == 0:
        return nth_lay_anywhere(r, s, n)
    must, seat = s[MUST], s[SEAT]
    reached = open_in_turn(r, fit, s)
    for e in range(s[ENDS]):
        if reached >> e & 1:
            at = s[END + 4 * e + NUMBER]
            for w in range(r[USED_WORDS]):
                hand = s[HELD + seat * WORDS + w]
                if must != NOBODY:
                    hand &= np.int64(1) << (must & 63) if must >> 6 == w else 0
                for turned in range(2):
                    fits = hand & fit[turned, at, w]
                    here = count(fits)
                    if n < here:
                        tile = w * 64 + nth(fits, n)
                        return action(LAY, tile, e, t[tile, TOUCH + 2 * at + turned])
                    n -= here
    return -1


@in_numbers
def nth_bar(r: Ints, fit: Ints, s: Ints, n: int) -> int:
    for e in range(s[ENDS]):
        at = s[END + 4 * e + NUMBER]
        for w in range(r[USED_WORDS]):
            doubles = s[HELD + s[SEAT] * WORDS + w] & fit[DOUBLES, 0, w]
            if r[BAR_FIT]:
                doubles &= fit[FITS, at, w]
            here = count(doubles)
            if n < here:
                return action(BAR, w * 64 + nth(doubles, n), e, 0)
            n -= here
    return -1


@in_numbers
def others(r: Ints, s: Ints, laying: int) -> int:
    """What else can be done where there are so many lays: bits of `1 << DRAW`, PASS and STOP."""
    if laying > 0:
        found = 0
        if r[MAY_DRAW] != NEVER and s[PIECES] > 0 and can_draw(r, s):
            if r[MAY_DRAW] == INSTEAD or s[DRAWN] == 0:
                found |= 1 << DRAW
        if s[LAYS] > 0 and (r[MAY_STOP] or r[TURN] == DOUBLE_AGAIN):
            found |= 1 << STOP
        if r[CEDES] and s[PIECES] == 0 and s[MUST] == NOBODY and not s[SETTLED]:
            found |= 1 << CEDE
        if may_decline(r, s):
            found |= 1 << PASS
        return found
    if s[LAYS] > 0:
        return 1 << STOP
    if draws_after_passing(r) or not draws_if_stuck(r, s):
        return 1 << PASS
    return (1 << DRAW | 1 << PASS) if r[STUCK] == PASSES_OR_DRAWS else 1 << DRAW


@in_numbers
def choices(r: Ints, fit: Ints, s: Ints) -> int:
    """How many actions there are to choose from."""
    if r[FAMILY] == COUNTING_FAMILY:
        return 1 if s[MUST] != NOBODY else held(r, s, s[SEAT])
    laying = lays(r, fit, s)
    bars = barring(r, fit, s) if r[BARS] else 0
    return laying + count(others(r, s, laying)) + bars


@in_numbers
def nth_choice(r: Ints, t: Ints, fit: Ints, s: Ints, n: int) -> int:
    """The n-th of all actions, from 0: lays first, then drawing, passing, stopping, then bars."""
    if r[FAMILY] == COUNTING_FAMILY:
        return nth_lay_anywhere(r, s, n)
    laying = lays(r, fit, s)
    if n < laying:
        return nth_lay(r, t, fit, s, n)
    n -= laying
    rest = others(r, s, laying)
    if n < count(rest):
        return action(nth(rest, n), 0, 0, 0)
    return nth_bar(r, fit, s, n - count(rest))


@in_numbers
def nth_lay_anywhere(r: Ints, s: Ints, n: int) -> int:
    """The n-th lay where no end has to be touched: a first one, or one of a counting game."""
    if s[MUST] != NOBODY:
        return action(LAY, s[MUST], NO_END, 0)
    for w in range(r[USED_WORDS]):
        hand = s[HELD + s[SEAT] * WORDS + w]
        here = count(hand)
        if n < here:
            return action(LAY, w * 64 + nth(hand, n), NO_END, 0)
        n -= here
    return -1


@in_numbers
def listed(r: Ints, t: Ints, fit: Ints, s: Ints, found: Ints) -> int:
    """Write all actions into `found`; return how many."""
    number = choices(r, fit, s)
    for n in range(number):
        found[n] = nth_choice(r, t, fit, s, n)
    return number


@in_numbers
def random_choice(r: Ints, t: Ints, fit: Ints, s: Ints, rng: Words) -> int:
    if r[FAMILY] == COUNTING_FAMILY:
        number = choices(r, fit, s)
        return nth_lay_anywhere(r, s, below(rng, number) if number > 1 else 0)
    laying = lays(r, fit, s)
    rest = others(r, s, laying)
    more = count(rest)
    number = laying + more + (barring(r, fit, s) if r[BARS] else 0)
    n = below(rng, number) if number > 1 else 0
    if n < laying:
        return nth_lay(r, t, fit, s, n)
    n -= laying
    if n < more:
        return action(nth(rest, n), 0, 0, 0)
    return nth_bar(r, fit, s, n - more)
