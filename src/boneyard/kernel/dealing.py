"""The deal: who sits where, who opens, and with what."""

from __future__ import annotations

from boneyard.kernel.basics import Ints, Words, below, count, give, lowest
from boneyard.kernel.choices import can_draw
from boneyard.kernel.slots import *
from boneyard.kernel.turns import draw, open_to_all, put, settle
from boneyard.kernel.twins import ask, in_numbers, inlined


@inlined
def begin(r: Ints, s: Ints) -> None:
    """A position before any tile is on the table; scores, sides and the round stay."""
    s[MUST] = s[LAST] = s[BY] = s[CENTRE] = s[TOP_DOUBLE] = s[OPENER] = NOBODY
    s[SETTLED] = s[ALL_PASSES] = s[BONUS] = 0
    s[LAYS] = s[DRAWN] = s[PASSED] = s[PIECES] = s[ENDS] = s[NEXT_DRAWN] = s[BONEYARD] = 0
    s[OVER] = s[HOW] = s[TOTAL] = s[WINNERS] = 0
    for at in range(OWN, OWN + MOST_OWN):
        s[at] = 0
    open_to_all(r, s, ALL_ENDS)
    for at in range(HELD, HELD + r[PLAYERS] * WORDS):
        s[at] = 0
    for at in range(LAID, POSITION):
        s[at] = 0


@in_numbers
def lay_first(r: Ints, t: Ints, fit: Ints, s: Ints) -> None:
    """The tile that lies there before anybody's turn, in games that have one."""
    if r[FIRST] != NOBODY:
        put(r, t, fit, s, r[FIRST], NO_END, 0)


@in_numbers
def opener(r: Ints, t: Ints, fit: Ints, s: Ints) -> bool:
    """Settle who opens, and with what; False: nobody can."""
    if r[OPENS]:
        return ask(r, t, fit, s, OPENS, 0, 0, 0) != 0
    opening = r[OPENING]
    if opening == SEAT_OPENS:
        s[SEAT] = s[ROUND] % r[PLAYERS]
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
        if (r[LEAST_DOUBLES] or r[AGAIN]) and is_odd(r, t, fit, s):
            continue
        if r[KEEPS_REST]:
            s[BONEYARD] = tiles - dealt
            for i in range(dealt, tiles):
                s[BONE + i - dealt] = order[i]
        lay_first(r, t, fit, s)
        if r[TEAMS]:
            ask(r, t, fit, s, TEAMS, 0, 0, 0)
        if r[OPENING] == BY_LOT and not r[OPENS]:
            s[SEAT] = below(rng, players)
            break
        opens = opener(r, t, fit, s)
        if not opens and r[DRAWS_TO_OPEN]:
            opens = draw_to_open(r, t, fit, s)
        if opens:
            s[DRAWN] = 0
            if r[OPENS_ANY] and s[MUST] != NOBODY:
                s[MUST], s[SETTLED] = NOBODY, 1
            break
    if r[FAMILY] != COUNTING_FAMILY:
        settle(r, t, fit, s)


@in_numbers
def is_odd(r: Ints, t: Ints, fit: Ints, s: Ints) -> bool:
    """Whether tiles are dealt again: somebody has too many doubles, or what a twin finds odd."""
    if r[AGAIN]:
        return ask(r, t, fit, s, AGAIN, 0, 0, 0) != 0
    for seat in range(r[PLAYERS]):
        doubles = 0
        for w in range(r[USED_WORDS]):
            doubles += count(s[HELD + seat * WORDS + w] & fit[DOUBLES, 0, w])
        if doubles >= r[LEAST_DOUBLES]:
            return True
    return False


@in_numbers
def draw_to_open(r: Ints, t: Ints, fit: Ints, s: Ints) -> bool:
    seat = 0
    while can_draw(r, s):
        s[SEAT] = seat
        draw(r, s, 1)
        if opener(r, t, fit, s):
            for drew in range(DREW, DREW + r[PLAYERS]):
                s[drew] = 0
            return True
        seat = 0 if seat + 1 == r[PLAYERS] else seat + 1
    return False
