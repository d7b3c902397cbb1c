"""Imagined rounds that every engine plays alike: what is chosen follows from a number and from what
there is to choose from, not from the order in which choices are found (`analysis.playing_on` has
the readable twin)."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneyard.kernel.basics import Ints, Words
from boneyard.kernel.choices import choices, nth_choice
from boneyard.kernel.numbers import Numbers
from boneyard.kernel.rounds import weight
from boneyard.kernel.slots import *
from boneyard.kernel.turns import play
from boneyard.kernel.twins import in_numbers

FARTHEST = 400
"""Actions of an imagined round; only one that need not end takes more."""


@in_numbers
def mixed(seed: int, step: int, code: int) -> int:
    """A number that looks random, from these three: the last step of SplitMix64."""
    z: Any = np.uint64(seed)
    z += np.uint64(step + 1) * np.uint64(0x9E3779B97F4A7C15)
    z += np.uint64(code + 1) * np.uint64(0xD1B54A32D192ED03)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    # Without its lowest bit it is positive whoever reads it.
    return np.int64((z ^ (z >> np.uint64(31))) >> np.uint64(1))  # type: ignore[return-value]


@in_numbers
def chosen(r: Ints, t: Ints, fit: Ints, s: Ints, seed: int, step: int) -> int:
    """Of the two choices that come to mind first the one that lays more pips."""
    number = choices(r, fit, s)
    first = second = -1
    least: Any = np.int64(0x7FFFFFFFFFFFFFFF)
    next_least = least
    for n in range(number):
        code = nth_choice(r, t, fit, s, n)
        mark = mixed(seed, step, code)
        if mark < least:
            second, next_least = first, least
            first, least = code, mark
        elif mark < next_least:
            second, next_least = code, mark
    if second >= 0 and weight(t, second) > weight(t, first):
        return second
    return first


@in_numbers
def lead_in_parts(s: Ints, players: int, me: int) -> int:
    """How far ahead the side of this seat is, in whole numbers: so many parts of a point as there
    are of us times of them."""
    ours, theirs, of_us = 0, 0, 0
    for seat in range(players):
        if s[SIDE + seat] == s[SIDE + me]:
            ours += s[SCORE + seat]
            of_us += 1
        else:
            theirs += s[SCORE + seat]
    return ours * (players - of_us) - theirs * of_us


@in_numbers
def leads(
    r: Ints, t: Ints, fit: Ints, me: int, candidates: Ints, worlds: Ints, seeds: Words, sign: int,
    found: Ints, trial: Ints,
) -> None:  # fmt: skip
    """Add up in `found` what each candidate leads to in each world, once for each of its seeds. A
    candidate below 0 is none: the world is played on as it is."""
    for world in range(len(worlds)):
        for i in range(len(candidates)):
            for k in range(seeds.shape[1]):
                for at in range(POSITION):
                    trial[at] = worlds[world, at]
                if candidates[i] >= 0:
                    play(r, t, fit, trial, candidates[i])
                for step in range(FARTHEST):
                    if trial[OVER]:
                        break
                    play(r, t, fit, trial, chosen(r, t, fit, trial, seeds[world, k], step))
                found[world, i] += sign * lead_in_parts(trial, r[PLAYERS], me)


def get_ready(known: Numbers) -> None:
    """Have it all compiled, by judging nothing."""
    nothing = np.zeros(0, np.int64)
    leads(
        known.rules, known.tiles, known.fit, 0, nothing, np.zeros((0, POSITION), np.int64),
        np.zeros((0, 0), np.uint64), 1, np.zeros((0, 0), np.int64), nothing,
    )  # fmt: skip
