"""Solo 2 for a player who sees the order of the boneyard: nobody can win more often.

Such a player need not decide anything: tile by tile we keep everything they could have made of the
tiles drawn so far. A position is the tiles in the hand (bits by the order in which they were
drawn), the two ends, how many tiles are still to be drawn for this hand, and the rescues used.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled
from boneyard.puzzles import splitmix

Ints = NDArray[np.int64]
Words = NDArray[np.uint64]

# A position has two words: its hand, and its ends (the smaller first), the tiles still to be drawn
# for this hand, and the rescues used.
_TO_DRAW = 8
_USED = 12
# Instead of the number of positions of a game: it is won, or there are too many to follow.
WON = -1
UNKNOWN = -2


@compiled()
def _add(hand: int, x: int, y: int, rest: int, count: int, work: Ints, slots: Ints) -> int:
    """Add a position to be laid unless it is there already; returns how many there are.

    `slots` is a hash table of places in `work`, -1 where there is none.
    """
    mark = min(x, y) | (max(x, y) << 4) | rest
    word = np.uint64(hand) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(mark)
    word = (word ^ (word >> np.uint64(29))) * np.uint64(0xBF58476D1CE4E5B9)
    at: Any = np.int64((word ^ (word >> np.uint64(32))) % np.uint64(slots.shape[0]))
    while slots[at] >= 0:
        if work[slots[at], 0] == hand and work[slots[at], 1] == mark:
            return count
        at = (at + 1) % slots.shape[0]
    if count < work.shape[0]:
        slots[at] = count
        work[count, 0] = hand
        work[count, 1] = mark
        work[count, 2] = at
    return count + 1


@compiled()
def _draw(
    kept: Ints, count: int, drawn: int, unseen: int, halves: Ints,
    hand_size: int, rescues: int, work: Ints, slots: Ints,
) -> int:  # fmt: skip
    """The tile after the first `drawn` of halves is drawn: what can be made of it.

    Returns how many positions there are then (0: lost), WON, or UNKNOWN if there are too many.
    """
    after = 0
    queued = 0
    for i in range(count):
        hand = kept[i, 0] | (1 << drawn)
        mark = kept[i, 1]
        to_draw = (mark >> _TO_DRAW) & 15
        if to_draw > 1:
            kept[after, 0] = hand
            kept[after, 1] = mark - (1 << _TO_DRAW)
            after += 1
            continue
        used = (mark >> _USED) + (to_draw == 0)
        queued = _add(hand, mark & 15, (mark >> 4) & 15, used << _USED, queued, work, slots)
    at = 0
    won = False
    lost_track = False
    while at < queued and not won:
        if queued > work.shape[0] or after >= kept.shape[0]:
            lost_track = True
            break
        hand = work[at, 0]
        mark = work[at, 1]
        at += 1
        x = mark & 15
        y = (mark >> 4) & 15
        used = mark >> _USED
        stopped = True
        for i in range(drawn + 1):
            if not (hand >> i) & 1:
                continue
            for way in range(4):
                other = halves[i, 1 - (way & 1)]
                if halves[i, way & 1] == (x if way & 2 else y):
                    stopped = False
                    end = y if way & 2 else x
                    rest = hand & ~(1 << i)
                    queued = _add(rest, end, other, used << _USED, queued, work, slots)
        if not stopped:
            continue
        if hand == 0 and unseen < hand_size:
            won = True
        elif hand == 0 or (used < rescues and unseen > 0):
            kept[after, 0] = hand
            kept[after, 1] = mark | ((hand_size if hand == 0 else 0) << _TO_DRAW)
            after += 1
    for i in range(min(queued, work.shape[0])):
        slots[work[i, 2]] = -1
    if won:
        return WON
    return UNKNOWN if lost_track else after


@compiled()
def _odd_numbers(halves: Ints, laid: int) -> int:
    """How many numbers stand on an odd number of halves of the first so many tiles."""
    odd = 0
    for i in range(laid):
        odd ^= (1 << halves[i, 0]) ^ (1 << halves[i, 1])
    found = 0
    while odd:
        odd &= odd - 1
        found += 1
    return found


@compiled()
def seeing_chance(
    numbers: int, hand_size: int, rescues: int, games: int, most: int, seed: np.uint64, batch: int
) -> float:
    """An unbiased estimate of how often a player wins who sees the order of the boneyard.

    Games that are lost are replaced after every tile by copies of games that are not, and the
    shares of survivors are multiplied. Of no game more than `most` positions are followed: if there
    are more it is called won as soon as all tiles drawn could be one line at all, which has at most
    two numbers on an odd number of halves, and no full hand is left. So the share is no less than
    any player's.
    """
    state = np.empty(1, np.uint64)
    state[0] = seed
    state[0] = splitmix.word(state) ^ np.uint64(batch)
    tiles = numbers * (numbers + 1) // 2
    halves = np.empty((games, tiles, 2), np.int64)
    kept = np.empty((games, most, 2), np.int64)
    count = np.empty(games, np.int64)
    alive = np.empty(games, np.int64)
    work = np.empty((8 * most, 3), np.int64)
    slots = np.full(32 * most, -1, np.int64)
    for game in range(games):
        at = 0
        for a in range(numbers):
            for b in range(a + 1):
                halves[game, at, 0] = a
                halves[game, at, 1] = b
                at += 1
        # The tile turned up; it is kept at place 0, and never in a hand.
        up = splitmix.below(state, tiles)
        for side in range(2):
            other = halves[game, up, side]
            halves[game, up, side] = halves[game, 0, side]
            halves[game, 0, side] = other
        x = halves[game, 0, 0]
        y = halves[game, 0, 1]
        kept[game, 0, 0] = 0
        kept[game, 0, 1] = min(x, y) | (max(x, y) << 4) | (hand_size << _TO_DRAW)
        count[game] = 1
    chance = 1.0
    for drawn in range(1, tiles):
        survivors = 0
        for game in range(games):
            if count[game] != WON:
                pick = drawn + splitmix.below(state, tiles - drawn)
                for side in range(2):
                    other = halves[game, pick, side]
                    halves[game, pick, side] = halves[game, drawn, side]
                    halves[game, drawn, side] = other
            unseen = tiles - drawn - 1
            if count[game] > 0:
                count[game] = _draw(
                    kept[game], count[game], drawn, unseen, halves[game],
                    hand_size, rescues, work, slots,
                )  # fmt: skip
            if count[game] == UNKNOWN and unseen < hand_size:
                if _odd_numbers(halves[game], drawn + 1) <= 2:
                    count[game] = WON
                elif unseen == 0:
                    count[game] = 0
            if count[game] != 0:
                alive[survivors] = game
                survivors += 1
        if survivors == 0:
            return 0.0
        chance *= survivors / games
        for game in range(games):
            if count[game] == 0:
                copied = alive[splitmix.below(state, survivors)]
                count[game] = count[copied]
                halves[game] = halves[copied]
                if count[game] > 0:
                    kept[game, : count[game]] = kept[copied, : count[game]]
    return chance
