"""Whole rounds of imagined play, and what comes of trying something out in them."""

from __future__ import annotations

import math

from boneyard.kernel.basics import Floats, Ints, Words
from boneyard.kernel.choices import random_choice
from boneyard.kernel.dealing import deal
from boneyard.kernel.plain import NOTHING_LAID, play_on
from boneyard.kernel.reckoning import behind_in_pips, lead, worth
from boneyard.kernel.slots import *
from boneyard.kernel.turns import play
from boneyard.kernel.twins import in_numbers, inlined

FARTHEST = 1000
"""Actions of an imagined round; only one that need not end takes more."""


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
    actions = 0
    for _ in range(n):
        seated(r, s)
        deal(r, t, fit, s, order, rng)
        if r[PLAIN]:
            actions += play_on(r, t, fit, s, s[SEAT], NOTHING_LAID, NOTHING_LAID, False, False, rng)
        else:
            actions += play_out(r, t, fit, s, rng)
        for seat in range(r[PLAYERS]):
            won[seat] += s[WINNERS] >> seat & 1
    return actions


@inlined
def seated(r: Ints, s: Ints) -> None:
    """Everybody at their place, with no points."""
    for seat in range(r[PLAYERS]):
        s[SCORE + seat] = 0
        s[SIDE + seat] = seat if r[PARTNERS] == ALONE else seat % 2


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
        seated(r, s)
        deal(r, t, fit, s, order, rng)
        for _ in range(FARTHEST):
            if s[OVER]:
                break
            play(r, t, fit, s, sensible_choice(r, t, fit, s, rng))
        total += lead(s, r[PLAYERS], 0) ** 2
    return math.sqrt(total / n)
