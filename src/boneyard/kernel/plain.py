"""Thinking ahead in a plain line, compiled: two ends, one tile per turn, nothing to draw.

Somebody who thinks about their next lay imagines who may hold what (`ways`, `dealt`: every deal
that contradicts nothing is equally likely), weighs each such world by how likely the lays seen so
far would have been in it (`likelihood`), and tries each of their lays in many worlds, played on to
the end of the round by players with some sense (`try_out`).

How a player feels about a lay is a weighted sum (`liking`); the weights are one row of numbers.

A world is one set of tiles per seat, as bits of one word. A lay is `tile << 1 | end`, where end 0
is at the number `one` and end 1 at `other`; a table on which nothing lies has `one` NOTHING_LAID.
A `single` end is the first double, alone: one number on both sides.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from boneyard.kernel.basics import Floats, Ints, Words, below, count, lowest, nth, word
from boneyard.kernel.reckoning import earn, end_round, for_last_tile, lead, toll, worth
from boneyard.kernel.slots import *
from boneyard.kernel.twins import in_numbers, inlined

NOTHING_LAID = -1
MOST_LAYS = 64
"""Of one hand, at both ends."""
MOST_TRIES = 100
"""Fewer than one deal in two has too many doubles in a hand."""

# A row of weights: what a pip, a double, each tile kept that fits an end, equal ends, an opponent
# who is known to lack an end, and a partner who does are worth; how much chance there is in it, and
# how often such a player does just anything.
PER_PIP, PER_DOUBLE, PER_KEPT, PER_EQUAL, PER_LACK, PER_PARTNER_LACK, HEAT, ANYTHING = range(8)

# A row of history: who, the tile (NOBODY: a pass), the end, and the ends before; then what each
# seat was known to lack then, as bits of numbers.
WHO, TILE, AT, ONE, OTHER, SINGLE, LACKS = range(7)


@in_numbers
def lays(fit: Ints, hand: int, one: int, other: int, single: bool, found: Ints) -> int:
    """Write what this hand can lay into `found`; return how many."""
    number = 0
    if one == NOTHING_LAID:
        while hand:
            found[number] = lowest(hand) << 1
            number += 1
            hand &= hand - 1
        return number
    fits = hand & fit[FITS, one, 0]
    while fits:
        found[number] = lowest(fits) << 1
        number += 1
        fits &= fits - 1
    if not single:
        fits = hand & fit[FITS, other, 0]
        while fits:
            found[number] = lowest(fits) << 1 | 1
            number += 1
            fits &= fits - 1
    return number


@inlined
def ends_after(t: Ints, one: int, other: int, single: bool, lay: int) -> Any:
    """Both ends after this lay; whoever has none yet gets two."""
    if one == NOTHING_LAID:
        return t[lay >> 1, HIGH], t[lay >> 1, LOW]
    return moved_on(t, one, other, single, lay)


@inlined
def moved_on(t: Ints, one: int, other: int, single: bool, lay: int) -> Any:
    """Both ends after a lay at one of them."""
    pips = t[lay >> 1, PIPS]
    if lay & 1:
        return one, pips - other
    return one if single else other, pips - one


@in_numbers
def liking(
    s: Ints, t: Ints, fit: Ints, weights: Floats, players: int, lacks: Ints, seat: int, hand: int,
    one: int, other: int, single: bool, lay: int,
) -> float:  # fmt: skip
    """How a player with these weights feels about a lay."""
    tile = lay >> 1
    one, other = ends_after(t, one, other, single, lay)
    kept = hand & ~(np.int64(1) << tile)
    worth = weights[PER_PIP] * t[tile, PIPS] + weights[PER_DOUBLE] * t[tile, IS_DOUBLE]
    worth += weights[PER_KEPT] * (
        count(kept & fit[FITS, one, 0]) + count(kept & fit[FITS, other, 0])
    )
    if one == other:
        worth += weights[PER_EQUAL]
    for away in range(1, players):
        whose = seat + away if seat + away < players else seat + away - players
        lacking = (lacks[whose] >> one & 1) + (lacks[whose] >> other & 1)
        if lacking:
            if s[SIDE + whose] == s[SIDE + seat]:
                worth -= weights[PER_PARTNER_LACK] * lacking
            elif away == 1:
                # Who lacks both ends has to pass at once.
                worth += weights[PER_LACK] * (5 if lacking == 2 else 1)
            else:
                worth += weights[PER_LACK] * lacking / 2
    return worth


@in_numbers
def chances(
    s: Ints, t: Ints, fit: Ints, weights: Floats, players: int, lacks: Ints, seat: int, hand: int,
    one: int, other: int, single: bool, found: Ints, number: int, chance: Floats,
) -> None:  # fmt: skip
    """How likely a player with these weights is to choose each of the lays found."""
    best = -math.inf
    for i in range(number):
        chance[i] = liking(
            s, t, fit, weights, players, lacks, seat, hand, one, other, single, found[i]
        ) / weights[HEAT]  # fmt: skip
        best = max(best, chance[i])
    total = 0.0
    for i in range(number):
        chance[i] = math.exp(chance[i] - best)
        total += chance[i]
    anything = weights[ANYTHING]
    for i in range(number):
        chance[i] = (1 - anything) * chance[i] / total + anything / number


@in_numbers
def unit(rng: Words) -> float:
    """A random number from 0 to 1."""
    return np.float64(word(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


# -- worlds ----------------------------------------------------------------------------------------


@in_numbers
def ways(may: Ints, tiles: int, room: Ints, counted: Floats) -> None:
    """Count in how many ways the tiles from the i-th on can be dealt where so much room is left.

    `may[i]` says where the i-th hidden tile may lie, as bits. The room of the last place follows
    from that of the others, by which `counted` is indexed.
    """
    counted[:] = 0.0
    counted[tiles, 0, 0, 0] = 1.0
    for i in range(tiles - 1, -1, -1):
        left = tiles - i
        for a in range(min(room[0], left) + 1):
            for b in range(min(room[1], left - a) + 1):
                for c in range(min(room[2], left - a - b) + 1):
                    d = left - a - b - c
                    if d > room[3]:
                        continue
                    number = 0.0
                    if a > 0 and may[i] & 1:
                        number += counted[i + 1, a - 1, b, c]
                    if b > 0 and may[i] & 2:
                        number += counted[i + 1, a, b - 1, c]
                    if c > 0 and may[i] & 4:
                        number += counted[i + 1, a, b, c - 1]
                    if d > 0 and may[i] & 8:
                        number += counted[i + 1, a, b, c]
                    counted[i, a, b, c] = number


@in_numbers
def dealt(
    hidden: Ints, may: Ints, tiles: int, room: Ints, counted: Floats, places: Ints, rng: Words
) -> None:
    """One of these ways, all equally likely: the tiles in each place."""
    places[:] = 0
    a, b, c = room[0], room[1], room[2]
    for i in range(tiles):
        d = tiles - i - a - b - c
        here = 0.0 if a == 0 or not may[i] & 1 else counted[i + 1, a - 1, b, c]
        second = 0.0 if b == 0 or not may[i] & 2 else counted[i + 1, a, b - 1, c]
        third = 0.0 if c == 0 or not may[i] & 4 else counted[i + 1, a, b, c - 1]
        fourth = 0.0 if d == 0 or not may[i] & 8 else counted[i + 1, a, b, c]
        draw = unit(rng) * (here + second + third + fourth)
        bit = np.int64(1) << hidden[i]
        if draw < here:
            places[0] |= bit
            a -= 1
        elif draw < here + second:
            places[1] |= bit
            b -= 1
        elif draw < here + second + third or fourth == 0.0:
            places[2] |= bit
            c -= 1
        else:
            places[3] |= bit


@in_numbers
def likelihood(
    s: Ints, t: Ints, fit: Ints, players: int, me: int, world: Ints, history: Ints, kinds: Floats,
    usual: Floats, hands: Ints, found: Ints, chance: Floats, told: Floats,
) -> float:  # fmt: skip
    """The logarithm of how likely the lays seen are in this world. Each of the others may be any of
    these kinds of players, which are so usual."""
    for seat in range(players):
        hands[seat] = world[seat]
        told[seat, :] = 0.0
    for row in range(len(history) - 1, -1, -1):
        seat, tile = history[row, WHO], history[row, TILE]
        if tile == NOBODY:
            continue
        hands[seat] |= np.int64(1) << tile
        one, other, single = history[row, ONE], history[row, OTHER], history[row, SINGLE] == 1
        if seat == me or one == NOTHING_LAID:
            continue
        number = lays(fit, hands[seat], one, other, single, found)
        if number < 2:
            continue
        for kind in range(len(kinds)):
            chances(
                s, t, fit, kinds[kind], players, history[row, LACKS:], seat, hands[seat], one,
                other, single, found, number, chance,
            )  # fmt: skip
            seen = 0.0
            for i in range(number):
                # At equal ends it makes no difference at which one a tile lies.
                if found[i] >> 1 == tile and (found[i] & 1 == history[row, AT] or one == other):
                    seen += chance[i]
            told[seat, kind] += math.log(seen)
    total = 0.0
    for seat in range(players):
        if seat != me:
            mixed = 0.0
            for kind in range(len(kinds)):
                mixed += usual[kind] * math.exp(told[seat, kind])
            total += math.log(mixed)
    return total


@in_numbers
def imagine(
    s: Ints, t: Ints, fit: Ints, players: int, me: int, hidden: Ints, may: Ints, room: Ints,
    seats: Ints, gone: Ints, most_doubles: int, counted: Floats, history: Ints, kinds: Floats,
    usual: Floats, worlds: Ints, weights: Floats, places: Ints, hands: Ints, found: Ints,
    chance: Floats, told: Floats, rng: Words,
) -> None:  # fmt: skip
    """Fill `worlds`, and `weights` with the logarithms of how likely they are.

    Hands that are seen are in `s`, and alike in all worlds. `seats` says whose each place is
    (NOBODY: not dealt), `gone` what each seat has laid; with more doubles than `most_doubles` in a
    hand, the tiles would have been dealt again.
    """
    for w in range(len(worlds)):
        for _ in range(MOST_TRIES):
            dealt(hidden, may, len(hidden), room, counted, places, rng)
            too_many = False
            for place in range(MOST_PLACES):
                if seats[place] != NOBODY:
                    doubles = (places[place] | gone[seats[place]]) & fit[DOUBLES, 0, 0]
                    too_many |= count(doubles) > most_doubles
            if not too_many:
                break
        for seat in range(players):
            worlds[w, seat] = s[HELD + seat * WORDS]
        for place in range(MOST_PLACES):
            if seats[place] != NOBODY:
                worlds[w, seats[place]] = places[place]
        weights[w] = 0.0
        if len(kinds):
            weights[w] = likelihood(
                s, t, fit, players, me, worlds[w], history, kinds, usual, hands, found, chance, told
            )  # fmt: skip


# -- playing on ------------------------------------------------------------------------------------


@inlined
def nth_lay(at_one: int, at_other: int, n: int) -> int:
    """The n-th of these lays, from 0."""
    here = count(at_one)
    return nth(at_one, n) << 1 if n < here else nth(at_other, n - here) << 1 | 1


@inlined
def heavier(t: Ints, lay: int, other: int) -> int:
    """Of two lays the one people like better who want to get rid of their pips; a double is worth
    two more, because it fits at one number only."""
    one, two = lay >> 1, other >> 1
    gain = t[two, PIPS] + 2 * t[two, IS_DOUBLE] - t[one, PIPS] - 2 * t[one, IS_DOUBLE]
    return other if gain > 0 else lay


@inlined
def fits_somebody(s: Ints, players: int, fits: int) -> bool:
    """Whether anybody holds one of these tiles; where nobody does, the round is blocked at once,
    without a pass that could earn anything."""
    for seat in range(players):
        if s[HELD + seat * WORDS] & fits:
            return True
    return False


@inlined
def laid(r: Ints, t: Ints, fit: Ints, s: Ints, seat: int, one: int, other: int, lay: int) -> bool:
    """This seat lays a tile at one of these ends; True: it has gone out."""
    tile = lay >> 1
    hand = s[HELD + seat * WORDS] & ~(np.int64(1) << tile)
    s[HELD + seat * WORDS] = hand
    s[LAST] = s[SEAT] = seat
    s[PIECES] += 1
    if one == NOTHING_LAID:
        s[OPENER], s[MUST] = seat, NOBODY
    if r[SALIDA_BY_LAY] and s[PIECES] == 2 and s[ALL_PASSES] == 1:
        earn(r, s, seat, r[SALIDA])
    if hand:
        return False
    s[BONUS] = for_last_tile(r, t, fit, s, one, other, tile)
    end_round(r, t, fit, s, OUT, seat)
    return True


@in_numbers
def play_on(
    r: Ints, t: Ints, fit: Ints, s: Ints, seat: int, one: int, other: int, single: bool,
    sensibly: bool, rng: Words,
) -> int:  # fmt: skip
    """Play to the end of the round, with this seat next, and count it; return how many actions that
    took. Sensible players lay the heavier of two tiles at random; others do just anything, choice
    by choice what `rounds.play_out` does."""
    players, actions, passed = r[PLAYERS], 0, s[PASSED]
    if one == NOTHING_LAID:
        lay = first_lay(r, t, s, seat, sensibly, rng)
        if lay == NOBODY:
            s[SETTLED], seat, actions = 1, (seat + 2) % players, 1
            lay = first_lay(r, t, s, seat, sensibly, rng)
        actions += 1
        if laid(r, t, fit, s, seat, one, other, lay):
            return actions
        one, other = ends_after(t, one, other, single, lay)
        single = one == other
        seat = 0 if seat + 1 == players else seat + 1
    while True:
        hand = s[HELD + seat * WORDS]
        at_one = hand & fit[FITS, one, 0]
        at_other = 0 if single else hand & fit[FITS, other, 0]
        number = count(at_one) + count(at_other)
        if number == 0:
            passed += 1
            if passed == players:
                end_round(r, t, fit, s, BLOCKED, NOBODY)
                return actions
            if r[SALIDA] or r[CORRIDO]:
                s[ALL_PASSES] += 1
                if fits_somebody(s, players, fit[FITS, one, 0] | fit[FITS, other, 0]):
                    toll(r, t, fit, s, passed)
        else:
            passed = 0
            actions += 1
            lay = nth_lay(at_one, at_other, below(rng, number) if number > 1 else 0)
            if sensibly and number > 1:
                lay = heavier(t, lay, nth_lay(at_one, at_other, below(rng, number)))
            if laid(r, t, fit, s, seat, one, other, lay):
                return actions
            one, other = moved_on(t, one, other, single, lay)
            single = False
        seat = 0 if seat + 1 == players else seat + 1


@in_numbers
def first_lay(r: Ints, t: Ints, s: Ints, seat: int, sensibly: bool, rng: Words) -> int:
    """How this seat opens; NOBODY: it hands the opening on, which nobody sensible does."""
    if s[MUST] != NOBODY:
        return s[MUST] << 1
    hand = s[HELD + seat * WORDS]
    number = count(hand)
    choices = number + 1 if r[CEDES] and not s[SETTLED] and not sensibly else number
    n = below(rng, choices) if choices > 1 else 0
    if n == number:
        return NOBODY
    lay = nth(hand, n) << 1
    if sensibly and number > 1:
        lay = heavier(t, lay, nth(hand, below(rng, number)) << 1)
    return lay


# -- trying out ------------------------------------------------------------------------------------


@in_numbers
def try_out(
    r: Ints, t: Ints, fit: Ints, s: Ints, me: int, one: int, other: int, single: bool,
    candidates: Ints, alive: Ints, worlds: Ints, picked: Ints, sign: int, swing: float,
    sums: Floats, leads: Floats, products: Floats, values: Floats, trial: Ints, rng: Words,
) -> None:  # fmt: skip
    """Try every candidate that is alive in each of the picked worlds, once; add up what came of it.

    `sums` are what each candidate was worth, `leads` by how much one was ahead then; `products` of
    what any two were worth in the same world tell how sure a difference is. A candidate of NOBODY
    hands the turn on to the seat opposite.
    """
    players = r[PLAYERS]
    for pick in picked:
        for i in range(len(candidates)):
            if not alive[i]:
                continue
            for at in range(END):
                trial[at] = s[at]
            for seat in range(players):
                trial[HELD + seat * WORDS] = worlds[pick, seat]
            lay = candidates[i]
            if lay == NOBODY:
                play_on(r, t, fit, trial, (me + 2) % players, one, other, single, True, rng)
            elif not laid(r, t, fit, trial, me, one, other, lay):
                first, second = ends_after(t, one, other, single, lay)
                alone = one == NOTHING_LAID and first == second
                play_on(r, t, fit, trial, (me + 1) % players, first, second, alone, True, rng)
            ahead = sign * lead(trial, players, me)
            leads[i] += ahead
            value = worth(ahead, swing)
            values[i] = value
            sums[i] += value
            for j in range(i + 1):
                if alive[j]:
                    products[i, j] += value * values[j]
