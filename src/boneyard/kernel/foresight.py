"""Thinking ahead with a taught player, compiled: how likely what was seen would have been in an
imagined world, and what comes of trying something out there, if everybody plays as it does.

What was seen are rows of numbers, one for each thing somebody did (`recalled` reads them). A world
begins as it was dealt; in it all is done again. What the rounds do by themselves, a pass of
somebody who cannot lay, is known by how much of it has happened, and skipped.
"""

from __future__ import annotations

import math

from boneyard.kernel.basics import Floats, Ints, Words
from boneyard.kernel.choices import choices, nth_choice
from boneyard.kernel.features import *
from boneyard.kernel.policy import Reals, likings, taught_choice, to_chances
from boneyard.kernel.reckoning import behind_in_pips, lead, worth
from boneyard.kernel.rounds import FARTHEST
from boneyard.kernel.slots import *
from boneyard.kernel.turns import play, settle
from boneyard.kernel.twins import in_numbers

# A row of what was seen: what was done, by whom, with which tile, at which tile, socket and
# (NOBODY: the socket says enough) number, with which half, and how many passes there were and tiles
# drawn before.
(
    DID, BY_WHOM, WITH, AT_TILE, AT_SOCKET, AT_NUMBER, BY_HALF, PASSES_BEFORE, DRAWN_BEFORE,
) = range(9)  # fmt: skip
SEEN_ROW = 9

LOST = -1e30
"""The logarithm of how likely a world is in which what was seen cannot be done."""


@in_numbers
def is_meant(s: Ints, code: int, row: Ints) -> bool:
    """Whether an action is the very one that was seen."""
    if code >> 24 != row[DID]:
        return False
    if row[DID] != LAY:
        return True
    if code >> 16 & 255 != row[WITH]:
        return False
    end = code >> 8 & 255
    if row[AT_TILE] == NOBODY or end == NO_END:
        return row[AT_TILE] == NOBODY and end == NO_END
    at = END + 4 * end
    socket = s[at + KIND] & ((1 << MARK) - 1)
    here = row[AT_NUMBER] == NOBODY or s[at + NUMBER] == row[AT_NUMBER]
    right = here and socket == row[AT_SOCKET] and code & 255 == row[BY_HALF]
    return right and s[at + OF] == row[AT_TILE]


@in_numbers
def is_like(s: Ints, code: int, row: Ints) -> bool:
    """Whether an action comes to the same: at equal ends it makes no difference at which one a tile
    lies."""
    if code >> 24 != LAY or row[DID] != LAY:
        return code >> 24 == row[DID]
    return code >> 16 & 255 == row[WITH] and (
        row[AT_TILE] == NOBODY or code & 255 == row[BY_HALF]
    )  # fmt: skip


@in_numbers
def recalled(
    r: Ints, t: Ints, fit: Ints, s: Ints, done: Ints, me: int, must_open: bool, net: Reals,
    anything: float, found: Ints, likes: Reals, seen: Ints, after: Ints, x: Reals, units: Reals,
    rows: Reals,
) -> float:  # fmt: skip
    """Do in this world all that was seen. The logarithm of how likely it is: everybody else plays
    like the taught one, but now and then does just anything."""
    total = 0.0
    settle(r, t, fit, s)
    for i in range(len(done)):
        row = done[i]
        if row[DID] == PASS and s[ALL_PASSES] > row[PASSES_BEFORE]:
            continue
        if row[DID] == DRAW and s[NEXT_DRAWN] > row[DRAWN_BEFORE]:
            continue
        if s[OVER] or s[SEAT] != row[BY_WHOM]:
            return LOST
        number = choices(r, fit, s)
        meant = NOBODY
        told = 1 < number <= MOST_WEIGHED and row[BY_WHOM] != me and anything < 1.0
        if told and not (must_open and s[PIECES] == 0):
            likings(r, t, fit, s, net, number, found, likes, seen, after, x, units, rows)
            to_chances(likes, number, 1.0)
            chance = 0.0
            alike = 0
            for n in range(number):
                if is_like(s, found[n], row):
                    chance += likes[n]
                    alike += 1
                    if is_meant(s, found[n], row):
                        meant = found[n]
            if alike:
                total += math.log((1 - anything) * chance + anything * alike / number)
        else:
            for n in range(number):
                code = nth_choice(r, t, fit, s, n)
                if is_meant(s, code, row):
                    meant = code
                    break
        if meant == NOBODY:
            return LOST
        play(r, t, fit, s, meant)
    return LOST if s[OVER] or s[SEAT] != me else total


@in_numbers
def recall_all(
    r: Ints, t: Ints, fit: Ints, worlds: Ints, done: Ints, me: int, must_open: bool, net: Reals,
    anything: float, weights: Floats, found: Ints, likes: Reals, seen: Ints, after: Ints, x: Reals,
    units: Reals, rows: Reals,
) -> None:  # fmt: skip
    """Bring worlds from the deal to what they are now, and say how likely each is."""
    for w in range(len(worlds)):
        weights[w] = recalled(
            r, t, fit, worlds[w], done, me, must_open, net, anything, found, likes, seen, after,
            x, units, rows,
        )  # fmt: skip


@in_numbers
def try_out(
    r: Ints, t: Ints, fit: Ints, me: int, candidates: Ints, alive: Ints, worlds: Ints, picked: Ints,
    sign: int, swing: float, pip: float, net: Reals, heat: float, sums: Floats, leads: Floats,
    products: Floats, values: Floats, trial: Ints, found: Ints, likes: Reals, seen: Ints,
    after: Ints, x: Reals, units: Reals, rows: Reals, rng: Words,
) -> None:  # fmt: skip
    """As `rounds.try_out`, but all play on like the taught one."""
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
                code = taught_choice(
                    r, t, fit, trial, net, heat, found, likes, seen, after, x, units, rows, rng
                )  # fmt: skip
                play(r, t, fit, trial, code)
            ahead = sign * lead(trial, r[PLAYERS], me)
            leads[i] += ahead
            value = worth(ahead, swing)
            value -= pip * behind_in_pips(r, t, trial, me)
            values[i] = value
            sums[i] += value
            for j in range(i + 1):
                if alive[j]:
                    products[i, j] += value * values[j]
