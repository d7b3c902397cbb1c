"""What comes of an action: the compiled twin of `families.line.game`, step by step in the same
order under the same names, so that the two can be read side by side."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.kernel.basics import Ints, give, has_tiles, held, take
from boneyard.kernel.choices import (
    barring,
    can_draw,
    can_lay,
    choices,
    draws_after_passing,
    draws_if_stuck,
    waits,
)
from boneyard.kernel.reckoning import credit_side, earn, end_round, for_last_tile, toll
from boneyard.kernel.slots import *
from boneyard.kernel.twins import ask, in_numbers, inlined


@inlined
def new_end(s: Ints, number: int, room: int, kind: int, tile: int) -> None:
    at = END + 4 * s[ENDS]
    s[at + NUMBER], s[at + ROOM], s[at + KIND], s[at + OF] = number, room, kind, tile
    s[ENDS] += 1


@inlined
def put(r: Ints, t: Ints, fit: Ints, s: Ints, tile: int, end: int, touch: int) -> int:
    """Lay a tile at an end, which may be used up by it, and open what it opens. Returns the socket
    it lies at."""
    socket = NOBODY
    if end != NO_END:
        at = END + 4 * end
        socket = s[at + KIND]
        if s[at + ROOM] > 1:
            s[at + ROOM] -= 1
        else:
            for e in range(at, END + 4 * (s[ENDS] - 1)):
                s[e] = s[e + 4]
            s[ENDS] -= 1
    else:
        s[CENTRE] = tile
    s[PIECES] += 1
    if r[BRANCHES]:
        ask(r, t, fit, s, BRANCHES, tile, touch, socket)
    elif r[SHAPE] == CROSS:
        at_cross(r, t, s, tile, touch)
    else:
        along_line(t, s, tile, touch, r[SHAPE] == LENGTHWISE)
    return socket


@inlined
def along_line(t: Ints, s: Ints, tile: int, touch: int, lengthwise: bool) -> None:
    """What a tile opens in a line; doubles lie crosswise, or lengthwise like all others."""
    high, low, first = t[tile, HIGH], t[tile, LOW], s[PIECES] == 1
    if high == low:
        new_end(s, high, 2 if first else 1, HALF if lengthwise else SIDE_SOCKET, tile)
    elif first:
        new_end(s, high, 1, HALF, tile)
        new_end(s, low, 1, HALF, tile)
    else:
        new_end(s, low if touch == high else high, 1, HALF, tile)


@in_numbers
def at_cross(r: Ints, t: Ints, s: Ints, tile: int, touch: int) -> None:
    """The first tile is open on four sides, which may have to be filled before all others."""
    if s[PIECES] == 1:
        new_end(s, t[tile, HIGH], 2, SIDE_SOCKET, tile)
        new_end(s, t[tile, HIGH], 2, TIP, tile)
        return
    along_line(t, s, tile, touch, False)
    if r[FILL_FIRST]:
        sides: Any = np.int64(0)
        for e in range(s[ENDS]):
            if s[END + 4 * e + OF] == s[CENTRE]:
                sides |= np.int64(1) << e
        open_to_all(r, s, sides if s[PIECES] <= 4 else ALL_ENDS)


@in_numbers
def open_to_all(r: Ints, s: Ints, ends: int) -> None:
    """Everybody may lay at these ends, as bits, and at no other."""
    for seat in range(r[PLAYERS]):
        s[OPEN + seat] = ends


@inlined
def target_reached(r: Ints, s: Ints) -> bool:
    """Whether somebody wins on the spot; then the round is over."""
    if r[TARGET] == 0:
        return False
    for seat in range(r[PLAYERS]):
        if s[SCORE + seat] >= r[TARGET]:
            s[OVER], s[HOW], s[BY] = 1, ON_TARGET, s[SEAT]
            for other in range(r[PLAYERS]):
                if s[SIDE + other] == s[SIDE + s[SEAT]]:
                    s[WINNERS] |= 1 << other
            return True
    return False


@inlined
def remember_lay(r: Ints, t: Ints, s: Ints, tile: int, touch: int, first: bool) -> None:
    """Who has laid what, and which numbers they opened and covered by it."""
    seat = s[SEAT]
    s[LAID + seat * WORDS + (tile >> 6)] |= np.int64(1) << (tile & 63)
    if s[DREW + seat]:
        s[DREW + seat] = min(s[DREW + seat], held(r, s, seat))
    high, low = t[tile, HIGH], t[tile, LOW]
    opened: Any = np.int64(1) << (low if touch == high else high)
    if first:
        opened |= np.int64(1) << high
    else:
        s[COVERED + seat] |= np.int64(1) << touch
    s[OPENED_AGAIN + seat] |= s[OPENED + seat] & opened
    s[OPENED + seat] |= opened


@in_numbers
def remember_lack(r: Ints, fit: Ints, s: Ints) -> None:
    """Everybody sees that nothing the seat in turn holds fits. What it drew before may have been
    among what it was known to lack: where that is most of its hand, only today's lack counts."""
    seat = s[SEAT]
    if s[PIECES] == 0:
        return
    anew = 2 * s[DREW + seat] > held(r, s, seat)
    if anew:
        s[DREW + seat] = 0
    for w in range(r[USED_WORDS]):
        lacking: Any = np.int64(0)
        for e in range(s[ENDS]):
            if s[OPEN + seat] >> e & 1:
                lacking |= fit[FITS, s[END + 4 * e + NUMBER], w]
        if anew:
            s[LACKING + seat * WORDS + w] = lacking
        else:
            s[LACKING + seat * WORDS + w] |= lacking


@in_numbers
def lay(r: Ints, t: Ints, fit: Ints, s: Ints, tile: int, end: int, touch: int) -> None:
    seat = s[SEAT]
    take(s, seat, tile)
    one = other = NOBODY
    if end == NO_END:
        s[OPENER] = seat
    else:
        one, other = s[END + NUMBER], s[END + 4 * (s[ENDS] - 1) + NUMBER]
    socket = put(r, t, fit, s, tile, end, touch)
    s[MUST], s[PASSED], s[LAST] = NOBODY, 0, seat
    s[LAYS] += 1
    remember_lay(r, t, s, tile, touch, end == NO_END)
    score(r, t, fit, s, tile, socket)
    if s[OVER] or target_reached(r, s):
        return
    if not has_tiles(r, s, seat):
        s[BONUS] = for_last_tile(r, t, fit, s, one, other, tile)
        laid_all(r, t, fit, s)
        return
    turn = r[TURN]
    if turn == RUN or (turn == DOUBLE_AGAIN and t[tile, IS_DOUBLE]):
        if can_lay(r, fit, s, seat) or (r[BARS] and barring(r, fit, s) > 0):
            return
    end_turn(r, s)


@inlined
def score(r: Ints, t: Ints, fit: Ints, s: Ints, tile: int, socket: int) -> None:
    """What comes of a lay before anybody asks whether the round is over by it."""
    seat = s[SEAT]
    if r[SALIDA_BY_LAY] and s[PIECES] == 2 and s[ALL_PASSES] == 1:
        earn(r, s, seat, r[SALIDA])
    if r[EARNS]:
        points = ask(r, t, fit, s, EARNS, tile, socket == NOBODY, 0)
        if r[ONE_SCORE]:
            credit_side(r, s, s[SIDE + seat], points)
        else:
            s[SCORE + seat] += points
        if t[tile, IS_DOUBLE]:
            s[TOP_DOUBLE] = max(s[TOP_DOUBLE], tile)
    if r[AFTER_LAY]:
        ask(r, t, fit, s, AFTER_LAY, tile, socket, 0)


@in_numbers
def laid_all(r: Ints, t: Ints, fit: Ints, s: Ints) -> None:
    left, last, partners = 0, NOBODY, 0
    for seat in range(r[PLAYERS]):
        if has_tiles(r, s, seat):
            left += 1
            last = seat
            partners += s[SIDE + seat] == s[SIDE + s[SEAT]]
    if r[OUT_ENDS] == ENDS_ROUND or (r[OUT_ENDS] == WITH_PARTNER and not partners):
        end_round(r, t, fit, s, OUT, s[SEAT])
    elif left == 1:
        end_round(r, t, fit, s, LEFT_ALONE, last)
    else:
        end_turn(r, s)


@inlined
def draw(r: Ints, s: Ints, number: int) -> None:
    """The seat in turn draws, down to the reserve."""
    number = min(number, s[BONEYARD] - s[NEXT_DRAWN] - r[RESERVE])
    for _ in range(number):
        give(s, s[SEAT], s[BONE + s[NEXT_DRAWN]])
        s[NEXT_DRAWN] += 1
    s[DRAWN] += number
    s[DREW + s[SEAT]] += number
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
def pass_turn(r: Ints, t: Ints, fit: Ints, s: Ints) -> None:
    s[PASSED] += 1
    s[ALL_PASSES] += 1
    toll(r, t, fit, s, s[PASSED])
    if r[AFTER_PASS]:
        ask(r, t, fit, s, AFTER_PASS, 0, 0, 0)
    if s[OVER]:
        return
    if s[PASSED] == r[PASSES_BLOCK]:
        end_round(r, t, fit, s, BLOCKED, NOBODY)
    elif draws_after_passing(r):
        end_turn(r, s)
    else:
        next_turn(r, s)


@inlined
def end_turn(r: Ints, s: Ints) -> None:
    if r[DRAW_AFTER] and can_draw(r, s):
        draw(r, s, 1)
    next_turn(r, s)


@inlined
def next_turn(r: Ints, s: Ints) -> None:
    seat, players = s[SEAT], r[PLAYERS]
    while True:
        seat = 0 if seat + 1 == players else seat + 1
        if has_tiles(r, s, seat):
            break
    s[SEAT], s[LAYS], s[DRAWN] = seat, 0, 0


@in_numbers
def is_blocked(r: Ints, t: Ints, fit: Ints, s: Ints) -> bool:
    if r[IS_BLOCKED]:
        return ask(r, t, fit, s, IS_BLOCKED, 0, 0, 0) != 0
    if r[STUCK] != PASSES and can_draw(r, s):
        return False
    for seat in range(r[PLAYERS]):
        if can_lay(r, fit, s, seat):
            return False
    if r[BAR_WHEN] == BARS_FREELY or s[PASSED] >= r[PLAYERS]:
        return True
    for seat in range(r[PLAYERS]):
        for w in range(r[USED_WORDS]):
            if s[HELD + seat * WORDS + w] & fit[DOUBLES, 0, w]:
                return False
    return True


@in_numbers
def settle(r: Ints, t: Ints, fit: Ints, s: Ints) -> None:
    """Let happen what nobody is asked about, until somebody has a choice."""
    while not s[OVER] and s[LAYS] == 0 and not can_lay(r, fit, s, s[SEAT]):
        if is_blocked(r, t, fit, s):
            end_round(r, t, fit, s, BLOCKED, NOBODY)
            return
        if waits(r, s):
            return
        if (r[BARS] or r[STUCK] == PASSES_OR_DRAWS) and choices(r, fit, s) > 1:
            return
        remember_lack(r, fit, s)
        if draws_if_stuck(r, s):
            draw_because_stuck(r, fit, s)
        else:
            pass_turn(r, t, fit, s)


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
        end_round(r, t, fit, s, BARRED, s[SEAT])
    elif kind == DRAW:
        draw_by_choice(r, fit, s)
    elif kind == PASS:
        pass_turn(r, t, fit, s)
    elif kind == CEDE:
        s[SEAT], s[SETTLED] = (s[SEAT] + 2) % r[PLAYERS], 1
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
