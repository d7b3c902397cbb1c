"""Rounds of line and counting games, compiled by Numba. Imported only when the kernel is wanted.

This module says in numbers what `families.line.game`, `families.line.choices` and the parts say in
words, step by step in the same order, so that the two can be read side by side. `slots` tells what
stands where: `r` is always the rules, `s` a position, `t` the tables of a set (see
`numbers.Numbers`).

Seats are counted in the order of play here: the next one is always one more.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from boneyard.compiling import compiled
from boneyard.kernel.slots import *

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]
Floats = NDArray[np.float64]

FARTHEST = 1000
"""Actions of an imagined round; only one that need not end takes more."""

# Columns of the table of tiles.
HIGH, LOW, PIPS, IS_DOUBLE, RANK, LOW_RANK = range(6)


in_numbers = compiled(error_model="numpy", _nrt=False)
"""Nothing here makes or keeps an array, so nobody needs to count who holds one: counting took half
of the time."""


def _count(typing: Any, mask: Any) -> Any:

    def made(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), made


def _lowest(typing: Any, mask: Any) -> Any:

    def made(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), made


count: Any = intrinsic(_count)
"""How many bits are set."""
lowest: Any = intrinsic(_lowest)
"""The number of the lowest bit that is set; there must be one."""


@in_numbers
def word(rng: Words) -> np.uint64:
    """The next random word (SplitMix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@in_numbers
def below(rng: Words, n: int) -> int:
    """A number below n. Some are likelier than others by n in 2³²: imagined play may be so."""
    return np.int64(((word(rng) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@in_numbers
def nth(mask: int, n: int) -> int:
    """The number of the n-th bit that is set, from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


# -- hands -----------------------------------------------------------------------------------------


@in_numbers
def holds(s: Ints, seat: int, tile: int) -> bool:
    return (s[HELD + seat * WORDS + (tile >> 6)] & (np.int64(1) << (tile & 63))) != 0


@in_numbers
def give(s: Ints, seat: int, tile: int) -> None:
    s[HELD + seat * WORDS + (tile >> 6)] |= np.int64(1) << (tile & 63)


@in_numbers
def take(s: Ints, seat: int, tile: int) -> None:
    s[HELD + seat * WORDS + (tile >> 6)] &= ~(np.int64(1) << (tile & 63))


@in_numbers
def has_tiles(r: Ints, s: Ints, seat: int) -> bool:
    for w in range(r[USED_WORDS]):
        if s[HELD + seat * WORDS + w]:
            return True
    return False


@in_numbers
def held(r: Ints, s: Ints, seat: int) -> int:
    """How many tiles this seat holds."""
    number = 0
    for w in range(r[USED_WORDS]):
        number += count(s[HELD + seat * WORDS + w])
    return number


@in_numbers
def pips(r: Ints, t: Ints, s: Ints, seat: int) -> int:
    """What this hand counts."""
    total = 0
    for w in range(r[USED_WORDS]):
        rest = s[HELD + seat * WORDS + w]
        while rest:
            total += t[w * 64 + lowest(rest), PIPS]
            rest &= rest - 1
    return total


# -- what can be done ------------------------------------------------------------------------------


@in_numbers
def limits(r: Ints, s: Ints) -> int:
    """Which ends are in reach now: all, those of the centre, the first, or toes."""
    reach = r[REACH]
    if reach == CENTRE_FIRST and s[PIECES] <= 4:
        return CENTRE_FIRST
    if reach == SIDE_FIRST and s[PIECES] == 1:
        return SIDE_FIRST
    if reach == TOES_FIRST:
        for e in range(s[ENDS]):
            if s[END + 4 * e + KIND] == TOE:
                return TOES_FIRST
    return ALL


@in_numbers
def in_reach(s: Ints, e: int, limit: int) -> bool:
    if limit == ALL:
        return True
    if limit == CENTRE_FIRST:
        return s[END + 4 * e + OF] == s[CENTRE]
    if limit == SIDE_FIRST:
        return e == 0
    return s[END + 4 * e + KIND] == TOE


@in_numbers
def home_or_limits(r: Ints, fit: Ints, s: Ints) -> int:
    """The same for the seat in turn, which may have to lay at the first tile if it can."""
    if r[HOME_FIRST]:
        for e in range(s[ENDS]):
            if s[END + 4 * e + OF] == s[CENTRE]:
                number = s[END + 4 * e + NUMBER]
                for w in range(r[USED_WORDS]):
                    if s[HELD + s[SEAT] * WORDS + w] & fit[0, number, w]:
                        return CENTRE_FIRST
    return limits(r, s)


@in_numbers
def can_lay(r: Ints, fit: Ints, s: Ints, seat: int) -> bool:
    if s[PIECES] == 0:
        return has_tiles(r, s, seat)
    limit = limits(r, s)
    for e in range(s[ENDS]):
        if in_reach(s, e, limit):
            number = s[END + 4 * e + NUMBER]
            for w in range(r[USED_WORDS]):
                if s[HELD + seat * WORDS + w] & fit[0, number, w]:
                    return True
    return False


@in_numbers
def can_draw(r: Ints, s: Ints) -> bool:
    return s[BONEYARD] - s[NEXT_DRAWN] > r[RESERVE]


@in_numbers
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
    limit = home_or_limits(r, fit, s)
    number = 0
    for e in range(s[ENDS]):
        if in_reach(s, e, limit):
            at = s[END + 4 * e + NUMBER]
            for w in range(r[USED_WORDS]):
                hand = s[HELD + seat * WORDS + w]
                if must != NOBODY:
                    hand &= np.int64(1) << (must & 63) if must >> 6 == w else 0
                number += count(hand & fit[0, at, w]) + count(hand & fit[1, at, w])
    return number


@in_numbers
def may_bar(r: Ints, fit: Ints, s: Ints) -> bool:
    """Where only a seat that is stuck may bar."""
    if s[LAYS] > 0 or s[PIECES] == 0 or can_lay(r, fit, s, s[SEAT]):
        return False
    return r[BAR_WHEN] == BARS_IF_STUCK or not draws_if_stuck(r, s)


@in_numbers
def may_decline(r: Ints, s: Ints) -> bool:
    """Whether the seat in turn may lay nothing, even if something fits."""
    when = r[MAY_DECLINE]
    if when == NO_DECLINING or s[LAYS] > 0 or s[PIECES] == 0:
        return False
    if when == DECLINES_DRAWN:
        return s[DRAWN] > 0
    return can_draw(r, s) == (when == DECLINES_DRAWING)


@in_numbers
def draws_after_passing(r: Ints) -> bool:
    """Whether a pass ends the turn as a lay does."""
    if r[MAY_DECLINE] == DECLINES_DRAWING:
        return True
    return r[BAR_WHEN] == BARS_IF_STUCK and r[STUCK] == DRAWS_ONE


@in_numbers
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
    if r[BARS] == 0 or (r[BAR_WHEN] != BARS_FREELY and not may_bar(r, fit, s)):
        return 0
    number = 0
    for e in range(s[ENDS]):
        at = s[END + 4 * e + NUMBER]
        for w in range(r[USED_WORDS]):
            doubles = s[HELD + s[SEAT] * WORDS + w] & fit[2, 0, w]
            number += count(doubles & fit[0, at, w] if r[BAR_FIT] else doubles)
    return number


@in_numbers
def action(kind: int, tile: int, end: int, touch: int) -> int:
    return kind << 24 | tile << 16 | end << 8 | touch


@in_numbers
def touching(r: Ints, t: Ints, fit: Ints, tile: int, number: int, second: bool) -> int:
    """The half with which this tile touches that number; `second`: turned round, if both do."""
    bit = np.int64(1) << (tile & 63)
    if fit[3, 0, tile >> 6] & bit:  # A joker.
        return t[tile, LOW] if second else t[tile, HIGH]
    return fit[4, number, 0]


@in_numbers
def nth_lay(r: Ints, t: Ints, fit: Ints, s: Ints, n: int) -> int:
    """The n-th of all lays, from 0."""
    if s[PIECES] == 0:
        return nth_lay_anywhere(r, s, n)
    must, seat = s[MUST], s[SEAT]
    limit = home_or_limits(r, fit, s)
    for e in range(s[ENDS]):
        if in_reach(s, e, limit):
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
                        return action(LAY, tile, e, touching(r, t, fit, tile, at, turned == 1))
                    n -= here
    return -1


@in_numbers
def nth_bar(r: Ints, fit: Ints, s: Ints, n: int) -> int:
    for e in range(s[ENDS]):
        at = s[END + 4 * e + NUMBER]
        for w in range(r[USED_WORDS]):
            doubles = s[HELD + s[SEAT] * WORDS + w] & fit[2, 0, w]
            if r[BAR_FIT]:
                doubles &= fit[0, at, w]
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
        if r[CEDES] and s[PIECES] == 0 and s[MUST] == NOBODY and not s[CEDED]:
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
    return laying + count(others(r, s, laying)) + barring(r, fit, s)


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


# -- what comes of it ------------------------------------------------------------------------------


@in_numbers
def new_end(s: Ints, number: int, room: int, kind: int, tile: int) -> None:
    at = END + 4 * s[ENDS]
    s[at + NUMBER], s[at + ROOM], s[at + KIND], s[at + OF] = number, room, kind, tile
    s[ENDS] += 1


@in_numbers
def put(r: Ints, t: Ints, s: Ints, tile: int, end: int, touch: int) -> None:
    """Lay a tile at an end, which may be used up by it, and open what it opens."""
    first = end == NO_END
    if not first:
        at = END + 4 * end
        if s[at + ROOM] > 1:
            s[at + ROOM] -= 1
        else:
            for e in range(at, END + 4 * (s[ENDS] - 1)):
                s[e] = s[e + 4]
            s[ENDS] -= 1
    else:
        s[CENTRE] = tile
    shape, high, low = r[SHAPE], t[tile, HIGH], t[tile, LOW]
    other = low if touch == high else high
    s[PIECES] += 1
    if first and (shape == CROSS or shape == TREE):
        if shape == CROSS or high == low:
            new_end(s, high, 2, SIDE_SOCKET, tile)
            new_end(s, high, 2, TIP, tile)
        else:
            new_end(s, high, 1, HALF, tile)
        return
    if first and shape == STAR:
        new_end(s, high, high, RAY, tile)
        return
    if shape == TREE and high == low:
        new_end(s, high, 1, SIDE_SOCKET, tile)
        new_end(s, high, 2, TIP, tile)
        return
    if shape == FEET and high == low and not first:
        new_end(s, high, 3, TOE, tile)
        return
    if high == low:
        kind = HALF if shape == LENGTHWISE else SIDE_SOCKET
        new_end(s, high, 2 if first else 1, kind, tile)
    elif first:
        new_end(s, high, 1, HALF, tile)
        new_end(s, low, 1, HALF, tile)
    else:
        new_end(s, other, 1, HALF, tile)


@in_numbers
def earned(r: Ints, t: Ints, s: Ints, tile: int, first: bool) -> int:
    """What the lay of this tile scores, which lies there already."""
    scoring = r[LAY_SCORING]
    if scoring == NOTHING:
        return 0
    if scoring == BONUSES:
        if first:
            return 2
        points = 2 if t[tile, IS_DOUBLE] and tile > s[TOP_DOUBLE] else 0
        triple = False
        for e in range(s[ENDS]):
            at = END + 4 * e
            if s[at + NUMBER] != s[END + NUMBER]:
                return points
            triple |= t[s[at + OF], IS_DOUBLE] == 1
        return points + (3 if triple else 2)
    total, of_centre = 0, 0
    for e in range(s[ENDS]):
        at = END + 4 * e
        if scoring == QUOTIENT:
            if s[at + KIND] != SIDE_SOCKET:
                total += s[at + NUMBER] * s[at + ROOM]
        elif scoring == SPINNER_FIVES and s[at + OF] == s[CENTRE]:
            of_centre += 1
        else:
            of = s[at + OF]
            total += t[of, PIPS] if t[of, IS_DOUBLE] else s[at + NUMBER]
    if scoring == QUOTIENT:
        return total // r[LAY_NUMBER] if total % r[LAY_NUMBER] == 0 else 0
    if of_centre == 2:
        total += t[s[CENTRE], PIPS]
    return total if total % 5 == 0 and total >= r[LAY_NUMBER] else 0


@in_numbers
def target_reached(r: Ints, s: Ints) -> bool:
    """Whether somebody wins on the spot; then the round is over."""
    if r[TARGET] == 0:
        return False
    for seat in range(r[PLAYERS]):
        if s[SCORE + seat] >= r[TARGET]:
            s[OVER], s[HOW], s[BY] = 1, ON_TARGET, s[SEAT]
            s[WINNERS] = 1 << s[SEAT]
            return True
    return False


@in_numbers
def lay(r: Ints, t: Ints, fit: Ints, s: Ints, tile: int, end: int, touch: int) -> None:
    seat = s[SEAT]
    take(s, seat, tile)
    if end == NO_END:
        s[OPENER] = seat
    elif r[CAPICUA] or r[CHUCHAZO]:
        last = END + 4 * (s[ENDS] - 1)
        s[BONUS] = for_last_tile(r, t, s[END + NUMBER], s[last + NUMBER], tile)
    put(r, t, s, tile, end, touch)
    s[MUST], s[PASSED], s[LAST] = NOBODY, 0, seat
    s[LAYS] += 1
    if r[SALIDA] and not r[SALIDA_AT_ONCE] and s[PIECES] == 2 and s[ALL_PASSES] == 1:
        earn(r, s, seat, r[SALIDA])
    if r[LAY_SCORING] != NOTHING:
        s[SCORE + seat] += earned(r, t, s, tile, end == NO_END)
        if t[tile, IS_DOUBLE]:
            s[TOP_DOUBLE] = max(s[TOP_DOUBLE], tile)
        if target_reached(r, s):
            return
    if not has_tiles(r, s, seat):
        laid_all(r, t, s)
        return
    turn = r[TURN]
    if turn == RUN or (turn == DOUBLE_AGAIN and t[tile, IS_DOUBLE]):
        if can_lay(r, fit, s, seat) or barring(r, fit, s) > 0:
            return
    end_turn(r, s)


@in_numbers
def for_last_tile(r: Ints, t: Ints, one: int, other: int, tile: int) -> int:
    """What going out with this tile earns, where these were the ends."""
    if tile == 0:
        return r[CHUCHAZO]
    high, low = t[tile, HIGH], t[tile, LOW]
    if high == low:
        return 0
    both = (high == one and low == other) or (high == other and low == one)
    same = r[CAPICUA_ANY] and one == other and (high == one or low == one)
    return r[CAPICUA] if both or same else 0


@in_numbers
def earn(r: Ints, s: Ints, seat: int, points: int) -> None:
    """Points for a pass of others go to the whole side, unless they would win the match."""
    if r[TOLL_BELOW] and s[SCORE + seat] + points >= r[TOLL_BELOW]:
        return
    credit_side(r, s, s[SIDE + seat], points)


@in_numbers
def credit_side(r: Ints, s: Ints, side: int, points: int) -> None:
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            s[SCORE + seat] += points


@in_numbers
def toll(r: Ints, s: Ints, passed: int) -> None:
    """Somebody has passed, so many in a row by now: what that earns who laid last."""
    if r[SALIDA] and r[SALIDA_AT_ONCE] and passed == 1 and s[PIECES] == 1:
        earn(r, s, s[LAST], r[SALIDA])
    if r[CORRIDO] and passed == r[PLAYERS] - 1:
        earn(r, s, s[LAST], r[CORRIDO])


@in_numbers
def laid_all(r: Ints, t: Ints, s: Ints) -> None:
    if not r[DROPS_OUT]:
        end_round(r, t, s, OUT, s[SEAT])
        return
    left, last = 0, NOBODY
    for seat in range(r[PLAYERS]):
        if has_tiles(r, s, seat):
            left += 1
            last = seat
    if left == 1:
        end_round(r, t, s, LEFT_ALONE, last)
    else:
        end_turn(r, s)


@in_numbers
def draw(r: Ints, s: Ints, number: int) -> None:
    """The seat in turn draws, down to the reserve."""
    number = min(number, s[BONEYARD] - s[NEXT_DRAWN] - r[RESERVE])
    for _ in range(number):
        give(s, s[SEAT], s[BONE + s[NEXT_DRAWN]])
        s[NEXT_DRAWN] += 1
    s[DRAWN] += number
    s[PASSED] = 0


@in_numbers
def draw_by_choice(r: Ints, fit: Ints, s: Ints) -> None:
    if not can_lay(r, fit, s, s[SEAT]):
        draw_because_stuck(r, fit, s)
        return
    draw(r, s, r[DRAWS])
    if r[MAY_DRAW] == INSTEAD:
        next_turn(r, s)


@in_numbers
def draw_because_stuck(r: Ints, fit: Ints, s: Ints) -> None:
    draw(r, s, r[DRAWS])
    stuck = r[STUCK]
    if stuck == DRAWS_TILL_FITS:
        while not can_lay(r, fit, s, s[SEAT]) and can_draw(r, s):
            draw(r, s, r[DRAWS])
    if stuck == DRAWS_ONE or stuck == PASSES_OR_DRAWS:
        next_turn(r, s)


@in_numbers
def pass_turn(r: Ints, t: Ints, s: Ints) -> None:
    s[PASSED] += 1
    s[ALL_PASSES] += 1
    toll(r, s, s[PASSED])
    if s[PASSED] == r[PASSES_BLOCK]:
        end_round(r, t, s, BLOCKED, NOBODY)
    elif draws_after_passing(r):
        end_turn(r, s)
    else:
        next_turn(r, s)


@in_numbers
def end_turn(r: Ints, s: Ints) -> None:
    if r[DRAW_AFTER] and can_draw(r, s):
        draw(r, s, 1)
    next_turn(r, s)


@in_numbers
def next_turn(r: Ints, s: Ints) -> None:
    seat, players = s[SEAT], r[PLAYERS]
    while True:
        seat = 0 if seat + 1 == players else seat + 1
        if has_tiles(r, s, seat):
            break
    s[SEAT], s[LAYS], s[DRAWN] = seat, 0, 0


@in_numbers
def is_blocked(r: Ints, fit: Ints, s: Ints) -> bool:
    if r[STUCK] != PASSES and can_draw(r, s):
        return False
    for seat in range(r[PLAYERS]):
        if can_lay(r, fit, s, seat):
            return False
    if r[BAR_WHEN] == BARS_FREELY or s[PASSED] >= r[PLAYERS]:
        return True
    for seat in range(r[PLAYERS]):
        for w in range(r[USED_WORDS]):
            if s[HELD + seat * WORDS + w] & fit[2, 0, w]:
                return False
    return True


@in_numbers
def settle(r: Ints, t: Ints, fit: Ints, s: Ints) -> None:
    """Let happen what nobody is asked about, until somebody has a choice."""
    while not s[OVER] and s[LAYS] == 0 and not can_lay(r, fit, s, s[SEAT]):
        if is_blocked(r, fit, s):
            end_round(r, t, s, BLOCKED, NOBODY)
            return
        if waits(r, s):
            return
        if (r[BARS] or r[STUCK] == PASSES_OR_DRAWS) and choices(r, fit, s) > 1:
            return
        if draws_if_stuck(r, s):
            draw_because_stuck(r, fit, s)
        else:
            pass_turn(r, t, s)


@in_numbers
def play(r: Ints, t: Ints, fit: Ints, s: Ints, code: int) -> None:
    """Do this, and let happen what follows from it."""
    kind, tile, end, touch = code >> 24, code >> 16 & 255, code >> 8 & 255, code & 255
    if r[FAMILY] == COUNTING_FAMILY:
        lay_anywhere(r, t, s, tile)
        return
    if kind == LAY:
        lay(r, t, fit, s, tile, end, touch)
    elif kind == BAR:
        take(s, s[SEAT], tile)
        end_round(r, t, s, BARRED, s[SEAT])
    elif kind == DRAW:
        draw_by_choice(r, fit, s)
    elif kind == PASS:
        pass_turn(r, t, s)
    elif kind == CEDE:
        s[SEAT], s[CEDED] = (s[SEAT] + 2) % r[PLAYERS], 1
    else:
        end_turn(r, s)
    settle(r, t, fit, s)


@in_numbers
def lay_anywhere(r: Ints, t: Ints, s: Ints, tile: int) -> None:
    """A lay of a counting game."""
    seat, players = s[SEAT], r[PLAYERS]
    before, total = s[TOTAL], s[TOTAL] + t[tile, PIPS]
    take(s, seat, tile)
    s[TOTAL], s[MUST], s[LAST] = total, NOBODY, seat
    s[PIECES] += 1
    goals = r[GOALS]
    for g in range(goals):
        if before < total == r[GOAL_LIST + 2 * g]:
            s[SCORE + seat] += r[GOAL_LIST + 2 * g + 1]
    if target_reached(r, s):
        return
    if total >= r[GOAL_LIST + 2 * (goals - 1)]:
        s[OVER], s[HOW], s[BY] = 1, GOAL, seat
        return
    if r[DRAW_AFTER] and can_draw(r, s):
        draw(r, s, 1)
    for _ in range(players):
        seat = 0 if seat + 1 == players else seat + 1
        if has_tiles(r, s, seat):
            s[SEAT] = seat
            return
    s[OVER], s[HOW], s[BY] = 1, EMPTY, s[LAST]


# -- what a round is worth -------------------------------------------------------------------------


@in_numbers
def nearest_five(number: int) -> int:
    return (number + 2) // 5 * 5


@in_numbers
def joint(r: Ints, t: Ints, s: Ints, side: int) -> int:
    total = 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            total += pips(r, t, s, seat)
    return total


@in_numbers
def joint_tiles(r: Ints, s: Ints, side: int) -> int:
    total = 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            total += held(r, s, seat)
    return total


@in_numbers
def fewest(r: Ints, t: Ints, s: Ints) -> int:
    """The sides with the fewest pips, or with the fewest tiles first, as bits."""
    least, found = -1, 0
    for side in range(r[PLAYERS]):
        has_seats = False
        for seat in range(r[PLAYERS]):
            has_seats |= s[SIDE + seat] == side
        if not has_seats:
            continue
        number = joint(r, t, s, side)
        if r[BLOCK_BY_TILES]:
            number += joint_tiles(r, s, side) << 20
        if least < 0 or number < least:
            least, found = number, 0
        if number == least:
            found |= 1 << side
    return found


@in_numbers
def credit(r: Ints, t: Ints, s: Ints, winning: int, tie: int) -> None:
    """The pips of those who did not win go to these sides (bits; several: they tied)."""
    rest, rounding = 0, r[ROUNDING]
    for seat in range(r[PLAYERS]):
        if winning >> s[SIDE + seat] & 1:
            s[WINNERS] |= 1 << seat
        else:
            number = pips(r, t, s, seat)
            rest += nearest_five(number) if rounding == ROUNDED_EACH else number
    if rounding == ROUNDED_TOTAL:
        rest = nearest_five(rest)
    sides = count(winning)
    if sides > 1 and tie == TIE_NOBODY:
        return
    rest //= sides
    own = joint(r, t, s, lowest(winning))
    if r[OWN] == OWN_SUBTRACT:
        rest = max(0, rest - own)
    elif r[OWN] == OWN_ADD:
        rest += own
    for seat in range(r[PLAYERS]):
        if winning >> s[SIDE + seat] & 1:
            s[SCORE + seat] += rest


@in_numbers
def end_round(r: Ints, t: Ints, s: Ints, how: int, by: int) -> None:
    s[OVER], s[HOW], s[BY] = 1, how, by
    players, reckoning = r[PLAYERS], r[RECKONING]
    if reckoning == FOR_THE_SIDE:
        count_for_side(r, t, s)
        return
    if reckoning == CREDIT or reckoning == BARRING:
        if how == OUT:
            credit(r, t, s, 1 << s[SIDE + by], r[BLOCKED_TIE])
        elif how != BARRED or reckoning == CREDIT:
            credit(r, t, s, fewest(r, t, s), r[BLOCKED_TIE])
        else:
            barrer, least = s[SIDE + by], fewest(r, t, s)
            if least >> barrer & 1:
                credit(r, t, s, 1 << barrer, r[BLOCKED_TIE])
                return
            credit(r, t, s, least, TIE_NOBODY)
            loss = 2 * joint(r, t, s, barrer)
            for seat in range(players):
                if s[SIDE + seat] == barrer:
                    s[SCORE + seat] -= loss
        return
    if reckoning == SUBTRACT:
        for seat in range(players):
            s[SCORE + seat] -= pips(r, t, s, seat)
    elif reckoning == NOTES or reckoning == PENALTIES:
        note(r, t, s)
    elif by != NOBODY:
        s[SCORE + by] += 2 if reckoning == TWO else 1
        s[WINNERS] = 1 << by
    else:
        best_of_blocked(r, t, s)


@in_numbers
def count_for_side(r: Ints, t: Ints, s: Ints) -> None:
    """One of two sides has won the round, or nobody."""
    side = s[SIDE + s[BY]] if s[HOW] == OUT else best_side(r, t, s)
    if side == NOBODY:
        if r[TIE_GOES] == TO_NOBODY:
            return
        side = s[SIDE + (s[OPENER] if r[TIE_GOES] == TO_OPENER else s[LAST])]
    points = s[BONUS] if s[HOW] == OUT else 0
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            s[WINNERS] |= 1 << seat
        if r[COUNTS_ALL] or s[SIDE + seat] != side:
            points += pips(r, t, s, seat)
    credit_side(r, s, side, points)


@in_numbers
def best_side(r: Ints, t: Ints, s: Ints) -> int:
    """The side with the fewest pips, as they are compared here; NOBODY: a tie."""
    if r[DECIDES] == PAIR:
        least = fewest(r, t, s)
        return lowest(least) if count(least) == 1 else NOBODY
    following = s[LAST] + 1 if s[LAST] + 1 < r[PLAYERS] else 0
    least, side = 1 << 30, NOBODY
    for seat in range(r[PLAYERS]):
        if r[DECIDES] == CLOSER and seat != s[LAST] and seat != following:
            continue
        number = pips(r, t, s, seat)
        if number < least:
            least, side = number, s[SIDE + seat]
        elif number == least and side != s[SIDE + seat]:
            side = NOBODY
    return side


@in_numbers
def note(r: Ints, t: Ints, s: Ints) -> None:
    """Pips left in hand are bad to have."""
    players, last = r[PLAYERS], s[LAST]
    if s[HOW] == BARRED or (r[RECKONING] == PENALTIES and s[BY] != NOBODY):
        last = s[BY]
    least = 1 << 30
    for seat in range(players):
        least = min(least, pips(r, t, s, seat))
    for seat in range(players):
        number = pips(r, t, s, seat)
        if r[RECKONING] == NOTES:
            s[SCORE + seat] += 4 * number if seat == last and number > least else number
        elif seat == last:
            s[WINNERS] = 1 << seat
        else:
            s[SCORE + seat] += number + (25 if holds(s, seat, 0) else 0)


@in_numbers
def best_of_blocked(r: Ints, t: Ints, s: Ints) -> None:
    """A block in games that only count who has won it: to all who are equally good."""
    players, reckoning = r[PLAYERS], r[RECKONING]
    without = 0
    if reckoning == TWO:
        for seat in range(players):
            has_double = False
            for double in range(r[TILES]):
                has_double |= t[double, IS_DOUBLE] == 1 and holds(s, seat, double)
            if not has_double:
                without |= 1 << seat
    best, found = -(1 << 40), 0
    for seat in range(players):
        if without and not without >> seat & 1:
            continue
        worth = pips(r, t, s, seat)
        if reckoning == ROUND_WON:
            worth = -(held(r, s, seat) << 20 | worth)
        elif reckoning == TWO:
            worth = -worth
        if worth > best:
            best, found = worth, 0
        if worth == best:
            found |= 1 << seat
    s[WINNERS] = found
    for seat in range(players):
        if found >> seat & 1:
            s[SCORE + seat] += 2 if reckoning == TWO else 1


# -- the deal --------------------------------------------------------------------------------------


@in_numbers
def begin(r: Ints, s: Ints) -> None:
    """A position before any tile is on the table; scores, sides and the round stay."""
    s[MUST] = s[LAST] = s[BY] = s[CENTRE] = s[TOP_DOUBLE] = s[OPENER] = NOBODY
    s[CEDED] = s[ALL_PASSES] = s[BONUS] = 0
    s[LAYS] = s[DRAWN] = s[PASSED] = s[PIECES] = s[ENDS] = s[NEXT_DRAWN] = s[BONEYARD] = 0
    s[OVER] = s[HOW] = s[TOTAL] = s[WINNERS] = 0
    for at in range(HELD, HELD + r[PLAYERS] * WORDS):
        s[at] = 0


@in_numbers
def earlier(r: Ints, one: int, other: int) -> bool:
    """Whether the one has the lower number of a seat: at 0 the order of play begins, and the other
    seats follow upwards or downwards."""
    if one == 0 or other == 0:
        return one == 0 < other
    return (one > other) if r[BACKWARDS] else (one < other)


@in_numbers
def opener(r: Ints, t: Ints, s: Ints) -> bool:
    """Settle who opens, and with what; False: nobody can."""
    opening = r[OPENING]
    if opening == SEAT_OPENS:
        s[SEAT] = s[ROUND] % r[PLAYERS]
        return True
    if opening == MOST_PIPS:
        most = -1
        for seat in range(r[PLAYERS]):
            number = pips(r, t, s, seat)
            if number > most or (number == most and earlier(r, seat, s[SEAT])):
                most, s[SEAT] = number, seat
        return True
    best, best_worth = NOBODY, -(1 << 40)
    for seat in range(r[PLAYERS]):
        for w in range(r[USED_WORDS]):
            rest = s[HELD + seat * WORDS + w]
            while rest:
                tile = w * 64 + lowest(rest)
                rest &= rest - 1
                if opening == HOLDER:
                    if tile != r[OPENING_TILE]:
                        continue
                    worth = 0
                elif opening == HIGHEST_TILE:
                    worth = t[tile, RANK]
                elif opening == HIGHEST_DOUBLE:
                    if t[tile, IS_DOUBLE]:
                        worth = (1 << 20) + tile
                    elif r[ELSE_TILE]:
                        worth = t[tile, RANK]
                    else:
                        continue
                elif t[tile, IS_DOUBLE]:
                    worth = (1 << 20) - tile
                else:
                    worth = -t[tile, LOW_RANK]
                if worth > best_worth:
                    best, best_worth, s[SEAT] = tile, worth, seat
    s[MUST] = best
    return best != NOBODY


@in_numbers
def form_teams(r: Ints, t: Ints, s: Ints) -> None:
    """The two highest pip sums play the two lowest, and partners alternate, from seat 0 on."""
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


@in_numbers
def deal(r: Ints, t: Ints, fit: Ints, s: Ints, order: Ints, rng: Words) -> None:
    """Deal until somebody can open, and open. `order` holds all tiles to be shuffled."""
    tiles, players = len(order), r[PLAYERS]
    while True:
        begin(r, s)
        dealt = players * r[HAND]
        shuffled = tiles if r[KEEPS_REST] else dealt
        for i in range(min(shuffled, tiles - 1)):
            j = i + below(rng, tiles - i)
            order[i], order[j] = order[j], order[i]
        for i in range(dealt):
            give(s, i % players, order[i])
        if r[LEAST_DOUBLES] and is_odd(r, fit, s):
            continue
        if r[KEEPS_REST]:
            s[BONEYARD] = tiles - dealt
            for i in range(dealt, tiles):
                s[BONE + i - dealt] = order[i]
        if r[FIRST] != NOBODY:
            put(r, t, s, r[FIRST], NO_END, 0)
        if r[PARTNERS] == BY_DRAW:
            form_teams(r, t, s)
        if r[OPENING] == BY_LOT:
            s[SEAT] = below(rng, players)
            break
        opens = opener(r, t, s)
        if not opens and r[DRAWS_TO_OPEN]:
            opens = draw_to_open(r, t, s)
        if opens:
            s[DRAWN] = 0
            if r[OPENS_ANY]:
                s[MUST] = NOBODY
            break
    if r[FAMILY] != COUNTING_FAMILY:
        settle(r, t, fit, s)


@in_numbers
def is_odd(r: Ints, fit: Ints, s: Ints) -> bool:
    """Whether somebody has so many doubles that tiles are dealt again."""
    for seat in range(r[PLAYERS]):
        doubles = 0
        for w in range(r[USED_WORDS]):
            doubles += count(s[HELD + seat * WORDS + w] & fit[2, 0, w])
        if doubles >= r[LEAST_DOUBLES]:
            return True
    return False


@in_numbers
def draw_to_open(r: Ints, t: Ints, s: Ints) -> bool:
    seat = 0
    while can_draw(r, s):
        s[SEAT] = seat
        draw(r, s, 1)
        if opener(r, t, s):
            return True
        seat = 0 if seat + 1 == r[PLAYERS] else seat + 1
    return False


# -- imagined play ---------------------------------------------------------------------------------


@in_numbers
def random_choice(r: Ints, t: Ints, fit: Ints, s: Ints, rng: Words) -> int:
    if r[FAMILY] == COUNTING_FAMILY:
        number = choices(r, fit, s)
        return nth_lay_anywhere(r, s, below(rng, number) if number > 1 else 0)
    laying = lays(r, fit, s)
    rest = others(r, s, laying)
    more = count(rest)
    number = laying + more + barring(r, fit, s)
    n = below(rng, number) if number > 1 else 0
    if n < laying:
        return nth_lay(r, t, fit, s, n)
    n -= laying
    if n < more:
        return action(nth(rest, n), 0, 0, 0)
    return nth_bar(r, fit, s, n - more)


@in_numbers
def is_plain(r: Ints) -> bool:
    """One line of two ends, one tile per turn, and whoever has none that fits passes: so plain a
    round, for no more than four, can be played and thought about much faster."""
    return (
        r[FAMILY] != COUNTING_FAMILY
        and r[PLAYERS] <= MOST_PLACES
        and r[FIRST] == NOBODY
        and r[SHAPE] == LINE
        and r[USED_WORDS] == 1
        and r[TURN] == ONE
        and r[STUCK] == PASSES
        and r[MAY_DRAW] == NEVER
        and r[LAY_SCORING] == NOTHING
        and not r[DRAW_AFTER]
        and not r[BARS]
        and not r[DROPS_OUT]
        and not r[ADDS_UP]
        and not r[PASSES_BLOCK]
    )


@in_numbers
def fits_somebody(s: Ints, players: int, fits: int) -> bool:
    """Whether anybody holds one of these tiles; where nobody does, the round is blocked at once,
    without a pass that could earn anything."""
    for seat in range(players):
        if s[HELD + seat * WORDS] & fits:
            return True
    return False


@in_numbers
def play_out_plain(r: Ints, t: Ints, fit: Ints, s: Ints, rng: Words) -> int:
    """What `play_out` does, choice by choice, where `is_plain` and nobody hands the opening on."""
    players, seat, actions, passed = r[PLAYERS], s[SEAT], 0, s[PASSED]
    if s[PIECES] == 0:
        hand = s[HELD + seat * WORDS]
        number = count(hand)
        tile = s[MUST]
        if tile == NOBODY:
            tile = nth(hand, below(rng, number) if number > 1 else 0)
        s[HELD + seat * WORDS] = hand & ~(np.int64(1) << tile)
        one, other = t[tile, HIGH], t[tile, LOW]
        single = one == other
        s[MUST], s[LAST], s[OPENER], s[PIECES], actions = NOBODY, seat, seat, 1, 1
        if number == 1:
            end_round(r, t, s, OUT, seat)
            return actions
        seat = 0 if seat + 1 == players else seat + 1
    else:
        single = s[ENDS] == 1
        one, other = s[END + NUMBER], s[END + (0 if single else 4) + NUMBER]
    while True:
        hand = s[HELD + seat * WORDS]
        at_one = hand & fit[0, one, 0]
        at_other = 0 if single else hand & fit[0, other, 0]
        here = count(at_one)
        number = here + count(at_other)
        if number == 0:
            passed += 1
            if passed == players:
                end_round(r, t, s, BLOCKED, NOBODY)
                return actions
            if r[SALIDA] or r[CORRIDO]:
                s[ALL_PASSES] += 1
                if fits_somebody(s, players, fit[0, one, 0] | fit[0, other, 0]):
                    toll(r, s, passed)
        else:
            passed = 0
            before, beside = one, other
            n = below(rng, number) if number > 1 else 0
            if n < here:
                tile = nth(at_one, n)
                opened = t[tile, PIPS] - one
                if not single:
                    one = other
            else:
                tile = nth(at_other, n - here)
                opened = t[tile, PIPS] - other
            other, single = opened, False
            hand &= ~(np.int64(1) << tile)
            s[HELD + seat * WORDS] = hand
            s[LAST] = seat
            s[PIECES] += 1
            actions += 1
            if r[SALIDA] and not r[SALIDA_AT_ONCE] and s[PIECES] == 2 and s[ALL_PASSES] == 1:
                earn(r, s, seat, r[SALIDA])
            if hand == 0:
                s[SEAT], s[BONUS] = seat, for_last_tile(r, t, before, beside, tile)
                end_round(r, t, s, OUT, seat)
                return actions
        seat = 0 if seat + 1 == players else seat + 1


@in_numbers
def play_out(r: Ints, t: Ints, fit: Ints, s: Ints, rng: Words) -> int:
    """Play at random to the end of the round; return how many actions that took."""
    actions = 0
    while not s[OVER]:
        play(r, t, fit, s, random_choice(r, t, fit, s, rng))
        actions += 1
    return actions


@in_numbers
def many_rounds(
    r: Ints, t: Ints, fit: Ints, s: Ints, order: Ints, rng: Words, n: int, won: Ints
) -> int:
    """Play n rounds at random; add up in `won` how often each seat was among the winners. Returns
    how many actions that took."""
    actions, plain = 0, is_plain(r) and not r[CEDES]
    for _ in range(n):
        for seat in range(r[PLAYERS]):
            s[SCORE + seat] = 0
            s[SIDE + seat] = seat if r[PARTNERS] == ALONE else seat % 2
        deal(r, t, fit, s, order, rng)
        actions += play_out_plain(r, t, fit, s, rng) if plain else play_out(r, t, fit, s, rng)
        for seat in range(r[PLAYERS]):
            won[seat] += s[WINNERS] >> seat & 1
    return actions


# -- thinking ahead --------------------------------------------------------------------------------


@in_numbers
def weight(t: Ints, code: int) -> int:
    """The pips a lay gets rid of; everything else comes after any lay."""
    return t[code >> 16 & 255, PIPS] if code >> 24 == LAY else -1


@in_numbers
def sensible_choice(r: Ints, t: Ints, fit: Ints, s: Ints, rng: Words) -> int:
    """Of two choices at random the one that lays more pips: most people play like that."""
    first = random_choice(r, t, fit, s, rng)
    second = random_choice(r, t, fit, s, rng)
    return second if weight(t, second) > weight(t, first) else first


@in_numbers
def lead(s: Ints, players: int, me: int) -> float:
    """How far ahead the side of this seat is, as `core.game.ahead` says it."""
    ours, theirs, of_us = 0, 0, 0
    for seat in range(players):
        if s[SIDE + seat] == s[SIDE + me]:
            ours += s[SCORE + seat]
            of_us += 1
        else:
            theirs += s[SCORE + seat]
    return ours / of_us - theirs / (players - of_us)


@in_numbers
def behind_in_pips(r: Ints, t: Ints, s: Ints, me: int) -> float:
    """How many pips more than the others, in the mean, this seat has left."""
    theirs = 0
    for seat in range(r[PLAYERS]):
        if seat != me:
            theirs += pips(r, t, s, seat)
    return pips(r, t, s, me) - theirs / (r[PLAYERS] - 1)


@in_numbers
def worth(lead: float, swing: float) -> float:
    """The chance to win a match with this lead, where what is to come swings it by so much."""
    if swing <= 0.0:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 1.0 / (1.0 + math.exp(-1.7 * lead / swing))


@in_numbers
def try_out(
    r: Ints, t: Ints, fit: Ints, me: int, candidates: Ints, alive: Ints, worlds: Ints, picked: Ints,
    sign: int, swing: float, pip: float, sums: Floats, leads: Floats, products: Floats,
    values: Floats, trial: Ints, rng: Words,
) -> None:  # fmt: skip
    """Try every candidate that is alive in each of the picked worlds, once; add up what came of it.

    `sums` are what each candidate was worth, `leads` by how much one was ahead then; `products` of
    what any two were worth in the same world tell how sure a difference is. A pip that did not
    stay in hand is worth a little, to break ties.
    """
    for pick in picked:
        for i in range(len(candidates)):
            if not alive[i]:
                continue
            for at in range(POSITION):
                trial[at] = worlds[pick, at]
            play(r, t, fit, trial, candidates[i])
            for _ in range(FARTHEST):
                if trial[OVER]:
                    break
                play(r, t, fit, trial, sensible_choice(r, t, fit, trial, rng))
            ahead = sign * lead(trial, r[PLAYERS], me)
            leads[i] += ahead
            value = worth(ahead, swing)
            value -= pip * behind_in_pips(r, t, trial, me)
            values[i] = value
            sums[i] += value
            for j in range(i + 1):
                if alive[j]:
                    products[i, j] += value * values[j]


@in_numbers
def spread(r: Ints, t: Ints, fit: Ints, s: Ints, order: Ints, rng: Words, n: int) -> float:
    """By how much a round of random play moves the lead of a seat: a standard deviation."""
    total = 0.0
    for _ in range(n):
        for seat in range(r[PLAYERS]):
            s[SCORE + seat] = 0
            s[SIDE + seat] = seat if r[PARTNERS] == ALONE else seat % 2
        deal(r, t, fit, s, order, rng)
        for _ in range(FARTHEST):
            if s[OVER]:
                break
            play(r, t, fit, s, sensible_choice(r, t, fit, s, rng))
        total += lead(s, r[PLAYERS], 0) ** 2
    return math.sqrt(total / n)
