"""What a round is worth, and what is earned by passes and by the last tile."""

from __future__ import annotations

import math

from boneyard.kernel.basics import Ints, count, held, lowest, pips
from boneyard.kernel.slots import *
from boneyard.kernel.twins import ask, call, in_numbers


@in_numbers
def for_last_tile(r: Ints, t: Ints, fit: Ints, s: Ints, one: int, other: int, tile: int) -> int:
    """What going out with this tile earns, where these were the ends."""
    if one == NOBODY:
        return 0
    points = capicua(r, t, one, other, tile)
    if r[BONUSES]:
        points += several(r, t, fit, s, BONUSES, one, other, tile)
    return points


@in_numbers
def several(r: Ints, t: Ints, fit: Ints, s: Ints, which: int, a: int, b: int, c: int) -> int:
    """What all twins of a kind come to together."""
    total = 0
    for k in range(r[which]):
        twin = which + 1 + 2 * k
        total += call(r[twin], r, t, fit, s, r[twin + 1], a, b, c)
    return total


@in_numbers
def capicua(r: Ints, t: Ints, one: int, other: int, tile: int) -> int:
    """For a tile that fits both ends, and for the double blank."""
    if tile == 0:
        return r[CHUCHAZO]
    high, low = t[tile, HIGH], t[tile, LOW]
    if high == low or (low == 0 and not r[CAPICUA_BLANK]):
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
def toll(r: Ints, t: Ints, fit: Ints, s: Ints, passed: int) -> None:
    """Somebody has passed, so many in a row by now: what that earns who laid last."""
    if r[SALIDA] and r[SALIDA_AT_ONCE] and passed == 1 and s[PIECES] == 1:
        earn(r, s, s[LAST], r[SALIDA])
    if r[CORRIDO] and passed == r[PLAYERS] - 1:
        earn(r, s, s[LAST], r[CORRIDO])
    if r[TOLLS]:
        ask(r, t, fit, s, TOLLS, passed, 0, 0)


# -- the end of a round ----------------------------------------------------------------------------


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
    """The sides with the fewest pips, as bits."""
    return fewest_by(r, t, s, BY_PIPS)


@in_numbers
def fewest_by(r: Ints, t: Ints, s: Ints, what: int) -> int:
    """The same, or those with the fewest tiles and, among them, the fewest pips."""
    least, found = -1, 0
    for side in range(r[PLAYERS]):
        has_seats = False
        for seat in range(r[PLAYERS]):
            has_seats |= s[SIDE + seat] == side
        if not has_seats:
            continue
        number = joint(r, t, s, side)
        if what == BY_TILES:
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
    if r[OWN_PIPS] == OWN_SUBTRACT:
        rest = max(0, rest - own)
    elif r[OWN_PIPS] == OWN_ADD:
        rest += own
    for seat in range(r[PLAYERS]):
        if winning >> s[SIDE + seat] & 1:
            s[SCORE + seat] += rest


@in_numbers
def end_round(r: Ints, t: Ints, fit: Ints, s: Ints, how: int, by: int) -> None:
    s[OVER], s[HOW], s[BY] = 1, how, by
    if r[RECKONS]:
        ask(r, t, fit, s, RECKONS, 0, 0, 0)
    elif r[RECKONING] == FOR_THE_SIDE:
        count_for_side(r, t, fit, s)
    elif r[RECKONING] == CREDIT:
        winning = 1 << s[SIDE + by] if how == OUT else fewest_by(r, t, s, r[BLOCK_WON_BY])
        credit(r, t, s, winning, r[BLOCKED_TIE])
    else:
        round_won(r, t, s)


@in_numbers
def winning_side(r: Ints, t: Ints, s: Ints) -> int:
    """The side that has won the round; NOBODY: none has."""
    side = s[SIDE + s[BY]] if s[HOW] == OUT else best_side(r, t, s)
    if side == NOBODY:
        if r[TIE_GOES] == TO_NOBODY:
            return NOBODY
        side = s[SIDE + (s[OPENER] if r[TIE_GOES] == TO_OPENER else s[LAST])]
    return side


@in_numbers
def win_together(r: Ints, s: Ints, side: int, points: int) -> None:
    """This side has won the round, and gets so many points."""
    for seat in range(r[PLAYERS]):
        if s[SIDE + seat] == side:
            s[WINNERS] |= 1 << seat
            s[SCORE + seat] += points


@in_numbers
def count_for_side(r: Ints, t: Ints, fit: Ints, s: Ints) -> None:
    """A side has won the round, or nobody."""
    side = winning_side(r, t, s)
    if side == NOBODY:
        return
    points = s[BONUS] if s[HOW] == OUT else 0
    if r[WINS]:
        points += several(r, t, fit, s, WINS, 0, 0, 0)
    blocked = r[COUNTS] == ALL_IF_BLOCKED and s[HOW] == BLOCKED
    from_all = blocked or r[COUNTS] == ALL_HANDS
    for seat in range(r[PLAYERS]):
        if from_all or s[SIDE + seat] != side:
            points += pips(r, t, s, seat)
    win_together(r, s, side, points)


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
def round_won(r: Ints, t: Ints, s: Ints) -> None:
    """A point for who goes out; else for the fewest tiles, then the fewest pips."""
    if s[BY] != NOBODY:
        win(r, s, 1 << s[BY], 1)
        return
    best, found = 1 << 40, 0
    for seat in range(r[PLAYERS]):
        left = held(r, s, seat) << 20 | pips(r, t, s, seat)
        if left < best:
            best, found = left, 0
        if left == best:
            found |= 1 << seat
    win(r, s, found, 1)


@in_numbers
def win(r: Ints, s: Ints, winners: int, points: int) -> None:
    """These (bits) have won the round, and get so many points each."""
    s[WINNERS] = winners
    for seat in range(r[PLAYERS]):
        if winners >> seat & 1:
            s[SCORE + seat] += points


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
