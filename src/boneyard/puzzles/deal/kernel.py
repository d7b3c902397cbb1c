"""A four-hand deal as numbers, compiled by Numba. Imported only when the kernel is wanted.

Tiles are numbered as in `TileSet.double(6)`, 0-0 first and 6-6 last; a hand is a mask of 28 bits.
Seats are 0 to 3 in order of play, so the even ones play against the odd ones. Values inside are
always as the even side sees them; `solve_position` tells them as the side to move does. What the
search does is said in docs/deal.md.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled
from boneyard.puzzles import splitmix

Ints = NDArray[np.int64]

TILES = 28
HIGHEST = TILES - 1
"""The number of 6-6."""
EMPTY = 7
"""Both ends of a table on which nothing lies yet: every tile may open."""
NO_TILE = -1

_HALVES = [(high, low) for high in range(7) for low in range(high + 1)]
_PIPS = np.array([high + low for high, low in _HALVES])
_FITS = np.array(
    [sum(1 << tile for tile, halves in enumerate(_HALVES) if end in halves) for end in range(7)]
    + [(1 << TILES) - 1]
)
"""By end: the tiles that can be laid there."""
_OTHER = np.zeros((TILES, 8), np.int64)
"""By tile and the end it is laid at: the end it makes. On an empty table it makes two."""
_PAIR = np.full((8, 8), TILES)
"""The two ends, whichever is the left one, as one number."""
for _tile, (_high, _low) in enumerate(_HALVES):
    _OTHER[_tile, _low], _OTHER[_tile, _high], _OTHER[_tile, EMPTY] = _high, _low, _high
    _PAIR[_high, _low] = _PAIR[_low, _high] = _tile
_LOW = np.array([low for _, low in _HALVES])

_WORD = 0x1E3779B97F4A7C15
"""Scatters positions over the memory, by the high bits of a product."""
_POSITION_BITS = 36
"""Tiles left, ends, turn. Above them stands the number of the problem, so that what was remembered
of another one is never taken for an answer."""
_PROBLEMS = 1 << 26
_OFFSET = 256
"""Makes every value positive; a set has 168 pips."""
_NOTHING_KNOWN = 2 * _OFFSET - 1 << 9

_DEEPEST = TILES + 1
_MOST_LAYS = 2 * TILES
_ENTER, _NEXT, _RETURN = 0, 1, 2
(
    _TURN, _LEFT, _RIGHT, _HELD, _EVEN, _ODD, _KEY, _SLOT, _BEST, _BEST_LAY, _COUNT, _LAID,
) = range(12)  # fmt: skip
"""What a frame of the stack holds: whose turn it is, the ends, all tiles in hands, the pips of
either side, the position's key and slot, the best value so far and its lay, how many lays are still
to be searched, and the one being searched."""


class Memory(NamedTuple):
    """What the solver works with, made once by `new_memory`; for one thread at a time."""

    known: Ints
    """Slots: the key of a position, and its bounds with the lay that was best."""
    frames: Ints
    lays: Ints
    hands: Ints
    problem: Ints


def new_memory(bits: int = 14) -> Memory:
    """With 2 ** bits slots of 16 bytes. 14 suit a whole deal and fit a processor's cache."""
    return Memory(
        known=np.zeros((1 << bits, 2), np.int64),
        frames=np.zeros((_DEEPEST, 12), np.int64),
        lays=np.zeros((_DEEPEST, _MOST_LAYS), np.int64),
        hands=np.zeros(4, np.int64),
        problem=np.zeros(1, np.int64),
    )


@compiled(inline="always")
def _ones(mask: int) -> Any:
    """How many of 32 bits are set."""
    x = np.uint64(mask)
    x -= x >> np.uint64(1) & np.uint64(0x55555555)
    x = (x & np.uint64(0x33333333)) + (x >> np.uint64(2) & np.uint64(0x33333333))
    x = x + (x >> np.uint64(4)) & np.uint64(0x0F0F0F0F)
    return np.int64(x * np.uint64(0x01010101) >> np.uint64(24) & np.uint64(63))


@compiled(inline="always")
def _blocked(even: int, odd: int) -> int:
    """What a block is worth."""
    if even < odd:
        return odd
    return -even if odd < even else 0


@compiled()
def _pips(mask: int) -> int:
    total = 0
    for tile in range(TILES):
        if mask >> tile & 1:
            total += _PIPS[tile]
    return total


@compiled()
def _search(memory: Memory, left: int, right: int, turn: int, goal: int) -> Any:
    """Is the value at least `goal`? Also: a bound that says so, or that it is not, and the lay.

    `memory.hands` holds the position, in which the seat `turn` can lay. A bound of at least `goal`
    is a lower one, any other an upper one; the lay is the one that proves it, if the mover likes
    the answer. Recursion, written out: `ply` is how many tiles were laid, and `value` is what a
    call would return. What comes next is `mode`:

        start ─▶ ENTER    look up the position; if it does not answer, list the lays, and sort out
                   │      those after which the answer is plain
             known │
        ┌──────────┤
        │          ▼
        │        NEXT ◀──┐  lay the most promising tile that is left: ply + 1, and ENTER; if none
        │          │     │  is left, or one was good enough, remember the bound
        │     done │     │
        │          ▼     │
        └─────▶ RETURN ──┘  ply - 1: take the tile back, and count what it was worth
    """
    known = memory.known
    frames = memory.frames
    lays = memory.lays
    hands = memory.hands
    shift = np.uint64(64)
    size = known.shape[0]
    while size > 1:
        size >>= 1
        shift -= np.uint64(1)
    problem = memory.problem[0] << _POSITION_BITS
    held = hands[0] | hands[1] | hands[2] | hands[3]
    even = _pips(hands[0] | hands[2])
    odd = _pips(hands[1] | hands[3])
    ply = 0
    value = 0
    mode = _ENTER
    while True:
        if mode == _ENTER:
            key = problem | held << 7 | _PAIR[left, right] << 2 | turn
            slot = np.int64(np.uint64(key * _WORD) >> shift)
            best_known = -1
            if known[slot, 0] == key:
                data = known[slot, 1]
                best_known = data >> 18
                low = (data & 511) - _OFFSET
                high = (data >> 9 & 511) - _OFFSET
                if ply > 0 and (low >= goal or high < goal):
                    value = low if low >= goal else high
                    mode = _RETURN
                    continue
            side = turn & 1
            mine = hands[turn]
            best = 2 * _OFFSET * (2 * side - 1)
            best_lay = -1
            count = 0
            enough = False
            for which in range(1 if left == right else 2):
                end = right if which else left
                fitting = mine & _FITS[end]
                while fitting and not enough:
                    bit = fitting & -fitting
                    fitting ^= bit
                    tile = _ones(bit - 1)
                    made = _OTHER[tile, end]
                    kept = _LOW[tile] if end == EMPTY else (left if which else right)
                    lay = tile | end << 5 | made << 8 | kept << 11
                    even_after = even
                    odd_after = odd
                    if side:
                        odd_after -= _PIPS[tile]
                    else:
                        even_after -= _PIPS[tile]
                    held_after = held ^ bit
                    fits = _FITS[made] | _FITS[kept]
                    after = (turn + 1) & 3
                    plain = True
                    worth = 0
                    if mine == bit:
                        worth = -even if side else odd
                    elif held_after & fits == 0:
                        worth = _blocked(even_after, odd_after)
                    elif odd_after < goal:
                        worth = odd_after
                    elif -even_after >= goal:
                        worth = -even_after
                    else:
                        while (mine ^ bit if after == turn else hands[after]) & fits == 0:
                            after = (after + 1) & 3
                        theirs = mine ^ bit if after == turn else hands[after]
                        if theirs & (theirs - 1) == 0:
                            worth = -even_after if after & 1 else odd_after
                        else:
                            plain = False
                            ahead = problem | held_after << 7 | _PAIR[made, kept] << 2 | after
                            there = np.int64(np.uint64(ahead * _WORD) >> shift)
                            if known[there, 0] == ahead:
                                data = known[there, 1]
                                low = (data & 511) - _OFFSET
                                high = (data >> 9 & 511) - _OFFSET
                                if low >= goal or high < goal:
                                    plain = True
                                    worth = low if low >= goal else high
                    if plain:
                        if (worth < best) if side else (worth > best):
                            best = worth
                            best_lay = lay
                            enough = (worth < goal) if side else (worth >= goal)
                        continue
                    # Leave the next opponent little to lay, best of all nothing, the other one
                    # little too; heavy tiles first. A partner who passes as well is a pity.
                    promise = _PIPS[tile]
                    if lay & 255 == best_known:
                        promise += 1 << 12
                    promise -= 19 * _ones(hands[(turn + 1) & 3] & fits)
                    promise -= 3 * _ones(hands[(turn + 3) & 3] & fits)
                    if after != (turn + 1) & 3:
                        promise += 20 if after == (turn + 2) & 3 else -17
                    lays[ply, count] = (promise + 1024) << 16 | after << 14 | lay
                    count += 1
            frame = frames[ply]
            frame[_TURN] = turn
            frame[_LEFT] = left
            frame[_RIGHT] = right
            frame[_HELD] = held
            frame[_EVEN] = even
            frame[_ODD] = odd
            frame[_KEY] = key
            frame[_SLOT] = slot
            frame[_BEST] = best
            frame[_BEST_LAY] = best_lay
            frame[_COUNT] = 0 if enough else count
            mode = _NEXT

        elif mode == _NEXT:
            frame = frames[ply]
            count = frame[_COUNT]
            if count == 0:
                value = frame[_BEST]
                slot = frame[_SLOT]
                data = _NOTHING_KNOWN
                if known[slot, 0] == frame[_KEY]:
                    data = known[slot, 1]
                if value >= goal:
                    data = data >> 9 << 9 | (value + _OFFSET)
                else:
                    data = data & 511 | (value + _OFFSET) << 9
                known[slot, 0] = frame[_KEY]
                known[slot, 1] = data & (1 << 18) - 1 | (frame[_BEST_LAY] & 255) << 18
                if ply == 0:
                    return value, frame[_BEST_LAY]
                mode = _RETURN
                continue
            pick = 0
            for index in range(1, count):
                if lays[ply, index] > lays[ply, pick]:
                    pick = index
            lay = lays[ply, pick]
            lays[ply, pick] = lays[ply, count - 1]
            frame[_COUNT] = count - 1
            frame[_LAID] = lay & 0x3FFF
            tile = lay & 31
            turn = frame[_TURN]
            hands[turn] ^= 1 << tile
            held = frame[_HELD] ^ 1 << tile
            even = frame[_EVEN]
            odd = frame[_ODD]
            if turn & 1:
                odd -= _PIPS[tile]
            else:
                even -= _PIPS[tile]
            left = lay >> 8 & 7
            right = lay >> 11 & 7
            turn = lay >> 14 & 3
            ply += 1
            mode = _ENTER

        else:
            ply -= 1
            frame = frames[ply]
            turn = frame[_TURN]
            hands[turn] ^= 1 << (frame[_LAID] & 31)
            if (value < frame[_BEST]) if turn & 1 else (value > frame[_BEST]):
                frame[_BEST] = value
                frame[_BEST_LAY] = frame[_LAID]
                if (value < goal) if turn & 1 else (value >= goal):
                    frame[_COUNT] = 0
            mode = _NEXT


@compiled()
def _first_able(hands: Ints, left: int, right: int, turn: int) -> int:
    """The first seat from `turn` on that can lay; -1: the round is blocked."""
    fits = _FITS[left] | _FITS[right]
    for later in range(4):
        if hands[(turn + later) & 3] & fits:
            return (turn + later) & 3
    return -1


@compiled()
def _solve(memory: Memory, left: int, right: int, turn: int) -> Any:
    """The value, and the best lay of the first seat that can lay; -1: none can."""
    hands = memory.hands
    high = _pips(hands[1] | hands[3])
    low = -_pips(hands[0] | hands[2])
    able = _first_able(hands, left, right, turn)
    if able < 0:
        return _blocked(-low, high), -1
    # Who wins? Then bound by bound. A lay that proves what its player wants is the best so far; if
    # none ever does, they lose all they can lose, whatever they lay.
    goal = 1
    best = -1
    while low < high:
        goal = min(max(goal, low + 1), high)
        value, lay = _search(memory, left, right, able, goal)
        if value >= goal:
            low = value
        else:
            high = value
        if best < 0 or (value >= goal) == (able & 1 == 0):
            best = lay
        goal = low + 1 if value >= goal else high
    return low, best


@compiled()
def _begin(hands: Ints, memory: Memory) -> None:
    """Take up a new problem: what is remembered of others no longer counts."""
    for seat in range(4):
        memory.hands[seat] = hands[seat]
    memory.problem[0] += 1
    if memory.problem[0] == _PROBLEMS:
        memory.problem[0] = 1
        memory.known[:] = 0


@compiled()
def solve_position(hands: Ints, left: int, right: int, turn: int, memory: Memory) -> Any:
    """The value for the side of `turn`, and the tile and end of its best lay.

    The tile is NO_TILE if `turn` has to pass or the round is blocked. No hand may be empty. How
    many passed before does not matter: who can lay must, so a round in which nobody can is over
    with the lay that blocked it. `left` and `right` are EMPTY if nothing lies there.
    """
    _begin(hands, memory)
    value, lay = _solve(memory, left, right, turn)
    sign = -1 if turn & 1 else 1
    if _first_able(hands, left, right, turn) != turn:
        return sign * value, NO_TILE, EMPTY
    return sign * value, lay & 31, lay >> 5 & 7


@compiled()
def solve_line(hands: Ints, left: int, right: int, turn: int, memory: Memory, line: Ints) -> Any:
    """The value for the side of `turn`, and how many turns best play takes from here.

    They are written to `line`, which has room for 112: seat, tile (NO_TILE passes) and end.
    """
    _begin(hands, memory)
    value, lay = _solve(memory, left, right, turn)
    sign = -1 if turn & 1 else 1
    length = 0
    while lay >= 0:
        able = _first_able(memory.hands, left, right, turn)
        while turn != able:
            line[length, 0] = turn
            line[length, 1] = NO_TILE
            line[length, 2] = EMPTY
            length += 1
            turn = (turn + 1) & 3
        line[length, 0] = turn
        line[length, 1] = lay & 31
        line[length, 2] = lay >> 5 & 7
        length += 1
        memory.hands[turn] ^= 1 << (lay & 31)
        left = lay >> 8 & 7
        right = lay >> 11 & 7
        if memory.hands[turn] == 0:
            break
        turn = (turn + 1) & 3
        able = _first_able(memory.hands, left, right, turn)
        lay = -1
        if able >= 0:
            # One question is enough: which lay keeps the value?
            lay = _search(memory, left, right, able, value + (able & 1))[1]
    return sign * value, length


@compiled()
def deal(seed: np.uint64, number: int, hands: Ints) -> None:
    """Deal number `number` of this seed: seven tiles for each of the four."""
    state = splitmix.begun(seed, number)
    order = np.arange(TILES)
    for last in range(TILES - 1, 0, -1):
        other = splitmix.below(state, last + 1)
        kept = order[last]
        order[last] = order[other]
        order[other] = kept
    hands[:] = 0
    for place in range(TILES):
        hands[place // 7] |= 1 << order[place]
