"""How a taught player is taught: it plays against itself, compiled, and does more often what went
better than expected (an actor and a critic).

What was to be expected says the critic, a second small network. It is shown all hands, which makes
it quick to learn; it never plays. Between two decisions of a seat, what the critic says changes,
and the round ends with what it was worth. Of these changes an action is credited the next in full
and those after it less and less (`TRACE`). Both networks follow the slope of all this by Adam.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from boneyard.kernel.basics import Floats, Ints, Words, count, held, pips
from boneyard.kernel.choices import choices, nth_choice
from boneyard.kernel.dealing import deal
from boneyard.kernel.features import *
from boneyard.kernel.policy import Reals, likings, one_of, seat_after, sits, to_chances
from boneyard.kernel.reckoning import lead
from boneyard.kernel.rounds import FARTHEST, seated
from boneyard.kernel.slots import *
from boneyard.kernel.turns import play
from boneyard.kernel.twins import in_numbers

TRACE = 0.8

MOST_CHOICES = 512
"""Decisions of one round; those beyond it teach nothing."""
ROWS = 1 << 15
"""Actions weighed in one lesson, and decisions in it."""
LESSON = 4096

# What the critic is told: of each place, oneself among them, and of the table.
OF_HAND = 6
OF_TABLE = 4 * OF_HAND
HINTS = OF_TABLE + 8
CRITICS = 32
CRITIC_BIAS = HINTS * CRITICS
CRITIC_OUT = CRITIC_BIAS + CRITICS
CRITIC_LAST = CRITIC_OUT + CRITICS
CRITIC = CRITIC_LAST + 1

FIRST_ROW, ROW_COUNT, CHOSEN, WHOSE = range(4)
"""A decision: which rows are its actions, which was taken, and by whom."""


@in_numbers
def hints(r: Ints, t: Ints, fit: Ints, s: Ints, x: Reals) -> None:
    """What the critic is told of a position, for the seat in turn."""
    players, seat = r[PLAYERS], s[SEAT]
    x[:] = 0.0
    for away in range(players):
        other = seat_after(players, seat, away)
        where = sits(players, away) if away else ME
        share = np.float32(1.0 / (players - 3)) if where == MIDDLE else np.float32(1.0)
        at = where * OF_HAND
        fitting = doubles = suits = 0
        for w in range(r[USED_WORDS]):
            hand = s[HELD + other * WORDS + w]
            fits: Any = np.int64(0)
            for e in range(s[ENDS]):
                fits |= fit[FITS, s[END + 4 * e + NUMBER], w]
            fitting += count(hand & fits)
            doubles += count(hand & fit[DOUBLES, 0, w])
        for number in range(len(fit[0])):
            has = False
            for w in range(r[USED_WORDS]):
                has |= (s[HELD + other * WORDS + w] & fit[FITS, number, w]) != 0
            suits += has
        x[at] += share * held(r, s, other) / np.float32(7.0)
        x[at + 1] += share * pips(r, t, s, other) / np.float32(42.0)
        x[at + 2] += share * fitting / np.float32(4.0)
        x[at + 3] += share * doubles / np.float32(3.0)
        x[at + 4] += share * suits / np.float32(7.0)
        x[at + 5] += share * (fitting == 0)
        if away:
            x[OF_TABLE + where] += share * (s[SIDE + other] == s[SIDE + seat])
    x[OF_TABLE + 3] = players == 2
    x[OF_TABLE + 4] = players == 3
    x[OF_TABLE + 5] = s[PIECES] / np.float32(28.0)
    x[OF_TABLE + 6] = (s[BONEYARD] - s[NEXT_DRAWN]) / np.float32(14.0)


@in_numbers
def critic(net: Reals, x: Reals, units: Reals) -> float:
    for h in range(CRITICS):
        units[h] = net[CRITIC_BIAS + h]
    for i in range(HINTS):
        value = x[i]
        if value != 0.0:
            for h in range(CRITICS):
                units[h] += value * net[i * CRITICS + h]
    total = net[CRITIC_LAST]
    for h in range(CRITICS):
        total += max(units[h], np.float32(0.0)) * net[CRITIC_OUT + h]
    return total


@in_numbers
def play_lesson(
    r: Ints, t: Ints, fit: Ints, s: Ints, order: Ints, net: Reals, critic_net: Reals, sign: int,
    swing: float, points: float, found: Ints, likes: Reals, seen: Ints, after: Ints, x: Reals,
    units: Reals, rows: Reals, decisions: Ints, told: Reals, values: Reals, gains: Reals, wish: int,
    rng: Words,
) -> int:  # fmt: skip
    """Play rounds until so many decisions were made; notes each, what its actions were told by, and
    by how much it went better than expected. Returns how many there are."""
    done = row = 0
    # A round that may not fit any more is not begun.
    while done < wish and row < len(rows) - MOST_CHOICES * 8:
        seated(r, s)
        deal(r, t, fit, s, order, rng)
        first = done
        for _ in range(FARTHEST):
            if s[OVER]:
                break
            number = min(choices(r, fit, s), MOST_WEIGHED)
            if number == 1:
                play(r, t, fit, s, nth_choice(r, t, fit, s, 0))
                continue
            likings(r, t, fit, s, net, number, found, likes, seen, after, x, units, rows[row:])
            to_chances(likes, number, 1.0)
            chosen = one_of(likes, number, rng)
            room = row + number + MOST_WEIGHED < len(rows) and done + 1 < len(decisions)
            if done - first < MOST_CHOICES and room:
                decisions[done, FIRST_ROW] = row
                decisions[done, ROW_COUNT] = number
                decisions[done, CHOSEN] = chosen
                decisions[done, WHOSE] = s[SEAT]
                hints(r, t, fit, s, told[done])
                values[done] = critic(critic_net, told[done], units)
                row += number
                done += 1
            play(r, t, fit, s, found[chosen])
        credit_round(r, s, sign, swing, points, decisions, values, gains, first, done)
    return done


@in_numbers
def credit_round(
    r: Ints, s: Ints, sign: int, swing: float, points: float, decisions: Ints, values: Reals,
    gains: Reals, first: int, done: int,
) -> None:  # fmt: skip
    """By how much each decision of a round went better than expected: the round won, or lost, and
    for a share of it by how many points."""
    for seat in range(r[PLAYERS]):
        ahead = sign * lead(s, r[PLAYERS], seat) / swing
        won = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
        following = (1.0 - points) * won + points * min(max(ahead, -2.5), 2.5)
        gain = 0.0
        for i in range(done - 1, first - 1, -1):
            if decisions[i, WHOSE] == seat:
                gain = following - values[i] + TRACE * gain
                following = values[i]
                gains[i] = gain


@in_numbers
def learn(
    net: Reals, critic_net: Reals, rows: Reals, decisions: Ints, told: Reals, values: Reals,
    gains: Reals, done: int, entropy: float, likes: Reals, units: Reals, slope: Reals,
    critic_slope: Reals,
) -> None:  # fmt: skip
    """The slopes along which both networks get better, from one lesson."""
    slope[:] = 0.0
    critic_slope[:] = 0.0
    squares = 1e-6
    for i in range(done):
        squares += gains[i] * gains[i]
    scale = 1.0 / math.sqrt(squares / done)
    all_units = units[UNITS:]
    for i in range(done):
        first, number = decisions[i, FIRST_ROW], decisions[i, ROW_COUNT]
        for n in range(number):
            forward(net, rows[first + n], all_units, n)
            total = np.float32(0.0)
            for h in range(UNITS):
                total += max(all_units[n * UNITS + h], np.float32(0.0)) * net[ANSWERS + h]
            likes[n] = total
        to_chances(likes, number, 1.0)
        spread = 0.0
        for n in range(number):
            spread -= likes[n] * math.log(likes[n] + 1e-9)
        gain = gains[i] * scale
        for n in range(number):
            chance = likes[n]
            push = gain * ((1.0 if n == decisions[i, CHOSEN] else 0.0) - chance)
            push -= entropy * chance * (math.log(chance + 1e-9) + spread)
            backward(net, rows[first + n], all_units, n, np.float32(push / done), units, slope)
        # The critic should have said what it was worth.
        expected = critic(critic_net, told[i], units)
        error = np.float32((gains[i] + values[i] - expected) / done)
        critic_slope[CRITIC_LAST] += error
        for h in range(CRITICS):
            if units[h] > 0.0:
                critic_slope[CRITIC_OUT + h] += error * units[h]
                units[h] = error * critic_net[CRITIC_OUT + h]
            else:
                units[h] = 0.0
            critic_slope[CRITIC_BIAS + h] += units[h]
        for k in range(HINTS):
            value = told[i, k]
            if value != 0.0:
                for h in range(CRITICS):
                    critic_slope[k * CRITICS + h] += value * units[h]


@in_numbers
def forward(net: Reals, x: Reals, all_units: Reals, n: int) -> None:
    at = n * UNITS
    for h in range(UNITS):
        all_units[at + h] = net[BIAS + h]
    for i in range(FEATURES):
        value = x[i]
        if value != 0.0:
            for h in range(UNITS):
                all_units[at + h] += value * net[i * UNITS + h]


@in_numbers
def backward(
    net: Reals, x: Reals, all_units: Reals, n: int, push: np.float32, back: Reals, slope: Reals
) -> None:
    at = n * UNITS
    for h in range(UNITS):
        on = all_units[at + h] > 0.0
        slope[ANSWERS + h] += push * all_units[at + h] if on else np.float32(0.0)
        back[h] = push * net[ANSWERS + h] if on else np.float32(0.0)
        slope[BIAS + h] += back[h]
    for i in range(FEATURES):
        value = x[i]
        if value != 0.0:
            for h in range(UNITS):
                slope[i * UNITS + h] += value * back[h]


@in_numbers
def climb(net: Reals, slope: Reals, mean: Reals, square: Reals, step: int, rate: float) -> None:
    """One step of Adam up the slope."""
    norm = 0.0
    for i in range(len(net)):
        norm += slope[i] * slope[i]
    # However steep it is, the step stays a small one.
    short = np.float32(min(1.0, 1.0 / (math.sqrt(norm) + 1e-9)))
    one = 1.0 - 0.9**step
    two = 1.0 - 0.999**step
    for i in range(len(net)):
        g = slope[i] * short
        mean[i] = np.float32(0.9) * mean[i] + np.float32(0.1) * g
        square[i] = np.float32(0.999) * square[i] + np.float32(0.001) * g * g
        net[i] += np.float32(rate * (mean[i] / one) / (math.sqrt(square[i] / two) + 1e-7))


# -- duels -----------------------------------------------------------------------------------------


@in_numbers
def heaviest(r: Ints, t: Ints, fit: Ints, s: Ints, number: int) -> int:
    """The lay of the most pips, a double before others: the yardstick."""
    best, chosen = -1, nth_choice(r, t, fit, s, 0)
    for n in range(number):
        code = nth_choice(r, t, fit, s, n)
        tile = code >> 16 & 255
        heavy = 2 * t[tile, PIPS] + t[tile, IS_DOUBLE] if code >> 24 == LAY else -1
        if heavy > best:
            best, chosen = heavy, code
    return chosen


@in_numbers
def duel(
    r: Ints, t: Ints, fit: Ints, s: Ints, begun: Ints, order: Ints, net: Reals, other: Reals,
    heat: float, sign: int, found: Ints, likes: Reals, seen: Ints, after: Ints, x: Reals,
    units: Reals, rows: Reals, shares: Floats, rng: Words,
) -> None:  # fmt: skip
    """Rounds in which the sides take turns to be played by one network and by the other (an empty
    one: by the yardstick), each deal both ways. `shares`: how much the one won of each deal."""
    for deal_ in range(len(shares)):
        seated(r, begun)
        deal(r, t, fit, begun, order, rng)
        shares[deal_] = 0.0
        for turn in range(2):
            for at in range(POSITION):
                s[at] = begun[at]
            for _ in range(FARTHEST):
                if s[OVER]:
                    break
                ours = (s[SIDE + s[SEAT]] + turn) % 2 == 0
                number = min(choices(r, fit, s), MOST_WEIGHED)
                if number == 1:
                    code = nth_choice(r, t, fit, s, 0)
                elif ours or len(other):
                    likings(
                        r, t, fit, s, net if ours else other, number, found, likes, seen, after, x,
                        units, rows,
                    )  # fmt: skip
                    to_chances(likes, number, heat)
                    code = found[one_of(likes, number, rng)]
                else:
                    code = heaviest(r, t, fit, s, number)
                play(r, t, fit, s, code)
            best: Any = np.int64(-(1 << 40))
            for seat in range(r[PLAYERS]):
                best = max(best, sign * s[SCORE + seat])
            winners = won = 0
            for seat in range(r[PLAYERS]):
                if sign * s[SCORE + seat] == best:
                    winners += 1
                    won += (s[SIDE + seat] + turn) % 2 == 0
            shares[deal_] += 0.5 * won / winners
