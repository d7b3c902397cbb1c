"""Solo 2 as numbers, compiled by Numba. Imported only when a kernel is wanted."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled
from boneyard.puzzles import splitmix

Ints = NDArray[np.int64]


# A position of a hand being laid is packed as laid | left end << 20 | right end << 24,
# `laid` having a bit for every tile of the hand.
_END = 20
_LAID = (1 << _END) - 1
# Rescues can make a hand large. The policy looks at no more positions of one than this, weighs no
# more places to be stuck at than this, and gives up when stuck with this many tiles.
POSITIONS = 1 << 14
STOPS_WEIGHED = 48
LARGEST_HAND = _END
# So many stops are compared by play-outs.
CANDIDATES = 6
# What a tile that cannot be laid after a rescue is worth.
DECAY = 0.3


@compiled()
def _explore(
    hand: Ints, size: int, x: int, y: int, seen: NDArray[np.uint16], stack: Ints, stops: Ints
) -> int:
    """The ways to lay the hand as far as it goes: how many stops there are, packed in `stops`.

    As in solo 1, what is laid says what the ends are, unless they are equal: `seen` has a bit per
    number for those, and one more for the only pair of different ends.
    """
    seen[: 1 << size] = 0
    stack[0] = (x << _END) | (y << (_END + 4))
    top = 1
    pushed = 1
    found = 0
    while top > 0:
        top -= 1
        position = stack[top]
        laid = position & _LAID
        left = (position >> _END) & 15
        right = position >> (_END + 4)
        stopped = True
        for i in range(size):
            if (laid >> i) & 1:
                continue
            a = hand[i, 0]
            b = hand[i, 1]
            after = laid | (1 << i)
            for way in range(4):
                half = a if way & 1 else b
                other = b if way & 1 else a
                end = left if way & 2 else right
                if half != end or (a == b and way & 1) or (left == right and way & 2):
                    continue
                stopped = False
                kept = right if way & 2 else left
                bit = np.uint16(1 << other if other == kept else 1 << 15)
                if seen[after] & bit == 0 and pushed < POSITIONS:
                    seen[after] |= bit
                    stack[top] = after | (kept << _END) | (other << (_END + 4))
                    top += 1
                    pushed += 1
        if stopped:
            stops[found] = position
            found += 1
    return found


@compiled()
def _left_over(position: int, size: int) -> int:
    """How many of the hand's tiles are not laid."""
    left = size
    laid = position & _LAID
    while laid:
        laid &= laid - 1
        left -= 1
    return left


@compiled()
def _fewest_left(stops: Ints, found: int, size: int) -> int:
    fewest = size
    for s in range(found):
        fewest = min(fewest, _left_over(stops[s], size))
    return fewest


@compiled()
def _rescue_value(
    hand: Ints,
    size: int,
    x: int,
    y: int,
    unseen: Ints,
    count: int,
    seen: NDArray[np.uint16],
    stack: Ints,
    stops: Ints,
) -> float:
    """How promising it is to be stuck here: the mean, over the tile drawn next, of DECAY to the
    power of the tiles that cannot be laid after it."""
    known = np.full((2, 16), -1, np.int64)
    total = 0.0
    for t in range(count):
        fewest = size + 1
        for way in range(4):
            half = unseen[t, way & 1]
            other = unseen[t, 1 - (way & 1)]
            side = way >> 1
            if half != (x if side == 0 else y):
                continue
            if known[side, other] < 0:
                left = other if side == 0 else x
                right = y if side == 0 else other
                found = _explore(hand, size, left, right, seen, stack, stops)
                known[side, other] = _fewest_left(stops, found, size)
            fewest = min(fewest, known[side, other])
        total += DECAY**fewest
    return total / count


@compiled()
def _keep_unlaid(hand: Ints, size: int, position: int, rest: Ints) -> int:
    """Copy what is not laid; `rest` may be the hand itself."""
    left = 0
    for i in range(size):
        if not (position >> i) & 1:
            rest[left, 0] = hand[i, 0]
            rest[left, 1] = hand[i, 1]
            left += 1
    return left


@compiled()
def _draw(state: NDArray[np.uint64], unseen: Ints, count: int, hand: Ints, at: int) -> int:
    """Move a random unseen tile into the hand; returns how many are left unseen."""
    pick = splitmix.below(state, count)
    for side in range(2):
        hand[at, side] = unseen[pick, side]
        unseen[pick, side] = unseen[count - 1, side]
    return count - 1


@compiled()
def _finish_hand(
    state: NDArray[np.uint64],
    hand: Ints,
    size: int,
    unseen: Ints,
    line: Ints,
    seen: NDArray[np.uint16],
    stack: Ints,
    stops: Ints,
) -> bool:
    """Lay a hand by the policy. `line`: left end, right end, tiles unseen, rescues left.

    A hand that can be laid out is laid out; otherwise the player gets stuck where a rescue helps
    most, looking one tile ahead.
    """
    rest = np.empty((LARGEST_HAND, 2), np.int64)
    while True:
        found = _explore(hand, size, line[0], line[1], seen, stack, stops[0])
        fewest = _fewest_left(stops[0], found, size)
        if fewest > 0 and (line[3] == 0 or line[2] == 0):
            return False
        best = -1.0
        choice = 0
        weighed = 0
        for s in range(found):
            position = stops[0, s]
            left = _left_over(position, size)
            if left > fewest + 2 * (fewest > 0) or weighed == STOPS_WEIGHED:
                continue
            weighed += 1
            x = (position >> _END) & 15
            y = position >> (_END + 4)
            if fewest == 0:
                # Laid out: be left with ends that many unseen tiles fit.
                value = 0.0
                for t in range(line[2]):
                    if unseen[t, 0] in (x, y) or unseen[t, 1] in (x, y):
                        value += 1.0
            else:
                left = _keep_unlaid(hand, size, position, rest)
                value = _rescue_value(rest, left, x, y, unseen, line[2], seen, stack, stops[1])
            if value > best:
                best = value
                choice = position
        line[0] = (choice >> _END) & 15
        line[1] = choice >> (_END + 4)
        if fewest == 0:
            return True
        size = _keep_unlaid(hand, size, choice, hand)
        if size == LARGEST_HAND:
            return False
        line[2] = _draw(state, unseen, line[2], hand, size)
        line[3] -= 1
        size += 1


@compiled()
def _play_on(
    state: NDArray[np.uint64], hand_size: int, hand: Ints, size: int, unseen: Ints, line: Ints,
    seen: NDArray[np.uint16], stack: Ints, stops: Ints,
) -> bool:  # fmt: skip
    """Play by the policy to the end: is the game won?"""
    while _finish_hand(state, hand, size, unseen, line, seen, stack, stops):
        if line[2] < hand_size:
            return True
        for i in range(hand_size):
            line[2] = _draw(state, unseen, line[2], hand, i)
        size = hand_size
    return False


@compiled()
def _candidates(
    hand: Ints, size: int, unseen: Ints, line: Ints, seen: NDArray[np.uint16], stack: Ints,
    stops: Ints, chosen: Ints,
) -> int:  # fmt: skip
    """The stops worth a closer look: those laid out, and the most promising places to be stuck."""
    found = _explore(hand, size, line[0], line[1], seen, stack, stops[0])
    fewest = _fewest_left(stops[0], found, size)
    rest = np.empty((LARGEST_HAND, 2), np.int64)
    values = np.empty(chosen.shape[0], np.float64)
    count = 0
    weighed = 0
    for s in range(found):
        position = stops[0, s]
        left = _left_over(position, size)
        x = (position >> _END) & 15
        y = position >> (_END + 4)
        value = 2.0
        if left > 0:
            if line[2] == 0 or line[3] == 0 or left > fewest + 3 or weighed == STOPS_WEIGHED:
                continue
            weighed += 1
            left = _keep_unlaid(hand, size, position, rest)
            value = _rescue_value(rest, left, x, y, unseen, line[2], seen, stack, stops[1])
        # Insert it in order; the least promising drops out.
        at = min(count, chosen.shape[0] - 1)
        if count == chosen.shape[0] and value <= values[at]:
            continue
        count = min(count + 1, chosen.shape[0])
        while at > 0 and values[at - 1] < value:
            values[at] = values[at - 1]
            chosen[at] = chosen[at - 1]
            at -= 1
        values[at] = value
        chosen[at] = position
    return count


@compiled()
def _finish_hand_well(
    state: NDArray[np.uint64], hand_size: int, hand: Ints, size: int, unseen: Ints, line: Ints,
    seen: NDArray[np.uint16], stack: Ints, stops: Ints, tries: int,
) -> bool:  # fmt: skip
    """Lay a hand by play-outs: what wins most when the policy plays on, with the same luck for all.

    As long as no play-out wins, the most promising by the policy is taken.
    """
    chosen = np.empty(CANDIDATES, np.int64)
    fresh = np.empty(1, np.uint64)
    held = np.empty((LARGEST_HAND, 2), np.int64)
    left_unseen = np.empty_like(unseen)
    imagined = np.empty(4, np.int64)
    while True:
        count = _candidates(hand, size, unseen, line, seen, stack, stops, chosen)
        if count == 0:
            return False
        luck = splitmix.word(state)
        best = -1
        choice = chosen[0]
        for s in range(count if count > 1 else 0):
            position = chosen[s]
            won = 0
            for number in range(tries):
                fresh[0] = luck + np.uint64(number) * np.uint64(0xD1342543DE82EF95)
                left_unseen[: line[2]] = unseen[: line[2]]
                imagined[0] = (position >> _END) & 15
                imagined[1] = position >> (_END + 4)
                imagined[2] = line[2]
                imagined[3] = line[3]
                left = _keep_unlaid(hand, size, position, held)
                if left > 0:
                    imagined[2] = _draw(fresh, left_unseen, imagined[2], held, left)
                    imagined[3] -= 1
                    left += 1
                elif imagined[2] < hand_size:
                    won = tries
                    break
                else:
                    for i in range(hand_size):
                        imagined[2] = _draw(fresh, left_unseen, imagined[2], held, i)
                    left = hand_size
                won += _play_on(
                    fresh, hand_size, held, left, left_unseen, imagined, seen, stack, stops
                )
            if won > best:
                best = won
                choice = position
        line[0] = (choice >> _END) & 15
        line[1] = choice >> (_END + 4)
        size = _keep_unlaid(hand, size, choice, hand)
        if size == 0:
            return True
        if size == LARGEST_HAND:
            return False
        line[2] = _draw(state, unseen, line[2], hand, size)
        line[3] -= 1
        size += 1


@compiled()
def draw_chance(
    hand_size: int,
    first_hand: Ints,
    fresh_unseen: Ints,
    start: Ints,
    particles: int,
    seed: np.uint64,
    batch: int,
    tries: int,
) -> float:
    """An unbiased estimate of the chance that the policy wins from here.

    With `tries` it is the better policy that compares stops by so many play-outs each.

    Wins are rare, so games that are lost are replaced after every hand by copies of games that
    are not, and the shares of survivors are multiplied. `start`: left and right end (-1: turn a
    tile up first) and rescues left; `first_hand`: what is still to be laid before the next draw.
    """
    state = splitmix.begun(seed, batch)
    tiles = fresh_unseen.shape[0]
    seen = np.empty(1 << LARGEST_HAND, np.uint16)
    stack = np.empty(POSITIONS, np.int64)
    stops = np.empty((2, POSITIONS), np.int64)
    unseen = np.empty((particles, tiles, 2), np.int64)
    line = np.empty((particles, 4), np.int64)
    hand = np.empty((LARGEST_HAND, 2), np.int64)
    alive = np.empty(particles, np.int64)
    for p in range(particles):
        unseen[p] = fresh_unseen
        line[p, 0] = start[0]
        line[p, 1] = start[1]
        line[p, 2] = tiles
        line[p, 3] = start[2]
        if start[0] < 0:
            line[p, 2] = _draw(state, unseen[p], line[p, 2], hand, 0)
            line[p, 0] = hand[0, 0]
            line[p, 1] = hand[0, 1]
    chance = 1.0
    opening = first_hand.shape[0] > 0
    while True:
        active = False
        survivors = 0
        for p in range(particles):
            if opening:
                size = first_hand.shape[0]
                hand[:size] = first_hand
            elif line[p, 2] < hand_size:
                # No full hand left to draw: this game is won.
                alive[survivors] = p
                survivors += 1
                continue
            else:
                for i in range(hand_size):
                    line[p, 2] = _draw(state, unseen[p], line[p, 2], hand, i)
                size = hand_size
            active = True
            if tries > 0:
                laid_out = _finish_hand_well(
                    state, hand_size, hand, size, unseen[p], line[p], seen, stack, stops, tries
                )
            else:
                laid_out = _finish_hand(state, hand, size, unseen[p], line[p], seen, stack, stops)
            if laid_out:
                alive[survivors] = p
                survivors += 1
            else:
                line[p, 2] = -1
        opening = False
        if not active:
            return chance
        if survivors == 0:
            return 0.0
        chance *= survivors / particles
        for p in range(particles):
            if line[p, 2] < 0:
                copied = alive[splitmix.below(state, survivors)]
                unseen[p] = unseen[copied]
                line[p] = line[copied]


@compiled()
def layable_hands(hand_size: int, unseen: Ints, x: int, y: int) -> int:
    """How many of the hands that may be drawn next can be laid out, by looking at each."""
    tiles = unseen.shape[0]
    seen = np.empty(1 << hand_size, np.uint16)
    stack = np.empty(POSITIONS, np.int64)
    stops = np.empty(POSITIONS, np.int64)
    hand = np.empty((hand_size, 2), np.int64)
    picked = np.arange(hand_size)
    layable = 0
    while True:
        for i in range(hand_size):
            hand[i] = unseen[picked[i]]
        found = _explore(hand, hand_size, x, y, seen, stack, stops)
        if _fewest_left(stops, found, hand_size) == 0:
            layable += 1
        i = hand_size - 1
        while i >= 0 and picked[i] == tiles - hand_size + i:
            i -= 1
        if i < 0:
            return layable
        picked[i] += 1
        for k in range(i + 1, hand_size):
            picked[k] = picked[k - 1] + 1
