"""A taught player, compiled: what there is to say of an action in numbers, and a small network that
says from these how good it is.

The numbers are those of `kernel.features`, which says of each what it means. They follow from what
the player in turn sees: its own hand, the table, what everybody remembers (`slots.LAID` and what
follows it). Other hands are in a position too, but nothing here reads more of them than how many
tiles they have. A network is one row of weights (`slots` of it are named below); it has one layer
of units between the numbers and its answer.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boneyard.kernel.basics import Ints, Words, count, held, lowest, pips, word
from boneyard.kernel.choices import choices, nth_choice
from boneyard.kernel.features import *
from boneyard.kernel.slots import *
from boneyard.kernel.turns import put
from boneyard.kernel.twins import ask, in_numbers, inlined

Reals = NDArray[np.float32]

# What a player takes in at a glance, once per decision: sets of tiles, three words each.
MINE, UNSEEN = 0, WORDS
GLANCE = 2 * WORDS


@inlined
def sits(players: int, away: int) -> int:
    """Where somebody sits who comes so many seats after oneself."""
    if away == 1:
        return NEXT
    return PREVIOUS if away == players - 1 else MIDDLE


@inlined
def seat_after(players: int, seat: int, away: int) -> int:
    return seat + away if seat + away < players else seat + away - players


@in_numbers
def glance(r: Ints, fit: Ints, s: Ints, seen: Ints) -> None:
    """What the seat in turn holds, and what it has not seen yet."""
    seat = s[SEAT]
    for w in range(r[USED_WORDS]):
        rest: Any = np.int64(0)
        for number in range(len(fit[0])):
            rest |= fit[FITS, number, w]
        for other in range(r[PLAYERS]):
            rest &= ~s[LAID + other * WORDS + w]
        if r[FIRST] != NOBODY and r[FIRST] >> 6 == w:
            rest &= ~(np.int64(1) << (r[FIRST] & 63))
        seen[MINE + w] = s[HELD + seat * WORDS + w]
        seen[UNSEEN + w] = rest & ~seen[MINE + w]


@in_numbers
def situation(r: Ints, t: Ints, fit: Ints, s: Ints, seen: Ints, x: Reals) -> None:
    """What there is to say whatever is done: the first `ACTION` numbers."""
    players, seat = r[PLAYERS], s[SEAT]
    for i in range(ACTION):
        x[i] = 0.0
    between = players - 3
    for away in range(1, players):
        other = seat_after(players, seat, away)
        where = sits(players, away)
        share = np.float32(1.0 / between) if where == MIDDLE else np.float32(1.0)
        x[THEIR_TILES + where] += share * held(r, s, other) / np.float32(7.0)
        x[ON_OUR_SIDE + where] += share * (s[SIDE + other] == s[SIDE + seat])
        x[THEY_DREW + where] += share * s[DREW + other] / np.float32(3.0)
    x[MY_TILES] = held(r, s, seat) / np.float32(7.0)
    x[LEFT_TO_DRAW] = max(0, s[BONEYARD] - s[NEXT_DRAWN] - r[RESERVE]) / np.float32(14.0)
    x[TWO_PLAY] = players == 2
    x[THREE_PLAY] = players == 3
    x[ON_TABLE] = s[PIECES] / np.float32(28.0)
    x[MY_PIPS] = pips(r, t, s, seat) / np.float32(42.0)
    doubles = 0
    for w in range(r[USED_WORDS]):
        doubles += count(seen[MINE + w] & fit[DOUBLES, 0, w])
    x[MY_DOUBLES] = doubles / np.float32(3.0)
    x[PASSES_IN_A_ROW] = s[PASSED] / np.float32(3.0)


@inlined
def lacks(r: Ints, fit: Ints, s: Ints, seen: Ints, other: int, number: int) -> float:
    """Whether this seat is known to lack what fits a number, though such tiles are left; half, if
    it has drawn since."""
    left = False
    for w in range(r[USED_WORDS]):
        fits = fit[FITS, number, w] & seen[UNSEEN + w]
        if fits & ~s[LACKING + other * WORDS + w]:
            return 0.0
        left |= fits != 0
    return (0.5 if s[DREW + other] else 1.0) if left else 0.0


@in_numbers
def must_pass(r: Ints, s: Ints, seen: Ints, other: int, fits: Ints) -> float:
    """How likely it is that nothing fits in this hand, as far as one can see."""
    tiles, fitting, all_tiles, all_fitting = 0, 0, 0, 0
    for w in range(r[USED_WORDS]):
        unseen = seen[UNSEEN + w]
        may = unseen & ~s[LACKING + other * WORDS + w]
        tiles += count(may)
        fitting += count(may & fits[w])
        all_tiles += count(unseen)
        all_fitting += count(unseen & fits[w])
    drew = s[DREW + other]
    chance = 1.0
    for i in range(held(r, s, other) - drew):
        if tiles - fitting - i <= 0:
            return 0.0
        chance *= (tiles - fitting - i) / (tiles - i)
    for _ in range(drew):
        chance *= (all_tiles - all_fitting) / max(all_tiles, 1)
    return chance


@inlined
def who_laid(r: Ints, s: Ints, tile: int) -> int:
    for seat in range(r[PLAYERS]):
        if s[LAID + seat * WORDS + (tile >> 6)] >> (tile & 63) & 1:
            return seat
    return NOBODY


@inlined
def often(s: Ints, seat: int, number: int) -> float:
    """Whether a seat has opened a number; more, if it did so again."""
    return (s[OPENED + seat] >> number & 1) + 0.5 * (s[OPENED_AGAIN + seat] >> number & 1)


@in_numbers
def features(
    r: Ints, t: Ints, fit: Ints, s: Ints, seen: Ints, code: int, x: Reals, after: Ints
) -> None:
    """What there is to say of an action: the numbers from `ACTION` on. `after` is a spare position,
    and `seen` has room for two sets of tiles more."""
    for i in range(ACTION, FEATURES):
        x[i] = 0.0
    kind = code >> 24
    x[IS_LAY] = kind == LAY
    x[IS_DRAW] = kind == DRAW
    x[IS_PASS] = kind == PASS or kind == STOP or kind == CEDE
    x[IS_BAR] = kind == BAR
    if kind == LAY:
        of_lay(r, t, fit, s, seen, code, x, after)
    else:
        for at in range(END + 4 * s[ENDS]):
            after[at] = s[at]
        if kind == BAR:
            x[TILE_PIPS] = t[code >> 16 & 255, PIPS] / np.float32(12.0)
    of_table(r, t, fit, s, seen, code, x, after)


@in_numbers
def of_lay(
    r: Ints, t: Ints, fit: Ints, s: Ints, seen: Ints, code: int, x: Reals, after: Ints
) -> None:
    """What there is to say of a lay, its tile and its two numbers; does it in `after`."""
    players, seat = r[PLAYERS], s[SEAT]
    tile, end, touch = code >> 16 & 255, code >> 8 & 255, code & 255
    high, low = t[tile, HIGH], t[tile, LOW]
    double = high == low
    first = end == NO_END
    opens = low if first or touch == high else high
    covers = high if first else s[END + 4 * end + NUMBER]
    x[TILE_PIPS] = (high + low) / np.float32(12.0)
    x[TILE_DOUBLE] = double
    x[OPENS_NUMBER] = opens / np.float32(6.0)
    x[IS_FIRST] = first
    again = r[TURN] == RUN or (r[TURN] == DOUBLE_AGAIN and double)
    x[MY_TURN_AGAIN] = again
    kept_opens = kept_covers = unseen_opens = unseen_covers = 0
    for w in range(r[USED_WORDS]):
        kept = seen[MINE + w]
        if tile >> 6 == w:
            kept &= ~(np.int64(1) << (tile & 63))
        kept_opens += count(kept & fit[FITS, opens, w])
        kept_covers += count(kept & fit[FITS, covers, w])
        unseen_opens += count(seen[UNSEEN + w] & fit[FITS, opens, w])
        unseen_covers += count(seen[UNSEEN + w] & fit[FITS, covers, w])
    x[KEPT_OF_OPENED] = kept_opens / np.float32(4.0)
    x[KEPT_OF_COVERED] = kept_covers / np.float32(4.0)
    x[UNSEEN_OF_OPENED] = unseen_opens / np.float32(7.0)
    x[UNSEEN_OF_COVERED] = unseen_covers / np.float32(7.0)
    x[OPENED_IS_MINE] = unseen_opens == 0
    if kept_opens + unseen_opens:
        x[HOLD_ON_OPENED] = np.float32(kept_opens) / np.float32(kept_opens + unseen_opens)
    between = players - 3
    maker = NOBODY if first else who_laid(r, s, s[END + 4 * end + OF])
    for away in range(players):
        other = seat_after(players, seat, away)
        where = sits(players, away) if away else ME
        share = np.float32(1.0 / between) if where == MIDDLE else np.float32(1.0)
        x[HAS_OPENED_OPENED + where] += share * np.float32(often(s, other, opens))
        x[HAS_OPENED_COVERED + where] += share * np.float32(often(s, other, covers))
        x[HAS_COVERED_OPENED + where] += share * (s[COVERED + other] >> opens & 1)
        x[MADE_END + where] += share * (maker == other)
        if away:
            x[LACKS_OPENED + where] += share * np.float32(lacks(r, fit, s, seen, other, opens))
            x[LACKS_COVERED + where] += share * np.float32(lacks(r, fit, s, seen, other, covers))
    for at in range(END + 4 * s[ENDS]):
        after[at] = s[at]
    after[HELD + seat * WORDS + (tile >> 6)] &= ~(np.int64(1) << (tile & 63))
    x[GOES_OUT] = held(r, after, seat) == 0
    socket = put(r, t, fit, after, tile, end, touch)
    after[LAST] = seat
    if r[EARNS]:
        points = ask(r, t, fit, after, EARNS, tile, socket == NOBODY, 0)
        x[EARNED] = points / np.float32(10.0)


@in_numbers
def of_table(
    r: Ints, t: Ints, fit: Ints, s: Ints, seen: Ints, code: int, x: Reals, after: Ints
) -> None:
    """What there is to say of the table after the action, and of the hand one keeps."""
    players, seat = r[PLAYERS], s[SEAT]
    words = r[USED_WORDS]
    tile = code >> 16 & 255 if code >> 24 == LAY else NOBODY
    # -- the open numbers, who made the other ends
    numbers: Any = np.int64(0)
    others_made = 0
    closed = code >> 8 & 255
    between = players - 3
    for e in range(s[ENDS]):
        if e != closed:
            others_made += 1
    if others_made and tile != NOBODY and s[PIECES]:
        for e in range(s[ENDS]):
            if e == closed:
                continue
            maker = who_laid(r, s, s[END + 4 * e + OF])
            if maker == NOBODY:
                continue
            away = maker - seat if maker >= seat else maker - seat + players
            where = sits(players, away) if away else ME
            share = np.float32(1.0 / between) if where == MIDDLE else np.float32(1.0)
            x[MADE_OTHERS + where] += share / np.float32(others_made)
    for e in range(after[ENDS]):
        numbers |= np.int64(1) << after[END + 4 * e + NUMBER]
    distinct = count(numbers)
    x[NUMBERS_OPEN] = distinct / np.float32(3.0)
    x[ONE_NUMBER] = distinct == 1
    # -- what fits after it
    for w in range(WORDS):
        seen[GLANCE + w] = 0
    weakest: Any = np.float32(1.0)
    rest = numbers
    while rest:
        number = lowest(rest)
        rest &= rest - 1
        mine = theirs = 0
        for w in range(words):
            fits = fit[FITS, number, w]
            seen[GLANCE + w] |= fits
            mine += count(after[HELD + seat * WORDS + w] & fits)
            theirs += count(seen[UNSEEN + w] & fits)
        hold = np.float32(mine) / np.float32(mine + theirs) if mine + theirs else np.float32(0.0)
        weakest = min(weakest, hold)
    x[WEAKEST_HOLD] = weakest
    fitting = all_unseen = mine = kept = doubles = poor = 0
    for w in range(words):
        fits = seen[GLANCE + w]
        hand = after[HELD + seat * WORDS + w]
        fitting += count(seen[UNSEEN + w] & fits)
        all_unseen += count(seen[UNSEEN + w])
        mine += count(hand & fits)
        kept += count(hand)
    x[KEPT_THAT_FIT] = mine / np.float32(7.0)
    if kept:
        x[SHARE_THAT_FITS] = np.float32(mine) / np.float32(kept)
        x[STUCK_NEXT] = mine == 0
    if all_unseen:
        x[UNSEEN_THAT_FIT] = np.float32(fitting) / np.float32(all_unseen)
    nobody_can = fitting == 0
    x[NOBODY_ELSE_FITS] = nobody_can
    for away in range(1, players):
        other = seat_after(players, seat, away)
        where = sits(players, away)
        share = np.float32(1.0 / between) if where == MIDDLE else np.float32(1.0)
        chance = must_pass(r, s, seen, other, seen[GLANCE : GLANCE + WORDS])
        x[MUST_PASS + where] += share * np.float32(chance)
    # -- the hand one keeps
    kept_pips = pips(r, t, after, seat)
    x[KEPT_PIPS] = kept_pips / np.float32(42.0)
    longest = suits = 0
    for number in range(len(fit[0])):
        suit = unseen = 0
        own_double = False
        for w in range(words):
            fits = fit[FITS, number, w]
            hand = after[HELD + seat * WORDS + w]
            suit += count(hand & fits)
            unseen += count(seen[UNSEEN + w] & fits)
            own_double |= (hand & fits & fit[DOUBLES, 0, w]) != 0
        longest = max(longest, suit)
        suits += suit > 0
        if own_double:
            doubles += 1
            poor += suit + unseen <= 3 and not numbers >> number & 1
    x[SUITS_KEPT] = suits / np.float32(7.0)
    x[LONGEST_SUIT] = longest / np.float32(5.0)
    x[DOUBLES_KEPT] = doubles / np.float32(3.0)
    x[POOR_DOUBLES] = poor
    if nobody_can and mine == 0 and all_unseen:
        # The round stops here: what the others hold in the mean beside what one keeps.
        total = tiles = ours = 0
        for w in range(words):
            left = seen[UNSEEN + w]
            while left:
                total += t[64 * w + lowest(left), PIPS]
                left &= left - 1
        for away in range(1, players):
            other = seat_after(players, seat, away)
            if s[SIDE + other] == s[SIDE + seat]:
                ours += held(r, s, other)
            else:
                tiles += held(r, s, other)
        a_pip = np.float32(total) / np.float32(all_unseen)
        others = max(1, players // 2 if ours else players - 1)
        theirs_left = a_pip * np.float32(tiles) / np.float32(others)
        ours_left = np.float32(kept_pips) + a_pip * np.float32(ours) / np.float32(others)
        x[STOPS_AHEAD] = (theirs_left - ours_left) / np.float32(20.0)


# -- the network -----------------------------------------------------------------------------------


@in_numbers
def before(net: Reals, x: Reals, units: Reals) -> None:
    """What the units make of the situation alone."""
    for h in range(UNITS):
        units[h] = net[BIAS + h]
    for i in range(ACTION):
        value = x[i]
        for h in range(UNITS):
            units[h] += value * net[i * UNITS + h]


@in_numbers
def answer(net: Reals, x: Reals, start: Reals, units: Reals) -> float:
    """How good the network finds an action, where this is what the situation made of its units.
    Sums are always added in the same order, so that all machines find the same; six at a time,
    and also those of zeros, because to ask which are would take longer."""
    for h in range(UNITS):
        units[h] = start[h]
    for i in range(ACTION, FEATURES, 6):
        a, b, c, d, e, f = x[i], x[i + 1], x[i + 2], x[i + 3], x[i + 4], x[i + 5]
        at = i * UNITS
        for h in range(UNITS):
            one = a * net[at + h] + b * net[at + UNITS + h]
            two = c * net[at + 2 * UNITS + h] + d * net[at + 3 * UNITS + h]
            three = e * net[at + 4 * UNITS + h] + f * net[at + 5 * UNITS + h]
            units[h] += one + two + three
    for k in range(LANES):
        units[UNITS + k] = 0.0
    for block in range(UNITS // LANES):
        for k in range(LANES):
            h = block * LANES + k
            units[UNITS + k] += max(units[h], np.float32(0.0)) * net[ANSWERS + h]
    total: Any = np.float32(0.0)
    for k in range(LANES):
        total += units[UNITS + k]
    return total


@in_numbers
def unit(rng: Words) -> float:
    """A random number from 0 to 1."""
    return np.float64(word(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@in_numbers
def likings(
    r: Ints, t: Ints, fit: Ints, s: Ints, net: Reals, number: int, found: Ints, likes: Reals,
    seen: Ints, after: Ints, x: Reals, units: Reals, rows: Reals,
) -> None:  # fmt: skip
    """Find all actions, and how good the network finds each: the exponent of its chance. Where
    there are `rows`, each keeps what there is to say of one action."""
    glance(r, fit, s, seen)
    situation(r, t, fit, s, seen, x)
    start = units[UNITS + LANES :]
    before(net, x, start)
    for n in range(number):
        found[n] = nth_choice(r, t, fit, s, n)
        features(r, t, fit, s, seen, found[n], x, after)
        likes[n] = answer(net, x, start, units)
        if len(rows):
            for i in range(FEATURES):
                rows[n, i] = x[i]


@in_numbers
def to_chances(likes: Reals, number: int, heat: float) -> None:
    best = likes[0]
    for n in range(1, number):
        best = max(best, likes[n])
    total = np.float32(0.0)
    for n in range(number):
        likes[n] = np.float32(math.exp((likes[n] - best) / heat))
        total += likes[n]
    for n in range(number):
        likes[n] /= total


@in_numbers
def one_of(likes: Reals, number: int, rng: Words) -> int:
    """One of so many, by their chances."""
    draw = unit(rng)
    for n in range(number - 1):
        draw -= likes[n]
        if draw < 0.0:
            return n
    return number - 1


@in_numbers
def taught_choice(
    r: Ints, t: Ints, fit: Ints, s: Ints, net: Reals, heat: float, found: Ints, likes: Reals,
    seen: Ints, after: Ints, x: Reals, units: Reals, rows: Reals, rng: Words,
) -> int:  # fmt: skip
    """What the taught player does."""
    number = min(choices(r, fit, s), MOST_WEIGHED)
    if number == 1:
        return nth_choice(r, t, fit, s, 0)
    likings(r, t, fit, s, net, number, found, likes, seen, after, x, units, rows)
    to_chances(likes, number, heat)
    return found[one_of(likes, number, rng)]
