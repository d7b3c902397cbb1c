"""Dominance as numbers, compiled by Numba. Imported only when the kernel is wanted.

What the numbers mean is said in `engine`, what the search does in docs/dominance.md.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boneyard.compiling import compiled

Ints = NDArray[np.int64]

DEEPEST = 29
"""Frames of the stack: every move takes one of 28 tiles away."""
MOST_MOVES = 56
"""49 entries and 7 dictations."""

DICTATION = 64
"""A move is ``row << 3 | value``, both counted from 0, and this bit if it is dictated."""
NO_MOVE = 63
WORST = -30000
"""Of no move at all: below what any can be worth."""

DICTATED_KEY = 0x1E3779B97F4A7C15
"""Tells a position in which the mover has dictated from one in which they have not."""

SUMS = 29
PER_SET = SUMS * SUMS
PER_ROW = 128 * PER_SET
"""`rows` and `keys` are indexed by ``row * PER_ROW + set * PER_SET + a * SUMS + b``."""

PROBE_AHEAD = 3

EXACT, AT_LEAST, AT_MOST = 0, 1, 2
"""What a remembered value is; seen by the other player, n becomes ``(3 - n) % 3``."""

_ENTER, _NEXT, _MAKE, _RETURN = 0, 1, 2, 3


@compiled()
def legal_moves(sums: Ints, sets: Ints, mover: int, dictated: int, ply: int, moves: Ints) -> int:
    """Write the legal moves into `moves[ply]`, dictations first; return how many there are."""
    count = 0
    if dictated == 0:
        for row in range(7):
            rest = sets[row]
            if rest != 0 and rest & (rest - 1) == 0 and sums[1 - mover, row] == 0:
                value = 0
                while rest >> value != 1:
                    value += 1
                moves[ply, count] = DICTATION | row << 3 | value
                count += 1
    for high in range(7):
        rest = sets[high] & ((2 << high) - 1)
        low = 0
        while rest >> low != 0:
            if rest >> low & 1:
                moves[ply, count] = high << 3 | low
                count += 1
                if low != high:
                    moves[ply, count] = low << 3 | high
                    count += 1
            low += 1
    return count


@compiled()
def enter(sums: Ints, sets: Ints, player: int, row: int, value: int) -> None:
    sums[player, row] += value + 1
    sets[row] &= ~(1 << value)
    sets[value] &= ~(1 << row)


@compiled()
def take_back(sums: Ints, sets: Ints, player: int, row: int, value: int) -> None:
    sums[player, row] -= value + 1
    sets[row] |= 1 << value
    sets[value] |= 1 << row


@compiled()
def alpha_beta(
    sums: Ints,
    sets: Ints,
    root: Ints,
    budget: int,
    rows: NDArray[np.int16],
    keys: Ints,
    memory: Ints,
    history: Ints,
    stop: Ints,
    out: Ints,
) -> None:
    """One alpha-beta search of fixed depth.

    Recursion, written out: `ply` is how many moves were made, every array below has a frame for
    each of them, and `value` is what a call would return. What comes next is `mode`:

        start ─▶ ENTER   look at a position: is its value known, or out of the window? if not,
                   │     list its moves and sort out those that need no search
            known  │
        ┌──────────┤
        │          ▼
        │        NEXT ◀────────────┐  pick the most promising move that is left; if there is
        │          │ │             │  none, or the best so far is good enough, remember the value
        │     move │ │ done        │
        │          │ └───────┐     │
        │          ▼         │     │
        │  ┌────▶ MAKE       │     │  make that move: ply + 1, and ENTER the position after it
        │  │                 │     │
        │  │ look again      │     │  (deeper, or with the full window)
        │  │                 ▼     │
        └──┼───────────▶ RETURN ───┘  ply - 1: take the move back, and count what it was worth
           └─────────────────┘

    It ends in NEXT, or in ENTER at depth 1, when `ply` is 0; and in ENTER when `budget` positions
    were looked at, or somebody has set `stop`: then all moves are taken back, and `finished` is 0.

    It stays one function: the modes share some thirty arrays and counters, and helpers would have
    to be handed most of them, each time.

    `root` holds mover, dictated, depth, alpha, beta, reduce, tempo, not_last. `rows[cell]` holds
    the worth of a row, its best end for the first player, its worst, and what it earns now. `out`
    gets value, best move, nodes, and whether the search was finished.
    """
    mask = memory.shape[0] - 1
    reduce = root[5]
    tempo = root[6]

    mover = np.empty(DEEPEST, np.int64)
    dictated = np.empty(DEEPEST, np.int64)
    depth = np.empty(DEEPEST, np.int64)
    low = np.empty(DEEPEST, np.int64)
    high = np.empty(DEEPEST, np.int64)
    low_at_start = np.empty(DEEPEST, np.int64)
    best = np.empty(DEEPEST, np.int64)
    best_move = np.empty(DEEPEST, np.int64)
    left = np.empty(DEEPEST, np.int64)
    # Sums over the rows, all as the first player sees them: see `rows`.
    worth = np.empty(DEEPEST, np.int64)
    most = np.empty(DEEPEST, np.int64)
    least = np.empty(DEEPEST, np.int64)
    earned = np.empty(DEEPEST, np.int64)
    key = np.empty((DEEPEST, 2), np.int64)
    # The moves of each frame, the one being searched, and how.
    moves = np.empty((DEEPEST, MOST_MOVES), np.int64)
    scores = np.empty((DEEPEST, MOST_MOVES), np.int64)
    count = np.empty(DEEPEST, np.int64)
    at = np.empty(DEEPEST, np.int64)
    narrow = np.empty(DEEPEST, np.int64)
    moved_row = np.empty(DEEPEST, np.int64)
    moved_value = np.empty(DEEPEST, np.int64)
    moved_player = np.empty(DEEPEST, np.int64)
    cells_before = np.empty((DEEPEST, 2), np.int64)

    mover[0] = root[0]
    dictated[0] = root[1]
    depth[0] = root[2]
    low[0] = root[3]
    high[0] = root[4]
    worth[0] = most[0] = least[0] = earned[0] = 0
    key[0, 0] = key[0, 1] = 0
    cells = np.empty(7, np.int64)
    tiles = 0
    for row in range(7):
        cell = row * PER_ROW + sets[row] * PER_SET + sums[0, row] * SUMS + sums[1, row]
        cells[row] = cell
        worth[0] += rows[cell, 0]
        most[0] += rows[cell, 1]
        least[0] += rows[cell, 2]
        earned[0] += rows[cell, 3]
        key[0, 0] += keys[cell, 0]
        key[0, 1] += keys[cell, 1]
        for value in range(row + 1):
            tiles += (sets[row] >> value) & 1
    left[0] = tiles
    # In the eyes of the first player; who takes the last tile stays the same all the way down.
    not_last = root[7] if (mover[0] + tiles + dictated[0]) & 1 == 0 else -root[7]
    worth[0] += not_last

    # Nothing is found yet: it may be time to stop before the first look.
    best[0] = WORST
    best_move[0] = NO_MOVE
    nodes = 0
    ply = 0
    value = 0
    mode = _ENTER
    finished = 1
    while True:
        if mode == _ENTER:
            if nodes >= budget or stop[0]:
                finished = 0
                break
            nodes += 1
            me = mover[ply]
            sign = 1 - 2 * me
            alpha = low[ply]
            beta = high[ply]
            upper = most[ply] if me == 0 else -least[ply]
            lower = least[ply] if me == 0 else -most[ply]
            if ply > 0:
                if upper <= alpha or upper == lower:
                    value = upper
                    mode = _RETURN
                    continue
                if lower >= beta:
                    value = lower
                    mode = _RETURN
                    continue
            base = sign * earned[ply]
            word = key[ply, me]
            if dictated[ply]:
                word ^= DICTATED_KEY
            known_move = NO_MOVE
            if depth[ply] > 1:
                slot = word & mask
                if memory[slot, 0] != word:
                    slot ^= 1
                if memory[slot, 0] == word:
                    data = memory[slot, 1]
                    known_move = data & 127
                    if (data >> 9) & 31 >= depth[ply] and ply > 0:
                        known = (data >> 16) - 32768 + base
                        kind = (data >> 7) & 3
                        if (
                            kind == EXACT
                            or (kind == AT_LEAST and known >= beta)
                            or (kind == AT_MOST and known <= alpha)
                        ):
                            value = known
                            mode = _RETURN
                            continue
            low_at_start[ply] = alpha
            found = WORST
            found_move = NO_MOVE
            total = 0
            last_step = depth[ply] == 1
            ends = left[ply] == 1
            cut = False
            n = legal_moves(sums, sets, me, dictated[ply], ply, moves)
            for index in range(n):
                move = moves[ply, index]
                row = move >> 3 & 7
                entered = move & 7
                player = me if move < DICTATION else 1 - me
                cell = cells[row]
                after = cell - (PER_SET << entered) + (entered + 1) * (SUMS if player == 0 else 1)
                w = worth[ply] + rows[after, 0] - rows[cell, 0]
                hi = most[ply] + rows[after, 1] - rows[cell, 1]
                lo = least[ply] + rows[after, 2] - rows[cell, 2]
                if entered != row:
                    cell = cells[entered]
                    after = cell - (PER_SET << row)
                    w += rows[after, 0] - rows[cell, 0]
                    hi += rows[after, 1] - rows[cell, 1]
                    lo += rows[after, 2] - rows[cell, 2]
                if ends:
                    w = sign * (w - not_last)
                elif move >= DICTATION:
                    w = sign * w + 3 * tempo
                elif dictated[ply]:
                    w = sign * w + tempo
                else:
                    w = sign * w - tempo
                if last_step:
                    if w > found:
                        found = w
                        found_move = move
                    continue
                child_upper = hi if me == 0 else -lo
                child_lower = lo if me == 0 else -hi
                if child_lower >= beta:
                    found = child_lower
                    found_move = move
                    cut = True
                    break
                if child_upper <= alpha:
                    if child_upper > found:
                        found = child_upper
                        found_move = move
                    continue
                if depth[ply] >= PROBE_AHEAD:
                    # A child remembered as bad enough for the opponent ends the search here.
                    again = move >= DICTATION or dictated[ply] == 1
                    eyes = me if again else 1 - me
                    cell = cells[row]
                    after = cell - (PER_SET << entered)
                    after += (entered + 1) * (SUMS if player == 0 else 1)
                    ahead = key[ply, eyes] + keys[after, eyes] - keys[cell, eyes]
                    base = earned[ply] + rows[after, 3] - rows[cell, 3]
                    if entered != row:
                        cell = cells[entered]
                        after = cell - (PER_SET << row)
                        ahead += keys[after, eyes] - keys[cell, eyes]
                        base += rows[after, 3] - rows[cell, 3]
                    if move >= DICTATION:
                        ahead ^= DICTATED_KEY
                    slot = ahead & mask
                    if memory[slot, 0] != ahead:
                        slot ^= 1
                    if memory[slot, 0] == ahead:
                        data = memory[slot, 1]
                        if (data >> 9) & 31 >= depth[ply] - 1:
                            known = (data >> 16) - 32768 + (base if eyes == 0 else -base)
                            kind = (data >> 7) & 3
                            if not again:
                                known = -known
                                kind = (3 - kind) % 3
                            if kind != AT_MOST and known >= beta:
                                found = known
                                found_move = move
                                cut = True
                                break
                            if kind != AT_LEAST and known <= alpha:
                                if known > found:
                                    found = known
                                    found_move = move
                                continue
                moves[ply, total] = move
                if move == known_move:
                    scores[ply, total] = 1 << 40
                else:
                    scores[ply, total] = (w << 12) + history[me, move]
                total += 1
            best[ply] = found
            best_move[ply] = found_move
            if last_step:
                value = found
                if ply == 0:
                    break
                mode = _RETURN
                continue
            count[ply] = 0 if cut else total
            at[ply] = -1
            mode = _NEXT

        elif mode == _NEXT:
            at[ply] += 1
            i = at[ply]
            n = count[ply]
            if best[ply] >= high[ply] or i >= n:
                # All moves done, or one of them good enough: remember, and go back.
                value = best[ply]
                me = mover[ply]
                word = key[ply, me]
                if dictated[ply]:
                    word ^= DICTATED_KEY
                kind = EXACT
                if value >= high[ply]:
                    kind = AT_LEAST
                    if i > 0 and best_move[ply] != NO_MOVE:
                        history[me, best_move[ply]] += depth[ply] * depth[ply]
                        if history[me, best_move[ply]] > 4000:
                            for player in range(2):
                                for move in range(2 * DICTATION):
                                    history[player, move] >>= 1
                elif value <= low_at_start[ply]:
                    kind = AT_MOST
                slot = word & mask
                if memory[slot, 0] != word and (memory[slot, 1] >> 9) & 31 > depth[ply]:
                    slot ^= 1
                base = earned[ply] if me == 0 else -earned[ply]
                memory[slot, 0] = word
                memory[slot, 1] = (
                    ((value - base + 32768) << 16)
                    | (depth[ply] << 9)
                    | (kind << 7)
                    | best_move[ply]
                )
                if ply == 0:
                    break
                mode = _RETURN
                continue
            pick = i
            for j in range(i + 1, n):
                if scores[ply, j] > scores[ply, pick]:
                    pick = j
            move = moves[ply, pick]
            moves[ply, pick] = moves[ply, i]
            moves[ply, i] = move
            scores[ply, pick] = scores[ply, i]
            # The first move is searched fully; the others have to show first that they are better,
            # late ones (unless the search is to be exact) at less depth.
            narrow[ply] = 0 if i == 0 else 1
            if reduce and i >= 4 and depth[ply] >= 3:
                narrow[ply] = 2 if i < 14 or depth[ply] < 5 else 3
            mode = _MAKE

        elif mode == _RETURN:
            ply -= 1
            take_back(sums, sets, moved_player[ply], moved_row[ply], moved_value[ply])
            cells[moved_row[ply]] = cells_before[ply, 0]
            if moved_value[ply] != moved_row[ply]:
                cells[moved_value[ply]] = cells_before[ply, 1]
            v = value if mover[ply + 1] == mover[ply] else -value
            if v > low[ply] and (narrow[ply] > 1 or (narrow[ply] == 1 and v < high[ply])):
                # Better than thought: look again, deeper or with the full window.
                narrow[ply] = 1 if narrow[ply] > 1 else 0
                mode = _MAKE
                continue
            if v > best[ply]:
                best[ply] = v
                best_move[ply] = moves[ply, at[ply]]
                low[ply] = max(low[ply], v)
            mode = _NEXT

        else:
            # Make the move chosen and enter the position after it.
            me = mover[ply]
            move = moves[ply, at[ply]]
            row = move >> 3 & 7
            entered = move & 7
            child = ply + 1
            if move < DICTATION:
                player = me
                mover[child] = me if dictated[ply] else 1 - me
                dictated[child] = 0
            else:
                player = 1 - me
                mover[child] = me
                dictated[child] = 1
            moved_row[ply] = row
            moved_value[ply] = entered
            moved_player[ply] = player
            worth[child] = worth[ply]
            most[child] = most[ply]
            least[child] = least[ply]
            earned[child] = earned[ply]
            key[child, 0] = key[ply, 0]
            key[child, 1] = key[ply, 1]
            for side in range(1 if entered == row else 2):
                touched = row if side == 0 else entered
                cell = cells[touched]
                if side == 0:
                    after = cell - (PER_SET << entered)
                    after += (entered + 1) * (SUMS if player == 0 else 1)
                else:
                    after = cell - (PER_SET << row)
                cells_before[ply, side] = cell
                cells[touched] = after
                worth[child] += rows[after, 0] - rows[cell, 0]
                most[child] += rows[after, 1] - rows[cell, 1]
                least[child] += rows[after, 2] - rows[cell, 2]
                earned[child] += rows[after, 3] - rows[cell, 3]
                key[child, 0] += keys[after, 0] - keys[cell, 0]
                key[child, 1] += keys[after, 1] - keys[cell, 1]
            enter(sums, sets, player, row, entered)
            left[child] = left[ply] - 1
            a = low[ply]
            b = high[ply]
            depth[child] = depth[ply] - 1
            if narrow[ply]:
                b = a + 1
                depth[child] = depth[ply] - narrow[ply]
            if mover[child] == me:
                low[child] = a
                high[child] = b
            else:
                low[child] = -b
                high[child] = -a
            ply = child
            mode = _ENTER

    out[0] = best[0]
    out[1] = best_move[0]
    out[2] = nodes
    out[3] = finished
    if not finished:
        # Leave the caller's position as it was; what the root knows so far may still be of use.
        while ply > 0:
            ply -= 1
            take_back(sums, sets, moved_player[ply], moved_row[ply], moved_value[ply])
